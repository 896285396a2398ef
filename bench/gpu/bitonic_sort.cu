// Bitonic sort: distances within a tile in shared memory, larger ones through global memory.
#include <algorithm>

#include "bench.h"

constexpr int kThreads = 512, kTile = 2 * kThreads;

__device__ void order(unsigned& a, unsigned& b, bool ascending) {
  if ((a > b) == ascending) {
    const unsigned t = a;
    a = b;
    b = t;
  }
}

// Compares elements of the tile at distances below 2 * `distance`; `first` is the tile's start.
__device__ void merge(unsigned (&tile)[kTile], int first, int length, int distance) {
  for (; distance > 0; distance /= 2) {
    __syncthreads();
    const int low = 2 * threadIdx.x - (threadIdx.x & (distance - 1));
    order(tile[low], tile[low + distance], ((first + low) & length) == 0);
  }
  __syncthreads();
}

__global__ void __launch_bounds__(kThreads) sort_tiles(unsigned* keys) {
  __shared__ unsigned tile[kTile];
  const int first = blockIdx.x * kTile;
  tile[threadIdx.x] = keys[first + threadIdx.x];
  tile[threadIdx.x + kThreads] = keys[first + threadIdx.x + kThreads];
  for (int length = 2; length <= kTile; length *= 2) merge(tile, first, length, length / 2);
  keys[first + threadIdx.x] = tile[threadIdx.x];
  keys[first + threadIdx.x + kThreads] = tile[threadIdx.x + kThreads];
}

__global__ void __launch_bounds__(kThreads) merge_far(unsigned* keys, int length, int distance) {
  const int thread = blockIdx.x * kThreads + threadIdx.x;
  const int low = 2 * thread - (thread & (distance - 1));
  order(keys[low], keys[low + distance], (low & length) == 0);
}

__global__ void __launch_bounds__(kThreads) merge_tiles(unsigned* keys, int length) {
  __shared__ unsigned tile[kTile];
  const int first = blockIdx.x * kTile;
  tile[threadIdx.x] = keys[first + threadIdx.x];
  tile[threadIdx.x + kThreads] = keys[first + threadIdx.x + kThreads];
  merge(tile, first, length, kThreads);
  keys[first + threadIdx.x] = tile[threadIdx.x];
  keys[first + threadIdx.x + kThreads] = tile[threadIdx.x + kThreads];
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 22);
  const int size = given.size, runs = given.runs;
  int count = kTile;
  while (count < size) count *= 2;
  std::vector<unsigned> keys(count);
  bench::Random random(10);
  for (unsigned& key : keys) key = random.bits() << 8 ^ random.bits();
  bench::Buffer<unsigned> dkeys(keys), dsorted(count);
  const int grid = count / kTile;
  const std::vector<float> times = bench::times_ms(
      runs, [&] { dsorted.copy(dkeys); },
      [&] {
        sort_tiles<<<grid, kThreads>>>(dsorted.get());
        for (int length = 2 * kTile; length > 0 && length <= count; length *= 2) {
          for (int distance = length / 2; distance >= kTile; distance /= 2)
            merge_far<<<grid, kThreads>>>(dsorted.get(), length, distance);
          merge_tiles<<<grid, kThreads>>>(dsorted.get(), length);
        }
      });
  std::sort(keys.begin(), keys.end());
  return bench::report("bitonic_sort", dsorted.host() == keys, times, {});
}
