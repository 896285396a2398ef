/* Cooperative groups: see cooperative_groups.h. */
#ifndef HIPSPV_CUDA_COOPERATIVE_GROUPS_SYNC_H
#define HIPSPV_CUDA_COOPERATIVE_GROUPS_SYNC_H

#include "../cooperative_groups.h"

#endif
