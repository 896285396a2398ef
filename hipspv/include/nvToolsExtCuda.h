/* Names of the driver API's objects for profilers. */
#ifndef HIPSPV_CUDA_NVTOOLSEXTCUDA_H
#define HIPSPV_CUDA_NVTOOLSEXTCUDA_H

#include "nvtx3/nvToolsExtCuda.h"

#endif
