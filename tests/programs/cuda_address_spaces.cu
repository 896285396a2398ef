// The memory that a pointer refers to, visible to the compiler or not; addresses as numbers; other features of
// sm_90: additions of vectors, and kernels that wait for those before them.
#include <cooperative_groups.h>

#include <cstdint>

#include "cuda_support.h"

enum Kind : unsigned { kGlobal = 1, kShared = 2, kLocal = 4, kConstant = 8, kParameter = 16 };
constexpr int kThreads = 64;
constexpr int kBytes = kThreads * sizeof(int);

struct Numbers {
  int n[8];
};
__constant__ int table[4] = {1, 2, 3, 4};
__device__ int variable;

__device__ __noinline__ unsigned kind(const void* p) {
  __brkpt();
  return (__isGlobal(p) ? kGlobal : 0) | (__isShared(p) ? kShared : 0) | (__isLocal(p) ? kLocal : 0) |
         (__isConstant(p) ? kConstant : 0) | (__isGridConstant(p) ? kParameter : 0);
}
__device__ __noinline__ unsigned kind_of(const void* const* pointers, int i) { return kind(pointers[i]); }

// The first and the last byte of each memory, and the byte after its end in the same kind of memory.
__global__ void kinds(unsigned* out, char* global, const __grid_constant__ Numbers marked,
                      const __grid_constant__ int number, const Numbers plain, int first) {
  __shared__ int fixed[4];
  extern __shared__ int dynamic[];
  int local[4];
  for (int i = 0; i < 4; ++i) local[i] = global[i] + plain.n[i];
  auto end = [](const auto& memory) { return reinterpret_cast<const char*>(&memory + 1) - 1; };
  const void* pointers[] = {
      global,  &variable,  fixed,     end(fixed), dynamic, (char*)dynamic + kBytes - 1,
      local,   end(local), table,     end(table), &marked, end(marked),
      &number, &plain,     &local[3], nullptr,
  };
  for (int i = 0; i < 16; ++i) out[i] = kind_of(pointers, (first + i) & 15);
  out[16] = kind(&fixed[first]);
  out[17] = kind(&local[first]);
  out[18] = kind(global + first);
  out[19] = kind(&table[first]);
  out[20] = kind(&marked.n[first]);
  out[21] = kind(dynamic + first);
}

// A kernel whose memory moves at barriers of the grid.
__global__ void kinds_of_grid(unsigned* out, int zero) {
  __shared__ int fixed[kThreads];
  extern __shared__ int dynamic[];
  int local[4] = {zero, zero, zero, zero};
  const void* pointers[] = {fixed, dynamic, local, out};
  fixed[threadIdx.x] = 0;
  cooperative_groups::this_grid().sync();
  unsigned found = 0;
  for (int i = 0; i < 4; ++i) found = found * 10 + kind(pointers[i + zero]);
  cooperative_groups::this_grid().sync();
  out[blockIdx.x * blockDim.x + threadIdx.x] = found + fixed[threadIdx.x] + local[zero & 3];
}

__global__ void addresses(int* out) {
  __shared__ int fixed[kThreads];
  extern __shared__ int dynamic[];
  const int i = threadIdx.x, other = kThreads - 1 - i;
  fixed[i] = i;
  dynamic[i] = 2 * i;
  __syncthreads();
  const uint32_t start = static_cast<uint32_t>(__cvta_generic_to_shared(fixed));
  const size_t second = __cvta_generic_to_shared(&dynamic[other]);
  int local[2] = {i, 100};
  const void* found[] = {
      __cvta_shared_to_generic(start + 4 * other),
      __cvta_shared_to_generic(second),
      __cvta_local_to_generic(__cvta_generic_to_local(&local[i & 1])),
      __cvta_constant_to_generic(__cvta_generic_to_constant(&table[i & 3])),
  };
  int sum = 0;
  for (const void* p : found) sum = 3 * sum + *static_cast<const int*>(p);
  *static_cast<int*>(__cvta_global_to_generic(__cvta_generic_to_global(out + i))) = sum;
}

__global__ void add(float2* two, float4* four, float4* old) {
  cudaGridDependencySynchronize();
  __shared__ float4 in_block;
  if (threadIdx.x == 0) in_block = make_float4(0, 0, 0, 0);
  __syncthreads();
  atomicAdd(two, make_float2(1, 2));
  atomicAdd_system(four, make_float4(1, 2, 3, 4));
  const float4 before = atomicAdd_block(&in_block, make_float4(1, 1, 1, 1));
  old[static_cast<int>(before.x)] = before;
  cudaTriggerProgrammaticLaunchCompletion();
}

#define EXPECT(condition) expect(condition, #condition)

int main() {
  Verdict expect;
  unsigned* out;
  char* global;
  int* sums;
  CHECK(cudaMallocManaged(&out, 1024));
  CHECK(cudaMallocManaged(&global, 256));
  CHECK(cudaMallocManaged(&sums, kBytes));
  const unsigned expected[] = {
      kGlobal,   kGlobal,   kShared,    kShared,    kShared,    kShared, kLocal, kLocal,
      kConstant, kConstant, kParameter, kParameter, kParameter, kLocal,  kLocal, kGlobal,
  };
  const unsigned seen[] = {kShared, kLocal, kGlobal, kConstant, kParameter, kShared};
  for (int first = 0; first < 4; ++first) {
    kinds<<<1, 1, kBytes>>>(out, global, Numbers{}, 1, Numbers{}, first);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 16; ++i) EXPECT(out[i] == expected[(first + i) & 15]);
    for (int i = 0; i < 6; ++i) EXPECT(out[16 + i] == seen[i]);
  }

  int zero = 0;
  void* arguments[] = {&out, &zero};
  CHECK(cudaLaunchCooperativeKernel((void*)kinds_of_grid, 2, kThreads, arguments, kBytes, 0));
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < 2 * kThreads; ++i) EXPECT(out[i] == 1000 * kShared + 100 * kShared + 10 * kLocal + kGlobal);

  addresses<<<1, kThreads, kBytes>>>(sums);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < kThreads; ++i) {
    const int other = kThreads - 1 - i;
    EXPECT(sums[i] == 27 * other + 9 * 2 * other + 3 * (i & 1 ? 100 : i) + 1 + (i & 3));
  }

  float2* two;
  float4 *four, *old;
  CHECK(cudaMallocManaged(&two, sizeof *two));
  CHECK(cudaMallocManaged(&four, sizeof *four));
  CHECK(cudaMallocManaged(&old, kThreads * sizeof *old));
  *two = make_float2(0.5f, 0);
  *four = make_float4(0, 0, 0, 0.25f);
  add<<<1, kThreads>>>(two, four, old);
  CHECK(cudaDeviceSynchronize());
  EXPECT(two->x == 64.5f && two->y == 128);
  EXPECT(four->x == 64 && four->y == 128 && four->z == 192 && four->w == 256.25f);
  float sum = 0;
  for (int i = 0; i < kThreads; ++i) sum += old[i].x;
  EXPECT(sum == 63 * 64 / 2);
  return expect.print();
}
