/* Marks and ranges for AMD's profilers: the header's original path. */
#ifndef HIPSPV_ROCTRACER_ROCTX_H
#define HIPSPV_ROCTRACER_ROCTX_H

#include "../roctx.h"

#endif
