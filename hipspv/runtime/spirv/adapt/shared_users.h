// Functions that use shared memory declared as a variable of the module.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Marks the functions that use a Workgroup variable, and their callers, for inlining.
void inlineUsersOfShared(Words& words);

}  // namespace hipspv::adapt
