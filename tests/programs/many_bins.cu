// Histograms by unrolled atomic operations: packs of threads would have many copies of each.
#include <cuda_runtime.h>

#include <cstdio>

constexpr int kBins = 64, kBlock = 96, kBlocks = 3, kValues = 1000;

template <int N>
__global__ void count(const int* values, int* bins) {
  __shared__ int own[kBins];
  for (int i = threadIdx.x; i < kBins; i += blockDim.x) own[i] = 0;
  __syncthreads();
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
  for (int i = 0; i < N; ++i) {
    const int value = values[(thread * 7 + i * 13) % kValues];
    if (value >= 0) atomicAdd(&own[value % kBins], i + 1);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < kBins; i += blockDim.x) atomicAdd(&bins[i], own[i]);
}

template <int N>
void check(int& checked, int& wrong) {
  int *values = nullptr, *bins = nullptr;
  cudaMallocManaged(&values, kValues * sizeof(int));
  cudaMallocManaged(&bins, kBins * sizeof(int));
  int expected[kBins] = {};
  for (int i = 0; i < kValues; ++i) values[i] = (i * 31) % 977 - 100;
  for (int i = 0; i < kBins; ++i) bins[i] = 0;
  for (int thread = 0; thread < kBlock * kBlocks; ++thread) {
    for (int i = 0; i < N; ++i) {
      const int value = values[(thread * 7 + i * 13) % kValues];
      if (value >= 0) expected[value % kBins] += i + 1;
    }
  }
  count<N><<<kBlocks, kBlock>>>(values, bins);
  const bool failed = cudaDeviceSynchronize() != cudaSuccess;
  for (int i = 0; i < kBins; ++i) {
    ++checked;
    wrong += failed || bins[i] != expected[i];
  }
  cudaFree(values);
  cudaFree(bins);
}

int main() {
  int checked = 0, wrong = 0;
  check<4>(checked, wrong);
  check<100>(checked, wrong);
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
