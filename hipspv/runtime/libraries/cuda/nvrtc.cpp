// NVRTC's functions, which are those of nvrtc.h. "PTX" and "CUBIN" are what cuModuleLoadData takes here.
#include <nvrtc.h>

#include "forward.h"

#define FORWARD(name) HIPSPV_FORWARD(hipspv::libraries::same, &name, #name)
FORWARD(nvrtcAddNameExpression)
FORWARD(nvrtcCompileProgram)
FORWARD(nvrtcCreateProgram)
FORWARD(nvrtcDestroyProgram)
FORWARD(nvrtcGetCUBIN)
FORWARD(nvrtcGetCUBINSize)
FORWARD(nvrtcGetLTOIR)
FORWARD(nvrtcGetLTOIRSize)
FORWARD(nvrtcGetLoweredName)
FORWARD(nvrtcGetNumSupportedArchs)
FORWARD(nvrtcGetNVVM)
FORWARD(nvrtcGetNVVMSize)
FORWARD(nvrtcGetOptiXIR)
FORWARD(nvrtcGetOptiXIRSize)
FORWARD(nvrtcGetPCHCreateStatus)
FORWARD(nvrtcGetPCHHeapSize)
FORWARD(nvrtcGetPCHHeapSizeRequired)
FORWARD(nvrtcGetPTX)
FORWARD(nvrtcGetPTXSize)
FORWARD(nvrtcGetProgramLog)
FORWARD(nvrtcGetProgramLogSize)
FORWARD(nvrtcGetSupportedArchs)
FORWARD(nvrtcSetFlowCallback)
FORWARD(nvrtcSetPCHHeapSize)
FORWARD(nvrtcGetErrorString)

// The version that the library stands for, in place of nvrtc.h's own function.
extern "C" __attribute__((visibility("default"))) nvrtcResult libraryVersion(int* major,
                                                                             int* minor) __asm__("nvrtcVersion");
nvrtcResult libraryVersion(int* major, int* minor) {
  if (major == nullptr || minor == nullptr) return NVRTC_ERROR_INVALID_INPUT;
  *major = HIPSPV_CUDA_MAJOR;
  *minor = HIPSPV_CUDA_MAJOR == 12 ? 8 : 0;
  return NVRTC_SUCCESS;
}
