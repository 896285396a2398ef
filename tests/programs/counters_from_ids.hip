// Loops whose counters begin at a thread's index, step by a constant or by the grid, and are compared and stored.
#include "support.h"

constexpr int kMax = 400;

// The upper triangle of a symmetric matrix, and its copy in the lower one.
__global__ void triangle(const int* a, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n - 1) return;
  out[i * kMax + i] = 1;
  for (int j = i + 1; j < n; ++j) {
    int sum = 0;
    for (int k = 0; k < n; ++k) sum += a[k * kMax + i] * a[k * kMax + j];
    out[i * kMax + j] = sum;
    out[j * kMax + i] = sum;
  }
}

__global__ void grid_strides(const int* a, int* out, int* last, int n) {
  const int stride = gridDim.x * blockDim.x, first = blockIdx.x * blockDim.x + threadIdx.x;
  int i = first;
  for (; i < n; i += stride) out[i] = a[i] + i;
  last[first] = i;
}

__global__ void downwards(const int* a, int* out, int* sums, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = 0;
  for (int j = i - 2; j >= 0; j -= 3) {
    if (j < n) sum += a[j] * (j + 1);
  }
  sums[i] = sum;
  for (long j = i; j > i - 1 && j < n; --j) out[j] = a[j] + 2;
}

__global__ void rows(const int* a, int* out, int n) {
  for (int y = threadIdx.y; y < n; y += blockDim.y)
    for (int x = threadIdx.x - 1; x < n; x += 16)
      if (x >= 0) out[y * kMax + x] = a[y * kMax + x] - y + x;
}

__global__ void unsigned_starts(const int* a, int* out, unsigned n) {
  for (size_t i = threadIdx.x + 3u; i < n; i += blockDim.x) out[i] = a[i] * 3;
  // Thread 0 begins at 2^32 - 1, so it does nothing.
  for (size_t i = threadIdx.x - 1u; i < n; i += blockDim.x) out[kMax + i] = a[i] * 5;
}

static long checked, wrong;

static void check(const char* what, int n, const std::vector<int>& got, const std::vector<int>& expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    ++checked;
    if (got[i] != expected[i] && wrong++ < 5)
      std::printf("%s(%d) %zu: %d instead of %d\n", what, n, i, got[i], expected[i]);
  }
}

static void check_all(int n) {
  constexpr int kThreads = 32, kBlocks = 5, kGrid = kThreads * kBlocks, kAll = kMax * kMax;
  std::vector<int> a(kAll);
  Random random(n + 1);
  for (int& value : a) value = random.below(10);
  DeviceArray<int> da(a);
  {
    DeviceArray<int> out(kAll);
    triangle<<<(kMax + kThreads - 1) / kThreads, kThreads>>>(da, out, n);
    std::vector<int> expected(kAll);
    for (int i = 0; i < n - 1; ++i) {
      expected[i * kMax + i] = 1;
      for (int j = i + 1; j < n; ++j) {
        int sum = 0;
        for (int k = 0; k < n; ++k) sum += a[k * kMax + i] * a[k * kMax + j];
        expected[i * kMax + j] = expected[j * kMax + i] = sum;
      }
    }
    check("triangle", n, out.host(), expected);
  }
  {
    DeviceArray<int> out(kMax), last(kGrid), sums(kGrid), down(kMax);
    grid_strides<<<kBlocks, kThreads>>>(da, out, last, n);
    downwards<<<kBlocks, kThreads>>>(da, down, sums, n);
    std::vector<int> expected(kMax), ends(kGrid), totals(kGrid), lower(kMax);
    for (int t = 0; t < kGrid; ++t) {
      int i = t;
      for (; i < n; i += kGrid) expected[i] = a[i] + i;
      ends[t] = i;
      for (int j = t - 2; j >= 0; j -= 3) totals[t] += j < n ? a[j] * (j + 1) : 0;
      if (t < n) lower[t] = a[t] + 2;
    }
    check("grid_strides", n, out.host(), expected);
    check("ends", n, last.host(), ends);
    check("sums", n, sums.host(), totals);
    check("downwards", n, down.host(), lower);
  }
  {
    DeviceArray<int> out(kAll), shifted(2 * kMax);
    rows<<<1, dim3(16, 4)>>>(da, out, n);
    unsigned_starts<<<1, 16>>>(da, shifted, n);
    std::vector<int> expected(kAll), moved(2 * kMax);
    for (int y = 0; y < n; ++y)
      for (int x = 0; x < n; ++x) expected[y * kMax + x] = a[y * kMax + x] - y + x;
    for (int i = 3; i < n; ++i) moved[i] = a[i] * 3;
    // The counter is no index for thread 0: its elements are those of no other thread.
    for (int i = 0; i < n; ++i)
      if (i % 16 != 15) moved[kMax + i] = a[i] * 5;
    check("rows", n, out.host(), expected);
    check("unsigned_starts", n, shifted.host(), moved);
  }
}

int main() {
  for (int n : {0, 1, 2, 3, 31, 32, 33, 100, 160, 161, 399, 400}) check_all(n);
  return verdict(checked, wrong);
}
