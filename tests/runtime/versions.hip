// The differences between HIP 6 and HIP 7: compiled with and without -DHIP_FORCE_API_VERSION=700.
#include "show.h"

#include <cstdint>

__global__ void nothing() {}

// The call's result while a stream captures, and whether the capture goes on.
template <class Call>
static void whileCapturing(const char* name, Call&& call) {
  hipStream_t stream;
  hipGraph_t graph = nullptr;
  HIP(hipStreamCreate(&stream));
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
  show(name, call(stream));
  if (hipStreamEndCapture(stream, &graph) == hipSuccess) HIP(hipGraphDestroy(graph));
  HIP(hipStreamDestroy(stream));
}

int main() {
  hipPointerAttribute_t attributes{};
  show("null.pointer", hipPointerGetAttributes(&attributes, nullptr));
  show("null.attributes", hipPointerGetAttributes(nullptr, &attributes));
  show("null.free", hipFreeAsync(nullptr, nullptr));
  static_cast<void>(hipFree(&attributes));
  HIP(hipSetDevice(0));
  show("last", hipGetLastError());

  const textureReference* none = nullptr;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  size_t offset = 0;
  show("texture.offset", hipGetTextureAlignmentOffset(&offset, none));
  show("texture.bind", hipBindTexture2D(&offset, none, &offset, &format, 1, 1, 4));
  show("texture.array", hipBindTextureToArray(none, nullptr, &format));

  hipStream_t gone;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  show("stream", hipLaunchCooperativeKernel(nothing, 1, 1, nullptr, 0, gone));
  hipLaunchParams together{};
  together.func = reinterpret_cast<void*>(nothing);
  together.gridDim = together.blockDim = 1;
  together.stream = hipStreamLegacy;
  show("legacy", hipLaunchCooperativeKernelMultiDevice(&together, 1, 0));

  int* memory;
  HIP(hipMalloc(&memory, sizeof *memory));
  whileCapturing("capture.managed", [](hipStream_t) {
    int* pointer = nullptr;
    const hipError_t error = hipMallocManaged(&pointer, 4);
    if (error == hipSuccess) HIP(hipFree(pointer));
    return error;
  });
  whileCapturing("capture.cache",
                 [](hipStream_t) { return hipDeviceSetCacheConfig(hipFuncCachePreferNone); });
  whileCapturing("capture.pool", [](hipStream_t) {
    hipMemPool_t pool;
    HIP(hipDeviceGetDefaultMemPool(&pool, 0));
    return hipDeviceSetMemPool(0, pool);
  });
  whileCapturing("capture.together", [&](hipStream_t stream) {
    together.stream = stream;
    return hipLaunchCooperativeKernelMultiDevice(&together, 1, 0);
  });
  HIP(hipFree(memory));
#if defined(HIP_FORCE_API_VERSION)
  unsigned version = 0;
#else
  int version = 0;
#endif
  hipCtx_t context;
  HIP(hipDevicePrimaryCtxRetain(&context, 0));
  HIP(hipCtxGetApiVersion(context, &version));
  HIP(hipDevicePrimaryCtxRelease(0));
}
