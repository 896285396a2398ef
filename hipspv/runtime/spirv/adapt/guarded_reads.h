// Reads of global memory that depend on a condition.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Makes the addresses of these reads depend on the thread, as far as the device's compiler knows.
void readForEachThread(Words& words);

}  // namespace hipspv::adapt
