// Launches of one kernel.
#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/support/of_thread.h"
#include "kernels.h"

using namespace hipspv;

namespace {

// The requirements of the driver's launches: a kernel, and its arguments in one form only.
void checkDriver(hipFunction_t function, void** arguments, void** extra) {
  require(function != nullptr, hipErrorInvalidHandle);
  require(arguments == nullptr || extra == nullptr, hipErrorInvalidValue);
}

// Arguments by their addresses, or as `extra`.
void launchEither(hipFunction_t function, const LaunchShape& shape, void** arguments, void** extra, Stream& stream) {
  if (extra == nullptr) return launch(symbolOf(function), shape, arguments, stream);
  const PackedArguments packed = unpackExtra(extra);
  planOf(symbolOf(function), stream.device()).launchPacked(stream, shape, packed.buffer, packed.bytes);
}

// The events of a launch, nullptr if absent. Checks that they are valid before anything is enqueued.
class LaunchEvents {
 public:
  LaunchEvents(hipEvent_t start, hipEvent_t stop) : start_(find(start)), stop_(find(stop)) {}

  void recordStart(Stream& stream) const {
    if (start_ != nullptr) start_->record(stream);
  }
  void recordStop(Stream& stream) const {
    if (stop_ != nullptr) stop_->record(stream);
  }

 private:
  static Event* find(hipEvent_t event) {
    return event == nullptr ? nullptr : &Runtime::get().events().get(event, hipErrorInvalidValue);
  }

  Event* const start_;
  Event* const stop_;
};

// A launch's attributes. Priorities, cache policies and carve-outs are hints that queues
// can't express. A programmatic launch, which may begin before the preceding one ends, begins after
// it. Events that a kernel may trigger complete with it.
class LaunchAttributes {
 public:
  LaunchAttributes(const hipLaunchAttribute* attributes, unsigned count) {
    require(count == 0 || attributes != nullptr, hipErrorInvalidValue);
    for (const hipLaunchAttribute& attribute : std::span(attributes, count)) read(attribute);
  }

  // True if the kernel's blocks may wait for each other.
  bool cooperative() const { return cooperative_; }
  void recordEvents(Stream& stream) const {
    for (Event* event : events_)
      if (event != nullptr) event->record(stream);
  }

 private:
  void read(const hipLaunchAttribute& attribute) {
    const hipLaunchAttributeValue& value = attribute.value;
    switch (attribute.id) {
      case hipLaunchAttributeCooperative:
        cooperative_ = value.cooperative != 0;
        return;
      case hipLaunchAttributeProgrammaticEvent:
        events_[0] = find(value.programmaticEvent.event);
        return;
      case hipLaunchAttributeLaunchCompletionEvent:
        events_[1] = find(value.launchCompletionEvent.event);
        return;
      case hipLaunchAttributeClusterDimension:
        return checkCluster(value.clusterDim.x, value.clusterDim.y, value.clusterDim.z);
      case hipLaunchAttributeDeviceUpdatableKernelNode:
        if (value.deviceUpdatableKernelNode.deviceUpdatable == 0) return;
        throw Error(hipErrorNotSupported,
                    "a kernel node that device code may change: "
                    "devices launch nothing themselves");
      case hipLaunchAttributeIgnore:
      case hipLaunchAttributeAccessPolicyWindow:
      case hipLaunchAttributeClusterSchedulingPolicyPreference:
      case hipLaunchAttributeProgrammaticStreamSerialization:
      case hipLaunchAttributePriority:
      case hipLaunchAttributeMemSyncDomainMap:
      case hipLaunchAttributeMemSyncDomain:
      case hipLaunchAttributePreferredClusterDimension:
      case hipLaunchAttributePreferredSharedMemoryCarveout:
        return;
      default:
        throw Error(hipErrorInvalidValue);
    }
  }

  static Event* find(hipEvent_t event) { return &Runtime::get().events().get(event, hipErrorInvalidValue); }

  static void checkCluster(unsigned x, unsigned y, unsigned z) {
    require(x != 0 && y != 0 && z != 0, hipErrorInvalidValue);
    if (x != 1 || y != 1 || z != 1)
      throw Error(hipErrorNotSupported,
                  "clusters of blocks: devices don't let blocks "
                  "reach each other's shared memory");
  }

  bool cooperative_ = false;
  Event* events_[2] = {};  // to be recorded after the kernel
};

// The arguments of launches that hipConfigureCall began, the innermost last.
using PendingArguments = std::vector<std::vector<std::byte>>;
PendingArguments& pendingArguments() { return OfThread<PendingArguments>::get(); }

}  // namespace

HIPSPV_CALL hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, std::size_t sharedBytes,
                            hipStream_t stream) {
  return guard(
      [&] { launch(Registry::instance().kernel(function), {grid, block, sharedBytes}, arguments, streamOf(stream)); });
}

HIPSPV_CALL hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, std::size_t sharedBytes,
                               hipStream_t handle, hipEvent_t start, hipEvent_t stop, int) {
  return guard([&] {
    const LaunchEvents events(start, stop);
    Stream& stream = streamOf(handle);
    events.recordStart(stream);
    launch(Registry::instance().kernel(function), {grid, block, sharedBytes}, arguments, stream);
    events.recordStop(stream);
  });
}

HIPSPV_CALL hipModuleLaunchKernel(hipFunction_t function, unsigned int gridX, unsigned int gridY, unsigned int gridZ,
                                  unsigned int blockX, unsigned int blockY, unsigned int blockZ,
                                  unsigned int sharedBytes, hipStream_t handle, void** arguments, void** extra) {
  return guard([&] {
    const LaunchShape shape{dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ), sharedBytes};
    checkDriver(function, arguments, extra);
    launchOfDriver(shape, [&] { launchEither(function, shape, arguments, extra, streamOf(handle)); });
  });
}

// Sizes in threads.
HIPSPV_CALL hipExtModuleLaunchKernel(hipFunction_t function, std::uint32_t threadsX, std::uint32_t threadsY,
                                     std::uint32_t threadsZ, std::uint32_t blockX, std::uint32_t blockY,
                                     std::uint32_t blockZ, std::size_t sharedBytes, hipStream_t handle,
                                     void** arguments, void** extra, hipEvent_t start, hipEvent_t stop, std::uint32_t) {
  return guard([&] {
    require(blockX != 0 && blockY != 0 && blockZ != 0, hipErrorInvalidValue);
    require(threadsX % blockX == 0 && threadsY % blockY == 0 && threadsZ % blockZ == 0, hipErrorInvalidValue);
    const LaunchShape shape{dim3(threadsX / blockX, threadsY / blockY, threadsZ / blockZ), dim3(blockX, blockY, blockZ),
                            sharedBytes};
    checkDriver(function, arguments, extra);
    const LaunchEvents events(start, stop);
    launchOfDriver(shape, [&] {
      Stream& stream = streamOf(handle);
      planOf(symbolOf(function), stream.device());  // so that events don't measure the build
      events.recordStart(stream);
      launchEither(function, shape, arguments, extra, stream);
      events.recordStop(stream);
    });
  });
}

HIPSPV_CALL hipHccModuleLaunchKernel(hipFunction_t function, std::uint32_t threadsX, std::uint32_t threadsY,
                                     std::uint32_t threadsZ, std::uint32_t blockX, std::uint32_t blockY,
                                     std::uint32_t blockZ, std::size_t sharedBytes, hipStream_t stream,
                                     void** arguments, void** extra, hipEvent_t start, hipEvent_t stop) {
  return hipExtModuleLaunchKernel(function, threadsX, threadsY, threadsZ, blockX, blockY, blockZ, sharedBytes, stream,
                                  arguments, extra, start, stop, 0);
}

// ---- Launches with attributes

HIPSPV_CALL hipLaunchKernelExC(const hipLaunchConfig_t* config, const void* function, void** arguments) {
  return guard([&] {
    require(config != nullptr, hipErrorInvalidValue);
    const LaunchShape shape{config->gridDim, config->blockDim, config->dynamicSmemBytes};
    const LaunchAttributes attributes(config->attrs, config->numAttrs);
    Stream& stream = streamOf(config->stream);
    launch(Registry::instance().kernel(function), shape, arguments, stream, attributes.cooperative());
    attributes.recordEvents(stream);
  });
}

HIPSPV_CALL hipDrvLaunchKernelEx(const HIP_LAUNCH_CONFIG* config, hipFunction_t function, void** arguments,
                                 void** extra) {
  return guard([&] {
    require(config != nullptr, hipErrorInvalidValue);
    const LaunchShape shape{dim3(config->gridDimX, config->gridDimY, config->gridDimZ),
                            dim3(config->blockDimX, config->blockDimY, config->blockDimZ), config->sharedMemBytes};
    const LaunchAttributes attributes(config->attrs, config->numAttrs);
    require(!attributes.cooperative() || extra == nullptr, hipErrorInvalidValue);
    checkDriver(function, arguments, extra);
    launchOfDriver(shape, [&] {
      Stream& stream = streamOf(config->hStream);
      if (attributes.cooperative())
        launch(symbolOf(function), shape, arguments, stream, true);
      else
        launchEither(function, shape, arguments, extra, stream);
      attributes.recordEvents(stream);
    });
  });
}

// ---- The launch in steps of CUDA before version 7

HIPSPV_CALL hipConfigureCall(dim3 grid, dim3 block, std::size_t sharedBytes, hipStream_t stream) {
  return guard([&] {
    pendingArguments().emplace_back();
    if (const hipError_t error = __hipPushCallConfiguration(grid, block, sharedBytes, stream); error != hipSuccess) {
      pendingArguments().pop_back();
      throw Error(error);
    }
  });
}

HIPSPV_CALL hipSetupArgument(const void* argument, std::size_t size, std::size_t offset) {
  return guard([&] {
    require(!pendingArguments().empty(), hipErrorMissingConfiguration);
    require(argument != nullptr || size == 0, hipErrorInvalidValue);
    std::size_t end = 0;
    // CUDA's limit on a kernel's arguments is 4 KiB, here the device's: both are far below this.
    constexpr std::size_t kMaxBytes = 1 << 20;
    require(!__builtin_add_overflow(size, offset, &end) && end <= kMaxBytes, hipErrorInvalidValue);
    std::vector<std::byte>& bytes = pendingArguments().back();
    if (bytes.size() < end) bytes.resize(end);
    if (size != 0) std::memcpy(bytes.data() + offset, argument, size);
  });
}

HIPSPV_CALL hipLaunchByPtr(const void* function) {
  return guard([&] {
    require(!pendingArguments().empty(), hipErrorMissingConfiguration);
    const std::vector<std::byte> bytes = std::move(pendingArguments().back());
    pendingArguments().pop_back();
    LaunchShape shape{};
    hipStream_t stream = nullptr;
    if (const hipError_t error = __hipPopCallConfiguration(&shape.grid, &shape.block, &shape.sharedBytes, &stream);
        error != hipSuccess)
      throw Error(error);
    Stream& target = streamOf(stream);
    planOf(Registry::instance().kernel(function), target.device())
        .launchPacked(target, shape, bytes.data(), bytes.size());
  });
}

// ---- Launches of kernels whose blocks may wait for each other, and of several kernels at once.
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
      if (stream.capturing()) object<Captures>().refuse(stream);
    }
    const Device* device = &stream.device();
    require(std::find(seen.begin(), seen.end(), device) == seen.end(), hipErrorInvalidDevice);
    seen.push_back(device);
  }
}

// All kernels wait for earlier work in all streams, and later work there waits for all kernels, except as `flags` say.
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

HIPSPV_CALL hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                       unsigned int sharedBytes, hipStream_t stream) {
  return guard([&] {
    if (Registry::instance().isHip7()) streamOf(stream, hipErrorInvalidHandle);
    launch({Registry::instance().kernel(function), {grid, block, sharedBytes}, arguments, stream}, true);
  });
}

HIPSPV_CALL hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int gridX, unsigned int gridY,
                                             unsigned int gridZ, unsigned int blockX, unsigned int blockY,
                                             unsigned int blockZ, unsigned int sharedBytes, hipStream_t handle,
                                             void** arguments) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidHandle);
    Stream& stream = streamOf(handle);
    require(sharedBytes <= stream.device().properties().localMemory, hipErrorInvalidValue);
    const LaunchShape shape{dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ), sharedBytes};
    launchOfDriver(shape, [&] { launch(symbolOf(function), shape, arguments, stream, true); });
  });
}

HIPSPV_CALL hipLaunchCooperativeKernelMultiDevice(hipLaunchParams* list, int count, unsigned int flags) {
  return guard([&] { launchTogether(entriesOf(list, count), flags, true); });
}

HIPSPV_CALL hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* list, int count, unsigned int flags) {
  return guard([&] { launchTogether(entriesOf(list, count), flags, false); });
}

HIPSPV_CALL hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams* list, unsigned int count,
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
