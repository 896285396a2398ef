// The objects of a device's own API, by which libraries for that API work in HIP's streams.
#pragma once

#include <hip/hip_interop.h>
#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <cstring>

namespace hipspv::libraries {

// As hipGetBackendNativeHandles writes them (hip/hip_interop.h).
struct NativeHandles {
  std::uintptr_t api, platform, device, context, stream;

  bool isCuda() const { return std::strcmp(reinterpret_cast<const char*>(api), "cuda") == 0; }
};

// Of a stream. Its context becomes the thread's current one. A stream that captures is an error.
inline hipError_t nativeHandles(hipStream_t stream, NativeHandles& handles) {
  handles = {};
  return static_cast<hipError_t>(
      hipGetBackendNativeHandles(reinterpret_cast<std::uintptr_t>(stream), &handles.api, nullptr));
}

// found: true if the current device is NVIDIA's. Asks a stream of its own, since the null stream's handles would order
// all streams' work after it from then on.
inline hipError_t isNvidiaDevice(bool& found) {
  hipStream_t stream = nullptr;
  hipError_t error = hipStreamCreateWithFlags(&stream, hipStreamNonBlocking);
  if (error != hipSuccess) return error;
  NativeHandles handles{};
  error = nativeHandles(stream, handles);
  found = error == hipSuccess && handles.isCuda();
  static_cast<void>(hipStreamDestroy(stream));
  return error;
}

// shares: true if the host addresses the current device's memory as the device does.
inline hipError_t hostSharesMemory(bool& shares) {
  int device = 0, value = 0;
  hipError_t error = hipGetDevice(&device);
  if (error == hipSuccess)
    error = hipDeviceGetAttribute(&value, hipDeviceAttributePageableMemoryAccessUsesHostPageTables, device);
  shares = value != 0;
  return error;
}

}  // namespace hipspv::libraries
