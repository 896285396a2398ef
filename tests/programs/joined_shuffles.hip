// Shuffles and votes that don't depend on each other, in a kernel whose threads are at different stops, in one whose
// warps are together, and before writes that other lanes must see in order.
#include <cstdint>
#include <vector>

#include "support.h"

constexpr int kThreads = 96;
constexpr int kValues = 6;

__host__ __device__ static std::uint32_t mixed(std::uint32_t value) { return value * 2654435761u ^ (value >> 13); }

// Each step has independent shuffles of two widths and a vote; its values are those of the next step.
__device__ static void exchange(std::uint32_t (&v)[kValues], int steps) {
  for (int step = 0; step < steps; ++step) {
    const int mask = 1 << (step % 5);
#pragma unroll
    for (int i = 0; i < kValues; ++i) {
      const std::uint64_t wide = __shfl_xor((static_cast<unsigned long long>(v[i]) << 32) | i, mask);
      const std::uint32_t other = __shfl(v[(i + 1) % kValues], (threadIdx.x + i) & 31);
      const std::uint64_t odd = __ballot(v[i] & 1);
      v[i] = mixed(v[i] + static_cast<std::uint32_t>(wide >> 32) + other * 3) + static_cast<std::uint32_t>(wide & 7) +
             static_cast<std::uint32_t>(__popcll(odd & 0xFFFFFFFFull));
    }
  }
}

__global__ void together(std::uint32_t* out, int steps) {
  std::uint32_t v[kValues];
  for (int i = 0; i < kValues; ++i) v[i] = mixed(threadIdx.x * 31 + i);
  exchange(v, steps);
  std::uint32_t sum = 0;
  for (int i = 0; i < kValues; ++i) sum = sum * 5 + v[i];
  out[threadIdx.x] = sum;
}

// Warps make different numbers of steps, with barriers of the block between them.
__global__ void apart(std::uint32_t* out, int steps) {
  __shared__ std::uint32_t last[kThreads];
  std::uint32_t v[kValues];
  for (int i = 0; i < kValues; ++i) v[i] = mixed(threadIdx.x * 31 + i);
  for (int round = 0; round < 2; ++round) {
    exchange(v, steps + threadIdx.x / 32 + round);
    last[threadIdx.x] = v[0];
    __syncthreads();
    v[1] += last[(threadIdx.x + 40) % kThreads];
    __syncthreads();
  }
  std::uint32_t sum = 0;
  for (int i = 0; i < kValues; ++i) sum = sum * 5 + v[i];
  out[threadIdx.x] = sum;
}

using Lanes = std::vector<std::uint32_t>;

static void exchangeOnHost(std::vector<Lanes>& v, int warp, int steps) {
  for (int step = 0; step < steps; ++step)
    for (int i = 0; i < kValues; ++i) {
      Lanes next(32);
      std::uint32_t odd = 0;
      for (int lane = 0; lane < 32; ++lane) odd += v[i][warp * 32 + lane] & 1;
      for (int lane = 0; lane < 32; ++lane) {
        const std::uint32_t wide = v[i][warp * 32 + (lane ^ 1 << (step % 5))];
        const std::uint32_t other = v[(i + 1) % kValues][warp * 32 + ((lane + i) & 31)];
        next[lane] = mixed(v[i][warp * 32 + lane] + wide + other * 3) + (i & 7) + odd;
      }
      for (int lane = 0; lane < 32; ++lane) v[i][warp * 32 + lane] = next[lane];
    }
}

static Lanes expected(bool barriers, int steps) {
  std::vector<Lanes> v(kValues, Lanes(kThreads));
  for (int i = 0; i < kValues; ++i)
    for (int t = 0; t < kThreads; ++t) v[i][t] = mixed(t * 31 + i);
  for (int round = 0; round < (barriers ? 2 : 1); ++round) {
    for (int warp = 0; warp < kThreads / 32; ++warp) exchangeOnHost(v, warp, barriers ? steps + warp + round : steps);
    if (!barriers) continue;
    const Lanes last = v[0];
    for (int t = 0; t < kThreads; ++t) v[1][t] += last[(t + 40) % kThreads];
  }
  Lanes sums(kThreads);
  for (int i = 0; i < kValues; ++i)
    for (int t = 0; t < kThreads; ++t) sums[t] = sums[t] * 5 + v[i][t];
  return sums;
}

static int differences(bool barriers, int steps) {
  DeviceArray<std::uint32_t> out(kThreads);
  (barriers ? apart : together)<<<1, kThreads>>>(out, steps);
  const Lanes found = out.host(), right = expected(barriers, steps);
  int wrong = 0;
  for (int t = 0; t < kThreads; ++t) wrong += found[t] != right[t];
  return wrong;
}

int main() {
  int checked = 0, wrong = 0;
  for (const int steps : {1, 3, 7})
    for (const bool barriers : {false, true}) {
      wrong += differences(barriers, steps);
      checked += kThreads;
    }
  return verdict(checked, wrong);
}
