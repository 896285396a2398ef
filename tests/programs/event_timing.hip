// Events around kernels: their times add up, and an event knows when it is done.
#include "support.h"

__global__ void spin(unsigned* out, int rounds) {
  unsigned value = threadIdx.x + 1;
  for (int i = 0; i < rounds; ++i) value = value * 1664525u + 1013904223u;
  out[blockIdx.x * blockDim.x + threadIdx.x] = value;
}

static unsigned reference(unsigned thread, int rounds) {
  unsigned long long value = thread + 1;
  for (int i = 0; i < rounds; ++i) value = (value * 1664525u + 1013904223u) % (1ull << 32);
  return static_cast<unsigned>(value);
}

int main() {
  const int rounds = 20000;
  DeviceArray<unsigned> out(64);
  hipEvent_t start, middle, stop;
  for (hipEvent_t* event : {&start, &middle, &stop}) HIP_CHECK(hipEventCreate(event));
  HIP_CHECK(hipEventRecord(start, nullptr));
  spin<<<1, 64>>>(out, rounds);
  HIP_CHECK(hipEventRecord(middle, nullptr));
  for (int i = 0; i < 20; ++i) spin<<<1, 64>>>(out, rounds);
  HIP_CHECK(hipEventRecord(stop, nullptr));
  HIP_CHECK(hipEventSynchronize(stop));
  float first = -1, rest = -1, all = -1;
  HIP_CHECK(hipEventElapsedTime(&first, start, middle));
  HIP_CHECK(hipEventElapsedTime(&rest, middle, stop));
  HIP_CHECK(hipEventElapsedTime(&all, start, stop));

  long wrong = hipEventQuery(stop) != hipSuccess;
  wrong += first < 0 || rest <= 0;
  wrong += all < first || all < rest || all > (first + rest) * 1.01f + 0.01f;
  float none;
  wrong += hipEventElapsedTime(&none, nullptr, stop) == hipSuccess;
  (void)hipGetLastError();
  const auto values = out.host();
  for (unsigned i = 0; i < 64; ++i) wrong += values[i] != reference(i, rounds);
  for (hipEvent_t event : {start, middle, stop}) HIP_CHECK(hipEventDestroy(event));
  return verdict(64 + 4, wrong);
}
