// __device__ variables: counters, arrays, pointers, initialised structures, statics of functions.
#include "support.h"

struct Settings {
  int scale;
  double offset;
};

__device__ int counter;
__device__ int table[10] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81};
__device__ Settings settings = {3, 0.5};
__device__ int* where;
static __device__ unsigned long long total = 1000;
__device__ const float kFactors[3] = {0.5f, 0.25f, 2.0f};

__device__ int ticket() {
  static __device__ int next = 100;
  return atomicAdd(&next, 1);
}

__global__ void use(double* out, int* tickets) {
  const int i = threadIdx.x;
  atomicAdd(&counter, 1);
  atomicAdd(&total, static_cast<unsigned long long>(table[i]));
  out[i] = table[i] * settings.scale + settings.offset + static_cast<double>(kFactors[i % 3]);
  where[i] = i;
  tickets[i] = ticket();
}

int main() {
  DeviceArray<double> out(10);
  DeviceArray<int> target(10), tickets(10);
  int* pointer = target;
  long wrong = 0;
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(where), &pointer, sizeof pointer));
  use<<<1, 10>>>(out, tickets);

  const Settings changed{-2, 1.25};
  const int nine = 90;
  const auto before = out.host();
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(settings), &changed, sizeof changed));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), &nine, sizeof nine, 9 * sizeof(int)));
  use<<<1, 10>>>(out, tickets);
  const auto after = out.host();
  const auto drawn = tickets.host(), written = target.host();

  const double factors[3] = {0.5, 0.25, 2.0};
  long sum = 1000;
  int seen = 0;
  for (int i = 0; i < 10; ++i) {
    wrong += before[i] != i * i * 3 + 0.5 + factors[i % 3];
    wrong += after[i] != (i == 9 ? 90 : i * i) * -2 + 1.25 + factors[i % 3];
    wrong += written[i] != i;
    sum += i * i + (i == 9 ? 90 : i * i);
    if (drawn[i] >= 110 && drawn[i] < 120) seen |= 1 << (drawn[i] - 110);
  }
  wrong += seen != 0x3ff;  // each ticket of the second launch exactly once
  int count = 0;
  unsigned long long device_total = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&count, HIP_SYMBOL(counter), sizeof count));
  HIP_CHECK(hipMemcpyFromSymbol(&device_total, HIP_SYMBOL(total), sizeof device_total));
  wrong += count != 20;
  wrong += device_total != static_cast<unsigned long long>(sum);

  void* address;
  size_t size = 0;
  HIP_CHECK(hipGetSymbolAddress(&address, HIP_SYMBOL(table)));
  HIP_CHECK(hipGetSymbolSize(&size, HIP_SYMBOL(table)));
  wrong += size != sizeof table;
  int fourth = 0;
  HIP_CHECK(hipMemcpy(&fourth, static_cast<int*>(address) + 4, sizeof fourth, hipMemcpyDeviceToHost));
  wrong += fourth != 16;
  return verdict(35, wrong);
}
