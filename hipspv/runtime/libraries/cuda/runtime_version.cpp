// The runtime's version.
#include <hip/hip_runtime_api.h>

#define HIPSPV_RUNTIME_CALL extern "C" __attribute__((visibility("default"))) int

namespace {

constexpr int kVersion = HIPSPV_CUDA_MAJOR == 12 ? 12080 : 13000;

int give(int* version) {
  if (version == nullptr) return hipErrorInvalidValue;
  *version = kVersion;
  return hipSuccess;
}

}  // namespace

HIPSPV_RUNTIME_CALL cudaRuntimeGetVersion(int* version) { return give(version); }
HIPSPV_RUNTIME_CALL cudaDriverGetVersion(int* version) { return give(version); }
