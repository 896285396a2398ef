/* Cooperative groups. */
#ifndef HIPSPV_CUDA_COOPERATIVE_GROUPS_H
#define HIPSPV_CUDA_COOPERATIVE_GROUPS_H

#include "cuda_runtime.h"

#include <hip/hip_cooperative_groups.h>

#endif
