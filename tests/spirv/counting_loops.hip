// Kernels whose threads walk side by side and update shared memory, and those that only seem to. n: a number of
// values.
#include <hip/hip_runtime.h>

#define INDEX (int)(blockIdx.x * blockDim.x + threadIdx.x)
#define ALL (int)(gridDim.x * blockDim.x)
#define KERNEL(name) extern "C" __global__ void name(const int* values, int n, unsigned* bins, float* floats)
#define BINS                                                      \
  __shared__ unsigned own[256];                                   \
  for (int b = threadIdx.x; b < 256; b += blockDim.x) own[b] = 0; \
  __syncthreads();
#define ADD        \
  __syncthreads(); \
  for (int b = threadIdx.x; b < 256; b += blockDim.x) atomicAdd(&bins[b], own[b]);

KERNEL(yes_grid) {
  BINS for (int i = INDEX; i < n; i += ALL) atomicAdd(&own[values[i]], 1u);
  ADD
}
KERNEL(yes_block) {
  BINS for (size_t i = threadIdx.x; i < n; i += blockDim.x) atomicMax(&own[values[i]], (unsigned)i);
  ADD
}
KERNEL(yes_condition) {
  BINS for (int i = INDEX; i < n; i += ALL) if (values[i] < 256) atomicAdd(&own[values[i]], 1u);
  ADD
}
KERNEL(yes_function) {
  __shared__ float sum;
  for (int i = INDEX; i < n; i += ALL) atomicAdd(&sum, floats[i]);
  __syncthreads();
  floats[0] = sum;
}
KERNEL(no_chunk) {
  BINS for (int i = INDEX * 64; i < INDEX * 64 + n; ++i) atomicAdd(&own[values[i]], 1u);
  ADD
}
KERNEL(no_nested) {
  BINS for (int i = INDEX; i < n; i += ALL) for (int k = 0; k < values[i]; ++k) atomicAdd(&own[k & 255], 1u);
  ADD
}
KERNEL(no_global) {
  for (int i = INDEX; i < n; i += ALL) atomicAdd(&bins[values[i]], 1u);
}
KERNEL(no_updates) {
  BINS for (int i = INDEX; i < n; i += ALL) own[values[i]] = i;
  ADD
}
KERNEL(no_vectors) {
  const int4* four = reinterpret_cast<const int4*>(values);
  BINS for (int i = INDEX; i < n; i += ALL) atomicAdd(&own[four[i].x], 1u);
  ADD
}
KERNEL(no_lanes) {
  BINS for (int i = INDEX; i < n; i += ALL) atomicAdd(&own[values[i]], (unsigned)__popcll(__ballot(values[i] > 7)));
  ADD
}
// Ends when others have written.
KERNEL(no_end_by_others) {
  BINS for (int i = INDEX; i < n && atomicAdd(&own[0], 0u) < 5; i += ALL) atomicAdd(&own[values[i]], 1u);
  ADD
}
KERNEL(no_compare_exchange) {
  BINS for (int i = INDEX; i < n; i += ALL) {
    unsigned old = own[values[i]], seen;
    do seen = old;
    while ((old = atomicCAS(&own[values[i]], seen, seen * 3 + 1)) != seen);
  }
  ADD
}
KERNEL(no_lock) {
  BINS for (int i = INDEX; i < n; i += ALL) {
    while (atomicCAS(&own[values[i]], 0u, 1u) != 0);
    floats[values[i]] += 1;
    __threadfence();
    atomicExch(&own[values[i]], 0u);
  }
}
KERNEL(no_break) {
  BINS for (int i = INDEX; i < n; i += ALL) {
    if (atomicAdd(&own[values[i]], 1u) > 1000) break;
  }
  ADD
}
