// Graphs: edges, copies, changes of executable graphs, pictures, the program's objects; error codes.
#include <unistd.h>

#include <atomic>
#include <climits>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>

#include "show.h"

__global__ void set(int* to, int value) { *to = value; }
__global__ void other(int* to, int value) { *to = -value; }

static hipStream_t stream;
static int* memory;

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

static void edges() {
  hipGraph_t graph, elsewhere;
  HIP(hipGraphCreate(&graph, 0));
  HIP(hipGraphCreate(&elsewhere, 0));
  hipGraphNode_t a, b, c, foreign;
  HIP(hipGraphAddEmptyNode(&a, graph, nullptr, 0));
  HIP(hipGraphAddEmptyNode(&b, graph, nullptr, 0));
  HIP(hipGraphAddEmptyNode(&c, graph, nullptr, 0));
  HIP(hipGraphAddEmptyNode(&foreign, elsewhere, nullptr, 0));
  const hipGraphNode_t from[] = {a, b}, to[] = {b, c};
  show("edges.add", hipGraphAddDependencies(graph, from, to, 2));
  show("edges.twice", hipGraphAddDependencies(graph, &a, &b, 1));
  show("edges.self", hipGraphAddDependencies(graph, &a, &a, 1));
  show("edges.circle", hipGraphAddDependencies(graph, &c, &a, 1));
  size_t count = 0;
  HIP(hipGraphGetNodes(graph, nullptr, &count));
  show("edges.circle.nodes", count);
  hipGraphExec_t exec;
  show("edges.circle.run", hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  hipGraph_t parent;
  hipGraphNode_t child;
  HIP(hipGraphCreate(&parent, 0));
  HIP(hipGraphAddChildGraphNode(&child, parent, nullptr, 0, graph));
  show("edges.circle.child", hipGraphInstantiate(&exec, parent, nullptr, nullptr, 0));
  HIP(hipGraphDestroy(parent));
  HIP(hipGraphRemoveDependencies(graph, &c, &a, 1));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  HIP(hipGraphExecDestroy(exec));
  show("edges.foreign", hipGraphAddDependencies(graph, &a, &foreign, 1));
  show("edges.null", hipGraphAddDependencies(graph, nullptr, to, 1));
  show("edges.none", hipGraphAddDependencies(graph, nullptr, nullptr, 0));
  show("edges.noGraph", hipGraphAddDependencies(nullptr, from, to, 1));
  count = 0;
  HIP(hipGraphGetEdges(graph, nullptr, nullptr, &count));
  show("edges.count", count);
  hipGraphNode_t sources[3], targets[3];
  count = 3;
  HIP(hipGraphGetEdges(graph, sources, targets, &count));
  show("edges.list", count == 2 && sources[0] == a && targets[0] == b && sources[1] == b &&
                         targets[1] == c && sources[2] == nullptr && targets[2] == nullptr);
  show("edges.half", hipGraphGetEdges(graph, sources, nullptr, &count));
  count = 1;
  hipGraphNode_t list[4];
  HIP(hipGraphGetRootNodes(graph, list, &count));
  show("edges.roots", count == 1 && list[0] == a);
  show("edges.roots.null", hipGraphGetRootNodes(graph, list, nullptr));
  count = 4;
  HIP(hipGraphGetNodes(graph, list, &count));
  show("edges.nodes", count == 3 && list[0] == a && list[1] == b && list[2] == c && !list[3]);
  show("edges.nodes.null", hipGraphGetNodes(nullptr, list, &count));
  count = 4;
  HIP(hipGraphNodeGetDependencies(c, list, &count));
  show("edges.dependencies", count == 1 && list[0] == b);
  count = 4;
  HIP(hipGraphNodeGetDependentNodes(a, list, &count));
  show("edges.dependents", count == 1 && list[0] == b);
  show("edges.dependents.null", hipGraphNodeGetDependentNodes(a, list, nullptr));
  show("edges.remove", hipGraphRemoveDependencies(graph, &a, &b, 1));
  show("edges.remove.again", hipGraphRemoveDependencies(graph, &a, &b, 1));
  hipGraphNodeType type;
  HIP(hipGraphNodeGetType(a, &type));
  show("edges.type", int(type));
  show("edges.type.null", hipGraphNodeGetType(a, nullptr));
  show("edges.destroyNode", hipGraphDestroyNode(b));
  show("edges.destroyNode.again", hipGraphDestroyNode(b));
  HIP(hipGraphGetEdges(graph, nullptr, nullptr, &count));
  show("edges.left", count);
  const hipGraphNode_t twice[] = {a, a};
  hipGraphNode_t node;
  show("add.twice", hipGraphAddEmptyNode(&node, graph, twice, 2));
  show("add.foreign", hipGraphAddEmptyNode(&node, graph, &foreign, 1));
  show("add.nullList", hipGraphAddEmptyNode(&node, graph, nullptr, 1));
  show("add.null", hipGraphAddEmptyNode(nullptr, graph, nullptr, 0));
  HIP(hipGraphGetNodes(graph, nullptr, &count));
  show("add.left", count);
  show("create.null", hipGraphCreate(nullptr, 0));
  hipGraph_t never;
  show("create.flags", hipGraphCreate(&never, 1));
  show("destroy", hipGraphDestroy(graph));
  show("destroy.again", hipGraphDestroy(graph));
  show("destroy.null", hipGraphDestroy(nullptr));
  show("node.ofDestroyed", hipGraphNodeGetType(a, &type));
  HIP(hipGraphDestroy(elsewhere));
}

static void clones() {
  hipGraph_t graph, clone;
  HIP(hipGraphCreate(&graph, 0));
  const hipGraphNode_t a = addSet(graph, 1);
  const hipGraphNode_t b = addSet(graph, 2, &a);
  HIP(hipGraphClone(&clone, graph));
  hipGraphNode_t found = nullptr, late = addSet(graph, 3, &b);
  HIP(hipGraphNodeFindInClone(&found, b, clone));
  show("clone.other", found != b);
  show("clone.late", hipGraphNodeFindInClone(&found, late, clone));
  show("clone.notOne", hipGraphNodeFindInClone(&found, b, graph));
  show("clone.null", hipGraphClone(nullptr, graph));
  HIP(hipGraphNodeFindInClone(&found, b, clone));
  int value = 40;
  void* arguments[] = {&memory, &value};
  const auto params = kernel((void*)set, arguments);
  HIP(hipGraphKernelNodeSetParams(found, &params));
  hipGraphExec_t original, copied;
  HIP(hipGraphInstantiate(&original, graph, nullptr, nullptr, 0));
  HIP(hipGraphInstantiate(&copied, clone, nullptr, nullptr, 0));
  HIP(hipGraphDestroy(graph));
  show("clone.original", run(original));
  show("clone.copied", run(copied));
  HIP(hipGraphDestroy(clone));
  show("clone.after", run(copied));
  HIP(hipGraphExecDestroy(original));
  HIP(hipGraphExecDestroy(copied));
}

static hipGraphExecUpdateResult result;
static hipGraphNode_t errorNode;

static void updates() {
  hipGraph_t graph, next;
  HIP(hipGraphCreate(&graph, 0));
  const hipGraphNode_t a = addSet(graph, 1);
  addSet(graph, 2, &a);
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  show("update.before", run(exec));

  HIP(hipGraphCreate(&next, 0));
  hipGraphNode_t first = addSet(next, 7);
  addSet(next, 8, &first, (void*)other);  // another kernel, too
  show("update", hipGraphExecUpdate(exec, next, &errorNode, &result));
  show("update.result", int(result));
  show("update.after", run(exec));
  const hipGraphNode_t extra = addSet(next, 9, &first);
  show("update.more", hipGraphExecUpdate(exec, next, &errorNode, &result));
  show("update.more.result", int(result));
  show("update.unchanged", run(exec));
  HIP(hipGraphDestroyNode(extra));
  HIP(hipGraphDestroy(next));

  HIP(hipGraphCreate(&next, 0));
  addSet(next, 7);
  hipGraphNode_t second = addSet(next, 8);
  show("update.edge", hipGraphExecUpdate(exec, next, &errorNode, &result));
  show("update.edge.result", int(result));
  show("update.edge.node", errorNode == second);
  HIP(hipGraphDestroy(next));

  HIP(hipGraphCreate(&next, 0));
  first = addSet(next, 7);
  HIP(hipGraphAddEmptyNode(&second, next, &first, 1));
  show("update.type", hipGraphExecUpdate(exec, next, &errorNode, &result));
  show("update.type.result", int(result));
  show("update.type.node", errorNode == second);
  show("update.null", hipGraphExecUpdate(exec, next, nullptr, &result));
  show("update.noExec", hipGraphExecUpdate(nullptr, next, &errorNode, &result));
  HIP(hipGraphDestroy(next));

  // One node alone: off and on, other parameters; by its handle in the graph.
  unsigned enabled = 7;
  show("enable.off", hipGraphNodeSetEnabled(exec, a, 0));
  HIP(hipGraphNodeGetEnabled(exec, a, &enabled));
  show("enable.is", enabled);
  show("enable.null", hipGraphNodeGetEnabled(exec, a, nullptr));
  hipGraphNode_t empty;
  HIP(hipGraphAddEmptyNode(&empty, graph, nullptr, 0));
  show("enable.unknown", hipGraphNodeSetEnabled(exec, empty, 0));
  size_t count = 3;
  hipGraphNode_t nodes[3];
  HIP(hipGraphGetNodes(graph, nodes, &count));
  const hipGraphNode_t b = nodes[0] == a ? nodes[2] : nodes[1];
  HIP(hipGraphNodeSetEnabled(exec, b, 0));
  show("enable.none", run(exec));
  HIP(hipGraphNodeSetEnabled(exec, a, 1));
  show("enable.first", run(exec));
  int value = 55;
  void* arguments[] = {&memory, &value};
  hipGraphNodeParams any{};
  any.type = hipGraphNodeTypeKernel;
  any.kernel = kernel((void*)set, arguments);
  show("exec.any", hipGraphExecNodeSetParams(exec, a, &any));
  show("exec.any.after", run(exec));
  any.type = hipGraphNodeTypeHost;
  show("exec.any.type", hipGraphExecNodeSetParams(exec, a, &any));
  show("exec.kernel.null", hipGraphExecKernelNodeSetParams(exec, a, nullptr));
  show("exec.destroy", hipGraphExecDestroy(exec));
  show("exec.destroy.again", hipGraphExecDestroy(exec));
  show("exec.launch.destroyed", hipGraphLaunch(exec, stream));
  show("exec.launch.null", hipGraphLaunch(nullptr, stream));
  show("exec.upload.null", hipGraphUpload(nullptr, stream));
  HIP(hipGraphDestroy(graph));
}

// A child graph in an executable graph.
static void children() {
  hipGraph_t graph, child, next, wrong;
  HIP(hipGraphCreate(&graph, 0));
  HIP(hipGraphCreate(&child, 0));
  HIP(hipGraphCreate(&next, 0));
  HIP(hipGraphCreate(&wrong, 0));
  addSet(child, 5);
  addSet(next, 6);
  hipGraphNode_t node, empty;
  HIP(hipGraphAddEmptyNode(&empty, wrong, nullptr, 0));
  HIP(hipGraphAddChildGraphNode(&node, graph, nullptr, 0, child));
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  show("child.before", run(exec));
  show("child.set", hipGraphExecChildGraphNodeSetParams(exec, node, next));
  show("child.after", run(exec));
  show("child.wrong", hipGraphExecChildGraphNodeSetParams(exec, node, wrong));
  show("child.null", hipGraphExecChildGraphNodeSetParams(exec, node, nullptr));
  hipGraph_t inside;
  HIP(hipGraphChildGraphNodeGetGraph(node, &inside));
  show("child.get.null", hipGraphChildGraphNodeGetGraph(node, nullptr));
  size_t count = 1;
  hipGraphNode_t kernelNode;
  HIP(hipGraphGetNodes(inside, &kernelNode, &count));
  int value = 70;
  void* arguments[] = {&memory, &value};
  const auto params = kernel((void*)set, arguments);
  HIP(hipGraphExecKernelNodeSetParams(exec, kernelNode, &params));
  show("child.node", run(exec));
  HIP(hipGraphExecDestroy(exec));
  for (hipGraph_t each : {graph, child, next, wrong}) HIP(hipGraphDestroy(each));
}

// hipGraphAddNode and hipGraphNodeSetParams for several kinds.
static void generic() {
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  hipGraphNode_t node, fill;
  int value = 11;
  void* arguments[] = {&memory, &value};
  hipGraphNodeParams params{};
  params.type = hipGraphNodeTypeMemset;
  params.memset = {memory, 1, 1, 4, 1, 4};
  show("generic.fill", hipGraphAddNode(&fill, graph, nullptr, 0, &params));
  params.type = hipGraphNodeTypeKernel;
  params.kernel = kernel((void*)other, arguments);
  show("generic.kernel", hipGraphAddNode(&node, graph, &fill, 1, &params));
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  show("generic.run", run(exec));
  HIP(hipGraphExecDestroy(exec));
  value = 12;
  show("generic.set", hipGraphNodeSetParams(node, &params));
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  show("generic.run.set", run(exec));
  HIP(hipGraphExecDestroy(exec));
  show("generic.set.type", hipGraphNodeSetParams(fill, &params));
  params.type = hipGraphNodeTypeCount;
  show("generic.type", hipGraphAddNode(&node, graph, nullptr, 0, &params));
  params.type = hipGraphNodeTypeExtSemaphoreWait;
  show("generic.semaphore", hipGraphAddNode(&node, graph, nullptr, 0, &params));
  show("generic.null", hipGraphAddNode(&node, graph, nullptr, 0, nullptr));
  HIP(hipGraphDestroy(graph));
}

// Errors of the calls that make nodes.
static void refused() {
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  hipGraphNode_t node;
  int value = 0, host[4] = {};
  void* arguments[] = {&memory, &value};
  auto params = kernel(nullptr, arguments);
  show("kernel.null", hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  params.func = host;
  show("kernel.unknown", hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  params.func = (void*)set;
  params.blockDim = dim3(0);
  show("kernel.block", hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  params.blockDim = dim3(1);
  params.kernelParams = nullptr;
  show("kernel.arguments", hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  params.kernelParams = arguments;
  params.extra = arguments;
  show("kernel.both", hipGraphAddKernelNode(&node, graph, nullptr, 0, &params));
  show("copy.empty", hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, memory, host, 0,
                                             hipMemcpyHostToDevice));
  show("copy.null", hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, nullptr, host, 4,
                                            hipMemcpyHostToDevice));
  show("copy.kind", hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, host, host + 2, 4,
                                            hipMemcpyHostToDevice));
  show("copy.beyond", hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, memory, host, 1 << 20,
                                              hipMemcpyHostToDevice));
  show("copy.box.null", hipGraphAddMemcpyNode(&node, graph, nullptr, 0, nullptr));
  hipMemcpy3DParms box{};
  show("copy.symbol", hipGraphAddMemcpyNodeToSymbol(&node, graph, nullptr, 0, nullptr, host, 4, 0,
                                                    hipMemcpyHostToDevice));
  show("copy.symbol.unknown",
       hipGraphAddMemcpyNodeFromSymbol(&node, graph, nullptr, 0, host, host + 1, 4, 0,
                                       hipMemcpyDeviceToHost));
  hipMemsetParams fill{};
  fill.dst = memory;
  fill.elementSize = 3;
  fill.width = fill.height = 1;
  show("fill.element", hipGraphAddMemsetNode(&node, graph, nullptr, 0, &fill));
  fill.elementSize = 4;
  fill.height = 2;
  show("fill.pitch", hipGraphAddMemsetNode(&node, graph, nullptr, 0, &fill));
  fill.height = 0;
  show("fill.height", hipGraphAddMemsetNode(&node, graph, nullptr, 0, &fill));
  fill.height = 1;
  fill.dst = host;
  show("fill.host", hipGraphAddMemsetNode(&node, graph, nullptr, 0, &fill));
  hipHostNodeParams function{};
  show("host.null", hipGraphAddHostNode(&node, graph, nullptr, 0, &function));
  show("event.null", hipGraphAddEventRecordNode(&node, graph, nullptr, 0, nullptr));
  show("wait.null", hipGraphAddEventWaitNode(&node, graph, nullptr, 0, nullptr));
  show("childGraph.null", hipGraphAddChildGraphNode(&node, graph, nullptr, 0, nullptr));
  show("driver.context", hipDrvGraphAddMemsetNode(&node, graph, nullptr, 0, nullptr, nullptr));

  // Queries to nodes of another kind.
  HIP(hipGraphAddEmptyNode(&node, graph, nullptr, 0));
  show("get.kernel", hipGraphKernelNodeGetParams(node, &params));
  show("get.copy", hipGraphMemcpyNodeGetParams(node, &box));
  show("get.fill", hipGraphMemsetNodeGetParams(node, &fill));
  show("get.host", hipGraphHostNodeGetParams(node, &function));
  hipEvent_t event;
  show("get.event", hipGraphEventRecordNodeGetEvent(node, &event));
  fill = {memory, 4, 1, 4, 0, 1};
  show("set.fill", hipGraphMemsetNodeSetParams(node, &fill));
  hipKernelNodeAttrValue attribute{};
  show("attribute.kind",
       hipGraphKernelNodeGetAttribute(node, hipKernelNodeAttributeCooperative, &attribute));
  const hipGraphNode_t work = addSet(graph, 1);
  attribute.priority = 5;
  show("attribute.priority",
       hipGraphKernelNodeSetAttribute(work, hipKernelNodeAttributePriority, &attribute));
  show("attribute.unknown",
       hipGraphKernelNodeSetAttribute(work, static_cast<hipKernelNodeAttrID>(77), &attribute));
  attribute = {};
  attribute.accessPolicyWindow.hitRatio = 2;
  show("attribute.ratio",
       hipGraphKernelNodeSetAttribute(work, hipKernelNodeAttributeAccessPolicyWindow, &attribute));
  show("attribute.copy", hipGraphKernelNodeCopyAttributes(node, work));

  // External semaphores: no device has them.
  hipExternalSemaphoreSignalNodeParams signal{};
  hipExternalSemaphoreWaitNodeParams wait{};
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  const hipError_t answers[] = {
      hipGraphAddExternalSemaphoresSignalNode(&node, graph, nullptr, 0, &signal),
      hipGraphAddExternalSemaphoresWaitNode(&node, graph, nullptr, 0, &wait),
      hipGraphExternalSemaphoresSignalNodeGetParams(work, &signal),
      hipGraphExternalSemaphoresSignalNodeSetParams(work, &signal),
      hipGraphExternalSemaphoresWaitNodeGetParams(work, &wait),
      hipGraphExternalSemaphoresWaitNodeSetParams(work, &wait),
      hipGraphExecExternalSemaphoresSignalNodeSetParams(exec, work, &signal),
      hipGraphExecExternalSemaphoresWaitNodeSetParams(exec, work, &wait)};
  bool refusedAll = true;
  for (hipError_t answer : answers) refusedAll = refusedAll && answer == hipErrorNotSupported;
  show("semaphores", refusedAll);
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(graph));
}

static void instantiation() {
  hipGraph_t graph;
  HIP(hipGraphCreate(&graph, 0));
  addSet(graph, 3);
  hipGraphExec_t exec = nullptr;
  char log[64] = "x";
  hipGraphNode_t node = (hipGraphNode_t)1;
  HIP(hipGraphInstantiate(&exec, graph, &node, log, sizeof log));
  show("instantiate.log", node == nullptr && log[0] == '\0');
  HIP(hipGraphExecDestroy(exec));
  show("instantiate.null", hipGraphInstantiate(nullptr, graph, nullptr, nullptr, 0));
  show("instantiate.noGraph", hipGraphInstantiate(&exec, nullptr, &node, log, sizeof log));
  show("instantiate.log.error", log);
  show("instantiate.flags", hipGraphInstantiateWithFlags(&exec, graph, 1ull << 20));
  show("instantiate.device",
       hipGraphInstantiateWithFlags(&exec, graph, hipGraphInstantiateFlagDeviceLaunch));
  hipGraphInstantiateParams params{};
  params.flags = hipGraphInstantiateFlagUpload | hipGraphInstantiateFlagAutoFreeOnLaunch;
  params.uploadStream = stream;
  show("instantiate.params", hipGraphInstantiateWithParams(&exec, graph, &params));
  show("instantiate.params.result", int(params.result_out));
  unsigned long long flags = 0;
  HIP(hipGraphExecGetFlags(exec, &flags));
  show("instantiate.params.flags", int(flags));
  show("instantiate.params.run", run(exec));
  HIP(hipGraphExecDestroy(exec));
  params.flags = 1 << 20;
  show("instantiate.params.bad", hipGraphInstantiateWithParams(&exec, graph, &params));
  show("instantiate.params.bad.result", int(params.result_out));
  // An empty graph.
  hipGraph_t empty;
  HIP(hipGraphCreate(&empty, 0));
  HIP(hipGraphInstantiate(&exec, empty, nullptr, nullptr, 0));
  show("instantiate.empty", hipGraphLaunch(exec, stream));
  HIP(hipGraphExecDestroy(exec));
  HIP(hipGraphDestroy(empty));
  HIP(hipGraphDestroy(graph));
}

static std::string picture(hipGraph_t graph, unsigned flags) {
  HIP(hipGraphDebugDotPrint(graph, "graph.dot", flags));
  std::ostringstream text;
  text << std::ifstream("graph.dot").rdbuf();
  return text.str();
}

static bool has(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

static void hostFunction(void*) {}

static void pictures() {
  hipGraph_t graph, child;
  HIP(hipGraphCreate(&graph, 0));
  HIP(hipGraphCreate(&child, 0));
  hipGraphNode_t empty, host, copy, fill, nested;
  const hipGraphNode_t work = addSet(graph, 1);
  HIP(hipGraphAddEmptyNode(&empty, child, nullptr, 0));
  HIP(hipGraphAddChildGraphNode(&nested, graph, &work, 1, child));
  hipHostNodeParams function{hostFunction, memory};
  HIP(hipGraphAddHostNode(&host, graph, &nested, 1, &function));
  HIP(hipGraphAddMemcpyNode1D(&copy, graph, nullptr, 0, memory, &graph, 4, hipMemcpyHostToDevice));
  hipMemsetParams params{memory, 2, 1, 8, 9, 2};
  HIP(hipGraphAddMemsetNode(&fill, graph, &copy, 1, &params));
  const std::string plain = picture(graph, 0), all = picture(graph, hipGraphDebugDotFlagsVerbose);
  show("dot.kinds", has(plain, "EMPTY") && has(plain, "HOST") && has(plain, "MEMCPY") &&
                        has(plain, "(HtoD,4)") && has(plain, "MEMSET") && has(plain, "set"));
  int arrows = 0;
  for (size_t at = 0; (at = plain.find("->", at)) != std::string::npos; ++at) ++arrows;
  show("dot.arrows", arrows);
  show("dot.nested", has(plain, "cluster_2"));
  show("dot.plain", has(plain, "priority") || has(plain, "extent") || has(plain, "handle"));
  show("dot.verbose", has(all, "KERNEL") && has(all, "priority 0") && has(all, "extent 2 x 1"));
  show("dot.copy", has(picture(graph, hipGraphDebugDotFlagsMemcpyNodeParams), "pitch"));
  show("dot.host", has(picture(graph, hipGraphDebugDotFlagsHostNodeParams), "data"));
  show("dot.fill", has(picture(graph, hipGraphDebugDotFlagsMemsetNodeParams), "element 2 bytes"));
  show("dot.kernel", has(picture(graph, hipGraphDebugDotFlagsKernelNodeParams), "arguments"));
  show("dot.handles", has(picture(graph, hipGraphDebugDotFlagsHandles), "handle"));
  show("dot.path", hipGraphDebugDotPrint(graph, "", 0));
  show("dot.null", hipGraphDebugDotPrint(graph, nullptr, 0));
  std::remove("graph.dot");
  HIP(hipGraphDestroy(child));
  HIP(hipGraphDestroy(graph));
}

static std::atomic<int> destroyed{0};
static void destroy(void* by) { destroyed += *static_cast<int*>(by); }

static void objects() {
  int one = 1;
  hipUserObject_t object;
  show("object.flags", hipUserObjectCreate(&object, &one, destroy, 1, 0));
  show("object.none", hipUserObjectCreate(&object, &one, destroy, 0, hipUserObjectNoDestructorSync));
  show("object.null",
       hipUserObjectCreate(&object, &one, nullptr, 1, hipUserObjectNoDestructorSync));
  HIP(hipUserObjectCreate(&object, &one, destroy, 2, hipUserObjectNoDestructorSync));
  HIP(hipUserObjectRetain(object, 1));
  HIP(hipUserObjectRelease(object, 2));
  show("object.kept", int(destroyed));
  hipGraph_t graph, clone;
  HIP(hipGraphCreate(&graph, 0));
  addSet(graph, 4);
  show("object.move", hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove));
  show("object.retain", hipGraphRetainUserObject(graph, object, 2, 0));
  show("object.retain.flags", hipGraphRetainUserObject(graph, object, 1, 2));
  show("object.retain.null", hipGraphRetainUserObject(graph, nullptr, 1, 0));
  show("object.release", hipGraphReleaseUserObject(graph, object, 2));
  show("object.release.many", hipGraphReleaseUserObject(graph, object, INT_MAX));
  show("object.release.none", hipGraphReleaseUserObject(graph, object, 0));
  HIP(hipGraphClone(&clone, graph));
  hipGraphExec_t exec;
  HIP(hipGraphInstantiate(&exec, clone, nullptr, nullptr, 0));
  HIP(hipGraphDestroy(graph));
  HIP(hipGraphDestroy(clone));
  show("object.inExec", int(destroyed));
  show("object.run", run(exec));
  HIP(hipGraphExecDestroy(exec));
  // The object ends after the launch is over, on a thread of the runtime's: after a while.
  for (int i = 0; i < 600000 && destroyed == 0; ++i) usleep(1000);
  show("object.destroyed", int(destroyed));
  HIP(hipUserObjectCreate(&object, &one, destroy, 1, hipUserObjectNoDestructorSync));
  HIP(hipUserObjectRelease(object, 1));
  show("object.destroyed.second", int(destroyed));
  show("object.released.again", hipUserObjectRelease(object, 1));
  show("object.retain.gone", hipUserObjectRetain(object, 1));
}

int main() {
  HIP(hipStreamCreate(&stream));
  HIP(hipMallocManaged((void**)&memory, 64));
  edges();
  clones();
  updates();
  children();
  generic();
  refused();
  instantiation();
  pictures();
  objects();
  HIP(hipFree(memory));
  HIP(hipStreamDestroy(stream));
}
