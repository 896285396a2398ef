// Structures in shared memory: copied whole, chosen by a condition, with pointers inside.
#include "support.h"

struct Targets {
  int* i;
  double* d;
};

__global__ void copy_whole(const Targets* targets) {
  __shared__ Targets mixed;
  if (threadIdx.x == 0) mixed = *targets;
  __syncthreads();
  if (threadIdx.x == 1) *mixed.d = 3.0;
  atomicAdd(mixed.i, 2);
}

__global__ void choose(const Targets* targets, int* out) {
  __shared__ Targets mixed;
  __shared__ int local;
  if (threadIdx.x == 0) {
    mixed.i = &local;
    mixed.d = targets->d;
    local = 40;
  }
  __syncthreads();
  const Targets* chosen = threadIdx.x % 2 ? &mixed : targets;
  atomicAdd(chosen->i, 1);
  __syncthreads();
  if (threadIdx.x == 0) *out = local;
}

int main() {
  const int threads = 8;
  DeviceArray<int> i(1), out(1);
  DeviceArray<double> d(1);
  DeviceArray<Targets> targets(std::vector<Targets>{{i, d}});
  copy_whole<<<1, threads>>>(targets);
  long wrong = i.host()[0] != 2 * threads;
  wrong += d.host()[0] != 3.0;
  choose<<<1, threads>>>(targets, out);
  wrong += i.host()[0] != 2 * threads + threads / 2;
  wrong += out.host()[0] != 40 + threads / 2;
  return verdict(4, wrong);
}
