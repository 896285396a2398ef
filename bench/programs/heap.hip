// malloc and free in device code and on the host: nanoseconds per pair.
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstdlib>

constexpr int kPairs = 1 << 17, kHeld = 8;

__host__ __device__ size_t bytesOf(unsigned i) { return 16 + (i * 2654435761u >> 24); }

// Holds the last 8 allocations, so that pairs overlap.
__host__ __device__ void pairs(int count, unsigned seed) {
  void* held[kHeld] = {};
  for (int i = 0; i < count; ++i) {
    free(held[i % kHeld]);
    held[i % kHeld] = malloc(bytesOf(seed + i));
    if (held[i % kHeld]) *static_cast<volatile char*>(held[i % kHeld]) = 1;
  }
  for (void* block : held) free(block);
}

__global__ void devicePairs(int count) { pairs(count, threadIdx.x + blockIdx.x * 977); }

template <class Function>
void measure(const char* name, Function function) {
  function();
  const auto start = std::chrono::steady_clock::now();
  function();
  const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
  std::printf("%s %f\n", name, passed.count() / kPairs);
}

int main() {
  measure("host", [] { pairs(kPairs, 0); });
  measure("one", [] {
    devicePairs<<<1, 1>>>(kPairs);
    (void)hipDeviceSynchronize();
  });
  measure("many", [] {
    devicePairs<<<16, 64>>>(kPairs / 1024);
    (void)hipDeviceSynchronize();
  });
}
