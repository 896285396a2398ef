// A shuffle gives 0 for missing lanes and lanes on another path, so that sums of parts of a warp come out right.
#include "support.h"

constexpr int kThreads = 41;

__global__ void sums(int members, long long* all) {
  const int t = threadIdx.x, lane = t % 32;
  long long* out = all + 4 * t;
  int part = t + 1, whole = t + 1;
  if (lane < members) {
    for (int i = 16; i > 0; i /= 2) part += __shfl_down_sync(__activemask(), part, i, 32);
    out[0] = part;
    out[3] = __shfl(static_cast<long long>(t + 1), (lane + members) % 32);
  }
  for (int i = warpSize / 2; i > 0; i /= 2) whole += __shfl_down(whole, i);
  out[1] = whole;
  out[2] = __shfl_xor(t + 1, 16);
}

int main() {
  long checked = 0, wrong = 0;
  for (int members : {1, 5, 8, 31}) {
    DeviceArray<long long> out(4 * kThreads);
    sums<<<1, kThreads>>>(members, out);
    const auto got = out.host();
    const auto sum = [](int first, int end) {
      int result = 0;
      for (int t = first; t < end && t < kThreads; ++t) result += t + 1;
      return result;
    };
    for (int first : {0, 32}) {
      checked += 2;
      wrong += got[4 * first] != sum(first, first + members);
      wrong += got[4 * first + 1] != sum(first, first + 32);
    }
    for (int t = 0; t < kThreads; ++t) {
      const int lane = t % 32, other = t - lane + (lane ^ 16), from = (lane + members) % 32;
      ++checked;
      wrong += got[4 * t + 2] != (other < kThreads ? other + 1 : 0);
      const bool there = from < members && t - lane + from < kThreads;
      if (lane < members) wrong += got[4 * t + 3] != (there ? t - lane + from + 1 : 0);
    }
  }
  return verdict(checked, wrong);
}
