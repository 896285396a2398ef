// A shared library with device code: opened and closed by plugin_host.hip.
#include <hip/hip_runtime.h>

__device__ int calls = 0;

__global__ void bump(int* out, int value) { *out = value + ++calls; }

extern "C" hipError_t run(int* out, int value) {
  bump<<<1, 1>>>(out, value);
  return hipDeviceSynchronize();
}
