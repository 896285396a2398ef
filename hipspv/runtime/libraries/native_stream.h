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

// True if the current device is NVIDIA's. Asks a stream of its own, since the null stream's handles would order all
// streams' work after it from then on.
inline bool isNvidiaDevice() {
  hipStream_t stream = nullptr;
  if (hipStreamCreateWithFlags(&stream, hipStreamNonBlocking) != hipSuccess) return false;
  NativeHandles handles{};
  const bool found = nativeHandles(stream, handles) == hipSuccess && handles.isCuda();
  static_cast<void>(hipStreamDestroy(stream));
  return found;
}

// True if the host addresses the current device's memory as the device does.
inline bool hostSharesMemory() {
  int device = 0, shares = 0;
  return hipGetDevice(&device) == hipSuccess &&
         hipDeviceGetAttribute(&shares, hipDeviceAttributePageableMemoryAccessUsesHostPageTables, device) ==
             hipSuccess &&
         shares != 0;
}

}  // namespace hipspv::libraries
