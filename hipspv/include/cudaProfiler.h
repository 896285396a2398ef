/* CUDA's header of this name: cuda.h has the start and the end of profiling. */
#ifndef HIPSPV_CUDA_PROFILER_H
#define HIPSPV_CUDA_PROFILER_H

#include "cuda.h"

typedef enum CUoutput_mode_enum { CU_OUT_KEY_VALUE_PAIR = 0, CU_OUT_CSV = 1 } CUoutput_mode;

/* Since CUDA 12.0 it has only this result (CUDA Driver API, "Profiler Control [DEPRECATED]"). */
static inline CUresult cuProfilerInitialize(const char* config, const char* output, CUoutput_mode mode) {
  (void)config, (void)output, (void)mode;
  return CUDA_ERROR_NOT_SUPPORTED;
}

#endif
