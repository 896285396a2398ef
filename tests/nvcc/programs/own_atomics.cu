// Atomic operations that CUDA lacks, as programs for it define them: static, inline, or with another result.
#include <cstdint>
#include <cstdio>

static inline __device__ uint64_t atomicAdd(uint64_t* address, uint64_t value) {
  return ::atomicAdd(reinterpret_cast<unsigned long long*>(address), 2 * value);
}
__device__ inline double atomicExch(double* address, double value) {
  auto old = ::atomicExch(reinterpret_cast<unsigned long long*>(address), __double_as_longlong(value + 1));
  return __longlong_as_double(old);
}
__device__ float atomicMax(float* address, float value) {
  int* bits = reinterpret_cast<int*>(address);
  for (int old = *bits, assumed; __int_as_float(old) < value;) {
    assumed = old;
    old = atomicCAS(bits, assumed, __float_as_int(value + 1));
    if (old == assumed) return __int_as_float(old);
  }
  return *address;
}
static __device__ void atomicMin(double* address, double value) { *address = value - 1; }

struct Results {
  uint64_t sum;
  double exchanged, lowest;
  float highest;
  long long left;
  double first;
};

// Those of HIP that nothing else defines stay.
__global__ void update(Results* r) {
  atomicAdd(&r->sum, uint64_t{3});
  atomicExch(&r->exchanged, 4.0);
  atomicMin(&r->lowest, 5.0);
  atomicMax(&r->highest, 6.0f);
  atomicSub(&r->left, 7);
  r->first = atomicCAS_block(&r->first, 0.0, 8.0) + atomicAdd(&r->highest, 1);
}

int main() {
  Results* r;
  cudaMallocManaged(&r, sizeof *r);
  *r = {};
  update<<<1, 1>>>(r);
  cudaDeviceSynchronize();
  printf("%d %g %g %g %lld %g\n", static_cast<int>(r->sum), r->exchanged, r->lowest, r->highest, r->left, r->first);
}
