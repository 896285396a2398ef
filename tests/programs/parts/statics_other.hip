#include "../support.h"

static __device__ int counter = 7;
static __constant__ int table[2] = {100, 400};
static __device__ const int* inside = &table[1];

__global__ void count_other(int* out) { *out = atomicAdd(&counter, *inside) + table[0]; }

void other(int* out) { count_other<<<1, 1>>>(out); }

int* other_counter() {
  void* address;
  HIP_CHECK(hipGetSymbolAddress(&address, HIP_SYMBOL(counter)));
  return static_cast<int*>(address);
}
