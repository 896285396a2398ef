// The memory that the program allocated with HIP.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

#include "copy.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/support/faults.h"

namespace hipspv {

class Stream;

// Ends memory that doesn't return to the device directly: a pool's, or that of a graph's allocation node.
class MemoryOwner {
 public:
  virtual ~MemoryOwner() = default;
  // After the stream's work so far; without a stream it must be unused.
  virtual void release(void* pointer, Stream* stream) = 0;
};

enum class AllocationKind {
  kDevice,
  kFineGrained,    // device memory that the host may read while kernels write to it
  kHost,           // pinned: both sides use the same address
  kManaged,        // for both sides, migrates
  kRegistered,     // the program's own memory (hipHostRegister)
  kSymbol,         // a device variable: can't be freed
  kArray,          // an array's memory, whose address no program sees
  kGraph,          // of a graph's allocation nodes: freed by a node or by hipFree
  kManagedSymbol,  // a __managed__ variable: managed, but can't be freed
  kMapped,         // mapped by virtual memory management or from another process's handle
};

struct Allocation {
  void* base = nullptr;
  std::size_t size = 0;
  AllocationKind kind = AllocationKind::kDevice;
  Device* device = nullptr;
  unsigned flags = 0;
  std::shared_ptr<MemoryOwner> owner = nullptr;
  // The memory itself, or the pin of the program's own memory: it ends with the allocation.
  std::shared_ptr<void> mapping = nullptr;
  bool writable = true;
  std::uint32_t id = 0;     // unique in this process, for ever
  bool syncCopies = false;  // HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS

  // The memory is the device's own, and is returned to it.
  bool ofDevice() const {
    return kind != AllocationKind::kRegistered && kind != AllocationKind::kMapped && mapping == nullptr &&
           (owner == nullptr || kind == AllocationKind::kGraph);
  }
  bool managed() const { return kind == AllocationKind::kManaged || kind == AllocationKind::kManagedSymbol; }
  bool hostReaches() const { return kind == AllocationKind::kHost || kind == AllocationKind::kRegistered || managed(); }
};

class Allocations {
 public:
  void add(const Allocation& allocation);
  // False if part of the memory already belongs to an allocation.
  bool addApart(const Allocation& allocation);
  // The allocation that contains the address.
  std::optional<Allocation> find(const void* address) const;
  // The allocation that begins at the address or before it; none if another thread changes them. For signal handlers.
  faults::Near nearest(std::uintptr_t address) const noexcept;
  // Removes the allocation that begins at the address and returns it; nothing if none of the kinds does.
  std::optional<Allocation> take(const void* base, std::initializer_list<AllocationKind> kinds);
  void forget(const void* base);
  // Frees the program's allocations on the device.
  void releaseAll(Device& device);
  // False if no allocation has the address.
  bool setSyncCopies(const void* address, bool sync);
  // Grows with each allocation that is added or removed. Takes no lock.
  std::uint64_t changes() const { return changes_.load(std::memory_order_acquire); }
  // Bytes allocated on the device: the current number and the maximum. Take no lock.
  std::size_t used(const Device& device) const;
  std::size_t peak(const Device& device) const;

 private:
  using Map = std::map<std::uintptr_t, Allocation>;

  void insert(const Allocation& allocation);
  Allocation remove(Map::iterator position);
  mutable std::shared_mutex mutex_;
  Map byBase_;
  std::uint32_t lastId_ = 0;
  std::atomic<std::uint64_t> changes_{0};
  std::array<std::atomic<std::size_t>, kMaxDevices> used_{}, peak_{};
};

inline Allocations& allocationsOf(const Device& device) { return device.all().object<Allocations>(); }

// nullptr for size 0. Throws hipErrorOutOfMemory.
void* allocate(Device& device, AllocationKind kind, std::size_t size, unsigned flags);

// Like hipFree and hipHostFree: waits for the devices. Throws hipErrorInvalidValue for memory that isn't allocated.
void release(Devices& devices, void* pointer, std::initializer_list<AllocationKind> kinds);

// Frees an allocation from take() that isn't a pool's, after the stream's work so far.
void releaseAfter(Stream& stream, const Allocation& allocation);
// hipHostRegister and hipHostUnregister. The first throws hipErrorHostMemoryAlreadyRegistered if HIP knows part of
// the memory, hipErrorInvalidValue for addresses without memory. The second waits for the devices and throws
// hipErrorHostMemoryNotRegistered.
void registerHost(Device& device, void* pointer, std::size_t size, unsigned flags);
void unregisterHost(Devices& devices, void* pointer);

// True if the device's kernels may use the allocation's address.
bool reaches(const Device& device, const Allocation& allocation);

// The amount of memory of a device, and the part that is still available.
struct MemoryInfo {
  std::size_t free;
  std::size_t total;
};

// The result of hipMemGetInfo. Not every device reports use by others. Then this process's memory is subtracted, and,
// on a device that shares the machine's memory, other processes' use of that. The latter is measured again only after
// it has changed much, so that a program sees exactly its own allocations and releases.
class MemoryGauge {
 public:
  explicit MemoryGauge(Device& device);

  MemoryInfo read();
  // Memory that pools hold has grown or shrunk by that many bytes.
  void addPooled(std::ptrdiff_t bytes) { pooled_.fetch_add(bytes, std::memory_order_relaxed); }

 private:
  Device& device_;
  std::atomic<std::ptrdiff_t> pooled_{0};
  std::mutex mutex_;
  std::size_t others_ = 0;
  const std::size_t residentBefore_;
};

}  // namespace hipspv
