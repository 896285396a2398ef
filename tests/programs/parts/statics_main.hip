// Two sources with static variables of the same names: each has its own.
#include "../support.h"

static __device__ int counter = 1;
static __constant__ int table[2] = {10, 20};
static __device__ const int* inside = &table[1];

__global__ void count(int* out) { *out = atomicAdd(&counter, *inside) + table[0]; }

void other(int* out);
int* other_counter();

int main() {
  DeviceArray<int> out(1);
  long wrong = 0;
  count<<<1, 1>>>(out);
  wrong += out.host()[0] != 11;
  other(out);
  wrong += out.host()[0] != 107;
  count<<<1, 1>>>(out);
  wrong += out.host()[0] != 31;
  other(out);
  wrong += out.host()[0] != 507;
  int value = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&value, HIP_SYMBOL(counter), sizeof value));
  wrong += value != 41;
  HIP_CHECK(hipMemcpy(&value, other_counter(), sizeof value, hipMemcpyDeviceToHost));
  wrong += value != 807;
  return verdict(6, wrong);
}
