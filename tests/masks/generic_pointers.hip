// Pointers to global, shared and private memory; the compiler sees the kind only in `known`.
#include <hip/hip_runtime.h>

#include <string>

#include "../runtime/show.h"

__device__ __noinline__ void increase(int* p, int by) { *p += by; }

__device__ int counters[3] = {1, 2, 3};
__device__ int* table[2] = {&counters[1], counters + 2};

extern "C" __global__ void accesses(int* p, long long* result) {
  __shared__ int cells[4];
  if (threadIdx.x != 0) return;
  int own[4] = {1, 2, 3, 4};
  for (int i = 0; i < 4; ++i) cells[i] = 10 * i;
  int* volatile places[3] = {p, cells, own};
  for (int i = 0; i < 3; ++i) {
    increase(places[i] + 1, 100);
    int* last = places[i] + 4;
    last[-1] += places[i][1];
    result[i] = last[-1] * 1000 + atomicAdd(places[i], 7) + (last - places[i]);
  }
  result[3] = own[0] * 1000 + cells[0];
  result[4] = atomicCAS(places[2], 8, 50) + *places[2];
  int* volatile again = reinterpret_cast<int*>(reinterpret_cast<unsigned long long>(places[1]));
  result[5] = (again == places[1]) + 2 * (places[0] != places[2]) + *table[0] * 10 + *table[1] * 100;
}

extern "C" __global__ void functions(float* p, float* result) {
  if (threadIdx.x != 0) return;
  float own[2] = {0, 0};
  float* volatile places[2] = {p, own};
  for (int i = 0; i < 2; ++i) result[i] = modff(2.25f + i, places[i]) + *places[i] * 10;
}

// Only private memory: no access needs a choice.
extern "C" __global__ void known(int* p) {
  int own[8];
  for (int i = 0; i < 8; ++i) own[i] = i;
  for (int i = 0; i < 8; ++i) increase(&own[(i + threadIdx.x) % 8], 1);
  if (threadIdx.x == 0) *p = own[0] + own[7];
}

int main() {
  int* p;
  long long* result;
  float* numbers;
  HIP(hipMallocManaged(&p, 16));
  HIP(hipMallocManaged(&result, 64));
  HIP(hipMallocManaged(&numbers, 16));
  for (int i = 0; i < 4; ++i) p[i] = -i;
  accesses<<<1, 4>>>(p, result);
  HIP(hipDeviceSynchronize());
  for (int i = 0; i < 6; ++i) show(("accesses" + std::to_string(i)).c_str(), result[i]);
  functions<<<1, 4>>>(numbers + 2, numbers);
  known<<<1, 1>>>(p);
  HIP(hipDeviceSynchronize());
  show("functions", static_cast<int>(numbers[0] * 100 + numbers[1] * 10000 + .5f));
  show("known", *p);
  return 0;
}
