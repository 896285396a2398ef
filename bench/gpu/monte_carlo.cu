// The price of a European option by simulation, with Philox-4x32-10 as the generator.
#include "bench.h"

constexpr int kThreads = 256, kPerThread = 16;  // kPerThread: calls of Philox, four paths each
constexpr float kStock = 100, kStrike = 105, kRate = 0.03f, kVolatility = 0.25f, kYears = 2;

// Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (SC 2011).
__device__ uint4 philox(uint4 counter, uint2 key) {
#pragma unroll
  for (int round = 0; round < 10; ++round) {
    const unsigned high0 = __umulhi(0xD2511F53u, counter.x), low0 = 0xD2511F53u * counter.x;
    const unsigned high1 = __umulhi(0xCD9E8D57u, counter.z), low1 = 0xCD9E8D57u * counter.z;
    counter = make_uint4(high1 ^ counter.y ^ key.x, low1, high0 ^ counter.w ^ key.y, low0);
    key.x += 0x9E3779B9u;
    key.y += 0xBB67AE85u;
  }
  return counter;
}

// Box and Muller's two normally distributed numbers.
__device__ float2 normal(unsigned a, unsigned b) {
  const float radius = sqrtf(-2 * logf((a + 0.5f) * 0x1p-32f));
  float sine, cosine;
  sincospif(b * 0x1p-31f, &sine, &cosine);
  return make_float2(radius * sine, radius * cosine);
}

__device__ float payoff(float z) {
  const float drift = (kRate - 0.5f * kVolatility * kVolatility) * kYears;
  const float stock = kStock * expf(drift + kVolatility * sqrtf(kYears) * z);
  return fmaxf(stock - kStrike, 0);
}

__global__ void __launch_bounds__(kThreads) simulate(unsigned seed, double* sum) {
  __shared__ float partial[kThreads / 32];
  const unsigned thread = blockIdx.x * kThreads + threadIdx.x;
  float mine = 0;
  for (unsigned i = 0; i < kPerThread; ++i) {
    const uint4 bits = philox(make_uint4(thread, i, 0, 0), make_uint2(seed, 0));
    const float2 z = normal(bits.x, bits.y), w = normal(bits.z, bits.w);
    mine += payoff(z.x) + payoff(z.y) + payoff(w.x) + payoff(w.y);
  }
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) mine += __shfl_xor_sync(0xffffffff, mine, distance);
  if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = mine;
  __syncthreads();
  if (threadIdx.x > 0) return;
  double total = 0;
  for (const float each : partial) total += each;
  atomicAdd(sum, total);
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 27);
  const int size = given.size, runs = given.runs;
  const int grid = bench::blocks(size, kThreads * kPerThread * 4);
  const double paths = static_cast<double>(grid) * kThreads * kPerThread * 4;
  bench::Buffer<double> dsum(1);
  const std::vector<float> times =
      bench::times_ms(runs, [&] { dsum.clear(); }, [&] { simulate<<<grid, kThreads>>>(11, dsum.get()); });
  const double discount = std::exp(-static_cast<double>(kRate) * kYears);
  const double deviation = kVolatility * std::sqrt(static_cast<double>(kYears));
  const double d1 = (std::log(kStock / kStrike) + kRate * kYears) / deviation + deviation / 2;
  const auto cdf = [](double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); };
  const double expected = kStock * cdf(d1) - kStrike * discount * cdf(d1 - deviation);
  // The payoff's deviation is below 40.
  const double error = std::fabs(discount * dsum.host()[0] / paths - expected);
  return bench::report("monte_carlo", error < 5 * 40 / std::sqrt(paths), times, {});
}
