// The comments have how often each line runs.
#include "support.h"

__device__ int twice(int x) {
  return 2 * x;  // 4
}

template <class T>
__device__ T half(T x) {
  return x / 2;  // 24
}

__global__ void work(const int *in, int *out) {
  const int t = threadIdx.x;       // 16
  out[t] = half(in[t]);            // 16
  if (t >= 4)                      // 16
    return;                        // 8
  int sum = half(float(t));        // 8
  for (int i = 0; i < t; ++i)      // 20
    sum += i;                      // 12
  if (t % 2 != 0)                  // 8
    sum = twice(sum);              // 4
  else
    sum = 0;                       // 4
  if (in[t] < 0)                   // 8
    sum = 7;                       // 0
  __syncthreads();                 // 8
  out[t] = sum;                    // 8
}                                  // 16

int main() {
  Memory memory;
  RUN(work, 2, 8);
  std::puts("done");
}
