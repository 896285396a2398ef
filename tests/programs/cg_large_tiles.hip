// Tiles of several warps, which all of a block's tiles use together.
#include <hip/hip_cooperative_groups.h>

#include <algorithm>

#include "support.h"

namespace cg = cooperative_groups;
typedef unsigned long long Word;
constexpr int kSlots = 8;

__device__ __host__ int own(int t) { return t * 29 % 23 - 7; }

// Affine maps of 32-bit numbers: an operation whose order matters.
struct Compose {
  __device__ __host__ Word operator()(Word f, Word g) const {
    const unsigned factor = static_cast<unsigned>(g >> 32);
    const Word product = static_cast<unsigned>(f >> 32) * factor;
    return product << 32 | (static_cast<unsigned>(f) * factor + static_cast<unsigned>(g));
  }
};
__device__ __host__ Word affine(int value) {
  return static_cast<Word>(value * 2 + 31) << 32 | static_cast<unsigned>(value);
}

template <unsigned N>
__global__ void tiles(long long* all) {
  __shared__ cg::block_tile_memory<1024> scratch;
  const auto block = cg::this_thread_block(scratch);
  const auto tile = cg::tiled_partition<N>(block);
  const int value = own(static_cast<int>(block.thread_rank()));
  long long* out = all + kSlots * block.thread_rank();
  out[0] = tile.thread_rank() + 1000 * tile.size() + 10000000ll * tile.meta_group_rank() +
           100000000ll * tile.meta_group_size();
  out[1] = cg::reduce(tile, value, cg::plus<int>());
  out[2] = cg::inclusive_scan(tile, value);
  out[3] = static_cast<long long>(cg::exclusive_scan(tile, affine(value), Compose()));
  out[4] = tile.shfl(value, N - 40);
  out[5] = tile.any(value > 14) + 10 * tile.all(value > -8);
  tile.sync();
  const cg::thread_group group = tile;
  out[6] = group.size() + 10000 * group.thread_rank();
  group.sync();
  const auto warp = cg::tiled_partition<8>(tile);
  out[7] = static_cast<long long>(cg::reduce(tile, value * 0.5, cg::less<double>()) * 2) +
           100 * warp.meta_group_rank() + 10000 * warp.meta_group_size();
}

template <unsigned N>
void check(int threads, long& checked, long& wrong) {
  constexpr int size = static_cast<int>(N);
  DeviceArray<long long> out(kSlots * threads);
  tiles<N><<<1, threads>>>(out);
  const auto got = out.host();
  for (int t = 0; t < threads; ++t) {
    const int base = t / size * size, at = t - base, members = std::min(size, threads - base);
    int sum = 0, upto = 0, least = 99;
    Word before = 0;
    bool any = false;
    for (int m = 0; m < members; ++m) {
      const int value = own(base + m);
      sum += value;
      any |= value > 14;
      least = std::min(least, value);
      if (m <= at) upto += value;
      if (m < at) before = m ? Compose()(before, affine(value)) : affine(value);
    }
    const int tiles = (threads + size - 1) / size;
    const long long want[] = {at + 1000 * size + 10000000ll * (t / size) + 100000000ll * tiles,
                              sum,
                              upto,
                              static_cast<long long>(before),
                              own(base + size - 40),
                              any + 10,
                              size + 10000ll * at,
                              least + 100 * (at / 8) + 10000 * (size / 8)};
    for (int slot = 0; slot < kSlots; ++slot) {
      if (slot == 4 && size - 40 >= members) continue;
      ++checked;
      if (got[kSlots * t + slot] == want[slot]) continue;
      if (++wrong <= 10)
        std::printf("tile %d thread %d slot %d: %lld, not %lld\n", size, t, slot, got[kSlots * t + slot], want[slot]);
    }
  }
}

int main() {
  long checked = 0, wrong = 0;
  check<64>(256, checked, wrong);
  check<128>(200, checked, wrong);
  check<512>(512, checked, wrong);
  return verdict(checked, wrong);
}
