// Device attributes by CUDA's values.
#pragma once

#include "results.h"

namespace hipspv::cuda_library {

Result deviceAttribute(int* value, int attribute, int device);

}  // namespace hipspv::cuda_library
