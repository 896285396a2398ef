/* CUDA's attributes: host_defines.h has them. */
#ifndef HIPSPV_CUDA_CRT_HOST_DEFINES_H
#define HIPSPV_CUDA_CRT_HOST_DEFINES_H

#include "../host_defines.h"

#endif
