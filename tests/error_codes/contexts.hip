// Contexts: the driver's, and the devices' primary ones.
#include <thread>

#include "refuses.h"

static void stack() {
  hipCtx_t current;
  refuses(hipErrorInvalidContext, hipCtxPopCurrent(&current));  // nothing was pushed
  refuses(hipErrorInvalidContext, hipCtxPushCurrent(nullptr));
  refuses(hipErrorInvalidValue, hipCtxGetCurrent(nullptr));
}

static void creation(int count) {
  hipCtx_t context;
  refuses(hipErrorInvalidValue, hipCtxCreate(nullptr, 0, 0));
  refuses(hipErrorInvalidValue, hipCtxCreate(&context, 0x100, 0));
  refuses(hipErrorInvalidValue, hipCtxCreate(&context, hipDeviceScheduleSpin | hipDeviceScheduleYield, 0));
  refuses(hipErrorInvalidDevice, hipCtxCreate(&context, 0, count));
  refuses(hipErrorInvalidDevice, hipCtxCreate(&context, 0, -1));
  refuses(hipErrorInvalidValue, hipCtxDestroy(nullptr));
}

static void destroyed() {
  hipCtx_t context;
  int version;
  HIP(hipCtxCreate(&context, 0, 0));
  HIP(hipCtxDestroy(context));
  refuses(hipErrorInvalidContext, hipCtxDestroy(context));
  refuses(hipErrorInvalidContext, hipCtxPushCurrent(context));
  refuses(hipErrorInvalidContext, hipCtxSetCurrent(context));
  refuses(hipErrorInvalidContext, hipCtxGetApiVersion(context, &version));
  refuses(hipErrorInvalidContext, hipCtxEnablePeerAccess(context, 0));
  refuses(hipErrorInvalidContext, hipCtxDisablePeerAccess(context));
}

// The current context is destroyed by another thread.
static void destroyedElsewhere() {
  hipCtx_t context;
  hipDevice_t device;
  unsigned flags;
  HIP(hipCtxCreate(&context, 0, 0));
  std::thread([=] { HIP(hipCtxDestroy(context)); }).join();
  refuses(hipErrorContextIsDestroyed, hipCtxGetCurrent(&context));
  refuses(hipErrorContextIsDestroyed, hipCtxGetDevice(&device));
  refuses(hipErrorContextIsDestroyed, hipCtxGetFlags(&flags));
  refuses(hipErrorContextIsDestroyed, hipCtxSynchronize());
  HIP(hipCtxPopCurrent(nullptr));
}

static void settings() {
  refuses(hipErrorInvalidValue, hipCtxGetDevice(nullptr));
  refuses(hipErrorInvalidValue, hipCtxGetFlags(nullptr));
  refuses(hipErrorInvalidValue, hipCtxGetApiVersion(nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipCtxGetCacheConfig(nullptr));
  refuses(hipErrorInvalidValue, hipCtxSetCacheConfig(static_cast<hipFuncCache_t>(4)));
  refuses(hipErrorInvalidValue, hipCtxGetSharedMemConfig(nullptr));
  refuses(hipErrorInvalidValue, hipCtxSetSharedMemConfig(static_cast<hipSharedMemConfig>(3)));
}

static void primary(int wrong) {
  hipCtx_t context;
  unsigned flags;
  int active;
  refuses(hipErrorInvalidDevice, hipDevicePrimaryCtxGetState(wrong, &flags, &active));
  refuses(hipErrorInvalidDevice, hipDevicePrimaryCtxRetain(&context, wrong));
  refuses(hipErrorInvalidDevice, hipDevicePrimaryCtxRelease(wrong));
  refuses(hipErrorInvalidDevice, hipDevicePrimaryCtxReset(wrong));
  refuses(hipErrorInvalidDevice, hipDevicePrimaryCtxSetFlags(wrong, 0));
  refuses(hipErrorInvalidValue, hipDevicePrimaryCtxRetain(nullptr, 0));
  refuses(hipErrorInvalidContext, hipDevicePrimaryCtxRelease(0));  // wasn't retained
  HIP(hipDevicePrimaryCtxRetain(&context, 0));
  refuses(hipErrorContextAlreadyInUse, hipDevicePrimaryCtxSetFlags(0, hipDeviceScheduleSpin));
  refuses(hipErrorInvalidContext, hipCtxDestroy(context));
  HIP(hipDevicePrimaryCtxRelease(0));
}

int main() {
  int count;
  HIP(hipGetDeviceCount(&count));
  stack();
  creation(count);
  destroyed();
  destroyedElsewhere();
  settings();
  primary(-1);
  primary(count);
  return refusals::result();
}
