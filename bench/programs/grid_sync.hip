// Nanoseconds of an empty kernel's asynchronous launch, and of one barrier of the whole grid: one line
// per grid, `<blocks> <launch> <barrier>`.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

constexpr int kBlocks[] = {2, 64, 1000};
constexpr int kBlock = 256, kTimes = 1000;

__global__ void empty(int*, int) {}

__global__ void wait(int* data, int times) {
  for (int i = 0; i < times; ++i) cooperative_groups::this_grid().sync();
  if (data != nullptr) *data = times;
}

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("%s\n", hipGetErrorString(error));
  std::exit(1);
}

template <class Work>
static double nanoseconds(Work work) {
  work();
  check(hipDeviceSynchronize());
  const auto start = std::chrono::steady_clock::now();
  work();
  check(hipDeviceSynchronize());
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() /
         kTimes;
}

int main() {
  int* data = nullptr;
  int times = kTimes;
  void* arguments[] = {&data, &times};
  for (const int blocks : kBlocks) {
    const double launch = nanoseconds([&] {
      for (int i = 0; i < kTimes; ++i) empty<<<blocks, kBlock>>>(data, times);
    });
    const double barrier = nanoseconds([&] {
      check(hipLaunchCooperativeKernel(wait, dim3(blocks), dim3(kBlock), arguments, 0, nullptr));
    });
    std::printf("launch_%d %.1f\nbarrier_%d %.1f\n", blocks, launch, blocks, barrier);
  }
}
