// Adjusts a SPIR-V module to what a device has, before the device builds it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "backends/backend.h"
#include "spirv.h"

namespace hipspv {

// Some devices' compilers end at kernels with barriers under conditions.
enum class Barriers { kAsTheyAre, kOneInLoop };

// All of it. words: of the module that the information is about, or of a part of it; changed where they lie, as
// each copy of a large module counts. Throws hipErrorNoBinaryForGpu where the words need what the device
// lacks.
void adjust(std::vector<std::uint32_t>& words, const ModuleInfo& info,
            const backend::DeviceFacts& device, Barriers barriers = Barriers::kAsTheyAre);

// Removes the sub-group sizes that kernels require and that are none of `sizes`: a device refuses the
// whole module for one that it doesn't have.
void removeSubGroupSizes(std::vector<std::uint32_t>& words, std::span<const std::size_t> sizes);

void removeCapabilities(std::vector<std::uint32_t>& words,
                        const std::set<std::uint32_t>& capabilities);

// Removes memory barriers among the lanes of a sub-group: on a CPU device these are parts of one
// thread's vectors, and the sub-group operation beside the barrier keeps the compiler from moving
// accesses. Intel's runtime makes a fence for each lane of one, 1.5 us for a warp.
void removeSubGroupFences(std::vector<std::uint32_t>& words);

// Puts the device's instruction in the place of each compare-exchange loop (hipspv.atomic) that it has
// one for.
void useNativeAtomics(std::vector<std::uint32_t>& words, const ModuleInfo& info,
                      const backend::FloatAtomics& device);

}  // namespace hipspv
