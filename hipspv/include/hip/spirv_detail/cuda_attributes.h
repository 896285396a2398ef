/*
 * Device attributes and types of nodes by CUDA's values, which aren't HIP's, for both of CUDA's APIs.
 */
#ifndef HIPSPV_CUDA_ATTRIBUTES_H
#define HIPSPV_CUDA_ATTRIBUTES_H

#include <hip/hip_runtime_api.h>

/* hipDeviceGetAttribute takes CUDA's attributes, too: 30000 and CUDA's value, in HIP's range for vendors. */
static inline hipError_t __hipspv_cuda_attribute(int* value, int attribute, int device) {
  if (attribute <= 0 || attribute >= 1000) return hipErrorInvalidValue;
  return hipDeviceGetAttribute(value, (hipDeviceAttribute_t)(30000 + attribute), device);
}

/* CUDA's attributes of two devices begin with 1, HIP's with 0. */
static inline hipError_t __hipspv_cuda_p2p_attribute(int* value, int attribute, int from, int to) {
  if (attribute <= 0) return hipErrorInvalidValue;
  return hipDeviceGetP2PAttribute(value, (hipDeviceP2PAttr)(attribute - 1), from, to);
}

/* CUDA has one type for all copies, and HIP three; batches of operations are 12 in CUDA. Its conditional nodes
 * have no type in HIP. */
static inline hipError_t __hipspv_cuda_node_type(hipGraphNode_t node, hipGraphNodeType* type) {
  hipError_t result = hipGraphNodeGetType(node, type);
  if (result != hipSuccess) return result;
  if (*type == hipGraphNodeTypeMemcpyFromSymbol || *type == hipGraphNodeTypeMemcpyToSymbol)
    *type = hipGraphNodeTypeMemcpy;
  else if (*type == hipGraphNodeTypeBatchMemOp)
    *type = (hipGraphNodeType)12;
  else if (*type == hipGraphNodeTypeCount)
    *type = (hipGraphNodeType)13;
  return hipSuccess;
}

#endif
