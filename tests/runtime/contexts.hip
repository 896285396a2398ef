// The thread's stack of contexts, their settings and primary contexts. Runs with two devices.
#include <thread>

#include "sections.h"

static int currentDevice() {
  int device = -1;
  HIP(hipGetDevice(&device));
  return device;
}

SECTION(stack) {
  hipCtx_t first = nullptr, second = nullptr, current = nullptr, popped = nullptr;
  HIP(hipCtxGetCurrent(&current));
  hipCtx_t primary;
  HIP(hipDevicePrimaryCtxRetain(&primary, 0));
  gives(true, current == primary);
  HIP(hipCtxCreate(&first, hipDeviceScheduleSpin, 0));
  HIP(hipCtxCreate(&second, hipDeviceScheduleYield | hipDeviceMapHost, 1));
  HIP(hipCtxGetCurrent(&current));
  gives(true, current == second && first != second && first != primary);
  gives(1, currentDevice());
  hipDevice_t device = -1;
  HIP(hipCtxGetDevice(&device));
  gives(1, device);
  unsigned flags = 0;
  HIP(hipCtxGetFlags(&flags));
  gives(10, flags);
  HIP(hipCtxPopCurrent(&popped));
  gives(true, popped == second);
  gives(0, currentDevice());
  HIP(hipCtxGetFlags(&flags));
  gives(1, flags);
  HIP(hipCtxPushCurrent(second));
  gives(1, currentDevice());
  HIP(hipCtxSetCurrent(first));
  gives(0, currentDevice());
  HIP(hipCtxSetCurrent(nullptr));
  HIP(hipCtxGetCurrent(&current));
  gives(true, current == first);
  gives(hipSuccess, hipCtxSynchronize());
  HIP(hipSetDevice(1));
  HIP(hipCtxGetCurrent(&current));
  hipCtx_t primaryOf1;
  HIP(hipDevicePrimaryCtxRetain(&primaryOf1, 1));
  gives(true, current == primaryOf1);
  HIP(hipCtxPopCurrent(&popped));
  gives(true, popped == primaryOf1);
  gives(0, currentDevice());
  gives(hipErrorInvalidContext, hipCtxPopCurrent(&popped));
  HIP(hipCtxPushCurrent(first));
  gives(hipSuccess, hipCtxDestroy(first));  // the top leaves the stack
  gives(hipErrorInvalidContext, hipCtxPopCurrent(nullptr));
  HIP(hipCtxDestroy(second));
  HIP(hipDevicePrimaryCtxRelease(0));
  HIP(hipDevicePrimaryCtxRelease(1));
}

SECTION(destroyed_elsewhere) {
  hipCtx_t context, current;
  HIP(hipCtxCreate(&context, 0, 0));
  std::thread([&] { HIP(hipCtxDestroy(context)); }).join();
  HIP(hipCtxPopCurrent(&current));
  gives(hipSuccess, hipCtxGetCurrent(&current));
}

SECTION(version) {
  hipCtx_t primary;
  HIP(hipDevicePrimaryCtxRetain(&primary, 0));
  for (const hipCtx_t context : {primary, hipCtx_t{}}) {
    unsigned version = 0;
    HIP(hipCtxGetApiVersion(context, &version));
    gives(4u, version);
  }
  HIP(hipDevicePrimaryCtxRelease(0));
}

SECTION(settings) {
  hipFuncCache_t cache;
  hipSharedMemConfig banks;
  hipCtx_t context;
  HIP(hipDeviceSetCacheConfig(hipFuncCachePreferL1));
  HIP(hipCtxCreate(&context, 0, 0));
  HIP(hipCtxGetCacheConfig(&cache));
  gives(0, cache);
  HIP(hipCtxSetCacheConfig(hipFuncCachePreferEqual));
  HIP(hipDeviceGetCacheConfig(&cache));
  gives(3, cache);
  HIP(hipCtxSetSharedMemConfig(hipSharedMemBankSizeEightByte));
  HIP(hipCtxGetSharedMemConfig(&banks));
  gives(1, banks);
  HIP(hipCtxDestroy(context));
  HIP(hipDeviceGetCacheConfig(&cache));
  gives(2, cache);
  HIP(hipDeviceGetSharedMemConfig(&banks));
  gives(1, banks);
  HIP(hipDeviceSetSharedMemConfig(hipSharedMemBankSizeDefault));
  HIP(hipDeviceGetSharedMemConfig(&banks));
  gives(1, banks);
}

SECTION(flags) {
  unsigned flags = 77;
  HIP(hipSetDeviceFlags(hipDeviceScheduleBlockingSync | hipDeviceMapHost));
  HIP(hipGetDeviceFlags(&flags));
  gives(4, flags);
  HIP(hipDeviceReset());
  HIP(hipGetDeviceFlags(&flags));
  gives(0, flags);
}

SECTION(primary) {
  unsigned flags = 0;
  int active = -1;
  HIP(hipDevicePrimaryCtxGetState(1, &flags, &active));
  gives(0, active);
  gives(hipSuccess, hipDevicePrimaryCtxSetFlags(1, hipDeviceScheduleYield));
  HIP(hipDevicePrimaryCtxGetState(1, &flags, nullptr));
  gives(2, flags);
  hipCtx_t one, two;
  HIP(hipDevicePrimaryCtxRetain(&one, 1));
  HIP(hipDevicePrimaryCtxRetain(&two, 1));
  gives(true, one == two);
  HIP(hipDevicePrimaryCtxGetState(1, nullptr, &active));
  gives(1, active);
  HIP(hipDevicePrimaryCtxRelease(1));
  HIP(hipDevicePrimaryCtxRelease(1));
  HIP(hipDevicePrimaryCtxGetState(1, nullptr, &active));
  gives(0, active);
  HIP(hipSetDevice(1));
  void* memory;
  HIP(hipMalloc(&memory, 64));
  HIP(hipDevicePrimaryCtxGetState(1, nullptr, &active));
  gives(1, active);
  HIP(hipDevicePrimaryCtxReset(1));
  HIP(hipDevicePrimaryCtxGetState(1, &flags, &active));
  gives(0, active);
  gives(0, flags);
  gives(hipErrorInvalidValue, hipFree(memory));
  HIP(hipSetDevice(0));
  gives(hipErrorInvalidValue, hipDevicePrimaryCtxSetFlags(1, 0x80));
}

// Access from context to context is access from device to device.
SECTION(peers) {
  hipCtx_t own, other;
  HIP(hipDevicePrimaryCtxRetain(&own, 0));
  HIP(hipDevicePrimaryCtxRetain(&other, 1));
  int can = 0;
  HIP(hipDeviceCanAccessPeer(&can, 0, 1));
  const hipError_t enabled = hipCtxEnablePeerAccess(other, 0);
  gives(1, can ? enabled == hipSuccess : enabled == hipErrorPeerAccessUnsupported);
  const hipError_t disabled = hipCtxDisablePeerAccess(other);
  gives(1, can ? disabled == hipSuccess : disabled == hipErrorPeerAccessNotEnabled);
  gives(hipErrorPeerAccessNotEnabled, hipCtxDisablePeerAccess(other));
  HIP(hipDevicePrimaryCtxRelease(0));
  HIP(hipDevicePrimaryCtxRelease(1));
}

// Each thread has a device and a stack of its own.
SECTION(threads) {
  HIP(hipSetDevice(1));
  std::thread([] {
    gives(0, currentDevice());
    hipCtx_t context;
    HIP(hipCtxCreate(&context, 0, 0));
    HIP(hipCtxDestroy(context));
  }).join();
  gives(1, currentDevice());
  HIP(hipSetDevice(0));
}
