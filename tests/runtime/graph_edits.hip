// Graphs: edges, copies, changes of executable graphs, pictures, the program's objects; error codes.
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>

#include "sections.h"

__global__ void set(int* to, int value) { *to = value; }
__global__ void other(int* to, int value) { *to = -value; }

static hipStream_t stream = [] {
  hipStream_t made;
  HIP(hipStreamCreate(&made));
  return made;
}();
static int* memory = [] {
  int* made;
  HIP(hipMallocManaged((void**)&made, 64));
  return made;
}();

static hipKernelNodeParams kernel(void* function, void** arguments) {
  hipKernelNodeParams params{};
  params.func = function;
  params.gridDim = dim3(1);
  params.blockDim = dim3(1);
  params.kernelParams = arguments;
  return params;
}

static hipGraphNode_t addSet(hipGraph_t graph, int value, const hipGraphNode_t* before = nullptr,
                             void* function = (void*)set) {
  void* arguments[] = {&memory, &value};
  auto params = kernel(function, arguments);
  hipGraphNode_t node;
  HIP(hipGraphAddKernelNode(&node, graph, before, before != nullptr ? 1 : 0, &params));
  return node;
}

static int run(hipGraphExec_t exec) {
  *memory = 0;
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipStreamSynchronize(stream));
  return *memory;
}

SECTION(edges) {
  Graph graph;
  hipGraphNode_t a, b, c;
  HIP(hipGraphAddEmptyNode(&a, graph, nullptr, 0));
  HIP(hipGraphAddEmptyNode(&b, graph, nullptr, 0));
  HIP(hipGraphAddEmptyNode(&c, graph, nullptr, 0));
  const hipGraphNode_t from[] = {a, b}, to[] = {b, c};
  HIP(hipGraphAddDependencies(graph, from, to, 2));
  HIP(hipGraphAddDependencies(graph, &c, &a, 1));
  size_t count = 0;
  HIP(hipGraphGetNodes(graph, nullptr, &count));
  gives(3, count);
  hipGraphExec_t exec;
  gives(hipErrorInvalidValue, hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  hipGraph_t parent;
  hipGraphNode_t child;
  HIP(hipGraphCreate(&parent, 0));
  HIP(hipGraphAddChildGraphNode(&child, parent, nullptr, 0, graph));
  gives(hipErrorInvalidValue, hipGraphInstantiate(&exec, parent, nullptr, nullptr, 0));
  HIP(hipGraphDestroy(parent));
  HIP(hipGraphRemoveDependencies(graph, &c, &a, 1));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphAddDependencies(graph, nullptr, nullptr, 0));
  count = 0;
  HIP(hipGraphGetEdges(graph, nullptr, nullptr, &count));
  gives(2, count);
  hipGraphNode_t sources[3], targets[3];
  count = 3;
  HIP(hipGraphGetEdges(graph, sources, targets, &count));
  gives(true, count == 2 && sources[0] == a && targets[0] == b && sources[1] == b && targets[1] == c &&
                  sources[2] == nullptr && targets[2] == nullptr);
  count = 1;
  hipGraphNode_t list[4];
  HIP(hipGraphGetRootNodes(graph, list, &count));
  gives(true, count == 1 && list[0] == a);
  count = 4;
  HIP(hipGraphGetNodes(graph, list, &count));
  gives(true, count == 3 && list[0] == a && list[1] == b && list[2] == c && !list[3]);
  count = 4;
  HIP(hipGraphNodeGetDependencies(c, list, &count));
  gives(true, count == 1 && list[0] == b);
  count = 4;
  HIP(hipGraphNodeGetDependentNodes(a, list, &count));
  gives(true, count == 1 && list[0] == b);
  HIP(hipGraphRemoveDependencies(graph, &a, &b, 1));
  hipGraphNodeType type;
  HIP(hipGraphNodeGetType(a, &type));
  gives(5, int(type));
  HIP(hipGraphDestroyNode(b));
  gives(hipErrorInvalidValue, hipGraphDestroyNode(b));
  HIP(hipGraphGetEdges(graph, nullptr, nullptr, &count));
  gives(0, count);
  const hipGraphNode_t twice[] = {a, a};
  hipGraphNode_t node;
  gives(hipErrorInvalidValue, hipGraphAddEmptyNode(&node, graph, twice, 2));
  HIP(hipGraphGetNodes(graph, nullptr, &count));
  gives(2, count);
}

SECTION(clones) {
  hipGraph_t graph, clone;
  HIP(hipGraphCreate(&graph, 0));
  const hipGraphNode_t a = addSet(graph, 1);
  const hipGraphNode_t b = addSet(graph, 2, &a);
  HIP(hipGraphClone(&clone, graph));
  hipGraphNode_t found = nullptr, late = addSet(graph, 3, &b);
  HIP(hipGraphNodeFindInClone(&found, b, clone));
  gives(true, found != b);
  gives(hipErrorInvalidValue, hipGraphNodeFindInClone(&found, late, clone));
  HIP(hipGraphNodeFindInClone(&found, b, clone));
  int value = 40;
  void* arguments[] = {&memory, &value};
  const auto params = kernel((void*)set, arguments);
  HIP(hipGraphKernelNodeSetParams(found, &params));
  GraphExec original(graph), copied(clone);
  HIP(hipGraphDestroy(graph));
  gives(3, run(original));
  gives(40, run(copied));
  HIP(hipGraphDestroy(clone));
  gives(40, run(copied));
}

static hipGraphExecUpdateResult result;
static hipGraphNode_t errorNode;

SECTION(updates) {
  hipGraph_t next;
  Graph graph;
  const hipGraphNode_t a = addSet(graph, 1);
  addSet(graph, 2, &a);
  GraphExec exec(graph);
  gives(2, run(exec));

  HIP(hipGraphCreate(&next, 0));
  hipGraphNode_t first = addSet(next, 7);
  addSet(next, 8, &first, (void*)other);  // another kernel, too
  HIP(hipGraphExecUpdate(exec, next, &errorNode, &result));
  gives(0, int(result));
  gives(-8, run(exec));
  const hipGraphNode_t extra = addSet(next, 9, &first);
  gives(hipErrorGraphExecUpdateFailure, hipGraphExecUpdate(exec, next, &errorNode, &result));
  gives(2, int(result));
  gives(-8, run(exec));
  HIP(hipGraphDestroyNode(extra));
  HIP(hipGraphDestroy(next));

  HIP(hipGraphCreate(&next, 0));
  addSet(next, 7);
  hipGraphNode_t second = addSet(next, 8);
  gives(hipErrorGraphExecUpdateFailure, hipGraphExecUpdate(exec, next, &errorNode, &result));
  gives(2, int(result));
  gives(true, errorNode == second);
  HIP(hipGraphDestroy(next));

  HIP(hipGraphCreate(&next, 0));
  first = addSet(next, 7);
  HIP(hipGraphAddEmptyNode(&second, next, &first, 1));
  gives(hipErrorGraphExecUpdateFailure, hipGraphExecUpdate(exec, next, &errorNode, &result));
  gives(3, int(result));
  gives(true, errorNode == second);
  HIP(hipGraphDestroy(next));

  // One node alone: off and on, other parameters; by its handle in the graph.
  unsigned enabled = 7;
  HIP(hipGraphNodeSetEnabled(exec, a, 0));
  HIP(hipGraphNodeGetEnabled(exec, a, &enabled));
  gives(0, enabled);
  hipGraphNode_t empty;
  HIP(hipGraphAddEmptyNode(&empty, graph, nullptr, 0));
  size_t count = 3;
  hipGraphNode_t nodes[3];
  HIP(hipGraphGetNodes(graph, nodes, &count));
  const hipGraphNode_t b = nodes[0] == a ? nodes[2] : nodes[1];
  HIP(hipGraphNodeSetEnabled(exec, b, 0));
  gives(0, run(exec));
  HIP(hipGraphNodeSetEnabled(exec, a, 1));
  gives(7, run(exec));
  int value = 55;
  void* arguments[] = {&memory, &value};
  hipGraphNodeParams any{};
  any.type = hipGraphNodeTypeKernel;
  any.kernel = kernel((void*)set, arguments);
  HIP(hipGraphExecNodeSetParams(exec, a, &any));
  gives(55, run(exec));
  any.type = hipGraphNodeTypeHost;
}

// A child graph in an executable graph.
SECTION(children) {
  Graph graph, child, next, wrong;
  addSet(child, 5);
  addSet(next, 6);
  hipGraphNode_t node, empty;
  HIP(hipGraphAddEmptyNode(&empty, wrong, nullptr, 0));
  HIP(hipGraphAddChildGraphNode(&node, graph, nullptr, 0, child));
  GraphExec exec(graph);
  gives(5, run(exec));
  HIP(hipGraphExecChildGraphNodeSetParams(exec, node, next));
  gives(6, run(exec));
  hipGraph_t inside;
  HIP(hipGraphChildGraphNodeGetGraph(node, &inside));
  size_t count = 1;
  hipGraphNode_t kernelNode;
  HIP(hipGraphGetNodes(inside, &kernelNode, &count));
  int value = 70;
  void* arguments[] = {&memory, &value};
  const auto params = kernel((void*)set, arguments);
  HIP(hipGraphExecKernelNodeSetParams(exec, kernelNode, &params));
  gives(70, run(exec));
}

// hipGraphAddNode and hipGraphNodeSetParams for several kinds.
SECTION(generic) {
  Graph graph;
  hipGraphNode_t node, fill;
  int value = 11;
  void* arguments[] = {&memory, &value};
  hipGraphNodeParams params{};
  params.type = hipGraphNodeTypeMemset;
  params.memset = {memory, 4, 1, 1, 4, 1};
  HIP(hipGraphAddNode(&fill, graph, nullptr, 0, &params));
  params.type = hipGraphNodeTypeKernel;
  params.kernel = kernel((void*)other, arguments);
  HIP(hipGraphAddNode(&node, graph, &fill, 1, &params));
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  gives(-11, run(exec));
  HIP(hipGraphExecDestroy(exec));
  value = 12;
  HIP(hipGraphNodeSetParams(node, &params));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  gives(-12, run(exec));
  HIP(hipGraphExecDestroy(exec));
  params.type = hipGraphNodeTypeExtSemaphoreWait;
  gives(hipErrorNotSupported, hipGraphAddNode(&node, graph, nullptr, 0, &params));
}

// Errors of the calls that make nodes.
SECTION(refused) {
  Graph graph;
  hipGraphNode_t node;
  int value = 0, host[4] = {};
  void* arguments[] = {&memory, &value};
  auto params = kernel((void*)set, arguments);
  params.blockDim = dim3(0);
  gives(hipErrorInvalidConfiguration, hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  params.blockDim = dim3(1);
  params.kernelParams = nullptr;
  gives(hipErrorInvalidValue, hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  gives(hipErrorInvalidValue,
        hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, host, host + 2, 4, hipMemcpyHostToDevice));
  gives(hipErrorInvalidSymbol,
        hipGraphAddMemcpyNodeFromSymbol(&node, graph, nullptr, 0, host, host + 1, 4, 0, hipMemcpyDeviceToHost));
  hipMemsetParams fill{};
  fill.dst = memory;
  fill.elementSize = 4;
  fill.width = 1;
  fill.height = 2;
  gives(hipErrorInvalidValue, hipGraphAddMemsetNode(&node, graph, nullptr, 0, &fill));
  fill.height = 1;
  fill.dst = host;
  gives(hipErrorInvalidValue, hipGraphAddMemsetNode(&node, graph, nullptr, 0, &fill));
  hipKernelNodeAttrValue attribute{};
  const hipGraphNode_t work = addSet(graph, 1);
  attribute.priority = 5;
  gives(hipErrorInvalidValue, hipGraphKernelNodeSetAttribute(work, hipKernelNodeAttributePriority, &attribute));
  attribute = {};
  attribute.accessPolicyWindow.hitRatio = 2;
  gives(hipErrorInvalidValue,
        hipGraphKernelNodeSetAttribute(work, hipKernelNodeAttributeAccessPolicyWindow, &attribute));

  // External semaphores: no device has them.
  hipExternalSemaphoreSignalNodeParams signal{};
  hipExternalSemaphoreWaitNodeParams wait{};
  GraphExec exec(graph);
  const hipError_t answers[] = {hipGraphAddExternalSemaphoresSignalNode(&node, graph, nullptr, 0, &signal),
                                hipGraphAddExternalSemaphoresWaitNode(&node, graph, nullptr, 0, &wait),
                                hipGraphExternalSemaphoresSignalNodeGetParams(work, &signal),
                                hipGraphExternalSemaphoresSignalNodeSetParams(work, &signal),
                                hipGraphExternalSemaphoresWaitNodeGetParams(work, &wait),
                                hipGraphExternalSemaphoresWaitNodeSetParams(work, &wait),
                                hipGraphExecExternalSemaphoresSignalNodeSetParams(exec, work, &signal),
                                hipGraphExecExternalSemaphoresWaitNodeSetParams(exec, work, &wait)};
  bool refusedAll = true;
  for (hipError_t answer : answers) refusedAll = refusedAll && answer == hipErrorNotSupported;
  gives(true, refusedAll);
}

SECTION(instantiation) {
  Graph graph;
  addSet(graph, 3);
  hipGraphExec_t exec = nullptr;
  char log[64] = "x";
  hipGraphNode_t node = (hipGraphNode_t)1;
  HIP(hipGraphInstantiate(&exec, graph, &node, log, sizeof log));
  gives(true, node == nullptr && log[0] == '\0');
  HIP(hipGraphExecDestroy(exec));
  gives(hipErrorInvalidValue, hipGraphInstantiate(&exec, nullptr, &node, log, sizeof log));
  gives(std::string("invalid argument"), std::string(log));
  hipGraphInstantiateParams params{};
  params.flags = hipGraphInstantiateFlagUpload | hipGraphInstantiateFlagAutoFreeOnLaunch;
  params.uploadStream = stream;
  HIP(hipGraphInstantiateWithParams(&exec, graph, &params));
  gives(0, int(params.result_out));
  unsigned long long flags = 0;
  HIP(hipGraphExecGetFlags(exec, &flags));
  gives(3, int(flags));
  gives(3, run(exec));
  HIP(hipGraphExecDestroy(exec));
  params.flags = 1 << 20;
  gives(hipErrorInvalidValue, hipGraphInstantiateWithParams(&exec, graph, &params));
  gives(1, int(params.result_out));
  // An empty graph.
  Graph empty;
  HIP(hipGraphInstantiate(&exec, empty, nullptr, nullptr, 0));
  HIP(hipGraphLaunch(exec, stream));
  HIP(hipGraphExecDestroy(exec));
}

static std::string picture(hipGraph_t graph, unsigned flags) {
  HIP(hipGraphDebugDotPrint(graph, "graph.dot", flags));
  std::ostringstream text;
  text << std::ifstream("graph.dot").rdbuf();
  return text.str();
}

static bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

static void hostFunction(void*) {}

SECTION(pictures) {
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  Graph child;
  hipGraphNode_t empty, host, copy, fill, nested;
  const hipGraphNode_t work = addSet(graph, 1);
  HIP(hipGraphAddEmptyNode(&empty, child, nullptr, 0));
  HIP(hipGraphAddChildGraphNode(&nested, graph, &work, 1, child));
  hipHostNodeParams function{hostFunction, memory};
  HIP(hipGraphAddHostNode(&host, graph, &nested, 1, &function));
  HIP(hipGraphAddMemcpyNode1D(&copy, graph, nullptr, 0, memory, &graph, 4, hipMemcpyHostToDevice));
  hipMemsetParams params{memory, 8, 9, 2, 2, 1};
  HIP(hipGraphAddMemsetNode(&fill, graph, &copy, 1, &params));
  const std::string plain = picture(graph, 0), all = picture(graph, hipGraphDebugDotFlagsVerbose);
  gives(true, has(plain, "EMPTY") && has(plain, "HOST") && has(plain, "MEMCPY") && has(plain, "(HtoD,4)") &&
                  has(plain, "MEMSET") && has(plain, "set"));
  int arrows = 0;
  for (size_t at = 0; (at = plain.find("->", at)) != std::string::npos; ++at) ++arrows;
  gives(3, arrows);
  gives(true, has(plain, "cluster_2"));
  gives(false, has(plain, "priority") || has(plain, "extent") || has(plain, "handle"));
  gives(true, has(all, "KERNEL") && has(all, "priority 0") && has(all, "extent 2 x 1"));
  gives(true, has(picture(graph, hipGraphDebugDotFlagsMemcpyNodeParams), "pitch"));
  gives(true, has(picture(graph, hipGraphDebugDotFlagsHostNodeParams), "data"));
  gives(true, has(picture(graph, hipGraphDebugDotFlagsMemsetNodeParams), "element 2 bytes"));
  gives(true, has(picture(graph, hipGraphDebugDotFlagsKernelNodeParams), "arguments"));
  gives(true, has(picture(graph, hipGraphDebugDotFlagsHandles), "handle"));
  std::remove("graph.dot");
  HIP(hipGraphDestroy(graph));
}

static std::atomic<int> destroyed{0};
static void destroy(void* by) { destroyed += *static_cast<int*>(by); }

SECTION(objects) {
  int one = 1;
  hipUserObject_t object;
  HIP(hipUserObjectCreate(&object, &one, destroy, 2, hipUserObjectNoDestructorSync));
  HIP(hipUserObjectRetain(object, 1));
  HIP(hipUserObjectRelease(object, 2));
  gives(0, int(destroyed));
  hipGraph_t graph, clone;
  HIP(hipGraphCreate(&graph, 0));
  addSet(graph, 4);
  HIP(hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove));
  HIP(hipGraphRetainUserObject(graph, object, 2, 0));
  HIP(hipGraphReleaseUserObject(graph, object, 2));
  HIP(hipGraphClone(&clone, graph));
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, clone, nullptr, nullptr, 0));
  HIP(hipGraphDestroy(graph));
  HIP(hipGraphDestroy(clone));
  gives(0, int(destroyed));
  gives(4, run(exec));
  HIP(hipGraphExecDestroy(exec));
  // The object ends after the launch is over, on a thread of the runtime's: after a while.
  for (int i = 0; i < 600000 && destroyed == 0; ++i) usleep(1000);
  gives(1, int(destroyed));
  HIP(hipUserObjectCreate(&object, &one, destroy, 1, hipUserObjectNoDestructorSync));
  HIP(hipUserObjectRelease(object, 1));
  gives(2, int(destroyed));
  gives(hipErrorInvalidValue, hipUserObjectRetain(object, 1));
}
