// A table of functions in device memory: its addresses are constant pointers made from integers.
#include <hip/hip_runtime.h>

#include <cstdio>

constexpr int kThreads = 20;
typedef int (*Operation)(int, int);

__device__ __noinline__ int add(int a, int b) { return a + b; }
__device__ __noinline__ int multiply(int a, int b) { return a * b; }
__device__ Operation table[] = {add, multiply};

__global__ void apply(int* out) { out[threadIdx.x] = table[threadIdx.x % 2](threadIdx.x, 3); }
__global__ void compare(int* out) { out[threadIdx.x] = table[threadIdx.x % 2] == multiply; }

int main() {
  int *out, wrong = 0;
  (void)hipMallocManaged(&out, kThreads * sizeof(int));
  apply<<<1, kThreads>>>(out);
  wrong += hipDeviceSynchronize() != hipSuccess;
  for (int i = 0; i < kThreads; ++i) wrong += out[i] != (i % 2 ? i * 3 : i + 3);
  compare<<<1, kThreads>>>(out);
  wrong += hipDeviceSynchronize() != hipSuccess;
  for (int i = 0; i < kThreads; ++i) wrong += out[i] != i % 2;
  std::printf("%d wrong\n", wrong);
}
