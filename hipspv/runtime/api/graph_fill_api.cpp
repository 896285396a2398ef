// hipMemsetParams with CUDA's and HIP 7's order of members: the headers map calls of such programs to these names.
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/graph/node_params.h"

using namespace hipspv;

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
