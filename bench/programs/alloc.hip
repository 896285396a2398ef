// Prints "<case> <ns>" lines: one allocation and its free, by hipMalloc and in stream order.
#include <hip/hip_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

template <class Function>
static void time(const char* name, int pairs, Function&& function) {
  using Clock = std::chrono::steady_clock;
  for (int i = 0; i < pairs / 10; ++i) function();
  const auto begin = Clock::now();
  for (int i = 0; i < pairs; ++i) function();
  const std::chrono::duration<double, std::nano> spent = Clock::now() - begin;
  std::printf("%s %.1f\n", name, spent.count() / pairs);
}

static void measure(const char* plainName, const char* orderedName, std::size_t bytes, int pairs) {
  hipStream_t stream;
  check(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  time(plainName, pairs, [&] {
    void* memory = nullptr;
    check(hipMalloc(&memory, bytes));
    check(hipFree(memory));
  });
  time(orderedName, pairs, [&] {
    void* memory = nullptr;
    check(hipMallocAsync(&memory, bytes, stream));
    check(hipFreeAsync(memory, stream));
  });
  check(hipStreamDestroy(stream));
}

int main() {
  measure("small", "small.async", 1024, 20000);
  measure("large", "large.async", 16 * 1024 * 1024, 2000);
}
