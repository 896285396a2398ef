// Warps of work-items, for devices without sub-groups of a warp's size or without their ballots.
#pragma once

#include "library.h"
#include "warp_machine.h"

namespace hipspv::adapt {

// What is made of work-items that meet at one barrier in a loop, beside sums of blocks: operations of warps, all
// barriers of blocks, and those of functions with ways into the middle of loops.
struct Made {
  bool warps = false, barriers = false, barriersWithWaysInside = false;
};

// The module with that. Throws hipErrorNoBinaryForGpu for what isn't done in software.
void makeWarps(Words& words, const Library& library, const WarpShape& shape, const Made& made);

// Leaves no way into the middle of a loop in kernels with barriers.
void enterLoopsAtHeaders(Words& words);

}  // namespace hipspv::adapt
