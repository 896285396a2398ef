// Loops in steps of the grid or of the block: each element is visited once, whether or not the last iteration is full.
#include <climits>
#include <functional>

#include "support.h"

constexpr int most = 3000, size = most + 64;

__global__ void wide(int* out, size_t n) {
  for (size_t i = size_t(threadIdx.x) + size_t(blockDim.x) * blockIdx.x; i < n; i += size_t(gridDim.x) * blockDim.x) {
    out[i] += int(i) + 1;
  }
}
__global__ void narrow(int* out, int n) {
  for (int i = threadIdx.x + blockDim.x * blockIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] += i + 1;
}
__global__ void positive(int* out, unsigned n) {
  for (unsigned i = threadIdx.x + blockDim.x * blockIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] += int(i) + 1;
}
// One block after the other takes all elements, in steps of a block and a number.
__global__ void shifted(int* out, int n, int before) {
  for (int i = threadIdx.x - before; i < n; i += blockDim.x) {
    if (i >= 0 && blockIdx.x == 0) out[i] += i + 1;
  }
}
__global__ void sum(int* out, const int* in, int n) {
  int total = 0, turns = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) total += in[i], ++turns;
  atomicAdd(out, total);
  atomicAdd(out + 1, turns);
}
// Numbers that wrap within the block: the threads before the wrap take no turn.
__global__ void wrapping(int* out, unsigned first, unsigned n) {
  for (unsigned i = threadIdx.x + first; i < n; i += 1u << 30) out[i] += int(i) + 1;
}
__global__ void wrappingSigned(int* out, int first, int n) {
  for (int i = int(threadIdx.x + unsigned(first)); i < n; i += 1 << 30) out[i - INT_MIN] += i - INT_MIN + 1;
}

int main() {
  long checked = 0, wrong = 0;
  const auto expect = [&](int wanted, int got) {
    ++checked;
    wrong += wanted != got;
  };
  // The first `n` elements are one more than their places.
  const auto run = [&](int n, const std::function<void(int*)>& launch) {
    DeviceArray<int> out(size);
    launch(out);
    const std::vector<int> got = out.host();
    for (int i = 0; i < size; ++i) expect(i < n ? i + 1 : 0, got[i]);
  };
  std::vector<int> numbers(most);
  for (int i = 0; i < most; ++i) numbers[i] = i + 1;
  DeviceArray<int> in(numbers);
  for (const int n : {0, 1, 31, 32, 33, 63, 64, 65, 191, 192, 193, 256, 1000, 1024, most}) {
    for (const int threads : {1, 32, 64, 96}) {
      run(n, [&](int* out) { wide<<<3, threads>>>(out, n); });
      run(n, [&](int* out) { narrow<<<3, threads>>>(out, n); });
      run(n, [&](int* out) { positive<<<3, threads>>>(out, n); });
      run(n, [&](int* out) { shifted<<<2, threads>>>(out, n, 50); });
      DeviceArray<int> sums(2);
      sum<<<1, threads>>>(sums, in, n);
      expect(n * (n + 1) / 2, sums.host()[0]);
      expect(n, sums.host()[1]);
    }
  }
  run(20, [](int* out) { wrapping<<<1, 64>>>(out, 0u - 44, 1000); });
  run(23, [](int* out) { wrappingSigned<<<1, 64>>>(out, INT_MAX - 40, INT_MIN + 1000); });
  return verdict(checked, wrong);
}
