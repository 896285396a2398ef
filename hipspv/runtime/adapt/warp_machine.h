// Runs a kernel's threads from stop to stop: all of a block come to one barrier, in a loop, where those of a warp that
// are at the same stop exchange what they pass on.
#pragma once

#include "module_draft.h"

namespace hipspv::adapt {

struct WarpShape {
  std::uint32_t lanes;       // of a warp
  std::uint32_t maxThreads;  // of a block
};

// A kernel without calls of functions that have warp operations. Throws hipErrorNoBinaryForGpu for what can't be done.
void makeWarpMachine(ModuleDraft& module, FunctionBody& kernel, const WarpShape& shape);

}  // namespace hipspv::adapt
