// Threads of a block that wait for a value that another one of them writes: lanes of one warp, warps of a
// block, with operations of the warp before and after.
#include <hip/hip_cooperative_groups.h>

#include "support.h"

namespace cg = cooperative_groups;

constexpr int kBlocks = 3;

struct Tally {
  long checked = 0, wrong = 0;
  void expect(long got, long wanted, const char* what) {
    ++checked;
    if (got == wanted) return;
    ++wrong;
    std::printf("%s: %ld instead of %ld\n", what, got, wanted);
  }
};

// Lane 0 waits for a later lane, and that lane for a lane of another warp.
__global__ void lanes(int* out) {
  __shared__ volatile int flag;
  __shared__ int value;
  const int t = threadIdx.x;
  if (t == 0) flag = 0;
  __syncthreads();
  if (t == 0) {
    while (flag != 2) {
    }
    __threadfence_block();
    out[blockIdx.x] = value;
  } else if (t == 7) {
    while (flag != 1) {
    }
    __threadfence_block();
    value = value * 10 + 7;
    __threadfence_block();
    flag = 2;
  } else if (t == 75) {
    value = 42 + blockIdx.x;
    __threadfence_block();
    flag = 1;
  }
}

// A ring: the upper half of the block fills it, the lower half empties it.
constexpr int kRing = 4;
__global__ void ring(int* out, int rounds) {
  __shared__ int slots[64][kRing];
  __shared__ int written[64], read[64];
  const int t = threadIdx.x + blockDim.x * threadIdx.y, half = blockDim.x * blockDim.y / 2;
  if (t < half) written[t] = read[t] = 0;
  __syncthreads();
  if (t < half) {
    int sum = 0;
    for (int i = 0; i < rounds; ++i) {
      while (__hip_atomic_load(&written[t], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) <= i);
      sum = sum * 3 + slots[t][i % kRing];
      __hip_atomic_store(&read[t], i + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
    }
    out[blockIdx.x * half + t] = sum;
  } else {
    const int c = t - half;
    for (int i = 0; i < rounds; ++i) {
      while (i - __hip_atomic_load(&read[c], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) >= kRing) __nanosleep(10);
      slots[c][i % kRing] = i * c + 1;
      __hip_atomic_store(&written[c], i + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
    }
  }
  __syncthreads();
  if (t == 0) out[kBlocks * half + blockIdx.x] = written[half - 1] + read[0];
}

// The program's own barrier, only for the threads that take part.
__device__ void meet(int* arrived, volatile int* sense, int threads, int& mine) {
  mine = !mine;
  __threadfence_block();
  if (atomicAdd(arrived, 1) == threads - 1) {
    *arrived = 0;
    __threadfence_block();
    *sense = mine;
  } else {
    while (*sense != mine) {
    }
  }
  __threadfence_block();
}

__global__ void own_barrier(int* out, int threads) {
  __shared__ int arrived, sense, cell[64];
  const int t = threadIdx.x;
  if (t == 0) arrived = sense = 0;
  __syncthreads();
  if (t >= threads) return;
  cell[t] = t;
  int mine = 0;
  for (int step = 1; step < threads; step *= 2) {
    meet(&arrived, &sense, threads, mine);
    const int other = cell[(t + step) % threads];
    meet(&arrived, &sense, threads, mine);
    cell[t] += other * 2;
  }
  out[blockIdx.x * threads + t] = cell[t];
}

static std::vector<int> own_barrier_on_host(int threads) {
  std::vector<int> cell(threads);
  for (int t = 0; t < threads; ++t) cell[t] = t;
  for (int step = 1; step < threads; step *= 2) {
    const std::vector<int> old = cell;
    for (int t = 0; t < threads; ++t) cell[t] += old[(t + step) % threads] * 2;
  }
  return cell;
}

// A plain load in global memory, which a fence makes the loop repeat.
__global__ void fenced(int* flags, int* out) {
  const int t = threadIdx.x;
  int* flag = flags + blockIdx.x;
  if (t == 3) {
    while (*flag == 0) __threadfence();
    out[blockIdx.x] = flags[kBlocks + blockIdx.x];
  }
  if (t == 60) {
    flags[kBlocks + blockIdx.x] = 11 * blockIdx.x + 5;
    __threadfence();
    atomicExch(flag, 1);
  }
}

// Blocks wait for those before them, as scans in one pass do.
__global__ void look_back(volatile int* sums, int* out) {
  __shared__ int before;
  if (threadIdx.x == 0) {
    int sum = 0;
    if (blockIdx.x > 0)
      while ((sum = sums[blockIdx.x - 1]) == 0) {
      }
    __threadfence();
    before = sum;
    sums[blockIdx.x] = sum + int(blockIdx.x) + 1;
  }
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = before + threadIdx.x;
}

// One lane takes the lock for its warp; the others' work is between its waiting and its release.
__global__ void lock_of_warps(int* out, int rounds) {
  __shared__ int lock, turns, cell[32];
  const int lane = threadIdx.x % 32;
  if (threadIdx.x == 0) lock = turns = 0;
  if (threadIdx.x < 32) cell[threadIdx.x] = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (lane == 0) {
      while (atomicCAS(&lock, 0, 1) != 0);
      __threadfence_block();
    }
    __syncwarp();
    cell[lane] = cell[lane] + __shfl(lane, 31 - lane) + 1;
    __syncwarp();
    if (lane == 0) {
      turns = turns + 1;
      __threadfence_block();
      atomicExch(&lock, 0);
    }
  }
  __syncthreads();
  if (threadIdx.x < 32) out[blockIdx.x * 33 + threadIdx.x] = cell[threadIdx.x];
  if (threadIdx.x == 32) out[blockIdx.x * 33 + 32] = turns;
}

// Every thread takes the lock, then the warp adds up; in a loop, and under a condition.
__global__ void lock_and_reduce(int* out, int rounds) {
  __shared__ int lock, n;
  if (threadIdx.x == 0) lock = n = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    int value = 0;
    if ((threadIdx.x + round) % 3 != 1) {
      while (atomicExch(&lock, 1) != 0) __nanosleep(20);
      value = n = n + 1;
      __threadfence_block();
      atomicExch(&lock, 0);
    }
    for (int step = 16; step > 0; step /= 2) value += __shfl_down(value, step);
    if (threadIdx.x % 32 == 0) atomicAdd(&out[blockIdx.x], value);
  }
}

// The first warp waits for the others' results, one after the other.
__global__ void pipeline(int* out) {
  __shared__ volatile int ready[8];
  __shared__ int part[8];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  if (threadIdx.x < 8) ready[threadIdx.x] = 0;
  __syncthreads();
  if (warp == 0) {
    int sum = lane;
    for (int w = 1; w < int(blockDim.x) / 32; ++w) {
      while (ready[w] == 0) {
      }
      __threadfence_block();
      sum += part[w];
    }
    for (int step = 16; step > 0; step /= 2) sum += __shfl_xor(sum, step);
    if (lane == 0) out[blockIdx.x] = sum;
  } else {
    int value = threadIdx.x;
    for (int step = 16; step > 0; step /= 2) value += __shfl_xor(value, step);
    if (lane == 0) {
      part[warp] = value;
      __threadfence_block();
      ready[warp] = 1;
    }
  }
}

// Locks before and after barriers of the grid.
__global__ void grid(int* lock, int* counts, int* out) {
  const cg::grid_group all = cg::this_grid();
  for (int phase = 0; phase < 2; ++phase) {
    const int before = phase == 0 ? 1 : counts[phase - 1];
    while (atomicCAS(lock, 0, 1) != 0);
    __threadfence();
    counts[phase] = counts[phase] + before;
    __threadfence();
    atomicExch(lock, 0);
    all.sync();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = counts[1];
}

// The first lane of each tile takes the lock for it.
__global__ void tiles(int* out) {
  __shared__ int lock, n;
  const auto block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<8>(block);
  if (block.thread_rank() == 0) lock = n = 0;
  block.sync();
  if (tile.thread_rank() == 0) {
    while (atomicCAS(&lock, 0, 1) != 0);
    n = n + 1;
    __threadfence_block();
    atomicExch(&lock, 0);
  }
  tile.sync();
  int sum = tile.shfl(tile.thread_rank() == 0 ? int(threadIdx.x) : -1, 0);
  for (int step = 4; step > 0; step /= 2) sum += tile.shfl_down(sum, step);
  const int odd = __syncthreads_count(threadIdx.x % 2);
  if (tile.thread_rank() == 0) out[1 + threadIdx.x / 8] = sum;
  if (threadIdx.x == 0) out[0] = odd * 1000 + n;
}

// One lane of each warp waits for its turn, another one each time, between operations of the warp.
__global__ void turns(int* out) {
  __shared__ volatile int stage;
  __shared__ int order[64], taken;
  if (threadIdx.x == 0) stage = taken = 0;
  __syncthreads();
  const int lane = threadIdx.x % 32, warps = blockDim.x / 32;
  int sum = 0;
  for (int i = 0; i < 4; ++i) {
    if (lane == i * 7 % 32) {
      const int mine = i * warps + threadIdx.x / 32;
      while (stage != mine) {
      }
      order[taken] = mine;
      taken = taken + 1;
      __threadfence_block();
      stage = mine + 1;
    }
    sum += __popcll(__ballot(1)) + __shfl(lane, (lane + 1) % 32);
  }
  atomicAdd(&out[0], sum);
  __syncthreads();
  if (threadIdx.x > 0) return;
  out[1] = taken;
  for (int i = 0; i < taken; ++i) out[2] += order[i] == i;
}

// After the wait all lanes are together again.
__global__ void together(unsigned* out) {
  __shared__ volatile int flag[64];
  const int t = threadIdx.x;
  flag[t] = 0;
  __syncthreads();
  if (t % 32 == 0)
    while (flag[t + 1] == 0) {
    }
  if (t % 32 == 1) flag[t] = 5;
  out[t] = static_cast<unsigned>(__ballot(t % 32 < 9));
}

int main() {
  Tally tally;
  {
    DeviceArray<int> out(kBlocks);
    lanes<<<kBlocks, 96>>>(out);
    const auto got = out.host();
    for (int b = 0; b < kBlocks; ++b) tally.expect(got[b], (42 + b) * 10 + 7, "lanes");
  }
  {
    const int half = 40, rounds = 10;
    DeviceArray<int> out(kBlocks * half + kBlocks);
    ring<<<kBlocks, dim3(16, 5)>>>(out, rounds);
    const auto got = out.host();
    for (int c = 0; c < half; ++c) {
      int sum = 0;
      for (int i = 0; i < rounds; ++i) sum = sum * 3 + i * c + 1;
      for (int b = 0; b < kBlocks; ++b) tally.expect(got[b * half + c], sum, "ring");
    }
    for (int b = 0; b < kBlocks; ++b) tally.expect(got[kBlocks * half + b], 2 * rounds, "ring");
  }
  {
    const int threads = 43;
    DeviceArray<int> out(kBlocks * threads);
    own_barrier<<<kBlocks, 64>>>(out, threads);
    const auto got = out.host(), wanted = own_barrier_on_host(threads);
    for (int i = 0; i < kBlocks * threads; ++i) tally.expect(got[i], wanted[i % threads], "a barrier of its own");
  }
  {
    DeviceArray<int> flags(2 * kBlocks), out(kBlocks);
    fenced<<<kBlocks, 64>>>(flags, out);
    const auto got = out.host();
    for (int b = 0; b < kBlocks; ++b) tally.expect(got[b], 11 * b + 5, "fenced");
  }
  {
    const int blocks = 50, threads = 32;
    DeviceArray<int> sums(blocks), out(blocks * threads);
    look_back<<<blocks, threads>>>(sums, out);
    const auto got = out.host();
    for (int i = 0; i < blocks * threads; ++i) {
      const int b = i / threads;
      tally.expect(got[i], b * (b + 1) / 2 + i % threads, "look back");
    }
  }
  {
    const int warps = 4, rounds = 3;
    DeviceArray<int> out(kBlocks * 33);
    lock_of_warps<<<kBlocks, warps * 32>>>(out, rounds);
    const auto got = out.host();
    for (int i = 0; i < kBlocks * 33; ++i) {
      const int lane = i % 33;
      const int wanted = lane == 32 ? warps * rounds : (32 - lane) * warps * rounds;
      tally.expect(got[i], wanted, "lock of warps");
    }
  }
  {
    const int threads = 96, rounds = 4;
    DeviceArray<int> out(kBlocks);
    lock_and_reduce<<<kBlocks, threads>>>(out, rounds);
    int taken = 0;
    for (int round = 0; round < rounds; ++round)
      for (int t = 0; t < threads; ++t) taken += (t + round) % 3 != 1;
    const auto got = out.host();
    for (int b = 0; b < kBlocks; ++b) tally.expect(got[b], taken * (taken + 1) / 2, "lock and reduce");
  }
  {
    const int warps = 5;
    DeviceArray<int> out(kBlocks);
    pipeline<<<kBlocks, warps * 32>>>(out);
    const int others = (32 + warps * 32 - 1) * (warps - 1) * 32 / 2;
    const auto got = out.host();
    for (int b = 0; b < kBlocks; ++b) tally.expect(got[b], 31 * 16 + 32 * others, "pipeline");
  }
  {
    const int blocks = 5, threads = 40, all = blocks * threads;
    DeviceArray<int> lock(1), counts(2), out(blocks);
    int *first = lock, *second = counts, *third = out;
    void* arguments[] = {&first, &second, &third};
    HIP_CHECK(hipLaunchCooperativeKernel(reinterpret_cast<const void*>(grid), dim3(blocks), dim3(threads), arguments, 0,
                                         nullptr));
    for (int got : out.host()) tally.expect(got, all * all, "grid");
  }
  {
    const int threads = 96;
    DeviceArray<int> out(1 + threads / 8);
    tiles<<<1, threads>>>(out);
    const auto got = out.host();
    tally.expect(got[0], threads / 2 * 1000 + threads / 8, "tiles");
    for (int i = 0; i < threads / 8; ++i) tally.expect(got[1 + i], i * 64, "tiles");
  }
  {
    const int threads = 96, all = 4 * threads / 32;
    DeviceArray<int> out(3);
    turns<<<1, threads>>>(out);
    const auto got = out.host();
    tally.expect(got[0], 4 * (threads * 32 + threads / 32 * 496), "turns");
    tally.expect(got[1], all, "turns");
    tally.expect(got[2], all, "turns");
  }
  {
    DeviceArray<unsigned> out(64);
    together<<<1, 64>>>(out);
    for (unsigned got : out.host()) tally.expect(got, 0x1ff, "together");
  }
  return verdict(tally.checked, tally.wrong);
}
