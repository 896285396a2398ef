// Memory that streams allocate and free in their order (hipMallocAsync, hipFreeAsync). A pool takes
// segments from the device and hands out blocks of them.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "shared_file.h"

namespace hipspv {

class Device;
class Stream;

class MemoryPool : public std::enable_shared_from_this<MemoryPool> {
 public:
  // Throws hipErrorNotSupported where the device can't share memory and the properties ask for it.
  MemoryPool(Device& device, const hipMemPoolProps& properties);
  // Another process's, of which pointers can be opened and nothing allocated.
  MemoryPool(Device& device, SharedFile file);
  ~MemoryPool();
  MemoryPool(const MemoryPool&) = delete;
  MemoryPool& operator=(const MemoryPool&) = delete;

  Device& device() const { return device_; }
  const hipMemPoolProps& properties() const { return properties_; }

  // Memory that the stream's later work may use. nullptr for 0 bytes. Throws hipErrorOutOfMemory.
  void* allocate(Stream& stream, std::size_t bytes);
  // Memory that anybody may use at once.
  void* allocate(std::size_t bytes);
  // Ends an allocation once the stream has got this far; without a stream: nobody uses it any more.
  // Only for what Allocations::take gave.
  void release(void* pointer, Stream* stream);

  // ---- Attributes
  void set(hipMemPoolAttr attribute, const void* value);
  void get(hipMemPoolAttr attribute, void* value) const;
  // Throws hipErrorInvalidDevice for a device that can't reach the pool's memory.
  void requireAccess(const Device& from, hipMemAccessFlags flags) const;
  void setAccess(const Device& from, hipMemAccessFlags flags);
  hipMemAccessFlags access(const Device& from) const;
  std::size_t reserved() const { return reserved_.load(std::memory_order_relaxed); }
  // Nothing is allocated, nothing reserved.
  bool empty() const;

  // Gives memory that nobody uses back to the device while that leaves at least so many bytes.
  void trim(std::size_t bytesToKeep);
  // Trims to the release threshold. Called where the host has waited for the device.
  void trimToThreshold();
  // The program has destroyed the pool: nothing is kept.
  void retire();
  // Gives everything back, whoever uses it.
  void reset();

  // Work of `stream` from its position `from` on runs after that of `earlier` up to `upTo`.
  void noteOrder(std::uint64_t earlier, std::uint64_t upTo, const Stream& stream,
                 std::uint64_t from);
  // All work of the stream is done, and the stream about to end.
  void forget(const Stream& stream);

  // The file that a pool's memory is in that can be shared; nullptr for others.
  const SharedFile* file() const { return file_.get(); }
  bool imported() const { return imported_; }
  // A pointer's place in the file.
  std::size_t fileOffset(const void* pointer) const;
  // A pointer to that place of an imported pool, which hipFree or hipFreeAsync ends.
  void* open(std::size_t fileOffset, std::size_t bytes);

 private:
  struct Segment {
    std::byte* base;
    std::size_t size;
    std::size_t fileOffset;
  };
  using Segments = std::list<Segment>;

  // A free that the device may not have come to.
  struct Freed {
    Stream* stream;
    std::uint64_t position;
    // Other streams whose work from these positions on runs after it, by the streams' ids.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ordered;
  };

  struct Block {
    Segments::iterator segment;
    std::size_t size;
    std::size_t requested = 0;  // bytes that the program asked for; 0 in a free block
    std::vector<Freed> freed;
  };
  using Blocks = std::map<std::byte*, Block>;

  enum class Reuse { kNow, kAfterWaiting };

  void* allocateFor(Stream* stream, std::size_t bytes);
  Blocks::iterator findFree(Stream* stream, std::size_t size, Reuse reuse);
  bool usable(const Block& block, const Stream* stream) const;
  static bool orderedAfter(const Stream& stream, const Freed& freed);
  static bool passed(Block& block);
  Blocks::iterator grow(std::size_t size);
  std::byte* reserveSegment(std::size_t bytes, std::size_t& fileOffset);
  void claim(Blocks::iterator block, std::size_t size, std::size_t requested);
  void eraseFree(Blocks::iterator block);
  Blocks::iterator joinNeighbours(Blocks::iterator block);
  bool wholeSegment(const Blocks::value_type& block) const;
  void releaseSegment(Blocks::iterator block);
  void trimLocked(std::size_t bytesToKeep);

  Device& device_;
  const hipMemPoolProps properties_;
  const std::unique_ptr<SharedFile> file_;
  const bool imported_ = false;

  mutable std::mutex mutex_;
  Segments segments_;
  Blocks blocks_;                                        // every byte of every segment
  std::set<std::pair<std::size_t, std::byte*>> free_;    // by size
  std::map<const Device*, hipMemAccessFlags> access_;  // of other devices
  std::atomic<std::size_t> reserved_{0};
  std::size_t used_ = 0, reservedHigh_ = 0, usedHigh_ = 0;
  std::uint64_t threshold_ = 0;
  bool followEvents_ = true, opportunistic_ = true, internalDependencies_ = true;
  // Something was freed since the pool was last trimmed to its threshold.
  std::atomic<bool> trimmable_{false};
};

}  // namespace hipspv
