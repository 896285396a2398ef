// Runs a kernel's threads from stop to stop. In a loop, all threads of a block reach one barrier, where those of
// a warp that are at the same stop exchange values.
#pragma once

#include "hipspv/runtime/spirv/ir/body.h"
#include "library.h"

namespace hipspv::adapt {

struct WarpShape {
  std::uint32_t lanes;       // in a warp
  std::uint32_t maxThreads;  // in a block
};

// For a kernel without calls of functions with warp operations. Throws hipErrorNoBinaryForGpu if it is impossible.
void makeWarpMachine(Module& module, ir::Body& kernel, const WarpShape& shape, Calls& calls);

// The variable with three components, which the module may lack.
Id builtInOf(Module& module, spv::BuiltIn number);

}  // namespace hipspv::adapt
