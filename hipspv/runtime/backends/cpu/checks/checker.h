// The checks of kernels that are compiled with --check= (docs/debugging.md): the state of a device, of a launch, and of
// the block that a thread of the host runs.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "barriers.h"
#include "hipspv/devlib/check_abi.h"
#include "regions.h"
#include "shadow.h"

namespace hipspv::cpu::checks {

// The texts of a library's locations and objects, by their indices.
class Texts {
 public:
  // Each ends with a NUL; the last one is empty.
  explicit Texts(const char* all);
  std::string_view text(hipspv_word index) const { return texts_[index < texts_.size() ? index : 0]; }

 private:
  std::vector<std::string_view> texts_;
};

class Launch;

class Checker {
 public:
  explicit Checker(unsigned checks) : checks_(checks), regions_(shadow_, has(HIPSPV_CHECK_UNINIT)) {}
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  bool has(unsigned check) const { return (checks_ & check) != 0; }
  Shadow& shadow() { return shadow_; }
  Regions& regions() { return regions_; }
  // The host has written the memory.
  void wrote(const void* memory, std::size_t bytes) {
    if (has(HIPSPV_CHECK_UNINIT)) shadow_.setUnset(memory, bytes, false);
  }
  // Epochs that no other run of a block has; the first one, or 0 if none are left.
  std::uint32_t takeEpochs(std::uint64_t count);
  // True for the first fault of that key in the kernel.
  bool isNew(const std::string& kernel, std::uint64_t key);

 private:
  friend class Launch;
  void begin(Launch& launch);
  void end();

  const unsigned checks_;
  Shadow shadow_;
  Regions regions_;
  std::mutex mutex_;
  std::uint32_t nextEpoch_ = 1;
  std::size_t launches_ = 0;
  std::set<std::pair<std::string, std::uint64_t>> reported_;
};

// A launch of checked code.
class Launch {
 public:
  Launch(Checker& checker, const Texts& texts, const std::string& kernel, std::uint64_t blocks);
  ~Launch() { checker_.end(); }
  Launch(const Launch&) = delete;
  Launch& operator=(const Launch&) = delete;

  Checker& checker() const { return checker_; }

 private:
  friend class Checker;
  friend class Block;

  std::optional<std::uint64_t> ownerOf(std::uint32_t epoch) const;
  std::uint32_t takeMore(std::uint64_t block, std::uint32_t count);

  Checker& checker_;
  const Texts& texts_;
  const std::string kernel_;
  const std::uint64_t blocks_;
  std::uint32_t first_ = 0;
  std::vector<hipspv_bytes> released_;  // by block
  mutable std::mutex mutex_;
  std::map<std::uint32_t, std::uint64_t> owners_;  // blocks by the first of further epochs
};

// The block that a thread of the host runs, and its shared memory, which stay for the next one.
class Block : private hipspv_check_block {
 public:
  explicit Block(Checker& checker);
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;

  // Before the block runs: sets its shared memory, and its state of the checks. sharedBytes: of all shared memory.
  void begin(Launch& launch, hipspv_block& block, std::uint64_t index, std::size_t sharedBytes);
  void end();

 private:
  static Block& of(hipspv_check_block* block) { return *static_cast<Block*>(block); }
  hipspv_word foundConflict(const hipspv_access& access, hipspv_bytes now, hipspv_bytes then);
  bool ordersWithin(const hipspv_access& access, hipspv_bytes now, hipspv_bytes then) const;
  bool ordersAcross(std::uint64_t other, hipspv_bytes then) const;
  void reportRace(const hipspv_access& access, hipspv_bytes now, hipspv_bytes then, std::uint64_t other);
  void foundForbidden(const hipspv_access& access);
  void foundUnset(const hipspv_access& access);
  void foundOutside(const hipspv_access& access, std::uint64_t extent);
  void nextEpoch();
  void foundLanes(hipspv_word site, std::uint64_t mask, hipspv_word thread);

  std::string does(const hipspv_access& access) const;
  std::string where(hipspv_word thread) const;
  std::string where(hipspv_word thread, std::uint64_t block) const;
  std::string line(hipspv_word site) const { return "\n  " + std::string(launch_->texts_.text(site)) + ": "; }
  std::string inKernel() const { return " in kernel " + launch_->kernel_; }
  std::string objectOf(const hipspv_access& access) const;
  // True for the first one of its kind at a location, or at a pair of them.
  enum class Fault : std::uint64_t { kRace, kBounds, kFreed, kUnset, kLanes, kBarrier };
  bool isNew(Fault fault, std::uint64_t place) {
    const std::uint64_t key = place << 3 | static_cast<std::uint64_t>(fault);
    return known_.insert(key).second && checker_.isNew(kernel_, key);
  }
  bool isOwn(std::uintptr_t address) const { return address - shared < shared_bytes; }

  Checker& checker_;
  const Reservation memory_;  // shared memory, with space around it
  Launch* launch_ = nullptr;
  const hipspv_block* block_ = nullptr;
  std::uint64_t index_ = 0;
  std::vector<hipspv_check_thread> state_;
  std::vector<hipspv_word> own_;             // epochs
  std::unordered_set<std::uint64_t> known_;  // keys of reported faults
  std::string kernel_;                       // in which they are
  Barriers barriers_;
};

}  // namespace hipspv::cpu::checks
