#include "card.h"

#include "hipspv/runtime/core/error.h"

namespace hipspv::vortex {

Card readCard(Api& api) {
  Card card;
  card.version = api.cap(Cap::kVersion);
  card.isa = api.cap(Cap::kIsa);
  card.threads = static_cast<std::uint32_t>(api.cap(Cap::kThreads));
  card.warps = static_cast<std::uint32_t>(api.cap(Cap::kWarps));
  card.cores = static_cast<std::uint32_t>(api.cap(Cap::kCores));
  card.globalMemory = api.cap(Cap::kGlobalMemory);
  card.localMemory = api.localMemory();
  if (card.hardwareThreads() == 0 || (card.width() != 32 && card.width() != 64))
    throw Error(hipErrorNoDevice, "the device reports impossible capabilities");
  return card;
}

}  // namespace hipspv::vortex
