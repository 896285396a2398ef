// Threads that allocate and free at the same time: nothing overlaps, nothing is lost.
#include <hip/hip_runtime.h>

#include <algorithm>

#include "support.h"

constexpr int kThreads = 48 * 64, kKept = 6, kRounds = 25;
constexpr size_t kHeap = 24u << 20;

struct Block {
  unsigned* words;
  unsigned count;
};

__device__ unsigned mark(unsigned thread, unsigned round, unsigned i) {
  return thread * 2654435761u ^ round * 40503u ^ i;
}

// Mostly small, sometimes up to 3,000 bytes.
__device__ unsigned wordsOf(unsigned& state) {
  state = state * 1664525u + 1013904223u;
  const unsigned r = state >> 10;
  return r % 16 == 0 ? 64 + r / 16 % 700 : 1 + r / 16 % 60;
}

__device__ void write(Block& block, unsigned thread, unsigned round) {
  for (unsigned i = 0; i < block.count; ++i) block.words[i] = mark(thread, round, i);
}

__device__ unsigned long long differing(const Block& block, unsigned thread, unsigned round) {
  unsigned long long wrong = 0;
  for (unsigned i = 0; i < block.count; ++i) wrong += block.words[i] != mark(thread, round, i);
  return wrong;
}

// wrong[0]: words of another thread; wrong[1]: allocations that failed.
__global__ void storm(Block* kept, unsigned long long* wrong) {
  const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned state = thread * 7919u + 1;
  Block blocks[kKept] = {};
  unsigned rounds[kKept] = {};
  unsigned long long bad = 0, failed = 0;
  for (unsigned round = 0; round < kRounds; ++round) {
    const unsigned slot = (state >> 20) % kKept;
    bad += differing(blocks[slot], thread, rounds[slot]);
    free(blocks[slot].words);
    blocks[slot].count = wordsOf(state);
    rounds[slot] = round;
    blocks[slot].words = static_cast<unsigned*>(malloc(blocks[slot].count * sizeof(unsigned)));
    if (!blocks[slot].words) blocks[slot].count = 0, ++failed;
    bad += (reinterpret_cast<size_t>(blocks[slot].words) & 15) != 0;
    write(blocks[slot], thread, round);
  }
  for (int i = 0; i < kKept; ++i) {
    bad += differing(blocks[i], thread, rounds[i]);
    write(blocks[i], thread, 1000 + i);  // for the next kernel
    kept[thread * kKept + i] = blocks[i];
  }
  if (bad) atomicAdd(&wrong[0], bad);
  if (failed) atomicAdd(&wrong[1], failed);
}

// Each thread frees another thread's blocks that the storm left.
__global__ void clear(const Block* kept, unsigned long long* wrong) {
  const unsigned thread = kThreads - 1 - (blockIdx.x * blockDim.x + threadIdx.x);
  unsigned long long bad = 0;
  for (int i = 0; i < kKept; ++i) {
    const Block block = kept[thread * kKept + i];
    bad += differing(block, thread, 1000 + i);
    free(block.words);
  }
  if (bad) atomicAdd(&wrong[0], bad);
}

// The whole heap can be allocated again, in one piece.
__global__ void whole(size_t bytes, unsigned long long* wrong) {
  char* all = static_cast<char*>(malloc(bytes));
  if (!all) ++wrong[2];
  if (all) all[0] = all[bytes - 1] = 1;
  free(all);
}

long overlapping(std::vector<Block> blocks) {
  blocks.erase(std::remove_if(blocks.begin(), blocks.end(), [](const Block& block) { return block.count == 0; }),
               blocks.end());
  std::sort(blocks.begin(), blocks.end(), [](const Block& a, const Block& b) { return a.words < b.words; });
  long wrong = 0;
  for (size_t i = 1; i < blocks.size(); ++i) wrong += blocks[i - 1].words + blocks[i - 1].count > blocks[i].words;
  return wrong;
}

int main() {
  HIP_CHECK(hipDeviceSetLimit(hipLimitMallocHeapSize, kHeap));
  DeviceArray<Block> kept(kThreads * kKept);
  DeviceArray<unsigned long long> wrong(3);
  long overlaps = 0;
  for (int repeat = 0; repeat < 3; ++repeat) {
    storm<<<kThreads / 64, 64>>>(kept, wrong);
    overlaps += overlapping(kept.host());
    clear<<<kThreads / 96, 96>>>(kept, wrong);
    whole<<<1, 1>>>(kHeap, wrong);
  }
  long bad = overlaps;
  for (unsigned long long count : wrong.host()) bad += static_cast<long>(count);
  return verdict(3L * kThreads * kRounds, bad);
}
