#include "kernel_plan.h"

#include <algorithm>
#include <cstring>

#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/core/registry.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/spirv/requirements.h"
#include "hipspv/runtime/streams/stream.h"

namespace hipspv {
namespace {

// HIP's own limits (hipDeviceProp_t): 2^31 - 1 work-items of a grid in x, and at most 2^32 - 1
// threads in a dimension, since blockIdx * blockDim + threadIdx is 32-bit arithmetic.
constexpr std::uint64_t kMaxThreadsPerDimension = 0xFFFFFFFFu;

std::uint32_t roundUp(std::uint32_t value, std::uint32_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

std::size_t threads(const dim3& block) { return std::size_t{block.x} * block.y * block.z; }

// memcmp and memcpy, with the two most frequent sizes of arguments as constants for the compiler.
bool same(const void* a, const void* b, std::size_t size) {
  if (size == 8) return std::memcmp(a, b, 8) == 0;
  if (size == 4) return std::memcmp(a, b, 4) == 0;
  return std::memcmp(a, b, size) == 0;
}

bool has(const std::vector<std::size_t>& sizes, std::size_t size) {
  return std::find(sizes.begin(), sizes.end(), size) != sizes.end();
}

void assign(void* to, const void* from, std::size_t size) {
  if (size == 8)
    std::memcpy(to, from, 8);
  else if (size == 4)
    std::memcpy(to, from, 4);
  else
    std::memcpy(to, from, size);
}

}  // namespace

KernelPlan::KernelPlan(Device& device, std::string name, const KernelInfo& info,
                       std::unique_ptr<backend::Kernel> kernel)
    : device_(device),
      name_(std::move(name)),
      kernel_(std::move(kernel)),
      bounds_(info.maxThreads) {
  if (info.subGroup > kMostLanes && !has(device.facts().subGroupSizes, info.subGroup))
    throw Error(hipErrorInvalidConfiguration,
                "it is compiled for warps of " + std::to_string(info.subGroup) +
                    " lanes, which the device lacks\n  remedy: compile with --warp-size= and 8, 16, 32 or 64");
  for (std::uint32_t i = 0; i < info.parameters.size(); ++i) addParameter(i, info.parameters[i]);
  grid_ = info.grid.value_or(GridInfo{});
  plain_ = spillBytes_ == 0 && gridParameter_ < 0;
  const std::size_t local = device.facts().localMemory;
  maxThreads_ = std::min<std::size_t>({kernel_->facts().maxWorkGroup, device.maxThreadsPerBlock(),
                                       info.maxThreads});
  maxDynamicShared_ = local - std::min(local, staticShared());
}

void KernelPlan::addParameter(std::uint32_t index, const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::kShared:
      sharedParameter_ = static_cast<int>(index);
      return;
    case ParameterKind::kSharedSize:
      sharedBytesParameter_ = static_cast<int>(index);
      return;
    case ParameterKind::kBlockDimension:
      if (linearParameter_ < 0) linearParameter_ = static_cast<int>(index);
      return;
    case ParameterKind::kGrid:
      if (gridParameter_ < 0) gridParameter_ = static_cast<int>(index);
      return;
    case ParameterKind::kPacked:
      addBlock(index, parameter.members);
      return;
    case ParameterKind::kUnsupported:
      throw Error(hipErrorInvalidImage,
                  "kernel " + name_ + ": parameter " + std::to_string(index) +
                      " has a type that a launch can't pass; compile with hipspv-cc");
    default:
      break;
  }
  Step step{How::kValue, index, parameter.size, static_cast<std::uint32_t>(lastValues_.size()), 0};
  if (parameter.kind == ParameterKind::kPointer) step.how = How::kPointer;
  if (parameter.kind == ParameterKind::kByReference) {
    step.how = How::kByRef;
    spillBytes_ = roundUp(spillBytes_, parameter.align);
    step.spill = spillBytes_;
    spillBytes_ += parameter.size;
  } else {
    lastValues_.resize(lastValues_.size() + parameter.size);
  }
  addStep(step, parameter.align);
}

void KernelPlan::addStep(const Step& step, std::uint32_t align) {
  packedBytes_ = roundUp(packedBytes_, align);
  offsets_.push_back(packedBytes_);
  packedBytes_ += step.size;
  steps_.push_back(step);
}

// Several arguments through one pointer: the first tells the kernel where the block is.
void KernelPlan::addBlock(std::uint32_t index, const std::vector<PackedMember>& members) {
  for (const PackedMember& member : members) spillBytes_ = roundUp(spillBytes_, member.align);
  How how = How::kByRef;
  for (const PackedMember& member : members) {
    spillBytes_ = roundUp(spillBytes_, member.align);
    addStep({how, index, member.size, 0, spillBytes_}, member.align);
    spillBytes_ += member.size;
    how = How::kInBlock;
  }
}

void KernelPlan::check(const LaunchShape& shape) const {
  const dim3& grid = shape.grid;
  const dim3& block = shape.block;
  const auto& items = device_.facts().maxWorkItems;
  const auto blocks = [most = device_.properties().maxGridSize](std::uint32_t count, int i) {
    return count <= static_cast<std::uint32_t>(most[i]);
  };
  const bool valid = threads(grid) != 0 && threads(block) != 0 && block.x <= items[0] &&
                     block.y <= items[1] && block.z <= items[2] && threads(block) <= maxThreads_ &&
                     blocks(grid.x, 0) && blocks(grid.y, 1) && blocks(grid.z, 2) &&
                     std::uint64_t{grid.x} * block.x <= kMaxThreadsPerDimension &&
                     std::uint64_t{grid.y} * block.y <= kMaxThreadsPerDimension &&
                     std::uint64_t{grid.z} * block.z <= kMaxThreadsPerDimension;
  if (!valid) [[unlikely]] {
    if (threads(block) > bounds_ && threads(block) <= device_.maxThreadsPerBlock())
      throw Error(hipErrorLaunchFailure, "kernel " + name_ + " is launched with blocks of " +
                                             std::to_string(threads(block)) +
                                             " threads, and its __launch_bounds__ say " +
                                             std::to_string(bounds_));
    throw Error(hipErrorInvalidConfiguration);
  }
  if (shape.sharedBytes > maxDynamicShared_) [[unlikely]]
    throw Error(hipErrorInvalidValue);
}

backend::Range KernelPlan::range(const LaunchShape& shape) const {
  const dim3& grid = shape.grid;
  const dim3& block = shape.block;
  if (linearParameter_ >= 0) {
    const std::size_t group = threads(block);
    const std::uint32_t dimensions = grid.z > 1 ? 3 : grid.y > 1 ? 2 : 1;
    return {dimensions, {grid.x * group, grid.y, grid.z}, {group, 1, 1}};
  }
  const std::uint32_t dimensions = grid.z * block.z > 1 ? 3 : grid.y * block.y > 1 ? 2 : 1;
  return {dimensions,
          {std::size_t{grid.x} * block.x, std::size_t{grid.y} * block.y,
           std::size_t{grid.z} * block.z},
          {block.x, block.y, block.z}};
}

void KernelPlan::setArguments(void** arguments, std::byte* spill) {
  // A device may resolve a pointer to its allocation when the argument is set: after any release,
  // an equal address may belong to another allocation.
  const std::uint64_t releases = device_.releases();
  const bool fresh = argumentsSet_ && releases == releases_;
  argumentsSet_ = false;  // until all are set: an exception may occur in between
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    if (step.how >= How::kByRef) {
      std::memcpy(spill + step.spill, arguments[i], step.size);
      if (step.how == How::kByRef) kernel_->setPointer(step.parameter, spill + step.spill);
      continue;
    }
    std::byte* last = lastValues_.data() + step.cache;
    if (fresh && same(last, arguments[i], step.size)) continue;
    assign(last, arguments[i], step.size);
    if (step.how == How::kPointer) {
      void* pointer;
      std::memcpy(&pointer, last, sizeof pointer);
      kernel_->setPointer(step.parameter, pointer);
    } else {
      kernel_->setValue(step.parameter, step.size, last);
    }
  }
  argumentsSet_ = true;
  releases_ = releases;
}

void KernelPlan::setImplicit(const LaunchShape& shape) {
  if (shape.sharedBytes != lastShared_) {
    const std::uint64_t bytes = shape.sharedBytes;
    if (sharedParameter_ >= 0)
      kernel_->setLocal(static_cast<std::uint32_t>(sharedParameter_), shape.sharedBytes);
    if (sharedBytesParameter_ >= 0)
      kernel_->setValue(static_cast<std::uint32_t>(sharedBytesParameter_), sizeof bytes, &bytes);
    lastShared_ = shape.sharedBytes;
  }
  if (linearParameter_ < 0) return;
  const std::array<std::uint32_t, 3> dims{shape.block.x, shape.block.y, shape.block.z};
  for (std::uint32_t i = 0; i < 3; ++i) {
    if (dims[i] == lastDims_[i]) continue;  // lastDims_ starts at 0, so each is set at the first launch
    kernel_->setValue(static_cast<std::uint32_t>(linearParameter_) + i, sizeof dims[i], &dims[i]);
    lastDims_[i] = dims[i];
  }
}

void KernelPlan::enqueue(Stream& stream, const LaunchShape& shape, void** arguments,
                         std::byte* spill) {
  stream.submit([&](backend::Queue& queue) {
    const std::lock_guard lock(mutex_);
    setArguments(arguments, spill);
    setImplicit(shape);
    queue.launch(*kernel_, range(shape));
  });
}

void KernelPlan::capture(Stream& stream, const LaunchShape& shape, void** arguments,
                         bool cooperative) {
  KernelOperation kernel;
  kernel.symbol = symbol();
  kernel.function = kernel.symbol->host != nullptr ? kernel.symbol->host : kernel.symbol;
  kernel.shape = shape;
  kernel.arguments = keep(arguments);
  kernel.attributes.priority = stream.priority();
  kernel.attributes.cooperative = cooperative;
  Captures::instance().add(stream, std::move(kernel));
}

void KernelPlan::launch(Stream& stream, const LaunchShape& shape, void** arguments) {
  check(shape);
  if (stream.capturing()) [[unlikely]]
    return capture(stream, shape, arguments, false);
  if (arguments == nullptr && !steps_.empty()) throw Error(hipErrorInvalidValue);
  if (plain_) {
    enqueue(stream, shape, arguments, nullptr);
    return;
  }
  if (gridParameter_ >= 0) return launchGrid(stream, shape, arguments, false);
  stream.withSpill(spillBytes_,
                   [&](std::byte* spill) { enqueue(stream, shape, arguments, spill); });
}

void KernelPlan::launchPacked(Stream& stream, const LaunchShape& shape, const void* buffer,
                              std::size_t bytes) {
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

std::shared_ptr<const KernelArguments> KernelPlan::keepPacked(const void* buffer,
                                                              std::size_t bytes) const {
  require(bytes >= packedBytes_, hipErrorInvalidValue);
  const auto* values = static_cast<const std::byte*>(buffer);
  return std::make_shared<KernelArguments>(std::vector(values, values + packedBytes_), offsets_);
}

void KernelPlan::launchCooperative(Stream& stream, const LaunchShape& shape, void** arguments) {
  check({shape.grid, shape.block, 0});
  if (shape.sharedBytes > maxDynamicShared_) throw Error(hipErrorCooperativeLaunchTooLarge);
  const unsigned __int128 all =
      static_cast<unsigned __int128>(threads(shape.grid)) * threads(shape.block);
  if (all > kMaxCooperativeThreads) throw Error(hipErrorCooperativeLaunchTooLarge);
  if (stream.capturing()) [[unlikely]]
    return capture(stream, shape, arguments, true);
  if (gridParameter_ < 0) return launch(stream, shape, arguments);
  if (arguments == nullptr && !steps_.empty()) throw Error(hipErrorInvalidValue);
  launchGrid(stream, shape, arguments, true);
}

// All launches share the kernel's object: a run's arguments are set again if another run came
// between two of its phases.
void KernelPlan::setGrid(const GridRun& run) {
  if (lastRun_ == run.id) return;
  lastRun_ = 0;
  for (const Step& step : steps_) {
    const std::byte* value = run.values.data() + step.cache;
    if (step.how == How::kPointer) {
      void* pointer;
      std::memcpy(&pointer, value, sizeof pointer);
      kernel_->setPointer(step.parameter, pointer);
    } else if (step.how == How::kByRef) {
      kernel_->setPointer(step.parameter, run.spill() + step.spill);
    } else if (step.how == How::kValue) {
      kernel_->setValue(step.parameter, step.size, value);
    }
  }
  setImplicit(run.shape);
  kernel_->setPointer(static_cast<std::uint32_t>(gridParameter_), run.block.control);
  kernel_->setPointer(static_cast<std::uint32_t>(gridParameter_) + 1, run.block.memory);
  lastRun_ = run.id;
}

void KernelPlan::launchGrid(Stream& stream, const LaunchShape& shape, void** arguments,
                            bool cooperative) {
  auto run = std::make_unique<GridRun>(device_, grid_, shape, spillBytes_, cooperative);
  run->kernel = name_;
  run->values.resize(lastValues_.size());
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const Step& step = steps_[i];
    std::byte* to = step.how >= How::kByRef ? run->spill() + step.spill
                                            : run->values.data() + step.cache;
    std::memcpy(to, arguments[i], step.size);
  }
  run->enqueue = [this](backend::Queue& queue, const GridRun& of, std::uint32_t phase) {
    const std::lock_guard lock(mutex_);
    setGrid(of);
    kernel_->setValue(static_cast<std::uint32_t>(gridParameter_) + 2, sizeof phase, &phase);
    queue.launch(*kernel_, range(of.shape));
  };
  startGridRun(stream, std::move(run));
}

}  // namespace hipspv
