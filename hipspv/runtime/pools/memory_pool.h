// Memory that streams allocate and free in their order (hipMallocAsync, hipFreeAsync). A pool
// allocates segments from the device and divides them into blocks.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "hipspv/runtime/memory/memory.h"

namespace hipspv {

class Device;
class Stream;

// The source of a memory pool's segments.
class PoolMemory {
 public:
  explicit PoolMemory(Device& device) : device_(device) {}
  virtual ~PoolMemory() = default;
  PoolMemory(const PoolMemory&) = delete;
  PoolMemory& operator=(const PoolMemory&) = delete;

  // nullptr if memory is exhausted.
  virtual std::byte* reserve(std::size_t bytes) = 0;
  virtual void release(std::byte* base, std::size_t bytes) noexcept = 0;
  // True if a segment is one allocation, since other processes open segments.
  virtual bool undivided() const { return false; }
  // The segments' use by another device that can reach them.
  virtual void allow(const Device& from, hipMemAccessFlags flags);

  // ---- Other processes. Memory that isn't shared throws hipErrorInvalidValue.
  // A new file descriptor, for import() in another process.
  virtual int share() const;
  virtual hipMemPoolPtrExportData exportPointer(const Allocation& allocation, const void* pointer) const;
  // The memory at an exported pointer, as long as the result lives, and its size.
  struct Opened {
    std::shared_ptr<void> memory;
    std::size_t bytes;
  };
  virtual Opened open(const hipMemPoolPtrExportData& data);

  // For a pool with such properties. Throws hipErrorNotSupported if the device can't share memory as they require.
  static std::unique_ptr<PoolMemory> make(Device& device, const hipMemPoolProps& properties);
  // Another process's memory, from which nothing is reserved. The caller keeps the descriptor.
  static std::unique_ptr<PoolMemory> import(Device& device, int descriptor);

 protected:
  Device& device_;
};

class MemoryPool final : public MemoryOwner, public std::enable_shared_from_this<MemoryPool> {
 public:
  // Throws hipErrorNotSupported if the properties require shared memory and the device can't share memory.
  MemoryPool(Device& device, const hipMemPoolProps& properties);
  // Another process's pool: its pointers can be opened, but nothing can be allocated. The caller keeps the descriptor.
  MemoryPool(Device& device, int descriptor);
  ~MemoryPool() override;
  MemoryPool(const MemoryPool&) = delete;
  MemoryPool& operator=(const MemoryPool&) = delete;

  Device& device() const { return device_; }
  const hipMemPoolProps& properties() const { return properties_; }

  // Memory that the stream's later work may use. nullptr for 0 bytes. Throws hipErrorOutOfMemory.
  void* allocate(Stream& stream, std::size_t bytes);
  // Memory that all work may use at once.
  void* allocate(std::size_t bytes);
  // Ends an allocation after the stream's work so far; without a stream it must be unused. Only for
  // results of Allocations::take.
  void release(void* pointer, Stream* stream) override;

  // ---- Attributes
  void set(hipMemPoolAttr attribute, const void* value);
  void get(hipMemPoolAttr attribute, void* value) const;
  // Throws hipErrorInvalidDevice for a device that can't access the pool's memory.
  void requireAccess(const Device& from, hipMemAccessFlags flags) const;
  void setAccess(const Device& from, hipMemAccessFlags flags);
  hipMemAccessFlags access(const Device& from) const;
  std::size_t reserved() const { return reserved_.load(std::memory_order_relaxed); }
  // True if nothing is allocated or reserved.
  bool empty() const;

  // Returns unused memory to the device, as long as at least that many bytes remain.
  void trim(std::size_t bytesToKeep);
  // Trims to the release threshold. Called after the host has waited for the device.
  void trimToThreshold();
  // The program has destroyed the pool: it keeps no unused memory.
  void retire();
  // Returns all memory, even if it is in use.
  void reset();

  // Work of `stream` from its position `from` on runs after work of `earlier` up to `upTo`.
  void noteOrder(std::uint64_t earlier, std::uint64_t upTo, const Stream& stream, std::uint64_t from);
  // All work of the stream is done, and the stream is about to end.
  void forget(const Stream& stream);

  const PoolMemory& memory() const { return *memory_; }
  bool imported() const { return imported_; }
  // A pointer that another process has exported from an imported pool; hipFree or hipFreeAsync ends it.
  void* open(const hipMemPoolPtrExportData& data);

 private:
  struct Segment {
    std::byte* base;
    std::size_t size;
  };
  using Segments = std::list<Segment>;

  // A free that the device may not have reached.
  struct Freed {
    Stream* stream;
    std::uint64_t position;
    // Other streams, by id, with the positions from which on their work runs after the free.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ordered;
  };

  struct Block {
    Segments::iterator segment;
    std::size_t size;
    std::size_t requested = 0;  // bytes requested by the program; 0 in a free block
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
  std::byte* reserveSegment(std::size_t bytes);
  void claim(Blocks::iterator block, std::size_t size, std::size_t requested);
  void eraseFree(Blocks::iterator block);
  Blocks::iterator joinNeighbours(Blocks::iterator block);
  bool wholeSegment(const Blocks::value_type& block) const;
  void addReserved(std::ptrdiff_t bytes);
  void releaseSegment(Blocks::iterator block);
  void trimLocked(std::size_t bytesToKeep);

  Device& device_;
  const hipMemPoolProps properties_;
  const std::unique_ptr<PoolMemory> memory_;
  const bool imported_ = false;

  mutable std::mutex mutex_;
  Segments segments_;
  Blocks blocks_;                                      // every byte of every segment
  std::set<std::pair<std::size_t, std::byte*>> free_;  // by size
  std::map<const Device*, hipMemAccessFlags> access_;  // by other devices
  std::atomic<std::size_t> reserved_{0};
  std::size_t used_ = 0, reservedHigh_ = 0, usedHigh_ = 0;
  std::uint64_t threshold_ = 0;
  bool followEvents_ = true, opportunistic_ = true, internalDependencies_ = true;
  // Memory was freed since the pool was last trimmed to its threshold.
  std::atomic<bool> trimmable_{false};
};

}  // namespace hipspv
