/* Marks and ranges for AMD's profilers: the header's path since ROCm 6.2. */
#ifndef HIPSPV_ROCPROFILER_SDK_ROCTX_ROCTX_H
#define HIPSPV_ROCPROFILER_SDK_ROCTX_ROCTX_H

#include "../roctx.h"

#endif
