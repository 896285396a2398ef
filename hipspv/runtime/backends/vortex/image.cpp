#include "image.h"

#include <algorithm>
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

}  // namespace hipspv::vortex
