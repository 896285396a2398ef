// A shared library with device code: opened and closed by plugin_host.hip.
#include <hip/hip_runtime.h>

__device__ int calls = 0;
__managed__ int large[1 << 20] = {1};

__global__ void bump(int* out, int value) { *out = value + ++calls + large[0]++ - 1; }

extern "C" hipError_t run(int* out, int value) {
  bump<<<1, 1>>>(out, value);
  return hipDeviceSynchronize();
}
