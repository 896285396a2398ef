// The memory that the program got from HIP, and copies and fills between any two addresses.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <shared_mutex>
#include <vector>

#include "backends/backend.h"

namespace hipspv {

class Device;
class MemoryPool;
class Stream;

enum class AllocationKind {
  kDevice,
  kHost,        // pinned: both sides reach it at one address
  kManaged,     // both sides, moves
  kRegistered,  // the program's own memory (hipHostRegister)
  kSymbol,      // a device variable: not to be freed
  kArray,       // an array's memory, whose address no program sees
  kGraph,       // of a graph's allocation nodes: freed by a node or by hipFree
};

struct Allocation {
  void* base = nullptr;
  std::size_t size = 0;
  AllocationKind kind = AllocationKind::kDevice;
  Device* device = nullptr;
  unsigned flags = 0;
  std::shared_ptr<MemoryPool> pool = nullptr;  // that it came from and goes back to

  bool hostReaches() const {
    return kind == AllocationKind::kHost || kind == AllocationKind::kManaged ||
           kind == AllocationKind::kRegistered;
  }
};

class Allocations {
 public:
  static Allocations& instance();

  void add(const Allocation& allocation);
  // The allocation that the address lies in.
  std::optional<Allocation> find(const void* address) const;
  // Ends the allocation that begins at the address and returns it; nothing where none of the kinds
  // does.
  std::optional<Allocation> take(const void* base, std::initializer_list<AllocationKind> kinds);
  void forget(const void* base);
  // Frees what the program allocated on the device.
  void releaseAll(Device& device);
  // Bytes allocated on the device.
  std::size_t used(const Device& device) const;

 private:
  mutable std::shared_mutex mutex_;
  std::map<std::uintptr_t, Allocation> byBase_;
};

// nullptr for size 0. Throws hipErrorOutOfMemory.
void* allocate(Device& device, AllocationKind kind, std::size_t size, unsigned flags);

// As hipFree and hipHostFree: waits for the device. Throws hipErrorInvalidValue for what wasn't
// allocated, or no longer is.
void release(void* pointer, std::initializer_list<AllocationKind> kinds);

// Frees what take() gave and no pool has given, once the stream has got this far.
void releaseAfter(Stream& stream, const Allocation& allocation);

// Rows of bytes in memory: slices of height rows, each of pitch bytes.
struct Layout {
  std::byte* base;
  std::size_t pitch;
  std::size_t slice;  // bytes from one 2-D slice to the next
};

struct Box {
  std::size_t width;  // bytes
  std::size_t height = 1;
  std::size_t depth = 1;
};

enum class Wait { kNo, kYes };

// Throws hipErrorInvalidValue for null pointers, a box that reaches past an allocation or a kind
// that the addresses contradict, hipErrorInvalidMemcpyDirection for no kind of HIP's.
void copy(Stream& stream, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind,
          Wait wait);

// pattern: patternBytes (1, 2 or 4) bytes; the box's width is a multiple of them.
void fill(Stream& stream, const Layout& to, const Box& box, std::uint32_t pattern,
          std::size_t patternBytes, Wait wait);

}  // namespace hipspv
