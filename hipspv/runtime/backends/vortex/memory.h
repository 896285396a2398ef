// The device's allocations, each at an address that is the device's and the host's alike.
//
// The host reserves the addresses of device memory, so that no memory of its own has one of them. Memory that the host
// accesses is the host's at that address; the device has a copy, which is synchronised before and after each kernel. So
// a pointer is valid on both sides, wherever a kernel finds it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

#include "driver.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/support/twin.h"

namespace hipspv::vortex {

// Pages of the host at given addresses, with or without access.
class Pages {
 public:
  // nullptr if the host has something else there.
  static std::unique_ptr<Pages> at(std::uint64_t address, std::size_t bytes, bool access);
  ~Pages();
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

 private:
  Pages(void* base, std::size_t bytes) : base_(base), bytes_(bytes) {}

  void* const base_;
  const std::size_t bytes_;
};

// An allocation. Its memory is released with it.
class Block {
 public:
  Block(Api& api, const Buffer& buffer, std::uint64_t base, std::size_t bytes, std::unique_ptr<Pages> pages);
  ~Block() { api_.release(buffer_); }
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;

  const Buffer& buffer() const { return buffer_; }
  std::uint64_t base() const { return base_; }
  std::size_t bytes() const { return bytes_; }
  void* pointer() const { return reinterpret_cast<void*>(base_); }
  bool hasHost() const { return twin_ != nullptr; }

  // offset: from the base. Throw hipspv::Error.
  void write(std::size_t offset, std::span<const std::byte> bytes) const;
  void read(std::size_t offset, std::span<std::byte> bytes) const;

  // The host accesses the memory, which becomes zeros.
  void mirror();
  // Before and after a kernel, if the host accesses the memory.
  void send();
  void fetch();

 private:
  Api& api_;
  const Buffer buffer_;
  const std::uint64_t base_;
  const std::size_t bytes_;
  const std::unique_ptr<Pages> pages_;
  std::unique_ptr<Twin> twin_;
};

using BlockPtr = std::shared_ptr<Block>;

class Memory {
 public:
  // end: no memory is taken from that address on.
  Memory(Api& api, std::uint64_t end) : api_(api), end_(end) {}

  // nullptr if memory is exhausted. Throws hipspv::Error.
  BlockPtr allocate(backend::MemoryKind kind, std::size_t bytes);
  // The program's: kept until release().
  void* add(BlockPtr block);
  void release(const void* pointer);

  // Between addresses of the device and of the host.
  void copy(void* to, const void* from, std::size_t bytes) const;
  void fill(void* to, const std::byte* pattern, std::size_t patternBytes, std::size_t bytes) const;

  // True if the address, or the one before it, is in an allocation: kernels also get the end of a range.
  bool knows(std::uint64_t address) const { return find(address, true).block != nullptr; }
  // The allocations that the host accesses.
  std::vector<BlockPtr> shared() const;

 private:
  struct Location {
    BlockPtr block;
    std::size_t offset = 0;

    bool onDevice() const { return block != nullptr && !block->hasHost(); }
  };

  Location find(std::uint64_t address, bool orEnd) const;
  Location locationOf(const void* address) const { return find(reinterpret_cast<std::uintptr_t>(address), false); }

  Api& api_;
  const std::uint64_t end_;
  mutable std::shared_mutex mutex_;
  std::map<std::uint64_t, BlockPtr> byBase_;
};

}  // namespace hipspv::vortex
