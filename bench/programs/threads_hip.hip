// Times launches of threads with a stream each, through HIP: threads_hip <number of threads>...
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

#include "launch_kernels.h"
#include "threads_timing.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

struct Worker {
  hipStream_t stream;
  float* memory;

  void launch() { empty3<<<1, 32, 0, stream>>>(memory, memory, 1); }
  void wait() { check(hipStreamSynchronize(stream)); }
};

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    measureThreads(std::atoi(argv[i]), [] {
      Worker worker{};
      check(hipStreamCreate(&worker.stream));
      check(hipMalloc(reinterpret_cast<void**>(&worker.memory), 4096));
      return worker;
    });
  }
  check(hipGetLastError());
  return 0;
}
