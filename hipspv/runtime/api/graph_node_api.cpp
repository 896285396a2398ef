// Nodes of graphs: creation, queries and changes of parameters.
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/graph/conditions.h"
#include "hipspv/runtime/graph/executable.h"
#include "node_params.h"

using namespace hipspv;

namespace {

using Dependencies = const hipGraphNode_t*;

// make(graph, dependencies) returns the node's operation.
template <class Make>
hipError_t add(hipGraphNode_t* node, hipGraph_t handle, Dependencies list, std::size_t count, Make&& make,
               const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(node != nullptr && (count == 0 || list != nullptr), hipErrorInvalidValue);
    Graph& graph = Graph::find(handle);
    std::vector<Node*> dependencies;
    for (std::size_t i = 0; i < count; ++i) dependencies.push_back(&Node::find(list[i]));
    graph.requireDependencies(dependencies);
    *node = graph.add(make(graph, dependencies), dependencies).handle();
  });
}

// The node's operation of that kind. Throws hipErrorInvalidValue if it has another kind.
template <class Kind>
Kind& operationAs(hipGraphNode_t handle) {
  auto* operation = std::get_if<Kind>(&Node::find(handle).operation);
  require(operation != nullptr, hipErrorInvalidValue);
  return *operation;
}

template <class Make>
hipError_t set(hipGraphNode_t node, Make&& make, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] { replace(Node::find(node), make()); });
}

[[noreturn]] void refuseSemaphores() {
  throw Error(hipErrorNotSupported,
              "graph nodes of external semaphores need semaphores of another API, and no "
              "device that hipspv runs on can import any");
}

std::shared_ptr<Condition> conditionOf(std::uint64_t handle) {
  for (const auto& device : Runtime::get().devices())
    if (auto found = device->object<Conditions>().find(handle)) return found;
  throw Error(hipErrorInvalidValue);
}

// Of CUDA's type, with so many empty graphs.
ConditionalOperation conditionalOf(std::uint64_t handle, int type, unsigned size) {
  constexpr unsigned kMaxSize[] = {2, 1, ~0u};
  require(type >= 0 && type < 3 && size >= 1 && size <= kMaxSize[type], hipErrorInvalidValue);
  ConditionalOperation operation{
      conditionOf(handle), static_cast<ConditionalKind>(type), {}, std::make_shared<std::vector<hipGraph_t>>()};
  for (unsigned i = 0; i < size; ++i) {
    operation.bodies.push_back(std::make_shared<Graph>());
    operation.bodies.back()->embed();
    operation.handles->push_back(operation.bodies.back()->handle());
  }
  return operation;
}

}  // namespace

// ---- Any kind

HIPSPV_CALL hipGraphAddNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                            hipGraphNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph& of, std::span<Node* const> dependencies) {
    return operationOf(of, dependencies, given(params));
  });
}

HIPSPV_CALL hipGraphNodeSetParams(hipGraphNode_t node, hipGraphNodeParams* params) {
  return guard([&] {
    Node& changed = Node::find(node);
    require(given(params).type == typeOf(changed.operation), hipErrorInvalidValue);
    requireChangeable(changed);
    replace(changed, operationOf(changed.graph(), {}, *params));
  });
}

HIPSPV_CALL hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count) {
  return add(node, graph, list, count, [](const Graph&, auto) { return EmptyOperation{}; });
}

// ---- Conditional nodes, of CUDA alone (cuda.h, cuda_runtime_api.h)

HIPSPV_CALL __hipspvGraphConditionalHandleCreate(unsigned long long* handle, hipGraph_t graph, unsigned value,
                                                 unsigned flags) {
  constexpr unsigned kAssignDefault = 1;
  return guardAs("cudaGraphConditionalHandleCreate", [&] {
    require(handle != nullptr && flags <= kAssignDefault, hipErrorInvalidValue);
    Graph& owner = Graph::find(graph);
    auto made = Runtime::get().current().object<Conditions>().make(value, flags == kAssignDefault);
    *handle = made->handle();
    owner.keep(std::move(made));
  });
}

// graphs: gets the array of the node's graphs, which lives as long as the node.
HIPSPV_CALL __hipspvGraphAddConditionalNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                            std::size_t count, unsigned long long handle, int type, unsigned size,
                                            hipGraph_t** graphs) {
  return add(
      node, graph, list, count,
      [&](const Graph&, auto) {
        ConditionalOperation operation = conditionalOf(handle, type, size);
        *graphs = operation.handles->data();
        return operation;
      },
      "cudaGraphAddNode");
}

// ---- Kernels

HIPSPV_CALL hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                  const hipKernelNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams* params) {
  return guard([&] { given(params) = kernelParams(operationAs<KernelOperation>(node)); });
}

HIPSPV_CALL hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphKernelNodeSetAttribute(hipGraphNode_t node, hipKernelNodeAttrID which,
                                           const hipKernelNodeAttrValue* value) {
  return guard([&] { setAttribute(operationAs<KernelOperation>(node).attributes, which, given(value)); });
}

HIPSPV_CALL hipGraphKernelNodeGetAttribute(hipGraphNode_t node, hipKernelNodeAttrID which,
                                           hipKernelNodeAttrValue* value) {
  return guard([&] { given(value) = attribute(operationAs<KernelOperation>(node).attributes, which); });
}

HIPSPV_CALL hipGraphKernelNodeCopyAttributes(hipGraphNode_t from, hipGraphNode_t to) {
  return guard([&] { operationAs<KernelOperation>(to).attributes = operationAs<KernelOperation>(from).attributes; });
}

// ---- Copies

HIPSPV_CALL hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                  const hipMemcpy3DParms* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms* params) {
  return guard([&] { given(params) = copyParams(operationAs<CopyOperation>(node)); });
}

HIPSPV_CALL hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipDrvGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                     const HIP_MEMCPY3D* params, hipCtx_t context) {
  return add(node, graph, list, count, [&](const Graph&, auto) {
    require(context != nullptr, hipErrorInvalidValue);
    return operationOf(given(params));
  });
}

HIPSPV_CALL hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t node, HIP_MEMCPY3D* params) {
  return guard([&] { given(params) = driverCopyParams(operationAs<CopyOperation>(node)); });
}

HIPSPV_CALL hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t node, const HIP_MEMCPY3D* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                    void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return linearCopy(to, from, bytes, kind); });
}

HIPSPV_CALL hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void* to, const void* from, std::size_t bytes,
                                          hipMemcpyKind kind) {
  return set(node, [&] { return linearCopy(to, from, bytes, kind); });
}

HIPSPV_CALL hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                          const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                          hipMemcpyKind kind) {
  return add(node, graph, list, count,
             [&](const Graph&, auto) { return copyToSymbol(symbol, from, bytes, offset, kind); });
}

HIPSPV_CALL hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void* symbol, const void* from,
                                                std::size_t bytes, std::size_t offset, hipMemcpyKind kind) {
  return set(node, [&] { return copyToSymbol(symbol, from, bytes, offset, kind); });
}

HIPSPV_CALL hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                            std::size_t count, void* to, const void* symbol, std::size_t bytes,
                                            std::size_t offset, hipMemcpyKind kind) {
  return add(node, graph, list, count,
             [&](const Graph&, auto) { return copyFromSymbol(to, symbol, bytes, offset, kind); });
}

HIPSPV_CALL hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void* to, const void* symbol, std::size_t bytes,
                                                  std::size_t offset, hipMemcpyKind kind) {
  return set(node, [&] { return copyFromSymbol(to, symbol, bytes, offset, kind); });
}

// ---- Fills

HIPSPV_CALL hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                  const hipMemsetParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams* params) {
  return guard([&] { given(params) = fillParams(operationAs<FillOperation>(node)); });
}

HIPSPV_CALL hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipDrvGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                     const HIP_MEMSET_NODE_PARAMS* params, hipCtx_t context) {
  return add(node, graph, list, count, [&](const Graph&, auto) {
    require(context != nullptr, hipErrorInvalidValue);
    return operationOf(given(params));
  });
}

// ---- Host functions

HIPSPV_CALL hipGraphAddHostNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                const hipHostNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams* params) {
  return guard([&] {
    const auto& host = operationAs<HostOperation>(node);
    given(params) = {host.function, host.data};
  });
}

HIPSPV_CALL hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

// ---- Events

HIPSPV_CALL hipGraphAddEventRecordNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                       hipEvent_t event) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return recordOf(event); });
}

HIPSPV_CALL hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  return guard([&] { given(event) = operationAs<EventRecordOperation>(node).handle; });
}

HIPSPV_CALL hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return set(node, [&] { return recordOf(event); });
}

HIPSPV_CALL hipGraphAddEventWaitNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                     hipEvent_t event) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return waitOf(event); });
}

HIPSPV_CALL hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  return guard([&] { given(event) = operationAs<EventWaitOperation>(node).handle; });
}

HIPSPV_CALL hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return set(node, [&] { return waitOf(event); });
}

// ---- Child graphs

HIPSPV_CALL hipGraphAddChildGraphNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                      hipGraph_t child) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return childOf(child); });
}

HIPSPV_CALL hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t* graph) {
  return guard([&] { given(graph) = operationAs<ChildGraphOperation>(node).graph->handle(); });
}

// ---- Memory

HIPSPV_CALL hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                    hipMemAllocNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph& of, std::span<Node* const> dependencies) {
    return allocationOf(of, dependencies, given(params));
  });
}

HIPSPV_CALL hipGraphMemAllocNodeGetParams(hipGraphNode_t node, hipMemAllocNodeParams* params) {
  return guard([&] { given(params) = operationAs<AllocateOperation>(node).given; });
}

HIPSPV_CALL hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                   void* address) {
  return add(node, graph, list, count, [&](const Graph& of, auto) { return freeOf(of, address); });
}

HIPSPV_CALL hipDrvGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                      hipDeviceptr_t address) {
  return add(node, graph, list, count, [&](const Graph& of, auto) { return freeOf(of, address); });
}

HIPSPV_CALL hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void* address) {
  return guard([&] { given(static_cast<void**>(address)) = operationAs<FreeOperation>(node).address; });
}

// ---- Writes to memory and waits for values

HIPSPV_CALL hipGraphAddBatchMemOpNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                      const hipBatchMemOpNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphBatchMemOpNodeGetParams(hipGraphNode_t node, hipBatchMemOpNodeParams* params) {
  return guard([&] {
    auto& batch = operationAs<MemoryBatchOperation>(node);
    given(params) = {batch.context, static_cast<unsigned>(batch.operations.size()), batch.operations.data(),
                     batch.flags};
  });
}

HIPSPV_CALL hipGraphBatchMemOpNodeSetParams(hipGraphNode_t node, hipBatchMemOpNodeParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

// ---- External semaphores: not supported; each call reports that

HIPSPV_CALL hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                    std::size_t count,
                                                    const hipExternalSemaphoreSignalNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) -> Operation {
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_CALL hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                  std::size_t count, const hipExternalSemaphoreWaitNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) -> Operation {
    given(params);
    refuseSemaphores();
  });
}

// No node has such parameters, so any node given here has another kind or is invalid.
HIPSPV_CALL hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t node,
                                                          hipExternalSemaphoreSignalNodeParams* params) {
  return guard([&] {
    Node::find(node);
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_EXPORT hipError_t
hipGraphExternalSemaphoresSignalNodeSetParams(hipGraphNode_t node, const hipExternalSemaphoreSignalNodeParams* params) {
  return guard([&] {
    Node::find(node);
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_CALL hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t node,
                                                        hipExternalSemaphoreWaitNodeParams* params) {
  return guard([&] {
    Node::find(node);
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_CALL hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t node,
                                                        const hipExternalSemaphoreWaitNodeParams* params) {
  return guard([&] {
    Node::find(node);
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_CALL hipGraphExecExternalSemaphoresSignalNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                                              const hipExternalSemaphoreSignalNodeParams* params) {
  return guard([&] {
    ExecutableGraph::find(executable).copyOf(Node::find(node));
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_CALL hipGraphExecExternalSemaphoresWaitNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                                            const hipExternalSemaphoreWaitNodeParams* params) {
  return guard([&] {
    ExecutableGraph::find(executable).copyOf(Node::find(node));
    given(params);
    refuseSemaphores();
  });
}

// ---- hipMemsetParams with HIP 6's order of members: the headers map calls of such programs to these names.
namespace {

using Fill = FillParams6;

// Passes HIP 7's parameters to call(parameters); null stays null.
template <class Call>
hipError_t with7(const Fill* params, Call&& call) {
  if (params == nullptr) return call(nullptr);
  const hipMemsetParams converted = fillParams(*params);
  return call(&converted);
}

// As above, for a node of any kind. Parameters of other kinds pass unchanged, since the call writes to them.
template <class Call>
hipError_t with7(hipGraphNodeParams* params, Call&& call) {
  if (params == nullptr || params->type != hipGraphNodeTypeMemset) return call(params);
  hipGraphNodeParams converted = *params;
  Fill fill;
  std::memcpy(&fill, &params->memset, sizeof fill);
  converted.memset = fillParams(fill);
  return call(&converted);
}

}  // namespace

HIPSPV_CALL __hipspv_hipGraphAddMemsetNode6(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* list,
                                            std::size_t count, const Fill* params) {
  return with7(params,
               [&](const hipMemsetParams* fill) { return hipGraphAddMemsetNode(node, graph, list, count, fill); });
}

HIPSPV_CALL __hipspv_hipGraphMemsetNodeGetParams6(hipGraphNode_t node, Fill* params) {
  hipMemsetParams fill{};
  const hipError_t error = hipGraphMemsetNodeGetParams(node, params == nullptr ? nullptr : &fill);
  if (error == hipSuccess) *params = {fill.dst, fill.elementSize, fill.height, fill.pitch, fill.value, fill.width};
  return error;
}

HIPSPV_CALL __hipspv_hipGraphMemsetNodeSetParams6(hipGraphNode_t node, const Fill* params) {
  return with7(params, [node](const hipMemsetParams* fill) { return hipGraphMemsetNodeSetParams(node, fill); });
}

HIPSPV_CALL __hipspv_hipGraphExecMemsetNodeSetParams6(hipGraphExec_t executable, hipGraphNode_t node,
                                                      const Fill* params) {
  return with7(params,
               [&](const hipMemsetParams* fill) { return hipGraphExecMemsetNodeSetParams(executable, node, fill); });
}

HIPSPV_CALL __hipspv_hipGraphAddNode6(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* list,
                                      std::size_t count, hipGraphNodeParams* params) {
  return with7(params, [&](hipGraphNodeParams* it) { return hipGraphAddNode(node, graph, list, count, it); });
}

HIPSPV_CALL __hipspv_hipGraphNodeSetParams6(hipGraphNode_t node, hipGraphNodeParams* params) {
  return with7(params, [node](hipGraphNodeParams* it) { return hipGraphNodeSetParams(node, it); });
}

HIPSPV_CALL __hipspv_hipGraphExecNodeSetParams6(hipGraphExec_t executable, hipGraphNode_t node,
                                                hipGraphNodeParams* params) {
  return with7(params, [&](hipGraphNodeParams* it) { return hipGraphExecNodeSetParams(executable, node, it); });
}
