// The differences between HIP 7 and HIP 6: compiled with and without --hip-version=6.2.
#include "sections.h"

#if HIP_VERSION_MAJOR >= 7
constexpr bool kSeven = true;
using Version = unsigned;
#else
constexpr bool kSeven = false;
using Version = int;
#endif

constexpr hipError_t either(hipError_t six, hipError_t seven) { return kSeven ? seven : six; }

__global__ void nothing() {}

SECTION(null) {
  hipPointerAttribute_t attributes{};
  const hipError_t expected = either(hipErrorInvalidValue, hipSuccess);
  gives(expected, hipPointerGetAttributes(&attributes, nullptr));
  gives(expected, hipPointerGetAttributes(nullptr, &attributes));
  gives(expected, hipFreeAsync(nullptr, nullptr));
}

SECTION(last_error) {
  int foreign = 0;
  static_cast<void>(hipFree(&foreign));
  HIP(hipSetDevice(0));
  gives(either(hipSuccess, hipErrorInvalidValue), hipPeekAtLastError());
  gives(hipSuccess, hipExtGetLastError());
  gives(either(hipSuccess, hipErrorInvalidValue), hipGetLastError());
  gives(hipSuccess, hipGetLastError());
  static_cast<void>(hipFree(&foreign));
  gives(hipErrorInvalidValue, hipExtGetLastError());
  gives(hipSuccess, hipExtGetLastError());
  gives(either(hipSuccess, hipErrorInvalidValue), hipGetLastError());
}

SECTION(version) {
  int version = 0;
  HIP(hipRuntimeGetVersion(&version));
  gives(true, version == HIP_VERSION && HIP_VERSION == (kSeven ? 70200000 : 60200000));
  HIP(hipDriverGetVersion(&version));
  gives(true, version == HIP_VERSION);
}

SECTION(launch_codes) {
  hipFunction_t function;
  HIP(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(nothing)));
  const hipError_t expected = either(hipErrorInvalidValue, hipErrorInvalidConfiguration);
  gives(expected, hipModuleLaunchKernel(function, 0, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  gives(expected, hipModuleLaunchKernel(function, 1, 1, 1, 0, 1, 1, 0, nullptr, nullptr, nullptr));
  gives(expected, hipModuleLaunchKernel(function, 1, 1, 1, 1 << 14, 1, 1, 0, nullptr, nullptr, nullptr));
}

SECTION(texture_references) {
  const textureReference* none = nullptr;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  size_t offset = 0;
  gives(either(hipErrorInvalidValue, hipErrorInvalidTexture), hipGetTextureAlignmentOffset(&offset, none));
  gives(either(hipErrorInvalidValue, hipErrorNotFound), hipBindTexture2D(&offset, none, &offset, &format, 1, 1, 4));
  gives(either(hipErrorInvalidValue, hipErrorInvalidChannelDescriptor), hipBindTextureToArray(none, nullptr, &format));
}

static hipLaunchParams cooperativeLaunch(hipStream_t stream) {
  hipLaunchParams launch{};
  launch.func = reinterpret_cast<void*>(nothing);
  launch.gridDim = launch.blockDim = 1;
  launch.stream = stream;
  return launch;
}

SECTION(cooperative_launches) {
  hipStream_t gone;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  gives(either(hipErrorContextIsDestroyed, hipErrorInvalidHandle),
        hipLaunchCooperativeKernel(nothing, 1, 1, nullptr, 0, gone));
  hipLaunchParams launch = cooperativeLaunch(hipStreamLegacy);
  gives(either(hipSuccess, hipErrorInvalidHandle), hipLaunchCooperativeKernelMultiDevice(&launch, 1, 0));
}

// Returns the call's result while a stream captures.
template <class Call>
static hipError_t whileCapturing(Call&& call) {
  hipStream_t stream;
  hipGraph_t graph = nullptr;
  HIP(hipStreamCreate(&stream));
  HIP(hipStreamBeginCapture(stream, hipStreamCaptureModeThreadLocal));
  const hipError_t result = call(stream);
  if (hipStreamEndCapture(stream, &graph) == hipSuccess) HIP(hipGraphDestroy(graph));
  HIP(hipStreamDestroy(stream));
  return result;
}

SECTION(capture) {
  gives(hipErrorStreamCaptureUnsupported, whileCapturing([](hipStream_t) {
          int* pointer = nullptr;
          const hipError_t error = hipMallocManaged(&pointer, 4);
          if (error == hipSuccess) HIP(hipFree(pointer));
          return error;
        }));
  const hipError_t expected = either(hipSuccess, hipErrorStreamCaptureUnsupported);
  gives(expected, whileCapturing([](hipStream_t) { return hipDeviceSetCacheConfig(hipFuncCachePreferNone); }));
  gives(expected, whileCapturing([](hipStream_t) {
          hipMemPool_t pool;
          HIP(hipDeviceGetDefaultMemPool(&pool, 0));
          return hipDeviceSetMemPool(0, pool);
        }));
  gives(expected, whileCapturing([](hipStream_t stream) {
          hipLaunchParams launch = cooperativeLaunch(stream);
          return hipLaunchCooperativeKernelMultiDevice(&launch, 1, 0);
        }));
}

SECTION(context) {
  Version version = 0;
  hipCtx_t context;
  HIP(hipDevicePrimaryCtxRetain(&context, 0));
  gives(hipSuccess, hipCtxGetApiVersion(context, &version));
  HIP(hipDevicePrimaryCtxRelease(0));
}
