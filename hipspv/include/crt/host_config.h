/* Requirements on the host's compiler: any that hipspv-cc calls is suitable. */
#ifndef HIPSPV_CUDA_CRT_HOST_CONFIG_H
#define HIPSPV_CUDA_CRT_HOST_CONFIG_H

#include "../host_defines.h"

#endif
