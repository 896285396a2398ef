// Products on NVIDIA's GPUs: cuBLASLt, with the driver's stream for HIP's.
#pragma once

#include "../../libraries/nvidia_library.h"
#include "../provider.h"

namespace hipspv::blaslt {

// It stays loaded. Throws Error.
const libraries::NvidiaLibrary<Status>& cublasLt();

// For the current device. Throws Error if it isn't NVIDIA's, or if cuBLASLt isn't found.
std::unique_ptr<Provider> makeNvidiaProvider();

}  // namespace hipspv::blaslt
