// One kernel, whose device binary the next run finds.
#include "show.h"

__global__ void square(int* out, int value) { *out = value * value; }

int main() {
  int* out;
  HIP(hipHostMalloc(&out, sizeof *out));
  square<<<1, 1>>>(out, 12);
  HIP(hipDeviceSynchronize());
  show("square", *out);
  return 0;
}
