// Allocation, copies and fills.
#include <vector>

#include "sections.h"

SECTION(sizes) {
  int host[16] = {};
  int* other;
  Memory<int> device(64);
  void* none = &none;
  gives(hipSuccess, hipMalloc(&none, 0));
  gives(true, none == nullptr);
  gives(hipErrorInvalidValue, hipMemcpy(device + 8, host, 40, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy(nullptr, nullptr, 0, hipMemcpyHostToDevice));
  gives(hipSuccess, hipFree(nullptr));
  HIP(hipMalloc(&other, 64));
  gives(hipSuccess, hipFree(other));
}

SECTION(copies) {
  std::vector<int> host(1 << 18), back(host.size());
  const std::size_t bytes = host.size() * sizeof(int);
  for (std::size_t i = 0; i < host.size(); ++i) host[i] = static_cast<int>(i * 2654435761u);
  int* a;
  HIP(hipMalloc(&a, bytes));
  Memory<int> b(bytes);
  PinnedMemory<int> pinned(bytes);
  HIP(hipMemcpy(a, host.data(), bytes, hipMemcpyHostToDevice));
  HIP(hipMemcpy(b, a, bytes, hipMemcpyDeviceToDevice));
  HIP(hipMemcpy(pinned, b, bytes, hipMemcpyDefault));
  HIP(hipMemcpy(back.data(), pinned, bytes, hipMemcpyHostToHost));
  gives(true, back == host);

  // A small pageable source may change as soon as an asynchronous copy has returned.
  int wrong = 0;
  for (int i = 0; i < 2000; ++i) {
    const int value = i;
    HIP(hipMemcpyAsync(a + i, &value, sizeof value, hipMemcpyHostToDevice));
  }
  HIP(hipMemcpy(back.data(), a, 2000 * sizeof(int), hipMemcpyDeviceToHost));
  for (int i = 0; i < 2000; ++i) wrong += back[i] != i;
  gives(0, wrong);

  HIP(hipMemset(a, 0x5A, 16));
  HIP(hipMemsetD16(reinterpret_cast<char*>(a) + 16, 0xBEEF, 4));
  HIP(hipMemsetD32(reinterpret_cast<char*>(a) + 24, 0x12345678, 2));
  unsigned words[8];
  HIP(hipMemcpyDtoH(words, a, sizeof words));
  gives(0x5A5A5A5A, words[3]);
  gives(0xBEEFBEEF, words[5]);
  gives(0x12345678, words[7]);
  HIP(hipFree(a));
}

SECTION(rows) {
  constexpr std::size_t width = 100, height = 37;
  unsigned char host[height][width], back[height][width];
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x) host[y][x] = static_cast<unsigned char>(y * 7 + x);
  void* device;
  std::size_t pitch;
  HIP(hipMallocPitch(&device, &pitch, width, height));
  gives(true, pitch >= width);
  HIP(hipMemset2D(device, pitch, 0xEE, width, height));
  HIP(hipMemcpy2D(static_cast<char*>(device) + 10, pitch, &host[0][10], width, 50, height, hipMemcpyHostToDevice));
  HIP(hipMemcpy2D(back, width, device, pitch, width, height, hipMemcpyDeviceToHost));
  int wrong = 0;
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x) wrong += back[y][x] != (x >= 10 && x < 60 ? host[y][x] : 0xEE);
  gives(0, wrong);
  HIP(hipFree(device));
}

SECTION(boxes) {
  const hipExtent extent = make_hipExtent(24, 5, 3);
  hipPitchedPtr device;
  HIP(hipMalloc3D(&device, extent));
  unsigned char host[3][5][24], back[3][5][24];
  for (int i = 0; i < 3 * 5 * 24; ++i) (&host[0][0][0])[i] = static_cast<unsigned char>(i);
  HIP(hipMemset3D(device, 1, extent));
  hipMemcpy3DParms in{};
  in.srcPtr = make_hipPitchedPtr(host, 24, 24, 5);
  in.dstPtr = device;
  in.extent = make_hipExtent(8, 2, 2);
  in.srcPos = in.dstPos = make_hipPos(4, 1, 1);
  in.kind = hipMemcpyHostToDevice;
  HIP(hipMemcpy3D(&in));
  hipMemcpy3DParms out{};
  out.srcPtr = device;
  out.dstPtr = make_hipPitchedPtr(back, 24, 24, 5);
  out.extent = extent;
  out.kind = hipMemcpyDeviceToHost;
  HIP(hipMemcpy3D(&out));
  int wrong = 0;
  for (int z = 0; z < 3; ++z)
    for (int y = 0; y < 5; ++y)
      for (int x = 0; x < 24; ++x) {
        const bool inside = z >= 1 && y >= 1 && y < 3 && x >= 4 && x < 12;
        wrong += back[z][y][x] != (inside ? host[z][y][x] : 1);
      }
  gives(0, wrong);
  HIP(hipFree(device.ptr));
}

SECTION(attributes) {
  int *device, *pinned, *managed, plain = 0;
  HIP(hipMalloc(&device, 256));
  HIP(hipHostMalloc(&pinned, 256, hipHostMallocMapped));
  HIP(hipMallocManaged(&managed, 256));
  hipPointerAttribute_t attributes;
  HIP(hipPointerGetAttributes(&attributes, device + 3));
  gives(2, attributes.type);
  gives(true, attributes.hostPointer == nullptr);
  HIP(hipPointerGetAttributes(&attributes, pinned + 3));
  gives(1, attributes.type);
  gives(2, attributes.allocationFlags);
  HIP(hipPointerGetAttributes(&attributes, managed));
  gives(3, attributes.type);
  gives(1, attributes.isManaged);
  HIP(hipPointerGetAttributes(&attributes, &plain));
  gives(0, attributes.type);
  void* mapped = nullptr;
  HIP(hipHostGetDevicePointer(&mapped, pinned, 0));
  gives(true, mapped == pinned);
  hipDeviceptr_t base;
  std::size_t size;
  HIP(hipMemGetAddressRange(&base, &size, device + 10));
  gives(true, base == device);
  gives(256, size);
  std::size_t before, after, total;
  HIP(hipMemGetInfo(&before, &total));
  HIP(hipFree(device));
  HIP(hipMemGetInfo(&after, &total));
  gives(256, after - before);
  HIP(hipHostFree(pinned));
  HIP(hipFree(managed));
}

SECTION(registered) {
  std::vector<int> memory(1000, 3);
  HIP(hipHostRegister(memory.data(), memory.size() * sizeof(int), hipHostRegisterMapped));
  Memory<int> device(4000);
  HIP(hipMemcpyAsync(device, memory.data(), 4000, hipMemcpyHostToDevice));
  int value = 0;
  HIP(hipMemcpy(&value, device + 999, sizeof value, hipMemcpyDeviceToHost));
  gives(3, value);
  gives(hipSuccess, hipHostUnregister(memory.data()));
}
