#include "launcher.h"

#include <algorithm>
#include <bit>

namespace hipspv::vortex {

namespace {

constexpr std::size_t kMinStack = 16 * 1024;
constexpr std::size_t kStackUnit = 64;
constexpr std::size_t kThreadRecord = 96;  // at the top of a stack
constexpr std::size_t kArguments = 4096;

// Makes the memory larger if it is too small. what: for a message.
void grow(Memory& memory, BlockPtr& block, std::size_t bytes, const std::string& what) {
  if (block != nullptr && bytes <= block->bytes()) return;
  block.reset();
  block = memory.allocate(backend::MemoryKind::kDevice, std::bit_ceil(bytes));
  if (block == nullptr)
    throw Error(hipErrorOutOfMemory, "Vortex has no " + std::to_string(bytes) + " bytes left for " + what);
}

std::size_t stackOf(std::size_t bytes) { return (bytes + kThreadRecord + kStackUnit - 1) / kStackUnit * kStackUnit; }

}  // namespace

void Launcher::run(const Kernel& kernel, std::span<const std::byte> packed, std::size_t threads,
                   std::size_t sharedBytes) {
  const std::lock_guard lock(mutex_);
  Placement& placement = kernel.placement();
  makeArguments(packed);
  if (placement.isOwn()) {
    makeStacks(stackOf(std::max(minStack_.load(), kernel.code().stackBytes)));
    placement.set(blockOf(kernel, threads, sharedBytes));
  } else {
    enter(placement);
  }
  const std::vector<BlockPtr> shared = memory_.shared();
  for (const BlockPtr& block : shared) block->send();
  api_.run(placement.buffer(), placement.base(), arguments_->buffer());
  if (placement.isOwn()) checkFinished(kernel, packed.size());
  for (const BlockPtr& block : shared) block->fetch();
}

// The launch buffer, and a word for each core, which is 0.
void Launcher::makeArguments(std::span<const std::byte> packed) {
  upload_.assign(packed.begin(), packed.end());
  upload_.resize(packed.size() + finishedBytes());
  grow(memory_, arguments_, std::max(upload_.size(), kArguments), "a kernel's arguments");
  arguments_->write(0, upload_);
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
  minStack_ = std::max(bytes, kMinStack);
  return minStack_;
}

void Launcher::makeStacks(std::size_t bytes) {
  if (bytes <= stackBytes_) return;
  stackBytes_ = 0;
  grow(memory_, stacks_, bytes * card_.hardwareThreads(), "the stacks of its threads");
  stackBytes_ = bytes;
}

LaunchBlock Launcher::blockOf(const Kernel& kernel, std::size_t threads, std::size_t sharedBytes) {
  LaunchBlock block;
  block.entry = kernel.placement().base() + kernel.code().entry;
  block.arguments = arguments_->base();
  block.stacks = stacks_->base();
  block.stackBytes = stackBytes_;
  block.localBytes = kernel.localBytes(sharedBytes);
  block.resident = kernel.resident(threads, block.localBytes);
  block.finished = arguments_->base() + upload_.size() - finishedBytes();
  if (const std::size_t bytes = block.localBytes * block.resident;
      bytes > card_.usableLocal || card_.usableLocal == 0) {
    grow(memory_, local_, std::max<std::size_t>(bytes * card_.cores, 1), "shared memory");
    block.local = local_->base();
  }
  return block;
}

// A simulator that encounters an error ends the run as if all were well.
void Launcher::checkFinished(const Kernel& kernel, std::size_t offset) const {
  std::vector<std::uint32_t> words(card_.cores);
  arguments_->read(offset, std::as_writable_bytes(std::span(words)));
  const auto unfinished = std::ranges::find(words, 0u);
  if (unfinished == words.end()) return;
  throw Error(hipErrorLaunchFailure,
              "kernel " + kernel.name() + ": core " + std::to_string(unfinished - words.begin()) +
                  " of Vortex didn't reach the end of its work. A simulator's message may say why");
}

}  // namespace hipspv::vortex
