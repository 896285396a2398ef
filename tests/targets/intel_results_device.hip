// Kernels with variables of all kinds, for a module that the runtime uses whole.
#include <hip/hip_runtime.h>

__device__ int counter = 3;
__constant__ float factors[2] = {0.5f, 3};
__device__ int* leads_to = &counter;
__device__ __managed__ int both = 7;

__global__ void scale(float* p, int n) {
  __shared__ float own[64];
  const int i = threadIdx.x;
  own[i] = p[i];
  __syncthreads();
  p[i] = own[n - 1 - i] / factors[1] + __shfl(p[i], 1);
}
__global__ void halve(double* p) { p[threadIdx.x] = sqrt(p[threadIdx.x]) / 3; }
__global__ void count(int* p) {
  atomicAdd(leads_to, threadIdx.x);
  atomicAdd(&both, 1);
  if (threadIdx.x == 0) *p = 1;
}
__global__ void say(int n) { printf("device %d\n", n + both); }
__global__ void dynamic(int* p) {
  extern __shared__ int shared[];
  shared[threadIdx.x] = threadIdx.x;
  __syncthreads();
  p[threadIdx.x] = shared[31 - threadIdx.x];
}
