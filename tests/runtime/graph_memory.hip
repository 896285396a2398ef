// Graphs that allocate and free memory.
#include <cstdint>

#include "sections.h"

__global__ void fill(int* to, int value, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = value + i;
}
__global__ void sum(int* result, const int* from, int n) {
  int total = 0;
  for (int i = 0; i < n; ++i) total += from[i];
  *result = total;
}

static hipStream_t stream = [] {
  hipStream_t made;
  HIP(hipStreamCreate(&made));
  return made;
}();
constexpr int kCount = 1000;

static hipMemAllocNodeParams allocation(size_t bytes) {
  hipMemAllocNodeParams params{};
  params.poolProps.allocType = hipMemAllocationTypePinned;
  params.poolProps.location.type = hipMemLocationTypeDevice;
  params.poolProps.location.id = 0;
  params.bytesize = bytes;
  return params;
}

static hipGraphNode_t add(hipGraph_t graph, hipGraphNode_t before, void* function, void** arguments) {
  hipKernelNodeParams params{};
  params.func = function;
  params.gridDim = dim3(function == (void*)fill ? 16 : 1);
  params.blockDim = dim3(function == (void*)fill ? 64 : 1);
  params.kernelParams = arguments;
  hipGraphNode_t node;
  HIP(hipGraphAddKernelNode(&node, graph, &before, 1, &params));
  return node;
}

static uint64_t attribute(hipGraphMemAttributeType which) {
  uint64_t value = ~0ull;
  HIP(hipDeviceGetGraphMemAttribute(0, which, &value));
  return value;
}

static int* result = [] {
  int* made;
  HIP(hipMallocManaged((void**)&made, sizeof(int)));
  return made;
}();

// Allocate, use, free; then memory that takes the same place.
SECTION(inside) {
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  auto first = allocation(kCount * sizeof(int)), second = first, third = first;
  hipGraphNode_t a, freeA, b, c;
  HIP(hipGraphAddMemAllocNode(&a, graph, nullptr, 0, &first));
  gives(true, first.dptr != nullptr);
  int value = 1, n = kCount;
  void *fillA[] = {&first.dptr, &value, &n}, *sumA[] = {&result, &first.dptr, &n};
  const hipGraphNode_t filled = add(graph, a, (void*)fill, fillA);
  const hipGraphNode_t summed = add(graph, filled, (void*)sum, sumA);
  HIP(hipGraphAddMemFreeNode(&freeA, graph, &summed, 1, first.dptr));
  HIP(hipGraphAddMemAllocNode(&b, graph, &freeA, 1, &second));
  gives(true, second.dptr == first.dptr);
  HIP(hipGraphAddMemAllocNode(&c, graph, nullptr, 0, &third));
  gives(true, third.dptr != first.dptr);
  hipGraphNode_t freeB, freeC, wrong;
  HIP(hipDrvGraphAddMemFreeNode(&freeB, graph, &b, 1, (hipDeviceptr_t)second.dptr));
  HIP(hipGraphAddMemFreeNode(&freeC, graph, &c, 1, third.dptr));
  hipMemAllocNodeParams got{};
  HIP(hipGraphMemAllocNodeGetParams(a, &got));
  gives(true, got.dptr == first.dptr && got.bytesize == kCount * sizeof(int));
  void* freed = nullptr;
  HIP(hipGraphMemFreeNodeGetParams(freeC, &freed));
  gives(true, freed == third.dptr);
  hipGraph_t parent;
  HIP(hipGraphCreate(&parent, 0));
  gives(hipErrorNotSupported, hipGraphAddChildGraphNode(&wrong, parent, nullptr, 0, graph));
  HIP(hipGraphDestroy(parent));
  hipGraphExec_t exec, other;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  gives(hipErrorNotSupported, hipGraphInstantiate(&other, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; ++i) HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  gives(500500, *result);
  gives(0, int(attribute(hipGraphMemAttrUsedMemCurrent)));
  gives(1, attribute(hipGraphMemAttrUsedMemHigh) >= 2 * kCount * sizeof(int));
  gives(1, attribute(hipGraphMemAttrReservedMemCurrent) >= 2 * kCount * sizeof(int));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));  // after the other one is destroyed
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(graph));
  HIP(hipDeviceGraphMemTrim(0));
  gives(0, int(attribute(hipGraphMemAttrReservedMemCurrent)));
  uint64_t zero = 0;
  HIP(hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrUsedMemHigh, &zero));
  HIP(hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrReservedMemHigh, &zero));
  gives(0, int(attribute(hipGraphMemAttrUsedMemHigh) + attribute(hipGraphMemAttrReservedMemHigh)));
}

// Memory that outlives the launch: freed by the program, by another graph, or by the next launch.
SECTION(outside) {
  hipGraph_t graph, freeing;
  HIP(hipGraphCreate(&graph, 0));
  auto params = allocation(kCount * sizeof(int));
  hipGraphNode_t a;
  HIP(hipGraphAddMemAllocNode(&a, graph, nullptr, 0, &params));
  int value = 2, n = kCount;
  void* arguments[] = {&params.dptr, &value, &n};
  add(graph, a, (void*)fill, arguments);
  hipGraphExec_t exec, freeExec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(exec, stream));
  gives(hipErrorInvalidValue, hipGraphLaunch(exec, stream));
  int host[2] = {};
  HIP(hipMemcpyAsync(host, static_cast<int*>(params.dptr) + 5, sizeof host, hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  gives(78, host[0] * 10 + host[1]);
  HIP(hipFreeAsync(params.dptr, stream));
  gives(hipErrorInvalidValue, hipFreeAsync(params.dptr, stream));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipFree(params.dptr));
  HIP(hipGraphCreate(&freeing, 0));
  hipGraphNode_t node;
  HIP(hipGraphAddMemFreeNode(&node, freeing, nullptr, 0, params.dptr));
  HIP(hipGraphInstantiate(&freeExec, freeing, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipGraphLaunch(freeExec, stream));
  gives(hipErrorInvalidValue, hipGraphLaunch(freeExec, stream));
  HIP(hipGraphExecDestroy(freeExec));
  HIP(hipGraphDestroy(freeing));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphInstantiateWithFlags(&exec, graph, hipGraphInstantiateFlagAutoFreeOnLaunch));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(graph));
  HIP(hipMemcpyAsync(host, static_cast<int*>(params.dptr) + 5, sizeof host, hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  gives(78, host[0] * 10 + host[1]);
  HIP(hipFree(params.dptr));
  HIP(hipDeviceGraphMemTrim(0));
  gives(0, int(attribute(hipGraphMemAttrReservedMemCurrent)));
}

SECTION(refused) {
  Graph graph;
  hipGraphNode_t node;
  auto params = allocation(size_t(1) << 60);
  gives(hipErrorOutOfMemory, hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  params = allocation(64);
  HIP(hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  void* freed;
  gives(hipErrorInvalidValue, hipGraphMemFreeNodeGetParams(node, &freed));
}

// Stream capture makes the same nodes.
SECTION(captured) {
  int *memory = nullptr, n = kCount;
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  HIP(hipMallocAsync((void**)&memory, kCount * sizeof(int), stream));
  fill<<<16, 64, 0, stream>>>(memory, 3, n);
  sum<<<1, 1, 0, stream>>>(result, memory, n);
  HIP(hipFreeAsync(memory, stream));
  HIP(hipStreamEndCapture(stream, &graph));
  GraphExec exec(graph);
  for (int i = 0; i < 2; ++i) HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  gives(502500, *result);
  HIP(hipGraphDestroy(graph));
}
