// Indices that a thread's number makes with quotients, minima, counts of bits and numbers of 64 bits of the block.
// Pointers lead into the middle of an array: indices begin below zero, and unsigned ones wrap within a block.
#include "support.h"

constexpr int kBlock = 40, kBlocks = 12, kThreads = kBlock * kBlocks, kMiddle = 500, kSize = 2000;

struct Numbers {
  long long sign;           // the lower half is a negative int
  unsigned long long wrap;  // the lower half is a little below 2^32
  int width, most;
};

__host__ __device__ int of_block(int block, Numbers n) { return block / n.width * 7 + block % n.width * 50 - 30; }
__host__ __device__ int bits(unsigned block) {
  return __builtin_popcount(block) * 3 + __builtin_ctz(block + 8) * 5 - __builtin_clz(block + 1);
}
__host__ __device__ int least(int block, Numbers n) { return (block + 1 < n.most ? block + 1 : n.most) * 11; }
__host__ __device__ int magnitude(int block) { return block < 5 ? 5 - block : block - 5; }

__global__ void all(const int* in, int* out, Numbers n) {
  __shared__ int tile[kBlock];
  const int* middle = in + kMiddle;
  const int t = threadIdx.x, block = blockIdx.x;
  tile[t] = in[block * kBlock + t];
  __syncthreads();
  int sum = middle[of_block(block, n) + t];
  if (of_block(block, n) + t >= 0) sum += 3 * middle[of_block(block, n) + threadIdx.x];
  sum += 5 * middle[bits(block) + t];
  sum += 7 * middle[least(block, n) + t] + 11 * middle[min(block + 2u, unsigned(n.most)) * 9u + threadIdx.x];
  sum += 13 * middle[abs(block - 5) + t];
  sum += 17 * middle[static_cast<int>(n.sign * block + threadIdx.x)];
  if (t >= 6) sum += 19 * middle[static_cast<unsigned>(n.wrap + threadIdx.x)];
  for (int back = 1; back < kBlock; back *= 3)
    if (t >= back) sum += 23 * tile[t - back];
  out[block * kBlock + t] = sum;
}

// The thread's number in a block of two dimensions, computed with 64 bits.
__global__ void linear(const int* in, int* out, int shift) {
  const int thread = threadIdx.x + blockDim.x * threadIdx.y;
  const int base = (blockIdx.x + gridDim.x * blockIdx.y) * blockDim.x * blockDim.y;
  out[base + thread] = in[base + thread] + 3 * (in + kMiddle)[base + thread - shift];
}

int main() {
  int checked = 0, wrong = 0;
  std::vector<int> in(kSize);
  for (int i = 0; i < kSize; ++i) in[i] = (i * 7919 + 13) % 1009;
  const int* middle = in.data() + kMiddle;
  const Numbers n{(5LL << 32) - 9, (7ULL << 32) - 6, 5, 4};
  DeviceArray<int> from(in), to(kThreads);
  const auto check = [&](int i, int found, int sum) {
    ++checked;
    if (found != sum && ++wrong <= 20) printf("%d: %d, not %d\n", i, found, sum);
  };
  all<<<kBlocks, kBlock>>>(from, to, n);
  std::vector<int> found = to.host();
  for (int i = 0; i < kThreads; ++i) {
    const int t = i % kBlock, block = i / kBlock;
    int sum = middle[of_block(block, n) + t] + 5 * middle[bits(block) + t];
    if (of_block(block, n) + t >= 0) sum += 3 * middle[of_block(block, n) + t];
    sum += 7 * middle[least(block, n) + t] + 11 * middle[std::min(block + 2, n.most) * 9 + t];
    sum += 13 * middle[magnitude(block) + t] + 17 * middle[-9 * block + t];
    if (t >= 6) sum += 19 * middle[t - 6];
    for (int back = 1; back < kBlock; back *= 3)
      if (t >= back) sum += 23 * in[i - back];
    check(i, found[i], sum);
  }
  linear<<<dim3(3, 2), dim3(16, 5)>>>(from, to, kMiddle);
  found = to.host();
  for (int i = 0; i < kThreads; ++i) check(i, found[i], in[i] + 3 * in[i]);
  return verdict(checked, wrong);
}
