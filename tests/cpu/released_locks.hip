// Warps that lock a node of a tree: lane 30 writes the word that has the lock, and lane 1 releases it after a fence.
#include <hip/hip_runtime.h>

#include <cstdio>

constexpr unsigned threads = 256, words = 32, locked = 0x80000000;

__global__ void add(unsigned* node) {
  const unsigned lane = threadIdx.x % 32;
  // Threads that wait for another one run one by one.
  if (threadIdx.x == threads - 1) atomicExch(node + words, 1);
  while (atomicAdd(node + words, 0) == 0);
  bool waits = true;
  while (__ballot(waits)) {
    bool taken = true;
    if (lane == 1) taken = (atomicOr(node + 1, locked) & locked) != 0;
    if (__shfl(taken, 1, 32)) continue;
    __threadfence();
    const unsigned value = __shfl_xor(node[31 - lane], 1, 32);  // before the lock is released
    node[31 - lane] = __shfl_xor(value, 1, 32) + 1;
    __threadfence();
    if (lane == 1) atomicAnd(node + 1, ~locked);
    waits = false;
  }
}

int main() {
  unsigned* node = nullptr;
  if (hipMalloc(&node, (words + 1) * sizeof(unsigned)) != hipSuccess) return 1;
  if (hipMemset(node, 0, (words + 1) * sizeof(unsigned)) != hipSuccess) return 1;
  unsigned sums[words], checked = 0, wrong = 0;
  for (unsigned launch = 1; launch <= 8; ++launch) {
    add<<<1, threads>>>(node);
    if (hipMemcpy(sums, node, sizeof sums, hipMemcpyDefault) != hipSuccess) return 1;
    for (unsigned sum : sums) ++checked, wrong += sum != launch * threads / 32;
  }
  printf("%u checked, %u wrong\n", checked, wrong);
  return hipFree(node) != hipSuccess;
}
