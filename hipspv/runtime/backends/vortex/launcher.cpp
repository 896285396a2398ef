#include "launcher.h"

#include <algorithm>
#include <bit>

#include "hipspv/runtime/core/error.h"

namespace hipspv::vortex {
namespace {

constexpr std::size_t kLeastStack = 16 * 1024;
constexpr std::size_t kStackUnit = 64;
constexpr std::size_t kThreadRecord = 96;  // at the top of a stack
constexpr std::size_t kArguments = 4096;

std::size_t stackOf(std::size_t bytes) { return (bytes + kThreadRecord + kStackUnit - 1) / kStackUnit * kStackUnit; }

}  // namespace

void Launcher::run(const Kernel& kernel, std::span<const std::byte> packed, std::size_t threads,
                   std::size_t sharedBytes) {
  const std::lock_guard lock(mutex_);
  Placement& placement = kernel.placement();
  makeArguments(packed.size());
  if (placement.isOwn()) {
    makeStacks(stackOf(std::max(leastStack_.load(), kernel.code().stackBytes)));
    placement.set(blockOf(kernel, threads, sharedBytes));
  } else {
    enter(placement);
  }
  const std::vector<BlockPtr> shared = memory_.shared();
  for (const BlockPtr& block : shared) block->send();
  arguments_->write(0, packed);
  api_.run(placement.buffer(), placement.base(), arguments_->buffer());
  for (const BlockPtr& block : shared) block->fetch();
}

// The images of other compilers are linked for the same addresses.
void Launcher::enter(Placement& placement) {
  if (entered_ != &placement && entered_ != nullptr) entered_->leave();
  entered_ = &placement;
  placement.enter();
}

void Launcher::forget(Placement& placement) {
  const std::lock_guard lock(mutex_);
  if (entered_ == &placement) entered_ = nullptr;
}

std::size_t Launcher::setStack(std::size_t bytes) {
  leastStack_ = std::max(bytes, kLeastStack);
  return leastStack_;
}

void Launcher::makeArguments(std::size_t bytes) {
  if (arguments_ != nullptr && bytes <= arguments_->bytes()) return;
  arguments_ = memory_.allocate(backend::MemoryKind::kDevice, std::bit_ceil(std::max(bytes, kArguments)));
  if (arguments_ == nullptr) throw Error(hipErrorOutOfMemory, "Vortex has no memory left for a kernel's arguments");
}

void Launcher::makeStacks(std::size_t bytes) {
  if (bytes <= stackBytes_) return;
  stacks_.reset();
  stackBytes_ = 0;
  stacks_ = memory_.allocate(backend::MemoryKind::kDevice, bytes * card_.hardwareThreads());
  if (stacks_ == nullptr)
    throw Error(hipErrorOutOfMemory, "Vortex has no memory left for stacks of " + std::to_string(bytes) +
                                         " bytes of each of its " + std::to_string(card_.hardwareThreads()) +
                                         " threads");
  stackBytes_ = bytes;
}

LaunchBlock Launcher::blockOf(const Kernel& kernel, std::size_t threads, std::size_t sharedBytes) const {
  LaunchBlock block;
  block.entry = kernel.placement().base() + kernel.code().entry;
  if (!api_.passesArguments()) {
    block.arguments = arguments_->base();
    block.local = api_.localAddress(card_.width());
  }
  block.stacks = stacks_->base();
  block.stackBytes = stackBytes_;
  block.localBytes = kernel.localBytes(sharedBytes);
  block.resident = kernel.resident(threads, block.localBytes);
  return block;
}

}  // namespace hipspv::vortex
