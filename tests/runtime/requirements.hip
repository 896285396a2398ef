// Kernels that need more than every OpenCL device has; "plain" alone is launched.
#include "show.h"

__device__ __attribute__((noinline)) void deep(unsigned long long* p) { atomicMax(p, 5ull); }

extern "C" __global__ void wide(unsigned long long* p) { deep(p); }
extern "C" __global__ void votes(unsigned long long* p) { p[threadIdx.x] = __ballot(threadIdx.x & 1); }
extern "C" __global__ void plain(unsigned* p) { atomicAdd(p, 2u); }

int main() {
  unsigned* p;
  HIP(hipMallocManaged(&p, sizeof *p));
  *p = 40;
  plain<<<1, 1>>>(p);
  show("launch", hipGetLastError());
  HIP(hipDeviceSynchronize());
  std::printf("value=%u\n", *p);
  return 0;
}
