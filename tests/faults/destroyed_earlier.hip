// A later source of the library: its kernels are removed before the static objects of earlier sources are destroyed.
#include <hip/hip_runtime.h>

__global__ void another(int* value) { *value = 43; }

extern "C" void launch_another(int* value) { another<<<1, 1>>>(value); }
