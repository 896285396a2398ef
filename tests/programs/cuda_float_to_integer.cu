// The conversions of float_to_integer.hip by CUDA's rules, which differ for NaN.
#include <cuda_runtime.h>

#include "float_to_integer.hip"
