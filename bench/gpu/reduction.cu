// The sum of an array: vectors from memory, shuffles in a warp, one atomic update per block.
#include "bench.h"

constexpr int kThreads = 256, kBlocksPerProcessor = 8;

__device__ float warp_sum(float value) {
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_down_sync(0xffffffff, value, distance);
  return value;
}

__global__ void __launch_bounds__(kThreads) reduce(const float4* __restrict__ values, int count, double* sum) {
  __shared__ float partial[kThreads / 32];
  float mine = 0;
  for (int i = blockIdx.x * kThreads + threadIdx.x; i < count; i += gridDim.x * kThreads) {
    const float4 v = values[i];
    mine += v.x + v.y + v.z + v.w;
  }
  mine = warp_sum(mine);
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane == 0) partial[warp] = mine;
  __syncthreads();
  if (warp == 0) {
    mine = warp_sum(lane < kThreads / 32 ? partial[lane] : 0);
    if (lane == 0) atomicAdd(sum, static_cast<double>(mine));
  }
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 27);
  const int size = given.size, runs = given.runs;
  const int vectors = size / 4, count = vectors * 4;
  // Small integers: the blocks' sums are exact.
  std::vector<float> values(count);
  double expected = 0;
  bench::Random random(5);
  for (float& value : values) expected += value = static_cast<float>(random.below(8));
  bench::Buffer<float> dvalues(values);
  bench::Buffer<double> dsum(1);
  int processors = 0;
  CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
  const std::vector<float> times = bench::times_ms(
      runs, [&] { dsum.clear(); },
      [&] {
        reduce<<<processors * kBlocksPerProcessor, kThreads>>>(reinterpret_cast<const float4*>(dvalues.get()), vectors,
                                                               dsum.get());
      });
  return bench::report("reduction", dsum.host()[0] == expected, times, {4.0 * count, 0});
}
