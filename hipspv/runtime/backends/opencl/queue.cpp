#include "queue.h"

#include <algorithm>
#include <array>
#include <utility>

#include "hipspv/runtime/support/faults.h"
#include "hipspv/runtime/support/threads.h"
#include "program.h"

namespace hipspv::cl {

TimedQueue::TimedQueue(const Core& core, Context context, DeviceId device, int priority)
    : core_(core), context_(context), device_(device), priority_(priority), plain_(create(0)), current_(plain_.get()) {}

TimedQueue::~TimedQueue() {
  core_.Finish(plain_.get());
  if (timed_) core_.Finish(timed_->get());
}

Reference<CommandQueue> TimedQueue::create(Bitfield properties) const {
  const Bitfield urgency = static_cast<Bitfield>(priority_ < 0 ? kPriorityHigh : kPriorityLow);
  const Bitfield plain[] = {kQueueProperties, properties, 0};
  const Bitfield urgent[] = {kQueueProperties, properties, kQueuePriority, urgency, 0};
  Int status = kSuccess;
  const auto make = [&](const Bitfield* list) {
    return core_.CreateCommandQueueWithProperties(context_, device_, list, &status);
  };
  CommandQueue queue = make(priority_ != 0 ? urgent : plain);
  if (status != kSuccess && priority_ != 0) queue = make(plain);
  check(status, core_.CreateCommandQueueWithProperties.symbol());
  return Reference(queue, core_.ReleaseCommandQueue);
}

// Later commands of the queue run after all that the plain queue has.
void TimedQueue::order(CommandQueue after) const {
  ClEvent last = nullptr;
  call(core_.EnqueueMarkerWithWaitList, plain_.get(), 0, nullptr, &last);
  const Reference point(last, core_.ReleaseEvent);
  call(core_.Flush, plain_.get());
  call(core_.EnqueueBarrierWithWaitList, after, 1, &last, nullptr);
}

void TimedQueue::measure() {
  if (current() != plain_.get()) return;
  const std::lock_guard lock(mutex_);
  if (timed_) return;
  Reference<CommandQueue> queue = create(kQueueProfilingEnable);
  leaving_.store(true);
  try {
    order(queue.get());
  } catch (...) {
    leaving_.store(false);
    throw;
  }
  current_.store(queue.get(), std::memory_order_release);
  timed_.emplace(std::move(queue));
}

void TimedQueue::follow() {
  const std::lock_guard lock(mutex_);
  if (timed_) order(timed_->get());
}

namespace {

// The event of a queue's last command. Intel's CPU device waits for an event in four fifths of the time of clFinish,
// which enqueues a command itself. Requested events make launches dearer, so commands have them as long as the program
// waits after each one. That holds for a program with one thread: the last of several threads' commands isn't known.
class LastCommand {
 public:
  explicit LastCommand(State& state)
      : core_(state.core), possible_(state.intelCpu), event_(nullptr, state.core.ReleaseEvent) {}

  // True if the next command shall have an event.
  bool wanted() const { return awaited_.load(std::memory_order_relaxed) && OnlyThread::soFar(); }
  // A command was enqueued. event: its event, or nullptr.
  void enqueued(ClEvent event = nullptr) {
    if (OnlyThread::soFar() && event != event_.get()) [[unlikely]]
      event_ = Reference(event, core_.ReleaseEvent);
  }
  // The status of a wait for all commands; nullopt if the event of the last one isn't known. commands: the number of
  // those that were ever enqueued.
  std::optional<Int> wait(std::uint32_t commands) {
    if (!possible_.load(std::memory_order_relaxed) || !OnlyThread::soFar()) return std::nullopt;
    awaited_.store(commands - finished_ == 1, std::memory_order_relaxed);
    finished_ = commands;
    ClEvent event = event_.get();
    if (event == nullptr) return std::nullopt;
    const Int status = core_.WaitForEvents(1, &event);
    enqueued();
    return status;
  }
  // From now on others enqueue commands, too.
  void giveUp() {
    possible_.store(false);
    awaited_.store(false);
    enqueued();
  }

 private:
  const Core& core_;
  std::atomic<bool> possible_;
  std::atomic<bool> awaited_{false};
  // Only of the program's only thread.
  Reference<ClEvent> event_;
  std::uint32_t finished_ = 0;
};

class Queue final : public backend::Queue {
 public:
  Queue(State& state, int priority, bool measured)
      : state_(state), last_(state), queue_(state.core, state.context, state.device, priority) {
    if (measured) queue_.measure();
  }

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override {
    auto& own = static_cast<Kernel&>(kernel);
    std::array<std::size_t, 3> global, local;
    for (std::size_t i = 0; i < 3; ++i) {
      local[i] = launch.block[i];
      global[i] = local[i] * launch.grid[i];
    }
    const Uint dimensions = global[2] > 1 ? 3 : global[1] > 1 ? 2 : 1;
    inFlight_.submitted(own.shownName().c_str());
    ClKernel prepared = own.prepare(launch);
    KernelPointers& pointers = own.pointers();
    if (pointers.enclosed()) [[unlikely]]
      pointers.before(queue_);
    command(state_.core.EnqueueNDRangeKernel.symbol(), end, [&](CommandQueue queue, ClEvent* event) {
      const Int status = state_.core.EnqueueNDRangeKernel(queue, prepared, dimensions, nullptr, global.data(),
                                                          local.data(), 0, nullptr, event);
      if (status == kOutOfResources) [[unlikely]]
        throw Error(hipErrorLaunchOutOfResources);
      return status;
    });
    if (pointers.enclosed()) [[unlikely]] {
      pointers.after(queue_);
      last_.enqueued();
    }
  }

  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    const Uint wait = blocking ? kTrue : kFalse;
    inFlight_.submitted(faults::InFlight::kCopy);
    command(state_.memory->copyCall(), end, [&](CommandQueue queue, ClEvent* event) {
      return state_.memory->copy(queue, {to, from, bytes, wait}, event);
    });
  }

  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    inFlight_.submitted(faults::InFlight::kCopy);
    command(state_.memory->fillCall(), end, [&](CommandQueue queue, ClEvent* event) {
      return state_.memory->fill(queue, {to, pattern, patternBytes, bytes}, event);
    });
  }

  void migrate(const void* memory, std::size_t bytes, const backend::Device* to) override {
    queue_.enqueue([&](CommandQueue queue) {
      state_.memory->migrate(queue, memory, bytes, to == nullptr);
      return kSuccess;
    });
    last_.enqueued();
  }

  backend::EventPtr recordEvent() override {
    ClEvent event = nullptr;
    check(queue_.enqueue(
              [&](CommandQueue queue) { return state_.core.EnqueueMarkerWithWaitList(queue, 0, nullptr, &event); }),
          state_.core.EnqueueMarkerWithWaitList.symbol());
    last_.enqueued();
    return makeEvent(state_.core, event);
  }

  backend::EventPtr recordTimedEvent() override {
    queue_.measure();
    return recordEvent();
  }

  void wait(backend::Event& event) override {
    ClEvent list = static_cast<Event&>(event).get();
    check(queue_.enqueue(
              [&](CommandQueue queue) { return state_.core.EnqueueBarrierWithWaitList(queue, 1, &list, nullptr); }),
          state_.core.EnqueueBarrierWithWaitList.symbol());
    last_.enqueued();
  }

  // OpenCL lets a command wait until its queue is flushed. Intel's CPU device gives it to its threads as soon as it
  // is enqueued, so a flush would only walk through the queue once more at each launch.
  void flush() override {
    if (!state_.intelCpu) call(state_.core.Flush, queue_.current());
  }

  void finish() override {
    const std::uint32_t position = inFlight_.position();
    const std::optional<Int> waited = last_.wait(position);
    const Int status = waited ? *waited : state_.core.Finish(queue_.current());
    inFlight_.finished(position);
    takeOver(&state_.core);
    if (status != kSuccess)
      throw Error(hipErrorLaunchFailure, std::string(waited ? "clWaitForEvents" : "clFinish") +
                                             " failed with OpenCL error " + std::to_string(status));
    state_.memory->throwIfFailed();
  }

  // The program may ask for the times of commands that it enqueues there.
  void* native() override {
    queue_.measure();
    last_.giveUp();
    return queue_.current();
  }

 private:
  // enqueue(queue, event) enqueues a command. If it gets an event, it sets it to the command's end.
  template <class Enqueue>
  void command(const char* call, backend::EventPtr* end, Enqueue&& enqueue) {
    ClEvent event = nullptr;
    const bool remembered = end == nullptr && last_.wanted();
    ClEvent* const wanted = remembered || end != nullptr ? &event : nullptr;
    check(queue_.enqueue([&](CommandQueue queue) { return enqueue(queue, wanted); }), call);
    last_.enqueued(remembered ? event : nullptr);
    if (end != nullptr) [[unlikely]]
      *end = makeEvent(state_.core, event);
  }

  State& state_;
  faults::InFlight inFlight_;  // destroyed last: the queue's end waits for its kernels
  LastCommand last_;
  TimedQueue queue_;
};

}  // namespace

std::unique_ptr<backend::Queue> makeQueue(State& state, int priority, bool measured) {
  return std::make_unique<Queue>(state, priority, measured);
}

}  // namespace hipspv::cl
