#include "kernel_plan.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "device_launches.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/streams/capture_hook.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {
namespace {

std::uint32_t roundUp(std::uint32_t value, std::uint32_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

std::size_t threads(const dim3& block) { return std::size_t{block.x} * block.y * block.z; }

}  // namespace

KernelArguments::KernelArguments(std::vector<std::byte> values, std::span<const std::uint32_t> offsets)
    : values_(std::move(values)) {
  for (const std::uint32_t offset : offsets) addresses_.push_back(values_.data() + offset);
}

KernelPlan::KernelPlan(Device& device, std::string name, const KernelInfo& info,
                       std::unique_ptr<backend::Kernel> kernel,
                       std::function<std::unique_ptr<backend::Kernel>()> makeLinear)
    : device_(device),
      name_(std::move(name)),
      bounds_(info.maxThreads),
      rowLanes_(makeLinear == nullptr ? 0 : info.subGroup),
      makeLinear_(std::move(makeLinear)),
      first_(std::move(kernel), info.parameters.size()) {
  for (std::uint32_t i = 0; i < info.parameters.size(); ++i) addParameter(i, info.parameters[i]);
  setImplicitParameters(first_);
  grid_ = info.grid.value_or(GridInfo{});
  neverWaits_ = device.properties().type == backend::DeviceType::kCpu;
  plain_ = spillBytes_ == 0 && gridParameter_ < 0;
  maxThreads_ = std::min<std::size_t>({properties().maxWorkGroup, device.maxThreadsPerBlock(), info.maxThreads});
  const std::size_t usual = device.hipProperties().sharedMemPerBlock;
  maxDynamicShared_ = usual - std::min(usual, staticShared());
  lineBlocks_ = static_cast<std::uint32_t>(device.hipProperties().maxGridSize[0]);
  lineThreads_ = static_cast<std::uint32_t>(std::min<std::size_t>(device.properties().maxWorkItems[0], maxThreads_));
}

std::size_t KernelPlan::greatestDynamicShared() const {
  const std::size_t all = device_.properties().localMemory;
  return all - std::min(all, staticShared());
}

void KernelPlan::allowDynamicShared(int bytes) {
  settings_.dynamicShared.store(bytes, std::memory_order_relaxed);
  const std::size_t usual = device_.hipProperties().sharedMemPerBlock;
  const std::size_t least = usual - std::min(usual, staticShared());
  maxDynamicShared_.store(std::max(least, static_cast<std::size_t>(bytes)), std::memory_order_relaxed);
}

void KernelPlan::addParameter(std::uint32_t index, const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::kShared:
      return;
    case ParameterKind::kSharedSize:
      implicit_.push_back({parameter.kind, index, 0});
      return;
    case ParameterKind::kBlockDimension:
      if (linearParameter_ < 0) linearParameter_ = static_cast<int>(index);
      implicit_.push_back({parameter.kind, index, index - static_cast<std::uint32_t>(linearParameter_)});
      return;
    case ParameterKind::kGrid:
      if (gridParameter_ < 0) gridParameter_ = static_cast<int>(index);
      implicit_.push_back({parameter.kind, index, index - static_cast<std::uint32_t>(gridParameter_)});
      return;
    case ParameterKind::kPacked:
      addBlock(index, parameter.members);
      return;
    case ParameterKind::kUnsupported:
      throw Error(hipErrorInvalidImage, "kernel " + name_ + ": parameter " + std::to_string(index) +
                                            " has a type that a launch can't pass; compile with hipspv-cc");
    default:
      break;
  }
  Step step{Passing::kValue, index, parameter.size, static_cast<std::uint32_t>(valueBytes_), 0};
  if (parameter.kind == ParameterKind::kByReference) {
    step.passing = Passing::kByRef;
    spillBytes_ = roundUp(spillBytes_, parameter.align);
    step.spill = spillBytes_;
    spillBytes_ += parameter.size;
  } else {
    valueBytes_ += parameter.size;
  }
  addStep(step, parameter.align);
}

void KernelPlan::addStep(const Step& step, std::uint32_t align) {
  packedBytes_ = roundUp(packedBytes_, align);
  offsets_.push_back(packedBytes_);
  packedBytes_ += step.size;
  steps_.push_back(step);
}

// Several arguments through one pointer: the first has the address of the block.
void KernelPlan::addBlock(std::uint32_t index, const std::vector<PackedMember>& members) {
  for (const PackedMember& member : members) spillBytes_ = roundUp(spillBytes_, member.align);
  Passing passing = Passing::kByRef;
  for (const PackedMember& member : members) {
    spillBytes_ = roundUp(spillBytes_, member.align);
    addStep({passing, index, member.size, 0, spillBytes_}, member.align);
    spillBytes_ += member.size;
    passing = Passing::kInBlock;
  }
}

void KernelPlan::checkAll(const LaunchShape& shape) const {
  const dim3& grid = shape.grid;
  const dim3& block = shape.block;
  const auto& items = device_.properties().maxWorkItems;
  const auto blocks = [maximum = device_.hipProperties().maxGridSize](std::uint32_t count, int i) {
    return count <= static_cast<std::uint32_t>(maximum[i]);
  };
  const bool valid = threads(grid) != 0 && threads(block) != 0 && block.x <= items[0] && block.y <= items[1] &&
                     block.z <= items[2] && threads(block) <= maxThreads_ && blocks(grid.x, 0) && blocks(grid.y, 1) &&
                     blocks(grid.z, 2) && std::uint64_t{grid.x} * block.x <= kMaxThreadsPerDimension &&
                     std::uint64_t{grid.y} * block.y <= kMaxThreadsPerDimension &&
                     std::uint64_t{grid.z} * block.z <= kMaxThreadsPerDimension;
  if (!valid) [[unlikely]] {
    if (threads(block) > bounds_ && threads(block) <= device_.maxThreadsPerBlock())
      throw Error(hipErrorLaunchFailure, "kernel " + name_ + " is launched with blocks of " +
                                             std::to_string(threads(block)) +
                                             " threads, and its __launch_bounds__ say " + std::to_string(bounds_));
    if (threads(block) > maxThreads_) explain("blocks of " + std::to_string(threads(block)) + " threads");
    throw Error(hipErrorInvalidConfiguration);
  }
  if (shape.sharedBytes > maxDynamicShared()) [[unlikely]] {
    const std::string what = std::to_string(staticShared() + shape.sharedBytes) + " bytes of shared memory in a block";
    explain(what);
    if (shape.sharedBytes > greatestDynamicShared()) throw Error(hipErrorInvalidValue);
    throw Error(hipErrorInvalidValue, "kernel " + name_ + " is launched with " + what +
                                          "\n  remedy: hipFuncSetAttribute(kernel, "
                                          "hipFuncAttributeMaxDynamicSharedMemorySize, bytes) before the launch");
  }
}

// The error's code alone doesn't explain a device whose blocks are smaller than programs expect.
void KernelPlan::explain(const std::string& what) const {
  const std::string& remedy = device_.properties().blockRemedy;
  if (!remedy.empty()) report(("kernel " + name_ + " is launched with " + what + "\n  remedy: " + remedy).c_str());
}

// A grid kernel's implicit parameters are two pointers, then the phase.
void KernelPlan::setImplicitParameters(Frame& frame) const {
  const auto of = [&](const ImplicitParameter& implicit) -> const void* {
    if (implicit.kind == ParameterKind::kSharedSize) return &frame.sharedBytes;
    if (implicit.kind == ParameterKind::kBlockDimension) return &frame.block.at(implicit.index);
    return implicit.index < frame.gridMemory.size() ? static_cast<const void*>(&frame.gridMemory[implicit.index])
                                                    : &frame.phase;
  };
  for (const ImplicitParameter& implicit : implicit_) frame.arguments[implicit.parameter] = of(implicit);
}

// A thread that finds the first frame in use gets another one from then on, with an object of its own for the kernel.
// So a program with one thread has one object, and threads of a program with many don't wait for each other.
template <class Function>
void KernelPlan::withFrame(Function&& function) {
  if (neverWaits_) {
    const OnlyThread only;
    if (only) [[likely]]
      return function(first_);
  }
  withLockedFrame(function);
}

template <class Function>
[[gnu::noinline]] void KernelPlan::withLockedFrame(Function& function) {
  const Frames* frames = published_.load(std::memory_order_acquire);
  Frame* own = nullptr;
  if (frames != nullptr) [[unlikely]]
    own = (*frames)[threadId() % frames->size()].load(std::memory_order_acquire);
  Frame* frame = own != nullptr ? own : &first_;
  std::unique_lock lock(frame->mutex, std::try_to_lock);
  if (!lock) [[unlikely]] {
    if (own == nullptr) frame = &ownFrame();
    lock = std::unique_lock(frame->mutex);
  }
  function(*frame);
}

// The first frame if the device has one object for the kernel.
KernelPlan::Frame& KernelPlan::ownFrame() {
  const std::lock_guard lock(framesMutex_);
  if (frames_ == nullptr) frames_ = std::make_unique<Frames>();
  std::atomic<Frame*>& own = (*frames_)[threadId() % frames_->size()];
  if (Frame* frame = own.load(std::memory_order_relaxed)) return *frame;
  std::unique_ptr<backend::Kernel> kernel = first_.kernel->copy();
  if (kernel == nullptr) return first_;
  auto frame = std::make_unique<Frame>(std::move(kernel), first_.arguments.size());
  setImplicitParameters(*frame);
  others_.push_back(std::move(frame));
  own.store(others_.back().get(), std::memory_order_release);
  published_.store(frames_.get(), std::memory_order_release);
  return *others_.back();
}

// For an argument that the kernel reads from the spill block.
void KernelPlan::setBlock(Frame& frame, const Step& step, std::byte* spill) {
  if (step.passing != Passing::kByRef) return;
  frame.blocks[step.parameter] = spill + step.spill;
  frame.arguments[step.parameter] = &frame.blocks[step.parameter];
}

void KernelPlan::setArguments(Frame& frame, void** arguments, std::byte* spill) const {
  void** argument = arguments;
  for (const Step& step : steps_) {
    const void* const value = *argument++;
    if (step.passing == Passing::kValue) {
      frame.arguments[step.parameter] = value;
      continue;
    }
    std::memcpy(spill + step.spill, value, step.size);
    setBlock(frame, step, spill);
  }
}

backend::Launch KernelPlan::launchOf(Frame& frame, const LaunchShape& shape, bool cooperative) const {
  using Sizes = std::array<std::uint32_t, 3>;
  const auto grid = std::bit_cast<Sizes>(shape.grid);
  frame.sharedBytes = shape.sharedBytes;
  frame.block = std::bit_cast<Sizes>(shape.block);
  if (linearParameter_ < 0 || inRows(shape))
    return {grid, frame.block, shape.sharedBytes, frame.arguments, cooperative};
  const auto all = static_cast<std::uint32_t>(threads(shape.block));
  return {grid, {all, 1, 1}, shape.sharedBytes, frame.arguments, cooperative};
}

void KernelPlan::enqueue(Stream& stream, const LaunchShape& shape, void** arguments, std::byte* spill,
                         bool cooperative) {
  if (backend::Kernel* const linear = linearFor(shape)) [[unlikely]]
    return enqueueLinear(stream, *linear, shape, arguments, spill, cooperative);
  stream.submit([&](backend::Queue& queue) {
    withFrame([&](Frame& frame) {
      setArguments(frame, arguments, spill);
      queue.launch(*frame.kernel, launchOf(frame, shape, cooperative));
    });
  });
}

void KernelPlan::enqueueLinear(Stream& stream, backend::Kernel& kernel, const LaunchShape& shape, void** arguments,
                               std::byte* spill, bool cooperative) {
  stream.submit([&](backend::Queue& queue) {
    const std::lock_guard lock(first_.mutex);
    setArguments(first_, arguments, spill);
    queue.launch(kernel, launchOf(first_, shape, cooperative));
  });
}

void KernelPlan::capture(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative) {
  KernelOperation kernel;
  kernel.symbol = symbol();
  kernel.function = kernel.symbol->host != nullptr ? kernel.symbol->host : kernel.symbol;
  kernel.shape = shape;
  kernel.arguments = keep(arguments);
  kernel.attributes.priority = stream.priority();
  kernel.attributes.cooperative = cooperative;
  CaptureHook::get().add(stream, std::move(kernel));
}

void KernelPlan::launch(Stream& stream, const LaunchShape& shape, void** arguments) {
  check(shape);
  if (stream.capturing()) [[unlikely]]
    return capture(stream, shape, arguments, false);
  start(stream, shape, arguments, false);
}

void KernelPlan::start(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative) {
  if (arguments == nullptr && !steps_.empty()) throw Error(hipErrorInvalidValue);
  if (plain_) return enqueue(stream, shape, arguments, nullptr, cooperative);
  startMore(stream, shape, arguments, cooperative);
}

[[gnu::noinline]] void KernelPlan::startMore(Stream& stream, const LaunchShape& shape, void** arguments,
                                             bool cooperative) {
  if (launches()) return launchWithRequests(stream, shape, arguments, cooperative);
  launchAlone(stream, shape, arguments, cooperative);
}

void KernelPlan::launchAlone(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative) {
  if (gridParameter_ >= 0) return launchGrid(stream, shape, arguments, cooperative);
  if (spillBytes_ == 0) return enqueue(stream, shape, arguments, nullptr, cooperative);
  stream.withSpill(spillBytes_, [&](std::byte* spill) { enqueue(stream, shape, arguments, spill, cooperative); });
}

// The stream's later work waits for what the threads have asked for.
void KernelPlan::launchWithRequests(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative) {
  callInOrder(stream, [this, shape, kept = keep(arguments), cooperative](hipError_t error) {
    if (error != hipSuccess) return;
    try {
      device_.object<DeviceLaunches>().run(*this, shape, *kept, cooperative);
    } catch (const Error& failure) {
      report(failure.what());
      device_.fail(failure.code());
    } catch (const std::bad_alloc&) {
      device_.fail(hipErrorOutOfMemory);
    }
  });
}

void KernelPlan::launchPacked(Stream& stream, const LaunchShape& shape, const void* buffer, std::size_t bytes) {
  if (bytes < packedBytes_) throw Error(hipErrorInvalidValue);
  std::vector<void*> arguments(offsets_.size());
  auto* base = static_cast<std::byte*>(const_cast<void*>(buffer));
  std::transform(offsets_.begin(), offsets_.end(), arguments.begin(),
                 [&](std::uint32_t offset) { return base + offset; });
  launch(stream, shape, arguments.data());
}

std::shared_ptr<const KernelArguments> KernelPlan::keep(void** arguments) const {
  require(arguments != nullptr || steps_.empty(), hipErrorInvalidValue);
  std::vector<std::byte> values(packedBytes_);
  for (std::size_t i = 0; i < steps_.size(); ++i)
    std::memcpy(values.data() + offsets_[i], arguments[i], steps_[i].size);
  return std::make_shared<KernelArguments>(std::move(values), offsets_);
}

std::shared_ptr<const KernelArguments> KernelPlan::keepPacked(const void* buffer, std::size_t bytes) const {
  require(bytes >= packedBytes_, hipErrorInvalidValue);
  const auto* values = static_cast<const std::byte*>(buffer);
  return std::make_shared<KernelArguments>(std::vector(values, values + packedBytes_), offsets_);
}

// The number of threads that may wait for each other. Those that wait at grid barriers are launched for each phase, and
// needn't run at a time.
std::size_t KernelPlan::maxCooperativeThreads(const LaunchShape& shape) const {
  const std::size_t block = threads(shape.block);
  if (!device_.properties().has(backend::Aspect::kCooperativeLaunch) || gridParameter_ >= 0)
    return kMaxCooperativeThreads;
  const auto resident = residentBlocks(block, shape.sharedBytes);
  if (!resident) return kMaxCooperativeThreads;
  return block * *resident * device_.properties().computeUnits;
}

void KernelPlan::checkCooperative(const LaunchShape& shape) const {
  check({shape.grid, shape.block, 0});
  if (shape.sharedBytes > maxDynamicShared()) throw Error(hipErrorCooperativeLaunchTooLarge);
  const unsigned __int128 all = static_cast<unsigned __int128>(threads(shape.grid)) * threads(shape.block);
  if (all > maxCooperativeThreads(shape)) throw Error(hipErrorCooperativeLaunchTooLarge);
}

void KernelPlan::launchCooperative(Stream& stream, const LaunchShape& shape, void** arguments) {
  checkCooperative(shape);
  if (stream.capturing()) [[unlikely]]
    return capture(stream, shape, arguments, true);
  start(stream, shape, arguments, true);
}

void KernelPlan::setGrid(Frame& frame, const GridRun& run, std::uint32_t phase) const {
  for (const Step& step : steps_)
    if (step.passing == Passing::kValue)
      frame.arguments[step.parameter] = run.values.data() + step.cache;
    else
      setBlock(frame, step, run.spill());
  frame.gridMemory = {run.block.control, run.block.memory};
  frame.phase = phase;
}

void KernelPlan::launchGrid(Stream& stream, const LaunchShape& shape, void** arguments, bool cooperative) {
  auto run = std::make_unique<GridRun>(device_, grid_, shape, spillBytes_, cooperative);
  run->kernel = name_;
  run->values.resize(valueBytes_);
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    std::byte* to = step.passing >= Passing::kByRef ? run->spill() + step.spill : run->values.data() + step.cache;
    std::memcpy(to, arguments[i], step.size);
  }
  run->enqueue = [this](backend::Queue& queue, const GridRun& of, std::uint32_t phase) {
    withFrame([&](Frame& frame) {
      setGrid(frame, of, phase);
      queue.launch(*frame.kernel, launchOf(frame, of.shape, false));
    });
  };
  startGridRun(stream, std::move(run));
}

int residentBlocks(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t block, std::size_t sharedBytes) {
  if (block == 0 || block > plan.maxThreads() || sharedBytes > plan.maxDynamicShared()) return 0;
  if (const auto resident = plan.residentBlocks(block, sharedBytes)) return static_cast<int>(*resident);
  // Whole warps are resident.
  const auto warp = static_cast<std::size_t>(device.warpSize);
  const std::size_t threads = (block + warp - 1) / warp * warp;
  const auto maximum = static_cast<std::size_t>(device.maxThreadsPerMultiProcessor);
  std::size_t blocks =
      std::min(static_cast<std::size_t>(device.maxBlocksPerMultiProcessor), maximum / std::min(threads, maximum));
  if (const std::size_t shared = plan.staticShared() + sharedBytes; shared != 0)
    blocks = std::min(blocks, device.maxSharedMemoryPerMultiProcessor / shared);
  return static_cast<int>(std::max<std::size_t>(blocks, 1));  // a block that can be launched runs
}

BlockSize bestBlockSize(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t sharedBytes,
                        std::size_t limit) {
  if (sharedBytes > plan.maxDynamicShared()) throw Error(hipErrorInvalidValue);
  const std::size_t maximum = limit == 0 ? plan.maxThreads() : std::min(limit, plan.maxThreads());
  const auto warp = static_cast<std::size_t>(device.warpSize);
  const std::size_t suggested = plan.suggestedThreads().value_or(0);
  std::size_t best = maximum, resident = 0;
  for (std::size_t threads = maximum; threads > 0; threads = (threads - 1) / warp * warp) {
    const auto blocks = static_cast<std::size_t>(residentBlocks(plan, device, threads, sharedBytes));
    const bool preferred = threads == suggested && blocks * threads == resident;
    if (blocks * threads <= resident && !preferred) continue;
    best = threads;
    resident = blocks * threads;
  }
  return {static_cast<int>(best), residentBlocks(plan, device, best, sharedBytes) * device.multiProcessorCount};
}

}  // namespace hipspv
