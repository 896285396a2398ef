// Atomic operations on floats and doubles, with device instructions or without.
#include "show.h"

template <class T>
__device__ void update(T* cells, T v) {
  atomicAdd(cells, v);
  atomicSub(cells + 1, v);
  unsafeAtomicMin(cells + 2, v);
  unsafeAtomicMax(cells + 3, v);
}

template <class T>
__global__ void all(T* global, T* old) {
  __shared__ T shared[4];
  if (threadIdx.x < 4) shared[threadIdx.x] = 0;
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  update(global, T(i - 300));
  update(shared, T(i - 300));
  old[i] = __hip_atomic_fetch_add(global + 8, T(1), __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_SYSTEM);
  __syncthreads();
  if (blockIdx.x == 1 && threadIdx.x < 4) global[4 + threadIdx.x] = shared[threadIdx.x];
}

template <class T>
void run(const char* type) {
  constexpr int blocks = 5, threads = 160, total = blocks * threads;
  T *cells, *old;
  HIP(hipMallocManaged(&cells, 9 * sizeof(T)));
  HIP(hipMallocManaged(&old, total * sizeof(T)));
  for (int i = 0; i < 9; ++i) cells[i] = 0;
  all<T><<<blocks, threads>>>(cells, old);
  HIP(hipDeviceSynchronize());
  for (int i = 0; i < 9; ++i) std::printf("%s.%d=%g\n", type, i, double(cells[i]));
  double sum = 0;
  for (int i = 0; i < total; ++i) sum += double(old[i]);
  std::printf("%s.tickets=%g\n", type, sum);
}

int main() {
  run<float>("float");
  run<double>("double");
  return 0;
}
