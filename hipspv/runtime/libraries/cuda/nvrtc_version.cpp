// The version of NVRTC that a library stands for, and the names of its results.
#include <hip/hiprtc.h>

#include <iterator>

#define HIPSPV_NVRTC_CALL extern "C" __attribute__((visibility("default")))

namespace {

constexpr int kMinor = HIPSPV_CUDA_MAJOR == 12 ? 8 : 0;

// NVRTC documentation, "nvrtcResult".
constexpr const char* kNames[] = {
    "NVRTC_SUCCESS",
    "NVRTC_ERROR_OUT_OF_MEMORY",
    "NVRTC_ERROR_PROGRAM_CREATION_FAILURE",
    "NVRTC_ERROR_INVALID_INPUT",
    "NVRTC_ERROR_INVALID_PROGRAM",
    "NVRTC_ERROR_INVALID_OPTION",
    "NVRTC_ERROR_COMPILATION",
    "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE",
    "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
    "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
    "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
    "NVRTC_ERROR_INTERNAL_ERROR",
};

}  // namespace

HIPSPV_NVRTC_CALL hiprtcResult nvrtcVersion(int* major, int* minor) {
  if (major == nullptr || minor == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
  *major = HIPSPV_CUDA_MAJOR;
  *minor = kMinor;
  return HIPRTC_SUCCESS;
}

HIPSPV_NVRTC_CALL const char* nvrtcGetErrorString(hiprtcResult result) {
  const auto index = static_cast<unsigned>(result);
  return index < std::size(kNames) ? kNames[index] : "NVRTC_ERROR unknown";
}
