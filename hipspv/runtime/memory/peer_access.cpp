#include "peer_access.h"

#include "hipspv/runtime/backends/peers.h"
#include "hipspv/runtime/device/device.h"

namespace hipspv {
namespace {

std::uint64_t bitOf(const Device& peer) { return std::uint64_t{1} << peer.ordinal(); }

}  // namespace

bool canReach(const Device& device, const Device& peer) {
  if (device.reachesMemoryOf(peer)) return true;
  const backend::Peers* peers = device.backend().peers();
  return peers != nullptr && peers->canReach(peer.backend());
}

void enablePeer(Device& device, const Device& peer) {
  if (!canReach(device, peer))
    throw Error(hipErrorPeerAccessUnsupported, "the device " + device.properties().name +
                                                   " can't reach the memory of " + peer.properties().name +
                                                   ": copies between them work");
  require((device.peers().fetch_or(bitOf(peer)) & bitOf(peer)) == 0, hipErrorPeerAccessAlreadyEnabled);
  try {
    allowPeer(device, peer);
  } catch (...) {
    device.peers().fetch_and(~bitOf(peer));
    throw;
  }
}

void disablePeer(Device& device, const Device& peer) {
  require((device.peers().fetch_and(~bitOf(peer)) & bitOf(peer)) != 0, hipErrorPeerAccessNotEnabled);
  if (!device.reachesMemoryOf(peer)) device.backend().peers()->forbid(peer.backend());
}

void allowPeer(const Device& device, const Device& peer) {
  if (!device.reachesMemoryOf(peer)) device.backend().peers()->allow(peer.backend());
}

}  // namespace hipspv
