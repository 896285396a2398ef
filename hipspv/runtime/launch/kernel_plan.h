// The launch procedure of one kernel on one device: computed once, then only read.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "grid.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/kernel_info.h"
#include "hipspv/runtime/support/lazy.h"

namespace hipspv {

class Device;
class Stream;
class KernelSymbol;

// The values of hipFuncSetAttribute, for hipFuncGetAttributes.
struct FunctionSettings {
  std::atomic<int> dynamicShared{-1};  // bytes, -1: not set
  std::atomic<int> carveout{0};        // per cent
};

// HIP's own limit (hipDeviceProp_t): blockIdx * blockDim + threadIdx is 32-bit arithmetic.
inline constexpr std::uint64_t kMaxThreadsPerDimension = 0xFFFFFFFFu;

// The values of a kernel's arguments at the creation of the node. Immutable: copies of an operation share it.
class KernelArguments {
 public:
  // values: laid out as a C structure; offsets: each argument's offset in it.
  KernelArguments(std::vector<std::byte> values, std::span<const std::uint32_t> offsets);
  KernelArguments(const KernelArguments&) = delete;
  KernelArguments& operator=(const KernelArguments&) = delete;

  // In the form for hipLaunchKernel.
  void** addresses() const { return const_cast<void**>(addresses_.data()); }
  // The values are the same, bit by bit.
  bool operator==(const KernelArguments& other) const { return values_ == other.values_; }

 private:
  std::vector<std::byte> values_;
  std::vector<void*> addresses_;
};

struct KernelAttributes {
  hipAccessPolicyWindow window{};  // a hint, kept for queries
  int priority = 0;
  int cooperative = 0;  // as the program set it
};

struct KernelOperation {
  KernelSymbol* symbol = nullptr;
  const void* function = nullptr;  // the program's name for it
  LaunchShape shape{};
  std::shared_ptr<const KernelArguments> arguments;
  KernelAttributes attributes;
};

class KernelPlan {
 public:
  // Throws hipErrorInvalidImage if the kernel has a parameter that can't be passed.
  // makeLinear: `kernel` is the row form, and this makes the kernel for other blocks (KernelInfo::rowForm).
  KernelPlan(Device& device, std::string name, const KernelInfo& info, std::unique_ptr<backend::Kernel> kernel,
             std::function<std::unique_ptr<backend::Kernel>()> makeLinear = nullptr);

  // arguments: the address of each of the caller's arguments, in order. Throws
  // hipErrorInvalidConfiguration or hipErrorInvalidValue for a shape that the device can't run.
  void launch(Stream& stream, const LaunchShape& shape, void** arguments);

  // As above, but the blocks of the grid may wait for each other. Throws hipErrorCooperativeLaunchTooLarge for more
  // threads than kMaxCooperativeThreads, or too much shared memory.
  void launchCooperative(Stream& stream, const LaunchShape& shape, void** arguments);

  // Calls function(kernel, launch) for a launch that is one command without any follow-up, and returns its result. The
  // launch is valid during the call. False if the launch needs more. Throws the errors of the calls above.
  template <class Function>
  bool describe(const LaunchShape& shape, void** arguments, bool cooperative, Function&& function) {
    cooperative ? checkCooperative(shape) : check(shape);
    if (!plain_) return false;
    backend::Kernel* const linear = linearFor(shape);
    const std::lock_guard lock(first_.mutex);
    setArguments(first_, arguments, nullptr);
    return function(linear != nullptr ? *linear : *first_.kernel, launchOf(first_, shape, cooperative));
  }

  // As above with packed arguments, in the layout of a C struct.
  void launchPacked(Stream& stream, const LaunchShape& shape, const void* buffer, std::size_t bytes);

  // Copies of the arguments for later launches, from their addresses or from a buffer as for launchPacked.
  std::shared_ptr<const KernelArguments> keep(void** arguments) const;
  std::shared_ptr<const KernelArguments> keepPacked(const void* buffer, std::size_t bytes) const;

  // Throws the errors of a launch with that shape.
  void check(const LaunchShape& shape) const {
    const dim3& grid = shape.grid;
    const dim3& block = shape.block;
    const bool line = grid.y == 1 && grid.z == 1 && block.y == 1 && block.z == 1;
    if (!line || grid.x - 1 >= lineBlocks_ || block.x - 1 >= lineThreads_ || shape.sharedBytes > maxDynamicShared() ||
        std::uint64_t{grid.x} * block.x > kMaxThreadsPerDimension)
      checkAll(shape);
  }
  void checkCooperative(const LaunchShape& shape) const;

  // Its threads may ask for launches. `launched` gives the kernel that has that address in device code, or throws.
  void setLaunched(std::function<KernelPlan&(std::uint64_t)> launched) {
    launched_ = std::move(launched);
    plain_ = false;
  }
  bool launches() const { return launched_ != nullptr; }
  KernelPlan& launched(std::uint64_t address) const { return launched_(address); }
  // As launch, without the requests of its threads. The stream doesn't capture.
  void launchAlone(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative);

  const std::string& name() const { return name_; }
  // The kernel's identity for later launches, on any device.
  KernelSymbol* symbol() const { return symbol_.load(std::memory_order_relaxed); }
  void setSymbol(KernelSymbol* symbol) { symbol_.store(symbol, std::memory_order_relaxed); }
  const backend::KernelProperties& properties() const { return first_.kernel->properties(); }
  // By the device's own calculation, if it has one; otherwise nullopt.
  std::optional<std::uint32_t> residentBlocks(std::size_t threads, std::size_t sharedBytes) const {
    return first_.kernel->residentBlocks(threads, sharedBytes);
  }
  std::optional<std::uint32_t> suggestedThreads() const { return first_.kernel->suggestedThreads(); }
  std::size_t maxThreads() const { return maxThreads_; }
  std::size_t staticShared() const { return properties().localBytes + grid_.sharedBytes; }
  // Of a block, in bytes: a launch's limit, and the greatest one that the program may set.
  std::size_t maxDynamicShared() const { return maxDynamicShared_.load(std::memory_order_relaxed); }
  std::size_t greatestDynamicShared() const;
  // Takes part in the limit if it is more than the usual one, as in CUDA (CUDA C++ Programming Guide, Shared Memory).
  void allowDynamicShared(int bytes);
  std::size_t callerArguments() const { return offsets_.size(); }
  // The position of a caller's argument in a packed buffer, and its size, in bytes.
  struct ArgumentRange {
    std::size_t offset, size;
  };
  ArgumentRange callerArgument(std::size_t index) const { return {offsets_[index], steps_[index].size}; }
  FunctionSettings& settings() { return settings_; }
  const FunctionSettings& settings() const { return settings_; }

 private:
  enum class Passing : std::uint8_t { kValue, kByRef, kInBlock };

  // A parameter that the runtime sets, not the caller.
  struct ImplicitParameter {
    ParameterKind kind;
    std::uint32_t parameter;
    std::uint32_t index;  // among the kernel's parameters of that kind
  };

  // A command while it is enqueued: a thread at a time uses it.
  struct Frame {
    Frame(std::unique_ptr<backend::Kernel> kernel, std::size_t parameters)
        : kernel(std::move(kernel)), arguments(parameters), blocks(parameters) {}

    std::mutex mutex;
    const std::unique_ptr<backend::Kernel> kernel;
    std::vector<const void*> arguments;  // by parameter: the value's address
    std::vector<void*> blocks;           // by parameter: the address of a copy in the spill block
    std::uint64_t sharedBytes = 0;
    std::array<std::uint32_t, 3> block{};
    std::array<void*, 2> gridMemory{};
    std::uint32_t phase = 0;
  };

  // Frames of threads that have found the first frame in use. Threads with the same remainder share one.
  using Frames = std::array<std::atomic<Frame*>, 64>;

  // One of the caller's arguments.
  struct Step {
    Passing passing;
    std::uint32_t parameter;  // the kernel's
    std::uint32_t size;
    std::uint32_t cache;  // offset in GridRun::values
    std::uint32_t spill;  // offset in the launch's spill block
  };

  void addParameter(std::uint32_t index, const Parameter& parameter);
  void addStep(const Step& step, std::uint32_t align);
  void addBlock(std::uint32_t index, const std::vector<PackedMember>& members);
  void setImplicitParameters(Frame& frame) const;
  // The frame is locked during the call of function(frame).
  template <class Function>
  void withFrame(Function&& function);
  template <class Function>
  void withLockedFrame(Function& function);
  Frame& ownFrame();
  void setArguments(Frame& frame, void** arguments, std::byte* spill) const;
  std::size_t maxCooperativeThreads(const LaunchShape& shape) const;
  void checkAll(const LaunchShape& shape) const;
  void explain(const std::string& what) const;
  static void setBlock(Frame& frame, const Step& step, std::byte* spill);
  bool inRows(const LaunchShape& shape) const { return rowLanes_ != 0 && shape.block.x % rowLanes_ == 0; }
  // The kernel instead of the frames' row form; nullptr if theirs is for this block.
  backend::Kernel* linearFor(const LaunchShape& shape) {
    return rowLanes_ == 0 || inRows(shape) ? nullptr : &linear_.get(makeLinear_);
  }
  backend::Launch launchOf(Frame& frame, const LaunchShape& shape, bool cooperative) const;
  void enqueue(Stream& stream, const LaunchShape& shape, void** arguments, std::byte* spill, bool cooperative);
  void enqueueLinear(Stream& stream, backend::Kernel& kernel, const LaunchShape& shape, void** arguments,
                     std::byte* spill, bool cooperative);
  void start(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative);
  // A launch that is more than one command.
  void startMore(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative);
  void capture(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative);
  void launchWithRequests(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative);
  void launchGrid(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative);
  void setGrid(Frame& frame, const GridRun& run, std::uint32_t phase) const;

  Device& device_;
  std::string name_;
  std::atomic<KernelSymbol*> symbol_{nullptr};
  const std::uint32_t bounds_;  // __launch_bounds__: threads of a block
  std::vector<Step> steps_;
  std::vector<ImplicitParameter> implicit_;
  std::vector<std::uint32_t> offsets_;  // of the caller's arguments in a packed buffer
  std::uint32_t packedBytes_ = 0;
  std::uint32_t spillBytes_ = 0;
  int linearParameter_ = -1;
  int gridParameter_ = -1;
  GridInfo grid_;
  bool plain_ = true;        // a launch is one command without any follow-up
  bool neverWaits_ = false;  // nor does a launch wait for what other threads do
  std::size_t maxThreads_ = 0;
  std::atomic<std::size_t> maxDynamicShared_{0};
  // The maximum of blocks, and of threads of a block, in one direction.
  std::uint32_t lineBlocks_ = 0, lineThreads_ = 0;
  std::size_t valueBytes_ = 0;  // of GridRun::values
  FunctionSettings settings_;
  std::function<KernelPlan&(std::uint64_t)> launched_;

  // If the frames' kernel is the row form: the lanes of a warp, and the kernel for other blocks, of the first frame.
  const std::uint32_t rowLanes_;
  const std::function<std::unique_ptr<backend::Kernel>()> makeLinear_;
  Lazy<backend::Kernel> linear_;
  Frame first_;
  std::mutex framesMutex_;
  std::vector<std::unique_ptr<Frame>> others_;
  std::unique_ptr<Frames> frames_;
  std::atomic<Frames*> published_{nullptr};  // the same
};

// ---- Occupancy: the number of blocks of a kernel that run on a multiprocessor at once, and the size of block that
// fills it best. The limits are the device's properties: threads, blocks and shared memory of a multiprocessor.

// 0 if not even one block fits. block: threads; sharedBytes: dynamic shared memory of a block.
int residentBlocks(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t block, std::size_t sharedBytes);

struct BlockSize {
  int threads;  // of a block
  int blocks;   // that fill the device
};

// The size of block, at most `limit` threads unless that is 0, with the maximum of resident threads; of several such
// sizes the largest. Throws hipErrorInvalidValue if no block can have that much shared memory.
BlockSize bestBlockSize(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t sharedBytes,
                        std::size_t limit);

}  // namespace hipspv
