// Kernels whose blocks wait for each other: launched once for each phase between two grid barriers
// (docs/architecture-warps.md, "Grid barriers").
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/kernel_info.h"

namespace hipspv {

class Device;
class Stream;

// No GPU runs more threads at a time, and a cooperative launch needs all of them at a time.
inline constexpr std::size_t kMaxCooperativeThreads = std::size_t{1} << 20;

struct LaunchShape {
  dim3 grid, block;
  std::size_t sharedBytes;
};

// The target of the kernel's first implicit parameter; hipspv/passes/grid/frame.py has the same layout.
struct GridControl {
  std::uint32_t waiting;       // the number of phases when a thread last waited for another
  std::uint32_t cooperative;   // blocks may wait for each other
  std::uint64_t sharedStride;  // bytes from one block's shared memory to the next's
  std::uint64_t frames;        // offset of the threads' saved state
  std::uint64_t threads;       // number of frames
  std::uint64_t notes;         // offset of the blocks' notes
};
static_assert(offsetof(GridControl, notes) == 32);

// The memory of one run.
struct GridBlock {
  std::byte* control = nullptr;  // host-readable: GridControl, then copies of arguments
  std::byte* memory = nullptr;
  std::size_t controlBytes = 0, memoryBytes = 0;
  backend::EventPtr passed;  // after which the block is free; nullptr: at once
};

// The reusable blocks of a device.
class GridMemory {
 public:
  explicit GridMemory(Device& device) : device_(device) {}

  // Throws hipErrorOutOfMemory.
  GridBlock take(std::size_t controlBytes, std::size_t memoryBytes);
  void give(GridBlock block) noexcept;
  // The queue for phases that the host launches when it knows that they are needed.
  backend::Queue& queue();

 private:
  void keep(GridBlock block);
  void release(const GridBlock& block) noexcept;

  Device& device_;
  std::mutex mutex_;
  std::vector<GridBlock> free_;
  std::unique_ptr<backend::Queue> queue_;
};

// One launch of a kernel with grid barriers.
struct GridRun {
  // Throws hipErrorOutOfMemory.
  GridRun(Device& device, const GridInfo& info, const LaunchShape& shape, std::size_t spillBytes, bool cooperative);
  ~GridRun();
  GridRun(const GridRun&) = delete;
  GridRun& operator=(const GridRun&) = delete;

  // The copies of arguments.
  std::byte* spill() const;
  // True if a thread waits after that many phases.
  bool waits(std::uint32_t phases) const;

  Device& device;
  const GridInfo info;
  const LaunchShape shape;
  const bool cooperative;
  const std::uint64_t id;
  GridBlock block;
  std::string kernel;
  std::vector<std::byte> values;  // the caller's other arguments, in the plan's layout
  std::function<void(backend::Queue&, const GridRun&, std::uint32_t phase)> enqueue;
};

// Launches the first phases, and ensures that all others run before the stream's later work begins. Doesn't wait.
void startGridRun(Stream& stream, std::unique_ptr<GridRun> run);

}  // namespace hipspv
