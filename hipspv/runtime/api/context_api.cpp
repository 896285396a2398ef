// Contexts: HIP's versions of CUDA's driver calls.
#include "guard.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/device/context.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/graph/capture.h"

using namespace hipspv;

namespace {

// HIP's documentation: the features match no version of CUDA's API, and 4 is an approximation.
constexpr unsigned int kApiVersion = 4;

// Throws hipErrorNoDevice.
hipCtx_t currentHandle() {
  Runtime::get().current();
  return contexts().current();
}

Context& currentContext() { return contexts().get(currentHandle()); }

Context& primaryContext(hipDevice_t device) { return contexts().get(Runtime::get().primaryContext(device)); }

}  // namespace

HIPSPV_CALL hipCtxCreate(hipCtx_t* context, unsigned int flags, hipDevice_t device) {
  return guard([&] {
    require(context != nullptr, hipErrorInvalidValue);
    checkScheduleFlags(flags);
    *context = contexts().create(Runtime::get().device(device), flags);
  });
}

HIPSPV_CALL hipCtxDestroy(hipCtx_t context) {
  return guard([&] {
    require(context != nullptr, hipErrorInvalidValue);
    contexts().destroy(context);
  });
}

HIPSPV_CALL hipCtxPopCurrent(hipCtx_t* context) {
  return guard([&] {
    hipCtx_t popped = contexts().pop();
    if (context != nullptr) *context = popped;
  });
}

HIPSPV_CALL hipCtxPushCurrent(hipCtx_t context) {
  return guard([&] { contexts().push(context); });
}

HIPSPV_CALL hipCtxSetCurrent(hipCtx_t context) {
  return guard([&] { contexts().set(context); });
}

HIPSPV_CALL hipCtxGetCurrent(hipCtx_t* context) {
  return query(context, [&] { return currentHandle(); });
}

// As CUDA's driver does (cuda.h): null after the thread has removed its last context.
HIPSPV_CALL __hipspvCudaCurrentContext(hipCtx_t* context) {
  return guardAs("cuCtxGetCurrent", [&] {
    require(context != nullptr, hipErrorInvalidValue);
    *context = removedLastContext() ? nullptr : currentHandle();
  });
}

// CUDA counts the uses of a context that the program has created, and destroys it with the last one.
HIPSPV_CALL __hipspvCudaAttachContext(hipCtx_t* context, unsigned int flags) {
  return guardAs("cuCtxAttach", [&] {
    require(context != nullptr && flags == 0, hipErrorInvalidValue);
    require(!removedLastContext(), hipErrorInvalidContext);
    currentContext().attach();
    *context = currentHandle();
  });
}

HIPSPV_CALL __hipspvCudaDetachContext(hipCtx_t handle) {
  return guardAs("cuCtxDetach", [&] {
    Context& context = contexts().get(handle);
    require(!removedLastContext() && currentHandle() == handle, hipErrorInvalidContext);
    require(!context.primary() || context.uses() > 1, hipErrorInvalidContext);
    if (context.detach()) contexts().destroy(handle);
  });
}

HIPSPV_CALL hipCtxGetDevice(hipDevice_t* device) {
  return query(device, [&] { return currentContext().device().ordinal(); });
}

HIPSPV_CALL hipCtxGetApiVersion(hipCtx_t context, unsigned int* version) {
  return guard([&] {
    require(version != nullptr, hipErrorInvalidValue);
    if (context != nullptr) contexts().get(context);
    *version = kApiVersion;
  });
}

HIPSPV_CALL hipCtxGetFlags(unsigned int* flags) {
  return query(flags, [&] { return currentContext().flags.load(); });
}

HIPSPV_CALL hipCtxSynchronize() {
  return guard([] {
    Device& device = currentContext().device();
    CaptureHook::checkDevice(device);
    streamsOf(device).synchronize();
  });
}

// Caches and banks are left to the device: as HIP documents it, the hints are ignored. Queries
// return the cache hint (hip-tests), but not the bank hint.
HIPSPV_CALL hipDeviceSetCacheConfig(hipFuncCache_t config) {
  return guard([&] {
    checkUnsafeInHip7();
    require(config >= hipFuncCachePreferNone && config <= hipFuncCachePreferEqual, hipErrorInvalidValue);
    currentContext().cache = config;
  });
}

HIPSPV_CALL hipDeviceGetCacheConfig(hipFuncCache_t* config) {
  return query(config, [&] { return currentContext().cache.load(); });
}

HIPSPV_CALL hipDeviceSetSharedMemConfig(hipSharedMemConfig config) {
  return guard([&] {
    checkUnsafeInHip7();
    require(config >= hipSharedMemBankSizeDefault && config <= hipSharedMemBankSizeEightByte, hipErrorInvalidValue);
    currentContext();
  });
}

HIPSPV_CALL hipDeviceGetSharedMemConfig(hipSharedMemConfig* config) {
  return guard([&] {
    require(config != nullptr, hipErrorInvalidValue);
    currentContext();
    *config = hipSharedMemBankSizeFourByte;
  });
}

HIPSPV_CALL hipCtxSetCacheConfig(hipFuncCache_t config) { return hipDeviceSetCacheConfig(config); }

HIPSPV_CALL hipCtxGetCacheConfig(hipFuncCache_t* config) { return hipDeviceGetCacheConfig(config); }

HIPSPV_CALL hipCtxSetSharedMemConfig(hipSharedMemConfig config) { return hipDeviceSetSharedMemConfig(config); }

HIPSPV_CALL hipCtxGetSharedMemConfig(hipSharedMemConfig* config) { return hipDeviceGetSharedMemConfig(config); }

HIPSPV_CALL hipGetDeviceFlags(unsigned int* flags) {
  return query(flags, [&] { return currentContext().flags.load(); });
}

// As on AMD, only the kind of wait has an effect: host memory can always be mapped, and local
// memory has no previous size to return to.
HIPSPV_CALL hipSetDeviceFlags(unsigned flags) {
  return guard([&] {
    Context& context = currentContext();
    checkScheduleFlags(flags);
    context.flags = flags & hipDeviceScheduleMask;
  });
}

HIPSPV_CALL hipCtxEnablePeerAccess(hipCtx_t peer, unsigned int flags) {
  int device = 0;
  const hipError_t result = guard([&] { device = contexts().get(peer).device().ordinal(); });
  return result == hipSuccess ? hipDeviceEnablePeerAccess(device, flags) : result;
}

HIPSPV_CALL hipCtxDisablePeerAccess(hipCtx_t peer) {
  int device = 0;
  const hipError_t result = guard([&] { device = contexts().get(peer).device().ordinal(); });
  return result == hipSuccess ? hipDeviceDisablePeerAccess(device) : result;
}

HIPSPV_CALL hipDevicePrimaryCtxGetState(hipDevice_t device, unsigned int* flags, int* active) {
  return guard([&] {
    const Context& primary = primaryContext(device);
    if (flags != nullptr) *flags = primary.flags;
    if (active != nullptr) *active = primary.retained() || isUsed(primary.device());
  });
}

HIPSPV_CALL hipDevicePrimaryCtxRetain(hipCtx_t* context, hipDevice_t device) {
  return guard([&] {
    Context& primary = primaryContext(device);
    require(context != nullptr, hipErrorInvalidValue);
    primary.retain();
    *context = Runtime::get().primaryContext(device);
  });
}

// As HIP documents it, the last release destroys nothing: hipDevicePrimaryCtxReset does.
HIPSPV_CALL hipDevicePrimaryCtxRelease(hipDevice_t device) {
  return guard([&] { require(primaryContext(device).release(), hipErrorInvalidContext); });
}

HIPSPV_CALL hipDevicePrimaryCtxReset(hipDevice_t device) {
  return guard([&] { Runtime::get().reset(Runtime::get().device(device)); });
}

HIPSPV_CALL hipDevicePrimaryCtxSetFlags(hipDevice_t device, unsigned int flags) {
  return guard([&] {
    Context& primary = primaryContext(device);
    checkScheduleFlags(flags);
    require(!primary.retained() && !isUsed(primary.device()), hipErrorContextAlreadyInUse);
    primary.flags = flags;
  });
}

// ---- Access of devices to each other's memory.
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

HIPSPV_CALL hipDeviceCanAccessPeer(int* can, int device, int peer) {
  return query(can, [&] { return canAccess(device, peer); });
}

HIPSPV_CALL hipDeviceEnablePeerAccess(int peer, unsigned int flags) {
  return guard([&] {
    Device& device = Runtime::get().current();
    require(flags == 0, hipErrorInvalidValue);
    enablePeer(device, peerOf(device, peer));
  });
}

HIPSPV_CALL hipDeviceDisablePeerAccess(int peer) {
  return guard([&] {
    Device& device = Runtime::get().current();
    disablePeer(device, peerOf(device, peer));
  });
}

HIPSPV_CALL hipDeviceGetP2PAttribute(int* value, hipDeviceP2PAttr attribute, int from, int to) {
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
