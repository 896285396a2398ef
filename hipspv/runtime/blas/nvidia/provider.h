// BLAS on NVIDIA's GPUs: cuBLAS, with the driver's stream for HIP's.
#pragma once

#include <memory>

#include "../call.h"

namespace hipspv::blas {

// For the current device. Throws Error if it isn't NVIDIA's, or if cuBLAS isn't found.
std::unique_ptr<Provider> makeNvidiaProvider();

}  // namespace hipspv::blas
