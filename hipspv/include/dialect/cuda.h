/* This source is CUDA. */
#undef __HIPSPV_UNDECIDED__
#include_next <cuda.h>
