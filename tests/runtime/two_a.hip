// The same kernel in two translation units is one kernel.
#include "shared_kernel.h"
#include "show.h"

int main() {
  int* data;
  HIP(hipHostMalloc(&data, sizeof *data));
  *data = 1;
  scale<3><<<1, 1>>>(data);
  launchElsewhere(data);
  HIP(hipDeviceSynchronize());
  show("scaled", *data);
  return 0;
}
