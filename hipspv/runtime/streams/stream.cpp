#include "stream.h"

#include <algorithm>

#include "capture_hook.h"
#include "device_streams.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/support/threads.h"
#include "host_calls.h"

namespace hipspv {
namespace {

constexpr std::size_t kChunkBytes = 256 * 1024;
constexpr std::size_t kSpillAlign = 128;

std::atomic<std::uint64_t> lastId{0};

// Two threads may arrive in the wrong order.
void raiseTo(std::atomic<std::uint64_t>& number, std::uint64_t value) {
  std::uint64_t known = number.load(std::memory_order_relaxed);
  while (known < value && !number.compare_exchange_weak(known, value, std::memory_order_release)) {
  }
}

std::string describe(Stream::Kind kind, int priority) {
  if (kind == Stream::Kind::kLegacyDefault) return "null stream";
  std::string text = kind == Stream::Kind::kBlocking ? "stream" : "non-blocking stream";
  if (priority != 0) text += " of priority " + std::to_string(priority);
  return text;
}

}  // namespace

void SpillRing::clear() noexcept {
  const auto release = [this](const Chunk& chunk) {
    try {
      if (chunk.memory != nullptr) device_.release(chunk.memory);
    } catch (const Error&) {
      // The next call on the device reports the error.
    }
  };
  for (const Chunk& chunk : full_) release(chunk);
  release(current_);
  full_.clear();
  current_ = {};
  used_ = 0;
}

std::byte* SpillRing::take(backend::Queue& queue, std::size_t bytes) {
  bytes = (bytes + kSpillAlign - 1) / kSpillAlign * kSpillAlign;
  if (used_ + bytes > current_.size) {
    if (current_.memory != nullptr) {
      current_.passed = queue.recordEvent();
      queue.flush();
      full_.push_back(std::move(current_));
      current_ = {};
    }
    current_ = nextChunk(bytes);
    used_ = 0;
  }
  std::byte* result = current_.memory + used_;
  used_ += bytes;
  return result;
}

SpillRing::Chunk SpillRing::nextChunk(std::size_t bytes) {
  const auto reusable = std::find_if(
      full_.begin(), full_.end(), [&](const Chunk& chunk) { return chunk.size >= bytes && chunk.passed->complete(); });
  if (reusable != full_.end()) {
    Chunk chunk = std::move(*reusable);
    full_.erase(reusable);
    return chunk;
  }
  const std::size_t size = std::max(bytes, kChunkBytes);
  void* memory = device_.allocate(backend::MemoryKind::kOwn, size);
  if (memory == nullptr) throw Error(hipErrorOutOfMemory);
  return {static_cast<std::byte*>(memory), size, nullptr};
}

Stream::Stream(Device& device, DeviceStreams& all, Kind kind, unsigned flags, int priority)
    : device_(device),
      all_(all),
      kind_(kind),
      flags_(flags),
      priority_(priority),
      id_(lastId.fetch_add(1) + 1),
      queue_(device.createQueue(describe(kind, priority), priority)),
      published_(queue_.get()),
      spill_(device.backend()) {}

std::uint64_t Stream::newestId() { return lastId.load(); }

Stream::~Stream() {
  if (StreamObserver* observer = all_.observer()) observer->ended(*this);
}

std::uint64_t Stream::work() {
  if (exported_.load(std::memory_order_relaxed)) [[unlikely]]
    return add(work_, 1) + 1;
  return work_.load(std::memory_order_relaxed);
}

void* Stream::exportQueue() {
  exported_.store(true);
  void* native = nullptr;
  submit([&](backend::Queue& queue) { native = queue.native(); });
  return native;
}

bool Stream::idle() const {
  if (exported_.load(std::memory_order_relaxed)) [[unlikely]]
    return false;
  return completed_.load(std::memory_order_acquire) >= work_.load(std::memory_order_relaxed);
}

void Stream::passed(std::uint64_t position) { raiseTo(completed_, position); }

void Stream::begin() {
  if (capturing()) [[unlikely]]
    CaptureHook::get().refuse(*this);
  device_.throwIfFailed();
  if (kind_ == Kind::kLegacyDefault) {
    if (all_.hasBlocking()) orderAfterBlocking();
  } else if (kind_ == Kind::kBlocking) {
    Stream* legacy = all_.legacyIfUsed();
    if (legacy != nullptr && !legacy->idle()) orderAfterLegacy(*legacy);
  }
}

// Before a wait of the host: for the legacy stream's order, which includes other streams' work.
void Stream::beginWait() {
  if (capturing()) [[unlikely]]
    CaptureHook::get().refuse(*this);
  device_.throwIfFailed();
  if (kind_ == Kind::kLegacyDefault && all_.hasBlocking()) orderAfterBlocking();
}

void Stream::orderAfterLegacy(Stream& legacy) {
  const std::uint64_t work = legacy.work();
  if (ordered_.load(std::memory_order_relaxed) == work) return;
  const backend::EventPtr point = legacy.queue().recordEvent();
  legacy.queue().flush();
  queue().wait(*point);
  add(work_, 1);
  ordered_.store(work, std::memory_order_relaxed);
}

void Stream::orderAfterBlocking() {
  CaptureHook::checkLegacy(device_);
  all_.forEach([&](Stream& other) {
    if (other.kind_ != Kind::kBlocking || other.idle()) return;
    const std::uint64_t work = other.work();
    if (other.legacyOrdered_.load(std::memory_order_relaxed) == work) return;
    const backend::EventPtr point = other.queue().recordEvent();
    other.queue().flush();
    queue().wait(*point);
    raiseTo(other.legacyWait_, add(work_, 1) + 1);
    other.legacyOrdered_.store(work, std::memory_order_release);
  });
}

// Work known to be done in the legacy stream came after this stream's work. The device API may
// report the latter as done later: its queues learn of each other's commands from its own threads.
void Stream::learnFromLegacy() {
  const std::uint64_t ordered = legacyOrdered_.load(std::memory_order_acquire);
  const Stream* legacy = all_.legacyIfUsed();
  if (legacy == nullptr) return;
  const std::uint64_t completed = legacy->completed_.load(std::memory_order_acquire);
  if (completed >= legacyWait_.load(std::memory_order_relaxed)) passed(ordered);
}

void Stream::close() {
  passed(work_.load());
  {
    const std::lock_guard lock(spillMutex_);
    spill_.clear();
  }
  {
    const std::lock_guard lock(queryMutex_);
    queryMark_ = nullptr;
    queryWork_ = 0;
  }
  const std::lock_guard lock(queueMutex_);
  published_.store(nullptr, std::memory_order_release);
  queue_ = nullptr;
}

backend::Queue& Stream::open() {
  const std::lock_guard lock(queueMutex_);
  if (queue_ == nullptr) queue_ = device_.createQueue(describe(kind_, priority_), priority_);
  published_.store(queue_.get(), std::memory_order_release);
  return *queue_;
}

void Stream::finish(Waiting how) {
  if (published_.load(std::memory_order_acquire) == nullptr) return;  // nothing since the device's restart
  const std::uint64_t work = work_.load(std::memory_order_relaxed);
  if (how != Waiting::kAuto) await(*end(), how);
  queue().finish();
  passed(work);
}

void Stream::synchronize() {
  beginWait();
  checkMayWaitFor(*this);
  finish(device_.all().contexts().waitingFor(device_));
  if (StreamObserver* observer = all_.observer()) observer->synchronized();
  device_.drain();
}

bool Stream::complete() {
  beginWait();
  if (kind_ == Kind::kBlocking) learnFromLegacy();
  if (idle()) return true;
  {
    const std::lock_guard lock(queryMutex_);
    const std::uint64_t work = this->work();
    // One marker per amount of work, not per query.
    if (queryMark_ == nullptr || queryWork_ != work) {
      queryMark_ = queue().recordEvent();
      queue().flush();
      queryWork_ = work;
    }
    if (!queryMark_->complete()) return false;
    passed(work);
  }
  device_.drain();
  return true;
}

backend::EventPtr Stream::recordEvent() {
  backend::EventPtr result;
  submit([&](backend::Queue& queue) { result = queue.recordEvent(); });
  return result;
}

// Commands are counted once they are in the queue: those counted before the marker was made precede it. A command
// that another thread has counted since may follow it, and the marker's own count must not include that one.
Stream::Point Stream::record(bool timed) {
  begin();
  const std::uint64_t before = work_.load(std::memory_order_acquire);
  Point point{timed ? queue().recordTimedEvent() : queue().recordEvent(), before};
  if (add(work_, 1) == before) point.position = before + 1;
  queue().flush();
  return point;
}

backend::EventPtr Stream::end() {
  backend::EventPtr result = queue().recordEvent();
  queue().flush();
  return result;
}

void Stream::wait(backend::Event& event) {
  submit([&](backend::Queue& queue) { queue.wait(event); });
}

backend::EventPtr Stream::hold(backend::Event& userEvent) {
  backend::EventPtr point = queue().recordEvent();
  queue().wait(userEvent);
  add(work_, 2);
  queue().flush();
  return point;
}

std::uint64_t Stream::position() {
  begin();
  return work_.load(std::memory_order_relaxed);
}

bool Stream::reached(std::uint64_t position) {
  if (completed_.load(std::memory_order_acquire) >= position) return true;
  const std::lock_guard lock(queryMutex_);
  if (queryMark_ == nullptr || queryWork_ < position) {
    const std::uint64_t work = work_.load(std::memory_order_relaxed);
    queryMark_ = queue().recordEvent();
    queue().flush();
    queryWork_ = work;
  }
  try {
    if (!queryMark_->complete()) return false;
  } catch (const Error&) {
    // A failed operation is complete, too.
  }
  passed(queryWork_);
  return true;
}

}  // namespace hipspv
