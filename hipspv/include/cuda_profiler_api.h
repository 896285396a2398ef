/* cudaProfilerStart and cudaProfilerStop. */
#ifndef HIPSPV_CUDA_CUDA_PROFILER_API_H
#define HIPSPV_CUDA_CUDA_PROFILER_API_H

#include "cuda_runtime_api.h"

#endif
