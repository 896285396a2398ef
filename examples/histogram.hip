// Histogram of bytes: atomics in shared memory, then one atomic per bin and block in global memory.
#include <vector>

#include "common/check.h"

constexpr int kBins = 256;

__global__ void histogram(const unsigned char* data, int n, unsigned* bins) {
  __shared__ unsigned local[kBins];
  for (int i = threadIdx.x; i < kBins; i += blockDim.x) local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&local[data[i]], 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < kBins; i += blockDim.x) atomicAdd(&bins[i], local[i]);
}

int main() {
  const int n = 1'500'000;
  std::vector<unsigned char> data(n);
  std::vector<unsigned> expected(kBins), bins(kBins);
  unsigned state = 7;
  for (unsigned char& byte : data) {
    state = state * 1664525u + 1013904223u;
    byte = static_cast<unsigned char>((state >> 24) & (state >> 16));  // skewed on purpose
    ++expected[byte];
  }

  unsigned char* ddata;
  unsigned* dbins;
  HIP_CHECK(hipMalloc(&ddata, n));
  HIP_CHECK(hipMalloc(&dbins, kBins * sizeof(unsigned)));
  HIP_CHECK(hipMemcpy(ddata, data.data(), n, hipMemcpyHostToDevice));
  HIP_CHECK(hipMemset(dbins, 0, kBins * sizeof(unsigned)));
  histogram<<<40, 256>>>(ddata, n, dbins);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(bins.data(), dbins, kBins * sizeof(unsigned), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(ddata));
  HIP_CHECK(hipFree(dbins));

  int wrong = 0;
  for (int i = 0; i < kBins; ++i) wrong += bins[i] != expected[i];
  std::printf("%d bytes in %d bins, %d wrong\n", n, kBins, wrong);
  return wrong == 0 ? 0 : 1;
}
