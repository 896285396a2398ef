// Unsigned indices that blocks, loops and neighbours make of a thread's number, some of which wrap.
#include "support.h"

__global__ void all(const int* in, int* out, unsigned n, size_t wide) {
  __shared__ int tile[64];
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  const size_t j = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  if (j >= wide) return;
  int sum = in[j];
  if (threadIdx.x > 0) sum += 3 * tile[threadIdx.x - 1u];
  if (i > 1) sum += 5 * in[i - 2u];
  if (i + 1 < n) sum += 7 * in[i + 1u];
  const unsigned back = 0u - 10u;
  if (i >= 10) sum += 11 * (in + 4)[blockIdx.x * blockDim.x + back + threadIdx.x];
  for (unsigned k = i; k < n; k += gridDim.x * blockDim.x) sum += 13 * in[k];
  for (unsigned k = threadIdx.x; k < 200u; k += blockDim.x) sum += 17 * in[k];
  out[j] = sum;
}

int main() {
  int checked = 0, wrong = 0;
  const int n = 1000, block = 40, blocks = 7, threads = blocks * block;
  std::vector<int> in(n);
  for (int i = 0; i < n; ++i) in[i] = (i * 7919 + 13) % 1009;
  DeviceArray<int> from(in), to(threads);
  all<<<blocks, block>>>(from, to, n, threads - 3);
  const std::vector<int> found = to.host();
  for (int i = 0; i < threads - 3; ++i) {
    const int t = i % block;
    int sum = in[i] + (t > 0 ? 3 * in[i - 1] : 0) + (i > 1 ? 5 * in[i - 2] : 0) + 7 * in[i + 1];
    if (i >= 10) sum += 11 * in[i - 6];
    for (int k = i; k < n; k += threads) sum += 13 * in[k];
    for (int k = t; k < 200; k += block) sum += 17 * in[k];
    ++checked;
    if (found[i] != sum && ++wrong <= 20) printf("%d: %d, not %d\n", i, found[i], sum);
  }
  return verdict(checked, wrong);
}
