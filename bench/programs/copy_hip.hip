// Times copies through HIP, then names the OpenCL library that the runtime has loaded: copy_hip [bytes].
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "copy_timing.h"
#include "loaded.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

int main(int argc, char** argv) {
  const std::size_t bytes = bytes_of(argc, argv, 1);
  char *a, *b, *pinned;
  std::vector<char> pageable(bytes, 1);
  check(hipMalloc(&a, bytes));
  check(hipMalloc(&b, bytes));
  check(hipHostMalloc(&pinned, bytes));
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
  print_opencl();
  return 0;
}
