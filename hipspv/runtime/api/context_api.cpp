// Contexts: HIP keeps CUDA's driver calls, and each device has one context, its primary one.
#include "guard.h"

using namespace hipspv;

namespace {

// A hipCtx_t is its device's number plus one, so that no context is nullptr.
hipCtx_t toContext(int device) { return reinterpret_cast<hipCtx_t>(std::intptr_t{device} + 1); }

int toDevice(hipCtx_t context) {
  require(context != nullptr, hipErrorInvalidContext);
  const int device = static_cast<int>(reinterpret_cast<std::intptr_t>(context)) - 1;
  require(device >= 0 && device < Runtime::get().deviceCount(), hipErrorInvalidContext);
  return device;
}

void push(int device) {
  require(threadState.contexts < ThreadState::kMaxDepth, hipErrorOutOfMemory);
  threadState.context[threadState.contexts++] = threadState.device;
  threadState.device = device;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipCtxCreate(hipCtx_t* context, unsigned int, hipDevice_t device) {
  return guard([&] {
    require(context != nullptr, hipErrorInvalidValue);
    Runtime::get().device(device);
    push(device);
    *context = toContext(device);
  });
}

HIPSPV_EXPORT hipError_t hipCtxDestroy(hipCtx_t context) {
  return guard([&] {
    const int device = toDevice(context);
    if (threadState.device == device && threadState.contexts > 0)
      threadState.device = threadState.context[--threadState.contexts];
  });
}

HIPSPV_EXPORT hipError_t hipCtxPopCurrent(hipCtx_t* context) {
  return guard([&] {
    if (context != nullptr) *context = toContext(Runtime::get().current().ordinal());
    require(threadState.contexts > 0, hipErrorInvalidContext);
    threadState.device = threadState.context[--threadState.contexts];
  });
}

HIPSPV_EXPORT hipError_t hipCtxPushCurrent(hipCtx_t context) {
  return guard([&] { push(toDevice(context)); });
}

HIPSPV_EXPORT hipError_t hipCtxSetCurrent(hipCtx_t context) {
  return guard([&] {
    if (context != nullptr) threadState.device = toDevice(context);
  });
}

HIPSPV_EXPORT hipError_t hipCtxGetCurrent(hipCtx_t* context) {
  return guard([&] {
    require(context != nullptr, hipErrorInvalidValue);
    *context = toContext(Runtime::get().current().ordinal());
  });
}

HIPSPV_EXPORT hipError_t hipCtxGetDevice(hipDevice_t* device) {
  return guard([&] {
    require(device != nullptr, hipErrorInvalidContext);
    *device = Runtime::get().current().ordinal();
  });
}

HIPSPV_EXPORT hipError_t hipCtxGetApiVersion(hipCtx_t, int* version) {
  return guard([&] {
    require(version != nullptr, hipErrorInvalidValue);
    *version = HIP_VERSION_MAJOR;
  });
}

HIPSPV_EXPORT hipError_t hipCtxGetFlags(unsigned int* flags) { return hipGetDeviceFlags(flags); }

HIPSPV_EXPORT hipError_t hipCtxSynchronize() { return hipDeviceSynchronize(); }

HIPSPV_EXPORT hipError_t hipDevicePrimaryCtxGetState(hipDevice_t device, unsigned int* flags,
                                                     int* active) {
  return guard([&] {
    require(flags != nullptr && active != nullptr, hipErrorInvalidValue);
    *flags = Runtime::get().device(device).scheduleFlags;
    *active = threadState.device == device;
  });
}

HIPSPV_EXPORT hipError_t hipDevicePrimaryCtxRelease(hipDevice_t device) {
  return guard([&] { Runtime::get().device(device); });
}

HIPSPV_EXPORT hipError_t hipDevicePrimaryCtxRetain(hipCtx_t* context, hipDevice_t device) {
  return guard([&] {
    require(context != nullptr, hipErrorInvalidValue);
    *context = toContext(Runtime::get().device(device).ordinal());
  });
}

HIPSPV_EXPORT hipError_t hipDevicePrimaryCtxReset(hipDevice_t device) {
  return guard([&] { Runtime::get().device(device).reset(); });
}

HIPSPV_EXPORT hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t device, unsigned int flags) {
  return guard([&] { Runtime::get().device(device).scheduleFlags = flags; });
}
