// What device code needs of a device beyond what every OpenCL device has.
#pragma once

#include <cstdint>
#include <set>
#include <span>

#include "backends/backend.h"
#include "spirv.h"

namespace hipspv {

// Does the module declare a capability that the device lacks?
bool declaresLacking(const ModuleInfo& info, const backend::DeviceFacts& device);

// Throws hipErrorNoBinaryForGpu where the device lacks something that the words use, with its name and
// the kernels that need it: device compilers say neither. words: a part of the module. Gives the
// capabilities that they declare without a use and that the device lacks.
std::set<std::uint32_t> requireFeatures(const ModuleInfo& info, std::span<const std::uint32_t> words,
                                        const backend::DeviceFacts& device);

}  // namespace hipspv
