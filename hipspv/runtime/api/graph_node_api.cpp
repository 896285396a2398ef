// Nodes of graphs: creation, queries and changes of parameters.
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/graph/executable.h"
#include "node_params.h"

using namespace hipspv;

namespace {

using Dependencies = const hipGraphNode_t*;

// make(graph, dependencies) returns the node's operation.
template <class Make>
hipError_t add(hipGraphNode_t* node, hipGraph_t handle, Dependencies list, std::size_t count, Make&& make,
               const char* call = __builtin_FUNCTION()) {
  return guard(
      [&] {
        require(node != nullptr && (count == 0 || list != nullptr), hipErrorInvalidValue);
        Graph& graph = Graph::find(handle);
        std::vector<Node*> dependencies;
        for (std::size_t i = 0; i < count; ++i) dependencies.push_back(&Node::find(list[i]));
        graph.requireDependencies(dependencies);
        *node = graph.add(make(graph, dependencies), dependencies).handle();
      },
      call);
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
  return guard([&] { replace(Node::find(node), make()); }, call);
}

[[noreturn]] void refuseSemaphores() {
  throw Error(hipErrorNotSupported,
              "graph nodes of external semaphores need semaphores of another API, and no "
              "device that hipspv runs on can import any");
}

}  // namespace

// ---- Any kind

HIPSPV_EXPORT hipError_t hipGraphAddNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list, std::size_t count,
                                         hipGraphNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph& of, std::span<Node* const> dependencies) {
    return operationOf(of, dependencies, given(params));
  });
}

HIPSPV_EXPORT hipError_t hipGraphNodeSetParams(hipGraphNode_t node, hipGraphNodeParams* params) {
  return guard([&] {
    Node& changed = Node::find(node);
    require(given(params).type == typeOf(changed.operation), hipErrorInvalidValue);
    requireChangeable(changed);
    replace(changed, operationOf(changed.graph(), {}, *params));
  });
}

HIPSPV_EXPORT hipError_t hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                              std::size_t count) {
  return add(node, graph, list, count, [](const Graph&, auto) { return EmptyOperation{}; });
}

// ---- Kernels

HIPSPV_EXPORT hipError_t hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                               std::size_t count, const hipKernelNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams* params) {
  return guard([&] { given(params) = kernelParams(operationAs<KernelOperation>(node)); });
}

HIPSPV_EXPORT hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t node, hipKernelNodeAttrID which,
                                                        const hipKernelNodeAttrValue* value) {
  return guard([&] { setAttribute(operationAs<KernelOperation>(node).attributes, which, given(value)); });
}

HIPSPV_EXPORT hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t node, hipKernelNodeAttrID which,
                                                        hipKernelNodeAttrValue* value) {
  return guard([&] { given(value) = attribute(operationAs<KernelOperation>(node).attributes, which); });
}

HIPSPV_EXPORT hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t from, hipGraphNode_t to) {
  return guard([&] { operationAs<KernelOperation>(to).attributes = operationAs<KernelOperation>(from).attributes; });
}

// ---- Copies

HIPSPV_EXPORT hipError_t hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                               std::size_t count, const hipMemcpy3DParms* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms* params) {
  return guard([&] { given(params) = copyParams(operationAs<CopyOperation>(node)); });
}

HIPSPV_EXPORT hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                  std::size_t count, const HIP_MEMCPY3D* params, hipCtx_t context) {
  return add(node, graph, list, count, [&](const Graph&, auto) {
    require(context != nullptr, hipErrorInvalidValue);
    return operationOf(given(params));
  });
}

HIPSPV_EXPORT hipError_t hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t node, HIP_MEMCPY3D* params) {
  return guard([&] { given(params) = driverCopyParams(operationAs<CopyOperation>(node)); });
}

HIPSPV_EXPORT hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t node, const HIP_MEMCPY3D* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                 std::size_t count, void* to, const void* from, std::size_t bytes,
                                                 hipMemcpyKind kind) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return linearCopy(to, from, bytes, kind); });
}

HIPSPV_EXPORT hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void* to, const void* from,
                                                       std::size_t bytes, hipMemcpyKind kind) {
  return set(node, [&] { return linearCopy(to, from, bytes, kind); });
}

HIPSPV_EXPORT hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                       std::size_t count, const void* symbol, const void* from,
                                                       std::size_t bytes, std::size_t offset, hipMemcpyKind kind) {
  return add(node, graph, list, count,
             [&](const Graph&, auto) { return copyToSymbol(symbol, from, bytes, offset, kind); });
}

HIPSPV_EXPORT hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void* symbol, const void* from,
                                                             std::size_t bytes, std::size_t offset,
                                                             hipMemcpyKind kind) {
  return set(node, [&] { return copyToSymbol(symbol, from, bytes, offset, kind); });
}

HIPSPV_EXPORT hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                         std::size_t count, void* to, const void* symbol,
                                                         std::size_t bytes, std::size_t offset, hipMemcpyKind kind) {
  return add(node, graph, list, count,
             [&](const Graph&, auto) { return copyFromSymbol(to, symbol, bytes, offset, kind); });
}

HIPSPV_EXPORT hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void* to, const void* symbol,
                                                               std::size_t bytes, std::size_t offset,
                                                               hipMemcpyKind kind) {
  return set(node, [&] { return copyFromSymbol(to, symbol, bytes, offset, kind); });
}

// ---- Fills

HIPSPV_EXPORT hipError_t hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                               std::size_t count, const hipMemsetParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams* params) {
  return guard([&] { given(params) = fillParams(operationAs<FillOperation>(node)); });
}

HIPSPV_EXPORT hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                  std::size_t count, const HIP_MEMSET_NODE_PARAMS* params,
                                                  hipCtx_t context) {
  return add(node, graph, list, count, [&](const Graph&, auto) {
    require(context != nullptr, hipErrorInvalidValue);
    return operationOf(fillParams(given(params)));
  });
}

// ---- Host functions

HIPSPV_EXPORT hipError_t hipGraphAddHostNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                             std::size_t count, const hipHostNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams* params) {
  return guard([&] {
    const auto& host = operationAs<HostOperation>(node);
    given(params) = {host.function, host.data};
  });
}

HIPSPV_EXPORT hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

// ---- Events

HIPSPV_EXPORT hipError_t hipGraphAddEventRecordNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                    std::size_t count, hipEvent_t event) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return recordOf(event); });
}

HIPSPV_EXPORT hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  return guard([&] { given(event) = operationAs<EventRecordOperation>(node).handle; });
}

HIPSPV_EXPORT hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return set(node, [&] { return recordOf(event); });
}

HIPSPV_EXPORT hipError_t hipGraphAddEventWaitNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                  std::size_t count, hipEvent_t event) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return waitOf(event); });
}

HIPSPV_EXPORT hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  return guard([&] { given(event) = operationAs<EventWaitOperation>(node).handle; });
}

HIPSPV_EXPORT hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return set(node, [&] { return waitOf(event); });
}

// ---- Child graphs

HIPSPV_EXPORT hipError_t hipGraphAddChildGraphNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                   std::size_t count, hipGraph_t child) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return childOf(child); });
}

HIPSPV_EXPORT hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t* graph) {
  return guard([&] { given(graph) = operationAs<ChildGraphOperation>(node).graph->handle(); });
}

// ---- Memory

HIPSPV_EXPORT hipError_t hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                 std::size_t count, hipMemAllocNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph& of, std::span<Node* const> dependencies) {
    return allocationOf(of, dependencies, given(params));
  });
}

HIPSPV_EXPORT hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node, hipMemAllocNodeParams* params) {
  return guard([&] { given(params) = operationAs<AllocateOperation>(node).given; });
}

HIPSPV_EXPORT hipError_t hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                std::size_t count, void* address) {
  return add(node, graph, list, count, [&](const Graph& of, auto) { return freeOf(of, address); });
}

HIPSPV_EXPORT hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                   std::size_t count, hipDeviceptr_t address) {
  return add(node, graph, list, count, [&](const Graph& of, auto) { return freeOf(of, address); });
}

HIPSPV_EXPORT hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void* address) {
  return guard([&] { given(static_cast<void**>(address)) = operationAs<FreeOperation>(node).address; });
}

// ---- Writes to memory and waits for values

HIPSPV_EXPORT hipError_t hipGraphAddBatchMemOpNode(hipGraphNode_t* node, hipGraph_t graph, Dependencies list,
                                                   std::size_t count, const hipBatchMemOpNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) { return operationOf(given(params)); });
}

HIPSPV_EXPORT hipError_t hipGraphBatchMemOpNodeGetParams(hipGraphNode_t node, hipBatchMemOpNodeParams* params) {
  return guard([&] {
    auto& batch = operationAs<MemoryBatchOperation>(node);
    given(params) = {batch.context, static_cast<unsigned>(batch.operations.size()), batch.operations.data(),
                     batch.flags};
  });
}

HIPSPV_EXPORT hipError_t hipGraphBatchMemOpNodeSetParams(hipGraphNode_t node, hipBatchMemOpNodeParams* params) {
  return set(node, [&] { return operationOf(given(params)); });
}

// ---- External semaphores: not supported; each call reports that

HIPSPV_EXPORT hipError_t hipGraphAddExternalSemaphoresSignalNode(hipGraphNode_t* node, hipGraph_t graph,
                                                                 Dependencies list, std::size_t count,
                                                                 const hipExternalSemaphoreSignalNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) -> Operation {
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_EXPORT hipError_t hipGraphAddExternalSemaphoresWaitNode(hipGraphNode_t* node, hipGraph_t graph,
                                                               Dependencies list, std::size_t count,
                                                               const hipExternalSemaphoreWaitNodeParams* params) {
  return add(node, graph, list, count, [&](const Graph&, auto) -> Operation {
    given(params);
    refuseSemaphores();
  });
}

// No node has such parameters, so any node given here has another kind or is invalid.
HIPSPV_EXPORT hipError_t hipGraphExternalSemaphoresSignalNodeGetParams(hipGraphNode_t node,
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

HIPSPV_EXPORT hipError_t hipGraphExternalSemaphoresWaitNodeGetParams(hipGraphNode_t node,
                                                                     hipExternalSemaphoreWaitNodeParams* params) {
  return guard([&] {
    Node::find(node);
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_EXPORT hipError_t hipGraphExternalSemaphoresWaitNodeSetParams(hipGraphNode_t node,
                                                                     const hipExternalSemaphoreWaitNodeParams* params) {
  return guard([&] {
    Node::find(node);
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_EXPORT hipError_t hipGraphExecExternalSemaphoresSignalNodeSetParams(
    hipGraphExec_t executable, hipGraphNode_t node, const hipExternalSemaphoreSignalNodeParams* params) {
  return guard([&] {
    ExecutableGraph::find(executable).copyOf(Node::find(node));
    given(params);
    refuseSemaphores();
  });
}

HIPSPV_EXPORT hipError_t hipGraphExecExternalSemaphoresWaitNodeSetParams(
    hipGraphExec_t executable, hipGraphNode_t node, const hipExternalSemaphoreWaitNodeParams* params) {
  return guard([&] {
    ExecutableGraph::find(executable).copyOf(Node::find(node));
    given(params);
    refuseSemaphores();
  });
}

// ---- hipMemsetParams with CUDA's and HIP 7's order of members: the headers map calls of such programs to these names.
namespace {

using Fill = HIP_MEMSET_NODE_PARAMS;

// Passes HIP 6's parameters to call(parameters); null stays null.
template <class Call>
hipError_t with6(const Fill* params, Call&& call) {
  if (params == nullptr) return call(nullptr);
  const hipMemsetParams converted = fillParams(*params);
  return call(&converted);
}

// As above, for a node of any kind. Parameters of other kinds pass unchanged, since the call writes
// to them.
template <class Call>
hipError_t with6(hipGraphNodeParams* params, Call&& call) {
  if (params == nullptr || params->type != hipGraphNodeTypeMemset) return call(params);
  hipGraphNodeParams converted = *params;
  Fill fill;
  std::memcpy(&fill, &params->memset, sizeof fill);
  converted.memset = fillParams(fill);
  return call(&converted);
}

}  // namespace

HIPSPV_EXPORT hipError_t __hipspv_hipGraphAddMemsetNode7(hipGraphNode_t* node, hipGraph_t graph,
                                                         const hipGraphNode_t* list, std::size_t count,
                                                         const Fill* params) {
  return with6(params,
               [&](const hipMemsetParams* fill) { return hipGraphAddMemsetNode(node, graph, list, count, fill); });
}

HIPSPV_EXPORT hipError_t __hipspv_hipGraphMemsetNodeGetParams7(hipGraphNode_t node, Fill* params) {
  hipMemsetParams fill{};
  const hipError_t error = hipGraphMemsetNodeGetParams(node, params == nullptr ? nullptr : &fill);
  if (error == hipSuccess) *params = {fill.dst, fill.pitch, fill.value, fill.elementSize, fill.width, fill.height};
  return error;
}

HIPSPV_EXPORT hipError_t __hipspv_hipGraphMemsetNodeSetParams7(hipGraphNode_t node, const Fill* params) {
  return with6(params, [node](const hipMemsetParams* fill) { return hipGraphMemsetNodeSetParams(node, fill); });
}

HIPSPV_EXPORT hipError_t __hipspv_hipGraphExecMemsetNodeSetParams7(hipGraphExec_t executable, hipGraphNode_t node,
                                                                   const Fill* params) {
  return with6(params,
               [&](const hipMemsetParams* fill) { return hipGraphExecMemsetNodeSetParams(executable, node, fill); });
}

HIPSPV_EXPORT hipError_t __hipspv_hipGraphAddNode7(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* list,
                                                   std::size_t count, hipGraphNodeParams* params) {
  return with6(params, [&](hipGraphNodeParams* it) { return hipGraphAddNode(node, graph, list, count, it); });
}

HIPSPV_EXPORT hipError_t __hipspv_hipGraphNodeSetParams7(hipGraphNode_t node, hipGraphNodeParams* params) {
  return with6(params, [node](hipGraphNodeParams* it) { return hipGraphNodeSetParams(node, it); });
}

HIPSPV_EXPORT hipError_t __hipspv_hipGraphExecNodeSetParams7(hipGraphExec_t executable, hipGraphNode_t node,
                                                             hipGraphNodeParams* params) {
  return with6(params, [&](hipGraphNodeParams* it) { return hipGraphExecNodeSetParams(executable, node, it); });
}
