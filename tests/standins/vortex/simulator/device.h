// A device that has Vortex's interface and is a simulator: what both generations of the API have in common.

#pragma once

#include <chrono>
#include <cstdio>
#include <map>
#include <memory>

#include "guest.h"
#include "memory.h"

namespace vortex_test {

// Vortex's VX_CAPS_*, of the second generation.
enum Capability {
  kVersion,
  kThreads,
  kWarps,
  kCores,
  kCacheLine,
  kGlobalBytes,
  kLocalBytes,
  kIsaFlags,
  kBanks,
  kBankBytes,
};

class Device {
 public:
  // By the environment; throws std::exception if that is wrong.
  explicit Device(unsigned generation);

  Memory& memory() { return memory_; }
  const Configuration& configuration() const { return configuration_; }
  // Returns false if there is no such capability.
  bool capability(uint64_t which, uint64_t& value) const;

  int start(uint64_t entry, uint64_t argument);
  // 0, or -1 after a failure or the timeout.
  int wait(std::chrono::milliseconds timeout);
  int waitFor(uint64_t milliseconds);
  int waitForever() { return wait(kLongest); }
  // The address at which execution starts, by the registers for that.
  uint64_t entry() const;

  void writeRegister(uint32_t number, uint32_t value) { registers_[number] = value; }
  bool readRegister(uint32_t number, uint32_t& value) const;
  bool counter(uint32_t number, uint32_t core, uint64_t& value) const;
  void printCounters(FILE* stream) const;

 private:
  static constexpr std::chrono::milliseconds kLongest = std::chrono::hours(24);

  void explain() const;

  unsigned xlen_;
  Configuration configuration_;
  Memory memory_;
  std::unique_ptr<Guest> guest_;
  std::map<uint32_t, uint32_t> registers_;
  bool running_ = false;
  std::chrono::steady_clock::time_point started_;
  uint64_t nanoseconds_ = 0;
  Report report_{};
};

}  // namespace vortex_test
