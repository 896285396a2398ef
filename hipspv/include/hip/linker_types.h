/* Inputs of modules and links (ROCm/HIP include/hip/linker_types.h), besides hip_runtime_api.h's options. */
#ifndef HIP_INCLUDE_HIP_LINKER_TYPES_H
#define HIP_INCLUDE_HIP_LINKER_TYPES_H

#include <hip/hip_runtime_api.h>

typedef enum hipJitCacheMode { hipJitCacheOptionNone = 0, hipJitCacheOptionCG, hipJitCacheOptionCA } hipJitCacheMode;

typedef enum hipJitFallback { hipJitPreferPTX = 0, hipJitPreferBinary } hipJitFallback;

#endif
