// Marks and ranges of AMD's profilers: the functions of roctx.h.
#include <roctx.h>

#include "hipspv/runtime/libraries/cuda/forward.h"

#define FORWARD(name) HIPSPV_FORWARD(hipspv::libraries::same, &name, #name)
FORWARD(roctx_version_major)
FORWARD(roctx_version_minor)
FORWARD(roctxGetThreadId)
FORWARD(roctxMarkA)
FORWARD(roctxNameHipDevice)
FORWARD(roctxNameHipStream)
FORWARD(roctxNameHsaAgent)
FORWARD(roctxNameOsThread)
FORWARD(roctxProfilerPause)
FORWARD(roctxProfilerResume)
FORWARD(roctxRangePop)
FORWARD(roctxRangePushA)
FORWARD(roctxRangeStartA)
FORWARD(roctxRangeStop)
