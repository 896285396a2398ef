#include "peers.h"

#include "memory.h"

namespace hipspv::ze {

const Member* Peers::mate(const backend::Device& other) const {
  const Member* member = Member::of(other);
  if (member == nullptr || member->found().driver != own_.found().driver) return nullptr;
  return member->state().context() == own_.state().context() ? member : nullptr;
}

bool Peers::canReach(const backend::Device& other) const {
  const Member* peer = mate(other);
  if (peer == nullptr) return false;
  if (peer->found().device == own_.found().device) return true;
  Bool can = 0;
  check(own_.state().api().DeviceCanAccessPeer(own_.found().device, peer->found().device, &can),
        "zeDeviceCanAccessPeer");
  return can != 0;
}

// Arrays are plain memory, which kernels read as they do any other. The API has no rank.
int Peers::attribute(backend::PeerAttribute attribute, const backend::Device& other) const {
  if (attribute == backend::PeerAttribute::kPerformanceRank || !canReach(other)) return 0;
  const DeviceHandle own = own_.found().device, peer = mate(other)->found().device;
  if (attribute != backend::PeerAttribute::kNativeAtomics || own == peer) return 1;
  P2pProperties properties{};
  check(own_.state().api().DeviceGetP2PProperties(own, peer, &properties), "zeDeviceGetP2PProperties");
  return (properties.flags & kPeerAtomics) != 0;
}

void Peers::allow(const backend::Device& other) {
  const Member* peer = mate(other);
  require(peer != nullptr, hipErrorPeerAccessUnsupported);
  if (peer->found().device != own_.found().device) peer->memory().admit(own_.found().device);
}

void Peers::forbid(const backend::Device& other) {
  const Member* peer = mate(other);
  require(peer != nullptr, hipErrorPeerAccessUnsupported);
  if (peer->found().device != own_.found().device) peer->memory().dismiss(own_.found().device);
}

}  // namespace hipspv::ze
