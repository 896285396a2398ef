// The device's memory: the host's view of a file that the guest maps too.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "protocol.h"

namespace vortex_test {

class Memory {
 public:
  // Addresses from 0 to `end`, of which those from local memory on hold no buffers.
  Memory(uint64_t end, const Configuration& configuration);
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  int file() const { return file_; }
  uint64_t end() const { return end_; }
  uint64_t used() const { return used_; }
  uint64_t usedLocal() const { return used_local_; }

  std::optional<uint64_t> allocate(uint64_t bytes, uint64_t access);
  // Of each core's local memory.
  std::optional<uint64_t> allocateLocal(uint64_t bytes);
  bool reserve(uint64_t address, uint64_t bytes, uint64_t access);
  bool release(uint64_t address);
  // No buffer has these addresses.
  void exclude(uint64_t address, uint64_t bytes) { take(address, bytes); }
  bool allows(uint64_t address, uint64_t bytes) const { return address <= end_ && bytes <= end_ - address; }
  void setAccess(uint64_t address, uint64_t bytes, uint64_t access);
  void write(uint64_t address, const void* source, uint64_t bytes);
  void read(void* target, uint64_t address, uint64_t bytes) const;

  // The ranges that the guest has to map before it runs.
  std::vector<Change> takeChanges();
  // True if code that a guest has read isn't there any more: another guest must take its place, after `forgetGuest`.
  bool isCodeStale() const { return code_is_stale_; }
  void forgetGuest();

 private:
  std::byte* at(uint64_t address) const { return base_ + address; }
  uint8_t* flags(uint64_t address) const;
  uint64_t flagged(uint64_t address, uint64_t end) const;
  uint32_t original(uint64_t address) const;
  std::optional<uint64_t> firstFit(uint64_t from, uint64_t limit, uint64_t bytes, uint64_t gap) const;
  void take(uint64_t address, uint64_t bytes) { taken_[address] = address + bytes; }
  void discard(uint64_t offset, uint64_t bytes);

  uint64_t end_, start_, local_, local_end_;
  uint64_t used_ = 0, used_local_ = 0;
  int file_ = -1;
  std::byte* base_ = nullptr;
  bool code_is_stale_ = false;
  std::map<uint64_t, uint64_t> taken_;   // end by start, of buffers and of what no buffer may use
  std::map<uint64_t, uint64_t> sizes_;   // of buffers
  std::vector<uint8_t> access_, sent_;   // of each page: now, and as the guest has it
  std::map<uint64_t, uint64_t> unsent_;  // ranges of pages that may differ
};

}  // namespace vortex_test
