// The blocks of a launch, and the memory in which they run.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "checks/checker.h"
#include "hipspv/devlib/block_abi.h"

namespace hipspv::cpu {

// A kernel's function: one call runs one block.
using Function = void (*)(const hipspv_block*);

// The unit of memory for kernels: the widest vector of device code.
struct alignas(128) Line {
  std::byte bytes[128];
};

constexpr std::size_t linesOf(std::size_t bytes) { return (bytes + sizeof(Line) - 1) / sizeof(Line); }

// The memory of the block that a thread runs. It stays for later blocks.
class Scratch {
 public:
  // Throws std::bad_alloc.
  void reserve(std::size_t sharedBytes, std::size_t frameBytes);
  char* shared() const { return reinterpret_cast<char*>(shared_.lines.get()); }
  char* frame() const { return reinterpret_cast<char*>(frame_.lines.get()); }
  // The state of checked blocks.
  checks::Block& checked(checks::Checker& checker);

 private:
  struct Area {
    void reserve(std::size_t bytes);

    std::unique_ptr<Line[]> lines;
    std::size_t count = 0;
  };

  Area shared_, frame_;
  std::unique_ptr<checks::Block> checked_;
};

inline std::uint64_t product(const std::array<std::uint32_t, 3>& sizes) {
  return std::uint64_t{sizes[0]} * sizes[1] * sizes[2];
}

struct Shape {
  std::array<std::uint32_t, 3> grid, block;
  std::size_t sharedBytes;  // dynamic
};

// A kernel's static demands, in bytes.
struct Demand {
  std::size_t shared = 0;  // of a block
  std::size_t frame = 0;   // of a thread
};

// A launch while it runs. Any number of threads run its blocks.
class Grid {
 public:
  // kernel: the name of the function, which outlives the grid. checked: of checked code.
  Grid(const char* kernel, Function function, const void* arguments, const Shape& shape, const Demand& demand,
       checks::Launch* checked = nullptr);
  Grid(const Grid&) = delete;
  Grid& operator=(const Grid&) = delete;

  std::uint64_t blocks() const { return blocks_; }
  // The memory of one of them.
  std::size_t blockBytes() const { return sharedBytes_ + frameBytes_; }
  // False once all blocks have been taken, or no thread may help any more.
  bool open() const {
    return !closed_.load(std::memory_order_relaxed) && next_.load(std::memory_order_relaxed) < blocks_;
  }
  // Before threads run its blocks: how many they take at a time. Towards the end they take fewer, since the last blocks
  // may be those that take longest, but at least `smallest`.
  void setChunk(std::uint64_t blocks, std::uint64_t smallest) {
    chunk_ = blocks;
    smallest_ = std::min(smallest, blocks);
  }
  // That are left, or one more.
  std::uint64_t chunks() const {
    return (blocks_ - std::min(blocks_, next_.load(std::memory_order_relaxed))) / chunk_ + 1;
  }

  // The memory of one of its blocks. Throws std::bad_alloc.
  void reserve(Scratch& scratch) const { scratch.reserve(sharedBytes_, frameBytes_); }
  // Runs a chunk in memory that is reserved; returns the number of its blocks, 0 if none was left.
  std::uint64_t runChunk(Scratch& scratch);
  // Runs chunks while there are any. A thread without memory leaves them to the others.
  void help(Scratch& scratch) noexcept;

  // The threads that help.
  std::atomic<std::uint32_t>& helpers() { return helpers_; }

 private:
  const char* const kernel_;
  const Function function_;
  const hipspv_block block_;
  const std::size_t sharedBytes_, frameBytes_;
  const std::uint64_t blocks_;
  checks::Launch* const checked_;
  const std::size_t usedBytes_;  // of shared memory
  std::uint64_t chunk_ = 1, smallest_ = 1;
  alignas(64) std::atomic<std::uint64_t> next_{0};
  alignas(64) std::atomic<std::uint32_t> helpers_{0};
  std::atomic<bool> closed_{false};
};

}  // namespace hipspv::cpu
