// Votes: ballot, any, all, and the stream compaction that programs build from them.
#include "support.h"

__global__ void votes(const int* in, unsigned long long* ballot, int* any, int* all) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  ballot[i] = __ballot(in[i] > 50);
  any[i] = __any(in[i] > 95);
  all[i] = __all(in[i] < 95);
}

__global__ void compact(const int* in, int* out, int* count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int lane = threadIdx.x % 32;
  const bool keep = in[i] % 3 == 0;
  const unsigned long long mask = __ballot(keep);
  int base = 0;
  if (lane == 0) base = atomicAdd(count, __popcll(mask));
  base = __shfl(base, 0);
  if (keep) out[base + __popcll(mask & ((1ull << lane) - 1))] = in[i];
}

int main() {
  const int n = 32 * 60;
  Random random(12);
  std::vector<int> in(n);
  for (int i = 0; i < n; ++i) in[i] = i / 32 % 4 == 3 ? 10 : random.below(100);
  DeviceArray<int> din(in), dany(n), dall(n), dout(n), dcount(1);
  DeviceArray<unsigned long long> dballot(n);
  votes<<<n / 96, 96>>>(din, dballot, dany, dall);
  compact<<<n / 64, 64>>>(din, dout, dcount);
  const auto ballot = dballot.host();
  const auto any = dany.host(), all = dall.host(), out = dout.host();
  long wrong = 0;
  std::vector<int> kept(100), expected(100);
  int count = 0;
  for (int i = 0; i < n; ++i) {
    unsigned long long mask = 0;
    bool some = false, every = true;
    for (int lane = 0; lane < 32; ++lane) {
      const int value = in[i / 32 * 32 + lane];
      if (value > 50) mask |= 1ull << lane;
      some = some || value > 95;
      every = every && value < 95;
    }
    wrong += ballot[i] != mask;
    wrong += (any[i] != 0) != some;
    wrong += (all[i] != 0) != every;
    if (in[i] % 3 == 0) {
      ++count;
      ++expected[in[i]];
    }
  }
  wrong += dcount.host()[0] != count;
  for (int i = 0; i < count; ++i) ++kept[out[i]];
  wrong += kept != expected;
  return verdict(3 * n + 2, wrong);
}
