// Tells that events are reached, for device APIs that have to be asked.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace hipspv::backend {

// A point that a device reaches.
class Awaited {
 public:
  virtual ~Awaited() = default;
  // nullopt before the device has reached it, then whether earlier work failed.
  virtual std::optional<bool> failed() noexcept = 0;
};

// A thread asks about the events that someone waits for.
class Notifier {
 public:
  // Calls function(argument, failed) once, from the thread. Throws std::system_error.
  void add(std::shared_ptr<Awaited> event, void (*function)(void*, bool), void* argument);
  // The device ends: tells that the events that aren't reached can't be.
  void stop();
  // The process ends: asks about events no more, and tells nothing. Its own thread may call it.
  void leave() noexcept;

 private:
  struct Wait {
    std::shared_ptr<Awaited> event;
    void (*function)(void*, bool);
    void* argument;
  };

  void run(const std::stop_token& stop);

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::vector<Wait> added_;
  bool stopped_ = false;
  bool left_ = false;
  std::jthread thread_;  // destroyed first
};

}  // namespace hipspv::backend
