#include "program.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hipspv::vortex {

// ---- Images

namespace {

// Adds to a value of so many bytes.
void addTo(std::byte* at, std::size_t bytes, std::uint64_t difference) {
  std::uint64_t value = 0;
  std::memcpy(&value, at, bytes);
  value += difference;
  std::memcpy(at, &value, bytes);
}

}  // namespace

Placement::Placement(Api& api, Memory& memory, const Code& code) : api_(api), memory_(memory), code_(code) {
  if (!isOwn()) return;
  block_ = memory.allocate(backend::MemoryKind::kDevice, code.imageBytes());
  require(block_ != nullptr, hipErrorOutOfMemory);
  std::vector<std::byte> image(code.image().begin(), code.image().end());
  image.resize(code.imageBytes());
  relocate(image, block_->base());
  block_->write(0, image);
  memory.add(block_);  // variables are in it
}

Placement::~Placement() {
  if (isOwn()) memory_.release(block_->pointer());
  leave();
}

void Placement::relocate(std::vector<std::byte>& image, std::uint64_t base) const {
  for (const std::uint64_t offset : code_.relocations())
    addTo(image.data() + offset, code_.width() / 8, base - code_.linkedAt());
}

void Placement::set(const LaunchBlock& block) {
  if (current_ == block) return;
  current_.reset();
  block_->write(kLaunchBlockAt, std::as_bytes(std::span(&block, 1)));
  current_ = block;
}

void Placement::enter() {
  if (fixed_) return;
  fixed_ = api_.reserve(code_.linkedAt(), code_.imageBytes());
  if (!fixed_)
    throw Error(hipErrorLaunchFailure,
                "the image of another compiler doesn't fit at the address that it is linked for, or the library of "
                "Vortex has no function for that\n  remedy: compile the kernel with hipspv-cc, or use Vortex 2.2");
  std::vector<std::byte> image(code_.image().begin(), code_.image().end());
  image.resize(code_.imageBytes());
  api_.write(*fixed_, 0, image);
}

void Placement::leave() noexcept {
  if (fixed_) api_.release(*fixed_);
  fixed_.reset();
}

// ---- Kernels

namespace {

constexpr std::size_t kLocalUnit = 64;  // bytes

}  // namespace

Kernel::Kernel(const Card& card, std::string name, const KernelCode& code, Placement& placement, std::uint32_t barriers)
    : card_(card),
      name_(std::move(name)),
      code_(code),
      placement_(placement),
      barriers_(barriers),
      properties_{card.threadsPerCore(), code.sharedBytes, code.stackBytes, 0} {
  const auto number = [](std::size_t value) { return std::to_string(value); };
  if (const std::uint32_t lanes = code.info.subGroup; lanes != 0 && lanes != card.threads)
    throw Error(hipErrorNoBinaryForGpu, "it is compiled for warps of " + number(lanes) +
                                            " lanes, and the device's have " + number(card.threads) +
                                            " threads\n  remedy: compile with --warp-size=" + number(card.threads) +
                                            ", or build Vortex with NUM_THREADS=" + number(lanes));
  if (code.sharedBytes > card.localMemory)
    throw Error(hipErrorNoBinaryForGpu, "a block has " + number(code.sharedBytes) +
                                            " bytes of shared memory, and a core " + number(card.localMemory) +
                                            "\n  remedy: use less, or build Vortex with more (LMEM_LOG_SIZE)");
}

// Dynamic shared memory follows the static one.
std::size_t Kernel::localBytes(std::size_t sharedBytes) const {
  return (code_.sharedBytes + sharedBytes + kLocalUnit - 1) / kLocalUnit * kLocalUnit;
}

// A block of one warp needs no barrier.
std::uint32_t Kernel::resident(std::size_t threads, std::size_t localBytes) const {
  const std::size_t warps = std::max<std::size_t>((threads + card_.threads - 1) / card_.threads, 1);
  std::size_t blocks = card_.warps / warps;
  if (warps > 1) blocks = std::min<std::size_t>(blocks, barriers_);
  if (localBytes != 0) blocks = std::min(blocks, card_.localMemory / localBytes);
  return static_cast<std::uint32_t>(std::max<std::size_t>(blocks, 1));
}

// ---- Launches

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
