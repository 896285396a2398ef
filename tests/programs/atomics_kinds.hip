// Atomic operations that SPIR-V lacks, on cells that all threads share: halves, bytes, exchanged
// doubles, pointers; and on pointers to global, shared or private memory.
#include <algorithm>

#include "support.h"

constexpr int kThreads = 96, kBlocks = 8, kTotal = kThreads * kBlocks;
#define RELAXED __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT

struct Cells {
  _Float16 half_sum, half_most, half_least, other;
  signed char byte_least, byte_other;
  unsigned char byte_sum;
  short short_most;
  double exchanged;
  double most;
  float least;
  const int* chain;
};

__global__ void update(Cells* c, double* old, const int* base, const int** links) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  __hip_atomic_fetch_add(&c->half_sum, (_Float16)(i % 2), RELAXED);
  __hip_atomic_fetch_max(&c->half_most, (_Float16)(i * 0.5f), RELAXED);
  __hip_atomic_fetch_min(&c->half_least, (_Float16)(-i), RELAXED);
  __hip_atomic_fetch_min(&c->byte_least, (signed char)(-(i % 100)), RELAXED);
  __hip_atomic_fetch_add(&c->byte_sum, (unsigned char)1, RELAXED);
  __hip_atomic_fetch_max(&c->short_most, (short)(i * 3), RELAXED);
  old[i] = __hip_atomic_exchange(&c->exchanged, i + 0.25, RELAXED);
  __hip_atomic_fetch_max(&c->most, i + 0.5, RELAXED);
  __hip_atomic_fetch_min(&c->least, 0.5f - i, RELAXED);
  links[i] = __hip_atomic_exchange(&c->chain, base + i, RELAXED);
}

__device__ __attribute__((noinline)) int bump(int* p, int by) {
  int old = __hip_atomic_fetch_add(p, by, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __atomic_fetch_nand(p, 0xff, __ATOMIC_RELAXED);
  int expected = ~((old + by) & 0xff);
  __atomic_compare_exchange_n(p, &expected, old + by + 1, false, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE);
  return old;
}

// Each thread has a cell in each memory; their order isn't known in advance.
__global__ void anywhere(int* global, int* out, const int* order) {
  __shared__ int shared[kThreads];
  const int t = threadIdx.x;
  int mine = 3000 + t;
  shared[t] = 2000 + t;
  int* places[3] = {global + t, shared + t, &mine};
  int sum = 0;
  for (int k = 0; k < 6; ++k) sum = sum * 3 + bump(places[order[k]], k + 1);
  out[4 * t] = sum;
  out[4 * t + 1] = shared[t];
  out[4 * t + 2] = mine;
  out[4 * t + 3] = __atomic_load_n(places[order[0]], __ATOMIC_SEQ_CST);
}

int main() {
  Cells start{};
  start.exchanged = -1;
  start.most = -1e300;
  start.least = 1e30f;
  start.other = 7;
  start.byte_other = 9;
  DeviceArray<Cells> cells(std::vector<Cells>{start});
  DeviceArray<double> dold(kTotal);
  DeviceArray<int> base(kTotal);
  DeviceArray<const int*> dlinks(kTotal);
  update<<<kBlocks, kThreads>>>(cells, dold, base, dlinks);
  const Cells c = cells.host()[0];
  long wrong = 0;
  wrong += (float)c.half_sum != kTotal / 2 || (float)c.half_most != (kTotal - 1) * 0.5f;
  wrong += (float)c.half_least != 1 - kTotal || c.byte_least != -99 || c.byte_sum != kTotal % 256;
  wrong += c.short_most != (kTotal - 1) * 3 || c.most != kTotal - 0.5 || c.least != 1.5f - kTotal;
  wrong += (float)c.other != 7 || c.byte_other != 9;
  auto old = dold.host();
  old.push_back(c.exchanged);
  std::sort(old.begin(), old.end());
  for (int i = 0; i <= kTotal; ++i) wrong += old[i] != (i ? i - 0.75 : -1);
  auto links = dlinks.host();
  links.push_back(c.chain);
  std::sort(links.begin(), links.end());
  for (int i = 0; i <= kTotal; ++i) wrong += links[i] != (i ? (int*)base + i - 1 : nullptr);

  std::vector<int> global(kThreads);
  for (int t = 0; t < kThreads; ++t) global[t] = 1000 + t;
  const std::vector<int> order{2, 0, 1, 1, 2, 0};
  DeviceArray<int> dglobal(global), dout(4 * kThreads), dorder(order);
  anywhere<<<1, kThreads>>>(dglobal, dout, dorder);
  const auto out = dout.host(), after = dglobal.host();
  for (int t = 0; t < kThreads; ++t) {
    int place[3] = {1000 + t, 2000 + t, 3000 + t}, sum = 0;
    for (int k = 0; k < 6; ++k) {
      sum = sum * 3 + place[order[k]];
      place[order[k]] += k + 2;
    }
    wrong += out[4 * t] != sum || after[t] != place[0];
    wrong += out[4 * t + 1] != place[1] || out[4 * t + 2] != place[2];
    wrong += out[4 * t + 3] != place[order[0]];
  }
  return verdict(4 + 2 * (kTotal + 1) + 3 * kThreads, wrong);
}
