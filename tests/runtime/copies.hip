// The guarantees of copies and fills: order, when they return, overlap, sizes that don't fit, kinds.
#include "show.h"

#include <atomic>
#include <cstdint>
#include <cstring>
#include <thread>
#include <vector>

// A stream that waits at this point until the host lets it go on.
class Barrier {
 public:
  explicit Barrier(hipStream_t stream) {
    HIP(hipLaunchHostFunc(stream, [](void* open) {
      while (!static_cast<std::atomic<bool>*>(open)->load()) std::this_thread::yield();
    }, &open_));
  }
  void open() { open_.store(true); }

 private:
  std::atomic<bool> open_{false};
};

constexpr std::size_t kBytes = 1 << 20;

// The calls return although the stream can't go on; afterwards everything has happened in order.
static void testAsynchronous() {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  char *pinned, *back, *a, *b;
  HIP(hipHostMalloc(&pinned, kBytes));
  HIP(hipHostMalloc(&back, kBytes));
  HIP(hipMalloc(&a, kBytes));
  HIP(hipMalloc(&b, kBytes));
  std::vector<char> registered(kBytes, 0), small(1000, 9);
  HIP(hipHostRegister(registered.data(), kBytes, hipHostRegisterDefault));
  HIP(hipMemset(a, 0, kBytes));
  HIP(hipDeviceSynchronize());
  std::memset(pinned, 1, kBytes);

  Barrier barrier(stream);
  HIP(hipMemcpyAsync(a, pinned, kBytes, hipMemcpyHostToDevice, stream));
  HIP(hipMemcpyWithStream(b, a, kBytes, hipMemcpyDeviceToDevice, stream));
  HIP(hipMemcpyAsync(back, b, kBytes, hipMemcpyDeviceToHost, stream));
  HIP(hipMemcpyAsync(registered.data(), b, kBytes, hipMemcpyDeviceToHost, stream));
  HIP(hipMemcpyAsync(a, small.data(), small.size(), hipMemcpyHostToDevice, stream));
  HIP(hipMemsetAsync(b, 5, kBytes, stream));
  std::memset(small.data(), 0, small.size());  // its bytes were copied
  std::memset(pinned, 3, kBytes);              // pinned memory is read when the copy runs
  show("async.pending", hipStreamQuery(stream));
  barrier.open();
  HIP(hipStreamSynchronize(stream));
  show("async.back", back[kBytes - 1]);
  show("async.registered", registered[kBytes - 1]);
  HIP(hipMemcpy(back, a, kBytes, hipMemcpyDeviceToHost));
  show("async.small", back[999]);
  show("async.behind", back[1000]);
  HIP(hipMemcpy(back, b, kBytes, hipMemcpyDeviceToHost));
  show("async.set", back[kBytes - 1]);
  HIP(hipHostUnregister(registered.data()));
  for (char* memory : {a, b}) HIP(hipFree(memory));
  for (char* memory : {pinned, back}) HIP(hipHostFree(memory));
  HIP(hipStreamDestroy(stream));
}

// HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS makes the host wait for copies within the device, too.
static void testSynchronousMemory() {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  char *a, *b;
  HIP(hipMalloc(&a, kBytes));
  HIP(hipMalloc(&b, kBytes));
  unsigned yes = 1;
  HIP(hipPointerSetAttribute(&yes, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, b));
  HIP(hipMemcpyWithStream(b, a, kBytes, hipMemcpyDeviceToDevice, stream));
  show("sync.done", hipStreamQuery(stream));
  HIP(hipFree(a));
  HIP(hipFree(b));
  HIP(hipStreamDestroy(stream));
}

static void testOverlap() {
  std::vector<int> numbers(10000), back(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<int>(i);
  int* device;
  HIP(hipMalloc(&device, numbers.size() * sizeof(int)));
  for (const int shift : {1, 37, -1, -5000}) {
    auto expected = numbers;
    const int to = shift > 0 ? shift : 0, from = shift > 0 ? 0 : -shift;
    const std::size_t count = numbers.size() - std::size_t(shift > 0 ? shift : -shift);
    std::memmove(&expected[to], &expected[from], count * sizeof(int));
    HIP(hipMemcpy(device, numbers.data(), numbers.size() * sizeof(int), hipMemcpyHostToDevice));
    HIP(hipMemcpy(device + to, device + from, count * sizeof(int), hipMemcpyDeviceToDevice));
    HIP(hipMemcpy(back.data(), device, numbers.size() * sizeof(int), hipMemcpyDeviceToHost));
    std::printf("overlap.%d=%d\n", shift, back == expected);
  }
  show("overlap.self", hipMemcpy(device, device, 4000, hipMemcpyDeviceToDevice));
  // Adjacent columns share no byte, though their extents do.
  HIP(hipMemcpy(device, numbers.data(), numbers.size() * sizeof(int), hipMemcpyHostToDevice));
  HIP(hipMemcpy2D(device + 50, 400, device, 400, 200, 100, hipMemcpyDeviceToDevice));
  HIP(hipMemcpy(back.data(), device, numbers.size() * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int y = 0; y < 100; ++y)
    for (int x = 0; x < 50; ++x) wrong += back[y * 100 + 50 + x] != y * 100 + x;
  show("overlap.columns", wrong);
  HIP(hipFree(device));
}

static void testDirections() {
  int host[64] = {}, *device, *freed;
  HIP(hipMalloc(&device, 256));
  HIP(hipMalloc(&freed, 256));
  HIP(hipFree(freed));
  show("to.host", hipMemcpy(host, host + 8, 16, hipMemcpyHostToDevice));
  show("to.freed", hipMemcpy(freed, host, 16, hipMemcpyHostToDevice));
  show("from.freed", hipMemcpy(host, freed, 16, hipMemcpyDeviceToHost));
  show("from.host", hipMemcpy(host, host + 8, 16, hipMemcpyDeviceToHost));
  show("device.host", hipMemcpy(device, host, 16, hipMemcpyDeviceToDevice));
  show("driver.to.host", hipMemcpyHtoD(host, host + 8, 16));
  show("driver.from.host", hipMemcpyDtoH(host, host + 8, 16));
  show("driver.device", hipMemcpyDtoD(device, host, 16));
  show("async.kind", hipMemcpyAsync(device, host, 16, static_cast<hipMemcpyKind>(-1), nullptr));
  show("async.null", hipMemcpyAsync(device, nullptr, 16, hipMemcpyHostToDevice, nullptr));
  show("htod.async.null", hipMemcpyHtoDAsync(nullptr, host, 16, nullptr));
  show("dtoh.async.null", hipMemcpyDtoHAsync(host, nullptr, 16, nullptr));
  show("dtod.async.null", hipMemcpyDtoDAsync(device, nullptr, 16, nullptr));
  HIP(hipMemcpyHtoDAsync(device, host, 16, nullptr));
  HIP(hipMemcpyDtoDAsync(device + 8, device, 16, nullptr));
  HIP(hipMemcpyDtoHAsync(host + 8, device + 8, 16, nullptr));
  show("2d.kind", hipMemcpy2D(device, 16, host, 16, 16, 2, static_cast<hipMemcpyKind>(9)));
  show("2d.kind.empty", hipMemcpy2D(device, 16, host, 16, 0, 2, static_cast<hipMemcpyKind>(9)));
  show("2d.pitch.to", hipMemcpy2D(device, 8, host, 16, 16, 2, hipMemcpyHostToDevice));
  show("2d.pitch.from", hipMemcpy2DAsync(device, 16, host, 8, 16, 2, hipMemcpyHostToDevice, 0));
  show("2d.null", hipMemcpy2D(nullptr, 16, host, 16, 16, 2, hipMemcpyHostToDevice));
  show("2d.rows", hipMemcpy2D(device, 16, host, 16, 16, 17, hipMemcpyHostToDevice));
  show("2d.huge", hipMemcpy2D(device, SIZE_MAX / 2, host, SIZE_MAX / 2, 16, 4,
                              hipMemcpyHostToDevice));
  show("2d.empty", hipMemcpy2D(device, 16, host, 16, 16, 0, hipMemcpyHostToDevice));
  HIP(hipFree(device));
}

static void testBoxes() {
  int host[64] = {}, *device;
  HIP(hipMalloc(&device, 256));
  hipMemcpy3DParms box{};
  const auto copy = [&] { return hipMemcpy3D(&box); };
  const auto reset = [&] {
    box = {};
    box.srcPtr = make_hipPitchedPtr(host, 16, 16, 4);
    box.dstPtr = make_hipPitchedPtr(device, 16, 16, 4);
    box.extent = make_hipExtent(16, 4, 4);
    box.kind = hipMemcpyHostToDevice;
  };
  show("3d.nothing", hipMemcpy3D(nullptr));
  reset();
  show("3d", copy());
  box.srcPtr.ptr = nullptr;
  show("3d.null", copy());
  reset();
  box.dstPtr.pitch = 8;
  show("3d.pitch", copy());
  reset();
  box.dstPtr.pitch = SIZE_MAX;
  show("3d.pitch.huge", copy());
  reset();
  box.dstPos.x = 1;
  show("3d.x", copy());
  reset();
  box.dstPos.y = 1;
  show("3d.y", copy());
  reset();
  box.dstPos.z = SIZE_MAX / 16;
  show("3d.z", copy());
  reset();
  box.extent.depth = 5;
  show("3d.deep", copy());
  reset();
  box.extent.height = SIZE_MAX / 2;
  show("3d.high", hipMemcpy3DAsync(&box, nullptr));
  reset();
  box.kind = static_cast<hipMemcpyKind>(20);
  show("3d.kind", copy());

  HIP_MEMCPY3D driver{};
  driver.srcMemoryType = hipMemoryTypeHost;
  driver.srcHost = host;
  driver.dstMemoryType = hipMemoryTypeDevice;
  driver.dstDevice = device;
  driver.WidthInBytes = 16;
  driver.Height = driver.Depth = 2;
  driver.srcPitch = driver.dstPitch = 16;
  driver.srcHeight = driver.dstHeight = 4;
  show("driver", hipDrvMemcpy3D(&driver));
  show("driver.async", hipDrvMemcpy3DAsync(&driver, nullptr));
  driver.dstDevice = host + 32;
  show("driver.no device", hipDrvMemcpy3D(&driver));
  driver.dstDevice = device;
  driver.dstMemoryType = static_cast<hipMemoryType>(77);
  show("driver.type", hipDrvMemcpy3D(&driver));
  driver.dstMemoryType = hipMemoryTypeArray;
  show("driver.no array", hipDrvMemcpy3D(&driver));
  show("driver.nothing", hipDrvMemcpy3D(nullptr));
  hip_Memcpy2D rows{};
  rows.srcMemoryType = hipMemoryTypeHost;
  rows.srcHost = host;
  rows.dstMemoryType = hipMemoryTypeUnified;
  rows.dstDevice = device;
  rows.WidthInBytes = 16;
  rows.Height = 2;
  show("param", hipMemcpyParam2D(&rows));
  show("param.async", hipMemcpyParam2DAsync(&rows, nullptr));
  show("param.unaligned", hipDrvMemcpy2DUnaligned(&rows));
  rows.dstPitch = 8;
  show("param.pitch", hipMemcpyParam2D(&rows));
  rows.srcMemoryType = hipMemoryTypeArray;
  show("param.no array", hipDrvMemcpy2DUnaligned(&rows));
  show("param.nothing", hipMemcpyParam2D(nullptr));
  HIP(hipDeviceSynchronize());
  HIP(hipFree(device));
}

static void testFills() {
  unsigned char *device, back[256];
  HIP(hipMalloc(&device, 256));
  HIP(hipMemsetD8(device, 1, 256));
  HIP(hipMemsetD8Async(device + 1, 2, 1, nullptr));
  HIP(hipMemsetD16Async(device + 2, 0x0403, 2, nullptr));
  HIP(hipMemsetD32Async(device + 8, 0x08070605, 2, nullptr));
  HIP(hipMemset2D(device + 64, 16, 9, 4, 3));
  HIP(hipMemset2DAsync(device + 68, 16, 10, 4, 3, nullptr));
  hipPitchedPtr box = make_hipPitchedPtr(device + 128, 8, 8, 4);
  HIP(hipMemset3D(box, 11, make_hipExtent(2, 2, 4)));
  box.ptr = device + 130;
  HIP(hipMemset3DAsync(box, 12, make_hipExtent(2, 2, 4), nullptr));
  HIP(hipMemcpy(back, device, 256, hipMemcpyDeviceToHost));
  for (const int at : {0, 1, 2, 5, 6, 8, 15, 16, 64, 68, 72, 99, 111, 128, 130, 132, 136, 144, 234})
    std::printf("fill.%d=%d\n", at, back[at]);
  show("fill.null", hipMemset(nullptr, 0, 1));
  show("fill.empty", hipMemset(nullptr, 0, 0));
  show("fill.beyond", hipMemsetAsync(device, 0, 257, nullptr));
  show("fill.d16.beyond", hipMemsetD16(device, 0, 129));
  show("fill.d32.huge", hipMemsetD32(device, 0, SIZE_MAX / 2));
  show("fill.2d.pitch", hipMemset2D(device, 3, 0, 4, 2));
  show("fill.2d.beyond", hipMemset2D(device, 16, 0, 16, 17));
  show("fill.2d.huge", hipMemset2D(device, 16, 0, 16, SIZE_MAX));
  box = make_hipPitchedPtr(device, 8, 8, 4);
  show("fill.3d.null", hipMemset3D(make_hipPitchedPtr(nullptr, 8, 8, 4), 0, make_hipExtent(1, 1, 1)));
  show("fill.3d.high", hipMemset3D(box, 0, make_hipExtent(8, SIZE_MAX, 8)));
  show("fill.3d.deep", hipMemset3D(box, 0, make_hipExtent(8, 4, SIZE_MAX)));
  show("fill.3d.wide", hipMemset3D(box, 0, make_hipExtent(9, 4, 8)));
  HIP(hipFree(device));
}

// The number of bytes of a pitched buffer that aren't `row` in its rows and `padding` between them.
static int wrongBytes(const std::vector<char>& all, char row, char padding, std::size_t width,
                      std::size_t pitch) {
  int wrong = 0;
  for (std::size_t i = 0; i < all.size(); ++i)
    wrong += all[i] != (i % pitch < width ? row : padding);
  return wrong;
}

// More rows than a copy makes commands for.
static void testManyRows() {
  constexpr std::size_t kWidth = 24, kPitch = 32, kRows = 500;
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  char *a, *b;
  HIP(hipMalloc(&a, kPitch * kRows));
  HIP(hipMalloc(&b, kPitch * kRows));
  HIP(hipMemset(b, 1, kPitch * kRows));
  HIP(hipDeviceSynchronize());
  std::vector<char> small(kWidth * kRows, 9), back(kPitch * kRows);
  Barrier barrier(stream);
  HIP(hipMemsetAsync(a, 7, kPitch * kRows, stream));
  HIP(hipMemset2DAsync(a, kPitch, 5, kWidth, kRows, stream));
  HIP(hipMemcpy2DAsync(b, kPitch, a, kPitch, kWidth, kRows, hipMemcpyDeviceToDevice, stream));
  HIP(hipMemcpy2DAsync(a, kPitch, small.data(), kWidth, kWidth, kRows, hipMemcpyHostToDevice, stream));
  std::memset(small.data(), 0, small.size());  // it was copied
  show("rows.held", hipStreamQuery(stream));
  barrier.open();
  HIP(hipMemcpyAsync(back.data(), b, back.size(), hipMemcpyDeviceToHost, stream));
  show("rows.filled and copied", wrongBytes(back, 5, 1, kWidth, kPitch));
  HIP(hipMemcpyAsync(back.data(), a, back.size(), hipMemcpyDeviceToHost, stream));
  show("rows.kept", wrongBytes(back, 9, 7, kWidth, kPitch));
  std::memset(back.data(), 3, back.size());
  HIP(hipMemcpy2D(back.data(), kPitch, a, kPitch, kWidth, kRows, hipMemcpyDeviceToHost));
  show("rows.back", wrongBytes(back, 9, 3, kWidth, kPitch));
  HIP(hipFree(a));
  HIP(hipFree(b));
  HIP(hipStreamDestroy(stream));
}

int main() {
  testAsynchronous();
  testSynchronousMemory();
  testOverlap();
  testDirections();
  testBoxes();
  testFills();
  testManyRows();
}
