// std::atomic in device code: on memory that both sides use, with every kind of operation.
#include <atomic>
#include <new>

#include "support.h"

constexpr int kThreads = 64, kBlocks = 4, kTotal = kThreads * kBlocks;

struct Cells {
  std::atomic<int> counted;
  std::atomic<unsigned long long> bits;
  std::atomic<float> sum;
  std::atomic<const int*> pointer;
  std::atomic<bool> seen;
  std::atomic_flag flag;
  int winners;
};

__global__ void update(Cells* c, int* plain, double* real) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  c->counted++;
  c->counted.fetch_add(2, std::memory_order_relaxed);
  std::atomic_fetch_sub(&c->counted, 1);
  c->bits.fetch_or(1ull << (i % 64), std::memory_order_acq_rel);
  float old = c->sum.load(std::memory_order_acquire);
  while (!c->sum.compare_exchange_weak(old, old + 0.5f)) {
  }
  c->pointer.fetch_add(1);
  c->seen.store(true, std::memory_order_release);
  if (!c->flag.test_and_set()) c->winners++;
  std::atomic_thread_fence(std::memory_order_seq_cst);
#if __cplusplus >= 202002L
  std::atomic_ref<int>(*plain).fetch_add(3);
  std::atomic_ref<double>(*real).fetch_add(0.25);
#else
  atomicAdd(plain, 3);
  atomicAdd(real, 0.25);
#endif
}

int main() {
  Cells* c;
  HIP_CHECK(hipMallocManaged(reinterpret_cast<void**>(&c), sizeof *c));
  new (c) Cells{};
  c->counted = 10;
  DeviceArray<int> plain(1);
  DeviceArray<double> real(1);
  update<<<kBlocks, kThreads>>>(c, plain, real);
  HIP_CHECK(hipDeviceSynchronize());
  long wrong = 0;
  wrong += c->counted.load() != 10 + 2 * kTotal;
  wrong += c->bits.load() != ~0ull;
  wrong += c->sum.load() != 0.5f * kTotal;
  wrong += c->pointer.load() != static_cast<const int*>(nullptr) + kTotal;
  wrong += !c->seen.load() || c->winners != 1;
  wrong += plain.host()[0] != 3 * kTotal || real.host()[0] != 0.25 * kTotal;
  HIP_CHECK(hipFree(c));
  return verdict(6, wrong);
}
