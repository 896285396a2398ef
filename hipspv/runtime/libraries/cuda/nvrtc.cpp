// NVRTC's functions, which are those of nvrtc.h. "PTX" and "CUBIN" are what cuModuleLoadData takes here.
#include <nvrtc.h>

#include "forward.h"

namespace {

// Both have the same values.
nvrtcResult same(nvrtcResult result) { return result; }
const char* text(const char* text) { return text; }

}  // namespace

#define FORWARD(name) HIPSPV_FORWARD(same, &name, #name)
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
HIPSPV_FORWARD(text, &nvrtcGetErrorString, "nvrtcGetErrorString")
