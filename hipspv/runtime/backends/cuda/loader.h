// Finds the CUDA driver and its devices.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cuda_abi.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv::cuda {

struct Found {
  std::shared_ptr<const Driver> driver;
  DeviceNumber device;
  int capability;  // 90 for 9.0
  int version;     // of CUDA, that the driver has: 13000 for 13.0
  backend::DeviceProperties properties;
};

// Adds one attempt.
std::vector<Found> findDevices(std::vector<backend::Attempt>& attempts);

}  // namespace hipspv::cuda
