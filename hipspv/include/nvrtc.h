/*
 * Compilation at run time: NVRTC's names for hipRTC.
 *
 * Names map by AMD's HIPIFY tables (CUDA2HIP_RTC_API_*.cpp). A function that HIP's headers here
 * don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_NVRTC_H
#define HIPSPV_CUDA_NVRTC_H

#include "host_defines.h"

#include <hip/hiprtc.h>

/* ---- Types and results --------------------------------------------------------------------- */

#define nvrtcResult hiprtcResult
#define NVRTC_SUCCESS HIPRTC_SUCCESS
#define NVRTC_ERROR_OUT_OF_MEMORY HIPRTC_ERROR_OUT_OF_MEMORY
#define NVRTC_ERROR_PROGRAM_CREATION_FAILURE HIPRTC_ERROR_PROGRAM_CREATION_FAILURE
#define NVRTC_ERROR_INVALID_INPUT HIPRTC_ERROR_INVALID_INPUT
#define NVRTC_ERROR_INVALID_PROGRAM HIPRTC_ERROR_INVALID_PROGRAM
#define NVRTC_ERROR_INVALID_OPTION HIPRTC_ERROR_INVALID_OPTION
#define NVRTC_ERROR_COMPILATION HIPRTC_ERROR_COMPILATION
#define NVRTC_ERROR_BUILTIN_OPERATION_FAILURE HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE
#define NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION
#define NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION
#define NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID
#define NVRTC_ERROR_INTERNAL_ERROR HIPRTC_ERROR_INTERNAL_ERROR
#define nvrtcProgram hiprtcProgram

/* ---- Functions ----------------------------------------------------------------------------- */

#define nvrtcGetErrorString hiprtcGetErrorString
#define nvrtcVersion hiprtcVersion
#define nvrtcDestroyProgram hiprtcDestroyProgram
#define nvrtcGetCUBINSize hiprtcGetCodeSize
#define nvrtcGetCUBIN hiprtcGetCode
#define nvrtcGetProgramLogSize hiprtcGetProgramLogSize
#define nvrtcGetProgramLog hiprtcGetProgramLog
#define nvrtcAddNameExpression hiprtcAddNameExpression
#define nvrtcGetLoweredName hiprtcGetLoweredName

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
