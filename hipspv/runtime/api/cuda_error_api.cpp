// Names and descriptions of CUDA's errors, for CUDA sources and for clients of libcudart.
#include <cuda_runtime_api.h>

#include <algorithm>
#include <iterator>

namespace {

struct Named {
  int value;
  const char* name;
};
#define ERROR(name) {static_cast<int>(name), #name},
constexpr Named kNames[] = {
#include "cuda_errors.inc"
};
#undef ERROR

constexpr const char* kNone = "unrecognized error code";

const char* nameOf(int value) {
  const auto* found = std::ranges::find(kNames, value, &Named::value);
  return found != std::end(kNames) ? found->name : nullptr;
}

// HIP's error with the same meaning. HIP has the values of two of CUDA's errors for others.
hipError_t hipsOf(int value) {
  switch (value) {
    case cudaErrorInvalidTexture:
      return hipErrorInvalidTexture;
    case cudaErrorInvalidChannelDescriptor:
      return hipErrorInvalidChannelDescriptor;
    case cudaErrorExternalDevice:
    case cudaErrorInvalidClusterSize:
      return hipErrorUnknown;
    default:
      return static_cast<hipError_t>(value);
  }
}

}  // namespace

#define HIPSPV_TEXT extern "C" __attribute__((visibility("default"))) const char*

HIPSPV_TEXT __hipspvCudaErrorName(int error) {
  const char* name = nameOf(error);
  return name != nullptr ? name : kNone;
}

HIPSPV_TEXT __hipspvCudaErrorText(int error) {
  return nameOf(error) != nullptr ? hipGetErrorString(hipsOf(error)) : kNone;
}
