/* hipFFT. The values are those of hipFFT 1.0 (ROCm 7) and of cuFFT, which has the same ones. */
#pragma once

#include <hip/hip_complex.h>
#include <hip/hip_runtime_api.h>
#include <hip/library_types.h>
#include <stddef.h>

#define hipfftVersionMajor 1
#define hipfftVersionMinor 0
#define hipfftVersionPatch 20
#define HIPFFT_FORWARD (-1)
#define HIPFFT_BACKWARD 1

typedef enum hipfftResult_t {
  HIPFFT_SUCCESS = 0,
  HIPFFT_INVALID_PLAN = 1,
  HIPFFT_ALLOC_FAILED = 2,
  HIPFFT_INVALID_TYPE = 3,
  HIPFFT_INVALID_VALUE = 4,
  HIPFFT_INTERNAL_ERROR = 5,
  HIPFFT_EXEC_FAILED = 6,
  HIPFFT_SETUP_FAILED = 7,
  HIPFFT_INVALID_SIZE = 8,
  HIPFFT_UNALIGNED_DATA = 9,
  HIPFFT_INCOMPLETE_PARAMETER_LIST = 10,
  HIPFFT_INVALID_DEVICE = 11,
  HIPFFT_PARSE_ERROR = 12,
  HIPFFT_NO_WORKSPACE = 13,
  HIPFFT_NOT_IMPLEMENTED = 14,
  HIPFFT_NOT_SUPPORTED = 16
} hipfftResult;

typedef enum hipfftType_t {
  HIPFFT_C2C = 0x29,
  HIPFFT_R2C = 0x2a,
  HIPFFT_C2R = 0x2c,
  HIPFFT_Z2Z = 0x69,
  HIPFFT_D2Z = 0x6a,
  HIPFFT_Z2D = 0x6c
} hipfftType;

typedef enum hipfftLibraryPropertyType_t {
  HIPFFT_MAJOR_VERSION,
  HIPFFT_MINOR_VERSION,
  HIPFFT_PATCH_LEVEL
} hipfftLibraryPropertyType;

typedef struct hipfftHandle_t* hipfftHandle;
typedef float hipfftReal;
typedef double hipfftDoubleReal;
typedef hipComplex hipfftComplex;
typedef hipDoubleComplex hipfftDoubleComplex;

#define HIPSPV_FFT(name) hipfft##name
#define HIPSPV_FFT_STREAM hipStream_t
#define HIPSPV_FFT_PROPERTY hipfftLibraryPropertyType
#define HIPSPV_FFT_DATA hipDataType
#define HIPSPV_FFT_VALUE(name) HIPFFT_##name
#include <hip/spirv_detail/fft_functions.inc>
#undef HIPSPV_FFT_VALUE
#undef HIPSPV_FFT
#undef HIPSPV_FFT_STREAM
#undef HIPSPV_FFT_PROPERTY
#undef HIPSPV_FFT_DATA
