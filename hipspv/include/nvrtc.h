/*
 * Compilation at run time: NVRTC's names for hipRTC, and its functions that hipRTC lacks. Names, values and signatures:
 * CUDA 12.8's and 13.0's nvrtc.h.
 */
#ifndef HIPSPV_CUDA_NVRTC_H
#define HIPSPV_CUDA_NVRTC_H

#include "host_defines.h"

#include <hip/hiprtc.h>
#include <hip/spirv_detail/cuda_nvrtc_names.h>

/* ---- Results that hipRTC lacks --------------------------------------------------------------- */

#define NVRTC_ERROR_TIME_FILE_WRITE_FAILED ((nvrtcResult)12)
#define NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED ((nvrtcResult)13)
#define NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED ((nvrtcResult)14)
#define NVRTC_ERROR_PCH_CREATE ((nvrtcResult)15)
#define NVRTC_ERROR_CANCELLED ((nvrtcResult)16)
#if __HIPSPV_CUDA_VERSION__ >= 13000
#define NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED ((nvrtcResult)17)
#endif

/* ---- The runtime's functions for this header ------------------------------------------------- */

#if defined(__cplusplus)
extern "C" {
#endif
nvrtcResult __hipspvCompileCuda(nvrtcProgram program, int count, const char* const* options);
nvrtcResult __hipspvNvrtcGetCode(nvrtcProgram program, const char* form, const char** bytes, size_t* size);
nvrtcResult __hipspvNvrtcSetFlowCallback(nvrtcProgram program, int (*callback)(void*, void*), void* payload);
nvrtcResult __hipspvNvrtcGetPCHCreateStatus(nvrtcProgram program);
nvrtcResult __hipspvNvrtcGetPCHHeapSizeRequired(nvrtcProgram program, size_t* size);
nvrtcResult __hipspvNvrtcGetPCHHeapSize(size_t* size);
nvrtcResult __hipspvNvrtcSetPCHHeapSize(size_t size);
const char* __hipspvNvrtcGetErrorString(nvrtcResult result);
nvrtcResult __hipspvNvrtcGetSupportedArchs(int* count, int* architectures);
#if defined(__cplusplus)
}
#endif

/* ---- Information ------------------------------------------------------------------------------- */

static inline const char* nvrtcGetErrorString(nvrtcResult result) { return __hipspvNvrtcGetErrorString(result); }

static inline nvrtcResult nvrtcVersion(int* major, int* minor) {
  if (!major || !minor) return NVRTC_ERROR_INVALID_INPUT;
  *major = __HIPSPV_CUDA_VERSION__ / 1000;
  *minor = __HIPSPV_CUDA_VERSION__ % 1000 / 10;
  return NVRTC_SUCCESS;
}

/* The architectures that have PTX beside SPIR-V. */
static inline nvrtcResult nvrtcGetNumSupportedArchs(int* count) {
  return count ? __hipspvNvrtcGetSupportedArchs(count, NULL) : NVRTC_ERROR_INVALID_INPUT;
}
static inline nvrtcResult nvrtcGetSupportedArchs(int* architectures) {
  int count;
  return architectures ? __hipspvNvrtcGetSupportedArchs(&count, architectures) : NVRTC_ERROR_INVALID_INPUT;
}

/* ---- Programs ---------------------------------------------------------------------------------- */

/* NVIDIA's functions take arrays of constant pointers. */
static inline nvrtcResult nvrtcCreateProgram(nvrtcProgram* program, const char* source, const char* name, int count,
                                             const char* const* headers, const char* const* names) {
  return hiprtcCreateProgram(program, source, name, count, headers, names);
}
static inline nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char* const* options) {
  return __hipspvCompileCuda(program, count, options);
}
static inline nvrtcResult nvrtcSetFlowCallback(nvrtcProgram program, int (*callback)(void*, void*), void* payload) {
  return __hipspvNvrtcSetFlowCallback(program, callback, payload);
}

/* ---- Code --------------------------------------------------------------------------------------- */

static inline nvrtcResult __hipspv_nvrtc_size(nvrtcProgram program, const char* form, size_t* size) {
  const char* bytes;
  return size ? __hipspvNvrtcGetCode(program, form, &bytes, size) : NVRTC_ERROR_INVALID_INPUT;
}
static inline nvrtcResult __hipspv_nvrtc_copy(nvrtcProgram program, const char* form, char* to) {
  const char* bytes;
  size_t size, i;
  nvrtcResult result = to ? __hipspvNvrtcGetCode(program, form, &bytes, &size) : NVRTC_ERROR_INVALID_INPUT;
  for (i = 0; result == NVRTC_SUCCESS && i < size; ++i) to[i] = bytes[i];
  return result;
}

/* The code as cuModuleLoadData takes it; with -rdc=true, bitcode for cuLinkAddData. Empty text after errors. */
static inline nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t* size) {
  nvrtcResult result = __hipspv_nvrtc_size(program, "ptx", size);
  if (result == NVRTC_SUCCESS && *size == 0) *size = 1;
  return result;
}
static inline nvrtcResult nvrtcGetPTX(nvrtcProgram program, char* code) {
  size_t size;
  nvrtcResult result = __hipspv_nvrtc_size(program, "ptx", &size);
  if (result == NVRTC_SUCCESS && size == 0 && code) {
    *code = 0;
    return NVRTC_SUCCESS;
  }
  return __hipspv_nvrtc_copy(program, "ptx", code);
}

/* The same, of programs for a real architecture (-arch=sm_<n>). */
static inline nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t* size) {
  return __hipspv_nvrtc_size(program, "cubin", size);
}
static inline nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char* code) {
  return __hipspv_nvrtc_copy(program, "cubin", code);
}

/* Bitcode, of programs compiled with -dlto. */
static inline nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram program, size_t* size) {
  return __hipspv_nvrtc_size(program, "ltoir", size);
}
static inline nvrtcResult nvrtcGetLTOIR(nvrtcProgram program, char* code) {
  return __hipspv_nvrtc_copy(program, "ltoir", code);
}

/* There is none: -optix-ir is an invalid option. */
static inline nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram program, size_t* size) {
  return __hipspv_nvrtc_size(program, "optixir", size);
}
static inline nvrtcResult nvrtcGetOptiXIR(nvrtcProgram program, char* code) {
  return __hipspv_nvrtc_copy(program, "optixir", code);
}

#if __HIPSPV_CUDA_VERSION__ < 13000
/* Older names of the functions for LTO IR. */
static inline nvrtcResult nvrtcGetNVVMSize(nvrtcProgram program, size_t* size) {
  return nvrtcGetLTOIRSize(program, size);
}
static inline nvrtcResult nvrtcGetNVVM(nvrtcProgram program, char* code) { return nvrtcGetLTOIR(program, code); }
#endif

/* ---- Precompiled headers: none are made -------------------------------------------------------- */

static inline nvrtcResult nvrtcGetPCHHeapSize(size_t* size) { return __hipspvNvrtcGetPCHHeapSize(size); }
static inline nvrtcResult nvrtcSetPCHHeapSize(size_t size) { return __hipspvNvrtcSetPCHHeapSize(size); }
static inline nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram program) {
  return __hipspvNvrtcGetPCHCreateStatus(program);
}
static inline nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram program, size_t* size) {
  return __hipspvNvrtcGetPCHHeapSizeRequired(program, size);
}

/* ---- Names of types ---------------------------------------------------------------------------- */

#if defined(__cplusplus) && defined(NVRTC_GET_TYPE_NAME) && NVRTC_GET_TYPE_NAME
#include <cxxabi.h>

#include <cstdlib>
#include <string>
#include <typeinfo>

static inline nvrtcResult nvrtcGetTypeName(const std::type_info& type, std::string* result) {
  int status = 0;
  char* name = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  if (status != 0) return NVRTC_ERROR_INTERNAL_ERROR;
  *result = name;
  std::free(name);
  return NVRTC_SUCCESS;
}
/* typeid drops references and const, which the argument of a template keeps. */
template <class __T>
struct __hipspv_type_name {};
template <class __T>
static inline nvrtcResult nvrtcGetTypeName(std::string* result) {
  nvrtcResult status = nvrtcGetTypeName(typeid(__hipspv_type_name<__T>), result);
  if (status != NVRTC_SUCCESS) return status;
  const std::size_t begin = result->find('<') + 1;
  *result = result->substr(begin, result->rfind('>') - begin);
  return NVRTC_SUCCESS;
}
#endif

#endif
