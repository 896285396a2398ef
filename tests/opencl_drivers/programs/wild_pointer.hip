// A kernel that writes to an unmapped address.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void wild(int* out) { out[threadIdx.x + (1ull << 45)] = 3; }

int main() {
  int* memory;
  (void)hipMalloc(&memory, 64);
  wild<<<1, 16>>>(memory);
  std::printf("%d\n", static_cast<int>(hipDeviceSynchronize()));
}
