/* Conditional nodes of graphs, for both of CUDA's APIs: the runtime's functions. */
#ifndef HIPSPV_CUDA_CONDITIONAL_NODES_H
#define HIPSPV_CUDA_CONDITIONAL_NODES_H

#include <hip/hip_runtime_api.h>

#ifdef __cplusplus
extern "C" {
#endif
hipError_t __hipspvGraphConditionalHandleCreate(unsigned long long* handle, hipGraph_t graph, unsigned int value,
                                                unsigned int flags);
hipError_t __hipspvGraphAddConditionalNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* dependencies,
                                           size_t count, unsigned long long handle, int type, unsigned int size,
                                           hipGraph_t** graphs);
#ifdef __cplusplus
}
#endif

#endif
