// Implements generic pointers with integers: docs/architecture-devices.md, "Generic pointers in
// integers".
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Replaces generic pointers by 64-bit integers. Throws hipErrorNoBinaryForGpu, with the kernels' names, for
// operations on them that integers can't replace.
void integersForGenericPointers(Words& words);

}  // namespace hipspv::adapt
