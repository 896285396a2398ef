/* The functions of cuda_pipeline_primitives.h: there is no nvcuda::experimental::pipeline. */
#ifndef HIPSPV_CUDA_CUDA_PIPELINE_H
#define HIPSPV_CUDA_CUDA_PIPELINE_H

#include "cuda_pipeline_primitives.h"

#endif
