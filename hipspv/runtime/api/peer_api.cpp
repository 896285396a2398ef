// Access of devices to each other's memory.
#include "guard.h"

using namespace hipspv;

namespace {

// Throws hipErrorInvalidDevice for invalid ordinals.
bool canAccess(int device, int peer) {
  const Device& from = Runtime::get().device(device);
  const Device& to = Runtime::get().device(peer);
  return &from != &to && from.reachesMemoryOf(to);
}

std::uint64_t bitOf(int device) { return std::uint64_t{1} << device; }

void enable(int peer, unsigned flags) {
  Device& device = Runtime::get().current();
  require(flags == 0, hipErrorInvalidValue);
  require(&Runtime::get().device(peer) != &device, hipErrorInvalidDevice);
  if (!canAccess(device.ordinal(), peer))
    throw Error(hipErrorPeerAccessUnsupported,
                "the device " + device.properties().name + " can't reach the memory of " +
                    Runtime::get().device(peer).properties().name + ": copies between them work");
  require((device.peers().fetch_or(bitOf(peer)) & bitOf(peer)) == 0, hipErrorPeerAccessAlreadyEnabled);
}

void disable(int peer) {
  Device& device = Runtime::get().current();
  require(&Runtime::get().device(peer) != &device, hipErrorInvalidDevice);
  require((device.peers().fetch_and(~bitOf(peer)) & bitOf(peer)) != 0, hipErrorPeerAccessNotEnabled);
}

}  // namespace

HIPSPV_EXPORT hipError_t hipDeviceCanAccessPeer(int* can, int device, int peer) {
  return guard([&] {
    require(can != nullptr, hipErrorInvalidValue);
    *can = canAccess(device, peer);
  });
}

HIPSPV_EXPORT hipError_t hipDeviceEnablePeerAccess(int peer, unsigned int flags) {
  return guard([&] { enable(peer, flags); });
}

HIPSPV_EXPORT hipError_t hipDeviceDisablePeerAccess(int peer) {
  return guard([&] { disable(peer); });
}
