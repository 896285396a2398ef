#include "queue.h"

#include <cstring>
#include <utility>

#include "hipspv/runtime/code/vxbin/layout.h"
#include "hipspv/runtime/support/overloaded.h"

namespace hipspv::vortex {
namespace {

std::size_t product(const std::array<std::uint32_t, 3>& sizes) { return std::size_t{sizes[0]} * sizes[1] * sizes[2]; }

// Below it are no addresses of memory, but numbers of functions, null pointers and marks of the program's own.
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

}  // namespace

Queue::Queue(State& state) : state_(state), thread_([this] { run(); }) {}

Queue::~Queue() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Queue::launch(backend::Kernel& of, const backend::Launch& launch, backend::EventPtr* end) {
  state_.failure.check();
  const auto& kernel = static_cast<const Kernel&>(of);
  if (kernel.localBytes(launch.sharedBytes) > state_.card.localMemory)
    throw Error(hipErrorInvalidValue, "kernel " + kernel.name() + ": a block's shared memory of " +
                                          std::to_string(kernel.localBytes(launch.sharedBytes)) +
                                          " bytes is more than a core has");
  std::vector<std::byte> packed = takeBuffer();
  pack(kernel.code().layout, {launch.grid, launch.block, launch.sharedBytes}, launch.arguments, kernel.name(), packed);
  checkPointers(state_, kernel, launch.arguments);
  const auto event = submit(LaunchWork{&kernel, std::move(packed), product(launch.block), launch.sharedBytes}, end);
  if (end != nullptr) *end = event;
}

void Queue::copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) {
  state_.failure.check();
  const auto event = submit(CopyWork{to, from, bytes}, blocking || end != nullptr);
  if (end != nullptr) *end = event;
  if (!blocking) return;
  event->wait();
}

void Queue::fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes, backend::EventPtr* end) {
  state_.failure.check();
  FillWork work{to, {}, patternBytes, bytes};
  std::memcpy(work.pattern.data(), pattern, patternBytes);
  const auto event = submit(work, end != nullptr);
  if (end != nullptr) *end = event;
}

void Queue::wait(backend::Event& event) { submit(WaitWork{dynamic_cast<Event&>(event).shared_from_this()}, false); }

std::shared_ptr<Event> Queue::mark() { return submit(Mark{}, true); }

void Queue::finish() {
  const auto event = mark();
  try {
    event->wait();
  } catch (const Error&) {
    state_.failure.check();  // with its message
    throw;
  }
}

// Returns the command's end if it is asked for.
std::shared_ptr<Event> Queue::submit(Work work, bool asked) {
  auto event = asked ? std::make_shared<Event>() : nullptr;
  {
    const std::lock_guard lock(mutex_);
    commands_.push_back({std::move(work), event});
  }
  changed_.notify_one();
  return event;
}

void Queue::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return stopping_ || !commands_.empty(); });
    if (commands_.empty()) return;
    Command command = std::move(commands_.front());
    commands_.pop_front();
    lock.unlock();
    execute(command);
    lock.lock();
    giveBuffer(command.work);
  }
}

// After the failure of a command no other is executed.
void Queue::execute(Command& command) noexcept {
  const std::uint64_t start = std::holds_alternative<Mark>(command.work) ? 0 : now();
  try {
    if (!state_.failure.any()) performWork(command.work);
  } catch (const Error& error) {
    state_.failure.set(error);
  } catch (const std::exception& error) {
    state_.failure.set(Error(hipErrorOutOfMemory, error.what()));
  }
  if (command.end != nullptr) command.end->end(state_.failure.code(), start);
}

void Queue::performWork(const Work& work) {
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

std::vector<std::byte> Queue::takeBuffer() {
  const std::lock_guard lock(mutex_);
  if (buffers_.empty()) return {};
  std::vector<std::byte> buffer = std::move(buffers_.back());
  buffers_.pop_back();
  return buffer;
}

// The caller holds the mutex.
void Queue::giveBuffer(Work& work) {
  if (auto* launch = std::get_if<LaunchWork>(&work)) buffers_.push_back(std::move(launch->packed));
}

}  // namespace hipspv::vortex
