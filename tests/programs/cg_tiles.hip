// Tiles of every size: ranks, shuffles, votes, reductions and scans, against a model on the host.
#include <hip/hip_cooperative_groups.h>

#include "support.h"

namespace cg = cooperative_groups;
typedef unsigned long long Word;

// The map x -> factor * x + summand, modulo 2^32, and one map after another.
__host__ __device__ static Word map(unsigned factor, unsigned summand) {
  return static_cast<Word>(factor) << 32 | summand;
}
struct Then {
  __host__ __device__ Word operator()(Word a, Word b) const {
    const unsigned factor = static_cast<unsigned>(b >> 32);
    return map(static_cast<unsigned>(a >> 32) * factor, static_cast<unsigned>(a) * factor + static_cast<unsigned>(b));
  }
};
constexpr Then then;
constexpr int kSlots = 32;

struct Wide {
  int a;
  double b;
  char c[5];
};

__device__ __host__ int own(int t) { return t * 29 % 23 - 7; }

template <unsigned N>
__device__ void fill(const cg::thread_block_tile<N>& tile, int t, long long* out) {
  const int value = own(t);
  out[0] = tile.thread_rank();
  out[1] = tile.size() + 100 * tile.num_threads();
  out[2] = tile.meta_group_rank();
  out[3] = tile.meta_group_size();
  out[4] = tile.shfl(value, N / 2);
  out[5] = tile.shfl_up(value, 1);
  out[6] = tile.shfl_down(value, 3);
  out[7] = tile.shfl_xor(value, N / 2);
  const Wide wide = tile.shfl(Wide{value, value / 4.0, {1, 2, 3, 4, static_cast<char>(value)}}, 0);
  out[8] = static_cast<long long>(wide.a + 1000 * wide.b + 100000 * wide.c[4]);
  out[9] = tile.any(value > 14) + 10 * tile.all(value > -6);
  out[10] = tile.ballot(value > 3);
  out[11] = tile.match_any(value % 3);
  int same = 7;
  out[12] = tile.match_all(value / 100, same) + (static_cast<long long>(same) << 40);
  out[13] = cg::reduce(tile, value, cg::plus<int>());
  out[14] = cg::reduce(tile, value, cg::less<int>()) + 1000 * cg::reduce(tile, value, cg::greater<int>());
  out[15] = cg::reduce(tile, static_cast<Word>(value + 9), cg::bit_or<Word>());
  out[16] = cg::reduce(tile, value + 9, cg::bit_and<int>()) + 1000 * cg::reduce(tile, value + 9, cg::bit_xor<int>());
  out[17] = static_cast<long long>(cg::reduce(tile, value * 0.25, cg::plus<double>()) * 4);
  out[18] = cg::inclusive_scan(tile, value);
  out[19] = cg::exclusive_scan(tile, value);
  out[20] = cg::inclusive_scan(tile, value, cg::greater<int>());
  // An operation that doesn't commute: the members come in the order of their ranks.
  out[21] = static_cast<unsigned>(cg::inclusive_scan(tile, map(31, value + 8), then));
  tile.sync();
  out[22] = tile.is_valid();
  const auto half = cg::binary_partition(tile, value % 2 == 0);
  out[23] = half.size() + 100 * half.thread_rank() + 10000 * half.meta_group_rank() + 100000 * half.meta_group_size();
  const auto label = cg::labeled_partition(tile, value % 3);
  out[24] =
      label.size() + 100 * label.thread_rank() + 10000 * label.meta_group_rank() + 100000 * label.meta_group_size();
  out[25] = cg::reduce(label, value, cg::plus<int>());
}

template <unsigned N>
__global__ void tiles(long long* out) {
  const cg::thread_block block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<N>(block);
  const int i = block.block_rank() * block.size() + block.thread_rank();
  fill<N>(tile, i, out + kSlots * i);
  const auto inner = cg::tiled_partition<(N > 4 ? N / 4 : 1)>(tile);
  out[kSlots * i + 26] = inner.meta_group_rank() + 100 * inner.meta_group_size() + 10000 * inner.thread_rank() +
                         1000000 * inner.shfl(own(i) + 50, 0);
  cg::thread_group group = cg::tiled_partition(block, N);
  out[kSlots * i + 27] = group.size() + 100 * group.thread_rank() + 10000 * group.is_valid();
  group.sync();
}

template <unsigned N>
void check(dim3 block, long& checked, long& wrong) {
  const int threads = block.x * block.y * block.z, blocks = 2;
  DeviceArray<long long> out(kSlots * blocks * threads);
  tiles<N><<<blocks, block>>>(out);
  const auto got = out.host();
  for (int i = 0; i < blocks * threads; ++i) {
    const int rank = i % threads, base = i - rank % N, at = rank % N;
    const int start = i - rank;
    const int members = static_cast<int>(N) < start + threads - base ? N : start + threads - base;
    const int value = own(i), inner = N > 4 ? N / 4 : 1;
    long long want[kSlots] = {};
    Word ballot = 0, match = 0, both = ~0ull, some = 0, differ = 0, text = 0;
    bool any = false, all = true, same = true;
    int sum = 0, least = 1000, most = -1000, sum_here = 0, most_here = -1000;
    int halves[2] = {}, half_rank = 0, labels = 0, label_rank = 0, label_sum = 0;
    int first_half = -1;
    bool known[5] = {};
    int label_order = 0, groups = 0;
    for (int m = 0; m < members; ++m) {
      const int v = own(base + m);
      any |= v > 14;
      all &= v > -6;
      ballot |= static_cast<Word>(v > 3) << m;
      match |= static_cast<Word>(v % 3 == value % 3) << m;
      same &= v / 100 == value / 100;
      sum += v;
      least = v < least ? v : least;
      most = v > most ? v : most;
      both &= v + 9;
      some |= static_cast<Word>(v + 9);
      differ ^= v + 9;
      if (m <= at) {
        sum_here += v;
        most_here = v > most_here ? v : most_here;
        text = m ? then(text, map(31, v + 8)) : map(31, v + 8);
      }
      const int even = v % 2 == 0;
      if (first_half < 0) first_half = even;
      ++halves[even];
      if (m < at && even == (value % 2 == 0)) ++half_rank;
      if (!known[v % 3 + 2]) {
        known[v % 3 + 2] = true;
        if (v % 3 == value % 3) label_order = groups;
        ++groups;
      }
      if (v % 3 == value % 3) {
        ++labels;
        label_sum += v;
        if (m < at) ++label_rank;
      }
    }
    const int even = value % 2 == 0;
    const auto read = [&](int m) { return own(base + m); };
    want[0] = at;
    want[1] = 101 * N;
    want[2] = rank / N;
    want[3] = (threads + N - 1) / N;
    want[4] = read(N / 2);
    want[5] = read(at < 1 ? at : at - 1);
    want[6] = read(at + 3 >= static_cast<int>(N) ? at : at + 3);
    want[7] = read(at ^ (N / 2));
    want[8] = static_cast<long long>(read(0) + 1000 * (read(0) / 4.0) + 100000 * read(0));
    want[9] = any + 10 * all;
    want[10] = ballot;
    want[11] = match;
    want[12] = same ? static_cast<long long>((members == 64 ? 0 : 1ull << members) - 1) + (1ll << 40) : 0;
    want[13] = sum;
    want[14] = least + 1000 * most;
    want[15] = some;
    want[16] = static_cast<int>(both) + 1000 * static_cast<int>(differ);
    want[17] = sum;
    want[18] = sum_here;
    want[19] = sum_here - value;
    want[20] = most_here;
    want[21] = static_cast<unsigned>(text);
    want[22] = 1;
    want[23] =
        halves[even] + 100 * half_rank + 10000 * (even != first_half) + 100000 * ((halves[0] > 0) + (halves[1] > 0));
    want[24] = labels + 100 * label_rank + 10000 * label_order + 100000 * groups;
    want[25] = label_sum;
    want[26] = at / inner + 100 * (N / inner) + 10000 * (at % inner) + 1000000ll * (read(at / inner * inner) + 50);
    want[27] = members + 100 * at + 10000;
    for (int slot = 0; slot < 28; ++slot) {
      const bool beyond = (slot == 4 && static_cast<int>(N / 2) >= members) ||
                          (slot == 6 && at + 3 < static_cast<int>(N) && at + 3 >= members) ||
                          (slot == 7 && static_cast<int>(at ^ (N / 2)) >= members);
      if (beyond) continue;
      ++checked;
      if (got[kSlots * i + slot] == want[slot]) continue;
      if (++wrong <= 10)
        std::printf("tile %u thread %d slot %d: %lld, not %lld\n", N, i, slot, got[kSlots * i + slot], want[slot]);
    }
  }
}

int main() {
  long checked = 0, wrong = 0;
  check<warpSize>(dim3(64), checked, wrong);
  check<warpSize / 2>(dim3(5, 13), checked, wrong);
  check<8>(dim3(4, 3, 3), checked, wrong);
  check<4>(dim3(48), checked, wrong);
  check<2>(dim3(7), checked, wrong);
  check<1>(dim3(33), checked, wrong);
  return verdict(checked, wrong);
}
