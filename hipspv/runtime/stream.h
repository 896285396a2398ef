// A HIP stream over a back end's in-order queue, with HIP's rules about the default stream.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "backends/backend.h"
#include "waiting.h"

namespace hipspv {

class Device;

// Memory that kernels read after the call that launched them has returned: copies of by-reference
// arguments and of small pageable sources. A ring of chunks; a chunk is used again once the queue
// has passed the point where it was full.
class SpillRing {
 public:
  explicit SpillRing(backend::Device& device) : device_(device) {}
  ~SpillRing();
  SpillRing(const SpillRing&) = delete;
  SpillRing& operator=(const SpillRing&) = delete;

  // Aligned to 128 bytes, OpenCL's widest type. Throws hipErrorOutOfMemory.
  std::byte* take(backend::Queue& queue, std::size_t bytes);

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

// The values of hipStreamSetAttribute: hints to the device, none of which an OpenCL queue has a place for.
struct StreamAttributes {
  hipAccessPolicyWindow window{};
  hipSynchronizationPolicy policy = hipSyncPolicyAuto;
  hipLaunchMemSyncDomainMap domains{0, 0};
  hipLaunchMemSyncDomain domain = hipLaunchMemSyncDomainDefault;
};

class Stream : public std::enable_shared_from_this<Stream> {
 public:
  enum class Kind { kLegacyDefault, kBlocking, kNonBlocking };

  Stream(Device& device, Kind kind, unsigned flags, int priority);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  Device& device() const { return device_; }
  Kind kind() const { return kind_; }
  unsigned flags() const { return flags_; }
  int priority() const { return priority_; }
  // Of no other stream, ever.
  std::uint64_t id() const { return id_; }

  StreamAttributes attributes() const {
    const std::lock_guard lock(attributesMutex_);
    return attributes_;
  }
  void setAttributes(const StreamAttributes& attributes) {
    const std::lock_guard lock(attributesMutex_);
    attributes_ = attributes;
  }

  // What the stream is asked becomes nodes of a graph. Set by Captures alone.
  bool capturing() const { return capturing_.load(std::memory_order_relaxed); }
  void setCapturing(bool capturing) { capturing_.store(capturing, std::memory_order_relaxed); }

  // Every command goes through here: function(queue) enqueues it, after the work that HIP's default
  // stream rules put before it. Throws the device's sticky error, and while the stream captures.
  template <class Function>
  void submit(Function&& function) {
    begin();
    {
      const Submission counted(work_);
      function(*queue_);
    }
    queue_->flush();
  }

  // function(memory) enqueues a command that reads the memory.
  template <class Function>
  void withSpill(std::size_t bytes, Function&& function) {
    const std::lock_guard lock(spillMutex_);
    function(spill_.take(*queue_, bytes));
  }

  // Waits for all that was submitted, prints what device code printed, and throws what it did wrong.
  void synchronize();
  bool complete();
  backend::EventPtr mark();
  // A marker, and a position() that the stream has come to once the marker is complete.
  struct Point {
    backend::EventPtr marker;
    std::uint64_t position = 0;
  };
  Point record(bool timed);
  // The marker of such a point is complete.
  void passed(std::uint64_t position);
  void wait(backend::Event& event);
  // The device API's own queue, behind what HIP's rules put before it. The program may enqueue there
  // from now on: nobody knows how much the stream has to do.
  void* exportQueue();
  // The point behind all that was submitted.
  backend::EventPtr end();

  // The point that all submitted work comes before; later work waits for the gate.
  backend::EventPtr hold(backend::Event& gate);

  // How far the stream has been filled: what is submitted from now on runs after all that
  // reached() speaks of.
  std::uint64_t position();
  // The device has come to what was submitted up to that position.
  bool reached(std::uint64_t position);

 private:
  friend class Device;

  // Commands ever submitted: more at each look, where the program submits some itself.
  std::uint64_t work();

  // Counts a command once it is in the queue, also where what came behind it there failed.
  class Submission {
   public:
    explicit Submission(std::atomic<std::uint64_t>& work) : work_(work) {}
    ~Submission() { work_.fetch_add(1, std::memory_order_release); }
    Submission(const Submission&) = delete;
    Submission& operator=(const Submission&) = delete;

   private:
    std::atomic<std::uint64_t>& work_;
  };

  void begin();
  void beginWait();
  void orderAfterLegacy(Stream& legacy);
  void orderAfterBlocking();
  bool idle() const;
  void learnFromLegacy();
  void finish(Waiting how = Waiting::kAuto);

  Device& device_;
  const Kind kind_;
  const unsigned flags_;
  const int priority_;
  const std::uint64_t id_;
  mutable std::mutex attributesMutex_;
  StreamAttributes attributes_;
  std::unique_ptr<backend::Queue> queue_;
  std::atomic<bool> capturing_{false};
  std::atomic<std::uint64_t> work_{0};       // commands ever submitted
  std::atomic<bool> exported_{false};
  std::atomic<std::uint64_t> completed_{0};  // of those, known to be complete
  // Of a blocking stream: the legacy stream's work_ that this is ordered after, and this stream's
  // work_ that the legacy stream is ordered after.
  std::atomic<std::uint64_t> ordered_{0};
  std::atomic<std::uint64_t> legacyOrdered_{0};

  std::mutex spillMutex_;
  SpillRing spill_;

  std::mutex queryMutex_;
  backend::EventPtr queryMark_;
  std::uint64_t queryWork_ = 0;
  // Of a blocking stream: the legacy stream's work_ that comes behind legacyOrdered_.
  std::atomic<std::uint64_t> legacyWait_{0};
};

// What a hipStream_t stands for: nullptr, the two special values, or a stream that was created.
// unknown: what it throws for what is no stream, or no longer one; HIP on AMD has this in most calls.
Stream& streamOf(hipStream_t handle, hipError_t unknown = hipErrorContextIsDestroyed);

}  // namespace hipspv
