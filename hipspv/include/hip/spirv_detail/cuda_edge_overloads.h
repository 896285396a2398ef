/*
 * Functions on the edges of graphs and captures in the forms of CUDA 12 and CUDA 13, which has the edges' data among
 * the parameters. They are functions of their own rather than overloads of HIP's, whose types the driver's names copy.
 */
#ifndef HIPSPV_CUDA_EDGE_OVERLOADS_H
#define HIPSPV_CUDA_EDGE_OVERLOADS_H

#include <cuda_runtime_api.h>

static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t* node, cudaGraph_t graph,
                                           const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* data,
                                           size_t count, cudaGraphNodeParams* parameters) {
  return cudaGraphAddNode_v2(node, graph, dependencies, data, count, parameters);
}

#undef cudaGraphAddDependencies
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                   const cudaGraphNode_t* to, size_t count) {
  return hipGraphAddDependencies(graph, from, to, count);
}
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                   const cudaGraphNode_t* to, const cudaGraphEdgeData* data,
                                                   size_t count) {
  return cudaGraphAddDependencies_v2(graph, from, to, data, count);
}

#undef cudaGraphRemoveDependencies
static inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                      const cudaGraphNode_t* to, size_t count) {
  return hipGraphRemoveDependencies(graph, from, to, count);
}
static inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                      const cudaGraphNode_t* to, const cudaGraphEdgeData* data,
                                                      size_t count) {
  return cudaGraphRemoveDependencies_v2(graph, from, to, data, count);
}

#undef cudaGraphGetEdges
static inline cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to,
                                            size_t* count) {
  return hipGraphGetEdges(graph, from, to, count);
}
static inline cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to,
                                            cudaGraphEdgeData* data, size_t* count) {
  return cudaGraphGetEdges_v2(graph, from, to, data, count);
}

#undef cudaGraphNodeGetDependencies
static inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* dependencies,
                                                       size_t* count) {
  return hipGraphNodeGetDependencies(node, dependencies, count);
}
static inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* dependencies,
                                                       cudaGraphEdgeData* data, size_t* count) {
  return cudaGraphNodeGetDependencies_v2(node, dependencies, data, count);
}

#undef cudaGraphNodeGetDependentNodes
static inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* dependents,
                                                         size_t* count) {
  return hipGraphNodeGetDependentNodes(node, dependents, count);
}
static inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* dependents,
                                                         cudaGraphEdgeData* data, size_t* count) {
  return cudaGraphNodeGetDependentNodes_v2(node, dependents, data, count);
}

#undef cudaStreamGetCaptureInfo
static inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* status,
                                                   unsigned long long* id = 0, cudaGraph_t* graph = 0,
                                                   const cudaGraphNode_t** dependencies = 0, size_t* count = 0) {
  return hipStreamGetCaptureInfo_v2(stream, status, id, graph, dependencies, count);
}
static inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* status,
                                                   unsigned long long* id, cudaGraph_t* graph,
                                                   const cudaGraphNode_t** dependencies, const cudaGraphEdgeData** data,
                                                   size_t* count) {
  return cudaStreamGetCaptureInfo_v3(stream, status, id, graph, dependencies, data, count);
}

#undef cudaStreamUpdateCaptureDependencies
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies,
                                                              size_t count, unsigned int flags = 0) {
  return hipStreamUpdateCaptureDependencies(stream, dependencies, count, flags);
}
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* dependencies,
                                                              const cudaGraphEdgeData* data, size_t count,
                                                              unsigned int flags) {
  return cudaStreamUpdateCaptureDependencies_v2(stream, dependencies, data, count, flags);
}

#endif
