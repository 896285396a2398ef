/* Cooperative groups: see cooperative_groups.h. */
#ifndef HIPSPV_CUDA_COOPERATIVE_GROUPS_REDUCE_H
#define HIPSPV_CUDA_COOPERATIVE_GROUPS_REDUCE_H

#include "../cooperative_groups.h"

#endif
