/*
 * CUDA 12.3's data of graphs' edges, for both of CUDA's APIs: all edges here are plain dependencies, whose data are
 * zeros.
 */
#ifndef HIPSPV_CUDA_GRAPH_EDGES_H
#define HIPSPV_CUDA_GRAPH_EDGES_H

/* True if the edges have data that a plain dependency lacks. */
static inline int __hipspv_has_edge_data(const hipGraphEdgeData* data, size_t count) {
  size_t i;
  for (i = 0; data && i < count; ++i)
    if (data[i].from_port || data[i].to_port || data[i].type) return 1;
  return 0;
}
static inline void __hipspv_clear_edge_data(hipGraphEdgeData* data, const size_t* count) {
  size_t i;
  static hipGraphEdgeData plain; /* zeros */
  for (i = 0; data && i < *count; ++i) data[i] = plain;
}

/* Zeros for so many edges, until the thread's next call. */
#ifdef __cplusplus
extern "C"
#endif
    const hipGraphEdgeData* __hipspvPlainEdges(size_t count);

/* hipStreamGetCaptureInfo_v2 with the data of the edges to the next node. */
static inline hipError_t __hipspv_capture_info(hipStream_t stream, hipStreamCaptureStatus* status,
                                               unsigned long long* id, hipGraph_t* graph,
                                               const hipGraphNode_t** dependencies, const hipGraphEdgeData** data,
                                               size_t* count) {
  size_t found = 0;
  hipError_t result = hipStreamGetCaptureInfo_v2(stream, status, id, graph, dependencies, &found);
  if (result != hipSuccess || *status != hipStreamCaptureStatusActive) return result;
  if (data) *data = __hipspvPlainEdges(found);
  if (count) *count = found;
  return result;
}

#endif
