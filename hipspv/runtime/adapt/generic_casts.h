// Casts from generic pointers that ask which memory a pointer leads to.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// The module's explicit casts give the pointer in any case: for devices whose memory has one address space.
void castPlainly(Words& words);

}  // namespace hipspv::adapt
