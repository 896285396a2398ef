// Clocks: monotonic within a thread, at one rate with each other and with the device's stated rate.
#include <hip/hip_runtime.h>

#include "support.h"

__global__ void read(long long* backwards, int readings) {
  long long last = clock64(), wrong = 0;
  for (int i = 0; i < readings; ++i) {
    const long long next = i % 3 == 0 ? wall_clock64() : i % 3 == 1 ? clock64() : clock();
    wrong += next < last;
    last = next;
  }
  backwards[blockIdx.x * blockDim.x + threadIdx.x] = wrong;
}

// A millisecond by the rate that the device states, and one by __nanosleep.
__global__ void wait(long long ticks, long long* passed) {
  const long long start = wall_clock64();
  while (wall_clock64() - start < ticks) {
  }
  passed[0] = wall_clock64() - start;
  const long long slept = clock64();
  __nanosleep(1000);
  passed[1] = clock64() - slept;
}

int main() {
  constexpr int kThreads = 256;
  DeviceArray<long long> backwards(kThreads);
  read<<<4, kThreads / 4>>>(backwards, 300);
  long checked = 0, wrong = 0;
  for (long long count : backwards.host()) ++checked, wrong += count != 0;

  int rate = 0, clock_rate = 0;
  HIP_CHECK(hipDeviceGetAttribute(&rate, hipDeviceAttributeWallClockRate, 0));
  HIP_CHECK(hipDeviceGetAttribute(&clock_rate, hipDeviceAttributeClockRate, 0));
  ++checked, wrong += rate <= 0 || clock_rate != rate;
  DeviceArray<long long> passed(2);
  hipEvent_t start, end;
  HIP_CHECK(hipEventCreate(&start));
  HIP_CHECK(hipEventCreate(&end));
  wait<<<1, 1>>>(0, passed);  // builds the kernel
  HIP_CHECK(hipDeviceSynchronize());
  HIP_CHECK(hipEventRecord(start));
  wait<<<1, 1>>>(20LL * rate, passed);
  HIP_CHECK(hipEventRecord(end));
  HIP_CHECK(hipEventSynchronize(end));
  float milliseconds = 0;
  HIP_CHECK(hipEventElapsedTime(&milliseconds, start, end));
  const auto ticks = passed.host();
  ++checked, wrong += ticks[0] < 20LL * rate || ticks[1] < 1000;
  // The kernel can't have taken less than it waited: this shows a rate that is too low.
  ++checked, wrong += milliseconds < 19.9f;
  return verdict(checked, wrong);
}
