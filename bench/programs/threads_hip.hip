// Launches by 1 to 64 threads, each in a stream of its own, through HIP. All threads launch the same kernel.
//
// Prints the nanoseconds per launch of all threads together, for 1, 2, 4, ... 64 threads:
//   asynchronous<threads> <ns>   each thread waits once, at its end
//   waiting<threads> <ns>        each thread waits after each launch
// With any argument it also names the OpenCL library that the runtime has loaded: opencl <path>.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

#include "launch_kernels.h"
#include "loaded.h"
#include "threads_timing.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

int main(int argc, char**) {
  float* memory;
  check(hipMalloc(&memory, 4096));
  std::vector<hipStream_t> streams(kMostThreads);
  for (hipStream_t& stream : streams) check(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  const auto launch = [&](hipStream_t stream) { empty3<<<1, 32, 0, stream>>>(memory, memory, 1); };
  for (hipStream_t stream : streams) launch(stream);
  check(hipDeviceSynchronize());
  measure("asynchronous", [&](int thread, int launches) {
    for (int i = 0; i < launches; ++i) launch(streams[thread]);
    check(hipStreamSynchronize(streams[thread]));
  });
  measure("waiting", [&](int thread, int launches) {
    for (int i = 0; i < launches; ++i) {
      launch(streams[thread]);
      check(hipStreamSynchronize(streams[thread]));
    }
  });
  check(hipGetLastError());
  if (argc > 1) print_opencl();
  return 0;
}
