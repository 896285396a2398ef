// Local arrays and structures that begin with addresses of shared memory.
#include <hip/hip_runtime.h>

#include "support.h"

constexpr int kThreads = 64, kBlocks = 5;

// Two buffers that change their parts.
__global__ void turns(float* out, int rounds) {
  __shared__ float a[kThreads], b[kThreads];
  float* buffers[2] = {a, b};
  const int t = static_cast<int>(threadIdx.x);
  a[t] = static_cast<float>(t + 100 * blockIdx.x);
  b[t] = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    const float* from = buffers[round & 1];
    buffers[(round & 1) ^ 1][t] = from[(t + 1) % kThreads] + 1;
    __syncthreads();
  }
  out[blockIdx.x * kThreads + t] = buffers[rounds & 1][t];
}

// Addresses within arrays, dynamic shared memory, numbers beside them, structures in structures.
struct Part {
  int scale;
  const int* begin;
};
struct Plan {
  Part parts[3];
  int* sum;
};
__global__ void planned(int* out) {
  extern __shared__ int dynamic[];
  __shared__ int fixed[kThreads], sum;
  const Plan plan = {{{1, fixed}, {10, fixed + 8}, {100, dynamic + 4}}, &sum};
  const int t = static_cast<int>(threadIdx.x);
  if (t == 0) sum = static_cast<int>(blockIdx.x);
  fixed[t] = t;
  dynamic[t] = 2 * t;
  __syncthreads();
  atomicAdd(plan.sum, plan.parts[t % 3].scale * plan.parts[t % 3].begin[t % 7]);
  __syncthreads();
  if (t == 0) out[blockIdx.x] = sum;
}

// A list through private, shared and global memory.
struct Node {
  Node* next;
  long long value;
};
__device__ __noinline__ long long sum(const Node* node) {
  long long total = 0;
  for (; node != nullptr; node = node->next) total += node->value;
  return total;
}
__global__ void lists(long long* out, Node* managed) {
  __shared__ Node shared;
  Node mine{nullptr, 3};
  if (threadIdx.x == 0) shared = {managed, 500 + blockIdx.x};
  __syncthreads();
  Node first{&shared, 40}, alone{&mine, 60};
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum(&first) * 1000 + sum(&alone);
}

// Code that the optimiser could turn into a table.
__global__ void chosen(int* out, int which) {
  __shared__ int a[4], b[4], c[4], d[4];
  const int t = static_cast<int>(threadIdx.x);
  if (t < 4) a[t] = t, b[t] = 10 + t, c[t] = 20 + t, d[t] = 30 + t;
  __syncthreads();
  const int* from = a;
  switch ((which + t) % 5) {
    case 0: from = d; break;
    case 1: from = c; break;
    case 2: from = b; break;
    case 3: from = a; break;
    default: from = c + 1; break;
  }
  out[t] = from[t % 3];
}

int main() {
  long checked = 0, wrong = 0;
  const auto expect = [&](bool right) { ++checked, wrong += !right; };

  DeviceArray<float> floats(kBlocks * kThreads);
  turns<<<kBlocks, kThreads>>>(floats, 5);
  const auto f = floats.host();
  for (int i = 0; i < kBlocks * kThreads; ++i)
    expect(f[i] == (i % kThreads + 5) % kThreads + 100 * (i / kThreads) + 5);

  DeviceArray<int> ints(kThreads);
  planned<<<kBlocks, kThreads, kThreads * sizeof(int)>>>(ints);
  int expected = 0;
  for (int t = 0; t < kThreads; ++t)
    expected += t % 3 == 0 ? t % 7 : t % 3 == 1 ? 10 * (8 + t % 7) : 200 * (4 + t % 7);
  const auto p = ints.host();
  for (int block = 0; block < kBlocks; ++block) expect(p[block] == expected + block);

  Node* managed;
  HIP_CHECK(hipMallocManaged(&managed, sizeof *managed));
  *managed = {nullptr, 7};
  DeviceArray<long long> sums(kBlocks * 32);
  lists<<<kBlocks, 32>>>(sums, managed);
  const auto s = sums.host();
  for (int i = 0; i < kBlocks * 32; ++i) expect(s[i] == (547 + i / 32) * 1000 + 63);
  HIP_CHECK(hipFree(managed));

  const int begins[5] = {30, 20, 10, 0, 21};
  for (int which = 0; which < 5; ++which) {
    chosen<<<1, kThreads>>>(ints, which);
    const auto c = ints.host();
    for (int t = 0; t < kThreads; ++t) expect(c[t] == begins[(which + t) % 5] + t % 3);
  }
  std::printf("%ld checked, %ld wrong\n", checked, wrong);
  return wrong != 0;
}
