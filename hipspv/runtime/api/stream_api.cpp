// Streams, and their operations besides kernels and copies.
#include <algorithm>
#include <bit>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/memory/advice.h"
#include "hipspv/runtime/memory/value_operations.h"
#include "hipspv/runtime/streams/event.h"
#include "hipspv/runtime/streams/host_calls.h"

using namespace hipspv;

namespace {

// True for streams that programs may not destroy.
bool special(hipStream_t stream) {
  return stream == nullptr || stream == hipStreamLegacy || stream == hipStreamPerThread;
}

// Checks for other streams; capturing streams and the legacy stream have rules of their own.
void checkUnsafe(const Stream& stream) {
  if (!stream.capturing() && stream.kind() != Stream::Kind::kLegacyDefault) CaptureHook::checkUnsafe();
}

hipError_t perform(hipStream_t stream, const MemoryOperation& operation, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] { performInOrder(streamOf(stream), std::span(&operation, 1)); });
}

using Kind = MemoryOperation::Kind;

// Words with a bit set for each of the device's compute units.
std::vector<std::uint32_t> wholeMask(const Device& device) {
  const auto units = static_cast<std::size_t>(device.hipProperties().multiProcessorCount);
  std::vector<std::uint32_t> mask((units + 31) / 32, ~std::uint32_t{0});
  if (units % 32 != 0) mask.back() = (std::uint32_t{1} << units % 32) - 1;
  return mask;
}

// A mask without any existing unit means all, as in HIP.
void checkMask(const Device& device, std::span<const std::uint32_t> mask) {
  const std::vector<std::uint32_t> whole = wholeMask(device);
  bool all = true, none = true;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const std::uint32_t chosen = (i < mask.size() ? mask[i] : 0) & whole[i];
    all &= chosen == whole[i];
    none &= chosen == 0;
  }
  if (!all && !none)
    throw Error(hipErrorNotSupported,
                "a stream on some of the compute units alone: queues use "
                "all of their device " +
                    device.properties().name);
}

// A new stream of the current context. Throws hipErrorNoDevice.
hipStream_t makeStream(unsigned flags, int priority) {
  Runtime& runtime = Runtime::get();
  std::shared_ptr<Stream> stream = streamsOf(runtime.current()).create(flags, priority);
  stream->setContext(contexts().current());
  return runtime.streams().make(std::move(stream));
}

}  // namespace

// ---- Creation, destruction, properties

HIPSPV_CALL hipStreamCreateWithPriority(hipStream_t* stream, unsigned int flags, int priority) {
  return guard([&] {
    require(stream != nullptr, hipErrorInvalidValue);
    require(flags == hipStreamDefault || flags == hipStreamNonBlocking, hipErrorInvalidValue);
    // Priorities out of range are clamped, as HIP documents.
    Runtime& runtime = Runtime::get();
    const PriorityRange range = runtime.current().priorities();
    const int level = std::clamp(priority, range.greatest, range.least);
    *stream = makeStream(flags, level);
  });
}

HIPSPV_CALL hipStreamCreateWithFlags(hipStream_t* stream, unsigned int flags) {
  return hipStreamCreateWithPriority(stream, flags, 0);
}

HIPSPV_CALL hipStreamCreate(hipStream_t* stream) { return hipStreamCreateWithPriority(stream, hipStreamDefault, 0); }

HIPSPV_CALL hipExtStreamCreateWithCUMask(hipStream_t* stream, std::uint32_t words, const std::uint32_t* mask) {
  return guard([&] {
    require(stream != nullptr, hipErrorInvalidHandle);
    require(words != 0 && mask != nullptr, hipErrorInvalidValue);
    Runtime& runtime = Runtime::get();
    checkMask(runtime.current(), std::span(mask, words));
    *stream = makeStream(hipStreamDefault, 0);
  });
}

HIPSPV_CALL hipExtStreamGetCUMask(hipStream_t stream, std::uint32_t words, std::uint32_t* mask) {
  return guard([&] {
    require(mask != nullptr, hipErrorInvalidValue);
    const std::vector<std::uint32_t> whole = wholeMask(streamOf(stream).device());
    require(words >= whole.size(), hipErrorInvalidValue);
    std::copy(whole.begin(), whole.end(), mask);
  });
}

HIPSPV_CALL hipStreamDestroy(hipStream_t stream) {
  return guard([&] {
    require(!special(stream), hipErrorInvalidHandle);
    std::shared_ptr<Stream> object = Runtime::get().streams().drop(stream, hipErrorContextIsDestroyed);
    Device& device = object->device();
    streamsOf(device).retire(std::move(object));
  });
}

HIPSPV_CALL hipStreamGetFlags(hipStream_t stream, unsigned int* flags) {
  return guard([&] {
    require(stream != nullptr && flags != nullptr, hipErrorInvalidValue);
    *flags = streamOf(stream).flags();
  });
}

HIPSPV_CALL hipStreamGetPriority(hipStream_t stream, int* priority) {
  return query(priority, [&] { return streamOf(stream).priority(); });
}

HIPSPV_CALL hipStreamGetDevice(hipStream_t stream, hipDevice_t* device) {
  return query(device, [&] { return streamOf(stream).device().ordinal(); });
}

// cuStreamGetCtx: default streams are those of the current context.
HIPSPV_CALL __hipspvStreamGetContext(hipStream_t stream, hipCtx_t* context) {
  return query(context, [&] {
    Runtime& runtime = Runtime::get();
    const Stream& object = streamOf(stream);
    if (special(stream)) return contexts().current();
    return object.context() ? object.context() : runtime.primaryContext(object.device().ordinal());
  });
}

// -1 for an invalid stream.
HIPSPV_EXPORT int hipGetStreamDeviceId(hipStream_t stream) {
  int device = -1;
  static_cast<void>(guard([&] { device = streamOf(stream).device().ordinal(); }));
  return device;
}

// ---- Waiting

HIPSPV_CALL hipStreamQuery(hipStream_t stream) {
  return guard([&] {
    Stream& asked = streamOf(stream);
    checkUnsafe(asked);
    require(asked.complete(), hipErrorNotReady);
  });
}

HIPSPV_CALL hipStreamSynchronize(hipStream_t stream) {
  return guard([&] {
    Stream& awaited = streamOf(stream);
    checkUnsafe(awaited);
    awaited.synchronize();
  });
}

HIPSPV_CALL hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned int flags) {
  return guard([&] {
    Event& waited = eventOf(event);
    Stream& target = streamOf(stream, hipErrorInvalidHandle);
    if (flags == hipEventWaitExternal && target.capturing())
      return object<Captures>().add(target, EventWaitOperation{event, shareEvent(event)});
    require(flags == hipEventWaitDefault, hipErrorInvalidValue);
    waited.makeWait(target);
  });
}

// ---- Host functions

HIPSPV_CALL hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void* data, unsigned int flags) {
  return guard([&] {
    require(callback != nullptr && flags == 0, hipErrorInvalidValue);
    callInOrder(streamOf(stream), [=](hipError_t error) { callback(stream, error, data); });
  });
}

// The function is not called if earlier work failed.
HIPSPV_CALL hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void* data) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidValue);
    Stream& caller = streamOf(stream);
    if (caller.capturing()) [[unlikely]]
      return object<Captures>().add(caller, HostOperation{function, data});
    callInOrder(caller, [=](hipError_t error) {
      if (error == hipSuccess) function(data);
    });
  });
}

// ---- Values in memory

HIPSPV_CALL hipStreamWaitValue32(hipStream_t stream, void* address, std::uint32_t value, unsigned int flags,
                                 std::uint32_t mask) {
  return perform(stream, {Kind::kWait, address, 4, value, mask, flags});
}

HIPSPV_CALL hipStreamWaitValue64(hipStream_t stream, void* address, std::uint64_t value, unsigned int flags,
                                 std::uint64_t mask) {
  return perform(stream, {Kind::kWait, address, 8, value, mask, flags});
}

// HIP ignores the flags of a write.
HIPSPV_CALL hipStreamWriteValue32(hipStream_t stream, void* address, std::uint32_t value, unsigned int) {
  return perform(stream, {Kind::kWrite, address, 4, value, 0, 0});
}

HIPSPV_CALL hipStreamWriteValue64(hipStream_t stream, void* address, std::uint64_t value, unsigned int) {
  return perform(stream, {Kind::kWrite, address, 8, value, 0, 0});
}

HIPSPV_CALL hipStreamBatchMemOp(hipStream_t stream, unsigned int count, hipStreamBatchMemOpParams* parameters,
                                unsigned int flags) {
  return guard([&] {
    constexpr unsigned limit = 256;
    require(count < limit && parameters != nullptr && flags == 0, hipErrorInvalidValue);
    performBatch(streamOf(stream), std::span(parameters, count));
  });
}

// ---- Attributes and ids of streams.
namespace {

void set(Stream& stream, hipStreamAttrID which, const hipStreamAttrValue& value) {
  StreamAttributes attributes = stream.attributes();
  switch (which) {
    case hipStreamAttributeAccessPolicyWindow:
      checkWindow(value.accessPolicyWindow, stream.device());
      attributes.window = value.accessPolicyWindow;
      break;
    case hipStreamAttributeSynchronizationPolicy:
      require(value.syncPolicy >= hipSyncPolicyAuto && value.syncPolicy <= hipSyncPolicyBlockingSync,
              hipErrorInvalidValue);
      attributes.policy = value.syncPolicy;
      break;
    case hipStreamAttributeMemSyncDomainMap:
      // A device has one domain, with the id 0.
      require(value.memSyncDomainMap.default_ == 0 && value.memSyncDomainMap.remote == 0, hipErrorInvalidValue);
      attributes.domains = value.memSyncDomainMap;
      break;
    case hipStreamAttributeMemSyncDomain:
      require(
          value.memSyncDomain == hipLaunchMemSyncDomainDefault || value.memSyncDomain == hipLaunchMemSyncDomainRemote,
          hipErrorInvalidValue);
      attributes.domain = value.memSyncDomain;
      break;
    case hipStreamAttributePriority:
      if (value.priority == stream.priority()) return;
      throw Error(hipErrorNotSupported,
                  "another priority for a stream that is there: a device's "
                  "queue keeps the one that it was created with");
    default:
      throw Error(hipErrorInvalidValue);
  }
  stream.setAttributes(attributes);
}

hipStreamAttrValue get(const Stream& stream, hipStreamAttrID which) {
  const StreamAttributes attributes = stream.attributes();
  hipStreamAttrValue value{};
  switch (which) {
    case hipStreamAttributeAccessPolicyWindow:
      value.accessPolicyWindow = attributes.window;
      return value;
    case hipStreamAttributeSynchronizationPolicy:
      value.syncPolicy = attributes.policy;
      return value;
    case hipStreamAttributeMemSyncDomainMap:
      value.memSyncDomainMap = attributes.domains;
      return value;
    case hipStreamAttributeMemSyncDomain:
      value.memSyncDomain = attributes.domain;
      return value;
    case hipStreamAttributePriority:
      value.priority = stream.priority();
      return value;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

Stream& given(hipStream_t stream) { return streamOf(stream, hipErrorInvalidHandle); }

}  // namespace

HIPSPV_CALL hipStreamGetId(hipStream_t stream, unsigned long long* id) {
  return query(id, [&] { return given(stream).id(); });
}

HIPSPV_CALL hipStreamSetAttribute(hipStream_t stream, hipStreamAttrID which, const hipStreamAttrValue* value) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    set(given(stream), which, *value);
  });
}

HIPSPV_CALL hipStreamGetAttribute(hipStream_t stream, hipStreamAttrID which, hipStreamAttrValue* value) {
  return query(value, [&] { return get(given(stream), which); });
}

HIPSPV_CALL hipStreamCopyAttributes(hipStream_t to, hipStream_t from) {
  return guard([&] {
    Stream& target = streamOf(to, hipErrorInvalidValue);
    target.setAttributes(streamOf(from, hipErrorInvalidValue).attributes());
  });
}

// ---- Events.
namespace {

// True for flags that HIP accepts: at most one way of releasing memory, and no timing across processes.
bool valid(unsigned flags) {
  constexpr unsigned release = hipEventDisableSystemFence | hipEventReleaseToDevice | hipEventReleaseToSystem;
  constexpr unsigned known = release | hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess;
  if ((flags & ~known) != 0 || std::popcount(flags & release) > 1) return false;
  return (flags & hipEventInterprocess) == 0 || (flags & hipEventDisableTiming) != 0;
}

std::shared_ptr<Event> makeEvent(Device& device, unsigned flags) {
  if ((flags & hipEventInterprocess) == 0) return std::make_shared<Event>(device, flags);
  if (backend::SharedEvents* events = device.backend().sharedEvents())
    return std::make_shared<Event>(device, flags, events->create());
  return std::make_shared<Event>(device, flags, std::make_shared<SharedEvent>());
}

}  // namespace

HIPSPV_CALL hipEventCreateWithFlags(hipEvent_t* event, unsigned flags) {
  return guard([&] {
    require(event != nullptr && valid(flags), hipErrorInvalidValue);
    Runtime& runtime = Runtime::get();
    *event = runtime.events().make(makeEvent(runtime.current(), flags));
  });
}

HIPSPV_CALL hipEventCreate(hipEvent_t* event) { return hipEventCreateWithFlags(event, hipEventDefault); }

HIPSPV_CALL hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned int flags) {
  return guard([&] {
    Event& recorded = eventOf(event);
    Stream& recording = streamOf(stream);
    if (flags == hipEventRecordExternal && recording.capturing())
      return object<Captures>().add(recording, EventRecordOperation{event, shareEvent(event)});
    require(flags == hipEventRecordDefault, hipErrorInvalidValue);
    recorded.record(recording);
  });
}

HIPSPV_CALL hipEventRecord(hipEvent_t event, hipStream_t stream) {
  return hipEventRecordWithFlags(event, stream, hipEventRecordDefault);
}

HIPSPV_CALL hipEventSynchronize(hipEvent_t event) {
  return guard([&] {
    Event& awaited = eventOf(event);
    if (!awaited.captured()) CaptureHook::checkUnsafe();
    awaited.synchronize();
  });
}

HIPSPV_CALL hipEventQuery(hipEvent_t event) {
  return guard([&] {
    Event& asked = eventOf(event);
    if (!asked.captured()) CaptureHook::checkUnsafe();
    require(asked.complete(), hipErrorNotReady);
  });
}

HIPSPV_CALL hipEventElapsedTime(float* milliseconds, hipEvent_t start, hipEvent_t stop) {
  return query(milliseconds, [&] { return Event::elapsed(eventOf(start), eventOf(stop)); });
}

HIPSPV_CALL hipEventDestroy(hipEvent_t event) {
  return guard([&] {
    require(event != nullptr, hipErrorInvalidHandle);
    Runtime::get().events().drop(event, hipErrorContextIsDestroyed);
  });
}
