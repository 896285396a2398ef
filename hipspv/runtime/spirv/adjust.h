// Adapts a SPIR-V module to a device's features, before the device builds it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "features.h"
#include "module_info.h"

namespace hipspv {

// The form of a module for the device's compiler. Compilers end their process for some modules.
enum class Form {
  kUsual,
  kBarriersInLoop,  // each kernel has one barrier, in a loop
  kWithoutVectors,  // each vector of threads has one; warps are made of threads
};

// Makes all adaptations. words: those of the module with this information, or of a part of it; changed in place,
// since each copy of a large module counts. Throws hipErrorNoBinaryForGpu if the words need a feature that the
// device lacks.
void adjust(std::vector<std::uint32_t>& words, const ModuleInfo& info, const DeviceFeatures& device,
            Form form = Form::kUsual);

// Removes the sub-group sizes that kernels require and that are not in `sizes`: a device refuses the whole module
// for a size that it doesn't have.
void removeSubGroupSizes(std::vector<std::uint32_t>& words, std::span<const std::size_t> sizes);

void removeCapabilities(std::vector<std::uint32_t>& words, const std::set<std::uint32_t>& capabilities);

// Removes memory barriers among the lanes of a sub-group: on a CPU device these are parts of one
// thread's vectors, and the sub-group operation next to the barrier keeps the compiler from moving
// accesses. Intel's runtime executes a fence for each lane, 1.5 us for a warp.
void removeSubGroupFences(std::vector<std::uint32_t>& words);

// Removes the barriers between two iterations of a loop, which order no memory (the pass split-grid-stride-loops). They
// make vectors of threads alternate; a device that runs threads side by side only waits at them.
void removeTurnBarriers(std::vector<std::uint32_t>& words);

// Replaces each compare-exchange loop (hipspv.atomic) by the device's instruction, if it has one.
void useNativeAtomics(std::vector<std::uint32_t>& words, const ModuleInfo& info, const FloatAtomics& device);

}  // namespace hipspv
