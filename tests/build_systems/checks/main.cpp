#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void answer(int* out) { *out = 41 + blockDim.x; }

int main() {
  int* out = nullptr;
  if (hipMallocManaged(reinterpret_cast<void**>(&out), sizeof(int)) != hipSuccess) return 1;
  answer<<<1, 1>>>(out);
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  std::printf("%d and '%s'\n", *out, TEXT);
}
