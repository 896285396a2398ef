// A module's promise that all work-groups of a launch have one size.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// A module of OpenCL C 2.0 or later becomes one of 1.2, which has no smaller work-groups at the end of a row
// (OpenCL C 3.0, section 6.15.1: get_local_size). Modules with a capability or built-in variable
// that 1.2 lacks stay.
void promiseUniformGroups(Words& words);

}  // namespace hipspv::adapt
