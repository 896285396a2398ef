// Nodes of graphs by the driver's structures, of both versions and of any type, with the functions of the header and
// with those of libcuda.so.1.
#include <cuda.h>
#include <cuda_runtime.h>
#include <dlfcn.h>

#include <cstdio>
#include <cstring>

static int checked, wrong;

#define CHECK(condition)                                                      \
  do {                                                                        \
    ++checked;                                                                \
    if (!(condition)) {                                                       \
      ++wrong;                                                                \
      std::printf("%s, line %d: %s\n", functions.name, __LINE__, #condition); \
    }                                                                         \
  } while (0)
#define OK(call) CHECK((call) == CUDA_SUCCESS)

__global__ void add(int* x, int by) { x[threadIdx.x] += by; }

// The functions that take structures of nodes, by their names in libraries.
#define FUNCTIONS(F)                                                                                               \
  F(cuGraphAddKernelNode_v2)                                                                                       \
  F(cuGraphKernelNodeGetParams_v2) F(cuGraphKernelNodeSetParams_v2) F(cuGraphExecKernelNodeSetParams_v2)           \
      F(cuGraphAddMemsetNode) F(cuGraphMemsetNodeGetParams) F(cuGraphMemsetNodeSetParams)                          \
          F(cuGraphExecMemsetNodeSetParams) F(cuGraphAddMemcpyNode) F(cuGraphMemcpyNodeGetParams)                  \
              F(cuGraphAddHostNode) F(cuGraphHostNodeGetParams) F(cuGraphExecHostNodeSetParams)                    \
                  F(cuGraphAddMemAllocNode) F(cuGraphMemAllocNodeGetParams) F(cuGraphAddMemFreeNode)               \
                      F(cuGraphMemFreeNodeGetParams) F(cuGraphAddBatchMemOpNode) F(cuGraphBatchMemOpNodeGetParams) \
                          F(cuGraphBatchMemOpNodeSetParams) F(cuStreamBatchMemOp_v2) F(cuGraphAddNode_v2)          \
                              F(cuGraphNodeSetParams) F(cuGraphExecNodeSetParams) F(cuGraphInstantiateWithParams)

struct Functions {
  const char* name;
#define F(function) decltype(&::function) function;
  FUNCTIONS(F)
#undef F
};

static Functions ofHeader() {
  Functions functions{"header"};
#define F(function) functions.function = &::function;
  FUNCTIONS(F)
#undef F
  return functions;
}

static Functions ofLibrary() {
  Functions functions{"library"};
  void* library = dlopen("libcuda.so.1", RTLD_LAZY);
  CHECK(library != nullptr);
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
    CHECK(function != nullptr);
  };
#define F(function) find(functions.function, #function);
  FUNCTIONS(F)
#undef F
  return functions;
}

static void addFive(void* number) { *static_cast<int*>(number) += 5; }

static CUgraphNodeParams nodeOf(CUgraphNodeType type) {
  CUgraphNodeParams node;
  std::memset(&node, 0, sizeof node);
  node.type = type;
  return node;
}

struct Test {
  const Functions& functions;
  CUdeviceptr memory;
  CUgraph graph;
  int back[4];

  explicit Test(const Functions& given) : functions(given) {
    OK(cuMemAlloc(&memory, sizeof back));
    OK(cuGraphCreate(&graph, 0));
  }
  ~Test() {
    OK(cuGraphDestroy(graph));
    OK(cuMemFree(memory));
  }

  CUgraphExec instantiate() {
    CUgraphExec exec = nullptr;
    CUDA_GRAPH_INSTANTIATE_PARAMS parameters{};
    parameters.result_out = CUDA_GRAPH_INSTANTIATE_ERROR;
    OK(functions.cuGraphInstantiateWithParams(&exec, graph, &parameters));
    CHECK(parameters.hErrNode_out == nullptr && parameters.result_out == CUDA_GRAPH_INSTANTIATE_SUCCESS);
    return exec;
  }
  void launch(CUgraphExec exec) {
    OK(cuGraphLaunch(exec, nullptr));
    OK(cuStreamSynchronize(nullptr));
  }
  void launchOnce() {
    const CUgraphExec exec = instantiate();
    launch(exec);
    OK(cuGraphExecDestroy(exec));
  }
  bool all(int value) const {
    for (const int element : back)
      if (element != value) return false;
    return true;
  }

  CUgraphNode add(CUgraphNodeParams node, CUgraphNode after) {
    CUgraphNode made = nullptr;
    OK(functions.cuGraphAddNode_v2(&made, graph, &after, nullptr, after != nullptr, &node));
    return made;
  }
  CUDA_MEMCPY3D toHost(CUdeviceptr from) {
    CUDA_MEMCPY3D copy{};
    copy.srcMemoryType = CU_MEMORYTYPE_DEVICE;
    copy.srcDevice = from;
    copy.dstMemoryType = CU_MEMORYTYPE_HOST;
    copy.dstHost = back;
    copy.WidthInBytes = sizeof back;
    copy.Height = copy.Depth = 1;
    return copy;
  }
};

static CUfunction kernel() {
  CUfunction function = nullptr;
  return cudaGetFuncBySymbol(&function, reinterpret_cast<const void*>(&add)) == cudaSuccess ? function : nullptr;
}

// A fill, a kernel, a function of the host and a copy, by the functions for each.
static void ownFunctions(const Functions& functions) {
  Test test(functions);
  CUcontext context;
  OK(cuCtxGetCurrent(&context));
  CUgraphNode fill, work, copy, host;
  CUDA_MEMSET_NODE_PARAMS zeros{test.memory, 0, 7, 4, 4, 1}, gotZeros{};
  OK(functions.cuGraphAddMemsetNode(&fill, test.graph, nullptr, 0, &zeros, context));
  OK(functions.cuGraphMemsetNodeGetParams(fill, &gotZeros));
  CHECK(gotZeros.dst == zeros.dst && gotZeros.value == 7 && gotZeros.elementSize == 4 && gotZeros.width == 4);
  int by = 30;
  void* arguments[] = {&test.memory, &by};
  CUDA_KERNEL_NODE_PARAMS shape{}, gotShape{};
  shape.func = kernel();
  shape.gridDimX = shape.gridDimY = shape.gridDimZ = shape.blockDimY = shape.blockDimZ = 1;
  shape.blockDimX = 4;
  shape.kernelParams = arguments;
  OK(functions.cuGraphAddKernelNode_v2(&work, test.graph, &fill, 1, &shape));
  OK(functions.cuGraphKernelNodeGetParams_v2(work, &gotShape));
  CHECK(gotShape.func == shape.func && gotShape.kern == reinterpret_cast<CUkernel>(shape.func));
  CHECK(gotShape.blockDimX == 4 && gotShape.gridDimX == 1 && gotShape.ctx == context);
  const CUDA_MEMCPY3D there = test.toHost(test.memory);
  CUDA_MEMCPY3D gotThere{};
  OK(functions.cuGraphAddMemcpyNode(&copy, test.graph, &work, 1, &there, context));
  OK(functions.cuGraphMemcpyNodeGetParams(copy, &gotThere));
  CHECK(gotThere.dstHost == test.back && gotThere.srcDevice == test.memory && gotThere.WidthInBytes == 16);
  CUDA_HOST_NODE_PARAMS more{addFive, test.back}, gotMore{};
  OK(functions.cuGraphAddHostNode(&host, test.graph, &copy, 1, &more));
  OK(functions.cuGraphHostNodeGetParams(host, &gotMore));
  CHECK(gotMore.fn == addFive && gotMore.userData == test.back);
  const CUgraphExec exec = test.instantiate();
  test.launch(exec);
  CHECK(test.back[0] == 42 && test.back[1] == 37 && test.back[3] == 37);

  by = 1;
  zeros.value = 9;
  more.userData = &test.back[3];
  OK(functions.cuGraphExecKernelNodeSetParams_v2(exec, work, &shape));
  OK(functions.cuGraphExecMemsetNodeSetParams(exec, fill, &zeros, context));
  OK(functions.cuGraphExecHostNodeSetParams(exec, host, &more));
  test.launch(exec);
  CHECK(test.back[0] == 10 && test.back[3] == 15);
  OK(cuGraphExecDestroy(exec));

  by = 2;
  zeros.value = 0;
  shape.func = nullptr;
  shape.kern = reinterpret_cast<CUkernel>(kernel());
  OK(functions.cuGraphKernelNodeSetParams_v2(work, &shape));
  OK(functions.cuGraphMemsetNodeSetParams(fill, &zeros));
  test.launchOnce();
  CHECK(test.back[1] == 2 && test.back[3] == 2);
  CHECK(functions.cuGraphAddKernelNode_v2(&work, test.graph, nullptr, 0, nullptr) == CUDA_ERROR_INVALID_VALUE);
}

// The same by CUgraphNodeParams.
static void anyType(const Functions& functions) {
  Test test(functions);
  CUgraphNodeParams fill = nodeOf(CU_GRAPH_NODE_TYPE_MEMSET), work = nodeOf(CU_GRAPH_NODE_TYPE_KERNEL);
  CUgraphNodeParams copy = nodeOf(CU_GRAPH_NODE_TYPE_MEMCPY), host = nodeOf(CU_GRAPH_NODE_TYPE_HOST);
  CUgraphNodeParams empty = nodeOf(CU_GRAPH_NODE_TYPE_EMPTY);
  fill.memset.dst = test.memory;
  fill.memset.value = 7;
  fill.memset.elementSize = 4;
  fill.memset.width = 4;
  fill.memset.height = 1;
  int by = 30;
  void* arguments[] = {&test.memory, &by};
  work.kernel.kern = reinterpret_cast<CUkernel>(kernel());
  work.kernel.gridDimX = work.kernel.gridDimY = work.kernel.gridDimZ = 1;
  work.kernel.blockDimX = 4;
  work.kernel.blockDimY = work.kernel.blockDimZ = 1;
  work.kernel.kernelParams = arguments;
  copy.memcpy.copyParams = test.toHost(test.memory);
  host.host.fn = addFive;
  host.host.userData = test.back;
  const CUgraphNode first = test.add(fill, nullptr), second = test.add(work, first);
  const CUgraphNode third = test.add(copy, test.add(empty, second)), fourth = test.add(host, third);
  const CUgraphExec exec = test.instantiate();
  test.launch(exec);
  CHECK(test.back[0] == 42 && test.back[1] == 37 && test.back[3] == 37);
  by = 1;
  fill.memset.value = 9;
  host.host.userData = &test.back[3];
  OK(functions.cuGraphExecNodeSetParams(exec, first, &fill));
  OK(functions.cuGraphExecNodeSetParams(exec, second, &work));
  OK(functions.cuGraphExecNodeSetParams(exec, third, &copy));
  OK(functions.cuGraphExecNodeSetParams(exec, fourth, &host));
  test.launch(exec);
  CHECK(test.back[0] == 10 && test.back[3] == 15);
  OK(cuGraphExecDestroy(exec));
  by = 2;
  OK(functions.cuGraphNodeSetParams(second, &work));
  OK(functions.cuGraphNodeSetParams(third, &copy));
  test.launchOnce();
  CHECK(test.back[0] == 14 && test.back[1] == 9);

  CUgraphNode none;
  CUgraphNodeParams unknown = nodeOf(static_cast<CUgraphNodeType>(14));
  CHECK(functions.cuGraphAddNode_v2(&none, test.graph, nullptr, nullptr, 0, &unknown) == CUDA_ERROR_INVALID_VALUE);
  CHECK(functions.cuGraphAddNode_v2(&none, test.graph, nullptr, nullptr, 0, nullptr) == CUDA_ERROR_INVALID_VALUE);
}

// Memory of a graph, of which the function or the structure tells the address, filled and copied.
static void memory(const Functions& functions) {
  for (const bool any : {false, true}) {
    Test test(functions);
    CUDA_MEM_ALLOC_NODE_PARAMS wish{}, got{};
    wish.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    wish.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
    wish.bytesize = 64;
    CUgraphNode allocation, fill, copy, end;
    CUgraphNodeParams parameters = nodeOf(CU_GRAPH_NODE_TYPE_MEM_ALLOC);
    std::memcpy(&parameters.alloc, &wish, sizeof wish);
    if (any)
      OK(functions.cuGraphAddNode_v2(&allocation, test.graph, nullptr, nullptr, 0, &parameters));
    else
      OK(functions.cuGraphAddMemAllocNode(&allocation, test.graph, nullptr, 0, &wish));
    const CUdeviceptr address = any ? parameters.alloc.dptr : wish.dptr;
    OK(functions.cuGraphMemAllocNodeGetParams(allocation, &got));
    CHECK(address != 0 && got.dptr == address && got.bytesize == 64);
    const CUDA_MEMSET_NODE_PARAMS sixes{address, 0, 6, 4, 16, 1};
    const CUDA_MEMCPY3D there = test.toHost(address);
    CUcontext context;
    OK(cuCtxGetCurrent(&context));
    OK(functions.cuGraphAddMemsetNode(&fill, test.graph, &allocation, 1, &sixes, context));
    OK(functions.cuGraphAddMemcpyNode(&copy, test.graph, &fill, 1, &there, context));
    CUgraphNodeParams release = nodeOf(CU_GRAPH_NODE_TYPE_MEM_FREE);
    release.free.dptr = address;
    if (any)
      end = test.add(release, copy);
    else
      OK(functions.cuGraphAddMemFreeNode(&end, test.graph, &copy, 1, address));
    CUdeviceptr freed = 0;
    OK(functions.cuGraphMemFreeNodeGetParams(end, &freed));
    CHECK(freed == address);
    test.launchOnce();
    CHECK(test.all(6));
  }
}

// Words that a stream or a node writes.
static void batches(const Functions& functions) {
  Test test(functions);
  OK(cuMemsetD32(test.memory, 0, 4));
  CUstreamBatchMemOpParams writes[2];
  std::memset(writes, 0, sizeof writes);
  for (int i = 0; i < 2; ++i) {
    writes[i].writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    writes[i].writeValue.address = test.memory + 4 * i;
    writes[i].writeValue.value = 3 + i;
  }
  OK(functions.cuStreamBatchMemOp_v2(nullptr, 2, writes, 0));
  writes[0].writeValue.address = test.memory + 8;
  writes[1].writeValue.address = test.memory + 12;
  CUDA_BATCH_MEM_OP_NODE_PARAMS batch{nullptr, 2, writes, 0}, got{};
  OK(cuCtxGetCurrent(&batch.ctx));
  CUgraphNode node;
  OK(functions.cuGraphAddBatchMemOpNode(&node, test.graph, nullptr, 0, &batch));
  OK(functions.cuGraphBatchMemOpNodeGetParams(node, &got));
  CHECK(got.count == 2 && got.paramArray[1].writeValue.address == test.memory + 12);
  test.launchOnce();
  OK(cuMemcpyDtoH(test.back, test.memory, sizeof test.back));
  CHECK(test.back[0] == 3 && test.back[1] == 4 && test.back[2] == 3 && test.back[3] == 4);
  writes[1].writeValue.value = 8;
  OK(functions.cuGraphBatchMemOpNodeSetParams(node, &batch));
  CUgraphNodeParams one = nodeOf(CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
  one.memOp.ctx = batch.ctx;
  one.memOp.count = 1;
  one.memOp.paramArray = writes;
  writes[0].writeValue.address = test.memory;
  writes[0].writeValue.value = 1;
  test.add(one, node);
  test.launchOnce();
  OK(cuMemcpyDtoH(test.back, test.memory, sizeof test.back));
  CHECK(test.back[0] == 1 && test.back[1] == 4 && test.back[3] == 8);
}

// Graphs within graphs, and events.
static void others(const Functions& functions) {
  Test test(functions), inner(functions);
  CUgraphNodeParams fill = nodeOf(CU_GRAPH_NODE_TYPE_MEMSET), child = nodeOf(CU_GRAPH_NODE_TYPE_GRAPH);
  CUgraphNodeParams record = nodeOf(CU_GRAPH_NODE_TYPE_EVENT_RECORD), wait = nodeOf(CU_GRAPH_NODE_TYPE_WAIT_EVENT);
  fill.memset.dst = test.memory;
  fill.memset.value = 0x11;
  fill.memset.elementSize = 1;
  fill.memset.width = sizeof test.back;
  fill.memset.height = 1;
  inner.add(fill, nullptr);
  child.graph.graph = inner.graph;
  CUevent event;
  OK(cuEventCreate(&event, CU_EVENT_DEFAULT));
  record.eventRecord.event = wait.eventWait.event = event;
  test.add(wait, test.add(record, test.add(child, nullptr)));
  test.launchOnce();
  OK(cuEventQuery(event));
  OK(cuMemcpyDtoH(test.back, test.memory, sizeof test.back));
  CHECK(test.all(0x11111111));
  child.graph.ownership = CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
  CUgraphNode none;
  CHECK(functions.cuGraphAddNode_v2(&none, test.graph, nullptr, nullptr, 0, &child) == CUDA_ERROR_NOT_SUPPORTED);
  OK(cuEventDestroy(event));
}

int main() {
  CUcontext context;
  CUdevice device;
  if (cuInit(0) != CUDA_SUCCESS || cuDeviceGet(&device, 0) != CUDA_SUCCESS ||
      cuDevicePrimaryCtxRetain(&context, device) != CUDA_SUCCESS || cuCtxSetCurrent(context) != CUDA_SUCCESS)
    return 1;
  for (const Functions& functions : {ofHeader(), ofLibrary()})
    for (const auto test : {ownFunctions, anyType, memory, batches, others}) test(functions);
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
