// The kernels of the document about arguments for Vortex, and one whose arguments all have 8 bytes.
#include <hip/hip_runtime.h>

#include "document_types.h"

extern "C" __global__ void vectorAdd(float* a, float* b, float* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

extern "C" __global__ void complexKernel(float* output, Vec3 position, int count, double* data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) output[i] = position.x * i + position.y * (float)data[i] - position.z;
}

extern "C" __global__ void wideKernel(long* out, long factor, unsigned long count) {
  unsigned long i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = factor * (long)i;
}
