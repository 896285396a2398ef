// Names and descriptions of the runtime's errors.
#include <cuda_runtime_api.h>

#include <algorithm>
#include <iterator>

#define HIPSPV_RUNTIME_TEXT extern "C" __attribute__((visibility("default"))) const char*

namespace {

struct Named {
  int value;
  const char* name;
};
#define ERROR(name) {static_cast<int>(name), #name},
constexpr Named kNames[] = {
    // Those of which HIP has the value for another error.
    {18, "cudaErrorInvalidTexture"},
    {20, "cudaErrorInvalidChannelDescriptor"},
    {911, "cudaErrorExternalDevice"},
    {912, "cudaErrorInvalidClusterSize"},
#include "runtime_errors.inc"
};
#undef ERROR

constexpr const char* kNone = "unrecognized error code";

const char* nameOf(int value) {
  const auto* found = std::ranges::find(kNames, value, &Named::value);
  return found != std::end(kNames) ? found->name : nullptr;
}

}  // namespace

#undef cudaGetErrorName
#undef cudaGetErrorString
HIPSPV_RUNTIME_TEXT cudaGetErrorName(int error) {
  const char* name = nameOf(error);
  return name != nullptr ? name : kNone;
}

// HIP's texts; it has none for errors that are CUDA's alone.
HIPSPV_RUNTIME_TEXT cudaGetErrorString(int error) {
  return nameOf(error) != nullptr ? hipGetErrorString(static_cast<hipError_t>(error)) : kNone;
}
