// Faults (SIGSEGV and similar signals) in code that a CPU device runs for the program: a line on stderr names the
// kernel, others the source line and the thread as far as they are known. Then the program's handler or the system's
// default action follows.
#pragma once

#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hipspv::faults {

// The commands that a queue may be running. The signal handler can read it at any time: each command is one word,
// stored without a lock.
class InFlight {
 public:
  InFlight();
  ~InFlight();
  InFlight(const InFlight&) = delete;
  InFlight& operator=(const InFlight&) = delete;

  // The name for commands that aren't kernels.
  static constexpr char kCopy[] = "a copy or fill";

  // kernel: its name, valid until forget(kernel), or kCopy.
  void submitted(const char* kernel) noexcept {
    const std::uint32_t count = record_.submitted.load(std::memory_order_relaxed);
    record_.commands[count % kKept].store(kernel, std::memory_order_relaxed);
    record_.submitted.store(count + 1, std::memory_order_release);
  }
  std::uint32_t position() const noexcept { return record_.submitted.load(std::memory_order_relaxed); }
  // All commands submitted up to that position have ended.
  void finished(std::uint32_t position) noexcept { record_.finished.store(position, std::memory_order_release); }

  static void forget(const char* kernel) noexcept;

  // The names of submitted kernels that aren't known to have ended.
  static std::vector<std::string> kernels();

 private:
  friend class Commands;
  static constexpr std::uint32_t kKept = 16;

  // Never freed, only reused: the handler may be reading it.
  struct Record {
    std::atomic<bool> taken{true};
    std::atomic<std::uint32_t> submitted{0}, finished{0};
    std::atomic<const char*> commands[kKept]{};
    Record* next = nullptr;
  };

  static Record& take();
  static std::atomic<Record*> first_;

  Record& record_;
};

// Exists while the device's compiler works in this process.
class Building {
 public:
  Building() { count_.fetch_add(1, std::memory_order_relaxed); }
  ~Building() { count_.fetch_sub(1, std::memory_order_relaxed); }
  Building(const Building&) = delete;
  Building& operator=(const Building&) = delete;

 private:
  friend class Report;
  static std::atomic<int> count_;
};

// Restores the program's signal handlers at its end. Intel's runtime installs handlers for SIGINT, SIGABRT, SIGSEGV
// and others that ask for a bug report to Intel (seen with intel-opencl-rt 2026.2.0).
class KeepHandlers {
 public:
  KeepHandlers();
  ~KeepHandlers();
  KeepHandlers(const KeepHandlers&) = delete;
  KeepHandlers& operator=(const KeepHandlers&) = delete;

 private:
  std::vector<struct sigaction> before_;
};

// An allocation near an address.
struct Near {
  std::uintptr_t begin = 0;
  std::size_t size = 0;  // 0: there is none
};

// Explains faults from now on. Call at most once. nearest: finds the allocation before an address, and may be called in
// a signal handler.
void install(Near (*nearest)(std::uintptr_t address) noexcept);

}  // namespace hipspv::faults
