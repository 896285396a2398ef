// A library that is closed while its kernels run.
#include <hip/hip_runtime.h>

__global__ void count(int* out, int spins) {
  unsigned x = *out;
  for (int i = 0; i < spins; ++i) x = x * 1664525u + 1013904223u;
  *out = x == 12345u ? 0 : *out + 1;
}

extern "C" void launchMany(hipStream_t stream, int* data) {
  (void)hipMemsetAsync(data, 0, sizeof *data, stream);
  for (int i = 0; i < 50; ++i) count<<<1, 1, 0, stream>>>(data, 200000);
}
