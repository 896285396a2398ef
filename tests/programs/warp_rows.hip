// Shuffles and votes of kernels that are launched with blocks of all shapes: rows of whole warps, rows of parts of
// warps, and blocks whose last warp isn't whole.
#include "support.h"

namespace {

constexpr int kAbsent = -1;  // read from a lane that isn't there: not compared

struct Result {
  int down, exchanged, ballot, active, fromActive, odd, turns, place;
};

__device__ int threadNumber() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }

__global__ void exchange(Result* results, int count) {
  const int thread = threadNumber(), lane = thread % 32;
  Result result{};
  result.down = __shfl_down(thread + 1, 3);
  result.exchanged = __shfl_xor(thread + 1, 9);
  result.ballot = __popcll(__ballot(lane != 5));
  if (thread / 32 == 1) {
    result.active = __popcll(__ballot(1));
    result.fromActive = __shfl(thread + 1, 7);
  }
  if (thread & 1) result.odd = __popcll(__ballot(1)) + __shfl_xor(thread + 1, 2);
  for (int turn = 0; turn <= lane % 5; ++turn) result.turns += __popcll(__ballot(1));
  result.place = threadIdx.x + 1000 * threadIdx.y + 100000 * threadIdx.z;
  results[blockIdx.x * count + thread] = result;
}

// Ids' parts: of the warp, of the lane, and of neither, where all lanes are and where some aren't.
struct Parts {
  int warp, lane, quarter, ofGrid, laneOfGrid, later, divided, inLoop, first;
};

__global__ void divideIds(Parts* results, int count) {
  __shared__ int firsts[64];
  const int x = threadIdx.x, ofGrid = blockIdx.x * blockDim.x + threadIdx.x;
  Parts parts{};
  parts.warp = x / 32 + 100 * (threadIdx.x & 96u);
  parts.lane = x % 32 + 100 * (threadIdx.x & 31u);
  parts.quarter = (x & 7) + 100 * ((x / 8) & 3) + 10000 * (x / 8);
  parts.ofGrid = __shfl(ofGrid >> 5, 3);
  parts.laneOfGrid = ofGrid & 31;
  if (threadIdx.x >= 32) parts.later = __popcll(__ballot(1));
  if (x % 32 > 4) parts.divided = x / 32 + 100 * (x % 32) + (threadIdx.x < 64u ? 10000 : 0);
  for (int turn = 0; turn < x % 3; ++turn) parts.inLoop += x / 32 + (x & 31);
  if (threadIdx.y == 0 && threadIdx.z == 0 && x % 32 == 0) firsts[x / 32] = 3 * x;
  __syncthreads();
  parts.first = firsts[x / 32];
  const int thread = threadNumber();
  results[blockIdx.x * count + thread] = parts;
}

Parts expectedParts(int thread, int block, int count, int width) {
  const int x = thread % width, ofGrid = block * width + x;
  Parts parts{};
  parts.warp = x / 32 + 100 * (x & 96);
  parts.lane = x % 32 * 101;
  parts.quarter = (x & 7) + 100 * (x / 8 & 3) + 10000 * (x / 8);
  const int source = thread - thread % 32 + 3;
  parts.ofGrid = source < count ? (block * width + source % width) / 32 : kAbsent;
  parts.laneOfGrid = ofGrid % 32;
  for (int other = thread - thread % 32; other < thread - thread % 32 + 32 && other < count; ++other)
    parts.later += x >= 32 && other % width >= 32;
  if (x % 32 > 4) parts.divided = x / 32 + 100 * (x % 32) + (x < 64 ? 10000 : 0);
  parts.inLoop = x % 3 * (x / 32 + x % 32);
  parts.first = x / 32 * 96;
  return parts;
}

// Lanes that store for their warps: lane 0, another one, and a thread of the block, whose loops and branches are the
// warp's or divide it.
struct Stored {
  double ofLane;
  float ofThread;
  int other, here, turn, own, late;
};

__global__ void storeForWarps(Stored* results, const int* seven, int warps) {
  const int x = threadIdx.x, lane = x & 31, warp = x / 32 + blockIdx.x * warps;
  const int sum = __shfl_xor(x, 1) + x;
  if (lane == 0) results[warp].ofLane = sum + x * 0.5;
  __syncwarp();  // keeps the branches apart
  if (lane == 9) {
    results[warp].other = *seven + x;
    results[warp].own = results[warp].other * 2;
  }
  __syncwarp();
  if (x == 37) results[blockIdx.x * warps].ofThread = x + 0.25f;
  __syncwarp();
  if (lane < *seven) {
    if (lane == 9) results[warp].here = -1;
    __syncwarp();
    if (lane == 3) results[warp].here = x;
  }
  for (int turn = 0; turn < lane; ++turn) {
    if (lane == 5) results[warp].turn += turn + 1;
    __syncwarp();
  }
  if (lane > 20) return;
  if (lane == 20) results[warp].late = sum;
}

int storedWrong(const std::vector<Stored>& got, int warps) {
  int wrong = 0;
  for (int i = 0; i < static_cast<int>(got.size()); ++i) {
    const int first = i % warps * 32, ninth = 7 + first + 9;
    const Stored& stored = got[i];
    wrong += stored.ofLane != 2 * first + 1 + first * 0.5 || stored.other != ninth || stored.own != 2 * ninth;
    wrong += stored.ofThread != (i % warps == 0 && warps > 1 ? 37.25f : 0) || stored.here != first + 3;
    wrong += stored.turn != 15 || stored.late != 2 * (first + 20) + 1;
  }
  return wrong;
}

// Some threads return first.
__global__ void afterReturn(int* results, int last) {
  const int thread = threadNumber();
  if (thread >= last) return;
  results[thread] = __popcll(__ballot(1)) + 100 * __shfl(thread + 1, 0);
}

int at(int source, int count) { return source < count ? source + 1 : kAbsent; }

Result expected(int thread, dim3 block) {
  const int count = block.x * block.y * block.z, lane = thread % 32, first = thread - lane;
  const int here = count - first < 32 ? count - first : 32;
  Result result{};
  result.down = lane + 3 < 32 ? at(thread + 3, count) : thread + 1;
  result.exchanged = at(thread ^ 9, count);
  result.ballot = here > 5 ? here - 1 : here;
  if (first == 32) {
    result.active = here;
    result.fromActive = at(first + 7, count);
  }
  if (thread & 1) result.odd = at(thread ^ 2, count) == kAbsent ? kAbsent : here / 2 + (thread ^ 2) + 1;
  for (int turn = 0; turn <= lane % 5; ++turn)
    for (int other = 0; other < here; ++other) result.turns += other % 5 >= turn;
  const int x = block.x, y = block.y;
  result.place = thread % x + 1000 * (thread / x % y) + 100000 * (thread / x / y);
  return result;
}

bool differs(int got, int want) { return want != kAbsent && got != want; }

bool differ(const Result& got, const Result& want) {
  return differs(got.down, want.down) || differs(got.exchanged, want.exchanged) || got.ballot != want.ballot ||
         got.active != want.active || differs(got.fromActive, want.fromActive) || differs(got.odd, want.odd) ||
         got.turns != want.turns || got.place != want.place;
}

bool differ(const Parts& got, const Parts& want) {
  return got.warp != want.warp || got.lane != want.lane || got.quarter != want.quarter ||
         differs(got.ofGrid, want.ofGrid) || got.laneOfGrid != want.laneOfGrid || got.later != want.later ||
         got.divided != want.divided || got.inLoop != want.inLoop || got.first != want.first;
}

}  // namespace

int main() {
  long checked = 0, wrong = 0;
  const dim3 blocks[] = {dim3(64),       dim3(32, 4),    dim3(96, 2, 2), dim3(16, 8), dim3(48),  dim3(33, 3),
                         dim3(1, 64, 2), dim3(64, 1, 3), dim3(8, 4, 4),  dim3(7),     dim3(256), dim3(32, 1, 8)};
  for (const dim3 block : blocks) {
    const int count = block.x * block.y * block.z;
    DeviceArray<Result> results(2 * count);
    exchange<<<2, block>>>(results, count);
    const std::vector<Result> got = results.host();
    for (int i = 0; i < 2 * count; ++i, ++checked) wrong += differ(got[i], expected(i % count, block));
    DeviceArray<Parts> parts(2 * count);
    divideIds<<<2, block>>>(parts, count);
    const std::vector<Parts> made = parts.host();
    for (int i = 0; i < 2 * count; ++i, ++checked)
      wrong += differ(made[i], expectedParts(i % count, i / count, count, block.x));
  }
  for (const int last : {64, 50, 33, 1})
    for (const dim3 block : {dim3(64), dim3(32, 2), dim3(16, 4)}) {
      DeviceArray<int> results(64);
      afterReturn<<<1, block>>>(results, last);
      const std::vector<int> got = results.host();
      for (int thread = 0; thread < 64; ++thread, ++checked) {
        const int first = thread - thread % 32, here = last - first < 32 ? last - first : 32;
        wrong += got[thread] != (thread < last ? here + 100 * (first + 1) : 0);
      }
    }
  DeviceArray<int> seven(std::vector<int>{7});
  for (const int warps : {1, 2, 8}) {
    DeviceArray<Stored> results(3 * warps);
    storeForWarps<<<3, 32 * warps>>>(results, seven, warps);
    wrong += storedWrong(results.host(), warps);
    checked += 3 * warps;
  }
  return verdict(checked, wrong);
}
