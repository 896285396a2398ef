// Copies and fills: plain, of rows and boxes, by names of device variables, between devices.
#include "untouched.h"

__device__ int table[16];

constexpr std::size_t kBytes = 4096;
constexpr auto kNoKind = static_cast<hipMemcpyKind>(77);

// Memory on both sides, and a stream; the device memory's contents must be the same at the end.
struct Sides {
  char *device, *other, *host;
  hipStream_t stream, gone;
  Sides() {
    HIP(hipMalloc(&device, kBytes));
    HIP(hipMalloc(&other, kBytes));
    HIP(hipHostMalloc(&host, kBytes));
    HIP(hipStreamCreate(&stream));
    HIP(hipMemset(device, 0x11, kBytes));
    HIP(hipMemset(other, 0x11, kBytes));
    std::memset(host, 0x22, kBytes);
    HIP(hipStreamCreate(&gone));
    HIP(hipStreamDestroy(gone));
  }
  ~Sides() {
    HIP(hipDeviceSynchronize());
    for (std::size_t i = 0; i < kBytes; ++i) same = same && host[i] == 0x22;
    for (char* memory : {device, other}) {
      HIP(hipMemcpy(host, memory, kBytes, hipMemcpyDeviceToHost));
      for (std::size_t i = 0; i < kBytes; ++i) same = same && host[i] == 0x11;
      HIP(hipFree(memory));
    }
    holds(same);
    HIP(hipHostFree(host));
    HIP(hipStreamDestroy(stream));
  }
  bool same = true;
};

static void testPlain() {
  Sides s;
  const auto in = hipMemcpyHostToDevice, out = hipMemcpyDeviceToHost;
  refuses(hipErrorInvalidValue, hipMemcpy(nullptr, s.host, 4, in));
  refuses(hipErrorInvalidValue, hipMemcpy(s.device, nullptr, 4, in));
  refuses(hipErrorInvalidValue, hipMemcpy(s.device, s.host, kBytes + 1, in));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy(s.device, s.host, 4, kNoKind));
  refuses(hipErrorInvalidValue, hipMemcpyAsync(nullptr, s.host, 4, in, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyAsync(s.host, nullptr, 4, out, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyAsync(s.host, s.device, kBytes + 1, out, s.stream));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyAsync(s.host, s.device, 4, kNoKind, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemcpyAsync(s.host, s.device, 4, out, s.gone));
  refuses(hipErrorInvalidValue, hipMemcpyWithStream(nullptr, s.host, 4, in, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyWithStream(s.device, nullptr, 4, in, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyWithStream(s.device, s.host, kBytes + 1, in, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemcpyWithStream(s.device, s.host, 4, in, s.gone));
}

static void testDriversPlain() {
  Sides s;
  refuses(hipErrorInvalidValue, hipMemcpyHtoD(nullptr, s.host, 4));
  refuses(hipErrorInvalidValue, hipMemcpyHtoD(s.device, nullptr, 4));
  refuses(hipErrorInvalidValue, hipMemcpyHtoD(s.device, s.host, kBytes + 1));
  refuses(hipErrorInvalidValue, hipMemcpyDtoH(nullptr, s.device, 4));
  refuses(hipErrorInvalidValue, hipMemcpyDtoH(s.host, nullptr, 4));
  refuses(hipErrorInvalidValue, hipMemcpyDtoH(s.host, s.device, kBytes + 1));
  refuses(hipErrorInvalidValue, hipMemcpyDtoD(nullptr, s.device, 4));
  refuses(hipErrorInvalidValue, hipMemcpyDtoD(s.device, nullptr, 4));
  refuses(hipErrorInvalidValue, hipMemcpyDtoD(s.device, s.other, kBytes + 1));
  refuses(hipErrorInvalidValue, hipMemcpyHtoDAsync(nullptr, s.host, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyHtoDAsync(s.device, nullptr, 4, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemcpyHtoDAsync(s.device, s.host, 4, s.gone));
  refuses(hipErrorInvalidValue, hipMemcpyDtoHAsync(nullptr, s.device, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyDtoHAsync(s.host, nullptr, 4, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemcpyDtoHAsync(s.host, s.device, 4, s.gone));
  refuses(hipErrorInvalidValue, hipMemcpyDtoDAsync(nullptr, s.device, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyDtoDAsync(s.device, nullptr, 4, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemcpyDtoDAsync(s.device, s.other, 4, s.gone));
}

static void testPeers() {
  Sides s;
  refuses(hipErrorInvalidValue, hipMemcpyPeer(nullptr, 0, s.other, 0, 4));
  refuses(hipErrorInvalidValue, hipMemcpyPeer(s.device, 0, nullptr, 0, 4));
  refuses(hipErrorInvalidDevice, hipMemcpyPeer(s.device, 77, s.other, 0, 4));
  refuses(hipErrorInvalidDevice, hipMemcpyPeer(s.device, 0, s.other, -1, 4));
  refuses(hipErrorInvalidValue, hipMemcpyPeerAsync(nullptr, 0, s.other, 0, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyPeerAsync(s.device, 0, nullptr, 0, 4, s.stream));
  refuses(hipErrorInvalidDevice, hipMemcpyPeerAsync(s.device, 77, s.other, 0, 4, s.stream));
  refuses(hipErrorInvalidDevice, hipMemcpyPeerAsync(s.device, 0, s.other, -1, 4, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemcpyPeerAsync(s.device, 0, s.other, 0, 4, s.gone));
}

static void testSymbols() {
  Sides s;
  int unknown = 0;
  const auto in = hipMemcpyHostToDevice, out = hipMemcpyDeviceToHost;
  const void* symbol = HIP_SYMBOL(table);
  refuses(hipErrorInvalidValue, hipMemcpyToSymbol(symbol, nullptr, 4, 0, in));
  refuses(hipErrorInvalidValue, hipMemcpyToSymbol(symbol, s.host, sizeof table, 4, in));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyToSymbol(symbol, s.host, 4, 0, out));
  refuses(hipErrorInvalidSymbol, hipMemcpyToSymbol(&unknown, s.host, 4, 0, in));
  refuses(hipErrorInvalidValue, hipMemcpyToSymbolAsync(symbol, nullptr, 4, 0, in, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyToSymbolAsync(symbol, s.host, 65, 0, in, s.stream));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyToSymbolAsync(symbol, s.host, 4, 0, out, s.stream));
  refuses(hipErrorInvalidSymbol, hipMemcpyToSymbolAsync(&unknown, s.host, 4, 0, in, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbol(nullptr, symbol, 4, 0, out));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbol(s.host, symbol, sizeof table, 4, out));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyFromSymbol(s.host, symbol, 4, 0, in));
  refuses(hipErrorInvalidSymbol, hipMemcpyFromSymbol(s.host, &unknown, 4, 0, out));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbolAsync(nullptr, symbol, 4, 0, out, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyFromSymbolAsync(s.host, symbol, 65, 0, out, s.stream));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpyFromSymbolAsync(s.host, symbol, 4, 0, in, s.stream));
  refuses(hipErrorInvalidSymbol, hipMemcpyFromSymbolAsync(s.host, &unknown, 4, 0, out, s.stream));
}

static void testRows() {
  Sides s;
  const auto in = hipMemcpyHostToDevice;
  refuses(hipErrorInvalidValue, hipMemcpy2D(nullptr, 64, s.host, 64, 32, 4, in));
  refuses(hipErrorInvalidValue, hipMemcpy2D(s.device, 64, nullptr, 64, 32, 4, in));
  refuses(hipErrorInvalidValue, hipMemcpy2D(s.device, 64, s.host, 64, 64, 65, in));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2D(s.device, 31, s.host, 64, 32, 4, in));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2D(s.device, 64, s.host, 31, 32, 4, in));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2D(s.device, 64, s.host, 64, 32, 4, kNoKind));
  refuses(hipErrorInvalidValue, hipMemcpy2DAsync(nullptr, 64, s.host, 64, 32, 4, in, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpy2DAsync(s.device, 64, nullptr, 64, 32, 4, in, s.stream));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2DAsync(s.device, 31, s.host, 64, 32, 4, in, s.stream));
  refuses(hipErrorInvalidPitchValue, hipMemcpy2DAsync(s.device, 64, s.host, 31, 32, 4, in, s.stream));
  refuses(hipErrorInvalidMemcpyDirection, hipMemcpy2DAsync(s.device, 64, s.host, 64, 32, 4, kNoKind, s.stream));
}

static void testDriversRows() {
  Sides s;
  hip_Memcpy2D good{};
  good.srcMemoryType = hipMemoryTypeHost;
  good.srcHost = s.host;
  good.srcPitch = 64;
  good.dstMemoryType = hipMemoryTypeDevice;
  good.dstDevice = s.device;
  good.dstPitch = 64;
  good.WidthInBytes = 32;
  good.Height = 4;
  hip_Memcpy2D nowhere = good, narrow = good, unknown = good;
  nowhere.dstDevice = nullptr;
  narrow.dstPitch = 31;
  unknown.srcMemoryType = static_cast<hipMemoryType>(77);
  for (const auto* bad : {static_cast<hip_Memcpy2D*>(nullptr), &nowhere, &narrow, &unknown}) {
    refuses(hipErrorInvalidValue, hipMemcpyParam2D(bad));
    refuses(hipErrorInvalidValue, hipMemcpyParam2DAsync(bad, s.stream));
    refuses(hipErrorInvalidValue, hipDrvMemcpy2DUnaligned(bad));
  }
  refuses(hipErrorContextIsDestroyed, hipMemcpyParam2DAsync(&good, s.gone));
}

static void testBoxes() {
  Sides s;
  hipMemcpy3DParms good{};
  good.srcPtr = make_hipPitchedPtr(s.host, 64, 64, 8);
  good.dstPtr = make_hipPitchedPtr(s.device, 64, 64, 8);
  good.extent = make_hipExtent(32, 4, 2);
  good.kind = hipMemcpyHostToDevice;
  hipMemcpy3DParms nowhere = good, beyond = good, narrow = good, unknown = good;
  nowhere.dstPtr.ptr = nullptr;
  beyond.extent.depth = 9;
  narrow.dstPtr.pitch = 31;
  unknown.kind = kNoKind;
  const std::pair<const hipMemcpy3DParms*, hipError_t> bad[] = {
      {nullptr, hipErrorInvalidValue},      {&nowhere, hipErrorInvalidValue},           {&beyond, hipErrorInvalidValue},
      {&narrow, hipErrorInvalidPitchValue}, {&unknown, hipErrorInvalidMemcpyDirection},
  };
  for (const auto& [params, error] : bad) {
    refuses(error, hipMemcpy3D(params));
    refuses(error, hipMemcpy3DAsync(params, s.stream));
  }
  refuses(hipErrorContextIsDestroyed, hipMemcpy3DAsync(&good, s.gone));
}

static void testDriversBoxes() {
  Sides s;
  HIP_MEMCPY3D good{};
  good.srcMemoryType = hipMemoryTypeHost;
  good.srcHost = s.host;
  good.srcPitch = 64;
  good.srcHeight = 8;
  good.dstMemoryType = hipMemoryTypeDevice;
  good.dstDevice = s.device;
  good.dstPitch = 64;
  good.dstHeight = 8;
  good.WidthInBytes = 32;
  good.Height = 4;
  good.Depth = 2;
  HIP_MEMCPY3D nowhere = good, beyond = good, narrow = good, unknown = good;
  nowhere.dstDevice = nullptr;
  beyond.Depth = 9;
  narrow.dstPitch = 31;
  unknown.srcMemoryType = static_cast<hipMemoryType>(77);
  for (const HIP_MEMCPY3D* bad : {static_cast<HIP_MEMCPY3D*>(nullptr), &nowhere, &beyond, &narrow, &unknown}) {
    refuses(hipErrorInvalidValue, hipDrvMemcpy3D(bad));
    refuses(hipErrorInvalidValue, hipDrvMemcpy3DAsync(bad, s.stream));
  }
  refuses(hipErrorContextIsDestroyed, hipDrvMemcpy3DAsync(&good, s.gone));
}

static void testFills() {
  Sides s;
  int own = 0;
  refuses(hipErrorInvalidValue, hipMemset(nullptr, 1, 4));
  refuses(hipErrorInvalidValue, hipMemset(&own, 1, 4));
  refuses(hipErrorInvalidValue, hipMemset(s.device, 1, kBytes + 1));
  refuses(hipErrorInvalidValue, hipMemsetAsync(nullptr, 1, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemsetAsync(s.device, 1, kBytes + 1, s.stream));
  refuses(hipErrorContextIsDestroyed, hipMemsetAsync(s.device, 1, 4, s.gone));
  refuses(hipErrorInvalidValue, hipMemsetD8(nullptr, 1, 4));
  refuses(hipErrorInvalidValue, hipMemsetD8(s.device, 1, kBytes + 1));
  refuses(hipErrorInvalidValue, hipMemsetD8Async(nullptr, 1, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemsetD16(nullptr, 1, 4));
  refuses(hipErrorInvalidValue, hipMemsetD16(s.device, 1, SIZE_MAX));
  refuses(hipErrorInvalidValue, hipMemsetD16Async(nullptr, 1, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemsetD32(nullptr, 1, 4));
  refuses(hipErrorInvalidValue, hipMemsetD32(s.device, 1, kBytes / 4 + 1));
  refuses(hipErrorInvalidValue, hipMemsetD32Async(nullptr, 1, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemset2D(nullptr, 64, 1, 32, 4));
  refuses(hipErrorInvalidValue, hipMemset2D(s.device, 31, 1, 32, 4));
  refuses(hipErrorInvalidValue, hipMemset2D(s.device, 64, 1, 64, 65));
  refuses(hipErrorInvalidValue, hipMemset2DAsync(nullptr, 64, 1, 32, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemset2DAsync(s.device, 31, 1, 32, 4, s.stream));
  const hipExtent extent = make_hipExtent(32, 4, 2), deep = make_hipExtent(32, 4, 1000);
  const hipPitchedPtr nowhere = make_hipPitchedPtr(nullptr, 64, 64, 8);
  const hipPitchedPtr device = make_hipPitchedPtr(s.device, 64, 64, 8);
  refuses(hipErrorInvalidValue, hipMemset3D(nowhere, 1, extent));
  refuses(hipErrorInvalidValue, hipMemset3D(device, 1, deep));
  refuses(hipErrorInvalidValue, hipMemset3DAsync(nowhere, 1, extent, s.stream));
  refuses(hipErrorInvalidValue, hipMemset3DAsync(device, 1, deep, s.stream));
}

static void testFillsOfRows() {
  Sides s;
  const std::size_t wide = 64, tall = kBytes;
  refuses(hipErrorInvalidValue, hipMemsetD2D8(nullptr, wide, 1, 32, 4));
  refuses(hipErrorInvalidValue, hipMemsetD2D8(s.device, 31, 1, 32, 4));
  refuses(hipErrorInvalidValue, hipMemsetD2D8Async(s.device, wide, 1, 32, tall, s.stream));
  refuses(hipErrorInvalidValue, hipMemsetD2D16(s.device, 63, 1, 31, 4));
  refuses(hipErrorInvalidValue, hipMemsetD2D16Async(s.device + 1, wide, 1, 31, 4, s.stream));
  refuses(hipErrorInvalidValue, hipMemsetD2D32(s.device, 62, 1, 15, 4));
  refuses(hipErrorInvalidValue, hipMemsetD2D32Async(s.device, wide, 1, 17, 4, s.stream));
}

static void testBatches() {
  Sides s;
  void *to[] = {s.device, s.other}, *from[] = {s.other, s.device};
  std::size_t sizes[] = {16, kBytes + 1}, begins[] = {0, 0}, failed;
  hipMemcpyAttributes attributes[2]{};
  refuses(hipErrorInvalidValue, hipMemcpyBatchAsync(nullptr, from, sizes, 1, nullptr, nullptr, 0, &failed, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyBatchAsync(to, nullptr, sizes, 1, nullptr, nullptr, 0, &failed, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyBatchAsync(to, from, nullptr, 1, nullptr, nullptr, 0, &failed, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyBatchAsync(to, from, sizes, 0, nullptr, nullptr, 0, &failed, s.stream));
  refuses(hipErrorInvalidValue,  // the second one is bad, so that the first isn't done either
          hipMemcpyBatchAsync(to, from, sizes, 2, nullptr, nullptr, 0, &failed, s.stream));
  holds(failed == 1);
  refuses(hipErrorInvalidValue, hipMemcpyBatchAsync(to, from, sizes, 2, nullptr, begins, 1, &failed, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpyBatchAsync(to, from, sizes, 2, attributes, begins, 2, &failed, s.stream));
  holds(failed == SIZE_MAX);
  hipMemcpy3DBatchOp operation{};
  operation.extent = make_hipExtent(4, 4, 1);
  refuses(hipErrorInvalidValue, hipMemcpy3DBatchAsync(0, &operation, &failed, 0, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpy3DBatchAsync(1, nullptr, &failed, 0, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpy3DBatchAsync(1, &operation, &failed, 1, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpy3DBatchAsync(1, &operation, &failed, 0, s.stream));
  holds(failed == 0);
}

static void testPeerBoxes() {
  Sides s;
  hipMemcpy3DPeerParms copy{};
  copy.srcPtr = copy.dstPtr = make_hipPitchedPtr(s.device, 64, 64, 8);
  copy.extent = make_hipExtent(64, 8, 1000);
  refuses(hipErrorInvalidValue, hipMemcpy3DPeer(nullptr));
  refuses(hipErrorInvalidValue, hipMemcpy3DPeer(&copy));
  refuses(hipErrorInvalidValue, hipMemcpy3DPeerAsync(nullptr, s.stream));
  refuses(hipErrorInvalidValue, hipMemcpy3DPeerAsync(&copy, s.stream));
  copy.dstDevice = 77;
  refuses(hipErrorInvalidDevice, hipMemcpy3DPeer(&copy));
  refuses(hipErrorInvalidDevice, hipMemcpy3DPeerAsync(&copy, s.stream));
}

int main() {
  testPlain();
  testDriversPlain();
  testPeers();
  testSymbols();
  testRows();
  testDriversRows();
  testBoxes();
  testDriversBoxes();
  testFills();
  testFillsOfRows();
  testBatches();
  testPeerBoxes();
  return refusals::result();
}
