/* Names of the runtime API's objects for profilers. */
#ifndef HIPSPV_CUDA_NVTOOLSEXTCUDART_H
#define HIPSPV_CUDA_NVTOOLSEXTCUDART_H

#include "nvtx3/nvToolsExtCudaRt.h"

#endif
