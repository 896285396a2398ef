// HIP's API without a kernel: any C++ compiler takes it.
#include <hip/hip_runtime_api.h>

#include "kernels.h"

int deviceCount() {
  int count = 0;
  return hipGetDeviceCount(&count) == hipSuccess ? count : 0;
}
