// Barriers of some warps of a block by inline PTX and by CUDA's functions: warps that produce and warps that consume,
// groups of warps with barriers of their own, votes, and blocks whose last warp isn't whole.
#include "cuda_support.h"

constexpr int kProducers = 32, kConsumers = 64, kThreads = kProducers + kConsumers, kStages = 2, kRounds = 7;

__device__ static void sync(int id, int count) { asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(count) : "memory"); }
__device__ static void arrive(int id, int count) {
  asm volatile("barrier.cta.arrive.aligned %0, %1;" ::"r"(id), "r"(count) : "memory");
}

// Two stages of a buffer: barriers 1 and 2 for full ones, 3 and 4 for empty ones.
__global__ void pipeline(const int* in, int* out) {
  __shared__ int buffer[kStages][kProducers];
  const int thread = threadIdx.x;
  if (thread < kProducers) {
    for (int round = 0; round < kRounds; ++round) {
      const int stage = round % kStages;
      if (round >= kStages) sync(3 + stage, kThreads);
      buffer[stage][thread] = in[round * kProducers + thread];
      arrive(1 + stage, kThreads);
    }
  } else {
    const int consumer = thread - kProducers;
    int sum = 0;
    for (int round = 0; round < kRounds; ++round) {
      const int stage = round % kStages;
      sync(1 + stage, kThreads);
      for (int i = 0; i < kProducers; ++i) sum += buffer[stage][i] * (i + consumer);
      if (round + kStages < kRounds) arrive(3 + stage, kThreads);
    }
    out[consumer] = sum;
  }
}

// Each warp pair passes values within itself: the groups' rounds differ, and a barrier of all ends the kernel.
__global__ void groups(int* out) {
  __shared__ int values[128];
  const int thread = threadIdx.x, group = thread / 64, within = thread % 64;
  int value = thread;
  for (int round = 0; round < 3 + 2 * group; ++round) {
    values[thread] = value;
    asm volatile("barrier.sync %0, 64;" ::"r"(group + 5) : "memory");
    value = values[group * 64 + (within + 1) % 64];
    __barrier_sync_count(group + 5, 64);
  }
  values[thread] = value;
  asm volatile("bar.cta.sync 15;" ::: "memory");
  out[thread] = values[127 - thread];
}

// The last warp has 8 threads: it counts as 32.
__global__ void votes(int* out) {
  const int thread = threadIdx.x;
  if (thread >= 32) {
    int count, all, any;
    asm volatile(
        "{ .reg .pred p, q; setp.lt.s32 p, %3, 50; bar.red.popc.u32 %0, 2, 64, p; setp.ge.s32 p, %3, 32;"
        "barrier.cta.red.and.aligned.pred q, 2, 64, p; selp.s32 %1, 1, 0, q; setp.eq.s32 p, %3, 99;"
        "bar.red.or.pred q, 2, 64, p; selp.s32 %2, 1, 0, q; }"
        : "=r"(count), "=r"(all), "=r"(any)
        : "r"(thread)
        : "memory");
    out[thread] = count * 100 + all * 10 + any;
  } else {
    out[thread] = -1;
  }
  int negative;
  asm volatile("{ .reg .pred p; setp.ge.s32 p, %1, 40; barrier.red.popc.u32 %0, 3, !p; }"
               : "=r"(negative)
               : "r"(thread)
               : "memory");
  out[thread] += negative * 100000;
  __barrier_sync(9);
  if (thread == 0) out[72] = out[71];
}

int main() {
  Verdict check;
  int *in, *out;
  CHECK(cudaMallocManaged(&in, kRounds * kProducers * sizeof *in));
  CHECK(cudaMallocManaged(&out, 128 * sizeof *out));
  for (int i = 0; i < kRounds * kProducers; ++i) in[i] = i * i % 37;
  pipeline<<<1, kThreads>>>(in, out);
  CHECK(cudaDeviceSynchronize());
  for (int consumer = 0; consumer < kConsumers; ++consumer) {
    int sum = 0;
    for (int i = 0; i < kRounds * kProducers; ++i) sum += in[i] * (i % kProducers + consumer);
    check(out[consumer] == sum, "pipeline");
  }
  groups<<<1, 128>>>(out);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < 128; ++i) {
    const int from = 127 - i, group = from / 64;
    check(out[i] == group * 64 + (from % 64 + 3 + 2 * group) % 64, "groups");
  }
  votes<<<1, 72>>>(out);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < 72; ++i) check(out[i] == 40 * 100000 + (i < 32 ? -1 : 1810), "votes");
  check(out[72] == out[71], "all");
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  return check.print();
}
