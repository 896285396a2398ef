// Finds an OpenCL implementation with a device that accepts SPIR-V.
#pragma once

#include <memory>
#include <vector>

#include "cl_abi.h"
#include "hipspv/runtime/spirv/features.h"

namespace hipspv::cl {

inline bool isIntelCpu(const DeviceFeatures& properties) {
  return properties.type == backend::DeviceType::kCpu && properties.platform.starts_with("Intel");
}

// A device of an opened implementation. The library is never closed.
struct Found {
  std::shared_ptr<const Core> core;
  std::shared_ptr<const Usm> usm;                    // nullptr if the device has none
  std::shared_ptr<const BufferAddresses> addresses;  // nullptr if the device's buffers have none
  Platform platform;
  DeviceId device;
  DeviceFeatures properties;
};

// Opens the libraries in order until one has a device that accepts SPIR-V: $HIPSPV_OPENCL_LIBRARY alone if set,
// else the system's ICD loader, then the CPU runtime that is installed with hipspv. Records every attempt. The
// devices found lack the features that the mask hides.
std::vector<Found> findDevices(const Mask& mask, std::vector<backend::Attempt>& attempts);

}  // namespace hipspv::cl
