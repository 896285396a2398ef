// Converts HIP's descriptions of nodes to operations and back. All throw the documented errors of their API calls.
#pragma once

#include <hip/hip_runtime_api.h>

#include "hipspv/runtime/graph/graph.h"

namespace hipspv {

// ---- From HIP's structures. Kernels and symbols are looked up on the current device.
KernelOperation operationOf(const hipKernelNodeParams& params);
CopyOperation operationOf(const hipMemcpy3DParms& params);
CopyOperation operationOf(const HIP_MEMCPY3D& params);
CopyOperation linearCopy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind);
CopyOperation copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                           hipMemcpyKind kind);
CopyOperation copyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, hipMemcpyKind kind);
FillOperation operationOf(const hipMemsetParams& params);
HostOperation operationOf(const hipHostNodeParams& params);
EventRecordOperation recordOf(hipEvent_t event);
EventWaitOperation waitOf(hipEvent_t event);
ChildGraphOperation childOf(hipGraph_t graph);
FreeOperation freeOf(const Graph& graph, void* address);
MemoryBatchOperation operationOf(const hipBatchMemOpNodeParams& params);
// Writes the memory's address to params.
AllocateOperation allocationOf(const Graph& graph, std::span<Node* const> dependencies, hipMemAllocNodeParams& params);
// For all kinds except copies with a symbol. Throws hipErrorNotSupported for external semaphores.
Operation operationOf(const Graph& graph, std::span<Node* const> dependencies, hipGraphNodeParams& params);

// ---- To HIP's structures. Pointers in them stay valid until the node gets other parameters or ends.
hipKernelNodeParams kernelParams(const KernelOperation& operation);
hipMemcpy3DParms copyParams(const CopyOperation& operation);
HIP_MEMCPY3D driverCopyParams(const CopyOperation& operation);
hipMemsetParams fillParams(const FillOperation& operation);

// hipMemsetParams with HIP 6's order of members.
struct FillParams6 {
  void* dst;
  unsigned int elementSize;
  std::size_t height;
  std::size_t pitch;
  unsigned int value;
  std::size_t width;
};
hipMemsetParams fillParams(const FillParams6& params);

// One of a kernel's attributes. Throw hipErrorInvalidValue for others, and for values out of range.
void setAttribute(KernelAttributes& attributes, hipKernelNodeAttrID which, const hipKernelNodeAttrValue& value);
hipKernelNodeAttrValue attribute(const KernelAttributes& attributes, hipKernelNodeAttrID which);

}  // namespace hipspv
