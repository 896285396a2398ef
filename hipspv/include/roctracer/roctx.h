/* Marks and ranges for AMD's profilers, by their header's first path. */
#ifndef HIPSPV_ROCTRACER_ROCTX_H
#define HIPSPV_ROCTRACER_ROCTX_H

#include "../roctx.h"

#endif
