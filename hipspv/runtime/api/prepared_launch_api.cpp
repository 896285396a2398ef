// Launches of CUDA 3's driver, which sets the block and the arguments of a function before it (cuda.h).
#include <cstring>

#include "kernels.h"

using namespace hipspv;

namespace {

// CUDA C++ Programming Guide, "Technical Specifications per Compute Capability", of those with these calls.
constexpr std::size_t kMaxArgumentBytes = 4096;

template <class Change>
hipError_t prepare(const char* call, hipFunction_t function, Change&& change) {
  return guardAs(call, [&] {
    require(function != nullptr, hipErrorInvalidHandle);
    PreparedLaunch& prepared = symbolOf(function)->prepared;
    const std::lock_guard lock(prepared.mutex);
    change(prepared);
  });
}

}  // namespace

HIPSPV_CALL __hipspvCudaSetBlockShape(hipFunction_t function, int x, int y, int z) {
  return prepare("cuFuncSetBlockShape", function, [&](PreparedLaunch& prepared) {
    require(x > 0 && y > 0 && z > 0, hipErrorInvalidValue);
    prepared.block = dim3(static_cast<unsigned>(x), static_cast<unsigned>(y), static_cast<unsigned>(z));
  });
}

HIPSPV_CALL __hipspvCudaSetSharedSize(hipFunction_t function, unsigned int bytes) {
  return prepare("cuFuncSetSharedSize", function, [&](PreparedLaunch& prepared) { prepared.sharedBytes = bytes; });
}

HIPSPV_CALL __hipspvCudaSetParameterBytes(hipFunction_t function, unsigned int bytes) {
  return prepare("cuParamSetSize", function, [&](PreparedLaunch& prepared) {
    require(bytes <= kMaxArgumentBytes, hipErrorInvalidValue);
    prepared.arguments.resize(bytes);
  });
}

// A program may set the arguments before their size.
HIPSPV_CALL __hipspvCudaSetParameter(hipFunction_t function, int offset, const void* value, unsigned int bytes) {
  return prepare("cuParamSetv", function, [&](PreparedLaunch& prepared) {
    require(offset >= 0 && value != nullptr, hipErrorInvalidValue);
    const std::size_t begin = static_cast<std::size_t>(offset), end = begin + bytes;
    require(end <= kMaxArgumentBytes, hipErrorInvalidValue);
    if (prepared.arguments.size() < end) prepared.arguments.resize(end);
    std::memcpy(prepared.arguments.data() + begin, value, bytes);
  });
}

HIPSPV_CALL __hipspvCudaLaunchGrid(hipFunction_t function, int width, int height, hipStream_t stream) {
  return prepare("cuLaunchGrid", function, [&](PreparedLaunch& prepared) {
    require(width > 0 && height > 0, hipErrorInvalidValue);
    const LaunchShape shape{dim3(static_cast<unsigned>(width), static_cast<unsigned>(height)), prepared.block,
                            prepared.sharedBytes};
    launchOfDriver(shape, [&] {
      Stream& queue = streamOf(stream);
      planOf(symbolOf(function), queue.device())
          .launchPacked(queue, shape, prepared.arguments.data(), prepared.arguments.size());
    });
  });
}
