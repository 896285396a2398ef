// A point in a queue, or one that the host completes.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "hipspv/runtime/backends/event.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {

// Nanoseconds of the host's clock.
std::uint64_t now();

class Event final : public backend::UserEvent, public std::enable_shared_from_this<Event> {
 public:
  bool complete() override;
  void wait() override;
  std::uint64_t time() override;
  std::uint64_t start() override;
  void* native() override { return nullptr; }
  void notify(void (*function)(void*, bool), void* argument) override;
  void signal() noexcept override { end(hipSuccess, 0); }

  // The point is reached, or can't be. start: the time at which its command began, 0 for a mere point.
  void end(hipError_t result, std::uint64_t start) noexcept;

 private:
  struct Call {
    void (*function)(void*, bool);
    void* argument;
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Call> calls_;
  std::optional<hipError_t> result_;
  std::uint64_t start_ = 0, end_ = 0;
};

}  // namespace hipspv::vortex
