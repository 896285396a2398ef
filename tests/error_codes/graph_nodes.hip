// Graphs' nodes: adding them, reading and setting their parameters, in graphs and executable graphs.
#include "untouched.h"

__device__ int table[4];
__global__ void increment(int* value) { ++*value; }
static void nothing(void*) {}

constexpr auto kBad = hipErrorInvalidValue;
constexpr std::size_t kBytes = 256;

// A graph of one empty node with an executable graph, a node of another graph, and memory. Refused calls add no node.
struct Scene {
  Graph graph, other;
  hipGraphNode_t empty, foreign;
  Memory<char> device{kBytes}, target{kBytes};
  PinnedMemory<char> host{kBytes};
  hipCtx_t context;
  Untouched<hipGraphNode_t> node;

  Scene() {
    HIP(hipGraphAddEmptyNode(&empty, graph, nullptr, 0));
    HIP(hipGraphAddEmptyNode(&foreign, other, nullptr, 0));
    HIP(hipDevicePrimaryCtxRetain(&context, 0));
  }
  ~Scene() { HIP(hipDevicePrimaryCtxRelease(0)); }
  std::size_t count() const {
    std::size_t result = 0;
    HIP(hipGraphGetNodes(graph, nullptr, &result));
    return result;
  }
  hipGraphExec_t instantiate() const {
    hipGraphExec_t exec;
    HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
    return exec;
  }
};

// Errors of every call that adds a node, whatever its parameters.
#define REFUSES_PLACE(s, function, ...)                                         \
  do {                                                                          \
    hipGraphNode_t twice[] = {(s).empty, (s).empty};                            \
    refuses(kBad, function(nullptr, (s).graph, nullptr, 0, __VA_ARGS__));       \
    refuses(kBad, function((s).node, nullptr, nullptr, 0, __VA_ARGS__));        \
    refuses(kBad, function((s).node, (s).graph, nullptr, 1, __VA_ARGS__));      \
    refuses(kBad, function((s).node, (s).graph, &(s).foreign, 1, __VA_ARGS__)); \
    refuses(kBad, function((s).node, (s).graph, twice, 2, __VA_ARGS__));        \
  } while (0)
#define REFUSES_TO_ADD(s, function, ...) refuses(kBad, function((s).node, (s).graph, nullptr, 0, __VA_ARGS__))

static void testKernels() {
  Scene s;
  int* value = nullptr;
  void* arguments[] = {&value};
  hipKernelNodeParams good{};
  good.func = reinterpret_cast<void*>(increment);
  good.gridDim = good.blockDim = dim3(1);
  good.kernelParams = arguments;
  hipKernelNodeParams none = good, both = good, unknown = good;
  none.func = nullptr;
  both.extra = arguments;
  unknown.func = &value;
  REFUSES_PLACE(s, hipGraphAddKernelNode, &good);
  for (const auto* bad : {static_cast<hipKernelNodeParams*>(nullptr), &none, &both})
    REFUSES_TO_ADD(s, hipGraphAddKernelNode, bad);
  refuses(hipErrorInvalidDeviceFunction, hipGraphAddKernelNode(s.node, s.graph, nullptr, 0, &unknown));
  holds(s.count() == 1);

  hipGraphNode_t kernel;
  HIP(hipGraphAddKernelNode(&kernel, s.graph, nullptr, 0, &good));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipKernelNodeParams> params;
  refuses(kBad, hipGraphKernelNodeGetParams(nullptr, params));
  refuses(kBad, hipGraphKernelNodeGetParams(s.empty, params));
  refuses(kBad, hipGraphKernelNodeGetParams(kernel, nullptr));
  refuses(kBad, hipGraphKernelNodeSetParams(nullptr, &good));
  refuses(kBad, hipGraphKernelNodeSetParams(s.empty, &good));
  refuses(kBad, hipGraphExecKernelNodeSetParams(nullptr, kernel, &good));
  refuses(kBad, hipGraphExecKernelNodeSetParams(exec, nullptr, &good));
  refuses(kBad, hipGraphExecKernelNodeSetParams(exec, s.foreign, &good));
  for (const auto* bad : {static_cast<hipKernelNodeParams*>(nullptr), &none, &both}) {
    refuses(kBad, hipGraphKernelNodeSetParams(kernel, bad));
    refuses(kBad, hipGraphExecKernelNodeSetParams(exec, kernel, bad));
  }
  hipKernelNodeParams after{};
  HIP(hipGraphKernelNodeGetParams(kernel, &after));
  holds(after.func == good.func);

  hipKernelNodeAttrValue set{};
  Untouched<hipKernelNodeAttrValue> got;
  const auto which = hipKernelNodeAttributeCooperative;
  const auto noAttribute = static_cast<hipKernelNodeAttrID>(77);
  refuses(kBad, hipGraphKernelNodeSetAttribute(nullptr, which, &set));
  refuses(kBad, hipGraphKernelNodeSetAttribute(s.empty, which, &set));
  refuses(kBad, hipGraphKernelNodeSetAttribute(kernel, which, nullptr));
  refuses(kBad, hipGraphKernelNodeSetAttribute(kernel, noAttribute, &set));
  refuses(kBad, hipGraphKernelNodeGetAttribute(nullptr, which, got));
  refuses(kBad, hipGraphKernelNodeGetAttribute(s.empty, which, got));
  refuses(kBad, hipGraphKernelNodeGetAttribute(kernel, which, nullptr));
  refuses(kBad, hipGraphKernelNodeGetAttribute(kernel, noAttribute, got));
  refuses(kBad, hipGraphKernelNodeCopyAttributes(nullptr, kernel));
  refuses(kBad, hipGraphKernelNodeCopyAttributes(kernel, nullptr));
  refuses(kBad, hipGraphKernelNodeCopyAttributes(s.empty, kernel));
  Untouched<unsigned> enabled;
  refuses(kBad, hipGraphNodeSetEnabled(nullptr, kernel, 1));
  refuses(kBad, hipGraphNodeSetEnabled(exec, nullptr, 1));
  refuses(kBad, hipGraphNodeSetEnabled(exec, s.empty, 1));
  refuses(kBad, hipGraphNodeGetEnabled(nullptr, kernel, enabled));
  refuses(kBad, hipGraphNodeGetEnabled(exec, nullptr, enabled));
  refuses(kBad, hipGraphNodeGetEnabled(exec, s.empty, enabled));
  refuses(kBad, hipGraphNodeGetEnabled(exec, kernel, nullptr));
  HIP(hipGraphExecDestroy(exec));
}

static void testBoxCopies() {
  Scene s;
  hipMemcpy3DParms good{};
  good.srcPtr = make_hipPitchedPtr(s.host, 16, 16, 4);
  good.dstPtr = make_hipPitchedPtr(s.device, 16, 16, 4);
  good.extent = make_hipExtent(8, 2, 1);
  good.kind = hipMemcpyHostToDevice;
  hipMemcpy3DParms nowhere = good, beyond = good;
  nowhere.dstPtr.ptr = nullptr;
  beyond.extent.depth = 99;
  REFUSES_PLACE(s, hipGraphAddMemcpyNode, &good);
  for (const auto* bad : {static_cast<hipMemcpy3DParms*>(nullptr), &nowhere, &beyond})
    REFUSES_TO_ADD(s, hipGraphAddMemcpyNode, bad);
  holds(s.count() == 1);
  hipGraphNode_t copy;
  HIP(hipGraphAddMemcpyNode(&copy, s.graph, nullptr, 0, &good));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipMemcpy3DParms> params;
  refuses(kBad, hipGraphMemcpyNodeGetParams(nullptr, params));
  refuses(kBad, hipGraphMemcpyNodeGetParams(s.empty, params));
  refuses(kBad, hipGraphMemcpyNodeGetParams(copy, nullptr));
  refuses(kBad, hipGraphMemcpyNodeSetParams(nullptr, &good));
  refuses(kBad, hipGraphMemcpyNodeSetParams(s.empty, &good));
  refuses(kBad, hipGraphExecMemcpyNodeSetParams(nullptr, copy, &good));
  refuses(kBad, hipGraphExecMemcpyNodeSetParams(exec, nullptr, &good));
  for (auto* bad : {static_cast<hipMemcpy3DParms*>(nullptr), &nowhere, &beyond}) {
    refuses(kBad, hipGraphMemcpyNodeSetParams(copy, bad));
    refuses(kBad, hipGraphExecMemcpyNodeSetParams(exec, copy, bad));
  }
  hipMemcpy3DParms after{};
  HIP(hipGraphMemcpyNodeGetParams(copy, &after));
  holds(after.dstPtr.ptr == s.device && after.extent.depth == 1);
  HIP(hipGraphExecDestroy(exec));
}

static void testDriversCopies() {
  Scene s;
  HIP_MEMCPY3D good{};
  good.srcMemoryType = hipMemoryTypeHost;
  good.srcHost = s.host;
  good.dstMemoryType = hipMemoryTypeDevice;
  good.dstDevice = s.device;
  good.srcPitch = good.dstPitch = good.WidthInBytes = 8;
  good.srcHeight = good.dstHeight = good.Height = 2;
  good.Depth = 1;
  HIP_MEMCPY3D nowhere = good;
  nowhere.dstDevice = nullptr;
  REFUSES_PLACE(s, hipDrvGraphAddMemcpyNode, &good, s.context);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemcpyNode, nullptr, s.context);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemcpyNode, &nowhere, s.context);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemcpyNode, &good, nullptr);
  holds(s.count() == 1);
  hipGraphNode_t copy;
  HIP(hipDrvGraphAddMemcpyNode(&copy, s.graph, nullptr, 0, &good, s.context));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<HIP_MEMCPY3D> params;
  refuses(kBad, hipDrvGraphMemcpyNodeGetParams(nullptr, params));
  refuses(kBad, hipDrvGraphMemcpyNodeGetParams(s.empty, params));
  refuses(kBad, hipDrvGraphMemcpyNodeGetParams(copy, nullptr));
  refuses(kBad, hipDrvGraphMemcpyNodeSetParams(nullptr, &good));
  refuses(kBad, hipDrvGraphMemcpyNodeSetParams(s.empty, &good));
  refuses(kBad, hipDrvGraphMemcpyNodeSetParams(copy, nullptr));
  refuses(kBad, hipDrvGraphMemcpyNodeSetParams(copy, &nowhere));
  refuses(kBad, hipDrvGraphExecMemcpyNodeSetParams(nullptr, copy, &good, s.context));
  refuses(kBad, hipDrvGraphExecMemcpyNodeSetParams(exec, nullptr, &good, s.context));
  refuses(kBad, hipDrvGraphExecMemcpyNodeSetParams(exec, copy, nullptr, s.context));
  refuses(kBad, hipDrvGraphExecMemcpyNodeSetParams(exec, copy, &nowhere, s.context));
  refuses(kBad, hipDrvGraphExecMemcpyNodeSetParams(exec, copy, &good, nullptr));
  HIP(hipGraphExecDestroy(exec));
}

static void testPlainCopies() {
  Scene s;
  const auto in = hipMemcpyHostToDevice, out = hipMemcpyDeviceToHost;
  REFUSES_PLACE(s, hipGraphAddMemcpyNode1D, s.device, s.host, 4, in);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNode1D, nullptr, s.host, 4, in);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNode1D, s.device, nullptr, 4, in);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNode1D, s.device, s.host, 0, in);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNode1D, s.device, s.host, kBytes + 1, in);
  refuses(hipErrorInvalidMemcpyDirection,
          hipGraphAddMemcpyNode1D(s.node, s.graph, nullptr, 0, s.device, s.host, 4, hipMemcpyKind(77)));
  holds(s.count() == 1);
  hipGraphNode_t copy;
  HIP(hipGraphAddMemcpyNode1D(&copy, s.graph, nullptr, 0, s.device, s.host, 4, in));
  const hipGraphExec_t exec = s.instantiate();
  refuses(kBad, hipGraphMemcpyNodeSetParams1D(nullptr, s.device, s.host, 4, in));
  refuses(kBad, hipGraphMemcpyNodeSetParams1D(s.empty, s.device, s.host, 4, in));
  refuses(kBad, hipGraphMemcpyNodeSetParams1D(copy, nullptr, s.host, 4, in));
  refuses(kBad, hipGraphMemcpyNodeSetParams1D(copy, s.device, nullptr, 4, in));
  refuses(kBad, hipGraphMemcpyNodeSetParams1D(copy, s.device, s.host, kBytes + 1, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParams1D(nullptr, copy, s.device, s.host, 4, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParams1D(exec, nullptr, s.device, s.host, 4, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParams1D(exec, copy, nullptr, s.host, 4, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParams1D(exec, copy, s.device, s.host, kBytes + 1, in));
  // Another direction, which an executable graph refuses.
  refuses(kBad, hipGraphExecMemcpyNodeSetParams1D(exec, copy, s.host, s.device, 4, out));
  HIP(hipGraphExecDestroy(exec));
}

static void testSymbols() {
  Scene s;
  const auto in = hipMemcpyHostToDevice, out = hipMemcpyDeviceToHost;
  const void* symbol = HIP_SYMBOL(table);
  const std::size_t large = sizeof table + 1;
  REFUSES_PLACE(s, hipGraphAddMemcpyNodeToSymbol, symbol, s.host, 4, 0, in);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNodeToSymbol, symbol, nullptr, 4, 0, in);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNodeToSymbol, symbol, s.host, large, 0, in);
  REFUSES_PLACE(s, hipGraphAddMemcpyNodeFromSymbol, s.host, symbol, 4, 0, out);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNodeFromSymbol, nullptr, symbol, 4, 0, out);
  REFUSES_TO_ADD(s, hipGraphAddMemcpyNodeFromSymbol, s.host, symbol, large, 0, out);
  refuses(hipErrorInvalidSymbol, hipGraphAddMemcpyNodeToSymbol(s.node, s.graph, nullptr, 0, nullptr, s.host, 4, 0, in));
  refuses(hipErrorInvalidSymbol,
          hipGraphAddMemcpyNodeFromSymbol(s.node, s.graph, nullptr, 0, s.host, nullptr, 4, 0, out));
  holds(s.count() == 1);
  hipGraphNode_t to, from;
  HIP(hipGraphAddMemcpyNodeToSymbol(&to, s.graph, nullptr, 0, symbol, s.host, 4, 0, in));
  HIP(hipGraphAddMemcpyNodeFromSymbol(&from, s.graph, nullptr, 0, s.host, symbol, 4, 0, out));
  const hipGraphExec_t exec = s.instantiate();
  refuses(kBad, hipGraphMemcpyNodeSetParamsToSymbol(nullptr, symbol, s.host, 4, 0, in));
  refuses(kBad, hipGraphMemcpyNodeSetParamsToSymbol(s.empty, symbol, s.host, 4, 0, in));
  refuses(kBad, hipGraphMemcpyNodeSetParamsToSymbol(to, symbol, nullptr, 4, 0, in));
  refuses(kBad, hipGraphMemcpyNodeSetParamsToSymbol(to, symbol, s.host, large, 0, in));
  refuses(kBad, hipGraphMemcpyNodeSetParamsFromSymbol(nullptr, s.host, symbol, 4, 0, out));
  refuses(kBad, hipGraphMemcpyNodeSetParamsFromSymbol(s.empty, s.host, symbol, 4, 0, out));
  refuses(kBad, hipGraphMemcpyNodeSetParamsFromSymbol(from, nullptr, symbol, 4, 0, out));
  refuses(kBad, hipGraphExecMemcpyNodeSetParamsToSymbol(nullptr, to, symbol, s.host, 4, 0, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParamsToSymbol(exec, nullptr, symbol, s.host, 4, 0, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParamsToSymbol(exec, to, symbol, nullptr, 4, 0, in));
  refuses(kBad, hipGraphExecMemcpyNodeSetParamsFromSymbol(nullptr, from, s.host, symbol, 4, 0, out));
  refuses(kBad, hipGraphExecMemcpyNodeSetParamsFromSymbol(exec, nullptr, s.host, symbol, 4, 0, out));
  refuses(kBad, hipGraphExecMemcpyNodeSetParamsFromSymbol(exec, from, nullptr, symbol, 4, 0, out));
  HIP(hipGraphExecDestroy(exec));
}

static void testFills() {
  Scene s;
  hipMemsetParams good{};
  good.dst = s.device;
  good.elementSize = 4;
  good.width = 4;
  good.height = 1;
  hipMemsetParams nowhere = good, element = good, empty = good, beyond = good, low = good;
  nowhere.dst = nullptr;
  element.elementSize = 3;
  empty.width = 0;
  beyond.width = kBytes;
  low.height = 0;
  REFUSES_PLACE(s, hipGraphAddMemsetNode, &good);
  for (const auto* bad : {static_cast<hipMemsetParams*>(nullptr), &nowhere, &element, &empty, &beyond, &low})
    REFUSES_TO_ADD(s, hipGraphAddMemsetNode, bad);
  hipGraphNode_t fill;
  HIP(hipGraphAddMemsetNode(&fill, s.graph, nullptr, 0, &good));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipMemsetParams> params;
  refuses(kBad, hipGraphMemsetNodeGetParams(nullptr, params));
  refuses(kBad, hipGraphMemsetNodeGetParams(s.empty, params));
  refuses(kBad, hipGraphMemsetNodeGetParams(fill, nullptr));
  refuses(kBad, hipGraphMemsetNodeSetParams(nullptr, &good));
  refuses(kBad, hipGraphMemsetNodeSetParams(s.empty, &good));
  refuses(kBad, hipGraphExecMemsetNodeSetParams(nullptr, fill, &good));
  refuses(kBad, hipGraphExecMemsetNodeSetParams(exec, nullptr, &good));
  for (const auto* bad : {static_cast<hipMemsetParams*>(nullptr), &nowhere, &element, &empty}) {
    refuses(kBad, hipGraphMemsetNodeSetParams(fill, bad));
    refuses(kBad, hipGraphExecMemsetNodeSetParams(exec, fill, bad));
  }
  hipMemsetParams after{};
  HIP(hipGraphMemsetNodeGetParams(fill, &after));
  holds(after.dst == s.device && after.elementSize == 4 && after.width == 4);

  HIP_MEMSET_NODE_PARAMS driver{}, lost{};
  driver.dst = s.device;
  driver.elementSize = lost.elementSize = 4;
  driver.width = lost.width = 4;
  driver.height = lost.height = 1;
  REFUSES_PLACE(s, hipDrvGraphAddMemsetNode, &driver, s.context);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemsetNode, nullptr, s.context);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemsetNode, &lost, s.context);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemsetNode, &driver, nullptr);
  refuses(kBad, hipDrvGraphExecMemsetNodeSetParams(nullptr, fill, &driver, s.context));
  refuses(kBad, hipDrvGraphExecMemsetNodeSetParams(exec, nullptr, &driver, s.context));
  refuses(kBad, hipDrvGraphExecMemsetNodeSetParams(exec, fill, nullptr, s.context));
  refuses(kBad, hipDrvGraphExecMemsetNodeSetParams(exec, fill, &lost, s.context));
  refuses(kBad, hipDrvGraphExecMemsetNodeSetParams(exec, fill, &driver, nullptr));
  HIP(hipGraphExecDestroy(exec));
}

static void testHostFunctions() {
  Scene s;
  const hipHostNodeParams good{nothing, nullptr}, none{};
  REFUSES_PLACE(s, hipGraphAddHostNode, &good);
  REFUSES_TO_ADD(s, hipGraphAddHostNode, nullptr);
  REFUSES_TO_ADD(s, hipGraphAddHostNode, &none);
  hipGraphNode_t host;
  HIP(hipGraphAddHostNode(&host, s.graph, nullptr, 0, &good));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipHostNodeParams> params;
  refuses(kBad, hipGraphHostNodeGetParams(nullptr, params));
  refuses(kBad, hipGraphHostNodeGetParams(s.empty, params));
  refuses(kBad, hipGraphHostNodeGetParams(host, nullptr));
  refuses(kBad, hipGraphHostNodeSetParams(nullptr, &good));
  refuses(kBad, hipGraphHostNodeSetParams(s.empty, &good));
  refuses(kBad, hipGraphHostNodeSetParams(host, nullptr));
  refuses(kBad, hipGraphHostNodeSetParams(host, &none));
  refuses(kBad, hipGraphExecHostNodeSetParams(nullptr, host, &good));
  refuses(kBad, hipGraphExecHostNodeSetParams(exec, nullptr, &good));
  refuses(kBad, hipGraphExecHostNodeSetParams(exec, host, nullptr));
  refuses(kBad, hipGraphExecHostNodeSetParams(exec, host, &none));
  HIP(hipGraphExecDestroy(exec));

  refuses(kBad, hipGraphAddEmptyNode(nullptr, s.graph, nullptr, 0));
  refuses(kBad, hipGraphAddEmptyNode(s.node, nullptr, nullptr, 0));
  refuses(kBad, hipGraphAddEmptyNode(s.node, s.graph, nullptr, 1));
  refuses(kBad, hipGraphAddEmptyNode(s.node, s.graph, &s.foreign, 1));
  holds(s.count() == 2);
}

static void testEvents() {
  Scene s;
  Event event;
  REFUSES_PLACE(s, hipGraphAddEventRecordNode, event);
  REFUSES_TO_ADD(s, hipGraphAddEventRecordNode, nullptr);
  REFUSES_PLACE(s, hipGraphAddEventWaitNode, event);
  REFUSES_TO_ADD(s, hipGraphAddEventWaitNode, nullptr);
  hipGraphNode_t record, wait;
  HIP(hipGraphAddEventRecordNode(&record, s.graph, nullptr, 0, event));
  HIP(hipGraphAddEventWaitNode(&wait, s.graph, nullptr, 0, event));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipEvent_t> got;
  refuses(kBad, hipGraphEventRecordNodeGetEvent(nullptr, got));
  refuses(kBad, hipGraphEventRecordNodeGetEvent(wait, got));
  refuses(kBad, hipGraphEventRecordNodeGetEvent(record, nullptr));
  refuses(kBad, hipGraphEventRecordNodeSetEvent(nullptr, event));
  refuses(kBad, hipGraphEventRecordNodeSetEvent(wait, event));
  refuses(kBad, hipGraphEventRecordNodeSetEvent(record, nullptr));
  refuses(kBad, hipGraphExecEventRecordNodeSetEvent(nullptr, record, event));
  refuses(kBad, hipGraphExecEventRecordNodeSetEvent(exec, nullptr, event));
  refuses(kBad, hipGraphExecEventRecordNodeSetEvent(exec, wait, event));
  refuses(kBad, hipGraphExecEventRecordNodeSetEvent(exec, record, nullptr));
  refuses(kBad, hipGraphEventWaitNodeGetEvent(nullptr, got));
  refuses(kBad, hipGraphEventWaitNodeGetEvent(record, got));
  refuses(kBad, hipGraphEventWaitNodeGetEvent(wait, nullptr));
  refuses(kBad, hipGraphEventWaitNodeSetEvent(nullptr, event));
  refuses(kBad, hipGraphEventWaitNodeSetEvent(record, event));
  refuses(kBad, hipGraphEventWaitNodeSetEvent(wait, nullptr));
  refuses(kBad, hipGraphExecEventWaitNodeSetEvent(nullptr, wait, event));
  refuses(kBad, hipGraphExecEventWaitNodeSetEvent(exec, nullptr, event));
  refuses(kBad, hipGraphExecEventWaitNodeSetEvent(exec, record, event));
  refuses(kBad, hipGraphExecEventWaitNodeSetEvent(exec, wait, nullptr));
  HIP(hipGraphExecDestroy(exec));
}

static void testChildGraphs() {
  Scene s;
  REFUSES_PLACE(s, hipGraphAddChildGraphNode, s.other);
  REFUSES_TO_ADD(s, hipGraphAddChildGraphNode, nullptr);
  hipGraphNode_t child;
  HIP(hipGraphAddChildGraphNode(&child, s.graph, nullptr, 0, s.other));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipGraph_t> graph;
  refuses(kBad, hipGraphChildGraphNodeGetGraph(nullptr, graph));
  refuses(kBad, hipGraphChildGraphNodeGetGraph(s.empty, graph));
  refuses(kBad, hipGraphChildGraphNodeGetGraph(child, nullptr));
  refuses(kBad, hipGraphExecChildGraphNodeSetParams(nullptr, child, s.other));
  refuses(kBad, hipGraphExecChildGraphNodeSetParams(exec, nullptr, s.other));
  refuses(kBad, hipGraphExecChildGraphNodeSetParams(exec, s.empty, s.other));
  refuses(kBad, hipGraphExecChildGraphNodeSetParams(exec, child, nullptr));
  refuses(hipErrorUnknown, hipGraphExecChildGraphNodeSetParams(exec, child, s.graph));
  hipGraph_t owned;
  HIP(hipGraphChildGraphNodeGetGraph(child, &owned));
  refuses(kBad, hipGraphDestroy(owned));
  HIP(hipGraphExecDestroy(exec));
}

static void testMemoryNodes() {
  Scene s;
  hipMemAllocNodeParams good{};
  good.poolProps.allocType = hipMemAllocationTypePinned;
  good.poolProps.location = {hipMemLocationTypeDevice, 0};
  good.bytesize = 64;
  hipMemAllocNodeParams empty = good, type = good, place = good, device = good, access = good;
  empty.bytesize = 0;
  type.poolProps.allocType = hipMemAllocationTypeInvalid;
  place.poolProps.location.type = hipMemLocationTypeInvalid;
  device.poolProps.location.id = 77;
  access.accessDescCount = 1;
  REFUSES_PLACE(s, hipGraphAddMemAllocNode, &good);
  for (auto* bad : {static_cast<hipMemAllocNodeParams*>(nullptr), &empty, &type, &place, &device, &access})
    REFUSES_TO_ADD(s, hipGraphAddMemAllocNode, bad);
  hipGraphNode_t allocate, release;
  HIP(hipGraphAddMemAllocNode(&allocate, s.graph, nullptr, 0, &good));
  REFUSES_PLACE(s, hipGraphAddMemFreeNode, good.dptr);
  REFUSES_TO_ADD(s, hipGraphAddMemFreeNode, nullptr);
  REFUSES_TO_ADD(s, hipGraphAddMemFreeNode, s.device);
  REFUSES_PLACE(s, hipDrvGraphAddMemFreeNode, good.dptr);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemFreeNode, nullptr);
  REFUSES_TO_ADD(s, hipDrvGraphAddMemFreeNode, s.device);
  HIP(hipGraphAddMemFreeNode(&release, s.graph, &allocate, 1, good.dptr));
  REFUSES_TO_ADD(s, hipGraphAddMemFreeNode, good.dptr);
  Untouched<hipMemAllocNodeParams> params;
  Untouched<void*> address;
  refuses(kBad, hipGraphMemAllocNodeGetParams(nullptr, params));
  refuses(kBad, hipGraphMemAllocNodeGetParams(release, params));
  refuses(kBad, hipGraphMemAllocNodeGetParams(allocate, nullptr));
  refuses(kBad, hipGraphMemFreeNodeGetParams(nullptr, static_cast<void**>(address)));
  refuses(kBad, hipGraphMemFreeNodeGetParams(allocate, static_cast<void**>(address)));
  refuses(kBad, hipGraphMemFreeNodeGetParams(release, nullptr));
  Untouched<hipGraph_t> clone;
  refuses(hipErrorNotSupported, hipGraphClone(clone, s.graph));
  refuses(hipErrorNotSupported, hipGraphDestroyNode(allocate));
  refuses(hipErrorNotSupported, hipGraphRemoveDependencies(s.graph, &allocate, &release, 1));
  holds(s.count() == 3);
}

static void testAnyKind() {
  Scene s;
  int own = 0;
  void* arguments[] = {&own};
  hipGraphNodeParams host{}, unknown{}, kernel{}, memory{}, none{};
  host.type = none.type = hipGraphNodeTypeHost;
  host.host.fn = nothing;
  unknown.type = static_cast<hipGraphNodeType>(77);
  kernel.type = hipGraphNodeTypeKernel;
  kernel.kernel.func = reinterpret_cast<void*>(increment);
  kernel.kernel.gridDim = kernel.kernel.blockDim = dim3(1);
  kernel.kernel.kernelParams = arguments;
  memory.type = hipGraphNodeTypeMemAlloc;
  memory.alloc.poolProps.allocType = hipMemAllocationTypePinned;
  memory.alloc.poolProps.location = {hipMemLocationTypeDevice, 0};
  memory.alloc.bytesize = 64;
  REFUSES_PLACE(s, hipGraphAddNode, &host);
  for (auto* bad : {static_cast<hipGraphNodeParams*>(nullptr), &unknown, &none})
    REFUSES_TO_ADD(s, hipGraphAddNode, bad);
  hipGraphNode_t hostNode, kernelNode, memoryNode;
  HIP(hipGraphAddNode(&hostNode, s.graph, nullptr, 0, &host));
  HIP(hipGraphAddNode(&kernelNode, s.graph, nullptr, 0, &kernel));
  HIP(hipGraphAddNode(&memoryNode, s.graph, nullptr, 0, &memory));
  const hipGraphExec_t exec = s.instantiate();
  refuses(kBad, hipGraphNodeSetParams(nullptr, &host));
  refuses(kBad, hipGraphNodeSetParams(kernelNode, &host));
  refuses(kBad, hipGraphNodeSetParams(hostNode, nullptr));
  refuses(kBad, hipGraphNodeSetParams(hostNode, &none));
  refuses(hipErrorNotSupported, hipGraphNodeSetParams(memoryNode, &memory));
  refuses(kBad, hipGraphExecNodeSetParams(nullptr, hostNode, &host));
  refuses(kBad, hipGraphExecNodeSetParams(exec, nullptr, &host));
  refuses(kBad, hipGraphExecNodeSetParams(exec, kernelNode, &host));
  refuses(kBad, hipGraphExecNodeSetParams(exec, hostNode, nullptr));
  refuses(kBad, hipGraphExecNodeSetParams(exec, hostNode, &none));
  refuses(hipErrorNotSupported, hipGraphExecNodeSetParams(exec, memoryNode, &memory));
  kernel.kernel.func = &own;
  refuses(hipErrorInvalidDeviceFunction, hipGraphNodeSetParams(kernelNode, &kernel));
  refuses(hipErrorInvalidDeviceFunction, hipGraphExecNodeSetParams(exec, kernelNode, &kernel));
  HIP(hipGraphExecDestroy(exec));
}

static void testBatches() {
  Scene s;
  hipStreamBatchMemOpParams operation{};
  operation.operation = hipStreamMemOpWriteValue32;
  operation.writeValue.address = s.device;
  hipBatchMemOpNodeParams good{};
  good.ctx = s.context;
  good.count = 1;
  good.paramArray = &operation;
  hipBatchMemOpNodeParams none = good, empty = good, many = good, flags = good;
  none.paramArray = nullptr;
  empty.count = 0;
  many.count = 257;
  flags.flags = 1;
  REFUSES_PLACE(s, hipGraphAddBatchMemOpNode, &good);
  for (const auto* bad : {static_cast<hipBatchMemOpNodeParams*>(nullptr), &none, &empty, &many, &flags})
    REFUSES_TO_ADD(s, hipGraphAddBatchMemOpNode, bad);
  hipGraphNode_t batch;
  HIP(hipGraphAddBatchMemOpNode(&batch, s.graph, nullptr, 0, &good));
  const hipGraphExec_t exec = s.instantiate();
  Untouched<hipBatchMemOpNodeParams> params;
  refuses(kBad, hipGraphBatchMemOpNodeGetParams(nullptr, params));
  refuses(kBad, hipGraphBatchMemOpNodeGetParams(s.empty, params));
  refuses(kBad, hipGraphBatchMemOpNodeGetParams(batch, nullptr));
  refuses(kBad, hipGraphBatchMemOpNodeSetParams(nullptr, &good));
  refuses(kBad, hipGraphBatchMemOpNodeSetParams(s.empty, &good));
  refuses(kBad, hipGraphExecBatchMemOpNodeSetParams(nullptr, batch, &good));
  refuses(kBad, hipGraphExecBatchMemOpNodeSetParams(exec, nullptr, &good));
  for (auto* bad : {static_cast<hipBatchMemOpNodeParams*>(nullptr), &none, &empty, &many}) {
    refuses(kBad, hipGraphBatchMemOpNodeSetParams(batch, bad));
    refuses(kBad, hipGraphExecBatchMemOpNodeSetParams(exec, batch, bad));
  }
  HIP(hipGraphExecDestroy(exec));
}

static void testSemaphores() {
  Scene s;
  const hipGraphExec_t exec = s.instantiate();
  const hipExternalSemaphoreSignalNodeParams signal{};
  const hipExternalSemaphoreWaitNodeParams wait{};
  Untouched<hipExternalSemaphoreSignalNodeParams> signals;
  Untouched<hipExternalSemaphoreWaitNodeParams> waits;
  REFUSES_PLACE(s, hipGraphAddExternalSemaphoresSignalNode, &signal);
  REFUSES_TO_ADD(s, hipGraphAddExternalSemaphoresSignalNode, nullptr);
  REFUSES_PLACE(s, hipGraphAddExternalSemaphoresWaitNode, &wait);
  REFUSES_TO_ADD(s, hipGraphAddExternalSemaphoresWaitNode, nullptr);
  refuses(hipErrorNotSupported, hipGraphAddExternalSemaphoresSignalNode(s.node, s.graph, nullptr, 0, &signal));
  refuses(hipErrorNotSupported, hipGraphAddExternalSemaphoresWaitNode(s.node, s.graph, nullptr, 0, &wait));
  refuses(kBad, hipGraphExternalSemaphoresSignalNodeGetParams(nullptr, signals));
  refuses(kBad, hipGraphExternalSemaphoresSignalNodeGetParams(s.empty, nullptr));
  refuses(kBad, hipGraphExternalSemaphoresSignalNodeSetParams(nullptr, &signal));
  refuses(kBad, hipGraphExternalSemaphoresSignalNodeSetParams(s.empty, nullptr));
  refuses(kBad, hipGraphExternalSemaphoresWaitNodeGetParams(nullptr, waits));
  refuses(kBad, hipGraphExternalSemaphoresWaitNodeGetParams(s.empty, nullptr));
  refuses(kBad, hipGraphExternalSemaphoresWaitNodeSetParams(nullptr, &wait));
  refuses(kBad, hipGraphExternalSemaphoresWaitNodeSetParams(s.empty, nullptr));
  refuses(kBad, hipGraphExecExternalSemaphoresSignalNodeSetParams(nullptr, s.empty, &signal));
  refuses(kBad, hipGraphExecExternalSemaphoresSignalNodeSetParams(exec, s.empty, nullptr));
  refuses(kBad, hipGraphExecExternalSemaphoresWaitNodeSetParams(nullptr, s.empty, &wait));
  refuses(kBad, hipGraphExecExternalSemaphoresWaitNodeSetParams(exec, s.empty, nullptr));
  holds(s.count() == 1);
  HIP(hipGraphExecDestroy(exec));
}

int main() {
  testKernels();
  testBoxCopies();
  testDriversCopies();
  testPlainCopies();
  testSymbols();
  testFills();
  testHostFunctions();
  testEvents();
  testChildGraphs();
  testMemoryNodes();
  testAnyKind();
  testBatches();
  testSemaphores();
  return refusals::result();
}
