// Functions that use shared memory which is a variable of the module.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Marks the functions that use a Workgroup variable, and those that call them, to be inlined.
void inlineUsersOfShared(Words& words);

}  // namespace hipspv::adapt
