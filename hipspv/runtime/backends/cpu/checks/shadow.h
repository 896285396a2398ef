// Shadow memory: what the checks know about each byte of checked memory (devlib/check_abi.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/devlib/check_abi.h"

namespace hipspv::cpu::checks {

// States of 8 bytes none of which may be accessed.
enum class Poison : std::uint8_t { kBounds = 0xfa, kFreed = 0xfd };

// Address space without memory: the system provides each page at its first use.
class Reservation {
 public:
  // Throws hipErrorOutOfMemory.
  explicit Reservation(std::size_t bytes);
  ~Reservation();
  Reservation(const Reservation&) = delete;
  Reservation& operator=(const Reservation&) = delete;

  char* begin() const { return begin_; }
  // The bytes from that offset on are zero again.
  void clear(std::size_t offset);

 private:
  const std::size_t bytes_;
  char* const begin_;
};

class Shadow {
 public:
  Shadow();
  ~Shadow() = default;
  Shadow(const Shadow&) = delete;
  Shadow& operator=(const Shadow&) = delete;

  hipspv_bytes table() const { return reinterpret_cast<hipspv_bytes>(table_.begin()); }

  // The memory is checked from now on. Another thread may do the same.
  void track(const void* memory, std::size_t bytes);
  // All of it may be accessed, or none.
  void allow(const void* memory, std::size_t bytes);
  void forbid(const void* memory, std::size_t bytes, Poison poison);
  // Nothing was stored to it, or something was.
  void setUnset(const void* memory, std::size_t bytes, bool unset);
  // The first of these bytes with that state; `bytes` if there is none.
  std::size_t firstForbidden(std::uintptr_t address, std::size_t bytes) const;
  std::size_t firstUnset(std::uintptr_t address, std::size_t bytes) const;
  // Forgets all accesses.
  void clearRecords();

 private:
  std::uint8_t* chunk(std::uintptr_t address) const;

  const Reservation table_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Reservation>> chunks_;
};

}  // namespace hipspv::cpu::checks
