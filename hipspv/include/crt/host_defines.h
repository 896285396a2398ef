/* CUDA's attributes: see host_defines.h. */
#ifndef HIPSPV_CUDA_CRT_HOST_DEFINES_H
#define HIPSPV_CUDA_CRT_HOST_DEFINES_H

#include "../host_defines.h"

#endif
