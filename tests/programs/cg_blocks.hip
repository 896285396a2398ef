// Blocks, grids and operations on any group: ranks, sizes, barriers, copies, a thread_group by value.
#include <hip/hip_cooperative_groups.h>

#include "support.h"

namespace cg = cooperative_groups;
constexpr int kSlots = 16;

// The sum over a group of any kind, through shared memory.
__device__ int sum_over(const cg::thread_group& group, int* slots, int value) {
  for (int i = static_cast<int>(group.size()) / 2; i > 0; i /= 2) {
    slots[group.thread_rank()] = value;
    group.sync();
    if (static_cast<int>(group.thread_rank()) < i) value += slots[group.thread_rank() + i];
    group.sync();
  }
  return value;
}

__global__ void ranks(long long* out, int* sums, const int* in, int* copied) {
  __shared__ int slots[64];
  __shared__ int staged[64];
  auto block = cg::this_thread_block();
  auto grid = cg::this_grid();
  auto several = cg::this_multi_grid();
  auto cluster = cg::this_cluster();
  const long long i = static_cast<long long>(grid.thread_rank());
  long long* mine = out + kSlots * i;
  const dim3 thread = block.thread_index(), group = block.group_index(), size = block.dim_threads();
  mine[0] = thread.x + 100 * thread.y + 10000 * thread.z;
  mine[1] = group.x + 100 * group.y + 10000 * group.z;
  mine[2] = size.x + 100 * size.y + 10000 * size.z;
  mine[3] = block.thread_rank() + 1000 * block.size() + 1000000ll * block.num_threads();
  mine[4] = static_cast<long long>(grid.block_rank() + 1000 * grid.num_blocks());
  mine[5] = static_cast<long long>(grid.size() + 10000 * grid.num_threads());
  const dim3 blocks = grid.dim_blocks(), index = grid.block_index(), own = block.group_dim();
  mine[6] = blocks.x + 100 * blocks.y + 10000 * blocks.z;
  mine[7] = index.x + 100 * index.y + 10000 * index.z + 1000000ll * own.y;
  mine[8] = grid.is_valid() + 10 * block.is_valid() + 100 * several.num_grids() + 1000 * several.grid_rank();
  mine[9] = cluster.thread_rank() + 1000 * cluster.num_blocks() + 10000 * cluster.block_rank();
  mine[10] = static_cast<long long>(cg::thread_rank(several) + 10000 * cg::group_size(block));
  mine[11] = cg::this_thread().size();

  const int value = static_cast<int>(i) % 13;
  const cg::thread_group whole = block;
  int sum = sum_over(whole, slots, value);
  if (block.thread_rank() == 0) sums[2 * grid.block_rank()] = sum;
  cg::sync(block);
  const cg::thread_group part = cg::tiled_partition(block, 8);
  sum = sum_over(part, slots + block.thread_rank() / 8 * 8, value);
  if (part.thread_rank() == 0) atomicAdd(&sums[2 * grid.block_rank() + 1], sum);
  block.sync();

  const int base = static_cast<int>(grid.block_rank()) * 64;
  cg::memcpy_async(block, staged, in + base, sizeof(int) * 64);
  cg::wait(block);
  copied[i] = staged[63 - block.thread_rank()];
  block.sync();
  cg::memcpy_async(cg::tiled_partition<16>(block), staged + block.thread_rank() / 16 * 16, 12,
                   in + base + block.thread_rank() / 16 * 16, 16);
  cg::wait_prior<0>(block);
  mine[12] = staged[block.thread_rank() ^ 1];
  cg::invoke_one(block, [&] { slots[0] = base + 5; });
  auto token = block.barrier_arrive();
  block.barrier_wait(static_cast<cg::thread_block::arrival_token&&>(token));
  mine[13] = slots[0];
  const auto tile = cg::tiled_partition<4>(block);
  mine[14] = cg::invoke_one_broadcast(tile, [&] { return static_cast<int>(i) * 3; });
}

int main() {
  long checked = 0, wrong = 0;
  const dim3 blocks(3, 2, 2), block(4, 8, 2);
  const int threads = 64, n = 12 * threads;
  std::vector<int> in(n);
  for (int i = 0; i < n; ++i) in[i] = i * 7 % 1000;
  DeviceArray<long long> out(kSlots * n);
  DeviceArray<int> sums(2 * 12), din(in), copied(n);
  ranks<<<blocks, block>>>(out, sums, din, copied);
  const auto got = out.host();
  const auto s = sums.host(), c = copied.host();
  for (int b = 0; b < 12; ++b) {
    const int bx = b % 3, by = b / 3 % 2, bz = b / 6;
    int sum = 0;
    for (int t = 0; t < threads; ++t) {
      const int i = b * threads + t, x = t % 4, y = t / 4 % 8, z = t / 32;
      sum += i % 13;
      const int near = t ^ 1;
      const long long want[] = {x + 100 * y + 10000 * z,
                                bx + 100 * by + 10000 * bz,
                                4 + 800 + 20000,
                                t + 64000 + 64000000,
                                b + 12000,
                                n + 10000 * n,
                                3 + 200 + 20000,
                                bx + 100 * by + 10000 * bz + 8000000,
                                110,
                                t + 1000,
                                i + 640000,
                                1,
                                in[b * 64 + near],
                                b * 64 + 5,
                                i / 4 * 4 * 3};
      for (int slot = 0; slot < 15; ++slot) {
        ++checked;
        if (got[kSlots * i + slot] == want[slot]) continue;
        if (++wrong <= 10)
          std::printf("thread %d slot %d: %lld, not %lld\n", i, slot, got[kSlots * i + slot], want[slot]);
      }
      ++checked;
      wrong += c[i] != in[b * 64 + 63 - t];
    }
    checked += 2;
    wrong += s[2 * b] != sum;
    wrong += s[2 * b + 1] != sum;
  }
  return verdict(checked, wrong);
}
