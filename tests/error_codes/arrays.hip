// Arrays, mipmapped arrays, and the copies that name them.

#include "untouched.h"

constexpr auto kBad = hipErrorInvalidValue;
constexpr std::size_t kWidth = 16, kHeight = 8, kRow = kWidth * sizeof(int);
constexpr std::size_t kBytes = kRow * kHeight;
constexpr unsigned kNoFlag = 1u << 20;

static const hipChannelFormatDesc kInt = hipCreateChannelDesc<int>();
static const hipChannelFormatDesc kNoFormat = {7, 0, 0, 0, hipChannelFormatKindSigned};
static const hipChannelFormatDesc kFour = hipCreateChannelDesc<int4>();
// 96 GiB, or 1.5 TiB: shapes that are allowed, but too large for the memory.
static const hipExtent kLarge = {16384, 16384, 16384};

// Arrays of zeros, a freed one, and host memory; refused copies change nothing.
struct Scene {
  hipArray_t array, other, freed;
  char *device, *host;
  hipStream_t stream;

  Scene() {
    HIP(hipMallocArray(&array, &kInt, kWidth, kHeight));
    HIP(hipMallocArray(&other, &kInt, kWidth, kHeight));
    HIP(hipMallocArray(&freed, &kInt, kWidth, kHeight));
    HIP(hipMalloc(&device, kBytes));
    HIP(hipHostMalloc(&host, kBytes));
    HIP(hipStreamCreate(&stream));
    std::memset(host, 0, kBytes);
    for (hipArray_t made : {array, other})
      HIP(hipMemcpy2DToArray(made, 0, 0, host, kRow, kRow, kHeight, hipMemcpyHostToDevice));
    HIP(hipMemset(device, 0x22, kBytes));
    std::memset(host, 0x11, kBytes);
    HIP(hipFreeArray(freed));
  }
  ~Scene() {
    HIP(hipStreamSynchronize(stream));
    holds(all(host, 0x11));
    for (hipArray_t made : {array, other}) {
      HIP(hipMemcpy2DFromArray(host, kRow, made, 0, 0, kRow, kHeight, hipMemcpyDeviceToHost));
      holds(all(host, 0));
      HIP(hipFreeArray(made));
    }
    HIP(hipMemcpy(host, device, kBytes, hipMemcpyDeviceToHost));
    holds(all(host, 0x22));
    HIP(hipStreamDestroy(stream));
    HIP(hipHostFree(host));
    HIP(hipFree(device));
  }
  static bool all(const char* bytes, char value) {
    return std::all_of(bytes, bytes + kBytes, [&](char byte) { return byte == value; });
  }
};

static void testMaking() {
  Untouched<hipArray_t> array;
  refuses(kBad, hipMallocArray(nullptr, &kInt, 4, 4));
  refuses(kBad, hipMallocArray(array, nullptr, 4, 4));
  refuses(kBad, hipMallocArray(array, &kNoFormat, 4, 4));
  refuses(kBad, hipMallocArray(array, &kInt, 0, 4));
  refuses(kBad, hipMallocArray(array, &kInt, 4, 4, hipArrayLayered));
  refuses(kBad, hipMallocArray(array, &kInt, 4, 4, kNoFlag));
  refuses(kBad, hipMalloc3DArray(nullptr, &kInt, {4, 4, 4}, 0));
  refuses(kBad, hipMalloc3DArray(array, nullptr, {4, 4, 4}, 0));
  refuses(kBad, hipMalloc3DArray(array, &kInt, {4, 0, 4}, 0));
  refuses(kBad, hipMalloc3DArray(array, &kInt, {4, 4, 4}, kNoFlag));
  refuses(kBad, hipMalloc3DArray(array, &kInt, {1u << 20, 4, 4}, 0));
  refuses(hipErrorOutOfMemory, hipMalloc3DArray(array, &kFour, kLarge, 0));
  // 131072 x 65536 texels of 16 bytes: 128 GiB.
  refuses(hipErrorOutOfMemory, hipMallocArray(array, &kFour, 131072, 65536));

  HIP_ARRAY_DESCRIPTOR flat{4, 4, HIP_AD_FORMAT_FLOAT, 1}, format = flat, channels = flat;
  format.Format = static_cast<hipArray_Format>(77);
  channels.NumChannels = 3;
  refuses(kBad, hipArrayCreate(nullptr, &flat));
  for (const auto* bad : {static_cast<HIP_ARRAY_DESCRIPTOR*>(nullptr), &format, &channels})
    refuses(kBad, hipArrayCreate(array, bad));
  HIP_ARRAY3D_DESCRIPTOR deep{4, 4, 4, HIP_AD_FORMAT_FLOAT, 1, 0}, none = deep, flags = deep;
  none.Width = 0;
  flags.Flags = kNoFlag;
  refuses(kBad, hipArray3DCreate(nullptr, &deep));
  for (const auto* bad : {static_cast<HIP_ARRAY3D_DESCRIPTOR*>(nullptr), &none, &flags})
    refuses(kBad, hipArray3DCreate(array, bad));

  refuses(kBad, hipFreeArray(nullptr));
  refuses(kBad, hipArrayDestroy(nullptr));
  hipArray_t gone;
  HIP(hipMallocArray(&gone, &kInt, 4, 4));
  HIP(hipFreeArray(gone));
  refuses(hipErrorContextIsDestroyed, hipFreeArray(gone));
  refuses(hipErrorContextIsDestroyed, hipArrayDestroy(gone));
}

static void testAsking() {
  Scene s;
  Untouched<hipChannelFormatDesc> format;
  Untouched<hipExtent> extent;
  Untouched<unsigned> flags;
  Untouched<HIP_ARRAY_DESCRIPTOR> flat;
  Untouched<HIP_ARRAY3D_DESCRIPTOR> deep;
  refuses(kBad, hipGetChannelDesc(nullptr, s.array));
  refuses(hipErrorInvalidHandle, hipGetChannelDesc(format, nullptr));
  refuses(hipErrorInvalidHandle, hipArrayGetInfo(format, extent, flags, nullptr));
  refuses(hipErrorInvalidHandle, hipArrayGetInfo(format, extent, flags, s.freed));
  refuses(kBad, hipArrayGetDescriptor(nullptr, s.array));
  refuses(hipErrorInvalidHandle, hipArrayGetDescriptor(flat, nullptr));
  refuses(hipErrorInvalidHandle, hipArrayGetDescriptor(flat, s.freed));
  refuses(kBad, hipArray3DGetDescriptor(nullptr, s.array));
  refuses(hipErrorInvalidHandle, hipArray3DGetDescriptor(deep, nullptr));
  refuses(hipErrorInvalidHandle, hipArray3DGetDescriptor(deep, s.freed));
  hipArray_t box;
  HIP(hipMalloc3DArray(&box, &kInt, {4, 4, 4}, 0));
  refuses(kBad, hipArrayGetDescriptor(flat, box));
  HIP(hipFreeArray(box));
}

static void testRows() {
  Scene s;
  const auto in = hipMemcpyHostToDevice, out = hipMemcpyDeviceToHost;
  const std::size_t w = kRow, h = kHeight;
  refuses(kBad, hipMemcpy2DToArray(s.array, 0, 0, nullptr, w, w, h, in));
  refuses(kBad, hipMemcpy2DToArray(s.array, 4, 0, s.host, w, w, h, in));
  refuses(kBad, hipMemcpy2DToArray(s.array, 0, 1, s.host, w, w, h, in));
  refuses(kBad, hipMemcpy2DToArray(s.array, 1, 0, s.host, w, 4, 1, in));  // no whole texel
  refuses(hipErrorInvalidHandle, hipMemcpy2DToArray(nullptr, 0, 0, s.host, w, w, h, in));
  refuses(hipErrorInvalidHandle, hipMemcpy2DToArray(s.freed, 0, 0, s.host, w, w, h, in));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2DToArray(s.array, 0, 0, s.host, w - 1, w, h, in));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2DToArray(s.array, 0, 0, s.host, w, w, h, out));
  refuses(kBad, hipMemcpy2DToArrayAsync(s.array, 0, 0, nullptr, w, w, h, in, s.stream));
  refuses(kBad, hipMemcpy2DToArrayAsync(s.array, 4, 0, s.host, w, w, h, in, s.stream));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2DToArrayAsync(s.array, 0, 0, s.host, w - 1, w, h, in, s.stream));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2DToArrayAsync(s.array, 0, 0, s.host, w, w, h, out, s.stream));
  refuses(kBad, hipMemcpy2DFromArray(nullptr, w, s.array, 0, 0, w, h, out));
  refuses(kBad, hipMemcpy2DFromArray(s.host, w, s.array, 4, 0, w, h, out));
  refuses(kBad, hipMemcpy2DFromArray(s.host, w, s.array, 0, 1, w, h, out));
  refuses(hipErrorInvalidHandle, hipMemcpy2DFromArray(s.host, w, nullptr, 0, 0, w, h, out));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2DFromArray(s.host, w - 1, s.array, 0, 0, w, h, out));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2DFromArray(s.host, w, s.array, 0, 0, w, h, in));
  refuses(kBad, hipMemcpy2DFromArrayAsync(nullptr, w, s.array, 0, 0, w, h, out, s.stream));
  refuses(kBad, hipMemcpy2DFromArrayAsync(s.host, w, s.array, 4, 0, w, h, out, s.stream));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2DFromArrayAsync(s.host, w - 1, s.array, 0, 0, w, h, out, s.stream));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2DFromArrayAsync(s.host, w, s.array, 0, 0, w, h, in, s.stream));
  const auto inside = hipMemcpyDeviceToDevice;
  refuses(kBad, hipMemcpy2DArrayToArray(s.array, 4, 0, s.other, 0, 0, w, h, inside));
  refuses(kBad, hipMemcpy2DArrayToArray(s.array, 0, 0, s.other, 0, 1, w, h, inside));
  refuses(hipErrorInvalidHandle, hipMemcpy2DArrayToArray(nullptr, 0, 0, s.other, 0, 0, w, h, inside));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2DArrayToArray(s.array, 0, 0, s.other, 0, 0, w, h, in));
}

static void testRuns() {
  Scene s;
  const auto in = hipMemcpyHostToDevice, out = hipMemcpyDeviceToHost;
  refuses(kBad, hipMemcpyToArray(s.array, 0, 0, nullptr, 4, in));
  refuses(kBad, hipMemcpyToArray(s.array, 0, 0, s.host, kBytes + 4, in));
  refuses(kBad, hipMemcpyToArray(s.array, 0, kHeight, s.host, 4, in));
  refuses(kBad, hipMemcpyToArray(s.array, 0, 0, s.host, 3, in));
  refuses(hipErrorInvalidHandle, hipMemcpyToArray(nullptr, 0, 0, s.host, 4, in));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyToArray(s.array, 0, 0, s.host, 4, out));
  refuses(kBad, hipMemcpyFromArray(nullptr, s.array, 0, 0, 4, out));
  refuses(kBad, hipMemcpyFromArray(s.host, s.array, 0, 0, kBytes + 4, out));
  refuses(kBad, hipMemcpyFromArray(s.host, s.array, 0, kHeight, 4, out));
  refuses(hipErrorInvalidHandle, hipMemcpyFromArray(s.host, nullptr, 0, 0, 4, out));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyFromArray(s.host, s.array, 0, 0, 4, in));
  for (const std::size_t size : {kRow + 4, std::size_t{3}}) {
    refuses(kBad, hipMemcpyHtoA(s.array, 0, s.host, size));
    refuses(kBad, hipMemcpyAtoH(s.host, s.array, 0, size));
    refuses(kBad, hipMemcpyHtoAAsync(s.array, 0, s.host, size, s.stream));
    refuses(kBad, hipMemcpyAtoHAsync(s.host, s.array, 0, size, s.stream));
    refuses(kBad, hipMemcpyAtoD(s.device, s.array, 0, size));
    refuses(kBad, hipMemcpyDtoA(s.array, 0, s.device, size));
    refuses(kBad, hipMemcpyAtoA(s.array, 0, s.other, 0, size));
  }
  refuses(kBad, hipMemcpyHtoA(nullptr, 0, s.host, 4));
  refuses(kBad, hipMemcpyHtoA(s.array, 0, nullptr, 4));
  refuses(kBad, hipMemcpyAtoH(nullptr, s.array, 0, 4));
  refuses(kBad, hipMemcpyAtoH(s.host, nullptr, 0, 4));
  refuses(kBad, hipMemcpyHtoAAsync(nullptr, 0, s.host, 4, s.stream));
  refuses(kBad, hipMemcpyAtoHAsync(s.host, nullptr, 0, 4, s.stream));
  refuses(kBad, hipMemcpyAtoD(nullptr, s.array, 0, 4));
  refuses(kBad, hipMemcpyAtoD(s.device, nullptr, 0, 4));
  refuses(kBad, hipMemcpyDtoA(nullptr, 0, s.device, 4));
  refuses(kBad, hipMemcpyDtoA(s.array, 0, nullptr, 4));
  refuses(kBad, hipMemcpyAtoA(nullptr, 0, s.other, 0, 4));
  refuses(kBad, hipMemcpyAtoA(s.array, 0, nullptr, 0, 4));
}

static void testMipmapped() {
  Untouched<hipMipmappedArray_t> array;
  Untouched<hipArray_t> level;
  const hipExtent extent{16, 16, 0};
  refuses(kBad, hipMallocMipmappedArray(nullptr, &kInt, extent, 2));
  refuses(kBad, hipMallocMipmappedArray(array, nullptr, extent, 2));
  refuses(kBad, hipMallocMipmappedArray(array, &kNoFormat, extent, 2));
  refuses(kBad, hipMallocMipmappedArray(array, &kInt, extent, 0));
  refuses(kBad, hipMallocMipmappedArray(array, &kInt, extent, 9));
  refuses(kBad, hipMallocMipmappedArray(array, &kInt, {0, 16, 0}, 2));
  refuses(kBad, hipMallocMipmappedArray(array, &kInt, extent, 2, kNoFlag));
  refuses(hipErrorOutOfMemory, hipMallocMipmappedArray(array, &kFour, kLarge, 2));
  HIP_ARRAY3D_DESCRIPTOR good{16, 16, 0, HIP_AD_FORMAT_FLOAT, 1, 0}, none = good, format = good;
  none.Width = 0;
  format.Format = static_cast<hipArray_Format>(77);
  refuses(kBad, hipMipmappedArrayCreate(nullptr, &good, 2));
  refuses(kBad, hipMipmappedArrayCreate(array, &good, 0));
  for (auto* bad : {static_cast<HIP_ARRAY3D_DESCRIPTOR*>(nullptr), &none, &format})
    refuses(kBad, hipMipmappedArrayCreate(array, bad, 2));

  hipMipmappedArray_t made;
  HIP(hipMallocMipmappedArray(&made, &kInt, extent, 2));
  refuses(kBad, hipGetMipmappedArrayLevel(nullptr, made, 0));
  refuses(kBad, hipGetMipmappedArrayLevel(level, made, 2));
  refuses(hipErrorInvalidHandle, hipGetMipmappedArrayLevel(level, nullptr, 0));
  refuses(kBad, hipMipmappedArrayGetLevel(nullptr, made, 0));
  refuses(kBad, hipMipmappedArrayGetLevel(level, made, 2));
  refuses(hipErrorInvalidHandle, hipMipmappedArrayGetLevel(level, nullptr, 0));
  HIP(hipFreeMipmappedArray(made));
  refuses(hipErrorInvalidHandle, hipGetMipmappedArrayLevel(level, made, 0));
  refuses(kBad, hipFreeMipmappedArray(nullptr));
  refuses(kBad, hipMipmappedArrayDestroy(nullptr));
  refuses(hipErrorContextIsDestroyed, hipFreeMipmappedArray(made));
}

int main() {
  testMaking();
  testAsking();
  testRows();
  testRuns();
  testMipmapped();
  return refusals::result();
}
