// Does generic pointers in integers: docs/architecture.md, "Generic pointers in integers".
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// The module with 64-bit integers for generic pointers. Throws hipErrorNoBinaryForGpu, with the kernels' names, where
// it does something with them that isn't done on integers.
void integersForGenericPointers(Words& words);

}  // namespace hipspv::adapt
