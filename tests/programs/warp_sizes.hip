// Every warp operation, for each warp size that the program is compiled for.
#include "support.h"

using Mask = unsigned long long;

constexpr Mask kAll = warpSize == 64 ? ~0ull : (1ull << warpSize) - 1;

struct Seen {
  Mask ballot, active, below, pairs, same;
  int lane, up, down, across, first, any, all, wide, sum, last, lowest, counted;
  double shuffled;
};

__device__ __noinline__ int warp_sum(int value) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2) value += __shfl_down(value, offset);
  return __shfl(value, 0);
}

__global__ void warps(Seen* out) {
  const int t = threadIdx.x + blockDim.x * threadIdx.y;
  Seen seen;
  seen.lane = __lane_id();
  seen.ballot = __ballot(t % 3 == 0);
  seen.active = __activemask();
  seen.below = __ballot_sync(kAll, seen.lane < 5);
  seen.pairs = __match_any(t / 2);
  int same = 0;
  seen.same = __match_all(t / warpSize, &same);
  seen.up = __shfl_up(t, 3);
  seen.down = __shfl_down(t, 2);
  seen.across = __shfl_xor(t, warpSize / 2);
  seen.first = __shfl(t, 1, 4);
  seen.any = __any(t == 9) + 2 * same;
  seen.all = __all(t >= 0) + 2 * __all(seen.lane != 7);
  seen.wide = warpSize;
  seen.sum = warp_sum(t);
  seen.last = __shfl(t, warpSize - 1);
  seen.shuffled = __shfl(t * 0.5, 2);
  seen.lowest = __ffs(__ballot(seen.lane >= warpSize - 2)) + 1000 * __ffs(__activemask());
  seen.counted = __popcll(__ballot(seen.lane != 1)) + 1000 * __reduce_add_sync(kAll, seen.lane > 0);
  out[t] = seen;
}

// No warp in sight: two-dimensional blocks stay unchanged.
__global__ void plain(int* out) { out[threadIdx.y * blockDim.x + threadIdx.x] = threadIdx.y * 100 + threadIdx.x; }

Mask lanes(int base, bool (*in)(int)) {
  Mask mask = 0;
  for (int lane = 0; lane < warpSize; ++lane)
    if (in(base + lane)) mask |= 1ull << lane;
  return mask;
}

int main() {
  const int x = 16, y = 16, n = x * y;
  long wrong = 0, checked = 0;
  const auto expect = [&](auto got, auto wanted, const char* what, int t) {
    ++checked;
    if (got == static_cast<decltype(got)>(wanted)) return;
    if (!wrong++) std::printf("%s of thread %d is %g, not %g\n", what, t, double(got), double(wanted));
  };
  DeviceArray<Seen> out(n);
  warps<<<1, dim3(x, y)>>>(out);
  const auto seen = out.host();
  for (int t = 0; t < n; ++t) {
    const Seen& s = seen[t];
    const int lane = t % warpSize, base = t - lane;
    expect(s.lane, lane, "lane", t);
    expect(s.ballot, lanes(base, [](int i) { return i % 3 == 0; }), "ballot", t);
    expect(s.active, kAll, "active", t);
    expect(s.below, 31 & kAll, "below", t);
    expect(s.pairs, 3ull << (lane & ~1), "pairs", t);
    expect(s.same, kAll, "same", t);
    expect(s.up, lane < 3 ? t : t - 3, "up", t);
    expect(s.down, lane + 2 >= warpSize ? t : t + 2, "down", t);
    expect(s.across, t ^ (warpSize / 2), "across", t);
    expect(s.first, (t & ~3) + 1, "first", t);
    expect(s.any, (base <= 9 && 9 < base + warpSize) + 2, "any", t);
    expect(s.all, warpSize > 7 ? 1 : 3, "all", t);
    expect(s.wide, warpSize, "wide", t);
    expect(s.sum, warpSize * base + warpSize * (warpSize - 1) / 2, "sum", t);
    expect(s.last, base + warpSize - 1, "last", t);
    expect(s.lowest, 1000 + warpSize - 1, "lowest", t);
    expect(s.counted, 1001 * (warpSize - 1), "counted", t);
    expect(s.shuffled, (base + 2) * 0.5, "shuffled", t);
  }
  DeviceArray<int> grid(n);
  plain<<<1, dim3(x, y)>>>(grid);
  const auto g = grid.host();
  for (int t = 0; t < n; ++t) expect(g[t], t / x * 100 + t % x, "plain", t);
  hipDeviceProp_t properties;
  HIP_CHECK(hipGetDeviceProperties(&properties, 0));
  expect(properties.warpSize, warpSize, "hipDeviceProp_t::warpSize", 0);
  return verdict(checked, wrong);
}
