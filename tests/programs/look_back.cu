// Blocks that wait for earlier blocks' results, in a namespace of CUB's: by the lanes of one warp, and by each thread
// for a counter of its own. A lock of the same namespace, for which threads of one block wait, too.
#include <cuda_runtime.h>

#include <cstdio>
#include <vector>

constexpr int kThreads = 96;
constexpr int kItems = 3;
constexpr int kTile = kThreads * kItems;
constexpr unsigned long long kPart = 1ull << 32,
                             kWhole = 2ull << 32;  // the state of a tile: with its own sum, with all

namespace cub {
inline namespace CUB_300500_SM_800_NS {

__device__ unsigned long long read(const unsigned long long* tile) {
  return *static_cast<const volatile unsigned long long*>(tile);
}

// The sum of the tiles before, by the first warp: 32 tiles at a time, nearest first.
__device__ unsigned before(const unsigned long long* tiles, int tile) {
  const int lane = threadIdx.x;
  unsigned sum = 0;
  for (int last = tile - 1;; last -= 32) {
    unsigned long long found = last - lane < 0 ? kWhole : read(tiles + last - lane);
    while (__any_sync(~0u, found < kPart)) {
      __nanosleep(100);
      if (found < kPart) found = read(tiles + last - lane);
    }
    const unsigned whole = __ballot_sync(~0u, found >= kWhole);
    const int nearest = whole ? __ffs(whole) - 1 : 32;
    unsigned value = lane <= nearest ? static_cast<unsigned>(found) : 0;
    for (int step = 16; step > 0; step /= 2) value += __shfl_xor_sync(~0u, value, step);
    sum += value;
    if (whole) return sum;
  }
}

__global__ void scan(const unsigned* in, unsigned* out, int count, unsigned long long* tiles, int* next) {
  __shared__ unsigned sums[kThreads / 32];
  __shared__ unsigned earlier;
  __shared__ int own;
  if (threadIdx.x == 0) own = atomicAdd(next, 1);
  __syncthreads();
  const int tile = own, first = tile * kTile + threadIdx.x * kItems;
  unsigned values[kItems], sum = 0;
  for (int i = 0; i < kItems; ++i) values[i] = sum += first + i < count ? in[first + i] : 0;
  unsigned upTo = sum;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (int step = 1; step < 32; step *= 2) {
    const unsigned other = __shfl_up_sync(~0u, upTo, step);
    if (lane >= step) upTo += other;
  }
  if (lane == 31) sums[warp] = upTo;
  __syncthreads();
  unsigned total = 0, inBlock = upTo - sum;
  for (int i = 0; i < kThreads / 32; ++i) {
    if (i < warp) inBlock += sums[i];
    total += sums[i];
  }
  if (warp == 0) {
    if (lane == 0) atomicExch(tiles + tile, kPart | total);
    const unsigned found = before(tiles, tile);
    if (lane == 0) {
      atomicExch(tiles + tile, kWhole | (found + total));
      earlier = found;
    }
  }
  __syncthreads();
  for (int i = 0; i < kItems; ++i)
    if (first + i < count) out[first + i] = earlier + inBlock + values[i];
}

// Each thread counts a digit of its own, and looks back for the sum of the blocks before.
__global__ void digits(const unsigned* in, unsigned* out, int count, unsigned* states) {
  __shared__ unsigned counts[kThreads];
  counts[threadIdx.x] = 0;
  __syncthreads();
  const int block = blockIdx.x;
  for (int i = threadIdx.x; i < kTile && block * kTile + i < count; i += kThreads)
    atomicAdd(counts + in[block * kTile + i] % kThreads, 1);
  __syncthreads();
  volatile unsigned* own = states + threadIdx.x;
  const unsigned mine = counts[threadIdx.x], kPartial = 1u << 30, kInclusive = 2u << 30;
  if (block > 0) own[block * kThreads] = kPartial | mine;
  unsigned sum = 0;
  for (int other = block - 1; other >= 0; --other) {
    unsigned found;
    do {
      found = own[other * kThreads];
      __syncwarp();
    } while (found == 0);
    sum += found & (kPartial - 1);
    if (found & kInclusive) break;
  }
  own[block * kThreads] = kInclusive | (sum + mine);
  out[block * kThreads + threadIdx.x] = sum;
}

__global__ void locked(int* lock, unsigned* out) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      out[0] = out[0] * 3 + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}

}  // namespace CUB_300500_SM_800_NS
}  // namespace cub

template <class T>
T* filled(const std::vector<T>& host) {
  T* device;
  cudaMalloc(&device, host.size() * sizeof(T));
  cudaMemcpy(device, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

template <class T>
std::vector<T> taken(T* device, std::size_t count) {
  std::vector<T> host(count);
  cudaMemcpy(host.data(), device, count * sizeof(T), cudaMemcpyDeviceToHost);
  cudaFree(device);
  return host;
}

int main() {
  int checked = 0, wrong = 0;
  for (const int count : {1, 287, 288, 5000, 60001}) {
    const int blocks = (count + kTile - 1) / kTile;
    std::vector<unsigned> in(count);
    unsigned state = count;
    for (unsigned& value : in) value = (state = state * 1664525u + 1013904223u) >> 8;
    unsigned* inDevice = filled(in);
    unsigned* out = filled(in);
    auto* tiles = filled(std::vector<unsigned long long>(blocks));
    int* next = filled(std::vector<int>(1));
    cub::scan<<<blocks, kThreads>>>(inDevice, out, count, tiles, next);
    unsigned* states = filled(std::vector<unsigned>(blocks * kThreads));
    unsigned* ranks = filled(std::vector<unsigned>(blocks * kThreads));
    cub::digits<<<blocks, kThreads>>>(inDevice, ranks, count, states);
    const std::vector<unsigned> sums = taken(out, count), found = taken(ranks, blocks * kThreads);
    unsigned sum = 0;
    std::vector<unsigned> counts(kThreads);
    for (int i = 0; i < count; ++i) {
      if (i % kTile == 0)
        for (int t = 0; t < kThreads; ++t) wrong += found[i / kTile * kThreads + t] != counts[t], ++checked;
      ++counts[in[i] % kThreads];
      sum += in[i];
      wrong += sums[i] != sum, ++checked;
    }
    static_cast<void>(taken(inDevice, 1)), static_cast<void>(taken(tiles, 1)), static_cast<void>(taken(next, 1));
    static_cast<void>(taken(states, 1));
  }
  int* lock = filled(std::vector<int>(1));
  unsigned* value = filled(std::vector<unsigned>(1));
  cub::locked<<<5, 64>>>(lock, value);
  unsigned want = 0;
  for (int i = 0; i < 5 * 64; ++i) want = want * 3 + 1;
  wrong += taken(value, 1)[0] != want, ++checked;
  cudaFree(lock);
  if (cudaGetLastError() != cudaSuccess) return 2;
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
