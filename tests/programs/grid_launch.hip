// Launches of kernels with barriers of the grid: their order in streams, events, other kernels at
// the same time, refused launches, the device's properties.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_ext.h>
#include <hip/hip_runtime.h>

#include <cstring>

#include "support.h"

namespace cg = cooperative_groups;

__global__ void rotate(int* data, int n, int steps) {
  const cg::grid_group grid = cg::this_grid();
  const int i = static_cast<int>(grid.thread_rank());
  for (int step = 0; step < steps; ++step) {
    const int value = i < n ? data[(i + 1) % n] : 0;
    grid.sync();
    if (i < n) data[i] = value + 1;
    grid.sync();
  }
}

__global__ void twice(int* data, int n) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  const int value = i < n ? data[n - 1 - i] : 0;
  cg::this_grid().sync();
  if (i < n) data[i] = 2 * value;
}

__global__ void add(int* data, int n, int by) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) data[i] += by;
}

__global__ void ask(int* out) {
  const cg::grid_group grid = cg::this_grid();
  if (threadIdx.x == 0) out[blockIdx.x] = grid.is_valid() ? 1 : 2;
}

__global__ void either(int* data, int n) {
  const cg::grid_group grid = cg::this_grid();
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) data[i] = i;
  if (!grid.is_valid()) return;
  grid.sync();
  const int next = data[(i + 1) % n];
  grid.sync();
  if (i < n) data[i] = next;
}

__global__ void several(int* data, int n) {
  const cg::multi_grid_group grids = cg::this_multi_grid();
  const int i = static_cast<int>(grids.thread_rank());
  const int value = i < n ? data[(i + 1) % n] : 0;
  grids.sync();
  if (i < n) data[i] = value * static_cast<int>(grids.num_grids());
}

static long checked = 0, wrong = 0;

static void expect(bool right, const char* what) {
  ++checked;
  if (right) return;
  ++wrong;
  std::printf("wrong: %s\n", what);
}

static void compare(const std::vector<int>& got, const std::vector<int>& want, const char* what) {
  expect(got == want, what);
}

static void orders() {
  const int n = 500, kernels = 6;
  hipStream_t streams[2];
  for (hipStream_t& stream : streams) HIP_CHECK(hipStreamCreate(&stream));
  DeviceArray<int> a(n), b(n);
  std::vector<int> want(n);
  hipEvent_t start, stop;
  HIP_CHECK(hipEventCreate(&start));
  HIP_CHECK(hipEventCreate(&stop));
  HIP_CHECK(hipEventRecord(start, streams[0]));
  for (int k = 0; k < kernels; ++k) {
    int steps = k * 3, count = n;
    for (int s = 0; s < 2; ++s) {
      int* data = s == 0 ? a : b;
      void* arguments[] = {&data, &count, &steps};
      HIP_CHECK(hipLaunchCooperativeKernel(rotate, dim3(8), dim3(64), arguments, 0, streams[s]));
      void* fewer[] = {&data, &count};
      HIP_CHECK(hipLaunchCooperativeKernel(twice, dim3(8), dim3(64), fewer, 0, streams[s]));
      add<<<8, 64, 0, streams[s]>>>(data, n, k);
    }
    for (int step = 0; step < steps; ++step) {
      const std::vector<int> old = want;
      for (int i = 0; i < n; ++i) want[i] = old[(i + 1) % n] + 1;
    }
    const std::vector<int> old = want;
    for (int i = 0; i < n; ++i) want[i] = static_cast<int>(2u * static_cast<unsigned>(old[n - 1 - i])) + k;
  }
  HIP_CHECK(hipEventRecord(stop, streams[0]));
  std::vector<int> early(n);
  HIP_CHECK(hipMemcpyAsync(early.data(), a, n * sizeof(int), hipMemcpyDeviceToHost, streams[0]));
  HIP_CHECK(hipStreamSynchronize(streams[0]));
  compare(early, want, "a copy after cooperative kernels");
  expect(hipEventQuery(stop) == hipSuccess, "an event after them");
  float milliseconds = -1;
  HIP_CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  expect(milliseconds > 0, "the time between events");
  HIP_CHECK(hipDeviceSynchronize());
  expect(hipStreamQuery(streams[1]) == hipSuccess, "a stream is idle");
  compare(b.host(), want, "another stream");
  for (hipStream_t stream : streams) HIP_CHECK(hipStreamDestroy(stream));
  HIP_CHECK(hipEventDestroy(start));
  HIP_CHECK(hipEventDestroy(stop));
}

static void validity() {
  DeviceArray<int> out(3);
  int* out_at = out;
  void* arguments[] = {&out_at};
  HIP_CHECK(hipLaunchCooperativeKernel(ask, dim3(3), dim3(32), arguments, 0, nullptr));
  compare(out.host(), {1, 1, 1}, "is_valid in a cooperative launch");
  ask<<<3, 32>>>(out);
  compare(out.host(), {2, 2, 2}, "is_valid in a plain launch");
  const int n = 256;
  DeviceArray<int> data(n);
  std::vector<int> same(n), next(n);
  for (int i = 0; i < n; ++i) {
    same[i] = i;
    next[i] = (i + 1) % n;
  }
  either<<<4, 64>>>(data, n);
  compare(data.host(), same, "a kernel that could wait, launched plainly");
  int *data_at = data, count = n;
  void* both[] = {&data_at, &count};
  HIP_CHECK(hipLaunchCooperativeKernel(either, dim3(4), dim3(64), both, 0, nullptr));
  compare(data.host(), next, "the same, launched cooperatively");
}

static void refusals() {
  int *data = nullptr, count = 0;
  void* arguments[] = {&data, &count};
  expect(hipLaunchCooperativeKernel(twice, dim3(1 << 12), dim3(512), arguments, 0, nullptr) ==
             hipErrorCooperativeLaunchTooLarge,
         "more threads than any device has");
  expect(hipLaunchCooperativeKernel(twice, dim3(0), dim3(64), arguments, 0, nullptr) == hipErrorInvalidConfiguration,
         "an empty grid");
  expect(
      hipLaunchCooperativeKernel(twice, dim3(1), dim3(1 << 20), arguments, 0, nullptr) == hipErrorInvalidConfiguration,
      "a block that is too large");
  expect(hipLaunchCooperativeKernel(nullptr, dim3(1), dim3(1), arguments, 0, nullptr) == hipErrorInvalidDeviceFunction,
         "no kernel");
  hipLaunchParams entry = {};
  expect(hipLaunchCooperativeKernelMultiDevice(&entry, 0, 0) == hipErrorInvalidValue, "no entries");
  int devices = 0;
  HIP_CHECK(hipGetDeviceCount(&devices));
  expect(hipLaunchCooperativeKernelMultiDevice(&entry, devices + 1, 0) == hipErrorInvalidValue,
         "more entries than devices");
  (void)hipGetLastError();
}

static void forms() {
  const int n = 128;
  std::vector<int> host(n), want(n);
  for (int i = 0; i < n; ++i) host[i] = i;
  DeviceArray<int> data(host);
  hipStream_t stream;
  HIP_CHECK(hipStreamCreate(&stream));
  int *data_at = data, count = n;
  void* arguments[] = {&data_at, &count};
  hipLaunchParams entry = {reinterpret_cast<void*>(several), dim3(2), dim3(64), arguments, 0, stream};
  HIP_CHECK(hipLaunchCooperativeKernelMultiDevice(&entry, 1, 0));
  HIP_CHECK(hipStreamSynchronize(stream));
  for (int i = 0; i < n; ++i) want[i] = (i + 1) % n;
  compare(data.host(), want, "a list of one kernel");
  entry.func = reinterpret_cast<void*>(add);
  int by = 5;
  void* more[] = {&data_at, &count, &by};
  entry.args = more;
  HIP_CHECK(hipExtLaunchMultiKernelMultiDevice(&entry, 1, 0));
  hipFunction_t function;
  HIP_CHECK(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(twice)));
  HIP_CHECK(hipModuleLaunchCooperativeKernel(function, 2, 1, 1, 64, 1, 1, 0, stream, arguments));
  HIP_CHECK(hipStreamSynchronize(stream));
  for (int i = 0; i < n; ++i) want[i] = 2 * ((n - i) % n + 5);
  compare(data.host(), want, "by a function's handle");
  hipEvent_t start, stop;
  HIP_CHECK(hipEventCreate(&start));
  HIP_CHECK(hipEventCreate(&stop));
  hipExtLaunchKernelGGL(add, dim3(2), dim3(64), 0, stream, start, stop, 0, data_at, n, 3);
  HIP_CHECK(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(add)));
  HIP_CHECK(hipExtModuleLaunchKernel(function, 128, 1, 1, 64, 1, 1, 0, stream, more, nullptr));
  HIP_CHECK(hipStreamSynchronize(stream));
  float milliseconds = -1;
  HIP_CHECK(hipEventElapsedTime(&milliseconds, start, stop));
  expect(milliseconds >= 0, "the time of one kernel");
  for (int& value : want) value += 8;
  compare(data.host(), want, "launches between events");
  HIP_CHECK(hipEventDestroy(start));
  HIP_CHECK(hipEventDestroy(stop));
  HIP_CHECK(hipStreamDestroy(stream));
}

static size_t twice_as_many(int threads) { return 2 * static_cast<size_t>(threads); }

static void facts() {
  int value = 0, blocks = 0, grid = 0, block = 0;
  HIP_CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeCooperativeLaunch, 0));
  expect(value == 1, "hipDeviceAttributeCooperativeLaunch");
  hipDeviceProp_t properties;
  HIP_CHECK(hipGetDeviceProperties(&properties, 0));
  expect(properties.cooperativeLaunch == 1, "cooperativeLaunch");
  HIP_CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, rotate, 64, 0));
  expect(blocks >= 1, "blocks on a multiprocessor");
  HIP_CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, rotate, 64, size_t{1} << 40));
  expect(blocks == 0, "no block with that much shared memory");
  HIP_CHECK(hipOccupancyMaxPotentialBlockSize(&grid, &block, rotate, 0, 0));
  expect(grid >= properties.multiProcessorCount && block > 0, "the best block");
  int variable_grid = 0, variable_block = 0;
  HIP_CHECK(hipOccupancyMaxPotentialBlockSizeVariableSMem(&variable_grid, &variable_block, rotate, twice_as_many));
  expect(variable_grid == grid && variable_block == block, "the same with shared memory");
  const int n = block * grid;
  std::vector<int> host(n), want(n);
  for (int i = 0; i < n; ++i) host[n - 1 - i] = want[i] = i;
  for (int& number : want) number *= 2;
  DeviceArray<int> data(host);
  int *data_at = data, count = n;
  void* arguments[] = {&data_at, &count};
  HIP_CHECK(hipLaunchCooperativeKernel(twice, dim3(grid), dim3(block), arguments, 0, nullptr));
  compare(data.host(), want, "a grid as large as the device says");
}

// A barrier of the grid in a plain launch ends the kernel with an error, at the latest when the host
// waits. This comes last: the error stays.
static void misuse() {
  {
    DeviceArray<int> data(64);
    twice<<<2, 32>>>(data, 64);
    expect(hipDeviceSynchronize() == hipErrorLaunchFailure, "a barrier in a plain launch");
    HIP_CHECK(hipDeviceReset());
  }
  (void)hipGetLastError();
}

int main() {
  orders();
  validity();
  refusals();
  forms();
  facts();
  misuse();
  return verdict(checked, wrong);
}
