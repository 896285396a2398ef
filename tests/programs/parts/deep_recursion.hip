// A recursion that needs more stack than a thread has by default.
#include "common/check.h"

__host__ __device__ long down(int depth) { return depth == 0 ? 1 : down(depth - 1) * 3 % 1000003 + depth; }

__global__ void run(int depth, long* out) { *out = down(depth); }

int main() {
  long* out;
  HIP_CHECK(hipMallocManaged(reinterpret_cast<void**>(&out), sizeof *out));
  run<<<1, 1>>>(5000, out);
  const hipError_t error = hipDeviceSynchronize();
  if (error != hipSuccess) {
    std::printf("%s\n", hipGetErrorName(error));
    return 1;
  }
  std::printf("1 checked, %d wrong\n", *out != down(5000));
}
