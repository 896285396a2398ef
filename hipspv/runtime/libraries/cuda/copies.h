// Descriptions of copies, in which memory types have CUDA's values, as HIP's.
#pragma once

#include <hip/hip_runtime_api.h>

#include "hipspv/runtime/backends/cuda/cuda_abi.h"

namespace hipspv::cuda_library {

// By cuda.h, which graphs.cpp can't include: it defines functions that are others there.
HIP_MEMCPY3D hipCopy(const cuda::Copy3D& copy);

}  // namespace hipspv::cuda_library
