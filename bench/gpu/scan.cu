// The inclusive prefix sums of an array: sums of tiles, their scan by one block, scans of tiles.
#include "bench.h"

constexpr int kThreads = 256, kVectors = 4, kTile = kThreads * kVectors * 4;

// Returns the sum of the warp's lanes up to this one.
__device__ int warp_scan(int value) {
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) {
    const int other = __shfl_up_sync(0xffffffff, value, distance);
    if (lane >= distance) value += other;
  }
  return value;
}

// Returns the sum of the block's threads up to this one; `sums` ends with that of all.
template <int threads>
__device__ int block_scan(int value, int (&sums)[threads / 32]) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  value = warp_scan(value);
  __syncthreads();  // the last call's sums have been read
  if (lane == 31) sums[warp] = value;
  __syncthreads();
  if (warp == 0) {
    const int sum = warp_scan(lane < threads / 32 ? sums[lane] : 0);
    if (lane < threads / 32) sums[lane] = sum;
  }
  __syncthreads();
  return warp > 0 ? value + sums[warp - 1] : value;
}

__global__ void __launch_bounds__(kThreads) sum_tiles(const int4* __restrict__ values, int* __restrict__ tiles) {
  __shared__ int sums[kThreads / 32];
  values += blockIdx.x * (kTile / 4) + threadIdx.x;
  int sum = 0;
#pragma unroll
  for (int i = 0; i < kVectors; ++i) {
    const int4 v = values[i * kThreads];
    sum += v.x + v.y + v.z + v.w;
  }
  block_scan<kThreads>(sum, sums);
  if (threadIdx.x == 0) tiles[blockIdx.x] = sums[kThreads / 32 - 1];
}

// Replaces the tiles' sums by the sums of the tiles before. One block.
__global__ void __launch_bounds__(1024) scan_sums(int* tiles, int count) {
  __shared__ int sums[32];
  int before = 0;
  for (int first = 0; first < count; first += 1024) {
    const int i = first + threadIdx.x;
    const int value = i < count ? tiles[i] : 0;
    const int sum = block_scan<1024>(value, sums);
    if (i < count) tiles[i] = before + sum - value;
    before += sums[31];
  }
}

__global__ void __launch_bounds__(kThreads)
    scan_tiles(const int4* __restrict__ values, const int* __restrict__ tiles, int4* __restrict__ result) {
  __shared__ int sums[kThreads / 32];
  const int first = blockIdx.x * (kTile / 4) + threadIdx.x;
  int4 v[kVectors];
#pragma unroll
  for (int i = 0; i < kVectors; ++i) v[i] = values[first + i * kThreads];
  int before = tiles[blockIdx.x];
#pragma unroll
  for (int i = 0; i < kVectors; ++i) {
    v[i].y += v[i].x;
    v[i].z += v[i].y;
    v[i].w += v[i].z;
    const int left = before + block_scan<kThreads>(v[i].w, sums) - v[i].w;
    before += sums[kThreads / 32 - 1];
    result[first + i * kThreads] = make_int4(left + v[i].x, left + v[i].y, left + v[i].z, left + v[i].w);
  }
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 26);
  const int size = given.size, runs = given.runs;
  const int tiles = bench::blocks(size, kTile), count = tiles * kTile;
  std::vector<int> values(count);
  bench::Random random(7);
  for (int& value : values) value = random.below(16);
  bench::Buffer<int> dvalues(values), dresult(count), dtiles(tiles);
  const std::vector<float> times = bench::times_ms(runs, [&] {
    const auto* from = reinterpret_cast<const int4*>(dvalues.get());
    sum_tiles<<<tiles, kThreads>>>(from, dtiles.get());
    scan_sums<<<1, 1024>>>(dtiles.get(), tiles);
    scan_tiles<<<tiles, kThreads>>>(from, dtiles.get(), reinterpret_cast<int4*>(dresult.get()));
  });
  const std::vector<int> result = dresult.host();
  bool correct = true;
  for (int i = 0, sum = 0; i < count; ++i) correct &= result[i] == (sum += values[i]);
  return bench::report("scan", correct, times, {12.0 * count, 0});
}
