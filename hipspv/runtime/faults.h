// Faults (SIGSEGV and its kin) in what a CPU device runs for the program: one line on stderr names the
// kernel, then the process goes on to what the program, or the system, does at such a signal.
#pragma once

#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hipspv::faults {

// The commands that a queue may be running. The signal handler reads it at any moment: each command is one word,
// stored without a lock.
class InFlight {
 public:
  InFlight();
  ~InFlight();
  InFlight(const InFlight&) = delete;
  InFlight& operator=(const InFlight&) = delete;

  // The name of what isn't a kernel.
  static constexpr char kCopy[] = "a copy or fill";

  // kernel: its name, valid until forget(kernel), or kCopy.
  void submitted(const char* kernel) noexcept {
    const std::uint32_t count = record_.submitted.load(std::memory_order_relaxed);
    record_.commands[count % kKept].store(kernel, std::memory_order_relaxed);
    record_.submitted.store(count + 1, std::memory_order_release);
  }
  std::uint32_t position() const noexcept {
    return record_.submitted.load(std::memory_order_relaxed);
  }
  // Everything that was submitted up to that position is over.
  void finished(std::uint32_t position) noexcept {
    record_.finished.store(position, std::memory_order_release);
  }

  static void forget(const char* kernel) noexcept;

  // The names of kernels that were submitted and aren't known to have ended.
  static std::vector<std::string> kernels();

 private:
  friend class Commands;
  static constexpr std::uint32_t kKept = 16;

  // Never freed, but used again: the handler may be reading it.
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

// While it lives the device's compiler works in this process.
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

// Undoes, at its end, what others have made of the program's signal handlers meanwhile. Intel's runtime
// installs handlers for SIGINT, SIGABRT, SIGSEGV and others that ask for a bug report to Intel (seen of
// intel-opencl-rt 2026.2.0).
class KeepHandlers {
 public:
  KeepHandlers();
  ~KeepHandlers();
  KeepHandlers(const KeepHandlers&) = delete;
  KeepHandlers& operator=(const KeepHandlers&) = delete;

 private:
  std::vector<struct sigaction> before_;
};

// From now on faults are explained. At most once.
void install();

}  // namespace hipspv::faults
