// Device code in use before main: by a constructor of this source and by one of another.
#include "show.h"

__device__ int variable = 1;
__managed__ int managed = 30;

__global__ void add(int* out, int value) { *out = variable + managed + value; }

int launched(int value) {
  int* out;
  HIP(hipHostMalloc(&out, sizeof *out));
  const int two = 2;
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(variable), &two, sizeof two));
  add<<<1, 1>>>(out, value);
  HIP(hipDeviceSynchronize());
  return *out;
}

#ifdef SAME_SOURCE
static const int early = launched(100);
#else
extern const int early;
#endif

int main() {
  show("early", early);
  show("late", launched(200));
  return 0;
}
