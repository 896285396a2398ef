// Variables with addresses in them, shared by some kernels and not by others; dynamic shared memory.
#include <hip/hip_runtime.h>

__device__ int counter = 3;
__device__ int* place = &counter;
__constant__ short table[4] = {1, 2, 3, 4};
extern __shared__ int dynamic[];

__global__ void count() { atomicAdd(place, 1); }
__global__ void look(int* out) { out[threadIdx.x] = table[threadIdx.x & 3] + dynamic[threadIdx.x]; }
__global__ __launch_bounds__(64) void check(int value) {
  if (value != 1) __builtin_trap();
}

int main() {}
