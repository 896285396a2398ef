// A HIP event: a point in a stream, recorded again and again.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <memory>
#include <mutex>

#include "backends/backend.h"
#include "pools/shared_event.h"

namespace hipspv {

class Device;
class Stream;

class Event {
 public:
  // shared: what processes see of an event with hipEventInterprocess, nullptr for others.
  Event(Device& device, unsigned flags, std::shared_ptr<SharedEvent> shared = nullptr)
      : device_(device), flags_(flags), shared_(std::move(shared)) {}
  ~Event();
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;

  Device& device() const { return device_; }
  unsigned flags() const { return flags_; }
  const std::shared_ptr<SharedEvent>& shared() const { return shared_; }

  // It stands for nodes of a graph (graph/capture.h). Set by Captures alone.
  bool captured() const { return captured_.load(std::memory_order_relaxed); }
  void setCaptured(bool captured) { captured_.store(captured, std::memory_order_relaxed); }
  bool recorded() { return last().point != nullptr; }

  // Throws hipErrorInvalidHandle where the stream is another device's.
  void record(Stream& stream);
  // The stream's later work waits for what was recorded; nothing where nothing was.
  void makeWait(Stream& stream);
  void synchronize();
  // True also for an event that was never recorded.
  bool complete();
  // Milliseconds of device time between the two. Throws hipErrorInvalidHandle where one was not
  // recorded or has no timing, or they are different devices', hipErrorNotReady where one is not
  // complete.
  static float elapsed(Event& start, Event& stop);

  // What was recorded last, nullptr for nothing.
  backend::EventPtr point();
  // As if it had been recorded.
  void adopt(backend::EventPtr point);

 private:
  // The last hipEventRecord: its marker, the stream and the stream's position there.
  struct Record {
    backend::EventPtr point;
    std::weak_ptr<Stream> stream;
    std::uint64_t streamId = 0, position = 0;

    bool complete() const;
    // The stream knows that it has come here, and need not ask its queue.
    void tellStream() const;
  };

  Record last();
  void recordShared(Stream& stream);
  void makeWaitShared(Stream& stream);

  Device& device_;
  const unsigned flags_;
  const std::shared_ptr<SharedEvent> shared_;
  std::atomic<bool> captured_{false};
  std::mutex mutex_;
  Record last_;
};

// Throws hipErrorInvalidHandle for what is no event, or no longer one.
Event& eventOf(hipEvent_t handle);
std::shared_ptr<Event> shareEvent(hipEvent_t handle);

}  // namespace hipspv
