/* Requirements on the host's compiler. */
#ifndef HIPSPV_CUDA_HOST_CONFIG_H
#define HIPSPV_CUDA_HOST_CONFIG_H

#include "crt/host_config.h"

#endif
