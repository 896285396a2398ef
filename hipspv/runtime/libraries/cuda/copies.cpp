// Copies and pointers, in whose description memory types have CUDA's values.
#include <hip/hip_runtime_api.h>

#include "hipspv/runtime/backends/cuda/cuda_abi.h"
#include "results.h"

using namespace hipspv::cuda_library;
using hipspv::cuda::MemoryType;

namespace {

// hipMemoryTypeUnregistered, which no copy takes, for values that the driver doesn't have.
hipMemoryType hipType(MemoryType type) {
  switch (type) {
    case MemoryType::kHost:
      return hipMemoryTypeHost;
    case MemoryType::kDevice:
      return hipMemoryTypeDevice;
    case MemoryType::kArray:
      return hipMemoryTypeArray;
    case MemoryType::kUnified:
      return hipMemoryTypeUnified;
  }
  return hipMemoryTypeUnregistered;
}

// The driver says that managed memory is the device's.
MemoryType cudaType(hipMemoryType type) {
  switch (type) {
    case hipMemoryTypeHost:
      return MemoryType::kHost;
    case hipMemoryTypeArray:
      return MemoryType::kArray;
    case hipMemoryTypeUnified:
      return MemoryType::kUnified;
    default:
      return MemoryType::kDevice;
  }
}

// CUDA_MEMCPY2D has hip_Memcpy2D's layout.
template <class Call>
Result copy2D(const hip_Memcpy2D* copy, Call&& call) {
  if (copy == nullptr) return kInvalidValue;
  hip_Memcpy2D hips = *copy;
  hips.srcMemoryType = hipType(static_cast<MemoryType>(copy->srcMemoryType));
  hips.dstMemoryType = hipType(static_cast<MemoryType>(copy->dstMemoryType));
  if (hips.srcMemoryType == hipMemoryTypeUnregistered || hips.dstMemoryType == hipMemoryTypeUnregistered)
    return kInvalidValue;
  return result(call(&hips));
}

template <class Call>
Result copy3D(const hipspv::cuda::Copy3D* copy, Call&& call) {
  if (copy == nullptr) return kInvalidValue;
  HIP_MEMCPY3D hips{};
#define SIDE(from, side)                                                   \
  hips.side##XInBytes = copy->from.x;                                      \
  hips.side##Y = copy->from.y;                                             \
  hips.side##Z = copy->from.z;                                             \
  hips.side##LOD = copy->from.lod;                                         \
  hips.side##MemoryType = hipType(copy->from.type);                        \
  hips.side##Host = copy->from.host;                                       \
  hips.side##Device = reinterpret_cast<hipDeviceptr_t>(copy->from.device); \
  hips.side##Array = reinterpret_cast<hipArray_t>(copy->from.array);       \
  hips.side##Pitch = copy->from.pitch;                                     \
  hips.side##Height = copy->from.height;                                   \
  if (hips.side##MemoryType == hipMemoryTypeUnregistered) return kInvalidValue;
  SIDE(from, src)
  SIDE(to, dst)
#undef SIDE
  hips.WidthInBytes = copy->width;
  hips.Height = copy->height;
  hips.Depth = copy->depth;
  return result(call(&hips));
}

void translate(hipPointer_attribute attribute, void* value) {
  if (attribute != HIP_POINTER_ATTRIBUTE_MEMORY_TYPE) return;
  auto* type = static_cast<int*>(value);
  *type = static_cast<int>(cudaType(static_cast<hipMemoryType>(*type)));
}

}  // namespace

// Each has the symbol of CUDA 4, by which clients know it, and the unversioned one.
#define COPY(name, parameters, body) \
  HIPSPV_CUDA_CALL name##_v2 parameters{body} HIPSPV_CUDA_CALL name parameters { body }
COPY(cuMemcpy2D, (const hip_Memcpy2D* copy), return copy2D(copy, hipMemcpyParam2D);)
COPY(cuMemcpy2DUnaligned, (const hip_Memcpy2D* copy), return copy2D(copy, hipDrvMemcpy2DUnaligned);)
COPY(cuMemcpy2DAsync, (const hip_Memcpy2D* copy, hipStream_t stream),
     return copy2D(copy, [&](const hip_Memcpy2D* hips) { return hipMemcpyParam2DAsync(hips, stream); });)
COPY(cuMemcpy3D, (const hipspv::cuda::Copy3D* copy), return copy3D(copy, hipDrvMemcpy3D);)
COPY(cuMemcpy3DAsync, (const hipspv::cuda::Copy3D* copy, hipStream_t stream),
     return copy3D(copy, [&](const HIP_MEMCPY3D* hips) { return hipDrvMemcpy3DAsync(hips, stream); });)
#undef COPY

HIPSPV_CUDA_CALL cuPointerGetAttribute(void* value, int attribute, hipDeviceptr_t pointer) {
  const auto wanted = static_cast<hipPointer_attribute>(attribute);
  const Result got = result(hipPointerGetAttribute(value, wanted, pointer));
  if (got == kSuccess) translate(wanted, value);
  return got;
}

// Values of memory that no call knows are 0.
HIPSPV_CUDA_CALL cuPointerGetAttributes(unsigned count, int* attributes, void** values, hipDeviceptr_t pointer) {
  auto* wanted = reinterpret_cast<hipPointer_attribute*>(attributes);
  const Result got = result(hipDrvPointerGetAttributes(count, wanted, values, pointer));
  if (got != kSuccess) return got;
  for (unsigned i = 0; i < count; ++i)
    if (wanted[i] != HIP_POINTER_ATTRIBUTE_MEMORY_TYPE || *static_cast<int*>(values[i]) != hipMemoryTypeUnregistered)
      translate(wanted[i], values[i]);
  return kSuccess;
}
