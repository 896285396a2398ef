// Kernels whose blocks wait for each other: launched once for each phase between two barriers of the
// grid (docs/architecture.md, "Grid barriers").
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "spirv.h"

namespace hipspv {

class Device;
class Stream;

// No GPU has more threads at work at a time, and a cooperative launch asks for all at a time.
inline constexpr std::size_t kMaxCooperativeThreads = std::size_t{1} << 20;

struct LaunchShape {
  dim3 grid, block;
  std::size_t sharedBytes;
};

// What the kernel's first implicit parameter points to; hipspv/passes/grid_frame.py has the layout,
// too.
struct GridControl {
  std::uint32_t waiting;       // how many phases there were when a thread last waited for another
  std::uint32_t cooperative;   // whether blocks may wait for each other
  std::uint64_t sharedStride;  // bytes from one block's shared memory to the next's
  std::uint64_t frames;        // offset of what threads keep
  std::uint64_t threads;       // how many frames there are
  std::uint64_t notes;         // offset of what blocks note
};
static_assert(offsetof(GridControl, notes) == 32);

// The memory of one run.
struct GridBlock {
  std::byte* control = nullptr;  // that the host reads, too: GridControl, then copies of arguments
  std::byte* memory = nullptr;
  std::size_t controlBytes = 0, memoryBytes = 0;
  backend::EventPtr passed;  // from when on it is free; nullptr: at once
};

// The blocks of a device, used again and again.
class GridMemory {
 public:
  explicit GridMemory(Device& device) : device_(device) {}

  // Throws hipErrorOutOfMemory.
  GridBlock take(std::size_t controlBytes, std::size_t memoryBytes);
  void give(GridBlock block) noexcept;
  // Where phases run that the host asks for once it knows that they are needed.
  backend::Queue& queue();

 private:
  void keep(GridBlock block);
  void release(const GridBlock& block) noexcept;

  Device& device_;
  std::mutex mutex_;
  std::vector<GridBlock> free_;
  std::unique_ptr<backend::Queue> queue_;
};

// One launch of a kernel that knows of the whole grid.
struct GridRun {
  // Throws hipErrorOutOfMemory.
  GridRun(Device& device, const GridInfo& info, const LaunchShape& shape, std::size_t spillBytes,
          bool cooperative);
  ~GridRun();
  GridRun(const GridRun&) = delete;
  GridRun& operator=(const GridRun&) = delete;

  // Where copies of arguments are.
  std::byte* spill() const;
  // Whether a thread waits after that many phases.
  bool waits(std::uint32_t phases) const;

  Device& device;
  const GridInfo info;
  const LaunchShape shape;
  const bool cooperative;
  const std::uint64_t id;
  GridBlock block;
  std::string kernel;
  std::vector<std::byte> values;  // the caller's other arguments, as the plan lays them out
  std::function<void(backend::Queue&, const GridRun&, std::uint32_t phase)> enqueue;
};

// Launches the first phases, and sees to it that all others run before the stream's later work
// begins. Doesn't wait.
void startGridRun(Stream& stream, std::unique_ptr<GridRun> run);

}  // namespace hipspv
