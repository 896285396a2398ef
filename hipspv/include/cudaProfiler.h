/* cuProfilerStart and cuProfilerStop. */
#ifndef HIPSPV_CUDA_CUDAPROFILER_H
#define HIPSPV_CUDA_CUDAPROFILER_H

#include "cuda.h"

#endif
