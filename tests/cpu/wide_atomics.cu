// CUDA's atomic operations on 16 bytes (CUDA C++ Programming Guide, "atomicExch()", "atomicCAS()").
#include <initializer_list>

#include "../programs/cuda_support.h"

struct alignas(16) Pair {
  long long count, sum;
};
enum Scope { kDevice, kBlock, kSystem };
struct Swap {
  template <class T>
  __device__ static T exchange(Scope scope, T* p, T v) {
    return scope == kBlock ? atomicExch_block(p, v) : scope == kSystem ? atomicExch_system(p, v) : atomicExch(p, v);
  }
  template <class T>
  __device__ static T compare(Scope scope, T* p, T old, T v) {
    return scope == kBlock    ? atomicCAS_block(p, old, v)
           : scope == kSystem ? atomicCAS_system(p, old, v)
                              : atomicCAS(p, old, v);
  }
};

__device__ void add(Scope scope, Pair* to, long long n) {
  Pair old = *to, seen;
  for (;; old = seen) {
    seen = Swap::compare(scope, to, old, {old.count + 1, old.sum + n});
    if (seen.count == old.count && seen.sum == old.sum) return;
  }
}

// Both halves change at once: a mixture of two values would lose a count or a part of the sum.
__global__ void sums(Pair* all, Pair* blocks, Scope scope) {
  __shared__ Pair own;
  if (threadIdx.x == 0) own = {0, 0};
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i % 3 != 1) add(scope, all, i);
  add(kBlock, &own, -i);
  __syncthreads();
  if (threadIdx.x == 0) blocks[blockIdx.x] = own;
}

// Each value is taken by one thread: the exchanges are a permutation.
__global__ void chain(unsigned __int128* top, int* taken, Scope scope) {
  const unsigned __int128 mine = (static_cast<unsigned __int128>(blockIdx.x) << 64) | threadIdx.x;
  const unsigned __int128 before = Swap::exchange(scope, top, mine);
  if (before != static_cast<unsigned __int128>(-1))
    atomicAdd(taken + static_cast<int>(before >> 64) * blockDim.x + static_cast<int>(before), 1);
}

int main() {
  constexpr int kBlocks = 50, kThreads = 96, kTotal = kBlocks * kThreads;
  Verdict verdict;
  Pair *all, *blocks;
  unsigned __int128* top;
  int* taken;
  CHECK(cudaMallocManaged(&all, sizeof *all));
  CHECK(cudaMallocManaged(&blocks, kBlocks * sizeof *blocks));
  CHECK(cudaMallocManaged(&top, sizeof *top));
  CHECK(cudaMallocManaged(&taken, kTotal * sizeof *taken));
  for (const Scope scope : {kDevice, kSystem}) {
    *all = {0, 0};
    sums<<<kBlocks, kThreads>>>(all, blocks, scope);
    CHECK(cudaDeviceSynchronize());
    long long sum = 0;
    for (int i = 0; i < kTotal; ++i) sum += i % 3 != 1 ? i : 0;
    verdict(all->count == kTotal - kTotal / 3 && all->sum == sum, "the grid's sum");
    for (int b = 0; b < kBlocks; ++b) {
      const long long first = static_cast<long long>(b) * kThreads;
      verdict(blocks[b].count == kThreads && blocks[b].sum == -(first * kThreads + kThreads * (kThreads - 1) / 2),
              "a block's sum");
    }

    *top = -1;
    for (int i = 0; i < kTotal; ++i) taken[i] = 0;
    chain<<<kBlocks, kThreads>>>(top, taken, scope);
    CHECK(cudaDeviceSynchronize());
    const int last = static_cast<int>(*top >> 64) * kThreads + static_cast<int>(*top);
    for (int i = 0; i < kTotal; ++i) verdict(taken[i] == (i != last), "a value's taker");
  }
  return verdict.print();
}
