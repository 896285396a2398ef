// Conditions at a kernel's beginning on sums of the thread's place, the block's place and other numbers: which threads
// run. The host evaluates the same conditions.
#include "support.h"

namespace {

constexpr int kThreads = 16, kBlocks = 4, kForms = 29;

struct Numbers {
  int shift, base, limit;
  int starts[kBlocks];
};

struct Place {
  int x, y;
};

__host__ __device__ __attribute__((noinline)) int placed(int thread, int block) { return thread + block * 14; }
__host__ __device__ __attribute__((noinline)) bool isBelow(int x, int limit) { return x < limit; }

template <int Form>
__host__ __device__ bool runs(int thread, int block, int size, const Numbers& n) {
  const int x = block * size + thread;
  switch (Form) {
    case 0: return x - n.shift < n.limit;
    case 1: return !(x - n.shift >= n.limit);
    case 2: return block * 14 + thread - 2 < n.limit;
    case 3: return thread + n.starts[block] - 14 < n.limit;
    case 4: return thread + n.starts[block] - n.shift <= n.limit;
    case 5: return thread + block * n.shift - n.base < n.limit;
    case 6: return x - n.shift >= 0 && x - n.shift < n.limit;
    case 7: return x - n.shift > n.base;
    case 8: return n.limit - x + n.shift > 0;
    case 9: return 2 * x - n.shift < n.limit;
    case 10: return thread + (block - 1) * 14 < n.limit;
    case 11: return thread + n.base < n.limit - block * 3;
    case 12: return placed(thread, block) - n.shift < n.limit;
    case 13: return isBelow(x - n.shift, n.limit);
    case 14: return isBelow(x, n.limit + n.shift - n.base);
    case 15: return static_cast<long>(x) - n.shift + n.base < n.limit;
    case 16: return static_cast<unsigned>(x - n.shift) < static_cast<unsigned>(n.limit);
    case 17: return x - n.shift < n.limit || x == n.base;
    case 18: return thread - n.shift + n.base < n.limit;
    case 19: return thread < n.limit - block * size + n.shift;
    case 20: return x + 1 < n.limit - 1;
    case 21: return x < n.limit;
    case 22: return static_cast<short>(x - n.shift) < static_cast<short>(n.limit);
    case 23: return block * 14 + thread - n.shift >= n.limit;
    case 24: return n.shift - thread - block * 14 < n.limit;
    case 25: {
      const Place at{x - n.shift, x - n.base};
      return at.x < n.limit && at.y >= -3;
    }
    case 26: return x - n.shift < n.limit && x - n.base >= 0 && x < n.limit + 20;
    case 27: return thread + n.base <= n.limit && n.starts[block] - x >= 0;
    default: return min(x - n.shift, n.limit + 5) < n.limit;
  }
}

template <int Form>
__global__ void kernel(Numbers numbers, int* out) {
  if (!runs<Form>(threadIdx.x, blockIdx.x, blockDim.x, numbers)) return;
  out[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}

// Rows and columns with a halo: a condition for each, and one for both.
__global__ void rows(int* out, int shift, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y - shift;
  if (y >= height || x >= width) return;
  atomicAdd(&out[y + shift], 1);
}

__global__ void tile(int* out, int radius, int width, int height) {
  __shared__ int seen[8][16];
  const int x = blockIdx.x * (blockDim.x - 2 * radius) + threadIdx.x - radius;
  const int y = blockIdx.y * (blockDim.y - 2 * radius) + threadIdx.y - radius;
  seen[threadIdx.y][threadIdx.x] = x >= 0 && x < width && y >= 0 && y < height;
  __syncthreads();
  if (x < width && y < height) atomicAdd(&out[y + radius], seen[threadIdx.y][threadIdx.x] + 100);
}

long checked = 0, wrong = 0;

template <int Form>
void check(const Numbers& numbers) {
  DeviceArray<int> out(kThreads * kBlocks);
  kernel<Form><<<kBlocks, kThreads>>>(numbers, out);
  const std::vector<int> got = out.host();
  for (int i = 0; i < kThreads * kBlocks; ++i, ++checked)
    wrong += got[i] != static_cast<int>(runs<Form>(i % kThreads, i / kThreads, kThreads, numbers));
}

template <int... Form>
void checkAll(const Numbers& numbers, std::integer_sequence<int, Form...>) {
  (check<Form>(numbers), ...);
}

}  // namespace

int main() {
  for (const int shift : {14, 0, -3, 5, 40, -40})
    for (const int base : {0, 5, 30})
      for (const int limit : {11, -4, 25})
        checkAll({shift, base, limit, {7, -20, 40, 2}}, std::make_integer_sequence<int, kForms>());

  const auto count = [](int first, int step, int size, int limit) {
    int threads = 0;
    for (int block = 0; block < 4; ++block)
      for (int thread = 0; thread < size; ++thread) threads += first + block * step + thread < limit;
    return threads;
  };
  const int width = 29, height = 11, shift = 14;
  DeviceArray<int> perRow(64);
  rows<<<dim3(2, 4), dim3(16, 8)>>>(perRow, shift, width, height);
  std::vector<int> got = perRow.host();
  for (int y = 0; y < 64; ++y, ++checked) wrong += got[y] != (y - shift < height ? (y < 32 ? width : 0) : 0);

  const int radius = 2, across = 30;
  DeviceArray<int> perTile(64);
  tile<<<dim3(4, 4), dim3(16, 8)>>>(perTile, radius, across, height);
  got = perTile.host();
  std::vector<int> expected(64);
  const int columns = count(-radius, 16 - 2 * radius, 16, across), outside = count(-radius, 16 - 2 * radius, 16, 0);
  for (int block = 0; block < 4; ++block)
    for (int thread = 0; thread < 8; ++thread) {
      const int y = block * (8 - 2 * radius) + thread - radius;
      if (y < height) expected[y + radius] += 100 * columns + (y >= 0 ? columns - outside : 0);
    }
  for (int y = 0; y < 64; ++y, ++checked) wrong += got[y] != expected[y];
  return verdict(checked, wrong);
}
