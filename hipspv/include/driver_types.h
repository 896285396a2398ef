/*
 * The CUDA runtime's types, enumerators and flags in terms of HIP's.
 * cuda_names.txt has the names that are HIP's own under another name.
 */
#ifndef HIPSPV_CUDA_DRIVER_TYPES_H
#define HIPSPV_CUDA_DRIVER_TYPES_H

/* NVIDIA's guard, by which programs check that the runtime's types are included. */
#ifndef __DRIVER_TYPES_H__
#define __DRIVER_TYPES_H__
#endif

#include "host_defines.h"

#include <hip/hip_runtime_api.h>
#include <hip/spirv_detail/cuda_attributes.h>
#include <hip/spirv_detail/cuda_type_names.h>

typedef enum cudaError cudaError_t;

/* ---- Types and flags ----------------------------------------------------------------------- */

#define cudaEnableDefault 0
#define cudaEnableLegacyStream 1
#define cudaEnablePerThreadDefaultStream 2
/* Only in CUDA: devices here have neither, hipErrorUnsupportedLimit. */
#define cudaLimitDevRuntimeSyncDepth ((enum hipLimit_t)3)
#define cudaLimitDevRuntimePendingLaunchCount ((enum hipLimit_t)4)
#define cudaLimitMaxL2FetchGranularity ((enum hipLimit_t)5)
#define cudaLimitPersistingL2CacheSize ((enum hipLimit_t)6)
#define cudaInitDeviceFlagsAreValid 0x01

/* ---- Arrays, textures, surfaces ------------------------------------------------------------ */

#define cudaSurfaceType1D 0x01
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceTypeCubemapLayered 0xFC

/* ---- Graphs -------------------------------------------------------------------------------- */

/* HIP has no flags for mapping. */
enum cudaGraphicsMapFlags {
  cudaGraphicsMapFlagsNone = 0,
  cudaGraphicsMapFlagsReadOnly = 1,
  cudaGraphicsMapFlagsWriteDiscard = 2
};

#endif
