#include "event.h"

#include <linux/futex.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <thread>

#include "capture_hook.h"
#include "device_streams.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/support/error.h"
#include "host_calls.h"

namespace hipspv {

Event::Record Event::last() {
  const std::lock_guard lock(mutex_);
  return last_;
}

bool Event::Record::complete() const {
  if (point == nullptr) return true;
  if (!point->complete()) return false;
  tellStream();
  return true;
}

void Event::Record::tellStream() const {
  if (const std::shared_ptr<Stream> passed = stream.lock()) passed->passed(position);
}

Event::~Event() {
  if (captured()) CaptureHook::get().forget(*this);
}

void Event::record(Stream& stream) {
  require(&stream.device() == &device_, hipErrorInvalidHandle);
  if (stream.capturing()) [[unlikely]]
    return CaptureHook::get().record(stream, *this);
  if (captured()) CaptureHook::get().forget(*this);
  if (native_ != nullptr) return stream.submit([&](backend::Queue& queue) { native_->record(queue); });
  if (shared_ != nullptr) return recordShared(stream);
  const bool timed = (flags_ & hipEventDisableTiming) == 0;
  auto [marker, position] = stream.record(timed);
  Record record{std::move(marker), stream.weak_from_this(), stream.id(), position};
  const std::lock_guard lock(mutex_);
  std::swap(last_, record);
}

backend::EventPtr Event::point() { return last().point; }

void Event::adopt(backend::EventPtr point) {
  const std::lock_guard lock(mutex_);
  last_ = {std::move(point), {}};
}

void Event::makeWait(Stream& stream) {
  if (captured() || stream.capturing()) [[unlikely]]
    if (CaptureHook::get().wait(stream, *this)) return;
  if (native_ != nullptr) return stream.wait(*native_);
  if (shared_ != nullptr) return makeWaitShared(stream);
  const auto [point, of, streamId, position] = last();
  if (point == nullptr || of.lock().get() == &stream) return;
  // The stream may now use memory that was freed before the record.
  const std::uint64_t from = stream.position();
  if (StreamObserver* observer = streamsOf(device_).observer()) observer->ordered(streamId, position, stream, from);
  if (point->complete()) return;
  if (&stream.device() == &device_) return stream.wait(*point);
  // Another device's queue can only wait for a user event of its own, not for the point.
  holdStream(stream, [&](const std::shared_ptr<backend::UserEvent>& userEvent) {
    whenReached(point, [userEvent] { userEvent->signal(); });
  });
}

// Runs in the stream's order, so that the other processes are informed before a wait for the stream
// returns, and before an orderly exit of the process.
void Event::recordShared(Stream& stream) {
  const std::uint64_t record = shared_->begin();
  try {
    callInOrder(stream, [shared = shared_, record](hipError_t) { shared->complete(record); });
  } catch (...) {
    shared_->complete(record);  // otherwise others would wait for ever
    throw;
  }
}

// The host waits for the other process, then signals a user event. If that process ended before the record,
// later work would be wrong: the device gets a sticky error.
void Event::makeWaitShared(Stream& stream) {
  const std::uint64_t record = shared_->last();
  if (shared_->reached(record)) return;
  holdStream(stream, [&](const std::shared_ptr<backend::UserEvent>& userEvent) {
    const auto open = [userEvent, shared = shared_, record, &device = stream.device()] {
      if (!shared->wait(record)) device.fail(hipErrorLaunchFailure);
      if (const Call call; call) userEvent->signal();
    };
    std::thread(open).detach();
  });
}

void Event::synchronize() {
  if (captured()) CaptureHook::get().refuse(*this);
  if (native_ != nullptr) {
    native_->wait();
    return device_.drain();
  }
  if (shared_ != nullptr) {
    require(shared_->wait(shared_->last()), hipErrorLaunchFailure);
    return device_.drain();
  }
  const Record record = last();
  if (!record.complete()) {
    if (const std::shared_ptr<Stream> stream = record.stream.lock()) checkMayWaitFor(*stream);
    const bool blocks = (flags_ & hipEventBlockingSync) != 0;
    await(*record.point, blocks ? Waiting::kBlock : device_.all().contexts().waitingFor(device_));
    record.tellStream();
  }
  if (StreamObserver* observer = streamsOf(device_).observer()) observer->synchronized();
  device_.drain();
}

bool Event::complete() {
  if (shared_ != nullptr && !shared_->reached(shared_->last())) return false;
  if (native_ != nullptr && !native_->complete()) return false;
  if (captured()) CaptureHook::get().refuse(*this);
  if (!last().complete()) return false;
  device_.drain();
  return true;
}

float Event::elapsed(Event& start, Event& stop) {
  const auto from = start.last().point, to = stop.last().point;
  require(&start.device_ == &stop.device_, hipErrorInvalidHandle);
  require(from != nullptr && to != nullptr, hipErrorInvalidHandle);
  require(((start.flags_ | stop.flags_) & hipEventDisableTiming) == 0, hipErrorInvalidHandle);
  require(from->complete() && to->complete(), hipErrorNotReady);
  start.device_.drain();  // after a failed kernel between them there is no time
  const auto nanoseconds = static_cast<std::int64_t>(to->time() - from->time());
  return static_cast<float>(static_cast<double>(nanoseconds) / 1e6);
}

// ---- The shared component of an interprocess event

namespace {

// The interval at which a waiting process checks that the other one still exists.
constexpr timespec kLookAround = {0, 100'000'000};

bool gone(std::int32_t process) { return kill(process, 0) != 0 && errno == ESRCH; }

}  // namespace

SharedEvent::SharedEvent() : file_(pageBytes()), page_(mapPage()) {}

SharedEvent::SharedEvent(const IpcHandle& handle) : file_(openFile(handle)), page_(mapPage()) {}

SharedEvent::~SharedEvent() { munmap(page_, pageBytes()); }

SharedFile SharedEvent::openFile(const IpcHandle& handle) {
  SharedFile file = handle.open(IpcHandle::kEvent);
  require(file.size() == pageBytes(), hipErrorInvalidValue);
  return file;
}

SharedEvent::Page* SharedEvent::mapPage() const {
  void* page = file_.map(0, pageBytes());
  require(page != nullptr, hipErrorMapFailed);
  return static_cast<Page*>(page);
}

std::uint64_t SharedEvent::begin() {
  page_->recorder.store(getpid(), std::memory_order_relaxed);
  return page_->recorded.fetch_add(1, std::memory_order_acq_rel) + 1;
}

void SharedEvent::complete(std::uint64_t record) {
  std::uint64_t known = page_->completed.load(std::memory_order_relaxed);
  while (known < record && !page_->completed.compare_exchange_weak(known, record, std::memory_order_acq_rel)) {
  }
  page_->wakes.fetch_add(1, std::memory_order_release);
  syscall(SYS_futex, &page_->wakes, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

std::uint64_t SharedEvent::last() const { return page_->recorded.load(std::memory_order_acquire); }

bool SharedEvent::reached(std::uint64_t record) const {
  return page_->completed.load(std::memory_order_acquire) >= record;
}

bool SharedEvent::wait(std::uint64_t record) const {
  for (;;) {
    const std::uint32_t wakes = page_->wakes.load(std::memory_order_acquire);
    if (reached(record)) return true;
    if (gone(page_->recorder.load(std::memory_order_relaxed))) return reached(record);
    syscall(SYS_futex, &page_->wakes, FUTEX_WAIT, wakes, &kLookAround, nullptr, 0);
  }
}

}  // namespace hipspv
