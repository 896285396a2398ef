// Implements generic pointers with integers: docs/architecture-devices.md, "Generic pointers in
// integers".
#pragma once

#include "library.h"

namespace hipspv::adapt {

// Replaces generic pointers by 64-bit integers. Throws hipErrorNoBinaryForGpu, with the kernels' names, for
// operations on them that integers can't replace.
void integersForGenericPointers(Module& module);

}  // namespace hipspv::adapt
