// A HIP event: a point in a stream, which can be recorded repeatedly.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {

// The part of an interprocess event that its processes share: a page of a shared file.

class SharedEvent {
 public:
  SharedEvent();
  // Opens another process's event. Throws like IpcHandle::open.
  explicit SharedEvent(const IpcHandle& handle);
  ~SharedEvent();
  SharedEvent(const SharedEvent&) = delete;
  SharedEvent& operator=(const SharedEvent&) = delete;

  IpcHandle handle() const { return IpcHandle::of(IpcHandle::kEvent, file_); }

  // Begins a record and returns its number, which is now the event's last.
  std::uint64_t begin();
  // That record's point has been reached.
  void complete(std::uint64_t record);
  // The last record, 0 if there was none.
  std::uint64_t last() const;
  bool reached(std::uint64_t record) const;
  // False if the recording process has ended before that record was reached.
  bool wait(std::uint64_t record) const;

 private:
  struct Page {
    std::atomic<std::uint64_t> recorded, completed;
    std::atomic<std::int32_t> recorder;  // the process of the last record
    std::atomic<std::uint32_t> wakes;    // a futex: changes with each completion
  };
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

  static SharedFile openFile(const IpcHandle& handle);
  Page* mapPage() const;

  SharedFile file_;
  Page* page_;
};

class Device;
class SharedEvent;
class Stream;

class Event {
 public:
  Event(Device& device, unsigned flags) : device_(device), flags_(flags) {}
  // With hipEventInterprocess: the state that all processes see, the runtime's own or the device API's.
  Event(Device& device, unsigned flags, std::shared_ptr<SharedEvent> shared)
      : device_(device), flags_(flags), shared_(std::move(shared)) {}
  Event(Device& device, unsigned flags, std::shared_ptr<backend::SharedEvent> native)
      : device_(device), flags_(flags), native_(std::move(native)) {}
  ~Event();
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;

  Device& device() const { return device_; }
  unsigned flags() const { return flags_; }
  // nullptr without such a state.
  const std::shared_ptr<SharedEvent>& shared() const { return shared_; }
  backend::SharedEvent* native() const { return native_.get(); }

  // True if the event stands for nodes that a stream has captured. Set only by the capture.
  bool captured() const { return captured_.load(std::memory_order_relaxed); }
  void setCaptured(bool captured) { captured_.store(captured, std::memory_order_relaxed); }
  bool recorded() { return last().point != nullptr; }

  // Throws hipErrorInvalidHandle if the stream belongs to another device.
  void record(Stream& stream);
  // The stream's later work waits for the recorded point. No effect without a record.
  void makeWait(Stream& stream);
  void synchronize();
  // True also for an event that was never recorded.
  bool complete();
  // Milliseconds of device time between the two. Throws hipErrorInvalidHandle if one was not recorded or has no timing,
  // or if they belong to different devices; hipErrorNotReady if one is not complete.
  static float elapsed(Event& start, Event& stop);

  // The last recorded point, nullptr without one.
  backend::EventPtr point();
  // Sets the point as a record would.
  void adopt(backend::EventPtr point);

 private:
  // The last hipEventRecord: its marker, the stream and the stream's position there.
  struct Record {
    backend::EventPtr point;
    std::weak_ptr<Stream> stream;
    std::uint64_t streamId = 0, position = 0;

    bool complete() const;
    // Tells the stream that it has reached this position, so that it need not query its queue.
    void tellStream() const;
  };

  Record last();
  void recordShared(Stream& stream);
  void makeWaitShared(Stream& stream);

  Device& device_;
  const unsigned flags_;
  const std::shared_ptr<SharedEvent> shared_;
  const std::shared_ptr<backend::SharedEvent> native_;
  std::atomic<bool> captured_{false};
  std::mutex mutex_;
  Record last_;
};

}  // namespace hipspv
