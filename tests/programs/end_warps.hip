// Lanes that end before the others of their warp vote, shuffle and wait.
#include "support.h"

constexpr int kThreads = 64;

__device__ __attribute__((noinline)) int leave(int t, int gone) {
  if (t % 32 == gone) return 1;
  return 0;
}

__global__ void warps(unsigned* votes, int* sums, int* neighbours, int gone) {
  const int t = threadIdx.x, lane = t % 32;
  if (leave(t, gone)) return;
  votes[t] = __ballot(lane % 3 == 0);
  int sum = 0;
  for (int i = 0; i < 32; ++i) {
    const int value = __shfl(t * 10, i);
    if (i != gone) sum += value;
  }
  sums[t] = sum;
  __syncwarp();
  neighbours[t] = __shfl_xor(t, 1);
}

int main() {
  long wrong = 0, checked = 0;
  for (int gone : {-1, 0, 7, 31}) {
    DeviceArray<unsigned> votes(kThreads);
    DeviceArray<int> sums(kThreads), neighbours(kThreads);
    warps<<<1, kThreads>>>(votes, sums, neighbours, gone);
    const auto v = votes.host();
    const auto s = sums.host(), n = neighbours.host();
    for (int t = 0; t < kThreads; ++t) {
      const int lane = t % 32, first = t - lane;
      unsigned vote = 0;
      int sum = 0;
      for (int i = 0; i < 32; ++i) {
        if (i == gone) continue;
        if (i % 3 == 0) vote |= 1u << i;
        sum += (first + i) * 10;
      }
      checked += 3;
      if (lane == gone) {
        wrong += v[t] != 0 || s[t] != 0 || n[t] != 0;
        continue;
      }
      wrong += v[t] != vote;
      wrong += s[t] != sum;
      wrong += (lane ^ 1) != gone && n[t] != (t ^ 1);
    }
  }
  return verdict(checked, wrong);
}
