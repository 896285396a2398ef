// Threads that end before the others reach a barrier: by return, trap and abort, in loops and in
// functions. The others' results must not depend on them.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>

#include "support.h"

constexpr int kThreads = 96;

// The threads of a block with data sum it up; the others return at once.
__global__ void sum_of_some(const int* in, int* out, int n) {
  __shared__ int cell[kThreads];
  const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  cell[t] = 0;
  if (i >= n) return;
  cell[t] = in[i];
  __syncthreads();
  const int count = min(n - int(blockIdx.x * blockDim.x), kThreads);
  for (int step = 1; step < count; step *= 2) {
    int other = t + step < count ? cell[t + step] : 0;
    __syncthreads();
    cell[t] += other;
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = cell[0];
}

// Each thread leaves in a round of its own; the remaining ones pass a token along the block.
__global__ void leave_in_turns(int* out) {
  __shared__ int next[kThreads];
  const int t = threadIdx.x;
  int token = t;
  for (int round = 0;; ++round) {
    next[t] = token;
    __syncthreads();
    if (t < round) {
      out[t] = token;
      return;
    }
    token = next[(t + 1) % kThreads] + 1;
    __syncthreads();
  }
}

static std::vector<int> turns() {
  std::vector<int> next(kThreads), token(kThreads), out(kThreads, -1);
  for (int t = 0; t < kThreads; ++t) token[t] = t;
  for (int round = 0; round <= kThreads; ++round) {
    for (int t = 0; t < kThreads; ++t)
      if (out[t] < 0) next[t] = token[t];
    for (int t = 0; t < kThreads; ++t)
      if (out[t] < 0 && t < round) out[t] = token[t];
    for (int t = 0; t < kThreads; ++t)
      if (out[t] < 0) token[t] = next[(t + 1) % kThreads] + 1;
  }
  return out;
}

__device__ __attribute__((noinline)) int guarded(int value, int kind, int thread) {
  if (kind == 1 && value == thread) __trap();
  if (kind == 2 && value == thread) abort();
  if (kind == 3) assert(value != thread);
  return value + 1;
}
__device__ __attribute__((noinline)) int barrier_inside(int* cell, int t) {
  __syncthreads();
  cell[t] = t;
  __syncthreads();
  return cell[(t + 5) % kThreads];
}

// In round `thread / 8`, the thread of that number ends.
__global__ void ends_in_loop(int* out, int kind, int thread) {
  __shared__ int cell[kThreads];
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = 0; i < 20; ++i) {
    if (i == thread / 8) sum += guarded(t, kind, thread) - 1 - t;
    sum += barrier_inside(cell, t);
    sum += __syncthreads_count(t % 2 == 0);
    if (__syncthreads_or(t == 95)) sum += 1000;
  }
  out[t] = sum;
}

// An error of the device stays, so each case has a process of its own.
static long check_ends(int kind, int thread) {
  const pid_t child = fork();
  if (child != 0) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : kThreads;
  }
  int* got;
  HIP_CHECK(hipMallocManaged(&got, kThreads * sizeof *got));
  std::fill_n(got, kThreads, -1);
  ends_in_loop<<<1, kThreads>>>(got, kind, kind ? thread : -1000);
  const hipError_t error = hipDeviceSynchronize();
  const hipError_t errors[] = {hipSuccess, hipErrorLaunchFailure, hipErrorLaunchFailure, hipErrorAssert};
  long wrong = error != errors[kind];
  const int first = kind ? thread / 8 : 20;
  const int even = kThreads / 2, gone = kind && thread % 2 == 0;
  for (int t = 0; t < kThreads; ++t) {
    // The cell of an ended thread keeps its value.
    const int from = (t + 5) % kThreads;
    const bool reads_gone = kind && from == thread && first == 0;
    if (reads_gone) continue;
    int expected = 20 * from + 20 * (even + 1000) - gone * (20 - first);
    if (kind && t == thread) expected = -1;
    wrong += got[t] != expected;
  }
  _exit(std::min<long>(wrong, 200));
}

// Both sides of a branch wait, and one of them leaves.
__global__ void two_barriers(int* out) {
  __shared__ int cell;
  const int t = threadIdx.x;
  if (t < 32) {
    if (t == 3) cell = 42;
    __syncthreads();
    out[t] = t;
    return;
  }
  __syncthreads();
  out[t] = cell + t;
}

int main() {
  long wrong = check_ends(0, -1);
  wrong += check_ends(1, 0) + check_ends(1, 94) + check_ends(2, 5) + check_ends(3, 50);
  const int n = 1000, blocks = 13;
  std::vector<int> in(n);
  Random random(7);
  for (int& x : in) x = random.below(1000);
  DeviceArray<int> din(in), dsum(blocks), dturns(kThreads), dtwo(64);
  sum_of_some<<<blocks, kThreads>>>(din, dsum, n);
  leave_in_turns<<<1, kThreads>>>(dturns);
  two_barriers<<<1, 64>>>(dtwo);
  const auto sums = dsum.host();
  for (int b = 0; b < blocks; ++b) {
    int expected = 0;
    for (int i = b * kThreads; i < n && i < (b + 1) * kThreads; ++i) expected += in[i];
    wrong += b * kThreads < n ? sums[b] != expected : sums[b] != 0;
  }
  wrong += dturns.host() != turns();
  const auto two = dtwo.host();
  for (int t = 0; t < 64; ++t) wrong += two[t] != (t < 32 ? t : 42 + t);
  return verdict(blocks + 1 + 64 + 5 * kThreads, wrong);
}
