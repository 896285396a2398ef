// The device half: a kernel and the host function that launches it.
#include "vec.h"

__global__ void mirror_kernel(Vec* vectors, Vec normal, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) vectors[i] = mirror(vectors[i], normal);
}

void mirror_all(Vec* device_vectors, Vec normal, int n) {
  mirror_kernel<<<(n + 63) / 64, 64>>>(device_vectors, normal, n);
}
