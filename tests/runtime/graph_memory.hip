// Graphs that allocate and free memory.
#include <cstdint>

#include "show.h"

__global__ void fill(int* to, int value, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = value + i;
}
__global__ void sum(int* result, const int* from, int n) {
  int total = 0;
  for (int i = 0; i < n; ++i) total += from[i];
  *result = total;
}

static hipStream_t stream;
constexpr int kCount = 1000;

static hipMemAllocNodeParams allocation(size_t bytes) {
  hipMemAllocNodeParams params{};
  params.poolProps.allocType = hipMemAllocationTypePinned;
  params.poolProps.location.type = hipMemLocationTypeDevice;
  params.poolProps.location.id = 0;
  params.bytesize = bytes;
  return params;
}

static hipGraphNode_t add(hipGraph_t graph, hipGraphNode_t before, void* function,
                          void** arguments) {
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

static int* result;

// Allocate, use, free; then memory that takes the same place.
static void inside() {
  hipGraph_t graph, clone;
  HIP(hipGraphCreate(&graph, 0));
  auto first = allocation(kCount * sizeof(int)), second = first, third = first;
  hipGraphNode_t a, freeA, b, c;
  HIP(hipGraphAddMemAllocNode(&a, graph, nullptr, 0, &first));
  show("inside.address", first.dptr != nullptr);
  int value = 1, n = kCount;
  void *fillA[] = {&first.dptr, &value, &n}, *sumA[] = {&result, &first.dptr, &n};
  const hipGraphNode_t filled = add(graph, a, (void*)fill, fillA);
  const hipGraphNode_t summed = add(graph, filled, (void*)sum, sumA);
  HIP(hipGraphAddMemFreeNode(&freeA, graph, &summed, 1, first.dptr));
  HIP(hipGraphAddMemAllocNode(&b, graph, &freeA, 1, &second));
  show("inside.reused", second.dptr == first.dptr);
  HIP(hipGraphAddMemAllocNode(&c, graph, nullptr, 0, &third));
  show("inside.apart", third.dptr != first.dptr);
  hipGraphNode_t freeB, freeC, wrong;
  HIP(hipDrvGraphAddMemFreeNode(&freeB, graph, &b, 1, (hipDeviceptr_t)second.dptr));
  HIP(hipGraphAddMemFreeNode(&freeC, graph, &c, 1, third.dptr));
  show("free.twice", hipGraphAddMemFreeNode(&wrong, graph, &c, 1, third.dptr));
  show("free.null", hipGraphAddMemFreeNode(&wrong, graph, &c, 1, nullptr));
  show("free.unknown", hipGraphAddMemFreeNode(&wrong, graph, &c, 1, result));
  hipMemAllocNodeParams got{};
  HIP(hipGraphMemAllocNodeGetParams(a, &got));
  show("inside.params", got.dptr == first.dptr && got.bytesize == kCount * sizeof(int));
  void* freed = nullptr;
  HIP(hipGraphMemFreeNodeGetParams(freeC, &freed));
  show("inside.freed", freed == third.dptr);
  show("inside.clone", hipGraphClone(&clone, graph));
  show("inside.destroyNode", hipGraphDestroyNode(freeC));
  show("inside.removeEdge", hipGraphRemoveDependencies(graph, &c, &freeC, 1));
  hipGraph_t parent;
  HIP(hipGraphCreate(&parent, 0));
  show("inside.child", hipGraphAddChildGraphNode(&wrong, parent, nullptr, 0, graph));
  HIP(hipGraphDestroy(parent));
  hipGraphExec_t exec, other;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  show("inside.second", hipGraphInstantiate(&other, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; ++i) HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  show("inside.sum", *result);
  show("inside.used", int(attribute(hipGraphMemAttrUsedMemCurrent)));
  show("inside.high", attribute(hipGraphMemAttrUsedMemHigh) >= 2 * kCount * sizeof(int));
  show("inside.reserved", attribute(hipGraphMemAttrReservedMemCurrent) >=
                              2 * kCount * sizeof(int));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));  // after the other one is destroyed
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(graph));
  HIP(hipDeviceGraphMemTrim(0));
  show("trim.reserved", int(attribute(hipGraphMemAttrReservedMemCurrent)));
  uint64_t zero = 0, five = 5;
  HIP(hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrUsedMemHigh, &zero));
  HIP(hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrReservedMemHigh, &zero));
  show("trim.high", int(attribute(hipGraphMemAttrUsedMemHigh) +
                        attribute(hipGraphMemAttrReservedMemHigh)));
  show("set.value", hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrUsedMemHigh, &five));
  show("set.current", hipDeviceSetGraphMemAttribute(0, hipGraphMemAttrUsedMemCurrent, &zero));
  show("set.device", hipDeviceSetGraphMemAttribute(99, hipGraphMemAttrUsedMemHigh, &zero));
  show("get.null", hipDeviceGetGraphMemAttribute(0, hipGraphMemAttrUsedMemHigh, nullptr));
  show("trim.device", hipDeviceGraphMemTrim(-1));
}

// Memory that outlives the launch: freed by the program, by another graph, or by the next launch.
static void outside() {
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
  show("outside.again", hipGraphLaunch(exec, stream));
  int host[2] = {};
  HIP(hipMemcpyAsync(host, static_cast<int*>(params.dptr) + 5, sizeof host, hipMemcpyDeviceToHost,
                     stream));
  HIP(hipStreamSynchronize(stream));
  show("outside.read", host[0] * 10 + host[1]);
  show("outside.free", hipFreeAsync(params.dptr, stream));
  show("outside.free.again", hipFreeAsync(params.dptr, stream));
  HIP(hipGraphLaunch(exec, stream));
  show("outside.hipFree", hipFree(params.dptr));
  HIP(hipGraphCreate(&freeing, 0));
  hipGraphNode_t node;
  HIP(hipGraphAddMemFreeNode(&node, freeing, nullptr, 0, params.dptr));
  HIP(hipGraphInstantiate(&freeExec, freeing, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(exec, stream));
  show("outside.graph", hipGraphLaunch(freeExec, stream));
  show("outside.graph.again", hipGraphLaunch(freeExec, stream));
  HIP(hipGraphExecDestroy(freeExec));
  HIP(hipGraphDestroy(freeing));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphInstantiateWithFlags(&exec, graph, hipGraphInstantiateFlagAutoFreeOnLaunch));
  HIP(hipGraphLaunch(exec, stream));
  show("outside.auto", hipGraphLaunch(exec, stream));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(graph));
  HIP(hipMemcpyAsync(host, static_cast<int*>(params.dptr) + 5, sizeof host, hipMemcpyDeviceToHost,
                     stream));
  HIP(hipStreamSynchronize(stream));
  show("outside.survives", host[0] * 10 + host[1]);
  show("outside.last", hipFree(params.dptr));
  HIP(hipDeviceGraphMemTrim(0));
  show("outside.reserved", int(attribute(hipGraphMemAttrReservedMemCurrent)));
}

static void refused() {
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  hipGraphNode_t node;
  auto params = allocation(0);
  show("bad.bytes", hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  params = allocation(64);
  params.poolProps.location.id = 99;
  show("bad.device", hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  params = allocation(64);
  params.poolProps.allocType = hipMemAllocationTypeInvalid;
  show("bad.type", hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  show("bad.null", hipGraphAddMemAllocNode(&node, graph, nullptr, 0, nullptr));
  params = allocation(size_t(1) << 60);
  show("bad.size", hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  params = allocation(64);
  HIP(hipGraphAddMemAllocNode(&node, graph, nullptr, 0, &params));
  hipGraphNodeParams any{};
  any.type = hipGraphNodeTypeMemAlloc;
  any.alloc = params;
  show("bad.set", hipGraphNodeSetParams(node, &any));
  void* freed;
  show("bad.free.params", hipGraphMemFreeNodeGetParams(node, &freed));
  HIP(hipGraphDestroy(graph));
}

// Stream capture makes the same nodes.
static void captured() {
  int *memory = nullptr, n = kCount;
  hipGraph_t graph;
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  HIP(hipMallocAsync((void**)&memory, kCount * sizeof(int), stream));
  fill<<<16, 64, 0, stream>>>(memory, 3, n);
  sum<<<1, 1, 0, stream>>>(result, memory, n);
  HIP(hipFreeAsync(memory, stream));
  HIP(hipStreamEndCapture(stream, &graph));
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 2; ++i) HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  show("captured.sum", *result);
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(graph));
}

int main() {
  HIP(hipStreamCreate(&stream));
  HIP(hipMallocManaged((void**)&result, sizeof(int)));
  inside();
  outside();
  refused();
  captured();
  HIP(hipFree(result));
  HIP(hipStreamDestroy(stream));
}
