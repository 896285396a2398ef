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

// The module without the sub-group sizes that its kernels require and that are none of `sizes`: a
// device refuses the whole module for one that it doesn't have.
std::vector<std::uint32_t> withoutSubGroupSizes(std::span<const std::uint32_t> words,
                                                std::span<const std::size_t> sizes);

std::vector<std::uint32_t> withoutCapabilities(std::span<const std::uint32_t> words,
                                               const std::set<std::uint32_t>& capabilities);

// Those of a module's compare-exchange loops (hipspv.atomic) that the device has an instruction for.
std::vector<AtomicFunction> nativeAtomics(std::span<const AtomicFunction> functions,
                                          const backend::FloatAtomics& device);

// The module with the instruction in place of the loop in each of `functions`, which are its own.
std::vector<std::uint32_t> withNativeAtomics(std::span<const std::uint32_t> words,
                                             std::span<const AtomicFunction> functions);

}  // namespace hipspv
