#include "queue.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "memory.h"
#include "program.h"
#include "services.h"

namespace hipspv::cuda {
namespace {

using Kind = backend::ValueOperation::Kind;

bool isWait(const backend::ValueOperation& operation) { return operation.kind == Kind::kWait; }

ValueParameters parametersOf(const backend::ValueOperation& operation) {
  const bool wide = operation.bytes == sizeof operation.value;
  ValueParameters p{};
  if (operation.kind == Kind::kBarrier) {
    p.operation = ValueOperation::kBarrier;
    return p;
  }
  p.address = addressOf(operation.address);
  p.value = operation.value;
  if (isWait(operation)) {
    p.operation = wide ? ValueOperation::kWait64 : ValueOperation::kWait32;
    p.flags = static_cast<unsigned>(operation.comparison);
  } else {
    p.operation = wide ? ValueOperation::kWrite64 : ValueOperation::kWrite32;
  }
  return p;
}

struct SemaphoreList {
  explicit SemaphoreList(std::span<const backend::SemaphoreOperation> operations) {
    for (const auto& [semaphore, value] : operations) {
      handles.push_back(handleOf(*semaphore));
      parameters.emplace_back().value = value;
    }
  }
  unsigned count() const { return static_cast<unsigned>(handles.size()); }

  std::vector<ExternalSemaphoreHandle> handles;
  std::vector<SemaphoreParameters> parameters;
};

}  // namespace

Queue::Queue(EventServices& events, int priority, bool measured)
    : events_(events),
      state_(events.state),
      measured_(measured),
      owned_(state_, createStream(state_, priority)),
      stream_(owned_.get()),
      staged_(state_, events.holds, stream_) {}

Queue::~Queue() { state_.callQuietly(&Driver::StreamSynchronize, stream_); }

OwnedEventPtr Queue::mark(bool timed) {
  OwnedEventPtr event = events_.handles.take(timed);
  state_.call(&Driver::EventRecord, event->get(), stream_);
  return event;
}

backend::EventPtr Queue::record(bool timed, OwnedEventPtr begin) {
  return std::make_shared<RecordedEvent>(events_, mark(timed), std::move(begin));
}

// enqueue() enqueues a command.
template <class Enqueue>
void Queue::command(backend::EventPtr* end, Enqueue&& enqueue) {
  if (end == nullptr) [[likely]]
    return enqueue();
  OwnedEventPtr begin = measured_ ? mark(true) : nullptr;
  enqueue();
  *end = record(true, std::move(begin));
}

// An invalid value is the shape: nothing else in a launch is the program's.
void Queue::failLaunch(const std::string& kernel, Status status) const {
  if (status == kInvalidValue)
    throw Error(hipErrorInvalidConfiguration, "kernel " + kernel + ": " + describe(state_.driver(), status));
  state_.check(status, ("the launch of kernel " + kernel).c_str());
}

void Queue::launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) {
  auto& own = static_cast<Kernel&>(kernel);
  const auto& [gridX, gridY, gridZ] = launch.grid;
  const auto& [blockX, blockY, blockZ] = launch.block;
  const auto shared = static_cast<unsigned>(launch.sharedBytes);
  auto** arguments = const_cast<void**>(launch.arguments.data());
  const Driver& driver = state_.driver();
  own.allowShared(launch.sharedBytes);
  state_.enter();
  command(end, [&] {
    const Status status = launch.cooperative
                              ? driver.LaunchCooperativeKernel(own.function(), gridX, gridY, gridZ, blockX, blockY,
                                                               blockZ, shared, stream_, arguments)
                              : driver.LaunchKernel(own.function(), gridX, gridY, gridZ, blockX, blockY, blockZ, shared,
                                                    stream_, arguments, nullptr);
    if (status != kSuccess) [[unlikely]]
      failLaunch(own.name(), status);
  });
}

void Queue::copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) {
  if (blocking) {
    copyHeld(to, from, bytes, end);
    return finish();
  }
  state_.enter();
  const bool toHost = isPageable(state_, to), fromHost = isPageable(state_, from);
  if (!toHost && !fromHost) return copyHeld(to, from, bytes, end);
  command(end, [&] { staged_.copy(linear(to, from, bytes), toHost, fromHost); });
}

void Queue::copyHeld(void* to, const void* from, std::size_t bytes, backend::EventPtr* end) {
  command(end, [&] { state_.call(&Driver::MemcpyAsync, addressOf(to), addressOf(from), bytes, stream_); });
}

void Queue::copyBox(const backend::BoxCopy& copy, bool held, backend::EventPtr* end) {
  state_.enter();
  const bool toHost = isPageable(state_, copy.to), fromHost = isPageable(state_, copy.from);
  command(end, [&] {
    if (held || (!toHost && !fromHost)) return enqueue(state_, stream_, copy, toHost, fromHost);
    staged_.copy(copy, toHost, fromHost);
  });
}

// Works without peer access, then by way of the host. Repeated devices (HIPSPV_DEBUG_REPEAT) have one context.
void Queue::copyAcross(const backend::BoxCopy& copy, const backend::Device& toDevice, const backend::Device& fromDevice,
                       backend::EventPtr* end) {
  const Context target = Member::of(toDevice)->state().context(), source = Member::of(fromDevice)->state().context();
  if (target == source) return copyBox(copy, false, end);
  command(end, [&] { enqueueAcross(state_, stream_, copy, target, source); });
}

// The driver has no such pattern: each half fills every second word. The upper halves come first, so that a growing
// value that another stream waits for never seems greater than it is for long, and is never missed.
void Queue::fillWide(Address to, const void* pattern, std::size_t bytes) {
  std::uint32_t halves[2];
  std::memcpy(halves, pattern, sizeof halves);
  for (const std::size_t half : {1, 0})
    state_.call(&Driver::MemsetD2D32Async, to + half * sizeof halves[0], sizeof halves, halves[half], 1,
                bytes / sizeof halves, stream_);
}

void Queue::fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes, backend::EventPtr* end) {
  const Address target = addressOf(to);
  std::uint32_t value = 0;
  std::memcpy(&value, pattern, std::min(patternBytes, sizeof value));
  command(end, [&] {
    switch (patternBytes) {
      case 1:
        return state_.call(&Driver::MemsetD8Async, target, static_cast<unsigned char>(value), bytes, stream_);
      case 2:
        return state_.call(&Driver::MemsetD16Async, target, static_cast<unsigned short>(value), bytes / 2, stream_);
      case 4:
        return state_.call(&Driver::MemsetD32Async, target, value, bytes / 4, stream_);
      default:
        return fillWide(target, pattern, bytes);
    }
  });
}

// A wait or a write. CUstreamWaitValue_flags has the comparisons' values.
void Queue::performOne(const backend::ValueOperation& operation) {
  const Address address = addressOf(operation.address);
  const auto narrow = static_cast<std::uint32_t>(operation.value);
  const auto flags = static_cast<unsigned>(operation.comparison);
  const bool wide = operation.bytes == sizeof operation.value;
  if (operation.kind == Kind::kWait && wide)
    return state_.call(&Driver::StreamWaitValue64, stream_, address, operation.value, flags);
  if (operation.kind == Kind::kWait) return state_.call(&Driver::StreamWaitValue32, stream_, address, narrow, flags);
  if (wide) return state_.call(&Driver::StreamWriteValue64, stream_, address, operation.value, 0);
  state_.call(&Driver::StreamWriteValue32, stream_, address, narrow, 0);
}

void Queue::performBatch(std::span<const backend::ValueOperation> operations) {
  std::vector<ValueParameters> list;
  for (const backend::ValueOperation& operation : operations) list.push_back(parametersOf(operation));
  for (std::size_t done = 0; done < list.size();) {
    const std::size_t count = std::min(list.size() - done, kMaxValueOperations - 1);
    state_.call(&Driver::StreamBatchMemOp, stream_, static_cast<unsigned>(count), list.data() + done, 0);
    done += count;
  }
}

void Queue::perform(std::span<const backend::ValueOperation> operations, backend::EventPtr* end) {
  const bool one = operations.size() == 1 && operations.front().kind != Kind::kBarrier;
  const auto enqueue = [&] { one ? performOne(operations.front()) : performBatch(operations); };
  if (std::ranges::none_of(operations, isWait)) return enqueue();
  events_.holds.value([&] {
    enqueue();
    OwnedEventPtr passed = mark(false);
    *end = std::make_shared<RecordedEvent>(events_, passed, nullptr);
    return passed;
  });
}

void Queue::signal(std::span<const backend::SemaphoreOperation> operations) {
  const SemaphoreList list(operations);
  state_.call(&Driver::SignalExternalSemaphoresAsync, list.handles.data(), list.parameters.data(), list.count(),
              stream_);
}

// The host may signal later, by the driver.
void Queue::waitFor(std::span<const backend::SemaphoreOperation> operations) {
  const SemaphoreList list(operations);
  events_.holds.value([&] {
    state_.call(&Driver::WaitExternalSemaphoresAsync, list.handles.data(), list.parameters.data(), list.count(),
                stream_);
    return mark(false);
  });
}

// The driver refuses memory that doesn't migrate.
void Queue::migrate(const void* memory, std::size_t bytes, const backend::Device* to) {
  const Member* member = to != nullptr ? Member::of(*to) : nullptr;
  if (!state_.found().properties.has(backend::Aspect::kConcurrentShared) || (to != nullptr && member == nullptr))
    return;
  if (state_.driver().MemPrefetchAsync2)
    state_.attempt(&Driver::MemPrefetchAsync2, addressOf(memory), bytes, locationOf(member), 0, stream_);
  else if (state_.driver().MemPrefetchAsync)
    state_.attempt(&Driver::MemPrefetchAsync, addressOf(memory), bytes, ordinalOf(member), stream_);
}

void Queue::wait(backend::Event& event) { dynamic_cast<Awaitable&>(event).holdUp(stream_); }

void Queue::finish() { state_.call(&Driver::StreamSynchronize, stream_); }

}  // namespace hipspv::cuda
