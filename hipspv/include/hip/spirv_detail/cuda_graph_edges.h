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

#endif
