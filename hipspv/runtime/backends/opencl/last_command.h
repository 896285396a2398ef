// The end of a queue's last command, for a host that waits for the queue.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>

#include "reference.h"
#include "status.h"

namespace hipspv::cl {

// Waiting for the event of the last command costs Intel's CPU device three quarters of clFinish, which adds a command
// of its own. Which command is the last is only known when the host waits. So the one that was the last before the
// previous wait gets an event, counted from the wait before it: programs repeat themselves.
class LastCommand {
 public:
  explicit LastCommand(const Core& core) : core_(core) {}

  // enqueue(event) enqueues one command, and returns OpenCL's status. event: nullptr, or receives the command's event,
  // which this object keeps.
  template <class Enqueue>
  Int enqueue(Enqueue&& enqueue) {
    const Ticket ticket(*this);
    if (ticket.number != expected_.load(std::memory_order_relaxed)) [[likely]]
      return enqueue(nullptr);
    const bool alone = ended_.load() == ticket.number - 1;
    ClEvent event = nullptr;
    const Int status = enqueue(&event);
    if (status == kSuccess) keep(Reference(event, core_.ReleaseEvent), alone ? ticket.number : 0);
    return status;
  }

  // The same for a command that gets no event from here.
  class Ticket {
   public:
    explicit Ticket(LastCommand& last) : number(last.begun_.fetch_add(1) + 1), last_(last) {}
    ~Ticket() { last_.ended_.fetch_add(1); }
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;

    const std::uint64_t number;

   private:
    LastCommand& last_;
  };

  // From now on the last command is unknown.
  void giveUp() { unknown_.store(true); }

  // The event of the last command, if it is known to be that. All commands whose enqueue() has returned come before
  // its end: those with lower numbers had returned when it began, and there are no higher ones.
  std::optional<Reference<ClEvent>> take() {
    if (unknown_.load()) return std::nullopt;
    const std::uint64_t begun = begun_.load();
    const std::uint64_t commands = begun - waited_.exchange(begun, std::memory_order_relaxed);
    expected_.store(begun + commands, std::memory_order_relaxed);
    const std::lock_guard lock(mutex_);
    if (kept_ != begun) return std::nullopt;
    kept_ = 0;
    std::optional<Reference<ClEvent>> event(std::move(event_));
    event_.reset();
    return event;
  }

 private:
  void keep(Reference<ClEvent> event, std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    event_.reset();
    event_.emplace(std::move(event));
    kept_ = number;
  }

  const Core& core_;
  std::atomic<std::uint64_t> begun_{0}, ended_{0};  // commands
  std::atomic<std::uint64_t> waited_{0};            // commands before the last wait
  std::atomic<std::uint64_t> expected_{0};          // the command that gets an event
  std::atomic<bool> unknown_{false};
  std::mutex mutex_;
  std::optional<Reference<ClEvent>> event_;
  std::uint64_t kept_ = 0;  // the command of event_; 0 if others may follow it
};

}  // namespace hipspv::cl
