// A HIP stream over a back end's in-order queue, with HIP's rules about the default stream.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/device/context.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {

class Device;
class DeviceStreams;

// Memory that kernels read after their launch call has returned: copies of by-reference arguments and of small pageable
// sources. A ring of chunks; a chunk is reused after the queue has passed the point where it was full.
class SpillRing {
 public:
  explicit SpillRing(backend::Device& device) : device_(device) {}
  ~SpillRing() { clear(); }
  SpillRing(const SpillRing&) = delete;
  SpillRing& operator=(const SpillRing&) = delete;

  // Aligned to 128 bytes, the widest vector of device code. Throws hipErrorOutOfMemory.
  std::byte* take(backend::Queue& queue, std::size_t bytes);
  // Releases the memory, which nothing uses any more.
  void clear() noexcept;

 private:
  struct Chunk {
    std::byte* memory = nullptr;
    std::size_t size = 0;
    backend::EventPtr passed;
  };

  Chunk nextChunk(std::size_t bytes);

  backend::Device& device_;
  Chunk current_;
  std::size_t used_ = 0;
  std::vector<Chunk> full_;
};

// The values of hipStreamSetAttribute: hints to the device that queues can't express.
struct StreamAttributes {
  hipAccessPolicyWindow window{};
  hipSynchronizationPolicy policy = hipSyncPolicyAuto;
  hipLaunchMemSyncDomainMap domains{0, 0};
  hipLaunchMemSyncDomain domain = hipLaunchMemSyncDomainDefault;
};

class Stream : public std::enable_shared_from_this<Stream> {
 public:
  enum class Kind { kLegacyDefault, kBlocking, kNonBlocking };

  Stream(Device& device, DeviceStreams& all, Kind kind, unsigned flags, int priority);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  Device& device() const { return device_; }
  Kind kind() const { return kind_; }
  unsigned flags() const { return flags_; }
  int priority() const { return priority_; }
  // That in which a program made the stream, or nullptr for the device's primary one.
  hipCtx_t context() const { return context_; }
  void setContext(hipCtx_t context) { context_ = context; }
  // Unique for the lifetime of the process, and ascending.
  std::uint64_t id() const { return id_; }
  static std::uint64_t newestId();

  StreamAttributes attributes() const {
    const std::lock_guard lock(attributesMutex_);
    return attributes_;
  }
  void setAttributes(const StreamAttributes& attributes) {
    const std::lock_guard lock(attributesMutex_);
    attributes_ = attributes;
  }

  // Operations on the stream become nodes of a graph. Set only by the capture.
  bool capturing() const { return capturing_.load(std::memory_order_relaxed); }
  void setCapturing(bool capturing) { capturing_.store(capturing, std::memory_order_relaxed); }

  // All commands pass through here: function(queue) enqueues one, after the work that HIP's default stream rules order
  // before it. Throws the device's sticky error, and an error while the stream captures.
  template <class Function>
  void submit(Function&& function) {
    begin();
    {
      const Submission counted(work_);
      function(queue());
    }
    queue().flush();
  }

  // function(memory) enqueues a command that reads the memory.
  template <class Function>
  void withSpill(std::size_t bytes, Function&& function) {
    const std::lock_guard lock(spillMutex_);
    function(spill_.take(queue(), bytes));
  }

  // Waits for all submitted work, prints the output of device code, and throws its error.
  void synchronize();
  bool complete();
  // True if all submitted work is known to be done, without a question to the device.
  bool idle() const;
  backend::EventPtr recordEvent();
  // A marker, and the position() that the stream has reached when the marker is complete.
  struct Point {
    backend::EventPtr marker;
    std::uint64_t position = 0;
  };
  Point record(bool timed);
  // The marker of such a point is complete.
  void passed(std::uint64_t position);
  void wait(backend::Event& event);
  // The device API's own queue, after the work that HIP's rules order before it. The program may enqueue there from
  // now on, so the amount of the stream's work is unknown.
  void* exportQueue();
  // The point after all submitted work.
  backend::EventPtr end();

  // A point after all submitted work; later work waits for the user event.
  backend::EventPtr hold(backend::Event& userEvent);

  // For a restart of the device: the stream has no work, and gets another queue when it is used again.
  void close();

  // The amount of submitted work: later work runs after all that reached() refers to.
  std::uint64_t position();
  // True if the device has completed the work submitted up to that position.
  bool reached(std::uint64_t position);

 private:
  friend class DeviceStreams;

  // Number of submitted commands. Grows at each call if the program itself may submit some.
  std::uint64_t work();

  // Returns the number before. All additions pass through here, since one that is alone takes no atomic operation.
  static std::uint64_t add(std::atomic<std::uint64_t>& work, std::uint64_t commands) {
    const OnlyThread only;
    if (!only) return work.fetch_add(commands, std::memory_order_acq_rel);
    const std::uint64_t before = work.load(std::memory_order_relaxed);
    work.store(before + commands, std::memory_order_release);
    return before;
  }

  // Counts a command once it is in the queue, even if a later step fails.
  class Submission {
   public:
    explicit Submission(std::atomic<std::uint64_t>& work) : work_(work) {}
    ~Submission() { add(work_, 1); }
    Submission(const Submission&) = delete;
    Submission& operator=(const Submission&) = delete;

   private:
    std::atomic<std::uint64_t>& work_;
  };

  backend::Queue& queue() {
    backend::Queue* queue = published_.load(std::memory_order_acquire);
    if (queue == nullptr) [[unlikely]]
      return open();
    return *queue;
  }
  backend::Queue& open();

  void begin();
  void beginWait();
  void orderAfterLegacy(Stream& legacy);
  void orderAfterBlocking();
  void learnFromLegacy();
  void finish(Waiting how = Waiting::kAuto);

  Device& device_;
  DeviceStreams& all_;  // the device's
  const Kind kind_;
  const unsigned flags_;
  const int priority_;
  const std::uint64_t id_;
  hipCtx_t context_ = nullptr;  // set before the program gets the stream
  mutable std::mutex attributesMutex_;
  StreamAttributes attributes_;
  std::mutex queueMutex_;
  std::unique_ptr<backend::Queue> queue_;
  std::atomic<backend::Queue*> published_;  // the same; nullptr after close()
  std::atomic<bool> capturing_{false};
  std::atomic<std::uint64_t> work_{0};  // number of submitted commands
  std::atomic<bool> exported_{false};
  std::atomic<std::uint64_t> completed_{0};  // of those, known to be complete
  // For a blocking stream: the legacy stream's work_ after which this is ordered, and this stream's
  // work_ after which the legacy stream is ordered.
  std::atomic<std::uint64_t> ordered_{0};
  std::atomic<std::uint64_t> legacyOrdered_{0};

  std::mutex spillMutex_;
  SpillRing spill_;

  std::mutex queryMutex_;
  backend::EventPtr queryMark_;
  std::uint64_t queryWork_ = 0;
  // For a blocking stream: the legacy stream's work_ that follows legacyOrdered_.
  std::atomic<std::uint64_t> legacyWait_{0};
};

}  // namespace hipspv
