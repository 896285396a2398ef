// The first kernel of a process through HIP, in a module of KERNELS kernels (-DKERNELS=n, default 1).
//
// Prints readings of CLOCK_MONOTONIC in nanoseconds, one line each:
//   main <ns>    at main's begin
//   first <ns>   when the first kernel's result is known
// With any argument it also names the OpenCL library that the runtime has loaded: opencl <path>. Time before `main` and
// after `first` is the caller's to measure: it starts the process and sees its end.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "loaded.h"
#include "startup_kernels.h"
#include "startup_timing.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

// Host code refers to all of the kernels, so that the module has them.
template <int... N>
static auto kernel(std::integer_sequence<int, N...>, int index) {
  static constexpr decltype(&add<0>) all[] = {&add<N>...};
  return all[index];
}

int main(int argc, char**) {
  const auto begin = nanoseconds();
  int* data;
  check(hipMalloc(&data, kThreads * sizeof(int)));
  check(hipMemset(data, 0, kThreads * sizeof(int)));
  kernel(std::make_integer_sequence<int, KERNELS>(), KERNELS - 1)<<<1, kThreads>>>(data);
  int result = 0;
  check(hipMemcpy(&result, data + kThreads - 1, sizeof result, hipMemcpyDeviceToHost));
  report(begin, nanoseconds(), result == KERNELS - 1);
  if (argc > 1) print_opencl();
  return 0;
}
