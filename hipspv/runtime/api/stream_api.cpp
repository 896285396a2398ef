// Streams and events.
#include <algorithm>

#include "../host_calls.h"
#include "guard.h"

using namespace hipspv;

namespace {

// Streams that programs may not destroy.
bool special(hipStream_t stream) {
  return stream == nullptr || stream == hipStreamLegacy || stream == hipStreamPerThread;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned int flags,
                                                     int priority) {
  return guard([&] {
    require(stream != nullptr, hipErrorInvalidValue);
    require(flags == hipStreamDefault || flags == hipStreamNonBlocking, hipErrorInvalidValue);
    // Out of range priorities are brought into it, as HIP documents.
    const int level = std::clamp(priority, -1, 1);
    Runtime& runtime = Runtime::get();
    *stream = runtime.streams().make(runtime.current().createStream(flags, level));
  });
}

HIPSPV_EXPORT hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned int flags) {
  return hipStreamCreateWithPriority(stream, flags, 0);
}

HIPSPV_EXPORT hipError_t hipStreamCreate(hipStream_t* stream) {
  return hipStreamCreateWithPriority(stream, hipStreamDefault, 0);
}

HIPSPV_EXPORT hipError_t hipStreamDestroy(hipStream_t stream) {
  return guard([&] {
    require(!special(stream), hipErrorInvalidHandle);
    const auto object = Runtime::get().streams().drop(stream);
    object->device().removeStream(*object);
  });
}

HIPSPV_EXPORT hipError_t hipStreamQuery(hipStream_t stream) {
  return guard([&] { require(streamOf(stream).complete(), hipErrorNotReady); });
}

HIPSPV_EXPORT hipError_t hipStreamSynchronize(hipStream_t stream) {
  return guard([&] { streamOf(stream).synchronize(); });
}

HIPSPV_EXPORT hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event,
                                            unsigned int flags) {
  return guard([&] {
    require(flags == 0, hipErrorInvalidValue);
    EventPool::get(event).makeWait(streamOf(stream));
  });
}

HIPSPV_EXPORT hipError_t hipStreamGetFlags(hipStream_t stream, unsigned int* flags) {
  return guard([&] {
    require(flags != nullptr, hipErrorInvalidValue);
    *flags = streamOf(stream).flags();
  });
}

HIPSPV_EXPORT hipError_t hipStreamGetPriority(hipStream_t stream, int* priority) {
  return guard([&] {
    require(priority != nullptr, hipErrorInvalidValue);
    *priority = streamOf(stream).priority();
  });
}

HIPSPV_EXPORT hipError_t hipStreamGetDevice(hipStream_t stream, hipDevice_t* device) {
  return guard([&] {
    require(device != nullptr, hipErrorInvalidValue);
    *device = streamOf(stream).device().ordinal();
  });
}

HIPSPV_EXPORT hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback,
                                              void* data, unsigned int flags) {
  return guard([&] {
    require(callback != nullptr && flags == 0, hipErrorInvalidValue);
    callInOrder(streamOf(stream), [=] { callback(stream, hipSuccess, data); });
  });
}

HIPSPV_EXPORT hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void* data) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidValue);
    callInOrder(streamOf(stream), [=] { function(data); });
  });
}

HIPSPV_EXPORT hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags) {
  return guard([&] {
    constexpr unsigned known = hipEventBlockingSync | hipEventDisableTiming |
                               hipEventDisableSystemFence | hipEventReleaseToDevice |
                               hipEventReleaseToSystem;
    require(event != nullptr, hipErrorInvalidValue);
    // hipEventInterprocess isn't among them: there is no way to hand an event to another process.
    require((flags & ~known) == 0, hipErrorInvalidValue);
    Runtime& runtime = Runtime::get();
    *event = runtime.events().make(std::make_shared<Event>(runtime.current(), flags));
  });
}

HIPSPV_EXPORT hipError_t hipEventCreate(hipEvent_t* event) {
  return hipEventCreateWithFlags(event, hipEventDefault);
}

HIPSPV_EXPORT hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
  return guard([&] { EventPool::get(event).record(streamOf(stream)); });
}

HIPSPV_EXPORT hipError_t hipEventSynchronize(hipEvent_t event) {
  return guard([&] { EventPool::get(event).synchronize(); });
}

HIPSPV_EXPORT hipError_t hipEventQuery(hipEvent_t event) {
  return guard([&] { require(EventPool::get(event).complete(), hipErrorNotReady); });
}

HIPSPV_EXPORT hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t start,
                                             hipEvent_t stop) {
  return guard([&] {
    require(milliseconds != nullptr, hipErrorInvalidValue);
    *milliseconds = Event::elapsed(EventPool::get(start), EventPool::get(stop));
  });
}

HIPSPV_EXPORT hipError_t hipEventDestroy(hipEvent_t event) {
  return guard([&] { Runtime::get().events().drop(event); });
}
