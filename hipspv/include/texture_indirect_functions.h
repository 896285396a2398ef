/* Texture functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_TEXTURE_INDIRECT_FUNCTIONS_H
#define HIPSPV_CUDA_TEXTURE_INDIRECT_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
