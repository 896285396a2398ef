// Devices of the CUDA driver, for the table of back ends.
#pragma once

#include "hipspv/runtime/backends/backend.h"

namespace hipspv::backend {

// All devices: no entry point of HIP hands over one of the driver's.
Discovery discoverCuda(const NativeDevice* only);

}  // namespace hipspv::backend
