// Lines that the test names.
#include "../runtime/show.h"

__device__ int counter = 41;

__device__ int sub_group_reduce_add(int);  // OpenCL's
__device__ __attribute__((noinline)) void adds(unsigned long long* p) {
  *p += sub_group_reduce_add(1);
}

extern "C" __global__ void calls(unsigned long long* p) { adds(p); }

extern "C" __global__ void reads(unsigned long long* p) {
  *p = counter;
}

int main() {
  unsigned long long* p;
  HIP(hipMalloc(&p, sizeof *p));
  calls<<<1, 1>>>(p);
  show("calls", hipGetLastError());
  reads<<<1, 1>>>(p);
  show("reads", hipGetLastError());
  return 0;
}
