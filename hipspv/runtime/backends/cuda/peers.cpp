#include "peers.h"

#include "status.h"

namespace hipspv::cuda {
namespace {

const Member& memberOf(const backend::Device& device) {
  const Member* member = Member::of(device);
  require(member != nullptr, hipErrorPeerAccessUnsupported);
  return *member;
}

// Repeated devices (HIPSPV_DEBUG_REPEAT) have one context.
bool shareContext(const Member& one, const Member& other) { return one.number() == other.number(); }

}  // namespace

bool Peers::canReach(const backend::Device& other) const {
  const Member* peer = Member::of(other);
  if (peer == nullptr) return false;
  if (shareContext(own_, *peer)) return true;
  int can = 0;
  check(driver_, driver_.DeviceCanAccessPeer(&can, own_.number(), peer->number()), "cuDeviceCanAccessPeer");
  return can != 0;
}

// CUdevice_P2PAttribute has the same order, from 1.
int Peers::attribute(backend::PeerAttribute attribute, const backend::Device& other) const {
  const Member* peer = Member::of(other);
  if (peer == nullptr) return 0;
  if (shareContext(own_, *peer)) return attribute != backend::PeerAttribute::kPerformanceRank;
  int value = 0;
  check(driver_, driver_.DeviceGetP2PAttribute(&value, static_cast<int>(attribute) + 1, own_.number(), peer->number()),
        "cuDeviceGetP2PAttribute");
  return value;
}

// Another library of the process may have done it: the context is the device's only one.
void Peers::allow(const backend::Device& other) {
  if (shareContext(own_, memberOf(other))) return;
  const Context peer = memberOf(other).state().context();
  const State& state = own_.state();
  state.enter();
  const Status status = driver_.CtxEnablePeerAccess(peer, 0);
  if (status != kPeerAccessAlreadyEnabled) state.check(status, "cuCtxEnablePeerAccess");
}

void Peers::forbid(const backend::Device& other) {
  if (shareContext(own_, memberOf(other))) return;
  const Context peer = memberOf(other).state().context();
  const State& state = own_.state();
  state.enter();
  const Status status = driver_.CtxDisablePeerAccess(peer);
  if (status != kPeerAccessNotEnabled) state.check(status, "cuCtxDisablePeerAccess");
}

}  // namespace hipspv::cuda
