// nvcc accepts macros that stand for #pragma (CUTLASS's nvcc branch). Loops, functions and members follow them.
#include <cstdio>

// clang-format off
#define UNROLL #pragma unroll
#define UNROLL_4 \
  #pragma unroll 4
#define NO_CHECK #pragma nv_exec_check_disable
// clang-format on

struct Host {
  Host() { printf("constructed\n"); }
  NO_CHECK
  template <class T>
  __host__ __device__ T twice(T value) {
    return 2 * value;
  }
} host;

NO_CHECK
__global__ void fill(int* out) {
  UNROLL
  for (int i = 0; i < 4; ++i) out[i] = i;
  UNROLL_4
  for (int i = 4; i < 8; ++i) out[i] = i;
}

int main() {
  int* out = nullptr;
  cudaMallocManaged(&out, 8 * sizeof(int));
  fill<<<1, 1>>>(out);
  cudaDeviceSynchronize();
  printf("%d\n", host.twice(out[3] + out[7]));
  return 0;
}
