// Functions that the runtime's own threads call when a point in a queue is reached.
#pragma once

#include <functional>
#include <memory>

#include "backend.h"

namespace hipspv {

// Runs the function once the event is reached, or has failed. No function waits for another one's end: each has its own
// thread. The function must not throw.
void whenReached(const backend::EventPtr& event, std::function<void()> function);

// The same for a function that also runs while the process ends. It is allocated beforehand, since nothing may fail in
// the device API's notification.
class Callback {
 public:
  struct Pending {
    backend::EventPtr event;  // kept alive until its notification
    std::function<void(bool failed)> function;
    bool failed = false;
    Pending* next = nullptr;
  };

  Callback(backend::EventPtr event, std::function<void(bool failed)> function);
  void start() &&;

 private:
  std::unique_ptr<Pending> pending_;
};

}  // namespace hipspv
