// The host's threads that run kernels as native code, and the code that is loaded. The signal handler and debuggers
// read both at any time: entries are never freed, only reused.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "hipspv/devlib/block_abi.h"

namespace hipspv::faults {

// hipspv/gdb/running.py has the offsets of the first four members.
struct RunningThread {
  RunningThread* next = nullptr;
  std::atomic<std::uint64_t> thread{0};             // the system's id
  std::atomic<const hipspv_block*> block{nullptr};  // nullptr while it runs none
  std::atomic<const char*> kernel{nullptr};         // its name as the source has it
  std::uintptr_t stackBegin = 0, stackEnd = 0;      // 0 if not known
  std::atomic<bool> taken{true};
};

// The index of a thread that hasn't stored one (hipspv_block::thread).
constexpr hipspv_word kUnknownThread = ~hipspv_word{0};

// Exists in a thread that runs kernels. The handler has a stack of its own there, for kernels that use up the thread's.
class KernelThread {
 public:
  KernelThread();
  ~KernelThread();
  KernelThread(const KernelThread&) = delete;
  KernelThread& operator=(const KernelThread&) = delete;

 private:
  std::unique_ptr<std::byte[]> handlersStack_;
};

// Exists while the calling thread, which has a KernelThread, runs blocks of a kernel. Both outlive it.
class RunningBlocks {
 public:
  RunningBlocks(const char* kernel, const hipspv_block& block) noexcept;
  ~RunningBlocks();
  RunningBlocks(const RunningBlocks&) = delete;
  RunningBlocks& operator=(const RunningBlocks&) = delete;
};

// The calling thread, if it runs a block; otherwise nullptr. For signal handlers, too.
const RunningThread* runningThread() noexcept;

// A line of the source. directory: empty for that of the compilation.
struct SourceLine {
  std::string_view directory, file;
  std::uint64_t line = 0;
};

// Finds the line of an address in an ELF file; false if the file doesn't tell. For signal handlers.
using FindLine = bool (*)(std::span<const std::byte> file, std::uint64_t address, SourceLine& found) noexcept;

// Code at addresses of the process, from a file whose contents outlive it.
class LoadedCode {
 public:
  struct Entry {
    Entry* next = nullptr;
    std::atomic<std::uintptr_t> begin{0}, end{0};  // equal in an unused entry
    std::span<const std::byte> file;
    FindLine findLine = nullptr;
    std::atomic<bool> taken{true};
  };

  LoadedCode(std::uintptr_t begin, std::size_t size, std::span<const std::byte> file, FindLine findLine);
  ~LoadedCode();
  LoadedCode(const LoadedCode&) = delete;
  LoadedCode& operator=(const LoadedCode&) = delete;

  // The entry that has the address, or nullptr. For signal handlers.
  static const Entry* at(std::uintptr_t address) noexcept;

 private:
  Entry& entry_;
};

}  // namespace hipspv::faults
