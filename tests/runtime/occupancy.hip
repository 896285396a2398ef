// The occupancy calls, checked against their meaning: the device's limits, and each other.
#include <algorithm>

#include "sections.h"

__global__ void plain(int* out) { out[threadIdx.x] = 1; }

__global__ void shared(int* out) {
  __shared__ int values[2048];
  for (int i = static_cast<int>(threadIdx.x); i < 2048; i += static_cast<int>(blockDim.x)) values[i] = i;
  __syncthreads();
  out[threadIdx.x] = values[2047 - threadIdx.x];
}

__global__ __launch_bounds__(128) void bounded(int* out) { out[threadIdx.x] = 1; }

static const hipDeviceProp_t device = [] {
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  return properties;
}();

template <class Kernel>
int blocksOf(Kernel kernel, int threads, std::size_t bytes = 0) {
  int blocks = -1;
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, bytes));
  int same = -2;
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&same, kernel, threads, bytes,
                                                            hipOccupancyDisableCachingOverride));
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(kernel)));
  int third = -3, fourth = -4;
  HIP(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&third, function, threads, bytes));
  HIP(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&fourth, function, threads, bytes,
                                                                  hipOccupancyDefault));
  return blocks == same && same == third && third == fourth ? blocks : -5;
}

// Counts the block sizes whose answer differs from the result of the limits.
template <class Kernel>
int wrongBlocks(Kernel kernel, std::size_t bytes) {
  hipFuncAttributes attributes;
  HIP(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(kernel)));
  const std::size_t used = attributes.sharedSizeBytes + bytes;
  int wrong = 0;
  for (int threads = 1; threads <= device.maxThreadsPerBlock + 100; threads += 31) {
    const int warps = (threads + device.warpSize - 1) / device.warpSize * device.warpSize;
    int expected = std::min(device.maxBlocksPerMultiProcessor, device.maxThreadsPerMultiProcessor / warps);
    if (used != 0) expected = std::min(expected, static_cast<int>(device.maxSharedMemoryPerMultiProcessor / used));
    expected = std::max(expected, 1);
    if (threads > attributes.maxThreadsPerBlock || used > device.sharedMemPerBlock) expected = 0;
    wrong += blocksOf(kernel, threads, bytes) != expected;
  }
  return wrong;
}

// Counts the defects of a suggestion: it must run, fill the device, and be as good as every other size.
template <class Kernel>
int wrongSuggestion(Kernel kernel, std::size_t bytes, int limit) {
  int grid = 0, block = 0, wrong = 0;
  HIP(hipOccupancyMaxPotentialBlockSize(&grid, &block, kernel, bytes, limit));
  const int blocks = blocksOf(kernel, block, bytes);
  wrong += blocks < 1 || (limit != 0 && block > limit);
  wrong += grid != blocks * device.multiProcessorCount;
  for (int threads = 32; threads <= (limit != 0 ? limit : device.maxThreadsPerBlock); threads += 32)
    wrong += blocksOf(kernel, threads, bytes) * threads > blocks * block;
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(kernel)));
  int grids[3], sizes[3];
  HIP(hipModuleOccupancyMaxPotentialBlockSize(&grids[0], &sizes[0], function, bytes, limit));
  HIP(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grids[1], &sizes[1], function, bytes, limit,
                                                       hipOccupancyDefault));
  HIP(hipOccupancyMaxPotentialBlockSizeWithFlags(&grids[2], &sizes[2], kernel, bytes, limit));
  for (int i = 0; i < 3; ++i) wrong += grids[i] != grid || sizes[i] != block;
  return wrong;
}

SECTION(block_counts) {
  gives(0, wrongBlocks(plain, 0));
  gives(0, wrongBlocks(plain, device.sharedMemPerBlock / 3));
  gives(0, wrongBlocks(shared, 0));
  gives(0, wrongBlocks(shared, 1000));
  gives(0, wrongBlocks(bounded, 0));
}

SECTION(suggestions) {
  gives(0, wrongSuggestion(plain, 0, 0));
  gives(0, wrongSuggestion(plain, 0, 100));
  gives(0, wrongSuggestion(shared, 4096, 0));
}

SECTION(shares) {
  // Fewer blocks share a multiprocessor if each has more threads or more shared memory.
  gives(true, blocksOf(plain, 128) > blocksOf(plain, 512));
  const int largest = static_cast<int>(device.maxSharedMemoryPerMultiProcessor / device.sharedMemPerBlock);
  gives(2 * largest, blocksOf(plain, 128, device.sharedMemPerBlock / 2));
  gives(largest, blocksOf(plain, 128, device.sharedMemPerBlock));
  gives(0, blocksOf(plain, device.maxThreadsPerBlock + 1));
  gives(0, blocksOf(plain, 128, device.sharedMemPerBlock + 1));
}

SECTION(growing_shared_memory) {
  // Shared memory that grows with the block: the suggested block fits.
  int grid = 0, block = 0;
  const auto bytes = [](int threads) { return static_cast<std::size_t>(threads) * 64; };
  HIP(hipOccupancyMaxPotentialBlockSizeVariableSMem(&grid, &block, plain, bytes));
  gives(true, blocksOf(plain, block, bytes(block)) * device.multiProcessorCount == grid && grid > 0);
  const auto huge = [](int threads) { return threads > 32 ? std::size_t{1} << 40 : std::size_t{0}; };
  HIP(hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(&grid, &block, plain, huge));
  gives(32, block);

  int n = 0;
  const void* address = reinterpret_cast<const void*>(plain);
  gives(hipErrorInvalidValue, hipOccupancyMaxPotentialBlockSize(&n, &n, address, std::size_t{1} << 40, 0));
}
