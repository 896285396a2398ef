// Times copies through HIP: copy_hip <bytes>...
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "copy_timing.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

static void measureAll(std::size_t bytes) {
  char *a, *b, *pinned;
  std::vector<char> pageable(bytes, 1);
  check(hipMalloc(reinterpret_cast<void**>(&a), bytes));
  check(hipMalloc(reinterpret_cast<void**>(&b), bytes));
  check(hipHostMalloc(reinterpret_cast<void**>(&pinned), bytes, 0));
  std::fill(pinned, pinned + bytes, 1);  // memory that was never written costs less to read
  const auto copy = [bytes](char* to, const char* from, hipMemcpyKind kind) {
    check(hipMemcpy(to, from, bytes, kind));
    check(hipDeviceSynchronize());
  };
  measure("to-pageable", bytes, [&] { copy(a, pageable.data(), hipMemcpyHostToDevice); });
  measure("to-pinned", bytes, [&] { copy(a, pinned, hipMemcpyHostToDevice); });
  measure("from-pageable", bytes, [&] { copy(pageable.data(), a, hipMemcpyDeviceToHost); });
  measure("from-pinned", bytes, [&] { copy(pinned, a, hipMemcpyDeviceToHost); });
  measure("within", bytes, [&] { copy(b, a, hipMemcpyDeviceToDevice); });
  check(hipFree(a));
  check(hipFree(b));
  check(hipHostFree(pinned));
}

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) measureAll(std::strtoul(argv[i], nullptr, 10));
  return 0;
}
