// What a module needs of a device beyond what every OpenCL device has.
#pragma once

#include <cstdint>
#include <span>

#include "backends/backend.h"
#include "spirv.h"

namespace hipspv {

// Throws hipErrorNoBinaryForGpu where the device lacks something, with its name and the kernels that
// need it: device compilers say neither.
void requireFeatures(const ModuleInfo& info, std::span<const std::uint32_t> words,
                     const backend::DeviceFacts& device);

}  // namespace hipspv
