// A device's streams.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/device/device.h"
#include "stream.h"

namespace hipspv {

// Learns of the order of a device's streams.
class StreamObserver {
 public:
  virtual ~StreamObserver() = default;
  // The host has waited for the device, or for a stream of it.
  virtual void synchronized() = 0;
  // The work of the stream from position `from` on comes after that of the stream with the id `earlier` up to `upTo`.
  virtual void ordered(std::uint64_t earlier, std::uint64_t upTo, const Stream& stream, std::uint64_t from) = 0;
  virtual void ended(const Stream& stream) = 0;
};

class DeviceStreams {
 public:
  explicit DeviceStreams(Device& device) : device_(device) {}
  DeviceStreams(const DeviceStreams&) = delete;
  DeviceStreams& operator=(const DeviceStreams&) = delete;

  Stream& legacy() {
    if (Stream* stream = legacyIfUsed()) [[likely]]
      return *stream;
    return makeLegacy();
  }
  Stream* legacyIfUsed() const { return legacy_.load(std::memory_order_acquire); }
  Stream& perThread();
  std::shared_ptr<Stream> create(unsigned flags, int priority);
  // The stream accepts no more work; its pending work runs to its end.
  void retire(std::shared_ptr<Stream> stream);
  bool hasBlocking() const { return blocking_.load(std::memory_order_acquire) != 0; }
  bool empty() const;
  void forEach(const std::function<void(Stream&)>& function);
  // Makes the stream of a finished thread available to another one.
  void returnPerThread(Stream& stream);

  // Waits for all streams, prints, throws the error of device code.
  void synchronize();
  // The same without exceptions, for callers that can't report them.
  void finishQuietly() noexcept;
  // The ends of the work of the streams that have some.
  std::vector<backend::EventPtr> ends();
  // Calls the function while the device is idle; work submitted meanwhile runs afterwards.
  void whileIdle(const std::function<void()>& function);
  // Before the device restarts.
  void close();

  void observe(StreamObserver& observer) { observer_.store(&observer, std::memory_order_release); }
  // nullptr without one.
  StreamObserver* observer() const { return observer_.load(std::memory_order_acquire); }

 private:
  Stream& makeLegacy();
  std::vector<std::shared_ptr<Stream>> snapshot() const;
  // Of the streams that have work, the one with the lowest id above `after`; nullptr if there is none.
  std::shared_ptr<Stream> nextBusy(std::uint64_t after);
  void forget(const Stream& stream);
  std::shared_ptr<Stream> add(Stream::Kind kind, unsigned flags, int priority);

  Device& device_;
  mutable std::mutex mutex_;
  std::vector<std::shared_ptr<Stream>> streams_;
  std::vector<Stream*> idlePerThread_;
  std::atomic<Stream*> legacy_{nullptr};
  std::atomic<int> blocking_{0};
  std::atomic<StreamObserver*> observer_{nullptr};
};

inline DeviceStreams& streamsOf(Device& device) { return device.object<DeviceStreams>(); }

}  // namespace hipspv
