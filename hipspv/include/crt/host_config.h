/* What the host's compiler must be: any that hipspv-cc calls will do. */
#ifndef HIPSPV_CUDA_CRT_HOST_CONFIG_H
#define HIPSPV_CUDA_CRT_HOST_CONFIG_H

#include "../host_defines.h"

#endif
