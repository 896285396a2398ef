// A library with a kernel that others have, too, and one of its own. NUMBER distinguishes copies.
#include "shared_kernel.h"

__device__ int number = NUMBER;

static __global__ void own(int* out) { *out = number; }

extern "C" {
// The address under which this library launches the shared kernel.
const void* address() { return reinterpret_cast<const void*>(scale<7>); }

hipError_t scale7(int* data) {
  scale<7><<<1, 1>>>(data);
  return hipDeviceSynchronize();
}

hipError_t tell(int* out) {
  own<<<1, 1>>>(out);
  return hipDeviceSynchronize();
}
}
