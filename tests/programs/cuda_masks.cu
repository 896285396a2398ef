// CUDA's masks of lanes are `unsigned`: complements, shifts and comparisons with -1 count on 32 bits.
#include <cooperative_groups.h>

#include <type_traits>
#include <utility>

#include "cuda_support.h"

namespace cg = cooperative_groups;

#if __HIPSPV_WARP_SIZE__ > 32
typedef unsigned long long Mask;
#else
typedef unsigned int Mask;
#endif

#define IS_MASK(expression) static_assert(std::is_same<decltype(expression), Mask>::value, #expression)

struct Seen {
  int none_missing, all_ones, low_half, first, of_sum, count, nth, leading, reversed;
  int same_any, same_all, odd_ballot, odd_match, tile_ones, tile_shifted, members;
  unsigned bits, flags, trues;
  int sum, narrow;
};

__global__ void masks(Seen* out) {
  const int t = threadIdx.x, lane = t % warpSize;
  const Mask all = static_cast<Mask>(-1);
  Seen s = {};
  IS_MASK(__ballot_sync(all, 1));
  IS_MASK(__activemask());
  IS_MASK(__match_any_sync(all, 1));
  IS_MASK(__match_all_sync(all, 1, &s.same_all));
  s.none_missing = ~__ballot_sync(all, 1) == 0;
  s.all_ones = __ballot_sync(all, t >= 0) == -1 && __activemask() == all;
  constexpr int half = warpSize / 2;
  s.low_half = (__ballot_sync(all, 1) << half) >> half == all >> half;
  s.first = __ffs(__ballot_sync(all, lane == 5));
  s.of_sum = __ffs(__ballot_sync(all, lane == 5) | __activemask());
  s.count = __popc(__ballot_sync(all, lane < 7));
  s.nth = __fns(__ballot_sync(all, lane % 3 == 1), 0, 40) == 0xffffffffu;
  s.leading = __clz(__ballot_sync(all, lane == 3));
  s.reversed = __brev(__ballot_sync(all, lane == 1)) == 0x40000000u;
  s.same_any = ~__match_any_sync(all, 1) == 0;
  s.same_all = 0;
  s.members = ~__match_all_sync(all, 2.5, &s.same_all) == 0;

  const cg::thread_block_tile<warpSize> tile = cg::tiled_partition<warpSize>(cg::this_thread_block());
  IS_MASK(tile.ballot(1));
  IS_MASK(tile.match_any(1));
  IS_MASK(tile.match_all(1, s.same_all));
  s.tile_ones = ~tile.ballot(1) == 0 && ~tile.match_any(3) == 0;
  s.tile_shifted = cg::tiled_partition<8>(cg::this_thread_block()).ballot(lane % 8 > 3) == 0xf0;
  if (lane % 2) {
    const cg::coalesced_group odd = cg::coalesced_threads();
    IS_MASK(odd.ballot(1));
    IS_MASK(odd.match_any(1));
    IS_MASK(odd.match_all(1, s.odd_match));
    s.odd_ballot = static_cast<int>(odd.ballot(lane > 4));
    s.odd_match = odd.match_any(lane < 5) == (lane < 5 ? 3 : (Mask(1) << half) - 4);
  }

  static_assert(std::is_same<decltype(__reduce_add_sync(all, 1)), int>::value, "");
  static_assert(std::is_same<decltype(__reduce_max_sync(all, 1u)), unsigned>::value, "");
  static_assert(std::is_same<decltype(__reduce_or_sync(all, 1)), unsigned>::value, "");
  s.sum = __reduce_add_sync(all, lane < 9);  // of a bool
  s.narrow = __reduce_add_sync(all, static_cast<short>(30000));
  s.bits = __reduce_xor_sync(all, 1 << lane % 31);
  s.flags = __reduce_or_sync(all, lane == 2 ? -8 : 1);
  s.trues = __reduce_and_sync(all, lane == 2 ? -8 : -2);
  out[t] = s;
}

int main() {
  const int warp = warpSize;
  Seen* seen;
  CHECK(cudaMallocManaged(&seen, 2 * warp * sizeof(Seen)));
  masks<<<1, 2 * warp>>>(seen);
  CHECK(cudaDeviceSynchronize());
  Verdict check;
  for (int t = 0; t < 2 * warp; ++t) {
    const Seen& s = seen[t];
    const int lane = t % warp;
    check(s.none_missing, "no lane is missing");
    check(s.all_ones, "all lanes are -1");
    check(s.low_half, "shifted out and back");
    check(s.first == 6, "__ffs");
    check(s.of_sum == 1, "__ffs of two masks");
    check(s.count == 7, "__popc");
    check(s.nth, "__fns finds none");
    check(s.leading == 28, "__clz");
    check(s.reversed, "__brev");
    check(s.same_any, "__match_any_sync");
    check(s.same_all == 1 && s.members, "__match_all_sync");
    check(s.tile_ones, "a tile's masks");
    check(s.tile_shifted, "a small tile's ballot");
    check(lane % 2 == 0 || (s.odd_match && s.odd_ballot == (warp == 64 ? -4 : 0xfffc)), "a coalesced group's");
    check(s.sum == 9, "__reduce_add_sync of bools");
    check(s.narrow == 30000 * warp, "__reduce_add_sync of shorts");
    unsigned bits = 0;
    for (int l = 0; l < warp; ++l) bits ^= 1u << l % 31;
    check(s.bits == bits, "__reduce_xor_sync");
    check(s.flags == static_cast<unsigned>(-7) && s.trues == static_cast<unsigned>(-8), "of bits");
  }
  return check.print();
}
