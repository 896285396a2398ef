#include "notifier.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace hipspv::backend {
namespace {

using Clock = std::chrono::steady_clock;

// An event that is reached at once, as after a short kernel, is reported without a pause. Later ones are queried
// rarely.
constexpr std::chrono::microseconds kEager(100), kShortest(10), kLongest(50);

// False if the event isn't reached.
constexpr auto tell = [](const auto& wait) {
  const std::optional<bool> failed = wait.event->failed();
  if (failed) wait.function(wait.argument, *failed);
  return failed.has_value();
};

}  // namespace

void Notifier::add(std::shared_ptr<Awaited> event, void (*function)(void*, bool), void* argument) {
  std::unique_lock lock(mutex_);
  if (stopped_) {
    lock.unlock();
    return function(argument, true);
  }
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
  added_.push_back({std::move(event), function, argument});
  wake_.notify_one();
}

void Notifier::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  thread_ = {};  // asks it to stop, and waits
}

void Notifier::leave() noexcept {
  {
    const std::lock_guard lock(mutex_);
    left_ = stopped_ = true;
  }
  thread_.request_stop();
  if (thread_.joinable() && thread_.get_id() != std::this_thread::get_id()) thread_.join();
}

void Notifier::run(const std::stop_token& stop) {
  std::vector<Wait> waits;
  auto last = Clock::now();
  auto pause = kShortest;
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    const auto more = [this] { return !added_.empty(); };
    if (waits.empty())
      wake_.wait(lock, stop, more);
    else if (Clock::now() - last > kEager) {
      wake_.wait_for(lock, stop, pause, more);
      pause = std::min(2 * pause, kLongest);
    }
    const bool fresh = !added_.empty();
    std::ranges::move(added_, std::back_inserter(waits));
    added_.clear();
    lock.unlock();
    const bool told = std::erase_if(waits, tell) != 0;
    if (fresh || told) {
      last = Clock::now();
      pause = kShortest;
    }
    if (!told) std::this_thread::yield();
    lock.lock();
  }
  std::ranges::move(added_, std::back_inserter(waits));
  added_.clear();
  if (left_) return;
  lock.unlock();
  for (const Wait& wait : waits) wait.function(wait.argument, true);
}

}  // namespace hipspv::backend
