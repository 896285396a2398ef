// NVRTC's functions that are hipRTC's. "PTX" and "CUBIN" are what cuModuleLoadData takes here.
#include <nvrtc.h>

#include "forward.h"

namespace {

// Both have the same values.
nvrtcResult same(nvrtcResult result) { return result; }

}  // namespace

#define FORWARD(name) HIPSPV_FORWARD(same, &name, #name)
FORWARD(nvrtcCreateProgram)
FORWARD(nvrtcDestroyProgram)
FORWARD(nvrtcCompileProgram)
FORWARD(nvrtcGetPTXSize)
FORWARD(nvrtcGetPTX)
FORWARD(nvrtcGetCUBINSize)
FORWARD(nvrtcGetCUBIN)
FORWARD(nvrtcGetProgramLogSize)
FORWARD(nvrtcGetProgramLog)
FORWARD(nvrtcAddNameExpression)
FORWARD(nvrtcGetLoweredName)
