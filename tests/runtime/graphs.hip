// Graphs: the effect of each kind of node, edges, copies, order of launches.
#include <cstring>
#include <vector>

#include "sections.h"

__global__ void add(int* to, const int* from, int value, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i] + value;
}

__global__ void join(int* to, const int* a, const int* b) { *to = *a * 100 + *b; }

__global__ void append(int* list, int* count, int value) { list[(*count)++] = value; }

__device__ int variable[4];

struct Large {
  int values[300];
};
__global__ void large(int* to, Large by) { *to = by.values[0] + by.values[299]; }

static hipStream_t stream = [] {
  hipStream_t made;
  HIP(hipStreamCreate(&made));
  return made;
}();

static hipKernelNodeParams kernel(void* function, void** arguments, int blocks = 1, int threads = 1) {
  hipKernelNodeParams params{};
  params.func = function;
  params.gridDim = dim3(blocks);
  params.blockDim = dim3(threads);
  params.kernelParams = arguments;
  return params;
}

static hipGraphExec_t instantiate(hipGraph_t graph) {
  hipGraphExec_t exec = nullptr;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  return exec;
}

static void run(hipGraphExec_t exec) {
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
}

// Copy in, kernel, copy out: pageable memory is read and written when the graph runs, not before.
SECTION(chain) {
  constexpr int n = 1000;
  std::vector<int> in(n), out(n);
  int* device;
  HIP(hipMalloc((void**)&device, n * sizeof(int)));
  Graph graph;
  hipGraphNode_t copyIn, work, copyOut;
  HIP(hipGraphAddMemcpyNode1D(&copyIn, graph, nullptr, 0, device, in.data(), n * sizeof(int), hipMemcpyHostToDevice));
  int value = 5, count = n;
  void* arguments[] = {&device, &device, &value, &count};
  auto params = kernel((void*)add, arguments, (n + 63) / 64, 64);
  HIP(hipGraphAddKernelNode(&work, graph, &copyIn, 1, &params));
  value = 77;  // the node has its own copy
  HIP(hipGraphAddMemcpyNode1D(&copyOut, graph, &work, 1, out.data(), device, n * sizeof(int), hipMemcpyDeviceToHost));
  hipGraphExec_t exec = instantiate(graph);
  for (int i = 0; i < n; ++i) in[i] = i;
  run(exec);
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += out[i] != i + 5;
  gives(0, wrong);
  for (int i = 0; i < n; ++i) in[i] = -i;
  run(exec);
  wrong = 0;
  for (int i = 0; i < n; ++i) wrong += out[i] != 5 - i;
  gives(0, wrong);
  HIP(hipGraphExecDestroy(exec));
  HIP(hipFree(device));
}

// a -> (b, c) -> d, with another graph's operations in b's place.
SECTION(diamond) {
  ManagedMemory<int> memory(8 * sizeof(int));
  std::memset(memory, 0, 8 * sizeof(int));
  int *a = memory, *b = memory + 1, *c = memory + 2, *d = memory + 3;
  int one = 1, two = 2, three = 3;
  hipGraph_t child;
  Graph graph;
  HIP(hipGraphCreate(&child, 0));
  void *forA[] = {&a, &a, &one, &one}, *forB[] = {&b, &a, &two, &one}, *forC[] = {&c, &a, &three, &one},
       *forD[] = {&d, &b, &c}, *again[] = {&b, &b, &one, &one};
  hipGraphNode_t nodeA, nodeB, nodeC, nodeD, first, second;
  auto params = kernel((void*)add, forA);
  HIP(hipGraphAddKernelNode(&nodeA, graph, nullptr, 0, &params));
  params = kernel((void*)add, forB);
  HIP(hipGraphAddKernelNode(&first, child, nullptr, 0, &params));
  params = kernel((void*)add, again);
  HIP(hipGraphAddKernelNode(&second, child, &first, 1, &params));
  HIP(hipGraphAddChildGraphNode(&nodeB, graph, &nodeA, 1, child));
  params = kernel((void*)add, forC);
  HIP(hipGraphAddKernelNode(&nodeC, graph, &nodeA, 1, &params));
  params = kernel((void*)join, forD);
  const hipGraphNode_t before[] = {nodeB, nodeC};
  HIP(hipGraphAddKernelNode(&nodeD, graph, before, 2, &params));
  HIP(hipGraphDestroy(child));  // the node has its own copy
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(404, *d);
  for (int i = 0; i < 20; ++i) HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  gives(2424, *d);  // a is 21: b = 24, c = 24
  hipGraph_t inside;
  HIP(hipGraphChildGraphNodeGetGraph(nodeB, &inside));
  size_t nodes = 0;
  HIP(hipGraphGetNodes(inside, nullptr, &nodes));
  gives(2, nodes);
  gives(hipErrorInvalidValue, hipGraphDestroy(inside));
  HIP(hipGraphExecDestroy(exec));
}

static void hostFunction(void* data) { *static_cast<int*>(data) += 1; }

// A host node writes pageable memory that a copy node reads afterwards.
SECTION(hosts) {
  static int source = 41;
  int result = 0;
  Memory<int> device(sizeof(int));
  Graph graph;
  hipGraphNode_t host, in, out, between;
  hipHostNodeParams params{hostFunction, &source};
  HIP(hipGraphAddHostNode(&host, graph, nullptr, 0, &params));
  HIP(hipGraphAddMemcpyNode1D(&in, graph, &host, 1, device, &source, sizeof(int), hipMemcpyHostToDevice));
  HIP(hipGraphAddEmptyNode(&between, graph, &in, 1));
  HIP(hipGraphAddMemcpyNode1D(&out, graph, &between, 1, &result, device, sizeof(int), hipMemcpyDeviceToHost));
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(42, result);
  run(exec);
  gives(43, result);
  hipHostNodeParams got{};
  HIP(hipGraphHostNodeGetParams(host, &got));
  gives(true, got.fn == hostFunction && got.userData == &source);
  int other = 0;
  params.userData = &other;
  HIP(hipGraphExecHostNodeSetParams(exec, host, &params));
  run(exec);
  gives(431, result * 10 + other);  // source doesn't change
  HIP(hipGraphHostNodeSetParams(host, &params));
  HIP(hipGraphHostNodeGetParams(host, &got));
  gives(true, got.userData == &other);
  HIP(hipGraphExecDestroy(exec));
}

SECTION(fills) {
  ManagedMemory<unsigned> memory(64 * sizeof(unsigned));
  std::memset(memory, 0, 64 * sizeof(unsigned));
  Graph graph;
  hipGraphNode_t words, halves, rows;
  hipMemsetParams params{};
  params.dst = memory;
  params.elementSize = 4;
  params.width = 4;
  params.height = 1;
  params.value = 0x12345678;
  HIP(hipGraphAddMemsetNode(&words, graph, nullptr, 0, &params));
  params.dst = memory + 8;
  params.elementSize = 2;
  params.width = 4;
  params.value = 0xABCD;
  HIP(hipGraphAddMemsetNode(&halves, graph, nullptr, 0, &params));
  HIP_MEMSET_NODE_PARAMS driver{};
  driver.dst = memory + 16;
  driver.elementSize = 1;
  driver.width = 4;
  driver.height = 3;
  driver.pitch = 16;
  driver.value = 0x5A;
  hipCtx_t context;
  HIP(hipCtxGetCurrent(&context));
  HIP(hipDrvGraphAddMemsetNode(&rows, graph, nullptr, 0, &driver, context));
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(true, memory[3] == 0x12345678u && memory[4] == 0);
  gives(true, memory[9] == 0xABCDABCDu && memory[10] == 0);
  gives(true, memory[16] == 0x5A5A5A5Au && memory[17] == 0 && memory[24] == 0x5A5A5A5Au && memory[28] == 0);
  hipMemsetParams got{};
  HIP(hipGraphMemsetNodeGetParams(halves, &got));
  gives(true,
        got.dst == memory + 8 && got.elementSize == 2 && got.width == 4 && got.height == 1 && got.value == 0xABCD);
  driver.value = 1;
  HIP(hipDrvGraphExecMemsetNodeSetParams(exec, rows, &driver, context));
  params.value = 0x1111;
  HIP(hipGraphExecMemsetNodeSetParams(exec, halves, &params));
  run(exec);
  gives(true, memory[16] == 0x01010101u && memory[8] == 0x11111111u);
  HIP(hipGraphExecDestroy(exec));
}

SECTION(copies) {
  int host[4] = {1, 2, 3, 4}, back[4] = {}, more[4] = {};
  Graph graph;
  hipGraphNode_t to, from, box, driver;
  HIP(hipGraphAddMemcpyNodeToSymbol(&to, graph, nullptr, 0, HIP_SYMBOL(variable), host, sizeof host, 0,
                                    hipMemcpyHostToDevice));
  HIP(hipGraphAddMemcpyNodeFromSymbol(&from, graph, &to, 1, back, HIP_SYMBOL(variable), 2 * sizeof(int),
                                      2 * sizeof(int), hipMemcpyDeviceToHost));
  Memory<int> device(64);
  hipMemcpy3DParms params{};
  params.srcPtr = make_hipPitchedPtr(host, 8, 2, 2);
  params.dstPtr = make_hipPitchedPtr(device, 16, 2, 2);
  params.extent = make_hipExtent(8, 2, 1);
  params.kind = hipMemcpyHostToDevice;
  HIP(hipGraphAddMemcpyNode(&box, graph, nullptr, 0, &params));
  HIP_MEMCPY3D rows{};
  rows.srcMemoryType = hipMemoryTypeDevice;
  rows.srcDevice = device;
  rows.srcPitch = 16;
  rows.dstMemoryType = hipMemoryTypeHost;
  rows.dstHost = more;
  rows.dstPitch = 8;
  rows.WidthInBytes = 8;
  rows.Height = 2;
  rows.Depth = 1;
  hipCtx_t context;
  HIP(hipCtxGetCurrent(&context));
  HIP(hipDrvGraphAddMemcpyNode(&driver, graph, &box, 1, &rows, context));
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(34, back[0] * 10 + back[1]);
  gives(1234, more[0] * 1000 + more[1] * 100 + more[2] * 10 + more[3]);
  hipMemcpy3DParms got{};
  HIP(hipGraphMemcpyNodeGetParams(box, &got));
  gives(true, got.srcPtr.ptr == host && got.dstPtr.pitch == 16 && got.extent.height == 2 &&
                  got.kind == hipMemcpyHostToDevice);
  HIP_MEMCPY3D gotRows{};
  HIP(hipDrvGraphMemcpyNodeGetParams(driver, &gotRows));
  gives(true,
        gotRows.srcDevice == device && gotRows.dstHost == more && gotRows.WidthInBytes == 8 && gotRows.Height == 2);
  // Other memory in the graph, and in executable graphs made from it.
  int other[4] = {9, 8, 7, 6};
  params.srcPtr.ptr = other;
  HIP(hipGraphMemcpyNodeSetParams(box, &params));
  HIP(hipGraphMemcpyNodeSetParamsToSymbol(to, HIP_SYMBOL(variable), other, sizeof other, 0, hipMemcpyHostToDevice));
  HIP(hipGraphMemcpyNodeSetParamsFromSymbol(from, back, HIP_SYMBOL(variable), 2 * sizeof(int), 0,
                                            hipMemcpyDeviceToHost));
  run(exec);
  gives(34, back[0] * 10 + back[1]);
  hipGraphExec_t changed = instantiate(graph);
  run(changed);
  gives(98, back[0] * 10 + back[1]);
  gives(9876, more[0] * 1000 + more[1] * 100 + more[2] * 10 + more[3]);
  HIP(hipGraphExecMemcpyNodeSetParamsFromSymbol(exec, from, back, HIP_SYMBOL(variable), 2 * sizeof(int), sizeof(int),
                                                hipMemcpyDeviceToHost));
  HIP(hipGraphExecMemcpyNodeSetParamsToSymbol(exec, to, HIP_SYMBOL(variable), host, sizeof host, 0,
                                              hipMemcpyHostToDevice));
  HIP(hipGraphExecMemcpyNodeSetParams(exec, box, &params));
  hipMemcpy3DParms wide = params;
  wide.dstPtr.pitch = 4;
  gives(hipErrorInvalidPitchValue, hipGraphMemcpyNodeSetParams(box, &wide));
  gives(hipErrorInvalidValue, hipGraphExecMemcpyNodeSetParams(exec, box, &wide));
  rows.Height = 1;
  HIP(hipDrvGraphExecMemcpyNodeSetParams(exec, driver, &rows, context));
  HIP(hipDrvGraphMemcpyNodeSetParams(driver, &rows));
  std::memset(more, 0, sizeof more);
  run(exec);
  gives(23, back[0] * 10 + back[1]);
  gives(9800, more[0] * 1000 + more[1] * 100 + more[2] * 10 + more[3]);
  HIP(hipGraphExecDestroy(changed));
  HIP(hipGraphExecDestroy(exec));
}

// Host to host, and one-dimensional nodes that change.
SECTION(linear) {
  int a = 3, b = 0, c = 0;
  Graph graph;
  hipGraphNode_t node, next;
  HIP(hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, &b, &a, sizeof a, hipMemcpyHostToHost));
  HIP(hipGraphAddMemcpyNode1D(&next, graph, &node, 1, &c, &b, sizeof a, hipMemcpyDefault));
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(33, b * 10 + c);
  int d = 8;
  HIP(hipGraphExecMemcpyNodeSetParams1D(exec, node, &b, &d, sizeof d, hipMemcpyHostToHost));
  run(exec);
  gives(88, b * 10 + c);
  HIP(hipGraphMemcpyNodeSetParams1D(node, &b, &a, sizeof a, hipMemcpyHostToHost));
  hipMemcpy3DParms got{};
  HIP(hipGraphMemcpyNodeGetParams(node, &got));
  gives(true, got.srcPtr.ptr == &a && got.extent.width == sizeof a);
  HIP(hipGraphExecDestroy(exec));
}

SECTION(events) {
  Event recorded, waited;
  ManagedMemory<int> memory(64);
  std::memset(memory, 0, 64);
  int *count = memory, *list = memory + 1, value = 1;
  Graph graph;
  hipGraphNode_t wait, work, record;
  HIP(hipGraphAddEventWaitNode(&wait, graph, nullptr, 0, waited));
  void* arguments[] = {&list, &count, &value};
  auto params = kernel((void*)append, arguments);
  HIP(hipGraphAddKernelNode(&work, graph, &wait, 1, &params));
  HIP(hipGraphAddEventRecordNode(&record, graph, &work, 1, recorded));
  hipGraphExec_t exec = instantiate(graph);
  Stream other(hipStreamNonBlocking);
  int first = 7, third = 9;
  void* before[] = {&list, &count, &first};
  void* after[] = {&list, &count, &third};
  HIP(hipLaunchKernel((void*)append, dim3(1), dim3(1), before, 0, other));
  HIP(hipEventRecord(waited, other));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamWaitEvent(other, recorded, 0));
  HIP(hipLaunchKernel((void*)append, dim3(1), dim3(1), after, 0, other));
  HIP(hipStreamSynchronize(other));
  gives(719, list[0] * 100 + list[1] * 10 + list[2]);
  hipEvent_t got = nullptr;
  HIP(hipGraphEventRecordNodeGetEvent(record, &got));
  gives(true, got == recorded);
  HIP(hipGraphEventWaitNodeGetEvent(wait, &got));
  gives(true, got == waited);
  HIP(hipGraphExecEventRecordNodeSetEvent(exec, record, waited));
  HIP(hipGraphExecEventWaitNodeSetEvent(exec, wait, recorded));
  run(exec);
  HIP(hipGraphEventRecordNodeSetEvent(record, waited));
  HIP(hipGraphEventRecordNodeGetEvent(record, &got));
  gives(true, got == waited);
  HIP(hipGraphEventWaitNodeSetEvent(wait, recorded));
  HIP(hipGraphEventWaitNodeGetEvent(wait, &got));
  gives(true, got == recorded);
  HIP(hipEventQuery(waited));
  HIP(hipGraphExecDestroy(exec));
}

// One executable graph in several streams: launch after launch, in the order of the calls.
SECTION(streams) {
  ManagedMemory<int> memory(256);
  std::memset(memory, 0, 256);
  int *count = memory, *list = memory + 1, value = 1;
  Graph graph;
  hipGraphNode_t node;
  void* arguments[] = {&list, &count, &value};
  auto params = kernel((void*)append, arguments);
  HIP(hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  hipGraphExec_t exec = instantiate(graph);
  hipStream_t others[3];
  for (auto& other : others) HIP(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
  for (int i = 0; i < 12; ++i) {
    value = i;
    HIP(hipGraphExecKernelNodeSetParams(exec, node, &params));
    HIP(hipGraphLaunch(exec, others[i % 3]));
  }
  for (auto& other : others) HIP(hipStreamSynchronize(other));
  bool ordered = *count == 12;
  for (int i = 0; i < 12; ++i) ordered = ordered && list[i] == i;
  gives(true, ordered);
  // Destroyed while it runs, after its stream.
  HIP(hipGraphLaunch(exec, others[0]));
  HIP(hipGraphUpload(exec, others[1]));
  for (auto& other : others) HIP(hipStreamDestroy(other));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipDeviceSynchronize());
  gives(13, *count);
  // The default streams.
  exec = instantiate(graph);
  HIP(hipGraphLaunch(exec, nullptr));
  HIP(hipGraphLaunch_spt(exec, nullptr));
  HIP(hipGraphLaunch(exec, hipStreamPerThread));
  HIP(hipDeviceSynchronize());
  gives(16, *count);
  HIP(hipGraphExecDestroy(exec));
}

// 40 nodes in layers, random-looking edges: each node sees the results of all that it depends on.
SECTION(mesh) {
  constexpr int layers = 8, width = 5;
  ManagedMemory<int> memory(layers * width * sizeof(int));
  std::memset(memory, 0, layers * width * sizeof(int));
  Graph graph;
  hipGraphNode_t nodes[layers * width];
  int expected[layers * width];
  for (int i = 0; i < layers * width; ++i) {
    const int layer = i / width;
    int *to = memory + i, one = 1;
    hipGraphNode_t before[2];
    if (layer == 0) {
      void* arguments[] = {&to, &to, &i, &one};
      auto params = kernel((void*)add, arguments);
      HIP(hipGraphAddKernelNode(&nodes[i], graph, nullptr, 0, &params));
      expected[i] = i;
      continue;
    }
    const int a = (layer - 1) * width + i * 7 % width;
    const int b = (layer - 1) * width + (i * 7 + 3) % width;
    int *fromA = memory + a, *fromB = memory + b;
    void* arguments[] = {&to, &fromA, &fromB};
    auto params = kernel((void*)join, arguments);
    before[0] = nodes[a];
    before[1] = nodes[b];
    HIP(hipGraphAddKernelNode(&nodes[i], graph, before, 2, &params));
    expected[i] = int(unsigned(expected[a]) * 100u + unsigned(expected[b]));
  }
  hipGraphExec_t exec = instantiate(graph);
  int wrong = 0;
  for (int times = 0; times < 5; ++times) {
    std::memset(memory, 0, layers * width * sizeof(int));
    run(exec);
    for (int i = 0; i < layers * width; ++i) wrong += memory[i] != expected[i];
  }
  gives(0, wrong);
  HIP(hipGraphExecDestroy(exec));
}

// The data that a kernel node keeps: large arguments, packed ones, attributes.
SECTION(kernels) {
  int* result;
  HIP(hipMallocManaged((void**)&result, sizeof(int)));
  *result = 0;
  Large by{};
  by.values[0] = 30;
  by.values[299] = 4;
  Graph graph;
  hipGraphNode_t node, packed;
  void* arguments[] = {&result, &by};
  auto params = kernel((void*)large, arguments);
  HIP(hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  by.values[0] = 0;
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(34, *result);
  hipKernelNodeParams got{};
  HIP(hipGraphKernelNodeGetParams(node, &got));
  gives(true, got.func == (void*)large && got.gridDim.x == 1 && got.extra == nullptr &&
                  *(int**)got.kernelParams[0] == result && ((Large*)got.kernelParams[1])->values[299] == 4);
  struct {
    int* to;
    const int* a;
    const int* b;
  } buffer{result, result, result};
  size_t bytes = sizeof buffer;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &buffer, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  auto other = kernel((void*)join, nullptr);
  other.extra = extra;
  HIP(hipGraphAddKernelNode(&packed, graph, &node, 1, &other));
  HIP(hipGraphExecDestroy(exec));
  exec = instantiate(graph);
  run(exec);
  gives(3434, *result);
  hipKernelNodeAttrValue value{}, out{};
  value.priority = -1;
  HIP(hipGraphKernelNodeSetAttribute(node, hipKernelNodeAttributePriority, &value));
  HIP(hipGraphKernelNodeCopyAttributes(node, packed));
  HIP(hipGraphKernelNodeGetAttribute(packed, hipKernelNodeAttributePriority, &out));
  gives(-1, out.priority);
  value = {};
  value.cooperative = 1;
  HIP(hipGraphKernelNodeSetAttribute(node, hipKernelNodeAttributeCooperative, &value));
  HIP(hipGraphKernelNodeGetAttribute(node, hipKernelNodeAttributeCooperative, &out));
  gives(1, out.cooperative);
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphInstantiateWithFlags(&exec, graph, hipGraphInstantiateFlagUseNodePriority));
  unsigned long long flags = 0;
  HIP(hipGraphExecGetFlags(exec, &flags));
  gives(8, int(flags));
  *result = 0;
  run(exec);
  gives(3434, *result);
  HIP(hipGraphExecDestroy(exec));
  HIP(hipFree(result));
}

// Writes to memory, and waits for values in it.
SECTION(batches) {
  ManagedMemory<unsigned> memory(64);
  std::memset(memory, 0, 64);
  hipStreamBatchMemOpParams operations[2] = {};
  operations[0].writeValue.operation = hipStreamMemOpWriteValue32;
  operations[0].writeValue.address = memory;
  operations[0].writeValue.value = 6;
  operations[1].waitValue.operation = hipStreamMemOpWaitValue32;
  operations[1].waitValue.address = memory;
  operations[1].waitValue.value = 6;
  operations[1].waitValue.flags = hipStreamWaitValueEq;
  hipCtx_t context;
  HIP(hipCtxGetCurrent(&context));
  hipBatchMemOpNodeParams params{context, 2, operations, 0}, got{};
  Graph graph;
  hipGraphNode_t node;
  HIP(hipGraphAddBatchMemOpNode(&node, graph, nullptr, 0, &params));
  hipGraphNodeType type;
  HIP(hipGraphNodeGetType(node, &type));
  gives(true, type == hipGraphNodeTypeBatchMemOp);
  hipGraphExec_t exec = instantiate(graph);
  run(exec);
  gives(6, memory[0]);
  HIP(hipGraphBatchMemOpNodeGetParams(node, &got));
  gives(true, got.count == 2 && got.ctx == context && got.paramArray[0].writeValue.value == 6);
  operations[0].writeValue.value = operations[1].waitValue.value = 8;
  HIP(hipGraphExecBatchMemOpNodeSetParams(exec, node, &params));
  run(exec);
  gives(8, memory[0]);
  HIP(hipGraphBatchMemOpNodeSetParams(node, &params));
  HIP(hipGraphExecDestroy(exec));
}

// A launch into a capturing stream becomes a child graph there.
SECTION(captured) {
  int* memory;
  HIP(hipMallocManaged((void**)&memory, 64));
  *memory = 0;
  int one = 1, count = 1;
  void* arguments[] = {&memory, &memory, &one, &count};
  const auto params = kernel((void*)add, arguments);
  hipGraph_t outer;
  Graph graph;
  hipGraphNode_t node;
  HIP(hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  hipGraphExec_t exec = instantiate(graph);
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamEndCapture(stream, &outer));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipStreamSynchronize(stream));
  gives(0, *memory);
  hipGraphNode_t children[3];
  size_t nodes = 3;
  HIP(hipGraphGetNodes(outer, children, &nodes));
  hipGraphNodeType type;
  HIP(hipGraphNodeGetType(children[0], &type));
  gives(2, nodes);
  gives(true, type == hipGraphNodeTypeGraph);
  exec = instantiate(outer);
  run(exec);
  gives(2, *memory);
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(outer));
  HIP(hipFree(memory));
}
