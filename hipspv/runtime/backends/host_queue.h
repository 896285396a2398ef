// Queues whose commands threads of the host execute: events that the host completes, the commands that such back ends
// share, and the error that ends a queue.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "backend.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::backend {

// ---- Events

// The host's side of an event that the host completes.
class HostEvent : public UserEvent {
 public:
  HostEvent() = default;
  HostEvent(const HostEvent&) = delete;
  HostEvent& operator=(const HostEvent&) = delete;

  bool complete() override;
  void wait() override;
  std::uint64_t time() override { return 0; }  // no queue reaches it
  std::uint64_t start() override { return 0; }
  void notify(void (*function)(void*, bool), void* argument) override;
  void signal() noexcept override { end(hipSuccess); }

 protected:
  // Completes the event, unless it is complete. complete() and wait() throw another result than hipSuccess.
  void end(hipError_t result) noexcept;
  // Lets the queues go on that wait. Called once, under the lock of unlessDone().
  virtual void open() noexcept = 0;
  // Calls enter() unless the event is complete. Returns true if it isn't.
  template <class Enter>
  bool unlessDone(Enter&& enter) {
    const std::lock_guard lock(mutex_);
    if (!result_) enter();
    return !result_;
  }

 private:
  struct Call {
    void (*function)(void*, bool);
    void* argument;
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Call> calls_;
  std::optional<hipError_t> result_;
};

// ---- Errors

// The error of a command, which lasts. Its message is thrown once.
class Failure {
 public:
  bool any() const { return code_.load(std::memory_order_relaxed) != hipSuccess; }
  hipError_t code() const { return code_.load(std::memory_order_relaxed); }
  void set(const Error& error);
  // Throws hipspv::Error.
  void check() {
    if (any()) [[unlikely]]
      fail();
  }

 private:
  [[noreturn]] void fail();

  std::atomic<hipError_t> code_{hipSuccess};
  std::mutex mutex_;
  std::string message_;
};

}  // namespace hipspv::backend

// The events and commands of such queues.
namespace hipspv::backend::host {

// Nanoseconds of the host's clock.
std::uint64_t now();

// A point in a queue of the host, or one that the program completes.
class Point final : public HostEvent, public std::enable_shared_from_this<Point> {
 public:
  std::uint64_t time() override { return end_; }
  std::uint64_t start() override { return start_ != 0 ? start_ : end_; }
  void* native() override { return nullptr; }

  // The point is reached, or can't be. start: the time at which its command began, 0 for a mere point.
  void finish(hipError_t result, std::uint64_t start) noexcept {
    start_ = start;
    end(result);
  }
  // Nobody needs to wait for it, nor to learn of an error.
  bool passed() noexcept;

 private:
  void open() noexcept override { end_ = now(); }

  std::uint64_t start_ = 0, end_ = 0;
};

// ---- Commands

struct CopyWork {
  void* to;
  const void* from;
  std::size_t bytes;
};
struct FillWork {
  FillWork(void* target, const void* value, std::size_t valueBytes, std::size_t size);

  void* to;
  std::array<std::byte, 8> pattern{};
  std::size_t patternBytes, bytes;
};
struct WaitWork {
  std::shared_ptr<Point> event;
};
struct Mark {};

// Launch: the back end's own.
template <class Launch>
struct Command {
  std::variant<Launch, CopyWork, FillWork, WaitWork, Mark> work;
  std::shared_ptr<Point> end;  // nullptr if nobody asks

  // perform(work) throws. After the failure of a command no other is performed.
  template <class Perform>
  void execute(Failure& failure, Perform&& perform) noexcept {
    const std::uint64_t start = end == nullptr || std::holds_alternative<Mark>(work) ? 0 : now();
    try {
      if (!failure.any()) perform(work);
    } catch (const Error& error) {
      failure.set(error);
    } catch (const std::exception& error) {
      failure.set(Error(hipErrorOutOfMemory, error.what()));
    }
    if (end != nullptr) end->finish(failure.code(), start);
  }
};

}  // namespace hipspv::backend::host
