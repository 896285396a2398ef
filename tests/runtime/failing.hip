// Device code that asserts, traps and aborts.
#include "show.h"

#include <cassert>
#include <cstring>

__global__ void check(int limit, int* out) {
  assert(static_cast<int>(threadIdx.x) < limit && "thread out of range");
  out[threadIdx.x] = 1;
}

__global__ void trap(int* out) {
  out[0] = 1;
  __trap();
  out[1] = 1;
}

__global__ void fine(int* out) { out[2] = 5; }

int main(int, char** argv) {
  int* out;
  HIP(hipHostMalloc(&out, 64 * sizeof *out));
  std::memset(out, 0, 64 * sizeof *out);
  if (std::strcmp(argv[1], "assert") == 0) {
    check<<<1, 4>>>(2, out);
  } else {
    trap<<<1, 1>>>(out);
  }
  show("launch", hipGetLastError());
  show("sync", hipDeviceSynchronize());
  show("before", out[0]);
  show("between", out[1]);
  fine<<<1, 1>>>(out);
  show("sticky.launch", hipGetLastError());
  show("sticky.sync", hipDeviceSynchronize());
  void* pointer;
  show("sticky.malloc", hipMalloc(&pointer, 4));
  show("not run", out[2]);
  show("reset", hipDeviceReset());
  show("reset.sync", hipDeviceSynchronize());
  return 0;
}
