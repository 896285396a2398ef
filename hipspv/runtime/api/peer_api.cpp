// Access of devices to each other's memory.
#include "guard.h"
#include "hipspv/runtime/backends/peers.h"
#include "hipspv/runtime/memory/peer_access.h"

using namespace hipspv;

namespace {

// Throws hipErrorInvalidDevice for invalid ordinals.
bool canAccess(int device, int peer) {
  const Device& from = Runtime::get().device(device);
  const Device& to = Runtime::get().device(peer);
  return &from != &to && canReach(from, to);
}

// Throws hipErrorInvalidDevice for an invalid ordinal and for the device itself.
const Device& peerOf(const Device& device, int ordinal) {
  const Device& peer = Runtime::get().device(ordinal);
  require(&peer != &device, hipErrorInvalidDevice);
  return peer;
}

int attributeOf(const Device& from, const Device& to, hipDeviceP2PAttr attribute) {
  using backend::PeerAttribute;
  if (const backend::Peers* peers = from.backend().peers())
    return peers->attribute(static_cast<PeerAttribute>(attribute), to.backend());
  // Atomics and arrays work where plain access does; nothing is known about ranks.
  return attribute != hipDevP2PAttrPerformanceRank && canReach(from, to);
}

}  // namespace

HIPSPV_EXPORT hipError_t hipDeviceCanAccessPeer(int* can, int device, int peer) {
  return guard([&] {
    require(can != nullptr, hipErrorInvalidValue);
    *can = canAccess(device, peer);
  });
}

HIPSPV_EXPORT hipError_t hipDeviceEnablePeerAccess(int peer, unsigned int flags) {
  return guard([&] {
    Device& device = Runtime::get().current();
    require(flags == 0, hipErrorInvalidValue);
    enablePeer(device, peerOf(device, peer));
  });
}

HIPSPV_EXPORT hipError_t hipDeviceDisablePeerAccess(int peer) {
  return guard([&] {
    Device& device = Runtime::get().current();
    disablePeer(device, peerOf(device, peer));
  });
}

HIPSPV_EXPORT hipError_t hipDeviceGetP2PAttribute(int* value, hipDeviceP2PAttr attribute, int from, int to) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    require(attribute >= hipDevP2PAttrPerformanceRank && attribute <= hipDevP2PAttrHipArrayAccessSupported,
            hipErrorInvalidValue);
    const Device& device = Runtime::get().device(from);
    const Device& peer = Runtime::get().device(to);
    require(from != to, hipErrorInvalidDevice);
    *value = attributeOf(device, peer, attribute);
  });
}
