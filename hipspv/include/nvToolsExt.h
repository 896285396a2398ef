/* Marks and ranges for profilers. */
#ifndef HIPSPV_CUDA_NVTOOLSEXT_H
#define HIPSPV_CUDA_NVTOOLSEXT_H

#include "nvtx3/nvToolsExt.h"

#endif
