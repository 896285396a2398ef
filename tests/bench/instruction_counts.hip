// Sections of launches, whose instructions test_instruction_counts.py counts: instruction_counts <launches>.
#include <hip/hip_runtime.h>

#include <cstdlib>

__global__ void empty0() {}
__global__ void empty3(float*, float*, int) {}

static int launches;
static float* memory;

extern "C" __attribute__((noinline)) void asynchronous0() {
  for (int i = 0; i < launches; ++i) empty0<<<1, 32>>>();
}

extern "C" __attribute__((noinline)) void asynchronous3() {
  for (int i = 0; i < launches; ++i) empty3<<<1, 32>>>(memory, memory, 1);
}

extern "C" __attribute__((noinline)) void waiting0() {
  for (int i = 0; i < launches; ++i) {
    empty0<<<1, 32>>>();
    (void)hipDeviceSynchronize();
  }
}

// callgrind writes what it has counted before each of these functions.
static volatile int ended;
extern "C" __attribute__((noinline)) void end_of_asynchronous0() { ended = 1; }
extern "C" __attribute__((noinline)) void end_of_asynchronous3() { ended = 2; }
extern "C" __attribute__((noinline)) void end_of_waiting0() { ended = 3; }

int main(int argc, char** argv) {
  if (argc != 2 || hipMalloc(reinterpret_cast<void**>(&memory), 4096) != hipSuccess) return 2;
  // Work of the first launches alone isn't counted.
  for (int i = 0; i < 2; ++i) {
    empty0<<<1, 32>>>();
    empty3<<<1, 32>>>(memory, memory, 1);
    if (hipDeviceSynchronize() != hipSuccess) return 1;
  }
  launches = std::atoi(argv[1]);
  asynchronous0();
  end_of_asynchronous0();
  asynchronous3();
  end_of_asynchronous3();
  if (hipDeviceSynchronize() != hipSuccess) return 1;
  waiting0();
  end_of_waiting0();
  return hipGetLastError() == hipSuccess ? 0 : 1;
}
