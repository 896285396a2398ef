// Versions of the driver.
#include <hip/hip_runtime_api.h>

#include "results.h"

using namespace hipspv::cuda_library;

namespace {

constexpr int kVersion = 12080;  // CUDA_VERSION of cuda.h

}  // namespace

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
