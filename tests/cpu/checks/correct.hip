// Kernels without a fault, each with a form that a checker may take for one.
#include "support.h"

// An early end counts as an arrival.
__global__ void ends_early(const int *in, int *out) {
  const int t = threadIdx.x;
  if (t >= 40) return;
  out[t] = in[t];
  __syncthreads();
  out[t] += 2;
}

__global__ void rounds(const int *in, int *out) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = 0; i < 40; ++i) {  // more than a block's first epochs
    tile[t] = in[t] + i;
    __syncthreads();
    if (i % 3 != 0) sum += tile[63 - t];
    __syncthreads();
  }
  out[t] = sum;
}

// All write the same value.
__global__ void same_value(const int *in, int *out) {
  if (in[threadIdx.x] >= 0) out[0] = 1;
}

__global__ void counted(const int *in, int *out) {
  __shared__ int count[16];
  const int t = threadIdx.x;
  if (t < 16) count[t] = 0;
  __syncthreads();
  atomicAdd(&count[in[t] % 16], 1);
  __syncthreads();
  if (t < 16) atomicAdd(&out[t], count[t]);
}

// The last block adds what the others have stored.
__device__ int partial[8], done;
__global__ void last_block(const int *in, int *out) {
  __shared__ bool last;
  const int t = threadIdx.x;
  if (t == 0) {
    partial[blockIdx.x] = in[blockIdx.x];
    __threadfence();
    last = atomicAdd(&done, 1) == static_cast<int>(gridDim.x) - 1;
  }
  __syncthreads();
  if (last && t < 8) out[t] = partial[t];
}

// Blocks write neighbouring bytes, and read what others read.
__global__ void bytes(const int *in, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  reinterpret_cast<unsigned char *>(out)[i] = in[i % 64];
}

struct Padded {
  char kind;
  int value;
};
__global__ void set_padded(const int *in, int *out) {
  auto *items = reinterpret_cast<Padded *>(out);
  items[threadIdx.x].kind = 1;
  items[threadIdx.x].value = in[threadIdx.x];
}
__global__ void copy_padded(const int *in, int *out) {
  reinterpret_cast<Padded *>(out)[threadIdx.x] = reinterpret_cast<const Padded *>(in)[threadIdx.x];
}

__global__ void dynamic(const int *in, int *out) {
  extern __shared__ int words[];
  const int t = threadIdx.x;
  words[t] = in[t];
  __syncthreads();
  out[t] = words[63 - t] + in[1023];
}

// Memory that a block keeps for itself between barriers.
__global__ void own_part(const int *in, int *out) {
  const int t = threadIdx.x, first = blockIdx.x * blockDim.x;
  out[first + t] = in[t];
  __syncthreads();
  const int other = out[first + 63 - t];
  __syncthreads();
  out[first + t] = other;
}

__global__ void votes(const int *in, int *out) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  tile[t] = in[t];
  int round = 0;
  while (__syncthreads_or(round < 3)) {
    const int other = tile[(t + 1) % 64];
    __syncthreads();
    tile[t] = other;
    ++round;
  }
  out[t] = __shfl_xor(tile[t], 1);
}

int main() {
  Memory memory;
  RUN(ends_early, 1, 64);
  RUN(rounds, 2, 64);
  check(hipMemset(memory.out, 0, 4096));
  RUN(same_value, 4, 64);
  check(hipMemset(memory.out, 0, 4096));
  RUN(counted, 3, 256);
  RUN(last_block, 8, 32);
  RUN(bytes, 7, 40);
  RUN(dynamic, 1, 64, 256);
  RUN(own_part, 4, 64);
  RUN(votes, 1, 64);
  int *unset = nullptr, *other = nullptr;
  check(hipMalloc(&unset, 512));
  check(hipMalloc(&other, 512));
  set_padded<<<1, 64>>>(memory.in, unset);
  copy_padded<<<1, 64>>>(unset, other);
  copy_padded<<<1, 64>>>(other, unset);
  check(hipMemcpy(unset, other, 512, hipMemcpyDeviceToDevice));
  check(hipDeviceSynchronize());
  check(hipFree(unset));
  check(hipFree(other));
  std::puts("done");
}
