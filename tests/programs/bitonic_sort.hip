// Bitonic sort: one launch per step for the large strides, shared memory for the small ones.
#include <algorithm>

#include "support.h"

constexpr unsigned kThreads = 128, kChunk = 2 * kThreads;

__device__ void order(int& a, int& b, bool ascending) {
  if ((a > b) == ascending) {
    const int t = a;
    a = b;
    b = t;
  }
}

__global__ void global_step(int* data, unsigned size, unsigned stride) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned low = 2 * i - (i & (stride - 1));
  order(data[low], data[low + stride], (low & size) == 0);
}

__global__ void shared_steps(int* data, unsigned size, unsigned first_stride) {
  __shared__ int chunk[kChunk];
  const unsigned base = blockIdx.x * kChunk;
  chunk[threadIdx.x] = data[base + threadIdx.x];
  chunk[threadIdx.x + kThreads] = data[base + threadIdx.x + kThreads];
  for (unsigned stride = first_stride; stride > 0; stride /= 2) {
    __syncthreads();
    const unsigned low = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
    order(chunk[low], chunk[low + stride], ((base + low) & size) == 0);
  }
  __syncthreads();
  data[base + threadIdx.x] = chunk[threadIdx.x];
  data[base + threadIdx.x + kThreads] = chunk[threadIdx.x + kThreads];
}

int main() {
  const unsigned n = 1 << 13;
  Random random(17);
  std::vector<int> data(n);
  for (int& value : data) value = static_cast<int>(random.next()) - (1 << 23);
  DeviceArray<int> ddata(data);
  for (unsigned size = 2; size <= n; size *= 2)
    for (unsigned stride = size / 2; stride > 0; stride /= 2) {
      if (stride < kChunk) {
        shared_steps<<<n / kChunk, kThreads>>>(ddata, size, stride);
        break;
      }
      global_step<<<n / 2 / kThreads, kThreads>>>(ddata, size, stride);
    }
  const std::vector<int> sorted = ddata.host();
  std::sort(data.begin(), data.end());
  long wrong = 0;
  for (unsigned i = 0; i < n; ++i) wrong += sorted[i] != data[i];
  return verdict(n, wrong);
}
