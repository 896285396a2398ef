/*
 * Compilation at run time: NVRTC's names for hipRTC.
 *
 * A function that HIP's headers here don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_NVRTC_H
#define HIPSPV_CUDA_NVRTC_H

#include "host_defines.h"

#include <hip/hiprtc.h>
#include <hip/spirv_detail/cuda_nvrtc_names.h>

/* ---- Functions ----------------------------------------------------------------------------- */

/* Code compiled for a link (-rdc=true) is bitcode instead of PTX: cuLinkAddData accepts it. */
static inline nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t* size) {
  nvrtcResult result = hiprtcGetCodeSize(program, size);
  return result == NVRTC_ERROR_INVALID_PROGRAM ? hiprtcGetBitcodeSize(program, size) : result;
}
static inline nvrtcResult nvrtcGetPTX(nvrtcProgram program, char* code) {
  nvrtcResult result = hiprtcGetCode(program, code);
  return result == NVRTC_ERROR_INVALID_PROGRAM ? hiprtcGetBitcode(program, code) : result;
}

/* NVIDIA's functions take arrays of constant pointers. */
static inline nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* source, const char* name, int count,
                                             const char* const* headers, const char* const* names) {
  return hiprtcCreateProgram(program, source, name, count, (const char**)headers, (const char**)names);
}
#if defined(__cplusplus)
extern "C"
#endif
    hiprtcResult __hipspvCompileCuda(hiprtcProgram program, int count, const char** options);
static inline nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char* const* options) {
  return __hipspvCompileCuda(program, count, (const char**)options);
}

#endif
