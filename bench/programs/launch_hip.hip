// Times empty kernels through HIP.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>

#include "launch_kernels.h"
#include "launch_timing.h"

static void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s\n", hipGetErrorString(error));
  std::exit(1);
}

static void wait() { check(hipDeviceSynchronize()); }

int main() {
  float* p;
  check(hipMalloc(reinterpret_cast<void**>(&p), 4096));
  measure("empty0", [] { empty0<<<1, 32>>>(); }, wait);
  measure("empty3", [p] { empty3<<<1, 32>>>(p, p, 1); }, wait);
  measure("empty8", [p] { empty8<<<1, 32>>>(p, p, p, p, 1, 2, 3.0f, 4.0); }, wait);
  check(hipGetLastError());
  check(hipFree(p));
  return 0;
}
