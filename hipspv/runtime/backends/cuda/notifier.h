// Tells that events are reached.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "event_handles.h"

namespace hipspv::cuda {

// A thread asks the driver about the events that someone waits for. The driver's own callbacks don't suit: they are
// commands of a stream. A stream of the notifier's own may share a hardware queue with one that waits for a user event,
// and then the callback that leads to that event would never come. After an error cuLaunchHostFunc's aren't called.
class Notifier {
 public:
  explicit Notifier(const State& state) : state_(state) {}

  // Calls function(argument, failed) once, from the thread. Throws std::system_error.
  void add(OwnedEventPtr event, void (*function)(void*, bool), void* argument);
  // The context ends: tells that the events that aren't reached can't be.
  void stop();

 private:
  struct Wait {
    OwnedEventPtr event;
    void (*function)(void*, bool);
    void* argument;
  };

  void run(const std::stop_token& stop);
  bool tell(const Wait& wait) const;

  const State& state_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::vector<Wait> added_;
  bool stopped_ = false;
  std::jthread thread_;  // destroyed first
};

}  // namespace hipspv::cuda
