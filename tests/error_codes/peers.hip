// Two devices: access from each to the other.
#include "refuses.h"

static void attributes() {
  int value;
  std::uint32_t type, hops;
  const auto unknown = static_cast<hipDeviceP2PAttr>(-1);
  const hipDeviceP2PAttr known = hipDevP2PAttrAccessSupported;
  refuses(hipErrorInvalidDevice, hipDeviceGetP2PAttribute(&value, known, 0, 2));
  refuses(hipErrorInvalidDevice, hipDeviceGetP2PAttribute(&value, known, -1, 0));
  refuses(hipErrorInvalidDevice, hipDeviceGetP2PAttribute(&value, known, 1, 1));
  refuses(hipErrorInvalidValue, hipDeviceGetP2PAttribute(nullptr, known, 0, 1));
  refuses(hipErrorInvalidValue, hipDeviceGetP2PAttribute(&value, unknown, 0, 1));
  refuses(hipErrorInvalidValue, hipExtGetLinkTypeAndHopCount(0, 0, &type, &hops));
  refuses(hipErrorInvalidValue, hipExtGetLinkTypeAndHopCount(-1, 0, &type, &hops));
  refuses(hipErrorInvalidValue, hipExtGetLinkTypeAndHopCount(0, 1, nullptr, &hops));
  refuses(hipErrorInvalidValue, hipExtGetLinkTypeAndHopCount(0, 1, &type, nullptr));
}

static void access() {
  int can;
  refuses(hipErrorInvalidDevice, hipDeviceCanAccessPeer(&can, 0, 2));
  refuses(hipErrorInvalidDevice, hipDeviceCanAccessPeer(&can, -1, 0));
  refuses(hipErrorInvalidValue, hipDeviceCanAccessPeer(nullptr, 0, 1));
  refuses(hipErrorInvalidDevice, hipDeviceEnablePeerAccess(2, 0));
  refuses(hipErrorInvalidDevice, hipDeviceEnablePeerAccess(-1, 0));
  refuses(hipErrorInvalidDevice, hipDeviceEnablePeerAccess(0, 0));  // itself
  refuses(hipErrorInvalidValue, hipDeviceEnablePeerAccess(1, 1));
  refuses(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
  refuses(hipErrorInvalidDevice, hipDeviceDisablePeerAccess(2));
  HIP(hipDeviceEnablePeerAccess(1, 0));
  refuses(hipErrorPeerAccessAlreadyEnabled, hipDeviceEnablePeerAccess(1, 0));
  HIP(hipDeviceDisablePeerAccess(1));
  refuses(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
}

static void contexts() {
  hipCtx_t peer, dead;
  HIP(hipCtxCreate(&dead, 0, 1));
  HIP(hipCtxDestroy(dead));
  HIP(hipCtxCreate(&peer, 0, 1));
  HIP(hipCtxPopCurrent(nullptr));
  refuses(hipErrorInvalidContext, hipCtxEnablePeerAccess(nullptr, 0));
  refuses(hipErrorInvalidValue, hipCtxEnablePeerAccess(peer, 1));
  refuses(hipErrorPeerAccessNotEnabled, hipCtxDisablePeerAccess(peer));
  refuses(hipErrorInvalidContext, hipCtxDisablePeerAccess(nullptr));
  HIP(hipCtxEnablePeerAccess(peer, 0));
  refuses(hipErrorPeerAccessAlreadyEnabled, hipCtxEnablePeerAccess(peer, 0));
  HIP(hipCtxPushCurrent(peer));
  refuses(hipErrorInvalidDevice, hipCtxEnablePeerAccess(peer, 0));
  HIP(hipCtxPopCurrent(nullptr));
}

static void copies() {
  Memory<char> memory(16);
  refuses(hipErrorInvalidDevice, hipMemcpyPeer(memory, 0, memory, 2, 16));
  refuses(hipErrorInvalidDevice, hipMemcpyPeer(memory, -1, memory, 0, 16));
  refuses(hipErrorInvalidValue, hipMemcpyPeer(nullptr, 1, memory, 0, 16));
  refuses(hipErrorInvalidValue, hipMemcpyPeer(memory, 1, nullptr, 0, 16));
  refuses(hipErrorInvalidDevice, hipMemcpyPeerAsync(memory, 0, memory, 2, 16, nullptr));
  refuses(hipErrorInvalidDevice, hipMemcpyPeerAsync(memory, -1, memory, 0, 16, nullptr));
  refuses(hipErrorInvalidValue, hipMemcpyPeerAsync(nullptr, 1, memory, 0, 16, nullptr));
  refuses(hipErrorInvalidValue, hipMemcpyPeerAsync(memory, 1, nullptr, 0, 16, nullptr));
}

static void pools() {
  hipMemPool_t pool;
  HIP(hipDeviceGetDefaultMemPool(&pool, 1));
  refuses(hipErrorInvalidDevice, hipDeviceSetMemPool(0, pool));
}

int main() {
  attributes();
  access();
  contexts();
  copies();
  pools();
  return refusals::result();
}
