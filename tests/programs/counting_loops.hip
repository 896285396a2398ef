// Threads that count in shared memory side by side, and those that mustn't become lanes of a vector: they wait for
// each other.
#include "support.h"

constexpr int kBins = 100;

__global__ void counts(const int* values, int n, unsigned* bins) {
  __shared__ unsigned own[kBins];
  for (int b = threadIdx.x; b < kBins; b += blockDim.x) own[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    if (values[i] < kBins) atomicAdd(&own[values[i]], 1u);
  __syncthreads();
  for (int b = threadIdx.x; b < kBins; b += blockDim.x) atomicAdd(&bins[b], own[b]);
}

__global__ void sums(const int* values, int n, float* bins) {
  __shared__ float own[kBins];
  for (int b = threadIdx.x; b < kBins; b += blockDim.x) own[b] = 0;
  __syncthreads();
  for (size_t i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&own[values[i] % kBins], 0.5f);
  __syncthreads();
  for (int b = threadIdx.x; b < kBins; b += blockDim.x) bins[b] = own[b];
}

// Each value is in an iteration that others may hold.
__global__ void locked(const int* values, int n, int* locks, unsigned* bins) {
  __shared__ unsigned seen;
  if (threadIdx.x == 0) seen = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    const int bin = values[i] % kBins;
    while (atomicCAS(&locks[bin], 0, 1) != 0);
    __threadfence();
    bins[bin] += 1;
    __threadfence();
    atomicExch(&locks[bin], 0);
    atomicAdd(&seen, 1u);
  }
  __syncthreads();
  if (threadIdx.x == 0) bins[kBins] = seen;
}

// A thread's turn comes when its neighbour's has ended.
__global__ void in_turn(unsigned* order) {
  __shared__ unsigned turn;
  if (threadIdx.x == 0) turn = 0;
  __syncthreads();
  for (unsigned i = threadIdx.x; i < 2 * blockDim.x; i += blockDim.x) {
    while (atomicAdd(&turn, 0u) != i);
    order[i] = i + 1;
    __threadfence();
    atomicAdd(&turn, 1u);
  }
}

int main() {
  const int n = 20'011;
  std::vector<int> values(n);
  std::vector<unsigned> within(kBins), all(kBins);
  for (int i = 0; i < n; ++i) {
    values[i] = i * 40503u % 1021 % 150;
    if (values[i] < kBins) ++within[values[i]];
    ++all[values[i] % kBins];
  }
  std::vector<unsigned> all_and_seen(all);
  all_and_seen.push_back(n);
  DeviceArray<int> input(values);
  long checked = 0, wrong = 0;
  const auto compare = [&](const auto& found, const std::vector<unsigned>& expected, float scale) {
    for (size_t i = 0; i < expected.size(); ++i) ++checked, wrong += found[i] != expected[i] * scale;
  };
  for (const int threads : {1, 16, 24, 100, 256}) {
    DeviceArray<unsigned> bins(kBins), under_locks(kBins + 1), order(2 * threads);
    DeviceArray<float> halves(kBins);
    DeviceArray<int> locks(kBins);
    counts<<<3, threads>>>(input, n, bins);
    sums<<<1, threads>>>(input, n, halves);
    locked<<<1, threads>>>(input, n, locks, under_locks);
    in_turn<<<1, threads>>>(order);
    compare(bins.host(), within, 1);
    compare(halves.host(), all, 0.5f);
    compare(under_locks.host(), all_and_seen, 1);
    std::vector<unsigned> turns(2 * threads);
    for (int i = 0; i < 2 * threads; ++i) turns[i] = i + 1;
    compare(order.host(), turns, 1);
  }
  return verdict(checked, wrong);
}
