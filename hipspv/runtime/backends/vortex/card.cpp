#include "card.h"

#include <cstdlib>
#include <string_view>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

// Images have no way to local memory without the register that leads there. simx, in Vortex 2.0 to 2.2, takes as many
// bits of an address as numbers a word of local memory instead of a byte (sim/simx/local_mem.cpp): the rest of the
// memory is the same again.
std::size_t usableLocal(const Api& api, const Card& card) {
  if (!api.hasRegisters()) return 0;
  return isSimulator() ? card.localMemory / (card.width() / 8) : card.localMemory;
}

}  // namespace

bool isSimulator() {
  const char* driver = std::getenv("VORTEX_DRIVER");
  return driver == nullptr || std::string_view(driver) == "simx";
}

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
  card.usableLocal = usableLocal(api, card);
  return card;
}

}  // namespace hipspv::vortex
