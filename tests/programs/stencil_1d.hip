// A 1-D stencil with halo in shared memory, several time steps, odd block sizes.
#include "support.h"

constexpr int kRadius = 3;

template <int Threads>
__global__ void stencil(const int* in, int* out, int n) {
  __shared__ int tile[Threads + 2 * kRadius];
  const int i = blockIdx.x * Threads + threadIdx.x, t = threadIdx.x + kRadius;
  tile[t] = i < n ? in[i] : 0;
  if (threadIdx.x < kRadius) {
    tile[t - kRadius] = i >= kRadius ? in[i - kRadius] : 0;
    tile[t + Threads] = i + Threads < n ? in[i + Threads] : 0;
  }
  __syncthreads();
  if (i >= n) return;
  int sum = 0;
  for (int d = -kRadius; d <= kRadius; ++d) sum += tile[t + d] * (d == 0 ? 3 : 1);
  out[i] = sum % 1000;
}

template <int Threads>
static long check() {
  const int n = 5000;
  std::vector<int> line(n);
  Random random(Threads);
  for (int& value : line) value = random.below(1000);
  DeviceArray<int> a(line), b(n);
  stencil<Threads><<<(n + Threads - 1) / Threads, Threads>>>(a, b, n);
  stencil<Threads><<<(n + Threads - 1) / Threads, Threads>>>(b, a, n);
  // Prefix sums give every window's sum at once.
  for (int step = 0; step < 2; ++step) {
    std::vector<long> prefix(n + 1);
    for (int i = 0; i < n; ++i) prefix[i + 1] = prefix[i] + line[i];
    for (int i = 0; i < n; ++i) {
      const int low = i < kRadius ? 0 : i - kRadius, high = i + kRadius >= n ? n : i + kRadius + 1;
      line[i] = static_cast<int>((prefix[high] - prefix[low] + 2 * line[i]) % 1000);
    }
  }
  const auto out = a.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) wrong += out[i] != line[i];
  return wrong;
}

int main() { return verdict(4 * 5000, check<64>() + check<50>() + check<7>() + check<256>()); }
