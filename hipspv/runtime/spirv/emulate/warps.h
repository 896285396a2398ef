// Warps of work-items, for devices without sub-groups of a warp's size or without their ballots.
#pragma once

#include "library.h"
#include "warp_machine.h"

namespace hipspv::adapt {

// The operations to implement with work-items that converge at one barrier in a loop, besides sums of blocks:
// operations of warps, all barriers of blocks, and barriers in functions with edges into the middle of loops.
struct Made {
  bool warps = false, barriers = false, barriersWithWaysInside = false;
};

// Implements them. Throws hipErrorNoBinaryForGpu for operations without a software implementation.
void makeWarps(Module& module, const Library& library, const WarpShape& shape, const Made& made);

// Removes edges into the middle of a loop in kernels with barriers.
void enterLoopsAtHeaders(Module& module);

}  // namespace hipspv::adapt
