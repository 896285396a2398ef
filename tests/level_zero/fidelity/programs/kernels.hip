// Launches: arguments, blocks, attributes, refusals.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cstdint>
#include <cstdio>

#include "sections.h"

namespace {

struct Small {
  int number;
  float* pointer;
};
struct Large {
  double numbers[300];
};

__global__ void scalars(char a, short b, int c, long long d, float e, bool f, float* out) {
  if (f) out[threadIdx.x] = static_cast<float>(a + b + c + d) + e;
}
__global__ void structures(Small small, Large large, float* out) {
  if (out == nullptr) return;
  out[threadIdx.x] = static_cast<float>(large.numbers[small.number % 300]) + *small.pointer;
}
__global__ void shared(float* out) {
  __shared__ float fixed[64];
  extern __shared__ float dynamic[];
  fixed[threadIdx.x % 64] = out[threadIdx.x];
  dynamic[threadIdx.x] = 1;
  __syncthreads();
  out[threadIdx.x] = fixed[(threadIdx.x + 1) % 64] + dynamic[(threadIdx.x + 1) % blockDim.x];
}
__global__ void warps(int* out) {
  out[threadIdx.x] = __shfl_xor(out[threadIdx.x], 1) + __popcll(__ballot(out[threadIdx.x] > 3));
}
// Forms that Intel's compiler doesn't build as they are: explicit casts of pointers to other types than bytes, and
// functions of arrays.
struct Vector {
  float values[3];
};
__device__ __noinline__ void count(int* counter) { atomicAdd(counter, 1); }
__device__ __noinline__ Vector scaled(Vector v, float by) { return {{v.values[0] * by, v.values[1], v.values[2]}}; }
__global__ void calls(int* counter, float* out) {
  __shared__ int own;
  own = 0;
  __syncthreads();
  count(&own);
  count(counter);
  const Vector v = scaled({{out[0], out[1], out[2]}}, static_cast<float>(own));
  out[threadIdx.x] = v.values[0] + v.values[2];
}
__global__ void empty() {}
__global__ void prints(int number) { printf("%d\n", number); }
__global__ void grid(int* out) {
  out[blockIdx.x] = 1;
  cooperative_groups::this_grid().sync();
  out[blockIdx.x] += out[(blockIdx.x + 1) % gridDim.x];
}
__global__ void tooLarge(int* out) {
  __shared__ int values[300000];
  values[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = values[(threadIdx.x + 1) % 64];
}
__global__ __launch_bounds__(64) void bounded(int* out) { out[threadIdx.x] = 1; }

template <int kNumber>
__global__ void numbered(int* out) {
  out[threadIdx.x] = kNumber;
}
template <int kNumber>
void launchAll(int* out) {
  numbered<kNumber><<<1, 32>>>(out);
  gives(hipSuccess, hipGetLastError());
  if constexpr (kNumber > 0) launchAll<kNumber - 1>(out);
}

template <class T>
T* memory(int count = 4096) {
  T* made = nullptr;
  gives(hipSuccess, hipMalloc(&made, sizeof(T) * count));
  return made;
}

void over(void* memory) {
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(memory));
}

}  // namespace

SECTION(functions) {
  int* counter;
  float* out;
  gives(hipSuccess, hipMalloc(&counter, sizeof *counter));
  gives(hipSuccess, hipMalloc(&out, 64 * sizeof *out));
  calls<<<1, 64>>>(counter, out);
  gives(hipSuccess, hipGetLastError());
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(counter));
  gives(hipSuccess, hipFree(out));
}

SECTION(arguments) {
  float* out = memory<float>();
  scalars<<<2, 64>>>('a', 2, 3, 4, 5.0F, true, out);
  gives(hipSuccess, hipGetLastError());
  Large large{};
  structures<<<dim3(2, 3, 4), dim3(8, 4, 2)>>>(Small{1, out}, large, out);
  gives(hipSuccess, hipGetLastError());
  structures<<<1, 1>>>(Small{1, nullptr}, large, nullptr);
  gives(hipSuccess, hipGetLastError());
  empty<<<1000, 1>>>();
  gives(hipSuccess, hipGetLastError());
  over(out);
}

SECTION(shared_memory) {
  float* out = memory<float>();
  for (const int bytes : {4, 256, 16384}) {
    shared<<<2, 64, bytes>>>(out);
    gives(hipSuccess, hipGetLastError());
  }
  shared<<<1, 64, 1 << 20>>>(out);
  gives(hipErrorInvalidValue, hipGetLastError());
  over(out);
}

SECTION(lanes) {
  int* out = memory<int>();
  for (const int threads : {32, 64, 96, 256}) {
    warps<<<4, threads>>>(out);
    gives(hipSuccess, hipGetLastError());
  }
  over(out);
}

SECTION(many) {
  int* out = memory<int>();
  launchAll<30>(out);
  launchAll<30>(out);
  over(out);
}

SECTION(printing) {
  prints<<<1, 2>>>(3);
  gives(hipSuccess, hipGetLastError());
  gives(hipSuccess, hipDeviceSynchronize());
}

SECTION(cooperative) {
  int* out = memory<int>();
  void* words[] = {&out};
  const auto* kernel = reinterpret_cast<const void*>(grid);
  gives(hipSuccess, hipLaunchCooperativeKernel(kernel, dim3(2), dim3(32), words, 0, nullptr));
  // The device's own cooperative launch, if it allows so many blocks.
  const auto* plain = reinterpret_cast<const void*>(numbered<0>);
  gives(hipSuccess, hipLaunchCooperativeKernel(plain, dim3(4), dim3(32), words, 0, nullptr));
  int blocks = 0;
  gives(hipSuccess, hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 32, 0));
  gives(true, blocks > 0);
  over(out);
}

SECTION(attributes) {
  hipFuncAttributes found{};
  gives(hipSuccess, hipFuncGetAttributes(&found, reinterpret_cast<const void*>(shared)));
  gives(256, static_cast<int>(found.sharedSizeBytes));
  gives(true, found.maxThreadsPerBlock >= 64);
  gives(hipSuccess, hipFuncGetAttributes(&found, reinterpret_cast<const void*>(bounded)));
  gives(64, found.maxThreadsPerBlock);
}

SECTION(occupancy) {
  int grid = 0, block = 0;
  gives(hipSuccess, hipOccupancyMaxPotentialBlockSize(&grid, &block, numbered<0>, 0, 0));
  gives(true, grid > 0 && block > 0 && block <= 1024);
}

SECTION(refused_build) {
  int* out = memory<int>();
  tooLarge<<<1, 64>>>(out);
  const hipError_t refused = hipGetLastError();
  gives(true, refused == hipErrorOutOfMemory || refused == hipErrorNoBinaryForGpu);
  over(out);
}

SECTION(refusals) {
  int* out = memory<int>();
  bounded<<<1, 65>>>(out);
  gives(hipErrorLaunchFailure, hipGetLastError());
  numbered<0><<<1, 4096>>>(out);
  gives(hipErrorInvalidConfiguration, hipGetLastError());
  numbered<0><<<0, 32>>>(out);
  gives(hipErrorInvalidConfiguration, hipGetLastError());
  numbered<0><<<1, 32>>>(out);
  gives(hipSuccess, hipGetLastError());
  over(out);
}
