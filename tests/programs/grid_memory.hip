// State that survives barriers of the grid: values, arrays, pointers to them, structures by value,
// shared memory of both kinds, pointers to that; barriers in functions, branches and loops.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include "support.h"

namespace cg = cooperative_groups;

struct Large {
  int values[320];  // more than fits among a kernel's parameters
};
struct Small {
  int values[4];
  const int* data;
};
struct alignas(32) Aligned {
  double numbers[3];
};

__device__ int rank() {
  return static_cast<int>(((blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x) * blockDim.x * blockDim.y *
                              blockDim.z +
                          (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x);
}

// Called from two places: gives each thread its right neighbour's value.
__device__ __attribute__((noinline)) int exchange(int* memory, int mine, int threads) {
  const int me = rank();
  memory[me] = mine;
  cg::this_grid().sync();
  const int other = memory[(me + 1) % threads];
  cg::this_grid().sync();
  return other;
}

__device__ __attribute__((noinline)) Small rotated(Small given, int by) {
  Small result = given;
  for (int i = 0; i < 4; ++i) result.values[i] = given.values[(i + by) % 4];
  return result;
}

__device__ __attribute__((noinline)) void bump(int* where, int by) { *where += by; }

__global__ void keep(int* memory, int* out, int threads, Small small, Large large) {
  __shared__ int fixed[64];
  __shared__ Aligned shared_numbers;
  extern __shared__ int dynamic[];
  const int me = rank();
  const int t = static_cast<int>((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x);
  const int block = static_cast<int>(blockDim.x * blockDim.y * blockDim.z);
  int table[8];
  int* pointers[2] = {&table[me % 8], &fixed[t]};
  Aligned numbers = {{me * 0.5, 1.0, 2.0}};
  Aligned* at = me % 2 == 0 ? &numbers : &shared_numbers;
  const bool odd = me % 2 != 0;
  for (int i = 0; i < 8; ++i) table[i] = me * 10 + i;
  fixed[t] = me;
  dynamic[block - 1 - t] = me * 2;
  if (t == 0) shared_numbers.numbers[1] = static_cast<int>(blockIdx.x) + 100;
  small.values[me % 4] += me;
  large.values[me % 320] += 1;
  int sum = exchange(memory, me * me % 1000, threads);
  bump(pointers[0], 5);
  *pointers[1] += 1;
  small = rotated(small, 1);
  if (threads > 4) {  // the same for all
    for (int step = 0; step < small.data[0]; ++step) {
      sum += exchange(memory, sum % 100 + step, threads);
      table[step % 8] += step;
      dynamic[block - 1 - t] += step;
    }
  } else {
    sum += exchange(memory, 1, threads);
  }
  __syncthreads();
  const int neighbour = dynamic[t];
  int total = sum + neighbour + fixed[block - 1 - t] + *pointers[0] + (odd ? 7 : 0);
  for (int i = 0; i < 8; ++i) total += table[i];
  for (int i = 0; i < 4; ++i) total += small.values[i] * (i + 1);
  total += large.values[me % 320] + large.values[319];
  total += static_cast<int>(at->numbers[1]) + static_cast<int>(numbers.numbers[0] * 2);
  out[me] = total;
}

std::vector<int> model(const dim3& grid, const dim3& size, const Small& given, const Large& large, int steps) {
  const int block = static_cast<int>(size.x * size.y * size.z);
  const int threads = static_cast<int>(grid.x * grid.y * grid.z) * block;
  std::vector<int> sum(threads), out(threads);
  for (int i = 0; i < threads; ++i) sum[i] = ((i + 1) % threads) * ((i + 1) % threads) % 1000;
  for (int step = 0; step < (threads > 4 ? steps : 1); ++step) {
    const std::vector<int> old = sum;
    for (int i = 0; i < threads; ++i) sum[i] += threads > 4 ? old[(i + 1) % threads] % 100 + step : 1;
  }
  const int added = threads > 4 ? steps * (steps - 1) / 2 : 0;
  for (int i = 0; i < threads; ++i) {
    const int t = i % block, first = i - t, mirrored = first + block - 1 - t;
    int total = sum[i] + mirrored * 2 + added + mirrored + 1 + (i % 2 != 0 ? 7 : 0);
    int table[8];
    for (int k = 0; k < 8; ++k) table[k] = i * 10 + k;
    table[i % 8] += 5;
    for (int step = 0; threads > 4 && step < steps; ++step) table[step % 8] += step;
    total += table[i % 8];
    for (int value : table) total += value;
    for (int k = 0; k < 4; ++k) {
      const int from = (k + 1) % 4;
      total += (given.values[from] + (from == i % 4 ? i : 0)) * (k + 1);
    }
    total += large.values[i % 320] + 1 + large.values[319] + (i % 320 == 319);
    const int x = static_cast<int>(first / block % static_cast<int>(grid.x));
    total += (i % 2 == 0 ? 1 : x + 100) + i;
    out[i] = total;
  }
  return out;
}

int main() {
  long checked = 0, wrong = 0;
  const struct {
    dim3 grid, block;
    int steps;
  } shapes[] = {{dim3(1), dim3(1), 3},
                {dim3(2), dim3(2), 2},
                {dim3(9), dim3(64), 5},
                {dim3(3, 4), dim3(8, 4), 20},
                {dim3(2, 3, 4), dim3(4, 2, 3), 9}};
  for (const auto& shape : shapes) {
    const int block = static_cast<int>(shape.block.x * shape.block.y * shape.block.z);
    int threads = static_cast<int>(shape.grid.x * shape.grid.y * shape.grid.z) * block;
    DeviceArray<int> memory(threads), out(threads), data(std::vector<int>(1, shape.steps));
    Small small = {{1, 20, 300, 4000}, data};
    Large large;
    for (int i = 0; i < 320; ++i) large.values[i] = i * 3;
    int *memory_at = memory, *out_at = out;
    void* arguments[] = {&memory_at, &out_at, &threads, &small, &large};
    HIP_CHECK(hipLaunchCooperativeKernel(keep, shape.grid, shape.block, arguments, block * sizeof(int), nullptr));
    const std::vector<int> want = model(shape.grid, shape.block, small, large, shape.steps);
    const std::vector<int> got = out.host();
    for (int i = 0; i < threads; ++i) {
      ++checked;
      wrong += got[i] != want[i];
    }
  }
  return verdict(checked, wrong);
}
