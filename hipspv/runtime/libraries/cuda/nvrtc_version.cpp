// The version of NVRTC that a library stands for.
#include <hip/hiprtc.h>

#define HIPSPV_NVRTC_CALL extern "C" __attribute__((visibility("default")))

namespace {

constexpr int kMinor = HIPSPV_CUDA_MAJOR == 12 ? 8 : 0;

}  // namespace

HIPSPV_NVRTC_CALL hiprtcResult nvrtcVersion(int* major, int* minor) {
  if (major == nullptr || minor == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  *major = HIPSPV_CUDA_MAJOR;
  *minor = kMinor;
  return HIPRTC_SUCCESS;
}
