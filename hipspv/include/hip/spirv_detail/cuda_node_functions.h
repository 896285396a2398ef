/*
 * The driver's functions for nodes of graphs, with its structures. Programs call them, and libcuda.so.1 has them as
 * symbols.
 */
#ifndef HIPSPV_CUDA_NODE_FUNCTIONS_H
#define HIPSPV_CUDA_NODE_FUNCTIONS_H

/* The current context for null. */
static inline CUcontext __hipspv_context_or_current(CUcontext context) {
  if (!context && hipCtxGetCurrent(&context) != hipSuccess) return NULL;
  return context;
}

/* ---- Kernels --------------------------------------------------------------------------------- */

static inline hipKernelNodeParams __hipspv_kernel_node(const CUDA_KERNEL_NODE_PARAMS_v1* node, CUkernel kernel) {
  hipKernelNodeParams hip;
  hip.func = node->func ? (void*)node->func : (void*)kernel;
  hip.gridDim.x = node->gridDimX;
  hip.gridDim.y = node->gridDimY;
  hip.gridDim.z = node->gridDimZ;
  hip.blockDim.x = node->blockDimX;
  hip.blockDim.y = node->blockDimY;
  hip.blockDim.z = node->blockDimZ;
  hip.sharedMemBytes = node->sharedMemBytes;
  hip.kernelParams = node->kernelParams;
  hip.extra = node->extra;
  return hip;
}

/* Later versions begin with the first one's members. */
static inline hipKernelNodeParams __hipspv_kernel_node_of(const void* node, CUkernel kernel) {
  CUDA_KERNEL_NODE_PARAMS_v1 first;
  __builtin_memcpy(&first, node, sizeof first);
  return __hipspv_kernel_node(&first, kernel);
}

/* HIP's own function may be an address of the host. */
static inline CUfunction __hipspv_function_of(void* function) {
  hipFunction_t handle = NULL;
  return hipGetFuncBySymbol(&handle, function) == hipSuccess ? (CUfunction)handle : (CUfunction)function;
}

static inline CUresult cuGraphAddKernelNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies,
                                            size_t count, const CUDA_KERNEL_NODE_PARAMS_v1* parameters) {
  hipKernelNodeParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_kernel_node(parameters, NULL);
  return (CUresult)hipGraphAddKernelNode(node, graph, dependencies, count, &hip);
}
static inline CUresult cuGraphAddKernelNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies,
                                               size_t count, const CUDA_KERNEL_NODE_PARAMS_v2* parameters) {
  hipKernelNodeParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_kernel_node_of(parameters, parameters->kern);
  return (CUresult)hipGraphAddKernelNode(node, graph, dependencies, count, &hip);
}

static inline CUresult cuGraphKernelNodeSetParams(CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v1* parameters) {
  hipKernelNodeParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_kernel_node(parameters, NULL);
  return (CUresult)hipGraphKernelNodeSetParams(node, &hip);
}
static inline CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v2* parameters) {
  hipKernelNodeParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_kernel_node_of(parameters, parameters->kern);
  return (CUresult)hipGraphKernelNodeSetParams(node, &hip);
}

static inline CUresult cuGraphExecKernelNodeSetParams(CUgraphExec exec, CUgraphNode node,
                                                      const CUDA_KERNEL_NODE_PARAMS_v1* parameters) {
  hipKernelNodeParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_kernel_node(parameters, NULL);
  return (CUresult)hipGraphExecKernelNodeSetParams(exec, node, &hip);
}
static inline CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec exec, CUgraphNode node,
                                                         const CUDA_KERNEL_NODE_PARAMS_v2* parameters) {
  hipKernelNodeParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_kernel_node_of(parameters, parameters->kern);
  return (CUresult)hipGraphExecKernelNodeSetParams(exec, node, &hip);
}

static inline CUresult cuGraphKernelNodeGetParams(CUgraphNode node, CUDA_KERNEL_NODE_PARAMS_v1* parameters) {
  hipKernelNodeParams hip;
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  result = (CUresult)hipGraphKernelNodeGetParams(node, &hip);
  if (result != CUDA_SUCCESS) return result;
  parameters->func = __hipspv_function_of(hip.func);
  parameters->gridDimX = hip.gridDim.x;
  parameters->gridDimY = hip.gridDim.y;
  parameters->gridDimZ = hip.gridDim.z;
  parameters->blockDimX = hip.blockDim.x;
  parameters->blockDimY = hip.blockDim.y;
  parameters->blockDimZ = hip.blockDim.z;
  parameters->sharedMemBytes = hip.sharedMemBytes;
  parameters->kernelParams = hip.kernelParams;
  parameters->extra = hip.extra;
  return CUDA_SUCCESS;
}
/* Functions and kernels have the same handles. */
static inline CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode node, CUDA_KERNEL_NODE_PARAMS_v2* parameters) {
  CUDA_KERNEL_NODE_PARAMS_v1 first;
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  result = cuGraphKernelNodeGetParams(node, &first);
  if (result != CUDA_SUCCESS) return result;
  __builtin_memcpy(parameters, &first, sizeof first);
  parameters->kern = (CUkernel)first.func;
  parameters->ctx = __hipspv_context_or_current(NULL);
  return CUDA_SUCCESS;
}

/* ---- Fills: HIP's order of the members depends on its release ---------------------------------- */

static inline hipMemsetParams __hipspv_fill_node(const CUDA_MEMSET_NODE_PARAMS* node) {
  hipMemsetParams hip;
  hip.dst = (void*)node->dst;
  hip.pitch = node->pitch;
  hip.value = node->value;
  hip.elementSize = node->elementSize;
  hip.width = node->width;
  hip.height = node->height;
  return hip;
}

static inline CUresult cuGraphMemsetNodeSetParams(CUgraphNode node, const CUDA_MEMSET_NODE_PARAMS* parameters) {
  hipMemsetParams hip;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_fill_node(parameters);
  return (CUresult)hipGraphMemsetNodeSetParams(node, &hip);
}

static inline CUresult cuGraphMemsetNodeGetParams(CUgraphNode node, CUDA_MEMSET_NODE_PARAMS* parameters) {
  hipMemsetParams hip;
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  result = (CUresult)hipGraphMemsetNodeGetParams(node, &hip);
  if (result != CUDA_SUCCESS) return result;
  parameters->dst = (CUdeviceptr)hip.dst;
  parameters->pitch = hip.pitch;
  parameters->value = hip.value;
  parameters->elementSize = hip.elementSize;
  parameters->width = hip.width;
  parameters->height = hip.height;
  return CUDA_SUCCESS;
}

/* ---- Nodes of any type ------------------------------------------------------------------------- */

/* hip: zeros. Copies and batches have functions of their own, since HIP's structure lacks their members. */
static inline CUresult __hipspv_node(hipGraphNodeParams* hip, const CUgraphNodeParams* node) {
  CUDA_MEMSET_NODE_PARAMS fill;
  hip->type = node->type;
  switch ((int)node->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
      hip->kernel = __hipspv_kernel_node_of(&node->kernel, node->kernel.kern);
      return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_MEMSET:
      __builtin_memcpy(&fill, &node->memset, sizeof fill);
      hip->memset = __hipspv_fill_node(&fill);
      return CUDA_SUCCESS;
    case CU_GRAPH_NODE_TYPE_GRAPH:
      hip->graph.graph = node->graph.graph;
      if (node->graph.ownership == CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE) return CUDA_ERROR_NOT_SUPPORTED;
      return node->graph.ownership == CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    case CU_GRAPH_NODE_TYPE_CONDITIONAL: /* for changes: a node keeps its graphs */
      return CUDA_ERROR_NOT_SUPPORTED;
    case CU_GRAPH_NODE_TYPE_MEMCPY:
    case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP:
      return CUDA_ERROR_INVALID_VALUE;
    default: /* types that HIP lays out as CUDA does; HIP refuses others */
      if ((int)node->type > CU_GRAPH_NODE_TYPE_CONDITIONAL) return CUDA_ERROR_INVALID_VALUE;
      __builtin_memcpy(hip->reserved1, node->reserved1, sizeof hip->reserved1);
      return CUDA_SUCCESS;
  }
}

static inline CUresult cuGraphAddNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies, size_t count,
                                      CUgraphNodeParams* parameters) {
  hipGraphNodeParams hip = {hipGraphNodeTypeKernel, {0}, {{0}}, 0};
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_MEMCPY)
    return cuGraphAddMemcpyNode(node, graph, dependencies, count, &parameters->memcpy.copyParams,
                                __hipspv_context_or_current(parameters->memcpy.copyCtx));
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)
    return (CUresult)hipGraphAddBatchMemOpNode(node, graph, dependencies, count,
                                               (const hipBatchMemOpNodeParams*)&parameters->memOp);
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_CONDITIONAL)
    return (CUresult)__hipspvGraphAddConditionalNode(node, graph, dependencies, count, parameters->conditional.handle,
                                                     parameters->conditional.type, parameters->conditional.size,
                                                     &parameters->conditional.phGraph_out);
  result = __hipspv_node(&hip, parameters);
  if (result == CUDA_SUCCESS) result = (CUresult)hipGraphAddNode(node, graph, dependencies, count, &hip);
  if (result == CUDA_SUCCESS && parameters->type == CU_GRAPH_NODE_TYPE_MEM_ALLOC)
    parameters->alloc.dptr = (CUdeviceptr)hip.alloc.dptr;
  return result;
}
/* All edges are plain dependencies. */
static inline CUresult cuGraphAddNode_v2(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies,
                                         const CUgraphEdgeData* data, size_t count, CUgraphNodeParams* parameters) {
  return __hipspv_has_edge_data(data, count) ? CUDA_ERROR_NOT_SUPPORTED
                                             : (cuGraphAddNode)(node, graph, dependencies, count, parameters);
}

static inline CUresult cuGraphNodeSetParams(CUgraphNode node, CUgraphNodeParams* parameters) {
  hipGraphNodeParams hip = {hipGraphNodeTypeKernel, {0}, {{0}}, 0};
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_MEMCPY)
    return cuGraphMemcpyNodeSetParams(node, &parameters->memcpy.copyParams);
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)
    return (CUresult)hipGraphBatchMemOpNodeSetParams(node, (hipBatchMemOpNodeParams*)&parameters->memOp);
  result = __hipspv_node(&hip, parameters);
  return result == CUDA_SUCCESS ? (CUresult)hipGraphNodeSetParams(node, &hip) : result;
}

static inline CUresult cuGraphExecNodeSetParams(CUgraphExec exec, CUgraphNode node, CUgraphNodeParams* parameters) {
  hipGraphNodeParams hip = {hipGraphNodeTypeKernel, {0}, {{0}}, 0};
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_MEMCPY)
    return cuGraphExecMemcpyNodeSetParams(exec, node, &parameters->memcpy.copyParams,
                                          __hipspv_context_or_current(parameters->memcpy.copyCtx));
  if ((int)parameters->type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)
    return (CUresult)hipGraphExecBatchMemOpNodeSetParams(exec, node,
                                                         (const hipBatchMemOpNodeParams*)&parameters->memOp);
  result = __hipspv_node(&hip, parameters);
  return result == CUDA_SUCCESS ? (CUresult)hipGraphExecNodeSetParams(exec, node, &hip) : result;
}

/* ---- Instantiation ------------------------------------------------------------------------------ */

static inline CUresult cuGraphInstantiateWithParams(CUgraphExec* exec, CUgraph graph,
                                                    CUDA_GRAPH_INSTANTIATE_PARAMS* parameters) {
  hipGraphInstantiateParams hip;
  CUresult result;
  if (!parameters) return CUDA_ERROR_INVALID_VALUE;
  hip.flags = parameters->flags;
  hip.uploadStream = parameters->hUploadStream;
  hip.errNode_out = NULL;
  hip.result_out = hipGraphInstantiateSuccess;
  result = (CUresult)hipGraphInstantiateWithParams(exec, graph, &hip);
  parameters->hErrNode_out = hip.errNode_out;
  parameters->result_out = hip.result_out;
  return result;
}

#endif
