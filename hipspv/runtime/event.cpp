#include "event.h"

#include "device.h"
#include "stream.h"

namespace hipspv {

backend::EventPtr Event::point() {
  const std::lock_guard lock(mutex_);
  return point_;
}

void Event::record(Stream& stream) {
  require(&stream.device() == &device_, hipErrorInvalidHandle);
  backend::EventPtr point = stream.mark();
  const std::lock_guard lock(mutex_);
  point_ = std::move(point);
}

void Event::makeWait(Stream& stream) {
  const backend::EventPtr point = this->point();
  if (point == nullptr || point->complete()) return;
  if (&stream.device() == &device_)
    stream.wait(*point);
  else
    point->wait();  // another device's queues can't: the host does
}

void Event::synchronize() {
  if (const backend::EventPtr point = this->point()) point->wait();
  device_.pools().synchronized();
  device_.drain();
}

bool Event::complete() {
  const backend::EventPtr point = this->point();
  if (point != nullptr && !point->complete()) return false;
  device_.drain();
  return true;
}

float Event::elapsed(Event& start, Event& stop) {
  const backend::EventPtr from = start.point(), to = stop.point();
  require(from != nullptr && to != nullptr, hipErrorInvalidHandle);
  require(((start.flags_ | stop.flags_) & hipEventDisableTiming) == 0, hipErrorInvalidHandle);
  require(from->complete() && to->complete(), hipErrorNotReady);
  const auto nanoseconds = static_cast<std::int64_t>(to->time() - from->time());
  return static_cast<float>(static_cast<double>(nanoseconds) / 1e6);
}

}  // namespace hipspv
