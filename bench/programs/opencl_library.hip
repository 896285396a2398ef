// Prints the path of the OpenCL library that the runtime loads.
#include <hip/hip_runtime.h>

#include "loaded.h"

int main() {
  int count = 0;
  if (hipGetDeviceCount(&count) != hipSuccess) return 1;
  print_opencl();
  return 0;
}
