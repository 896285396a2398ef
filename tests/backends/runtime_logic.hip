// The runtime's own logic over the back end recorder.cpp, which runs no kernel.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>

#include "../runtime/sections.h"

struct Pair {
  int first;
  float second;
};
struct Large {
  int values[600];
};

__device__ int table[4];

extern "C" {
__global__ void values(char a, short b, int c, long d, float e, const int* p) {
  if (p != nullptr) table[a] = b + c + d + int(e) + *p;
}
__global__ void pair(Pair p, int after) { table[0] = int(p.second) + p.first + after; }
__global__ void large(Large all, int after) { table[0] = all.values[threadIdx.x] + after; }
__global__ void dynamic(int n) {
  extern __shared__ int shared[];
  shared[threadIdx.x] = n;
  __syncthreads();
  table[0] = shared[n];
}
__global__ void one(int n) { table[0] = n; }
}

static hipStream_t stream() {
  hipStream_t made;
  (void)hipStreamCreateWithFlags(&made, hipStreamNonBlocking);
  return made;
}

SECTION(properties) {
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  gives(std::string("test device"), std::string(p.name));
  gives(std::string("recorder1"), std::string(p.gcnArchName));
  gives(3, p.multiProcessorCount);
  gives(1, p.integrated);
  gives(1, p.streamPrioritiesSupported);
  gives(0, p.arch.hasDoubles);
  std::size_t free = 0, total = 0;
  gives(hipSuccess, hipMemGetInfo(&free, &total));
  gives(12345678, free);
  gives(1 << 30, total);
}

SECTION(marshalling) {
  int* memory;
  gives(hipSuccess, hipMalloc(&memory, 64));
  gives(hipSuccess, hipMemset(memory, 0x11, 64));
  values<<<dim3(2, 3, 4), dim3(8, 2, 1)>>>(1, 2, 3, 4, 1.0f, memory);
  values<<<1, 1>>>(1, 2, 3, 5, 1.0f, nullptr);
  pair<<<1, 32>>>({7, 2.0f}, 9);
  Large all{};
  all.values[0] = 0x1234;
  large<<<1, 600 / 2>>>(all, 5);
  dynamic<<<1, 16, 256>>>(3);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipErrorInvalidConfiguration, (one<<<1, 513>>>(1), hipGetLastError()));
}

SECTION(streams) {
  hipStream_t a = stream(), b = stream();
  hipEvent_t reached, begin, end;
  gives(hipSuccess, hipEventCreateWithFlags(&reached, hipEventDisableTiming));
  gives(hipSuccess, hipEventCreate(&begin));
  gives(hipSuccess, hipEventCreate(&end));
  unsigned* flag;
  gives(hipSuccess, hipMalloc(&flag, 4));
  gives(hipSuccess, hipMemset(flag, 0, 4));
  gives(hipSuccess, hipStreamWaitValue32(a, flag, 1, hipStreamWaitValueEq, ~0u));
  gives(hipSuccess, hipEventRecord(begin, a));
  one<<<1, 1, 0, a>>>(1);
  gives(hipSuccess, hipEventRecord(reached, a));
  gives(hipSuccess, hipStreamWaitEvent(b, reached, 0));
  one<<<1, 1, 0, b>>>(2);
  gives(hipErrorNotReady, hipStreamQuery(b));
  gives(hipErrorNotReady, hipEventQuery(reached));
  gives(hipSuccess, hipEventRecord(end, a));
  gives(hipSuccess, hipStreamWriteValue32(nullptr, flag, 1, 0));
  gives(hipSuccess, hipStreamSynchronize(b));
  gives(hipSuccess, hipEventSynchronize(end));
  float ms = -1;
  gives(hipSuccess, hipEventElapsedTime(&ms, begin, end));
  gives(true, ms > 0);
  gives(hipSuccess, hipStreamDestroy(a));
}

SECTION(host_functions) {
  hipStream_t a = stream();
  int seen = 0;
  one<<<1, 1, 0, a>>>(1);
  gives(hipSuccess, hipLaunchHostFunc(a, [](void* to) { *static_cast<int*>(to) = 5; }, &seen));
  one<<<1, 1, 0, a>>>(2);
  gives(hipSuccess, hipStreamSynchronize(a));
  gives(5, seen);
}

SECTION(graphs) {
  hipStream_t a = stream();
  int host[4] = {1, 2, 3, 4}, back[4] = {};
  int* memory;
  gives(hipSuccess, hipMalloc(&memory, sizeof host));
  hipGraph_t graph;
  hipGraphExec_t ready;
  gives(hipSuccess, hipStreamBeginCapture(a, hipStreamCaptureModeGlobal));
  gives(hipSuccess, hipMemcpyAsync(memory, host, sizeof host, hipMemcpyHostToDevice, a));
  gives(hipSuccess, hipMemsetAsync(memory + 1, 0xFF, 4, a));
  values<<<1, 1, 0, a>>>(0, 0, 0, 0, 0, memory);
  gives(hipSuccess, hipMemcpyAsync(back, memory, sizeof host, hipMemcpyDeviceToHost, a));
  gives(hipSuccess, hipStreamEndCapture(a, &graph));
  gives(0, back[0]);
  gives(hipSuccess, hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  gives(hipSuccess, hipGraphLaunch(ready, a));
  gives(hipSuccess, hipStreamSynchronize(a));
  host[0] = 9;
  gives(hipSuccess, hipGraphLaunch(ready, a));
  gives(hipSuccess, hipStreamSynchronize(a));
  gives(9, back[0]);
  gives(-1, back[1]);
  gives(4, back[3]);
}

SECTION(pools) {
  hipStream_t a = stream();
  void *first, *second, *third;
  gives(hipSuccess, hipMallocAsync(&first, 1000, a));
  gives(hipSuccess, hipFreeAsync(first, a));
  gives(hipSuccess, hipMallocAsync(&second, 1000, a));
  gives(true, first == second);
  gives(hipSuccess, hipMallocAsync(&third, 1000, a));
  gives(false, third == second);
  gives(hipSuccess, hipFreeAsync(second, a));
  gives(hipSuccess, hipFreeAsync(third, a));
  gives(hipSuccess, hipStreamSynchronize(a));
}

SECTION(occupancy) {
  int blocks = 0;
  gives(hipSuccess, hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, one, 100, 0));
  gives(10, blocks);
  gives(hipSuccess, hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, one, 100, 2048));
  gives(8, blocks);
}

SECTION(cooperative) {
  int n = 6;
  void* arguments[] = {&n};
  const auto* kernel = reinterpret_cast<const void*>(one);
  gives(hipSuccess, hipLaunchCooperativeKernel(kernel, 30, 100, arguments, 0, nullptr));
  gives(hipErrorCooperativeLaunchTooLarge, hipLaunchCooperativeKernel(kernel, 31, 100, arguments, 0, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
}

SECTION(variables) {
  const int values[] = {5, 6, 7, 8};
  int back[4] = {};
  gives(hipSuccess, hipMemcpyToSymbol(HIP_SYMBOL(table), values, sizeof values));
  gives(hipSuccess, hipMemcpyFromSymbol(back, HIP_SYMBOL(table), sizeof back));
  gives(7, back[2]);
  std::size_t size = 0;
  gives(hipSuccess, hipGetSymbolSize(&size, HIP_SYMBOL(table)));
  gives(16, size);
}

SECTION(copies) {
  int host[256], back[256] = {};
  for (int i = 0; i < 256; ++i) host[i] = i;
  int *a, *b;
  std::size_t pitch;
  gives(hipSuccess, hipMalloc(&a, sizeof host));
  gives(hipSuccess, hipMallocPitch(reinterpret_cast<void**>(&b), &pitch, 64, 16));
  gives(hipSuccess, hipMemcpy(a, host, sizeof host, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2D(b, pitch, a, 64, 64, 16, hipMemcpyDeviceToDevice));
  gives(hipSuccess, hipMemcpy2D(back, 64, b, pitch, 64, 16, hipMemcpyDeviceToHost));
  gives(0, std::memcmp(host, back, sizeof host));
}
