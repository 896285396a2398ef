/* cuFFT. The values are those of CUDA 12.8 and 13.0 (cuFFT API reference, 2). */
#ifndef _CUFFT_H_ /* NVIDIA's guard, by which programs test for cuFFT */
#define _CUFFT_H_

#include <cuComplex.h>
#include <cuda_runtime_api.h>
#include <library_types.h>
#include <stddef.h>

#define CUFFT_VER_MAJOR 11
#define CUFFT_VER_MINOR 3
#define CUFFT_VER_PATCH 3
#define CUFFT_VERSION 11303
#define CUFFT_FORWARD (-1)
#define CUFFT_INVERSE 1

typedef enum cufftResult_t {
  CUFFT_SUCCESS = 0,
  CUFFT_INVALID_PLAN = 1,
  CUFFT_ALLOC_FAILED = 2,
  CUFFT_INVALID_TYPE = 3,
  CUFFT_INVALID_VALUE = 4,
  CUFFT_INTERNAL_ERROR = 5,
  CUFFT_EXEC_FAILED = 6,
  CUFFT_SETUP_FAILED = 7,
  CUFFT_INVALID_SIZE = 8,
  CUFFT_UNALIGNED_DATA = 9,
#if __HIPSPV_CUDA_VERSION__ < 13000
  CUFFT_INCOMPLETE_PARAMETER_LIST = 10,
  CUFFT_PARSE_ERROR = 12,
  CUFFT_LICENSE_ERROR = 15,
#endif
  CUFFT_INVALID_DEVICE = 11,
  CUFFT_NO_WORKSPACE = 13,
  CUFFT_NOT_IMPLEMENTED = 14,
  CUFFT_NOT_SUPPORTED = 16,
  /* CUDA 13's */
  CUFFT_MISSING_DEPENDENCY = 17,
  CUFFT_NVRTC_FAILURE = 18,
  CUFFT_NVJITLINK_FAILURE = 19,
  CUFFT_NVSHMEM_FAILURE = 20
} cufftResult;

typedef enum cufftType_t {
  CUFFT_C2C = 0x29,
  CUFFT_R2C = 0x2a,
  CUFFT_C2R = 0x2c,
  CUFFT_Z2Z = 0x69,
  CUFFT_D2Z = 0x6a,
  CUFFT_Z2D = 0x6c
} cufftType;

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;

#define HIPSPV_FFT(name) cufft##name
#define HIPSPV_FFT_STREAM cudaStream_t
#define HIPSPV_FFT_PROPERTY libraryPropertyType
#define HIPSPV_FFT_DATA cudaDataType
#define HIPSPV_FFT_VALUE(name) CUFFT_##name
#include <hip/spirv_detail/fft_functions.inc>
#undef HIPSPV_FFT_VALUE
#undef HIPSPV_FFT
#undef HIPSPV_FFT_STREAM
#undef HIPSPV_FFT_PROPERTY
#undef HIPSPV_FFT_DATA

#endif
