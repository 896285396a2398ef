// A device's description of itself.
#pragma once

#include <string>

#include "cuda_abi.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv::cuda {

inline constexpr const char* kPlatform = "NVIDIA CUDA";

// All throw hipspv::Error. A missing attribute counts as 0.
int attribute(const Driver& driver, DeviceNumber device, Attribute attribute);
// 90 for the compute capability 9.0.
int capabilityOf(const Driver& driver, DeviceNumber device);
// version: of cuDriverGetVersion; loader: the library's name.
backend::DeviceProperties readProperties(const Driver& driver, DeviceNumber device, int version, const char* loader);

// "13.0" for 13000.
std::string versionText(int version);

}  // namespace hipspv::cuda
