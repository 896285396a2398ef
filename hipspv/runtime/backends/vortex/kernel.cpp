#include "kernel.h"

#include <algorithm>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

constexpr std::size_t kLocalUnit = 64;  // bytes

}  // namespace

Kernel::Kernel(const Card& card, std::string name, const KernelCode& code, Placement& placement, std::uint32_t barriers)
    : card_(card),
      name_(std::move(name)),
      code_(code),
      placement_(placement),
      barriers_(barriers),
      properties_{card.threadsPerCore(), code.sharedBytes, code.stackBytes} {
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
