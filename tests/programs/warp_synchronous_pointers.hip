// Code that relies on a warp's lockstep: pointers that come from memory, integers or a choice,
// exchanges in global memory, and loops that lanes leave one by one.
#include <algorithm>
#include <cstdint>
#include <functional>

#include "support.h"

constexpr int kLanes = warpSize, kMost = 128;

// One number of input and output for each thread; t is its place in the block.
__device__ int thread() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
__device__ int first() { return blockIdx.x * blockDim.x * blockDim.y * blockDim.z; }
__device__ int lanes() {
  const int left = blockDim.x * blockDim.y * blockDim.z - thread() / kLanes * kLanes;
  return left < kLanes ? left : kLanes;
}

struct Join {
  __device__ virtual void operator()(int* to, const int* from) const = 0;
};
struct Sum : Join {
  __device__ void operator()(int* to, const int* from) const override { *to += *from; }
};
struct Greatest : Join {
  __device__ void operator()(int* to, const int* from) const override { *to = max(*to, *from); }
};
__global__ void virtual_join(const int* in, int* out) {
  __shared__ int s[kMost];
  const int t = thread(), lane = t % kLanes;
  const Sum sum;
  const Greatest greatest;
  const Join& join = in[0] >= 0 ? static_cast<const Join&>(sum) : greatest;
  s[t] = in[first() + t];
  for (int d = 1; d < kLanes; d *= 2)
    if (lane % (2 * d) == 0 && lane + d < lanes()) join(s + t, s + t + d);
  if (lane == 0) out[first() + t] = s[t];
}

// A team's scratch memory: a pointer that one thread leaves in shared memory for all.
struct Team {
  int* scratch;
};
__global__ void pointer_in_shared(const int* in, int* out) {
  __shared__ int s[kMost];
  __shared__ Team team;
  const int t = thread(), lane = t % kLanes;
  if (t == 0) team.scratch = s;
  __syncthreads();
  team.scratch[t] = in[first() + t];
  for (int d = 1; d < kLanes; d *= 2)
    if (lane % (2 * d) == 0 && lane + d < lanes()) team.scratch[t] += team.scratch[t + d];
  if (lane == 0) out[first() + t] = team.scratch[t];
}

__device__ int numbers[8][kMost];
__device__ int* rows[8];
__global__ void pointer_in_global(const int* in, int* out) {
  const int t = thread(), lane = t % kLanes;
  rows[blockIdx.x] = numbers[blockIdx.x];
  __syncthreads();
  rows[blockIdx.x][t] = in[first() + t];
  for (int d = 1; d < kLanes; d *= 2)
    if (lane % (2 * d) == 0 && lane + d < lanes()) rows[blockIdx.x][t] += rows[blockIdx.x][t + d];
  if (lane == 0) out[first() + t] = rows[blockIdx.x][t];
}

__global__ void pointer_in_array(const int* in, int* out) {
  __shared__ int one[kMost], two[kMost];
  const int t = thread(), lane = t % kLanes;
  int* buffers[2] = {one + t - lane, two + t - lane};
  int from = 0;
  buffers[from][lane] = in[first() + t];
  for (int d = 1; d < kLanes; d *= 2, from ^= 1)
    buffers[from ^ 1][lane] = buffers[from][lane] + (lane >= d ? buffers[from][lane - d] : 0);
  out[first() + t] = buffers[from][lane];
}

__global__ void pointer_of_integer(const int* in, int* out) {
  __shared__ int s[kMost];
  const int t = thread(), lane = t % kLanes;
  const std::uintptr_t place = reinterpret_cast<std::uintptr_t>(s) + 4 * t;
  *reinterpret_cast<int*>(place) = in[first() + t];
  for (int d = 1; d < kLanes; d *= 2) {
    const int below = lane >= d ? *reinterpret_cast<int*>(place - 4 * d) : 0;
    *reinterpret_cast<int*>(place) += below;
  }
  out[first() + t] = s[t];
}

// Counts with the counting lane's number in the upper bits: a lane that finds another's tries again.
__global__ void tagged_counts(const int* in, int* out) {
  __shared__ volatile unsigned counts[kMost];
  const int t = thread(), lane = t % kLanes;
  volatile unsigned* const mine = counts + (t - lane);
  mine[lane] = 0;
  const unsigned bin = in[first() + t] % kLanes, tag = static_cast<unsigned>(lane) << 26;
  unsigned count;
  do {
    count = (mine[bin] & 0x3ffffff) + 1;
    count |= tag;
    mine[bin] = count;
  } while (mine[bin] != count);
  out[first() + t] = mine[lane] & 0x3ffffff;
}

// The later turn's value stays, at places that come from memory.
__global__ void later_turn(const int* in, int* out) {
  __shared__ int s[kMost];
  const int t = thread(), lane = t % kLanes;
  s[t] = -1;
  for (int k = 0; k < 4; ++k) s[t - lane + (in[first() + t] * (k + 1) + lane) % kLanes] = k;
  out[first() + t] = s[t];
}

__global__ void padded(const int* in, int* out, int pad) {
  extern __shared__ int s[];
  const int t = thread();
  s[t] = 0;
  s[t + pad] = in[first() + t];
  out[first() + t] = s[t];
}

__global__ void pairs_in_global(const int* in, int* out) {
  const int i = first() + thread(), lane = thread() % kLanes;
  out[i] = in[i];
  for (int d = 1; d < kLanes; d *= 2) {
    const int mine = out[i], other = out[i ^ d];
    out[i] = lane & d ? other - mine : mine + other;
  }
}

__device__ int tiles[8][kLanes * kLanes];
__global__ void tile_in_global(const int* in, int* out) {
  const int t = thread(), lane = t % kLanes;
  int* tile = tiles[blockIdx.x * (kMost / kLanes) + t / kLanes];
  for (int row = 0; row < kLanes; ++row) tile[row * kLanes + lane] = in[first() + t] * (row + 1);
  int sum = 0;
  for (int column = 0; column < kLanes; ++column) sum += tile[lane * kLanes + column] * column;
  out[first() + t] = sum;
}

__global__ void volatile_in_global(const int* in, volatile int* out) {
  const int i = first() + thread(), warp = i - thread() % kLanes;
  out[i] = in[i];
  const int other = out[warp + in[i] % kLanes];
  out[i] = other;
}

// Lanes leave one by one.
__global__ void leaving(const int* in, int* out) {
  __shared__ int s[kMost];
  const int t = thread(), lane = t % kLanes;
  s[t] = in[first() + t];
  for (int k = 0; k < 20; ++k) {
    if (s[t] > 900 && k > lane) break;
    s[t] = (s[t - lane + (lane + k) % kLanes] * 3 + k) % 1000;
  }
  out[first() + t] = s[t];
}

// The last lanes of a warp return before the others exchange anything.
__global__ void some_return(const int* in, int* out) {
  __shared__ int s[kMost];
  const int t = thread(), lane = t % kLanes, kept = kLanes / 2 + 1;
  if (lane >= kept) return;
  s[t] = in[first() + t];
  for (int d = 1; d < kept; d *= 2) {
    const int below = lane >= d ? s[t - d] : 0;
    s[t] += below;
  }
  out[first() + t] = s[t];
}

// Marks by strides of the lanes, whose number differs, and a walk of each lane over its own part.
__global__ void sieve(const int* in, int* out) {
  __shared__ bool composite[4 * kMost];
  const int t = thread(), lane = t % kLanes;
  bool* const mine = composite + 4 * (t - lane);
  for (int i = lane; i < 4 * kLanes; i += kLanes) mine[i] = false;
  for (int p = 2; p * p < 4 * kLanes; ++p)
    if (!mine[p])
      for (int i = p * p + lane * p; i < 4 * kLanes; i += kLanes * p) mine[i] = true;
  int count = in[first() + t];
  for (int i = 4 * lane; i < 4 * lane + 4; ++i) count += !mine[i];
  out[first() + t] = count;
}

// ---- The host's side: each reference computes one warp's numbers

using Reference = std::function<void(const int* in, int* out, int lanes)>;

struct Check {
  long checked = 0, wrong = 0;

  void operator()(const char* name, void (*launch)(dim3, const int*, int*), dim3 block, const Reference& reference) {
    const int threads = static_cast<int>(block.x * block.y * block.z);
    Random random(7);
    std::vector<int> in(2 * threads), expected(2 * threads);
    for (int& value : in) value = random.below(1000);
    DeviceArray<int> input(in), output(2 * threads);
    launch(block, input, output);
    const auto got = output.host();
    for (int i = 0; i < 2 * threads; i += threads)
      for (int t = 0; t < threads; t += kLanes) reference(&in[i + t], &expected[i + t], std::min(kLanes, threads - t));
    for (int i = 0; i < 2 * threads; ++i) {
      ++checked;
      if (got[i] != expected[i] && ++wrong <= 10)
        std::fprintf(stderr, "%s %d: %d, not %d\n", name, i, got[i], expected[i]);
    }
  }
};
#define CHECK(kernel, block, ...) \
  check(#kernel, [](dim3 b, const int* in, int* out) { kernel<<<2, b>>>(in, out); }, block, __VA_ARGS__)

void sum(const int* in, int* out, int lanes) {
  for (int i = 0; i < lanes; ++i) out[0] += in[i];
}
void prefix(const int* in, int* out, int lanes) {
  for (int i = 0; i < lanes; ++i) out[i] = in[i] + (i > 0 ? out[i - 1] : 0);
}
void butterflies(const int* in, int* out, int lanes) {
  std::vector<int> now(in, in + lanes);
  for (int d = 1; d < lanes; d *= 2) {
    for (int i = 0; i < lanes; ++i) out[i] = i & d ? now[i ^ d] - now[i] : now[i] + now[i ^ d];
    now.assign(out, out + lanes);
  }
}
void leave(const int* in, int* out, int lanes) {
  std::copy(in, in + lanes, out);
  std::vector<bool> gone(lanes);
  for (int k = 0; k < 20; ++k) {
    const std::vector<int> now(out, out + lanes);
    for (int i = 0; i < lanes; ++i) {
      if (now[i] > 900 && k > i) gone[i] = true;
      if (!gone[i]) out[i] = (now[(i + k) % lanes] * 3 + k) % 1000;
    }
  }
}
void primes(const int* in, int* out, int lanes) {
  for (int i = 0; i < 4 * lanes; ++i) {
    bool prime = true;
    for (int p = 2; p * p <= i; ++p) prime = prime && i % p != 0;
    out[i / 4] += prime + (i % 4 == 0 ? in[i / 4] : 0);
  }
}

int main() {
  Check check;
  for (const dim3 block : {dim3(kMost), dim3(77), dim3(5, 9), dim3(4, 4, 8)}) {
    CHECK(virtual_join, block, sum);
    CHECK(pointer_in_shared, block, sum);
    CHECK(pointer_in_global, block, sum);
  }
  const dim3 block(kMost);
  CHECK(pointer_in_array, block, prefix);
  CHECK(pointer_of_integer, block, prefix);
  CHECK(tagged_counts, block, [](const int* in, int* out, int lanes) {
    for (int i = 0; i < lanes; ++i) ++out[in[i] % lanes];
  });
  CHECK(later_turn, block, [](const int* in, int* out, int lanes) {
    std::fill(out, out + lanes, -1);
    for (int k = 0; k < 4; ++k)
      for (int i = 0; i < lanes; ++i) out[(in[i] * (k + 1) + i) % lanes] = k;
  });
  check(
      "padded", [](dim3 b, const int* in, int* out) { padded<<<2, b, 8 * kMost>>>(in, out, 3); }, dim3(kLanes),
      [](const int* in, int* out, int lanes) { std::copy(in, in + lanes - 3, out + 3); });
  CHECK(pairs_in_global, block, butterflies);
  CHECK(tile_in_global, block, [](const int* in, int* out, int lanes) {
    for (int i = 0; i < lanes; ++i)
      for (int k = 0; k < lanes; ++k) out[i] += in[k] * (i + 1) * k;
  });
  CHECK(volatile_in_global, block, [](const int* in, int* out, int lanes) {
    for (int i = 0; i < lanes; ++i) out[i] = in[in[i] % lanes];
  });
  CHECK(leaving, block, leave);
  CHECK(some_return, block,
        [](const int* in, int* out, int lanes) { prefix(in, out, std::min(lanes, kLanes / 2 + 1)); });
  CHECK(sieve, block, primes);
  return verdict(check.checked, check.wrong);
}
