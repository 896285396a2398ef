// Shuffles, ballots and broadcasts after loops whose iterations differ among lanes, several times.
#include "support.h"

#include <array>

namespace {

constexpr int kLanes = 32, kForms = 5;

__device__ unsigned turned(unsigned a, unsigned n) {
  for (unsigned j = 0; j < n; ++j) a = a * 3 + 1;
  return a;
}

template <int Form>
__global__ void walk(unsigned* out, const unsigned* counts) {
  const unsigned t = threadIdx.x, n = counts[t];
  unsigned a = 0;
  for (int i = 0; i < 2; ++i) {
    if (Form == 4 && n > 2) a += 7;
    a = turned(a, n);
    if (Form == 0) a += __shfl(n, (t + 5) % kLanes);
    if (Form == 1) a += static_cast<unsigned>(__ballot(a & 1));
    if (Form == 2) a += __shfl(a, __ffsll(static_cast<unsigned long long>(__ballot(n != 0))) - 1);
    if (Form == 3) a += __shfl_xor(a, 3) + __popcll(__ballot(n > 1));
    if (Form == 4) a += __shfl_up(a, 1);
  }
  out[t] = a;
}

using Warp = std::array<unsigned, kLanes>;

template <int Form>
Warp expected(const unsigned* counts, int lanes) {
  Warp a{};
  for (int i = 0; i < 2; ++i) {
    unsigned ballot = 0, first = 0, many = 0;
    for (int t = 0; t < lanes; ++t) {
      if (Form == 4 && counts[t] > 2) a[t] += 7;
      for (unsigned j = 0; j < counts[t]; ++j) a[t] = a[t] * 3 + 1;
      ballot |= (a[t] & 1) << t;
      many += counts[t] > 1;
    }
    while (counts[first] == 0) ++first;
    const Warp before = a;
    for (int t = 0; t < lanes; ++t) {
      if (Form == 0) a[t] += counts[(t + 5) % kLanes];
      if (Form == 1) a[t] += ballot;
      if (Form == 2) a[t] += before[first];
      if (Form == 3) a[t] += before[t ^ 3] + many;
      if (Form == 4) a[t] += before[t == 0 ? 0 : t - 1];
    }
  }
  return a;
}

long checked = 0, wrong = 0;

template <int Form>
void check(const std::vector<unsigned>& counts, int warps) {
  DeviceArray<unsigned> out(counts.size()), data(counts);
  walk<Form><<<1, kLanes * warps>>>(out, data);
  const std::vector<unsigned> got = out.host();
  for (int warp = 0; warp < warps; ++warp) {
    const Warp want = expected<Form>(counts.data() + warp * kLanes, kLanes);
    for (int t = 0; t < kLanes; ++t, ++checked) wrong += got[warp * kLanes + t] != want[t];
  }
}

template <int... Form>
void checkAll(const std::vector<unsigned>& counts, int warps, std::integer_sequence<int, Form...>) {
  (check<Form>(counts, warps), ...);
}

}  // namespace

int main() {
  for (const unsigned step : {7u, 3u, 1u}) {
    std::vector<unsigned> counts(2 * kLanes);
    for (unsigned t = 0; t < counts.size(); ++t) counts[t] = t * step % 4;
    for (const int warps : {1, 2}) checkAll(counts, warps, std::make_integer_sequence<int, kForms>());
  }
  return verdict(checked, wrong);
}
