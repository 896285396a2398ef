// The thread's stack of contexts, their settings and primary contexts. Runs with two devices.
#include <thread>

#include "show.h"

static int currentDevice() {
  int device = -1;
  HIP(hipGetDevice(&device));
  return device;
}

static void testStack() {
  hipCtx_t first = nullptr, second = nullptr, current = nullptr, popped = nullptr;
  HIP(hipCtxGetCurrent(&current));
  hipCtx_t primary;
  HIP(hipDevicePrimaryCtxRetain(&primary, 0));
  show("fresh.is.primary", current == primary);
  HIP(hipCtxCreate(&first, hipDeviceScheduleSpin, 0));
  HIP(hipCtxCreate(&second, hipDeviceScheduleYield | hipDeviceMapHost, 1));
  HIP(hipCtxGetCurrent(&current));
  show("created.current", current == second && first != second && first != primary);
  show("created.device", currentDevice());
  hipDevice_t device = -1;
  HIP(hipCtxGetDevice(&device));
  show("context.device", device);
  unsigned flags = 0;
  HIP(hipCtxGetFlags(&flags));
  show("flags", flags);
  HIP(hipCtxPopCurrent(&popped));
  show("popped", popped == second);
  show("popped.device", currentDevice());
  HIP(hipCtxGetFlags(&flags));
  show("popped.flags", flags);
  HIP(hipCtxPushCurrent(second));
  show("pushed.device", currentDevice());
  HIP(hipCtxSetCurrent(first));
  show("set.device", currentDevice());
  HIP(hipCtxSetCurrent(nullptr));
  HIP(hipCtxGetCurrent(&current));
  show("unset", current == first);
  show("synchronize", hipCtxSynchronize());
  HIP(hipSetDevice(1));
  HIP(hipCtxGetCurrent(&current));
  hipCtx_t primaryOf1;
  HIP(hipDevicePrimaryCtxRetain(&primaryOf1, 1));
  show("setdevice", current == primaryOf1);
  HIP(hipCtxPopCurrent(&popped));
  show("setdevice.popped", popped == primaryOf1);
  show("empty.device", currentDevice());
  show("empty.pop", hipCtxPopCurrent(&popped));
  HIP(hipCtxPushCurrent(first));
  show("destroy", hipCtxDestroy(first));  // the top leaves the stack
  show("destroyed.pop", hipCtxPopCurrent(nullptr));
  show("destroyed.push", hipCtxPushCurrent(first));
  show("destroyed.again", hipCtxDestroy(first));
  HIP(hipCtxDestroy(second));
  HIP(hipDevicePrimaryCtxRelease(0));
  HIP(hipDevicePrimaryCtxRelease(1));
}

static void testDestroyedElsewhere() {
  hipCtx_t context, current;
  HIP(hipCtxCreate(&context, 0, 0));
  std::thread([&] { HIP(hipCtxDestroy(context)); }).join();
  show("elsewhere.current", hipCtxGetCurrent(&current));
  HIP(hipCtxPopCurrent(&current));
  show("elsewhere.popped", hipCtxGetCurrent(&current));
}

static void testErrors() {
  hipCtx_t context = nullptr;
  show("create.null", hipCtxCreate(nullptr, 0, 0));
  show("create.flags", hipCtxCreate(&context, 0x100, 0));
  show("create.schedule", hipCtxCreate(&context, 3, 0));
  show("create.device", hipCtxCreate(&context, 0, 99));
  show("destroy.null", hipCtxDestroy(nullptr));
  hipCtx_t primary;
  HIP(hipDevicePrimaryCtxRetain(&primary, 0));
  show("destroy.primary", hipCtxDestroy(primary));
  HIP(hipDevicePrimaryCtxRelease(0));
  show("push.null", hipCtxPushCurrent(nullptr));
  show("current.null", hipCtxGetCurrent(nullptr));
  show("device.null", hipCtxGetDevice(nullptr));
  show("flags.null", hipCtxGetFlags(nullptr));
  int version = 0;
  show("version", hipCtxGetApiVersion(primary, &version));
  show("version.value", version);
  show("version.current", hipCtxGetApiVersion(nullptr, &version));
  show("version.null", hipCtxGetApiVersion(primary, nullptr));
}

static void testSettings() {
  hipFuncCache_t cache;
  hipSharedMemConfig banks;
  hipCtx_t context;
  HIP(hipDeviceSetCacheConfig(hipFuncCachePreferL1));
  HIP(hipCtxCreate(&context, 0, 0));
  HIP(hipCtxGetCacheConfig(&cache));
  show("cache.own", static_cast<int>(cache));
  HIP(hipCtxSetCacheConfig(hipFuncCachePreferEqual));
  HIP(hipDeviceGetCacheConfig(&cache));
  show("cache.set", static_cast<int>(cache));
  HIP(hipCtxSetSharedMemConfig(hipSharedMemBankSizeEightByte));
  HIP(hipCtxGetSharedMemConfig(&banks));
  show("banks.set", static_cast<int>(banks));
  HIP(hipCtxDestroy(context));
  HIP(hipDeviceGetCacheConfig(&cache));
  show("cache.primary", static_cast<int>(cache));
  HIP(hipDeviceGetSharedMemConfig(&banks));
  show("banks.primary", static_cast<int>(banks));
  HIP(hipDeviceSetSharedMemConfig(hipSharedMemBankSizeDefault));
  HIP(hipDeviceGetSharedMemConfig(&banks));
  show("banks.default", static_cast<int>(banks));
  show("cache.bad", hipDeviceSetCacheConfig(hipFuncCache_t(9)));
  show("cache.bad.context", hipCtxSetCacheConfig(hipFuncCache_t(-1)));
  show("cache.null", hipDeviceGetCacheConfig(nullptr));
  show("cache.null.context", hipCtxGetCacheConfig(nullptr));
  show("banks.bad", hipDeviceSetSharedMemConfig(hipSharedMemConfig(9)));
  show("banks.bad.context", hipCtxSetSharedMemConfig(hipSharedMemConfig(9)));
  show("banks.null", hipDeviceGetSharedMemConfig(nullptr));
  show("banks.null.context", hipCtxGetSharedMemConfig(nullptr));
}

static void testFlags() {
  unsigned flags = 77;
  HIP(hipSetDeviceFlags(hipDeviceScheduleBlockingSync | hipDeviceMapHost));
  HIP(hipGetDeviceFlags(&flags));
  show("device.flags", flags);
  show("device.flags.bad", hipSetDeviceFlags(0x20));
  show("device.flags.two", hipSetDeviceFlags(hipDeviceScheduleSpin | hipDeviceScheduleYield));
  show("device.flags.null", hipGetDeviceFlags(nullptr));
  HIP(hipDeviceReset());
  HIP(hipGetDeviceFlags(&flags));
  show("device.flags.reset", flags);
}

static void testPrimary() {
  unsigned flags = 0;
  int active = -1;
  HIP(hipDevicePrimaryCtxGetState(1, &flags, &active));
  show("primary.unused", active);
  show("primary.flags", hipDevicePrimaryCtxSetFlags(1, hipDeviceScheduleYield));
  HIP(hipDevicePrimaryCtxGetState(1, &flags, nullptr));
  show("primary.flags.value", flags);
  show("primary.release.none", hipDevicePrimaryCtxRelease(1));
  hipCtx_t one, two;
  HIP(hipDevicePrimaryCtxRetain(&one, 1));
  HIP(hipDevicePrimaryCtxRetain(&two, 1));
  show("primary.same", one == two);
  HIP(hipDevicePrimaryCtxGetState(1, nullptr, &active));
  show("primary.retained", active);
  show("primary.flags.active", hipDevicePrimaryCtxSetFlags(1, 0));
  HIP(hipDevicePrimaryCtxRelease(1));
  HIP(hipDevicePrimaryCtxRelease(1));
  HIP(hipDevicePrimaryCtxGetState(1, nullptr, &active));
  show("primary.released", active);
  HIP(hipSetDevice(1));
  void* memory;
  HIP(hipMalloc(&memory, 64));
  HIP(hipDevicePrimaryCtxGetState(1, nullptr, &active));
  show("primary.used", active);
  HIP(hipDevicePrimaryCtxReset(1));
  HIP(hipDevicePrimaryCtxGetState(1, &flags, &active));
  show("primary.reset", active);
  show("primary.reset.flags", flags);
  show("primary.reset.memory", hipFree(memory));
  HIP(hipSetDevice(0));
  show("primary.flags.bad", hipDevicePrimaryCtxSetFlags(1, 0x80));
  show("primary.retain.null", hipDevicePrimaryCtxRetain(nullptr, 0));
  show("primary.retain.device", hipDevicePrimaryCtxRetain(&one, 99));
  show("primary.release.device", hipDevicePrimaryCtxRelease(99));
  show("primary.state.device", hipDevicePrimaryCtxGetState(99, &flags, &active));
  show("primary.reset.device", hipDevicePrimaryCtxReset(99));
  show("primary.flags.device", hipDevicePrimaryCtxSetFlags(99, 0));
}

// Access from context to context is access from device to device.
static void testPeers() {
  hipCtx_t own, other;
  HIP(hipDevicePrimaryCtxRetain(&own, 0));
  HIP(hipDevicePrimaryCtxRetain(&other, 1));
  int can = 0;
  HIP(hipDeviceCanAccessPeer(&can, 0, 1));
  const hipError_t enabled = hipCtxEnablePeerAccess(other, 0);
  show("peer.enable", can ? enabled == hipSuccess : enabled == hipErrorPeerAccessUnsupported);
  const hipError_t disabled = hipCtxDisablePeerAccess(other);
  show("peer.disable", can ? disabled == hipSuccess : disabled == hipErrorPeerAccessNotEnabled);
  show("peer.disable.again", hipCtxDisablePeerAccess(other));
  show("peer.flags", hipCtxEnablePeerAccess(other, 1));
  show("peer.same", hipCtxEnablePeerAccess(own, 0));
  show("peer.null", hipCtxEnablePeerAccess(nullptr, 0));
  show("peer.disable.null", hipCtxDisablePeerAccess(nullptr));
  HIP(hipDevicePrimaryCtxRelease(0));
  HIP(hipDevicePrimaryCtxRelease(1));
}

// Each thread has a device and a stack of its own.
static void testThreads() {
  HIP(hipSetDevice(1));
  std::thread([] {
    show("thread.device", currentDevice());
    hipCtx_t context;
    HIP(hipCtxCreate(&context, 0, 0));
    HIP(hipCtxDestroy(context));
  }).join();
  show("thread.main", currentDevice());
  HIP(hipSetDevice(0));
}

int main() {
  testPrimary();
  testStack();
  testDestroyedElsewhere();
  testErrors();
  testSettings();
  testFlags();
  testPeers();
  testThreads();
  return 0;
}
