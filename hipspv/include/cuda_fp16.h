/* Half precision. */
#ifndef HIPSPV_CUDA_CUDA_FP16_H
#define HIPSPV_CUDA_CUDA_FP16_H

#include "host_defines.h"

#include <hip/hip_fp16.h>

/* NVIDIA's names of the types in their headers. */
#define __nv_half __half
#define __nv_half2 __half2
#define nv_half __half
#define nv_half2 __half2

#endif
