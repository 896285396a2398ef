// Devices as the driver describes them.
#include <hip/hip_runtime_api.h>

#include "attributes.h"
#include "results.h"

using namespace hipspv::cuda_library;

namespace {

constexpr int kVersion = 12080;  // CUDA_VERSION of cuda.h

}  // namespace

HIPSPV_CUDA_CALL cuDeviceGetAttribute(int* value, int attribute, int device) {
  return deviceAttribute(value, attribute, device);
}

// CUdevice_P2PAttribute begins with 1.
HIPSPV_CUDA_CALL cuDeviceGetP2PAttribute(int* value, int attribute, int from, int to) {
  constexpr int kCount = 4;
  if (attribute < 1 || attribute > kCount) return kInvalidValue;
  return result(hipDeviceGetP2PAttribute(value, static_cast<hipDeviceP2PAttr>(attribute - 1), from, to));
}

HIPSPV_CUDA_CALL cuDriverGetVersion(int* version) {
  if (version == nullptr) return kInvalidValue;
  *version = kVersion;
  return kSuccess;
}

HIPSPV_CUDA_CALL cuCtxGetApiVersion(hipCtx_t context, unsigned* version) {
  if (version == nullptr) return kInvalidValue;
  unsigned hips = 0;  // checks the context
  const Result checked = result(hipCtxGetApiVersion(context, &hips));
  if (checked == kSuccess) *version = kVersion;
  return checked;
}
