// Events.
#include <bit>

#include "guard.h"
#include "hipspv/runtime/backends/sharing.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/streams/shared_event.h"

using namespace hipspv;

namespace {

// True for flags that HIP accepts: at most one way of releasing memory, and no timing across
// processes.
bool valid(unsigned flags) {
  constexpr unsigned release = hipEventDisableSystemFence | hipEventReleaseToDevice | hipEventReleaseToSystem;
  constexpr unsigned known = release | hipEventBlockingSync | hipEventDisableTiming | hipEventInterprocess;
  if ((flags & ~known) != 0 || std::popcount(flags & release) > 1) return false;
  return (flags & hipEventInterprocess) == 0 || (flags & hipEventDisableTiming) != 0;
}

std::shared_ptr<Event> makeEvent(Device& device, unsigned flags) {
  if ((flags & hipEventInterprocess) == 0) return std::make_shared<Event>(device, flags);
  backend::Sharing* sharing = device.backend().sharing();
  if (sharing != nullptr && sharing->hasEvents()) return std::make_shared<Event>(device, flags, sharing->createEvent());
  return std::make_shared<Event>(device, flags, std::make_shared<SharedEvent>());
}

}  // namespace

HIPSPV_EXPORT hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags) {
  return guard([&] {
    require(event != nullptr && valid(flags), hipErrorInvalidValue);
    Runtime& runtime = Runtime::get();
    *event = runtime.events().make(makeEvent(runtime.current(), flags));
  });
}

HIPSPV_EXPORT hipError_t hipEventCreate(hipEvent_t* event) { return hipEventCreateWithFlags(event, hipEventDefault); }

HIPSPV_EXPORT hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream, unsigned int flags) {
  return guard([&] {
    Event& recorded = eventOf(event);
    Stream& recording = streamOf(stream);
    if (flags == hipEventRecordExternal && recording.capturing())
      return Captures::instance().add(recording, EventRecordOperation{event, shareEvent(event)});
    require(flags == hipEventRecordDefault, hipErrorInvalidValue);
    recorded.record(recording);
  });
}

HIPSPV_EXPORT hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
  return hipEventRecordWithFlags(event, stream, hipEventRecordDefault);
}

HIPSPV_EXPORT hipError_t hipEventSynchronize(hipEvent_t event) {
  return guard([&] {
    Event& awaited = eventOf(event);
    if (!awaited.captured()) Captures::checkUnsafe();
    awaited.synchronize();
  });
}

HIPSPV_EXPORT hipError_t hipEventQuery(hipEvent_t event) {
  return guard([&] {
    Event& asked = eventOf(event);
    if (!asked.captured()) Captures::checkUnsafe();
    require(asked.complete(), hipErrorNotReady);
  });
}

HIPSPV_EXPORT hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t start, hipEvent_t stop) {
  return guard([&] {
    require(milliseconds != nullptr, hipErrorInvalidValue);
    *milliseconds = Event::elapsed(eventOf(start), eventOf(stop));
  });
}

HIPSPV_EXPORT hipError_t hipEventDestroy(hipEvent_t event) {
  return guard([&] {
    require(event != nullptr, hipErrorInvalidHandle);
    Runtime::get().events().drop(event, hipErrorContextIsDestroyed);
  });
}
