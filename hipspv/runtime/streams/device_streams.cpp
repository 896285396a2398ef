#include "device_streams.h"

#include <utility>

#include "capture_hook.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/support/of_thread.h"
#include "host_calls.h"

namespace hipspv {
namespace {

// A thread's hipStreamPerThread streams: returned to their devices when it ends.
struct PerThreadStreams {
  std::vector<std::pair<DeviceStreams*, Stream*>> streams;

  ~PerThreadStreams() {
    const Call call;
    if (!call) return;
    for (const auto& [of, stream] : streams) of->returnPerThread(*stream);
  }
};

}  // namespace

std::shared_ptr<Stream> DeviceStreams::add(Stream::Kind kind, unsigned flags, int priority) {
  auto stream = std::make_shared<Stream>(device_, *this, kind, flags, priority);
  const std::lock_guard lock(mutex_);
  streams_.push_back(stream);
  if (kind == Stream::Kind::kBlocking) blocking_.fetch_add(1, std::memory_order_release);
  return stream;
}

Stream& DeviceStreams::makeLegacy() {
  auto stream = std::make_shared<Stream>(device_, *this, Stream::Kind::kLegacyDefault, hipStreamDefault, 0);
  const std::lock_guard lock(mutex_);
  if (Stream* other = legacyIfUsed()) return *other;
  streams_.push_back(stream);
  legacy_.store(stream.get(), std::memory_order_release);
  return *stream;
}

Stream& DeviceStreams::perThread() {
  auto& own = OfThread<PerThreadStreams>::get().streams;
  for (const auto& [streams, stream] : own)
    if (streams == this) return *stream;
  Stream* stream = nullptr;
  {
    const std::lock_guard lock(mutex_);
    if (!idlePerThread_.empty()) {
      stream = idlePerThread_.back();
      idlePerThread_.pop_back();
    }
  }
  if (stream == nullptr) stream = add(Stream::Kind::kBlocking, hipStreamDefault, 0).get();
  own.emplace_back(this, stream);
  return *stream;
}

void DeviceStreams::returnPerThread(Stream& stream) {
  if (stream.capturing()) CaptureHook::get().leave(stream);
  const std::lock_guard lock(mutex_);
  idlePerThread_.push_back(&stream);
}

std::shared_ptr<Stream> DeviceStreams::create(unsigned flags, int priority) {
  const bool nonBlocking = (flags & hipStreamNonBlocking) != 0;
  return add(nonBlocking ? Stream::Kind::kNonBlocking : Stream::Kind::kBlocking, flags, priority);
}

// Until the stream's work is complete, the device's other streams stay ordered after it.
void DeviceStreams::retire(std::shared_ptr<Stream> stream) {
  if (stream->capturing()) CaptureHook::get().leave(*stream);
  if (stream->idle()) return forget(*stream);
  try {
    whenReached(stream->end(), [this, stream] { forget(*stream); });
  } catch (...) {
    forget(*stream);
    throw;
  }
}

void DeviceStreams::forget(const Stream& stream) {
  const std::lock_guard lock(mutex_);
  if (stream.kind() == Stream::Kind::kBlocking) blocking_.fetch_sub(1, std::memory_order_release);
  std::erase_if(streams_, [&](const auto& other) { return other.get() == &stream; });
}

void DeviceStreams::forEach(const std::function<void(Stream&)>& function) {
  const std::lock_guard lock(mutex_);
  for (const auto& stream : streams_) function(*stream);
}

std::vector<std::shared_ptr<Stream>> DeviceStreams::snapshot() const {
  const std::lock_guard lock(mutex_);
  return streams_;
}

std::shared_ptr<Stream> DeviceStreams::nextBusy(std::uint64_t after) {
  const std::lock_guard lock(mutex_);
  const std::shared_ptr<Stream>* next = nullptr;
  for (const auto& stream : streams_)
    if (stream->id() > after && (next == nullptr || stream->id() < (*next)->id()) && !stream->idle()) next = &stream;
  return next != nullptr ? *next : nullptr;
}

void DeviceStreams::synchronize() {
  device_.throwIfFailed();
  checkMayWaitForAll(&device_);
  const Waiting how = device_.all().contexts().waitingFor(device_);
  const std::uint64_t newest = Stream::newestId();
  // Without a list, which would need memory: mostly one stream has work.
  for (auto stream = nextBusy(0); stream != nullptr && stream->id() <= newest; stream = nextBusy(stream->id()))
    stream->finish(how);
  if (StreamObserver* observer = this->observer()) observer->synchronized();
  device_.drain();
}

void DeviceStreams::finishQuietly() noexcept {
  // Errors here occur again at the next call, which can report them.
  const auto quietly = [](auto&& function) {
    try {
      function();
    } catch (const std::exception&) {
    }
  };
  quietly([&] {
    for (const auto& stream : snapshot()) quietly([&] { stream->finish(); });
  });
  quietly([&] { device_.drain(); });
}

std::vector<backend::EventPtr> DeviceStreams::ends() {
  std::vector<backend::EventPtr> ends;
  for (const auto& stream : snapshot())
    if (!stream->idle()) ends.push_back(stream->end());
  return ends;
}

void DeviceStreams::close() {
  for (const auto& stream : snapshot()) stream->close();
}

bool DeviceStreams::empty() const {
  const std::lock_guard lock(mutex_);
  return streams_.empty();
}

// The lock prevents changes to the set of streams. Each stream's later work waits for the user event.
void DeviceStreams::whileIdle(const std::function<void()>& function) {
  const std::lock_guard lock(mutex_);
  struct Opened {
    std::shared_ptr<backend::UserEvent> userEvent;
    ~Opened() { userEvent->signal(); }
  };
  const Opened opened{device_.backend().createUserEvent()};
  std::vector<backend::EventPtr> reached;
  for (const auto& stream : streams_) reached.push_back(stream->hold(*opened.userEvent));
  for (const auto& point : reached) point->wait();
  function();
}

}  // namespace hipspv
