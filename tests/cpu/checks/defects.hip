// Kernels with one fault each. A comment names the kernel whose report has the line, in the order of the report.
#include "support.h"

// ---- Memory

__global__ void after_end(const int *in, int *out) {
  out[threadIdx.x] = in[threadIdx.x];  // after_end
}

__global__ void before_begin(const int *in, int *out) {
  out[threadIdx.x] = in[static_cast<int>(threadIdx.x) - 1];  // before_begin
}

__global__ void wide(const int *in, int *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  reinterpret_cast<double *>(out)[i] = in[i];  // wide
}

__global__ void freed(const int *in, int *out) {
  out[threadIdx.x] = in[threadIdx.x];  // freed
}

__global__ void copied(const int *in, int *out) {
  if (threadIdx.x == 7) __builtin_memcpy(out, in + 1023, 8);  // copied
}

__global__ void tile_overflow(const int *in, int *out) {
  __shared__ int tile[32];
  tile[threadIdx.x] = in[threadIdx.x];  // tile_overflow
  __syncthreads();
  out[threadIdx.x % 32] = tile[threadIdx.x % 32];
}

__global__ void dynamic_overflow(const int *in, int *out) {
  extern __shared__ int words[];
  words[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = words[threadIdx.x + 1];  // dynamic_overflow
}

__device__ int pick(const int *values, int i) {
  return values[i];  // local_overflow
}
__global__ void local_overflow(const int *in, int *out) {
  int own[9];
  for (int i = 0; i < 9; ++i) own[i] = in[i];
  out[threadIdx.x] = pick(own, threadIdx.x);
}

__device__ int table[10];
__global__ void variable_overflow(const int *in, int *out) {
  table[in[threadIdx.x] / 7] = 1;  // variable_overflow
}

__global__ void managed(const int *, int *out) {
  out[threadIdx.x] = 1;  // managed
}

// ---- Races

__global__ void neighbours(const int *in, int *out) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  tile[t] = in[t];
  __syncthreads();
  const int other = tile[(t + 32) % 64];  // neighbours 2
  tile[t] = other;                        // neighbours 1
}

__global__ void blocks(const int *in, int *out) {
  out[threadIdx.x] = in[blockIdx.x];  // blocks 1 blocks 2
}

__global__ void sums(const int *in, int *out) {
  out[0] += in[blockIdx.x + 1];  // sums 1 sums 2
}

__global__ void plain_and_atomic(const int *in, int *out) {
  if (blockIdx.x == 0)
    out[1] = in[1];         // plain_and_atomic 1
  else
    atomicAdd(&out[1], 1);  // plain_and_atomic 2
}

__global__ void bytes(const int *in, int *out) {
  auto *tile = reinterpret_cast<unsigned char *>(out);
  const int t = threadIdx.x + 1;
  tile[t] = in[t];                  // bytes 2
  if (t == 3) tile[t + 40] = 1;     // bytes 1
}

__global__ void unordered_flag(const int *in, int *out) {
  if (blockIdx.x == 0) {
    out[2] = in[2];         // unordered_flag 1
    __threadfence();
  } else {
    out[3] = out[2];        // unordered_flag 2
  }
}

// ---- Values

__global__ void half_set(const int *in, int *out) {
  __shared__ int tile[64];
  if (threadIdx.x < 32) tile[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x];  // half_set
}

__global__ void part_written(const int *, int *out) { out[threadIdx.x] = 1; }
__global__ void part_read(const int *in, int *out) {
  out[threadIdx.x] = in[threadIdx.x];  // part_read
}

// ---- Barriers

__global__ void in_branch(const int *, int *out) {
  const int t = threadIdx.x;
  if (t < 32) {
    out[t] = 1;
    __syncthreads();  // in_branch 1
  }
  out[t] += 2;        // in_branch 2
}

__global__ void trips(const int *, int *out) {
  const int t = threadIdx.x;
  for (int i = 0; i < t / 16; ++i)
    __syncthreads();  // trips 1
  out[t] = 1;         // trips 2
}

__global__ void two_barriers(const int *, int *out) {
  const int t = threadIdx.x;
  if (t % 2 != 0)
    __syncthreads();  // two_barriers 1
  else
    __syncthreads();  // two_barriers 2
  out[t] = 1;
}

__global__ void own_lane(const int *, int *out) {
  out[threadIdx.x] = 1;
  __syncwarp(0xffff);  // own_lane
}

int main() {
  {
    Memory memory(100);
    RUN(after_end, 1, 101);
    RUN(before_begin, 2, 32);
    RUN(wide, 2, 30);
    RUN(copied, 1, 8);
    int *const out = memory.out;
    check(hipMalloc(&memory.out, 400));
    check(hipFree(out));
    freed<<<1, 3>>>(memory.in, out);
    check(hipDeviceSynchronize());
    int *managed_memory = nullptr;
    check(hipMallocManaged(&managed_memory, 12));
    managed<<<1, 4>>>(nullptr, managed_memory);
    check(hipDeviceSynchronize());
    check(hipFree(managed_memory));
  }
  Memory memory;
  RUN(tile_overflow, 1, 33);
  RUN(dynamic_overflow, 1, 64, 256);
  RUN(local_overflow, 1, 10);
  RUN(variable_overflow, 1, 11);
  RUN(neighbours, 1, 64);
  RUN(blocks, 2, 1);
  RUN(sums, 2, 1);
  RUN(plain_and_atomic, 2, 1);
  RUN(bytes, 1, 64);
  RUN(unordered_flag, 2, 1);
  RUN(half_set, 1, 64);
  int *part = nullptr;
  check(hipMalloc(&part, 256));
  part_written<<<1, 40>>>(nullptr, part);
  part_read<<<1, 41>>>(part, memory.out);
  check(hipDeviceSynchronize());
  RUN(in_branch, 1, 64);
  RUN(trips, 1, 64);
  RUN(two_barriers, 1, 64);
  RUN(own_lane, 1, 32);
  std::puts("done");
}
