// Coalesced groups of any mask: made in branches, partitioned, shuffled, reduced, against a model.
#include <hip/hip_cooperative_groups.h>

#include "support.h"

namespace cg = cooperative_groups;
typedef unsigned long long Word;
constexpr int kSlots = 24, kThreads = 57;

__device__ __host__ int own(int t) { return t * 37 % 29 - 5; }

__device__ void fill(const cg::coalesced_group& group, int value, long long* out) {
  out[0] = group.size() + 1000 * group.num_threads();
  out[1] = group.thread_rank();
  out[2] = group.shfl(value, 0);
  out[3] = group.shfl(value, 5);
  out[4] = group.shfl_up(value, 2);
  out[5] = static_cast<long long>(group.shfl_down(value / 2.0, 1) * 2);
  out[6] = group.any(value > 20) + 10 * group.all(value > -4);
  out[7] = group.ballot(value > 3);
  out[8] = group.match_any(value % 4);
  int same = 7;
  out[9] = group.match_all(static_cast<float>(value > -100), same) + (static_cast<long long>(same) << 40);
  group.sync();
  out[10] = cg::reduce(group, value, cg::plus<int>());
  out[11] = cg::reduce(group, static_cast<float>(value), cg::less<float>());
  out[12] = cg::inclusive_scan(group, value);
  out[13] = cg::exclusive_scan(group, static_cast<Word>(value + 8), [](Word a, Word b) { return a * 31 + b; });
  const cg::coalesced_group tile = cg::tiled_partition(group, 4);
  out[14] = tile.size() + 100 * tile.thread_rank() + 10000 * tile.meta_group_rank() + 1000000 * tile.meta_group_size();
  out[15] = cg::reduce(tile, value, cg::plus<int>());
  const auto half = cg::binary_partition(group, value > 8);
  out[16] = half.size() + 100 * half.thread_rank() + 10000 * half.meta_group_size();
  out[17] = group.meta_group_rank() + 10 * group.meta_group_size() + 100 * group.is_valid();
}

__global__ void groups(unsigned mask, long long* out, int* counter) {
  const int t = threadIdx.x;
  if (mask >> (t % 32) & 1) {
    const cg::coalesced_group group = cg::coalesced_threads();
    fill(group, own(t), out + kSlots * t);
    // Warp-aggregated increments, as in CUDA's guide.
    int first = 0;
    if (group.thread_rank() == 0) first = atomicAdd(counter, static_cast<int>(group.size()));
    out[kSlots * t + 18] = group.shfl(first, 0) + group.thread_rank() >= 0;
  } else if (t % 3) {
    const auto rest = cg::coalesced_threads();
    out[kSlots * t + 19] = rest.size();
    cg::thread_group any = rest;
    any.sync();
    out[kSlots * t + 20] = any.thread_rank() + 100 * any.size();
  }
}

void expect(unsigned mask, int t, long long* want) {
  const int lane = t % 32, first = t - lane;
  const bool inside = mask >> lane & 1;
  if (!inside && t % 3 == 0) return;
  std::vector<int> values;
  int at = 0;
  for (int i = 0; i < 32 && first + i < kThreads; ++i) {
    const bool member = inside ? mask >> i & 1 : !(mask >> i & 1) && (first + i) % 3 != 0;
    if (!member) continue;
    if (i == lane) at = static_cast<int>(values.size());
    values.push_back(own(first + i));
  }
  const int size = static_cast<int>(values.size()), value = own(t);
  if (!inside) {
    want[19] = size;
    want[20] = at + 100 * size;
    return;
  }
  Word ballot = 0, match = 0, text = 0;
  int sum = 0, upto = 0, least = 1000, tile_sum = 0, halves[2] = {}, half_rank = 0;
  bool any = false, all = true;
  for (int m = 0; m < size; ++m) {
    const int v = values[m];
    any |= v > 20;
    all &= v > -4;
    ballot |= static_cast<Word>(v > 3) << m;
    match |= static_cast<Word>(v % 4 == value % 4) << m;
    sum += v;
    least = v < least ? v : least;
    if (m <= at) upto += v;
    if (m < at) text = m ? text * 31 + (v + 8) : v + 8;
    if (m / 4 == at / 4) tile_sum += v;
    ++halves[v > 8];
    if (m < at && (v > 8) == (value > 8)) ++half_rank;
  }
  want[0] = 1001 * size;
  want[1] = at;
  want[2] = values[0];
  want[3] = values[5 % size];
  want[4] = values[at < 2 ? at : at - 2];
  want[5] = values[at + 1 < size ? at + 1 : at];
  want[6] = any + 10 * all;
  want[7] = ballot;
  want[8] = match;
  want[9] = ((1ull << size) - 1) + (1ll << 40);
  want[10] = sum;
  want[11] = least;
  want[12] = upto;
  want[13] = text;
  const int tiles = (size + 3) / 4, tile = at / 4;
  want[14] = (size - 4 * tile < 4 ? size - 4 * tile : 4) + 100 * (at % 4) + 10000 * tile + 1000000 * tiles;
  want[15] = tile_sum;
  want[16] = halves[value > 8] + 100 * half_rank + 10000 * ((halves[0] > 0) + (halves[1] > 0));
  want[17] = 110;
  want[18] = 1;
}

int main() {
  long checked = 0, wrong = 0;
  Random random(5);
  std::vector<unsigned> masks = {0xffffffff, 1, 0x80000000, 0x55555555, 0x0000ff00};
  while (masks.size() < 12) masks.push_back(random.next() << 12 ^ random.next());
  for (unsigned mask : masks) {
    DeviceArray<long long> out(kSlots * kThreads);
    DeviceArray<int> counter(1);
    groups<<<1, kThreads>>>(mask, out, counter);
    const auto got = out.host();
    int members = 0;
    for (int t = 0; t < kThreads; ++t) {
      long long want[kSlots] = {};
      expect(mask, t, want);
      members += mask >> (t % 32) & 1;
      for (int slot = 0; slot < 21; ++slot) {
        ++checked;
        if (got[kSlots * t + slot] == want[slot]) continue;
        if (++wrong <= 10)
          std::printf("mask %08x thread %d slot %d: %lld, not %lld\n", mask, t, slot, got[kSlots * t + slot],
                      want[slot]);
      }
    }
    ++checked;
    wrong += counter.host()[0] != members;
  }
  return verdict(checked, wrong);
}
