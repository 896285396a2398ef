// Barriers in shared memory by inline PTX (mbarrier): phases, several arrivals at once, threads that drop out,
// parities, and the counts of a state.
#include "cuda_support.h"

constexpr int kThreads = 96, kRounds = 5;
typedef unsigned long long u64;

__device__ static unsigned address(const void* shared) {
  return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
__device__ static void init(u64* barrier, unsigned count) {
  asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(address(barrier)), "r"(count) : "memory");
}
__device__ static u64 arrive(u64* barrier) {
  u64 state;
  asm volatile("mbarrier.arrive.shared.b64 %0, [%1];  // one" : "=l"(state) : "r"(address(barrier)) : "memory");
  return state;
}
__device__ static bool left(u64* barrier, u64 state) {
  int found;
  asm volatile("{ .reg .pred p; mbarrier.test_wait.acquire.cta.shared::cta.b64 p, [%1], %2; selp.s32 %0, 1, 0, p; }"
               : "=r"(found)
               : "r"(address(barrier)), "l"(state)
               : "memory");
  return found;
}
__device__ static bool left_parity(u64* barrier, unsigned parity) {
  int found;
  asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared.b64 p, [%1], %2, 100; selp.s32 %0, 1, 0, p; }"
               : "=r"(found)
               : "r"(address(barrier)), "r"(parity)
               : "memory");
  return found;
}

// Each thread reads what its neighbour wrote in this round.
__global__ void rounds(int* out) {
  __shared__ u64 barrier;
  __shared__ int values[kThreads];
  if (threadIdx.x == 0) init(&barrier, kThreads);
  __syncthreads();
  int sum = 0;
  for (int round = 0; round < kRounds; ++round) {
    values[threadIdx.x] = round * 1000 + threadIdx.x;
    u64 state = arrive(&barrier);
    while (!left(&barrier, state)) {
    }
    sum += values[(threadIdx.x + 1) % kThreads];
    state = arrive(&barrier);
    while (!left(&barrier, state)) {
    }
  }
  out[threadIdx.x] = sum;
}

// One thread does it all.
__global__ void counts(int* out) {
  __shared__ u64 barrier;
  init(&barrier, 3);
  int n = 0;
  u64 state;
  unsigned pending;
  asm volatile("mbarrier.arrive.noComplete.shared.b64 %0, [%1], %2;"
               : "=l"(state)
               : "r"(address(&barrier)), "r"(2)
               : "memory");
  asm volatile("mbarrier.pending_count.b64 %0, %1;" : "=r"(pending) : "l"(state));
  out[n++] = pending;  // before the arrival
  out[n++] = left(&barrier, state);
  out[n++] = left_parity(&barrier, 0);
  out[n++] = left_parity(&barrier, 1);
  asm volatile("mbarrier.arrive_drop.release.cta.shared.b64 %0, [%1];"
               : "=l"(state)
               : "r"(address(&barrier))
               : "memory");
  out[n++] = left(&barrier, state);
  out[n++] = left_parity(&barrier, 0);
  // The second phase waits for two.
  arrive(&barrier);
  out[n++] = left_parity(&barrier, 1);
  asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" ::"r"(address(&barrier)) : "memory");
  out[n++] = left_parity(&barrier, 1);
  asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(address(&barrier)) : "memory");
  out[n++] = left_parity(&barrier, 1);
  asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(address(&barrier)) : "memory");
}

int main() {
  Verdict check;
  int* out;
  CHECK(cudaMallocManaged(&out, kThreads * sizeof *out));
  rounds<<<1, kThreads>>>(out);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < kThreads; ++i)
    check(out[i] == 1000 * (kRounds * (kRounds - 1) / 2) + kRounds * ((i + 1) % kThreads), "rounds");
  counts<<<1, 1>>>(out);
  CHECK(cudaDeviceSynchronize());
  const int wanted[] = {3, 0, 0, 1, 1, 1, 0, 0, 1};
  for (int i = 0; i < 9; ++i) check(out[i] == wanted[i], "counts");
  CHECK(cudaFree(out));
  return check.print();
}
