// Nodes of graphs, by the driver's structures.
#include <hip/hip_runtime_api.h>

#include <cstring>

#include "copies.h"
#include "hip/spirv_detail/cuda_graph_edges.h"
#include "hipspv/runtime/backends/cuda/cuda_abi.h"
#include "results.h"

using namespace hipspv::cuda_library;
using hipspv::cuda::Copy3D;
using hipspv::cuda::FillNode;
using hipspv::cuda::KernelNode;

namespace {

// CUgraphNodeType. Values below kBatch are HIP's.
enum NodeType : int { kKernel = 0, kCopy = 1, kBatch = 12, kConditional = 13 };

// Its parameters for nodes begin with those of version 1, which end before `kernel`.
struct KernelNode1 {
  hipspv::cuda::Function function;
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes;
  void **arguments, **extra;
};
static_assert(sizeof(KernelNode1) == offsetof(KernelNode, kernel));

// CUDA_MEMCPY_NODE_PARAMS.
struct CopyNode {
  int flags, reserved;
  hipCtx_t context;
  Copy3D copy;
};
static_assert(sizeof(CopyNode) == 216);

// CUgraphNodeParams. Those of other types are HIP's.
struct NodeParameters {
  NodeType type;
  int reserved0[3];
  union {
    long long reserved1[29];
    KernelNode kernel;
    CopyNode copy;
    hipBatchMemOpNodeParams batch;
  };
  long long reserved2;
};
static_assert(sizeof(NodeParameters) == sizeof(hipGraphNodeParams) && sizeof(NodeParameters) == 256);
static_assert(offsetof(NodeParameters, reserved1) == offsetof(hipGraphNodeParams, reserved1));
static_assert(sizeof(FillNode) == sizeof(hipMemsetParams) &&
              offsetof(FillNode, elementBytes) == offsetof(hipMemsetParams, elementSize) &&
              offsetof(FillNode, height) == offsetof(hipMemsetParams, height));

// CUDA_GRAPH_INSTANTIATE_PARAMS.
struct InstantiateParameters {
  unsigned long long flags;
  hipStream_t uploadStream;
  hipGraphNode_t errorNode;
  hipGraphInstantiateResult result;
};
static_assert(sizeof(InstantiateParameters) == 32);

// The graph and the place of a new node.
struct Place {
  hipGraphNode_t* node;
  hipGraph_t graph;
  const hipGraphNode_t* dependencies;
  std::size_t count;
};

hipKernelNodeParams hipKernel(const KernelNode1& node, void* kernel) {
  hipKernelNodeParams hips{};
  hips.func = node.function != nullptr ? node.function : kernel;
  hips.gridDim = dim3(node.gridX, node.gridY, node.gridZ);
  hips.blockDim = dim3(node.blockX, node.blockY, node.blockZ);
  hips.sharedMemBytes = node.sharedBytes;
  hips.kernelParams = node.arguments;
  hips.extra = node.extra;
  return hips;
}

hipKernelNodeParams hipKernel(const KernelNode& node) {
  KernelNode1 first;
  std::memcpy(&first, &node, sizeof first);
  return hipKernel(first, node.kernel);
}
hipKernelNodeParams hipKernel(const KernelNode1& node) { return hipKernel(node, nullptr); }

// Kernels have one handle for both of the driver's types.
void give(const hipKernelNodeParams& hips, KernelNode1* node) {
  hipFunction_t function = nullptr;
  if (hipGetFuncBySymbol(&function, hips.func) != hipSuccess) function = static_cast<hipFunction_t>(hips.func);
  *node = {reinterpret_cast<hipspv::cuda::Function>(function),
           hips.gridDim.x,
           hips.gridDim.y,
           hips.gridDim.z,
           hips.blockDim.x,
           hips.blockDim.y,
           hips.blockDim.z,
           hips.sharedMemBytes,
           hips.kernelParams,
           hips.extra};
}
void give(const hipKernelNodeParams& hips, KernelNode* node) {
  KernelNode1 first;
  give(hips, &first);
  *node = {};
  std::memcpy(node, &first, sizeof first);
  node->kernel = first.function;
  hipCtx_t context = nullptr;
  if (hipCtxGetCurrent(&context) == hipSuccess) node->context = reinterpret_cast<hipspv::cuda::Context>(context);
}

// Calls with HIP's parameters of a node that has the driver's.
template <class Node, class Call>
Result withKernel(const Node* node, Call&& call) {
  if (node == nullptr) return kInvalidValue;
  const hipKernelNodeParams hips = hipKernel(*node);
  return result(call(&hips));
}

template <class Node>
Result kernelOf(hipGraphNode_t node, Node* parameters) {
  if (parameters == nullptr) return kInvalidValue;
  hipKernelNodeParams hips{};
  const Result got = result(hipGraphKernelNodeGetParams(node, &hips));
  if (got == kSuccess) give(hips, parameters);
  return got;
}

// The current one for null.
hipCtx_t contextOf(hipCtx_t context) {
  if (context == nullptr && hipCtxGetCurrent(&context) != hipSuccess) return nullptr;
  return context;
}

// Calls that take any type's parameters. batch: with hipBatchMemOpNodeParams; copy: with HIP_MEMCPY3D and a context;
// other: with hipGraphNodeParams, in which it may write.
template <class Batch, class Copy, class Other>
Result withAny(NodeParameters* parameters, Batch&& batch, Copy&& copy, Other&& other) {
  if (parameters == nullptr) return kInvalidValue;
  switch (parameters->type) {
    case kBatch:
      return result(batch(&parameters->batch));
    case kConditional:
      return kNotSupported;
    case kCopy:
      return result(copy(hipCopy(parameters->copy.copy), contextOf(parameters->copy.context)));
    default:
      break;
  }
  if (parameters->type < kKernel || parameters->type > kConditional) return kInvalidValue;
  hipGraphNodeParams hips{};
  hips.type = static_cast<hipGraphNodeType>(parameters->type);
  std::memcpy(hips.reserved1, parameters->reserved1, sizeof hips.reserved1);
  if (parameters->type == kKernel) hips.kernel = hipKernel(parameters->kernel);
  const Result done = result(other(&hips));
  if (done == kSuccess && parameters->type != kKernel)
    std::memcpy(parameters->reserved1, hips.reserved1, sizeof hips.reserved1);
  return done;
}

Result add(const Place& at, NodeParameters* parameters) {
  return withAny(
      parameters,
      [&](hipBatchMemOpNodeParams* batch) {
        return hipGraphAddBatchMemOpNode(at.node, at.graph, at.dependencies, at.count, batch);
      },
      [&](const HIP_MEMCPY3D& copy, hipCtx_t context) {
        return hipDrvGraphAddMemcpyNode(at.node, at.graph, at.dependencies, at.count, &copy, context);
      },
      [&](hipGraphNodeParams* other) { return hipGraphAddNode(at.node, at.graph, at.dependencies, at.count, other); });
}

}  // namespace

// ---- Nodes of any type

HIPSPV_CUDA_CALL cuGraphAddNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* dependencies,
                                std::size_t count, NodeParameters* parameters) {
  return add({node, graph, dependencies, count}, parameters);
}

HIPSPV_CUDA_CALL cuGraphAddNode_v2(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* dependencies,
                                   const hipGraphEdgeData* edges, std::size_t count, NodeParameters* parameters) {
  if (__hipspv_has_edge_data(edges, count)) return kNotSupported;
  return add({node, graph, dependencies, count}, parameters);
}

HIPSPV_CUDA_CALL cuGraphNodeSetParams(hipGraphNode_t node, NodeParameters* parameters) {
  return withAny(
      parameters, [&](hipBatchMemOpNodeParams* batch) { return hipGraphBatchMemOpNodeSetParams(node, batch); },
      [&](const HIP_MEMCPY3D& copy, hipCtx_t) { return hipDrvGraphMemcpyNodeSetParams(node, &copy); },
      [&](hipGraphNodeParams* other) { return hipGraphNodeSetParams(node, other); });
}

HIPSPV_CUDA_CALL cuGraphExecNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node, NodeParameters* parameters) {
  return withAny(
      parameters,
      [&](hipBatchMemOpNodeParams* batch) { return hipGraphExecBatchMemOpNodeSetParams(executable, node, batch); },
      [&](const HIP_MEMCPY3D& copy, hipCtx_t context) {
        return hipDrvGraphExecMemcpyNodeSetParams(executable, node, &copy, context);
      },
      [&](hipGraphNodeParams* other) { return hipGraphExecNodeSetParams(executable, node, other); });
}

// ---- Kernels

// suffix: of the version of the parameters.
#define KERNEL(suffix, Node)                                                                                     \
  HIPSPV_CUDA_CALL cuGraphAddKernelNode##suffix(hipGraphNode_t* node, hipGraph_t graph,                          \
                                                const hipGraphNode_t* dependencies, std::size_t count,           \
                                                const Node* parameters) {                                        \
    return withKernel(parameters, [&](const hipKernelNodeParams* hips) {                                         \
      return hipGraphAddKernelNode(node, graph, dependencies, count, hips);                                      \
    });                                                                                                          \
  }                                                                                                              \
  HIPSPV_CUDA_CALL cuGraphKernelNodeGetParams##suffix(hipGraphNode_t node, Node* parameters) {                   \
    return kernelOf(node, parameters);                                                                           \
  }                                                                                                              \
  HIPSPV_CUDA_CALL cuGraphKernelNodeSetParams##suffix(hipGraphNode_t node, const Node* parameters) {             \
    return withKernel(parameters,                                                                                \
                      [&](const hipKernelNodeParams* hips) { return hipGraphKernelNodeSetParams(node, hips); }); \
  }                                                                                                              \
  HIPSPV_CUDA_CALL cuGraphExecKernelNodeSetParams##suffix(hipGraphExec_t executable, hipGraphNode_t node,        \
                                                          const Node* parameters) {                              \
    return withKernel(parameters, [&](const hipKernelNodeParams* hips) {                                         \
      return hipGraphExecKernelNodeSetParams(executable, node, hips);                                            \
    });                                                                                                          \
  }
KERNEL(, KernelNode1)
KERNEL(_v2, KernelNode)
#undef KERNEL

// ---- Instantiation

// The first form, which CUDA 11 repeats as the second.
HIPSPV_CUDA_CALL cuGraphInstantiate(hipGraphExec_t* executable, hipGraph_t graph, hipGraphNode_t* errorNode, char* log,
                                    std::size_t bytes) {
  return result(hipGraphInstantiate(executable, graph, errorNode, log, bytes));
}

HIPSPV_CUDA_CALL cuGraphInstantiateWithParams(hipGraphExec_t* executable, hipGraph_t graph,
                                              InstantiateParameters* parameters) {
  if (parameters == nullptr) return kInvalidValue;
  hipGraphInstantiateParams hips{};
  hips.flags = parameters->flags;
  hips.uploadStream = parameters->uploadStream;
  const Result done = result(hipGraphInstantiateWithParams(executable, graph, &hips));
  parameters->errorNode = hips.errNode_out;
  parameters->result = hips.result_out;
  return done;
}
