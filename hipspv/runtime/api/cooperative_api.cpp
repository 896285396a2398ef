// Launches of kernels whose blocks may wait for each other, and of several kernels at once.
#include <algorithm>
#include <vector>

#include "hipspv/runtime/graph/capture.h"
#include "kernels.h"

using namespace hipspv;

namespace {

// One of the kernels that are launched together.
struct Entry {
  KernelSymbol* symbol;
  LaunchShape shape;
  void** arguments;
  hipStream_t stream;
};

void launch(const Entry& entry, bool cooperative) {
  launch(entry.symbol, entry.shape, entry.arguments, streamOf(entry.stream), cooperative);
}

// HIP requires one stream per device, and none may be the default stream.
void checkStreams(const std::vector<Entry>& entries) {
  std::vector<const Device*> seen;
  for (const Entry& entry : entries) {
    require(entry.stream != nullptr, hipErrorInvalidHandle);
    Stream& stream = streamOf(entry.stream);
    if (Registry::instance().isHip7()) {
      require(stream.kind() != Stream::Kind::kLegacyDefault, hipErrorInvalidHandle);
      if (stream.capturing()) Captures::instance().refuse(stream);
    }
    const Device* device = &stream.device();
    require(std::find(seen.begin(), seen.end(), device) == seen.end(), hipErrorInvalidDevice);
    seen.push_back(device);
  }
}

// All kernels wait for earlier work in all streams, and later work there waits for all kernels,
// except as `flags` say.
void launchTogether(const std::vector<Entry>& entries, unsigned flags, bool cooperative) {
  constexpr unsigned known = hipCooperativeLaunchMultiDeviceNoPreSync | hipCooperativeLaunchMultiDeviceNoPostSync;
  require((flags & ~known) == 0, hipErrorInvalidValue);
  checkStreams(entries);
  // Blocks of several devices can't wait for each other.
  require(!cooperative || entries.size() == 1, hipErrorNotSupported);
  const auto finish = [&] {
    for (const Entry& entry : entries) streamOf(entry.stream).synchronize();
  };
  if (entries.size() > 1 && (flags & hipCooperativeLaunchMultiDeviceNoPreSync) == 0) finish();
  for (const Entry& entry : entries) launch(entry, cooperative);
  if (entries.size() > 1 && (flags & hipCooperativeLaunchMultiDeviceNoPostSync) == 0) finish();
}

std::vector<Entry> entriesOf(const hipLaunchParams* list, int count) {
  require(list != nullptr && count > 0, hipErrorInvalidValue);
  require(count <= Runtime::get().deviceCount(), hipErrorInvalidValue);
  std::vector<Entry> entries;
  for (const hipLaunchParams& p : std::span(list, static_cast<std::size_t>(count)))
    entries.push_back({Registry::instance().kernel(p.func), {p.gridDim, p.blockDim, p.sharedMem}, p.args, p.stream});
  return entries;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                                    unsigned int sharedBytes, hipStream_t stream) {
  return guard([&] {
    if (Registry::instance().isHip7()) streamOf(stream, hipErrorInvalidHandle);
    launch({Registry::instance().kernel(function), {grid, block, sharedBytes}, arguments, stream}, true);
  });
}

HIPSPV_EXPORT hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int gridX,
                                                          unsigned int gridY, unsigned int gridZ, unsigned int blockX,
                                                          unsigned int blockY, unsigned int blockZ,
                                                          unsigned int sharedBytes, hipStream_t handle,
                                                          void** arguments) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidHandle);
    Stream& stream = streamOf(handle);
    require(sharedBytes <= stream.device().properties().localMemory, hipErrorInvalidValue);
    const LaunchShape shape{dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ), sharedBytes};
    launchOfDriver(shape, [&] { launch(symbolOf(function), shape, arguments, stream, true); });
  });
}

HIPSPV_EXPORT hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams* list, int count, unsigned int flags) {
  return guard([&] { launchTogether(entriesOf(list, count), flags, true); });
}

HIPSPV_EXPORT hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* list, int count, unsigned int flags) {
  return guard([&] { launchTogether(entriesOf(list, count), flags, false); });
}

HIPSPV_EXPORT hipError_t hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams* list, unsigned int count,
                                                                     unsigned int flags) {
  return guard([&] {
    require(list != nullptr && count > 0, hipErrorInvalidValue);
    require(count <= static_cast<unsigned>(Runtime::get().deviceCount()), hipErrorInvalidValue);
    std::vector<Entry> entries;
    for (const hipFunctionLaunchParams& p : std::span(list, count)) {
      require(p.function != nullptr, hipErrorInvalidHandle);
      entries.push_back(
          {symbolOf(p.function),
           {dim3(p.gridDimX, p.gridDimY, p.gridDimZ), dim3(p.blockDimX, p.blockDimY, p.blockDimZ), p.sharedMemBytes},
           p.kernelParams,
           p.hStream});
    }
    launchTogether(entries, flags, true);
  });
}
