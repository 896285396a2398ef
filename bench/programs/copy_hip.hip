// Times copies of 64 MiB through HIP, then names the OpenCL library that the runtime has loaded.
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

int main() {
  char *a, *b, *pinned;
  std::vector<char> pageable(kBytes, 1);
  check(hipMalloc(&a, kBytes));
  check(hipMalloc(&b, kBytes));
  check(hipHostMalloc(&pinned, kBytes));
  const auto copy = [](char* to, const char* from, hipMemcpyKind kind) {
    check(hipMemcpy(to, from, kBytes, kind));
    check(hipDeviceSynchronize());
  };
  measure("to-pageable", [&] { copy(a, pageable.data(), hipMemcpyHostToDevice); });
  measure("to-pinned", [&] { copy(a, pinned, hipMemcpyHostToDevice); });
  measure("from-pageable", [&] { copy(pageable.data(), a, hipMemcpyDeviceToHost); });
  measure("from-pinned", [&] { copy(pinned, a, hipMemcpyDeviceToHost); });
  measure("within", [&] { copy(b, a, hipMemcpyDeviceToDevice); });
  print_opencl();
  return 0;
}
