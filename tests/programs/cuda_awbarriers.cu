// Asynchronous barriers: phases, tokens, threads that leave; data written before an arrival is visible after it.
#include <cuda_awbarrier.h>

#include "cuda_support.h"

using nvcuda::experimental::awbarrier;
constexpr int kThreads = 64;

__global__ void rotate(const int* in, int* out, int rounds) {
  __shared__ awbarrier ready, used;
  __shared__ int shared[kThreads];
  const int i = threadIdx.x;
  if (i == 0) {
    init(&ready, blockDim.x);
    init(&used, blockDim.x);
  }
  __syncthreads();
  int value = in[i];
  for (int round = 0; round < rounds; ++round) {
    shared[i] = value;
    awbarrier::arrival_token token = ready.arrive();
    const int own = value;
    ready.wait(token);
    value = shared[(i + 1) % kThreads] + own - own;
    used.arrive_and_wait();
  }
  out[i] = value;
}

__global__ void leave(int* out) {
  __shared__ __mbarrier_t barrier;
  __shared__ int left;
  if (threadIdx.x == 0) {
    left = 0;
    __mbarrier_init(&barrier, blockDim.x);
  }
  __syncthreads();
  atomicAdd(&left, 1);
  // The upper half takes part in the first phase alone.
  if (threadIdx.x >= kThreads / 2) {
    __mbarrier_arrive_and_drop(&barrier);
    return;
  }
  const __mbarrier_token_t first = __mbarrier_arrive(&barrier);
  while (!__mbarrier_test_wait(&barrier, first)) {
  }
  const int all = left;
  const bool odd = __mbarrier_test_wait_parity(&barrier, false);
  const __mbarrier_token_t second = __mbarrier_arrive(&barrier);
  while (!__mbarrier_try_wait(&barrier, second, 10)) {
  }
  const uint32_t pending = __mbarrier_token_pending_count(second);
  out[threadIdx.x] = all + 1000 * odd + (pending >= 1 && pending <= kThreads / 2 ? 10000 : 0);
}

// The lower half passes values to the upper half: one barrier counts the arrivals of both halves, the other of one.
__global__ void halves(const int* in, int* out, int rounds) {
  __shared__ awbarrier full, empty;
  __shared__ int shared[kThreads / 2];
  const int i = threadIdx.x % (kThreads / 2);
  if (threadIdx.x == 0) {
    init(&full, kThreads);
    init(&empty, kThreads / 2);
  }
  __syncthreads();
  int sum = 0;
  for (int round = 0; round < rounds; ++round) {
    if (threadIdx.x < kThreads / 2) {
      if (round > 0)
        while (!empty.try_wait_parity((round - 1) & 1, 100)) {
        }
      shared[i] = in[i] + round;
      full.arrive();
    } else {
      full.arrive_and_wait();
      sum += shared[kThreads / 2 - 1 - i];
      empty.arrive();
    }
  }
  if (threadIdx.x >= kThreads / 2) out[i] = sum;
}

int main() {
  Verdict expect;
  int *in, *out;
  CHECK(cudaMallocManaged(&in, kThreads * sizeof(int)));
  CHECK(cudaMallocManaged(&out, kThreads * sizeof(int)));
  for (int i = 0; i < kThreads; ++i) in[i] = i * i;
  rotate<<<1, kThreads>>>(in, out, 5);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < kThreads; ++i) expect(out[i] == in[(i + 5) % kThreads], "rotated");
  leave<<<1, kThreads>>>(out);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < kThreads / 2; ++i) expect(out[i] == kThreads + 11000, "left");
  halves<<<1, kThreads>>>(in, out, 5);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < kThreads / 2; ++i) expect(out[i] == 5 * in[kThreads / 2 - 1 - i] + 10, "halves");
  expect(__mbarrier_maximum_count() >= 1024 && awbarrier::max() >= 1024, "maximum");
  return expect.print();
}
