#include "queue.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "hipspv/runtime/support/overloaded.h"
#include "host.h"
#include "program.h"

namespace hipspv::cpu {

using Event = backend::host::Point;
using backend::host::CopyWork, backend::host::FillWork, backend::host::Mark, backend::host::WaitWork;

std::shared_ptr<backend::UserEvent> makeUserEvent() { return std::make_shared<Event>(); }

// ---- Commands

namespace {

struct LaunchWork {
  const Kernel* kernel;
  Shape shape;
  std::size_t arguments;  // the index of their first line in the batch
};
using Command = backend::host::Command<LaunchWork>;
using Work = decltype(Command::work);

// Commands in their order. The memory stays for later ones.
class Batch {
 public:
  bool empty() const { return commands_.empty(); }
  std::vector<Command>& commands() { return commands_; }
  const Line* line(std::size_t index) const { return lines_.data() + index; }

  void add(Work work, std::shared_ptr<Event> end) { commands_.push_back({std::move(work), std::move(end)}); }

  // Copies the arguments; returns the index of their first line.
  std::size_t pack(const ArgumentLayout& layout, std::span<const void* const> values) {
    const std::size_t first = lines_.size();
    lines_.resize(first + linesOf(layout.bytes));
    auto* const to = reinterpret_cast<std::byte*>(lines_.data() + first);
    for (std::size_t i = 0; i < values.size(); ++i)
      if (values[i] != nullptr) std::memcpy(to + layout.arguments[i].offset, values[i], layout.arguments[i].size);
    return first;
  }

  void clear() {
    constexpr std::size_t kKeptCommands = 1 << 14;
    if (commands_.capacity() > kKeptCommands) std::vector<Command>().swap(commands_);
    if (lines_.capacity() > kKeptCommands) std::vector<Line>().swap(lines_);
    commands_.clear();
    lines_.clear();
  }

 private:
  std::vector<Command> commands_;
  std::vector<Line> lines_;
};

template <class T>
void fillWith(const FillWork& fill) {
  T value;
  std::memcpy(&value, fill.pattern.data(), sizeof value);
  auto* to = static_cast<std::byte*>(fill.to);
  for (std::size_t at = 0; at < fill.bytes; at += sizeof value) std::memcpy(to + at, &value, sizeof value);
}

void run(const FillWork& fill) {
  switch (fill.patternBytes) {
    case 1:
      std::memset(fill.to, static_cast<int>(fill.pattern[0]), fill.bytes);
      return;
    case 2:
      return fillWith<std::uint16_t>(fill);
    case 4:
      return fillWith<std::uint32_t>(fill);
    default:
      return fillWith<std::uint64_t>(fill);
  }
}

// ---- Queues

// The commands run in a thread that starts with the first one. Whoever waits for them may do without the thread.
class Queue final : public backend::Queue {
 public:
  explicit Queue(State& state) : state_(state) {}
  // Waits for the commands.
  ~Queue() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
      submitted_.fetch_add(1);  // ends a busy wait
    }
    submittedSome_.notify_one();
    if (thread_.joinable()) thread_.join();
  }

  void launch(backend::Kernel& of, const backend::Launch& launch, backend::EventPtr* end) override {
    state_.failure.check();
    const auto& kernel = static_cast<const Kernel&>(of);
    require(launch.arguments.size() == kernel.layout().arguments.size(), hipErrorInvalidValue);
    auto event = eventFor(end);
    submit([&](Batch& batch) {
      const std::size_t arguments = batch.pack(kernel.layout(), launch.arguments);
      const Shape shape{launch.grid, launch.block, launch.sharedBytes};
      batch.add(LaunchWork{&kernel, shape, arguments}, std::move(event));
    });
  }

  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    state_.failure.check();
    if (blocking) return copyNow({to, from, bytes}, end);
    submit(CopyWork{to, from, bytes}, eventFor(end));
  }

  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    state_.failure.check();
    submit(FillWork(to, pattern, patternBytes, bytes), eventFor(end));
  }

  backend::EventPtr recordEvent() override {
    auto event = std::make_shared<Event>();
    if (idle())
      event->finish(state_.failure.code(), 0);
    else
      submit(Mark{}, event);
    return event;
  }
  backend::EventPtr recordTimedEvent() override { return recordEvent(); }

  void wait(backend::Event& event) override {
    auto& own = dynamic_cast<Event&>(event);
    if (!own.passed()) submit(WaitWork{own.shared_from_this()}, nullptr);
  }

  void flush() override {}
  void finish() override {
    waitFor(submitted_.load());
    state_.failure.check();
  }
  void* native() override { return nullptr; }

 private:
  static constexpr std::uint64_t kNobody = ~std::uint64_t{0};

  static std::shared_ptr<Event> eventFor(backend::EventPtr* end) {
    if (end == nullptr) return nullptr;
    auto event = std::make_shared<Event>();
    *end = event;
    return event;
  }

  bool idle() const { return completed_.load() == submitted_.load(); }

  void submit(Work work, std::shared_ptr<Event> end) {
    submit([&](Batch& batch) { batch.add(std::move(work), std::move(end)); });
  }

  // add(batch) adds a command.
  template <class Add>
  void submit(Add&& add) {
    bool wake = false;
    {
      const std::lock_guard lock(mutex_);
      if (!thread_.joinable()) thread_ = startThread([this] { serve(); });
      add(pending_);
      submitted_.fetch_add(1, std::memory_order_release);
      wake = std::exchange(sleeping_, false);
    }
    if (wake) submittedSome_.notify_one();
  }

  // In the calling thread, after the queue's commands.
  void copyNow(const CopyWork& copy, backend::EventPtr* end) {
    auto event = eventFor(end);
    finish();
    const std::uint64_t start = event != nullptr ? now() : 0;
    run(copy);
    if (event != nullptr) event->finish(hipSuccess, start);
  }

  void waitFor(std::uint64_t target) {
    const auto reached = [&] { return completed_.load() >= target; };
    for (Spin spin; !reached();)
      if (!spin.pause()) {
        std::unique_lock lock(waitersMutex_);
        while (!reached()) {
          awaited_.store(std::min(awaited_.load(), target));
          if (reached()) return;
          completedSome_.wait(lock);
        }
      }
  }

  void completeOne() {
    const std::uint64_t completed = completed_.fetch_add(1) + 1;
    if (completed < awaited_.load()) return;
    const std::lock_guard lock(waitersMutex_);
    awaited_.store(kNobody);  // others register again
    completedSome_.notify_all();
  }

  void serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
      if (pending_.empty()) {
        if (stopping_) return;
        lock.unlock();
        for (Spin spin; idle() && spin.pause();) {
        }
        lock.lock();
        sleeping_ = true;
        submittedSome_.wait(lock, [this] { return stopping_ || !pending_.empty(); });
        sleeping_ = false;
        continue;
      }
      std::swap(pending_, running_);
      lock.unlock();
      for (Command& command : running_.commands()) execute(command);
      running_.clear();
      lock.lock();
    }
  }

  void execute(Command& command) noexcept {
    command.execute(state_.failure, [this](const Work& work) { perform(work); });
    command.work = Mark{};  // with its reference to an event
    completeOne();
  }

  void perform(const Work& work) {
    std::visit(Overloaded{[this](const LaunchWork& launch) { run(launch); },
                          [this](const CopyWork& copy) { run(copy); }, [this](const FillWork& fill) { run(fill); },
                          [](const WaitWork& wait) { wait.event->wait(); }, [](const Mark&) {}},
               work);
  }

  void run(const CopyWork& copy) {
    std::memmove(copy.to, copy.from, copy.bytes);
    if (state_.checker != nullptr) state_.checker->wrote(copy.to, copy.bytes);
  }

  void run(const FillWork& fill) {
    cpu::run(fill);
    if (state_.checker != nullptr) state_.checker->wrote(fill.to, fill.bytes);
  }

  void run(const LaunchWork& launch) {
    const Kernel& kernel = *launch.kernel;
    inFlight_.submitted(kernel.shownName().c_str());
    std::optional<checks::Launch> checked;
    if (kernel.texts() != nullptr)
      checked.emplace(*state_.checker, *kernel.texts(), kernel.shownName(), product(launch.shape.grid));
    Grid grid(kernel.shownName().c_str(), kernel.function(), running_.line(launch.arguments), launch.shape,
              kernel.demand(), checked ? &*checked : nullptr);
    try {
      state_.pool.run(grid, scratch_, kernel.blockTime());
    } catch (const std::bad_alloc&) {
      throw Error(hipErrorOutOfMemory, "kernel " + kernel.shownName() + ": the host has no memory left for a block's " +
                                           std::to_string(grid.blockBytes()) + " bytes of shared memory and frames");
    }
    inFlight_.finished(inFlight_.position());
  }

  State& state_;
  faults::InFlight inFlight_;
  std::mutex mutex_;
  std::condition_variable submittedSome_;
  Batch pending_;
  std::atomic<std::uint64_t> submitted_{0};
  bool sleeping_ = false, stopping_ = false;

  // The count of ended commands, and the smallest count that a thread waits for.
  std::atomic<std::uint64_t> completed_{0}, awaited_{kNobody};
  std::mutex waitersMutex_;
  std::condition_variable completedSome_;

  // Of the queue's thread.
  Batch running_;
  Scratch scratch_;
  std::thread thread_;
};

}  // namespace

std::unique_ptr<backend::Queue> makeQueue(State& state) { return std::make_unique<Queue>(state); }

}  // namespace hipspv::cpu
