// The histogram of bytes, with one copy per warp in shared memory.
#include "bench.h"

constexpr int kBins = 256, kThreads = 256, kWarps = kThreads / 32, kBlocksPerProcessor = 8;

__device__ void add(unsigned* bins, unsigned bytes) {
#pragma unroll
  for (int shift = 0; shift < 32; shift += 8) atomicAdd(&bins[bytes >> shift & 255], 1u);
}

__global__ void __launch_bounds__(kThreads)
    histogram(const uint4* __restrict__ values, int count, unsigned* __restrict__ bins) {
  __shared__ unsigned partial[kWarps][kBins];
  for (int i = threadIdx.x; i < kWarps * kBins; i += kThreads) partial[0][i] = 0;
  __syncthreads();
  unsigned* mine = partial[threadIdx.x / 32];
  for (int i = blockIdx.x * kThreads + threadIdx.x; i < count; i += gridDim.x * kThreads) {
    const uint4 v = values[i];
    add(mine, v.x);
    add(mine, v.y);
    add(mine, v.z);
    add(mine, v.w);
  }
  __syncthreads();
  for (int bin = threadIdx.x; bin < kBins; bin += kThreads) {
    unsigned sum = 0;
#pragma unroll
    for (int warp = 0; warp < kWarps; ++warp) sum += partial[warp][bin];
    atomicAdd(&bins[bin], sum);
  }
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 27);
  const int size = given.size, runs = given.runs;
  const int vectors = size / 16, count = vectors * 16;
  std::vector<unsigned char> values(count);
  std::vector<unsigned> expected(kBins);
  bench::Random random(6);
  for (unsigned char& value : values) {
    // The sum of two numbers: the middle bins have more.
    value = static_cast<unsigned char>((random.bits() % 256 + random.bits() / 256 % 256) / 2);
    ++expected[value];
  }
  bench::Buffer<unsigned char> dvalues(values);
  bench::Buffer<unsigned> dbins(kBins);
  int processors = 0;
  CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
  const std::vector<float> times = bench::times_ms(
      runs, [&] { dbins.clear(); },
      [&] {
        histogram<<<processors * kBlocksPerProcessor, kThreads>>>(reinterpret_cast<const uint4*>(dvalues.get()),
                                                                  vectors, dbins.get());
      });
  return bench::report("histogram", dbins.host() == expected, times, {1.0 * count, 0});
}
