// Executable graphs: instantiation, launches, changes.
#include <algorithm>
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/graph/executable.h"
#include "node_params.h"

using namespace hipspv;

namespace {

constexpr unsigned long long kPlainFlags =
    hipGraphInstantiateFlagAutoFreeOnLaunch | hipGraphInstantiateFlagUseNodePriority;

// Plans every kernel. node: on an exception, the one that can't run.
void planKernels(const Graph& graph, Device& device, Node*& node) {
  for (const auto& of : graph.nodes()) {
    node = of.get();
    if (const auto* kernel = std::get_if<KernelOperation>(&of->operation)) planOf(kernel->symbol, device);
    for (const Graph* inner : innerGraphs(of->operation)) planKernels(*inner, device, node);
  }
  node = nullptr;
}

// node: the cause of a failure, nullptr if no node is.
std::unique_ptr<ExecutableGraph> instantiate(hipGraph_t handle, unsigned long long flags, Node*& node) {
  Graph& graph = Graph::find(handle);
  if ((flags & hipGraphInstantiateFlagDeviceLaunch) != 0)
    throw Error(hipErrorNotSupported, "device code can't launch a graph");
  Device& device = Runtime::get().current();
  planKernels(graph, device, node);
  auto made = std::make_unique<ExecutableGraph>(graph, flags);
  made->prepare(device);
  return made;
}

// make() returns the operation for the parameters.
template <class Make>
hipError_t set(hipGraphExec_t executable, hipGraphNode_t node, Make&& make, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    ExecutableGraph& graph = ExecutableGraph::find(executable);
    const Node& changed = Node::find(node);
    graph.copyOf(changed);
    graph.replace(changed, make());
  });
}

// Nodes that hipGraphNodeSetEnabled can turn off.
Node& switchable(hipGraphExec_t executable, hipGraphNode_t node) {
  Node& copy = ExecutableGraph::find(executable).copyOf(Node::find(node));
  const hipGraphNodeType type = typeOf(copy.operation);
  require(type == hipGraphNodeTypeKernel || type == hipGraphNodeTypeMemcpy || type == hipGraphNodeTypeMemset,
          hipErrorInvalidValue);
  return copy;
}

void launch(hipGraphExec_t executable, hipStream_t stream) {
  ExecutableGraph& graph = ExecutableGraph::find(executable);
  graph.launch(streamOf(stream));
}

}  // namespace

// ---- Instantiation

HIPSPV_CALL hipGraphInstantiate(hipGraphExec_t* executable, hipGraph_t graph, hipGraphNode_t* errorNode, char* log,
                                std::size_t logBytes) {
  return guard([&] {
    Node* node = nullptr;
    if (errorNode != nullptr) *errorNode = nullptr;
    if (log != nullptr && logBytes != 0) *log = '\0';
    try {
      require(executable != nullptr, hipErrorInvalidValue);
      *executable = instantiate(graph, 0, node).release()->handle();
    } catch (const Error& error) {
      if (errorNode != nullptr && node != nullptr) *errorNode = node->handle();
      const char* text = *error.what() != '\0' ? error.what() : errorText(error.code());
      if (log != nullptr && logBytes != 0) {
        std::strncpy(log, text, logBytes - 1);
        log[logBytes - 1] = '\0';
      }
      throw;
    }
  });
}

HIPSPV_CALL hipGraphInstantiateWithFlags(hipGraphExec_t* executable, hipGraph_t graph, unsigned long long flags) {
  return guard([&] {
    require(executable != nullptr, hipErrorInvalidValue);
    require((flags & ~(kPlainFlags | hipGraphInstantiateFlagDeviceLaunch)) == 0, hipErrorInvalidValue);
    Node* node = nullptr;
    *executable = instantiate(graph, flags, node).release()->handle();
  });
}

HIPSPV_CALL hipGraphInstantiateWithParams(hipGraphExec_t* executable, hipGraph_t graph,
                                          hipGraphInstantiateParams* params) {
  return guard([&] {
    require(executable != nullptr, hipErrorInvalidValue);
    const unsigned long long flags = given(params).flags;
    Node* node = nullptr;
    params->errNode_out = nullptr;
    params->result_out = hipGraphInstantiateError;
    require((flags & ~(kPlainFlags | hipGraphInstantiateFlagUpload | hipGraphInstantiateFlagDeviceLaunch)) == 0,
            hipErrorInvalidValue);
    try {
      auto made = instantiate(graph, flags, node);
      if ((flags & hipGraphInstantiateFlagUpload) != 0) made->upload(streamOf(params->uploadStream));
      *executable = made.release()->handle();
    } catch (const Error& error) {
      if (node != nullptr) params->errNode_out = node->handle();
      if (error.code() == hipErrorNotSupported) params->result_out = hipGraphInstantiateNodeOperationNotSupported;
      throw;
    }
    params->result_out = hipGraphInstantiateSuccess;
  });
}

HIPSPV_CALL hipGraphExecGetFlags(hipGraphExec_t executable, unsigned long long* flags) {
  return guard([&] { given(flags) = ExecutableGraph::find(executable).flags(); });
}

HIPSPV_CALL hipGraphExecDestroy(hipGraphExec_t executable) {
  return guard([&] { const std::unique_ptr<ExecutableGraph> owned(&ExecutableGraph::find(executable)); });
}

// ---- Launches

HIPSPV_CALL hipGraphUpload(hipGraphExec_t executable, hipStream_t stream) {
  return guard([&] {
    ExecutableGraph& graph = ExecutableGraph::find(executable);
    graph.upload(streamOf(stream));
  });
}

HIPSPV_CALL hipGraphLaunch(hipGraphExec_t executable, hipStream_t stream) {
  return guard([&] { launch(executable, stream); });
}

// With -fgpu-default-stream=per-thread.
HIPSPV_CALL hipGraphLaunch_spt(hipGraphExec_t executable, hipStream_t stream) {
  return guard([&] { launch(executable, stream == nullptr ? hipStreamPerThread : stream); });
}

// ---- Changes

HIPSPV_CALL hipGraphExecUpdate(hipGraphExec_t executable, hipGraph_t graph, hipGraphNode_t* errorNode,
                               hipGraphExecUpdateResult* result) {
  return guard([&] {
    require(errorNode != nullptr && result != nullptr, hipErrorInvalidValue);
    const UpdateFailure failure = ExecutableGraph::find(executable).update(Graph::find(graph));
    *errorNode = failure.node != nullptr ? failure.node->handle() : nullptr;
    *result = failure.result;
    require(failure.result == hipGraphExecUpdateSuccess, hipErrorGraphExecUpdateFailure);
  });
}

HIPSPV_CALL hipGraphExecNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node, hipGraphNodeParams* params) {
  return guard([&] {
    ExecutableGraph& graph = ExecutableGraph::find(executable);
    Node& copy = graph.copyOf(Node::find(node));
    require(given(params).type == typeOf(copy.operation), hipErrorInvalidValue);
    requireChangeable(copy);
    graph.replace(Node::find(node), operationOf(copy.graph(), {}, *params));
  });
}

HIPSPV_CALL hipGraphNodeSetEnabled(hipGraphExec_t executable, hipGraphNode_t node, unsigned int enabled) {
  return guard([&] {
    switchable(executable, node);
    ExecutableGraph::find(executable).setEnabled(Node::find(node), enabled != 0);
  });
}

HIPSPV_CALL hipGraphNodeGetEnabled(hipGraphExec_t executable, hipGraphNode_t node, unsigned int* enabled) {
  return guard([&] { given(enabled) = switchable(executable, node).enabled ? 1 : 0; });
}

HIPSPV_CALL hipGraphExecKernelNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                            const hipKernelNodeParams* params) {
  return set(executable, node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphExecMemcpyNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node, hipMemcpy3DParms* params) {
  return set(executable, node, [&] {
    try {
      return operationOf(given(params));
    } catch (const Error& error) {
      throw Error(hipErrorInvalidValue, error.what());  // the only code that HIP documents here
    }
  });
}

HIPSPV_CALL hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                               const HIP_MEMCPY3D* params, hipCtx_t context) {
  return set(executable, node, [&] {
    require(context != nullptr, hipErrorInvalidValue);
    return operationOf(given(params));
  });
}

HIPSPV_CALL hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t executable, hipGraphNode_t node, void* to,
                                              const void* from, std::size_t bytes, hipMemcpyKind kind) {
  return set(executable, node, [&] { return linearCopy(to, from, bytes, kind); });
}

HIPSPV_CALL hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t executable, hipGraphNode_t node, const void* symbol,
                                                    const void* from, std::size_t bytes, std::size_t offset,
                                                    hipMemcpyKind kind) {
  return set(executable, node, [&] { return copyToSymbol(symbol, from, bytes, offset, kind); });
}

HIPSPV_CALL hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t executable, hipGraphNode_t node, void* to,
                                                      const void* symbol, std::size_t bytes, std::size_t offset,
                                                      hipMemcpyKind kind) {
  return set(executable, node, [&] { return copyFromSymbol(to, symbol, bytes, offset, kind); });
}

HIPSPV_CALL hipGraphExecMemsetNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                            const hipMemsetParams* params) {
  return set(executable, node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                               const HIP_MEMSET_NODE_PARAMS* params, hipCtx_t context) {
  return set(executable, node, [&] {
    require(context != nullptr, hipErrorInvalidValue);
    return operationOf(given(params));
  });
}

HIPSPV_CALL hipGraphExecHostNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                          const hipHostNodeParams* params) {
  return set(executable, node, [&] { return operationOf(given(params)); });
}

HIPSPV_CALL hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t executable, hipGraphNode_t node, hipEvent_t event) {
  return set(executable, node, [&] { return recordOf(event); });
}

HIPSPV_CALL hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t executable, hipGraphNode_t node, hipEvent_t event) {
  return set(executable, node, [&] { return waitOf(event); });
}

HIPSPV_CALL hipGraphExecBatchMemOpNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                                const hipBatchMemOpNodeParams* params) {
  return set(executable, node, [&] { return operationOf(given(params)); });
}

// hipErrorUnknown, as in ROCm, if the child graph has another shape.
HIPSPV_CALL hipGraphExecChildGraphNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node, hipGraph_t child) {
  return guard([&] {
    const UpdateFailure failure = ExecutableGraph::find(executable).update(Node::find(node), Graph::find(child));
    require(failure.result == hipGraphExecUpdateSuccess, hipErrorUnknown);
  });
}
