#include <array>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "hipspv/runtime/support/overloaded.h"
#include "program.h"

namespace hipspv::vortex {

using Event = backend::host::Point;
using backend::host::CopyWork, backend::host::FillWork, backend::host::Mark, backend::host::WaitWork;

std::shared_ptr<backend::UserEvent> makeUserEvent() { return std::make_shared<Event>(); }

namespace {

std::size_t product(const std::array<std::uint32_t, 3>& sizes) { return std::size_t{sizes[0]} * sizes[1] * sizes[2]; }

// Below it are no addresses of memory, but indices of functions, null pointers and values of the program's own.
constexpr std::uint64_t kFirstAddress = 64 * 1024;

bool isGood(const State& state, std::uint64_t pointer) {
  return pointer < kFirstAddress || state.memory.knows(pointer) || state.memory.knows(pointer - 1);  // an end
}

// Throws hipErrorInvalidValue for a pointer to memory that kernels can't access.
void checkPointers(const State& state, const Kernel& kernel, std::span<const void* const> arguments) {
  const auto& parameters = kernel.code().info.parameters;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (parameters[i].kind != ParameterKind::kPointer || arguments[i] == nullptr) continue;
    std::uint64_t pointer = 0;
    std::memcpy(&pointer, arguments[i], sizeof pointer);
    if (isGood(state, pointer)) continue;
    char text[32];
    std::snprintf(text, sizeof text, "%#llx", static_cast<unsigned long long>(pointer));
    throw Error(hipErrorInvalidValue, "argument " + std::to_string(i) + " of kernel " + kernel.name() +
                                          " is the address " + text +
                                          ", which is in none of the memory that HIP allocated on Vortex"
                                          "\n  remedy: give the kernel memory of hipMalloc, hipHostMalloc or "
                                          "hipMallocManaged");
  }
}

// A queue is a thread, which executes the commands in their order.
class Queue final : public backend::Queue {
 public:
  // The state outlives the queue. Throws std::system_error.
  explicit Queue(State& state) : state_(state), thread_(&Queue::run, this) {}
  // Waits for the commands.
  ~Queue() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }

  void launch(backend::Kernel& of, const backend::Launch& launch, backend::EventPtr* end) override {
    state_.failure.check();
    const auto& kernel = static_cast<const Kernel&>(of);
    if (kernel.localBytes(launch.sharedBytes) > state_.card.localMemory)
      throw Error(hipErrorInvalidValue, "kernel " + kernel.name() + ": a block's shared memory of " +
                                            std::to_string(kernel.localBytes(launch.sharedBytes)) +
                                            " bytes is more than a core has");
    std::vector<std::byte> packed = takeBuffer();
    pack(kernel.code().layout, {launch.grid, launch.block, launch.sharedBytes}, launch.arguments, kernel.name(),
         packed);
    checkPointers(state_, kernel, launch.arguments);
    const auto event = submit(LaunchWork{&kernel, std::move(packed), product(launch.block), launch.sharedBytes}, end);
    if (end != nullptr) *end = event;
  }
  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    state_.failure.check();
    const auto event = submit(CopyWork{to, from, bytes}, blocking || end != nullptr);
    if (end != nullptr) *end = event;
    if (!blocking) return;
    event->wait();
  }
  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    state_.failure.check();
    const auto event = submit(FillWork(to, pattern, patternBytes, bytes), end != nullptr);
    if (end != nullptr) *end = event;
  }
  backend::EventPtr recordEvent() override { return mark(); }
  backend::EventPtr recordTimedEvent() override { return mark(); }
  void wait(backend::Event& event) override { submit(WaitWork{dynamic_cast<Event&>(event).shared_from_this()}, false); }
  void flush() override {}
  void finish() override {
    const auto event = mark();
    try {
      event->wait();
    } catch (const Error&) {
      state_.failure.check();  // with its message
      throw;
    }
  }
  void* native() override { return nullptr; }

 private:
  struct LaunchWork {
    const Kernel* kernel;
    std::vector<std::byte> packed;
    std::size_t threads, sharedBytes;  // of a block
  };
  using Command = backend::host::Command<LaunchWork>;
  using Work = decltype(Command::work);

  std::shared_ptr<Event> mark() { return submit(Mark{}, true); }
  // Returns the command's end if it is asked for.
  std::shared_ptr<Event> submit(Work work, bool asked) {
    auto event = asked ? std::make_shared<Event>() : nullptr;
    {
      const std::lock_guard lock(mutex_);
      commands_.push_back({std::move(work), event});
    }
    changed_.notify_one();
    return event;
  }
  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return stopping_ || !commands_.empty(); });
      if (commands_.empty()) return;
      Command command = std::move(commands_.front());
      commands_.pop_front();
      lock.unlock();
      command.execute(state_.failure, [this](const Work& work) { perform(work); });
      lock.lock();
      giveBuffer(command.work);
    }
  }
  void perform(const Work& work) {
    std::visit(Overloaded{[this](const LaunchWork& launch) {
                            state_.launcher.run(*launch.kernel, launch.packed, launch.threads, launch.sharedBytes);
                          },
                          [this](const CopyWork& copy) { state_.memory.copy(copy.to, copy.from, copy.bytes); },
                          [this](const FillWork& fill) {
                            state_.memory.fill(fill.to, fill.pattern.data(), fill.patternBytes, fill.bytes);
                          },
                          [](const WaitWork& wait) { wait.event->wait(); }, [](const Mark&) {}},
               work);
  }
  std::vector<std::byte> takeBuffer() {
    const std::lock_guard lock(mutex_);
    if (buffers_.empty()) return {};
    std::vector<std::byte> buffer = std::move(buffers_.back());
    buffers_.pop_back();
    return buffer;
  }
  // The caller holds the mutex.
  void giveBuffer(Work& work) {
    if (auto* launch = std::get_if<LaunchWork>(&work)) buffers_.push_back(std::move(launch->packed));
  }

  State& state_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Command> commands_;
  std::vector<std::vector<std::byte>> buffers_;  // of former launches
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace

std::unique_ptr<backend::Queue> makeQueue(State& state) { return std::make_unique<Queue>(state); }

}  // namespace hipspv::vortex
