// The guarantees of copies and fills: order, when they return, overlap, sizes that don't fit, kinds.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstring>
#include <thread>
#include <vector>

#include "gate.h"
#include "sections.h"

constexpr std::size_t kBytes = 1 << 20;

// The calls return although the stream can't go on; afterwards everything has happened in order.
SECTION(asynchronous) {
  Stream stream;
  PinnedMemory<char> pinned(kBytes), back(kBytes);
  Memory<char> a(kBytes), b(kBytes);
  std::vector<char> registered(kBytes, 0), small(1000, 9);
  HIP(hipHostRegister(registered.data(), kBytes, hipHostRegisterDefault));
  HIP(hipMemset(a, 0, kBytes));
  HIP(hipDeviceSynchronize());
  std::memset(pinned, 1, kBytes);

  Gate gate(stream);
  HIP(hipMemcpyAsync(a, pinned, kBytes, hipMemcpyHostToDevice, stream));
  HIP(hipMemcpyWithStream(b, a, kBytes, hipMemcpyDeviceToDevice, stream));
  HIP(hipMemcpyAsync(back, b, kBytes, hipMemcpyDeviceToHost, stream));
  HIP(hipMemcpyAsync(registered.data(), b, kBytes, hipMemcpyDeviceToHost, stream));
  HIP(hipMemcpyAsync(a, small.data(), small.size(), hipMemcpyHostToDevice, stream));
  HIP(hipMemsetAsync(b, 5, kBytes, stream));
  std::memset(small.data(), 0, small.size());  // its bytes were copied
  std::memset(pinned, 3, kBytes);              // pinned memory is read when the copy runs
  gives(hipErrorNotReady, hipStreamQuery(stream));
  gate.open();
  HIP(hipStreamSynchronize(stream));
  gives(3, back[kBytes - 1]);
  gives(3, registered[kBytes - 1]);
  HIP(hipMemcpy(back, a, kBytes, hipMemcpyDeviceToHost));
  gives(9, back[999]);
  gives(3, back[1000]);
  HIP(hipMemcpy(back, b, kBytes, hipMemcpyDeviceToHost));
  gives(5, back[kBytes - 1]);
  HIP(hipHostUnregister(registered.data()));
}

// HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS makes the host wait for copies within the device, too.
SECTION(synchronous_memory) {
  Stream stream;
  Memory<char> a(kBytes), b(kBytes);
  unsigned yes = 1;
  HIP(hipPointerSetAttribute(&yes, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, b));
  HIP(hipMemcpyWithStream(b, a, kBytes, hipMemcpyDeviceToDevice, stream));
  gives(hipSuccess, hipStreamQuery(stream));
}

SECTION(overlap) {
  std::vector<int> numbers(10000), back(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<int>(i);
  Memory<int> device(numbers.size() * sizeof(int));
  for (const int shift : {1, 37, -1, -5000}) {
    auto expected = numbers;
    const int to = shift > 0 ? shift : 0, from = shift > 0 ? 0 : -shift;
    const std::size_t count = numbers.size() - std::size_t(shift > 0 ? shift : -shift);
    std::memmove(&expected[to], &expected[from], count * sizeof(int));
    HIP(hipMemcpy(device, numbers.data(), numbers.size() * sizeof(int), hipMemcpyHostToDevice));
    HIP(hipMemcpy(device + to, device + from, count * sizeof(int), hipMemcpyDeviceToDevice));
    HIP(hipMemcpy(back.data(), device, numbers.size() * sizeof(int), hipMemcpyDeviceToHost));
    gives(true, back == expected);
  }
  gives(hipSuccess, hipMemcpy(device, device, 4000, hipMemcpyDeviceToDevice));
  // Adjacent columns share no byte, though their extents do.
  HIP(hipMemcpy(device, numbers.data(), numbers.size() * sizeof(int), hipMemcpyHostToDevice));
  HIP(hipMemcpy2D(device + 50, 400, device, 400, 200, 100, hipMemcpyDeviceToDevice));
  HIP(hipMemcpy(back.data(), device, numbers.size() * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int y = 0; y < 100; ++y)
    for (int x = 0; x < 50; ++x) wrong += back[y * 100 + 50 + x] != y * 100 + x;
  gives(0, wrong);
}

// Every row is the source of the next one.
static void moveRows(char* memory) {
  constexpr std::size_t kPitch = 256, kWidth = 200, kRows = 12;
  std::vector<char> rows(kPitch * kRows);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<char>(i / kPitch);
  HIP(hipMemcpy(memory, rows.data(), rows.size(), hipMemcpyDefault));
  HIP(hipMemcpy2D(memory + kPitch, kPitch, memory, kPitch, kWidth, kRows - 1, hipMemcpyDefault));
  HIP(hipMemcpy(rows.data(), memory, rows.size(), hipMemcpyDefault));
  int wrong = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t row = i / kPitch;
    wrong += rows[i] != static_cast<char>(row - (row > 0 && i % kPitch < kWidth));
  }
  gives(0, wrong);
}

SECTION(overlapping_rows) {
  Memory<char> memory(4096);
  moveRows(memory);
}

SECTION(overlapping_pinned_rows) {
  PinnedMemory<char> memory(4096);
  moveRows(memory);
}

SECTION(overlapping_host_rows) {
  std::vector<char> memory(4096);
  moveRows(memory.data());
}

SECTION(directions) {
  int host[64] = {}, *device, *freed;
  HIP(hipMalloc(&device, 256));
  HIP(hipMalloc(&freed, 256));
  HIP(hipFree(freed));
  gives(hipErrorInvalidValue, hipMemcpy(host, host + 8, 16, hipMemcpyHostToDevice));
  gives(hipErrorInvalidValue, hipMemcpy(freed, host, 16, hipMemcpyHostToDevice));
  gives(hipErrorInvalidValue, hipMemcpy(host, freed, 16, hipMemcpyDeviceToHost));
  gives(hipErrorInvalidValue, hipMemcpy(host, host + 8, 16, hipMemcpyDeviceToHost));
  gives(hipErrorInvalidValue, hipMemcpy(device, host, 16, hipMemcpyDeviceToDevice));
  gives(hipErrorInvalidValue, hipMemcpyHtoD(host, host + 8, 16));
  gives(hipErrorInvalidValue, hipMemcpyDtoH(host, host + 8, 16));
  gives(hipErrorInvalidValue, hipMemcpyDtoD(device, host, 16));
  HIP(hipMemcpyHtoDAsync(device, host, 16, nullptr));
  HIP(hipMemcpyDtoDAsync(device + 8, device, 16, nullptr));
  HIP(hipMemcpyDtoHAsync(host + 8, device + 8, 16, nullptr));
  gives(hipErrorInvalidMemcpyDirection, hipMemcpy2D(device, 16, host, 16, 0, 2, static_cast<hipMemcpyKind>(9)));
  gives(hipErrorInvalidValue, hipMemcpy2D(device, SIZE_MAX / 2, host, SIZE_MAX / 2, 16, 4, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2D(device, 16, host, 16, 16, 0, hipMemcpyHostToDevice));
  HIP(hipFree(device));
}

SECTION(boxes) {
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
  reset();
  gives(hipSuccess, copy());
  box.dstPtr.pitch = SIZE_MAX;
  gives(hipErrorInvalidValue, copy());
  reset();
  box.dstPos.x = 1;
  gives(hipErrorInvalidValue, copy());
  reset();
  box.dstPos.y = 1;
  gives(hipErrorInvalidValue, copy());
  reset();
  box.dstPos.z = SIZE_MAX / 16;
  gives(hipErrorInvalidValue, copy());
  reset();
  box.extent.height = SIZE_MAX / 2;
  gives(hipErrorInvalidValue, hipMemcpy3DAsync(&box, nullptr));

  HIP_MEMCPY3D driver{};
  driver.srcMemoryType = hipMemoryTypeHost;
  driver.srcHost = host;
  driver.dstMemoryType = hipMemoryTypeDevice;
  driver.dstDevice = device;
  driver.WidthInBytes = 16;
  driver.Height = driver.Depth = 2;
  driver.srcPitch = driver.dstPitch = 16;
  driver.srcHeight = driver.dstHeight = 4;
  gives(hipSuccess, hipDrvMemcpy3D(&driver));
  gives(hipSuccess, hipDrvMemcpy3DAsync(&driver, nullptr));
  driver.dstDevice = host + 32;
  gives(hipErrorInvalidValue, hipDrvMemcpy3D(&driver));
  driver.dstDevice = device;
  driver.dstMemoryType = hipMemoryTypeArray;
  gives(hipErrorInvalidValue, hipDrvMemcpy3D(&driver));
  hip_Memcpy2D rows{};
  rows.srcMemoryType = hipMemoryTypeHost;
  rows.srcHost = host;
  rows.dstMemoryType = hipMemoryTypeUnified;
  rows.dstDevice = device;
  rows.WidthInBytes = 16;
  rows.Height = 2;
  gives(hipSuccess, hipMemcpyParam2D(&rows));
  gives(hipSuccess, hipMemcpyParam2DAsync(&rows, nullptr));
  gives(hipSuccess, hipDrvMemcpy2DUnaligned(&rows));
  rows.srcMemoryType = hipMemoryTypeArray;
  gives(hipErrorInvalidValue, hipDrvMemcpy2DUnaligned(&rows));
  HIP(hipDeviceSynchronize());
  HIP(hipFree(device));
}

SECTION(fills) {
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
  const std::pair<int, int> expected[] = {{0, 1},    {1, 2},   {2, 3},    {5, 4},   {6, 1},   {8, 5},   {15, 8},
                                          {16, 1},   {64, 9},  {68, 10},  {72, 1},  {99, 9},  {111, 1}, {128, 11},
                                          {130, 12}, {132, 1}, {136, 11}, {144, 1}, {234, 12}};
  for (const auto& [at, value] : expected) gives(value, back[at]);
  gives(hipSuccess, hipMemset(nullptr, 0, 0));
  gives(hipErrorInvalidValue, hipMemsetD16(device, 0, 129));
  gives(hipErrorInvalidValue, hipMemsetD32(device, 0, SIZE_MAX / 2));
  gives(hipErrorInvalidValue, hipMemset2D(device, 16, 0, 16, SIZE_MAX));
  box = make_hipPitchedPtr(device, 8, 8, 4);
  gives(hipErrorInvalidValue, hipMemset3D(box, 0, make_hipExtent(8, SIZE_MAX, 8)));
  gives(hipErrorInvalidValue, hipMemset3D(box, 0, make_hipExtent(8, 4, SIZE_MAX)));
  gives(hipErrorInvalidValue, hipMemset3D(box, 0, make_hipExtent(9, 4, 8)));
  HIP(hipFree(device));
}

// The number of bytes of a pitched buffer that aren't `row` in its rows and `padding` between them.
static int wrongBytes(const std::vector<char>& all, char row, char padding, std::size_t width, std::size_t pitch) {
  int wrong = 0;
  for (std::size_t i = 0; i < all.size(); ++i) wrong += all[i] != (i % pitch < width ? row : padding);
  return wrong;
}

// More rows than a copy makes commands for.
SECTION(many_rows) {
  constexpr std::size_t kWidth = 24, kPitch = 32, kRows = 500;
  Stream stream;
  Memory<char> a(kPitch * kRows), b(kPitch * kRows);
  HIP(hipMemset(b, 1, kPitch * kRows));
  HIP(hipDeviceSynchronize());
  std::vector<char> small(kWidth * kRows, 9), back(kPitch * kRows);
  Gate gate(stream);
  HIP(hipMemsetAsync(a, 7, kPitch * kRows, stream));
  HIP(hipMemset2DAsync(a, kPitch, 5, kWidth, kRows, stream));
  HIP(hipMemcpy2DAsync(b, kPitch, a, kPitch, kWidth, kRows, hipMemcpyDeviceToDevice, stream));
  HIP(hipMemcpy2DAsync(a, kPitch, small.data(), kWidth, kWidth, kRows, hipMemcpyHostToDevice, stream));
  std::memset(small.data(), 0, small.size());  // it was copied
  gives(hipErrorNotReady, hipStreamQuery(stream));
  gate.open();
  HIP(hipMemcpyAsync(back.data(), b, back.size(), hipMemcpyDeviceToHost, stream));
  gives(0, wrongBytes(back, 5, 1, kWidth, kPitch));
  HIP(hipMemcpyAsync(back.data(), a, back.size(), hipMemcpyDeviceToHost, stream));
  gives(0, wrongBytes(back, 9, 7, kWidth, kPitch));
  std::memset(back.data(), 3, back.size());
  HIP(hipMemcpy2D(back.data(), kPitch, a, kPitch, kWidth, kRows, hipMemcpyDeviceToHost));
  gives(0, wrongBytes(back, 9, 3, kWidth, kPitch));
}

// A thread without HIP forks while the only one with HIP copies by the host. The child's calls return errors.
SECTION(fork_while_copying) {
  std::vector<char> host(kBytes);
  Memory<char> device(kBytes);
  HIP(hipMemset(device, 0, kBytes));
  std::atomic<int> forked = 0, refused = 0;
  std::thread forks([&] {
    for (; forked < 20; ++forked) {
      const pid_t child = fork();
      if (child == 0) {
        alarm(60);  // ends a child that hangs
        int count;
        _exit(hipGetDeviceCount(&count) == hipErrorNotInitialized ? 0 : 1);
      }
      int status = 1;
      refused += waitpid(child, &status, 0) == child && status == 0;
    }
  });
  while (forked < 20) HIP(hipMemcpy(host.data(), device, kBytes, hipMemcpyDeviceToHost));
  forks.join();
  gives(20, refused.load());
}
