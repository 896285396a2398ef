// For debuggers: variables that live across a barrier, structures, shared memory, functions and a block of two
// dimensions. A comment with a name marks a line.
#include <hip/hip_runtime.h>

#include <cstdio>

struct Pair {
  int first;
  float second;
};

__device__ __attribute__((noinline)) int twice(int value) {
  int doubled = value * 2;
  return doubled;  // in twice
}

__global__ void kernel(int* out, Pair pair, int count) {
  __shared__ int tile[32];
  const int rank = threadIdx.y * blockDim.x + threadIdx.x;
  int before = rank * 3 + pair.first;
  int list[4];
  for (int k = 0; k < 4; ++k) list[k] = before + k;
  Pair own = {before, pair.second * 2};
  tile[rank] = list[2];  // before the barrier
  __syncthreads();
  int neighbour = tile[(rank + 1) % 32];
  int sum = twice(neighbour) + before;
  for (int i = 0; i < count; ++i) {
    sum += i;
    __syncthreads();  // in the loop
  }
  out[blockIdx.x * 32 + rank] = sum + own.first + list[rank & 3];  // after the barriers
}

int main() {
  int* out = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&out), 4 * 32 * sizeof *out) != hipSuccess) return 1;
  kernel<<<4, dim3(16, 2)>>>(out, Pair{100, 1.5F}, 3);
  int last = 0;
  if (hipMemcpy(&last, out + 127, sizeof last, hipMemcpyDeviceToHost) != hipSuccess) return 1;
  std::printf("last=%d\n", last);
  return 0;
}
