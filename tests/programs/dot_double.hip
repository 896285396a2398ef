// Dot product in double: shared-memory tree, atomicAdd on double in shared and in global memory.
#include <cmath>

#include "support.h"

__global__ void dot_tree(const double* a, const double* b, double* sum, int n) {
  __shared__ double cache[128];
  double mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += a[i] * b[i];
  cache[threadIdx.x] = mine;
  __syncthreads();
  for (unsigned half = 64; half > 0; half >>= 1) {
    if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(sum, cache[0]);
}

__global__ void dot_atomic(const double* a, const double* b, double* sum, int n) {
  __shared__ double block;
  if (threadIdx.x == 0) block = 0;
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&block, a[i] * b[i]);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(sum, block);
}

int main() {
  const int n = 20000;
  Random random(8);
  std::vector<double> a(n), b(n);
  long double expected = 0;
  for (int i = 0; i < n; ++i) {
    a[i] = double(random.unit()) - 0.4;
    b[i] = double(random.unit()) + 0.1;
    expected += static_cast<long double>(a[i]) * b[i];
  }
  DeviceArray<double> da(a), db(b), tree(1), atomic(1);
  dot_tree<<<12, 128>>>(da, db, tree, n);
  dot_atomic<<<(n + 127) / 128, 128>>>(da, db, atomic, n);
  const double x = double(expected);
  const long wrong = !(std::fabs(tree.host()[0] - x) <= 1e-9) + !(std::fabs(atomic.host()[0] - x) <= 1e-9);
  return verdict(2, wrong);
}
