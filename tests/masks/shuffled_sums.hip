// Kernels that exchange values among the lanes of a warp, and count the threads of a block.
#include "../runtime/show.h"

constexpr int kThreads = 64, kLanes = 32;

__host__ __device__ int value(int thread) { return thread * 5 & 63; }

__global__ void counts(int* out, int n) {
  const int thread = static_cast<int>(threadIdx.x), other = __shfl_down(value(thread), 2);
  const int count = __syncthreads_count(other > n);
  out[thread] = other * 100 + count;
}

__global__ void votes(int* out, int n) {
  const int thread = static_cast<int>(threadIdx.x);
  int sum = 0;
  for (int i = 0; i < 3; ++i) {
    const int count = __syncthreads_count(value(thread) > n * i);
    sum += count + __shfl_xor(value(thread), 17) + __popc(__ballot(thread % 3 == i));
  }
  out[thread] = sum;
}

int main() {
  constexpr int kLimit = 11;
  int *out, wrong = 0;
  HIP(hipMallocManaged(&out, kThreads * sizeof *out));
  counts<<<1, kThreads>>>(out, kLimit);
  HIP(hipDeviceSynchronize());
  const auto other = [](int thread) { return value(thread % kLanes + 2 < kLanes ? thread + 2 : thread); };
  int count = 0;
  for (int i = 0; i < kThreads; ++i) count += other(i) > kLimit;
  for (int i = 0; i < kThreads; ++i) wrong += out[i] != other(i) * 100 + count;
  votes<<<1, kThreads>>>(out, kLimit);
  HIP(hipDeviceSynchronize());
  for (int i = 0; i < kThreads; ++i) {
    int sum = 0;
    for (int round = 0; round < 3; ++round) {
      for (int j = 0; j < kThreads; ++j) sum += value(j) > kLimit * round;
      sum += value(i ^ 17);
      for (int j = 0; j < kLanes; ++j) sum += (i / kLanes * kLanes + j) % 3 == round;
    }
    wrong += out[i] != sum;
  }
  show("wrong", wrong);
  return 0;
}
