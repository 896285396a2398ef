// CUDA's generic atomic functions: with and without a scope, on integers and floating point.
#include <cuda_runtime.h>

#include "support.h"

constexpr int kThreads = 64, kBlocks = 4, kTotal = kThreads * kBlocks;

struct Cells {
  int added, ticket, most, least, copied, source, counted, exchanged, difference;
  unsigned all, odd;
  unsigned long long some;
  float total;
  double doubled;
};

__global__ void update(Cells* c) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  __nv_atomic_add(&c->added, 1, __NV_ATOMIC_RELAXED);
  const int old = __nv_atomic_fetch_add(&c->ticket, 2, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_max(&c->most, old, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_SYSTEM);
  __nv_atomic_fetch_min(&c->least, -i, __NV_ATOMIC_RELEASE);
  __nv_atomic_sub(&c->difference, i, __NV_ATOMIC_ACQUIRE);
  __nv_atomic_and(&c->all, ~(1u << (i % 8)), __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_CLUSTER);
  __nv_atomic_or(&c->some, 1ull << (i % 64), __NV_ATOMIC_RELAXED);
  __nv_atomic_xor(&c->odd, 1u << (i % 12), __NV_ATOMIC_RELAXED);
  __nv_atomic_add(&c->total, 0.5f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  const int source = __nv_atomic_load_n(&c->source, __NV_ATOMIC_ACQUIRE);
  __nv_atomic_store_n(&c->copied, source, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_SYSTEM);
  int seen;
  __nv_atomic_load(&c->counted, &seen, __NV_ATOMIC_RELAXED);
  while (!__nv_atomic_compare_exchange_n(&c->counted, &seen, seen + 1, true, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_RELAXED,
                                         __NV_THREAD_SCOPE_DEVICE)) {
  }
  double now, next;
  __nv_atomic_load(&c->doubled, &now, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  do {
    next = now + 1;
  } while (!__nv_atomic_compare_exchange(&c->doubled, &now, &next, false, __NV_ATOMIC_RELAXED, __NV_ATOMIC_RELAXED));
  int nine = 9, before;
  __nv_atomic_exchange(&c->exchanged, &nine, &before, __NV_ATOMIC_RELAXED);
  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
}

int main() {
  Cells first{};
  first.all = ~0u;
  first.source = 11;
  DeviceArray<Cells> cells(std::vector<Cells>{first});
  update<<<kBlocks, kThreads>>>(cells);
  const Cells c = cells.host()[0];
  unsigned odd = 0;
  for (int i = 0; i < kTotal; ++i) odd ^= 1u << (i % 12);
  long wrong = 0;
  wrong += c.added != kTotal || c.ticket != 2 * kTotal || c.most != 2 * kTotal - 2;
  wrong += c.least != 1 - kTotal || c.difference != -kTotal * (kTotal - 1) / 2;
  wrong += c.all != ~0xffu || c.some != ~0ull || c.odd != odd || c.total != kTotal * 0.5f;
  wrong += c.copied != 11 || c.counted != kTotal || c.doubled != kTotal || c.exchanged != 9;
  return verdict(13, wrong);
}
