// Indices from which a thread's number is subtracted, and those that LLVM writes with `~i`, with bits instead of sums,
// or in bytes. Pointers lead into the middle of an array: numbers end below zero, and wrap within a block.
#include <climits>

#include "support.h"

constexpr int kBlock = 40, kBlocks = 12, kThreads = kBlock * kBlocks, kMiddle = 600, kSize = 2048, kWidth = 64;

// Values that the compiler can't know: some near the ends of their types, and others.
struct Numbers {
  unsigned below, above;  // a little more than 0; a little less than 2^32
  int least, most;        // INT_MIN and INT_MAX
  long long wide;         // the lower half is a small number
  int n, limit;
  size_t size;
};

// An address whose index wraps between the lanes of a vector: Intel's compiler takes the one of the first lane for all, on
// processors without AVX-512 and in unoptimised code (docs/intel-cpu.md).
#ifdef __SPIRV__
constexpr bool kWraps = false;
#else
constexpr bool kWraps = true;
#endif

__host__ __device__ int after(int i, int n) { return n - 1 - i; }

__global__ void all(const int* in, int* out, Numbers n) {
  __shared__ int tile[kBlock], other[256];
  const int* middle = in + kMiddle;
  const int t = threadIdx.x, i = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned u = threadIdx.x, v = blockIdx.x * blockDim.x + threadIdx.x;
  tile[kBlock - 1 - t] = in[i];
  other[255 - t] = in[i] + 1;
  __syncthreads();
  int sum = tile[t] + 3 * other[256 - kBlock + t] + 5 * in[after(i, n.n)];
  // Below zero, and across it within a block.
  sum += 7 * middle[n.limit - i] + 11 * middle[-t] + 13 * middle[n.limit - 2 * i / 2 - t];
  // Unsigned numbers that wrap within a block, for threads that use them or don't.
  if (u <= n.below) sum += 17 * middle[n.below - u];
  if (u > n.below) sum += 19 * middle[static_cast<int>(n.below - u)];
  if (v <= n.below * 50) sum += 23 * middle[n.below * 50 - v];
  if (u <= 20) sum += 29 * middle[n.above + 50u - u];
  if (u + n.above < n.above) sum += 31 * middle[~(n.above + u - 600u) - n.above - 1u + 2u * u];
  // Signed numbers that begin or end at the ends of int, as far from the array.
  sum += 37 * (middle - n.most)[n.most - t] + 41 * (middle - n.least)[n.least + t];
  sum += 43 * (in - static_cast<long long>(n.least))[static_cast<int>(static_cast<unsigned>(n.least) + 50u - u)];
  if (kWraps && u > 5) sum += 47 * (in + 60 - n.most)[static_cast<int>(static_cast<unsigned>(n.least) + 5u - u)];
  // Numbers of 64 bits, and their lower halves.
  sum += 53 * in[n.size - 1 - v] + 59 * middle[static_cast<int>(n.wide - threadIdx.x)];
  sum += 61 * middle[n.wide % 100 - static_cast<long long>(t)] + 67 * (middle + n.n)[~static_cast<long>(i)];
  // A loop's number counts from the end.
  for (int k = n.n - 1 - i, iteration = 0; iteration < 3; k -= kBlock, ++iteration)
    if (k >= 0) sum += 71 * in[k];
  for (unsigned k = n.n - 1u - v; k < unsigned(n.n); k -= gridDim.x * blockDim.x) sum += 73 * in[k];
  for (int back = 1; back < kBlock; back *= 3)
    if (back - t >= 0) sum += 79 * tile[back - t];
  out[i] = sum;
  if (i == 0) out[kThreads] = kWraps;
}

// Rows of a power of two, whose places LLVM makes of bits; also from the last to the first.
__global__ void rows(const int* in, int* out, int height, int shift) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || x >= kWidth - 1 || y < 1 || y >= height - 1) return;
  int sum = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) sum += (3 * dy + dx + 5) * in[(y + dy) * kWidth + (x + dx)];
  sum += 17 * in[(height - 1 - y) * kWidth + (kWidth - 1 - x)];
  sum += 19 * (in + kMiddle)[shift - (y * kWidth + x)];
  sum += 23 * in[static_cast<unsigned>(y) * kWidth | (static_cast<unsigned>(x) & (kWidth - 1))];
  out[y * kWidth + x] = sum;
}

int main() {
  int checked = 0, wrong = 0;
  std::vector<int> in(kSize);
  for (int i = 0; i < kSize; ++i) in[i] = (i * 7919 + 13) % 1009;
  const int* middle = in.data() + kMiddle;
  const Numbers n{7, 0u - 30u, INT_MIN, INT_MAX, (9LL << 32) + 3, 1000, 9, 900};
  DeviceArray<int> from(in), to(kSize);
  const auto check = [&](int i, int found, int sum) {
    ++checked;
    if (found != sum && ++wrong <= 20) printf("%d: %d, not %d\n", i, found, sum);
  };
  all<<<kBlocks, kBlock>>>(from, to, n);
  std::vector<int> found = to.host();
  for (int i = 0; i < kThreads; ++i) {
    const int t = i % kBlock, first = i - t;
    const auto tile = [&](int at) { return in[first + kBlock - 1 - at]; };
    int sum = tile(t) + 3 * (tile(t) + 1) + 5 * in[999 - i];
    sum += 7 * middle[9 - i] + 11 * middle[-t] + 13 * middle[9 - i - t];
    if (t <= 7) sum += 17 * middle[7 - t];
    if (t > 7) sum += 19 * middle[7 - t];
    if (i <= 350) sum += 23 * middle[350 - i];
    if (t <= 20) sum += 29 * middle[20 - t];
    if (t >= 30) sum += 31 * middle[t + 658];
    sum += 37 * middle[-t] + 41 * middle[t];
    sum += 43 * in[50 - t];
    if (found[kThreads] != 0 && t > 5) sum += 47 * in[66 - t];
    sum += 53 * in[899 - i] + 59 * middle[3 - t] + 61 * middle[((9LL << 32) + 3) % 100 - t] + 67 * middle[999 - i];
    for (int iteration = 0; iteration < 3; ++iteration)
      if (999 - i - iteration * kBlock >= 0) sum += 71 * in[999 - i - iteration * kBlock];
    for (int k = 999 - i; k >= 0; k -= kThreads) sum += 73 * in[k];
    for (int back = 1; back < kBlock; back *= 3)
      if (back >= t) sum += 79 * tile(back - t);
    check(i, found[i], sum);
  }
  const int height = 24, shift = 950;
  DeviceArray<int> image(std::vector<int>(kSize, 0));
  rows<<<dim3(2, 5), dim3(40, 5)>>>(from, image, height, shift);
  found = image.host();
  for (int y = 1; y < height - 1; ++y)
    for (int x = 1; x < kWidth - 1; ++x) {
      int sum = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) sum += (3 * dy + dx + 5) * in[(y + dy) * kWidth + x + dx];
      sum += 17 * in[(height - 1 - y) * kWidth + kWidth - 1 - x] + 23 * in[y * kWidth + x];
      sum += 19 * middle[shift - (y * kWidth + x)];
      check(y * kWidth + x, found[y * kWidth + x], sum);
    }
  return verdict(checked, wrong);
}
