// Allocation, copies and fills, and their errors in HIP.
#include "show.h"

#include <cstring>
#include <vector>

static void testErrors() {
  int host[4] = {};
  int *device, *other;
  HIP(hipMalloc(&device, 64));
  show("malloc.null", hipMalloc(static_cast<void**>(nullptr), 4));
  void* none = &none;
  show("malloc.zero", hipMalloc(&none, 0));
  show("malloc.zero.null", none == nullptr);
  show("malloc.huge", hipMalloc(&none, ~std::size_t{0} / 2));
  show("copy.null", hipMemcpy(nullptr, host, 4, hipMemcpyHostToDevice));
  show("copy.kind", hipMemcpy(device, host, 4, static_cast<hipMemcpyKind>(77)));
  show("copy.overrun", hipMemcpy(device, host, 65, hipMemcpyHostToDevice));
  show("copy.overrun.inside", hipMemcpy(device + 8, host, 40, hipMemcpyHostToDevice));
  show("copy.nodevice", hipMemcpy(host, host + 2, 8, hipMemcpyHostToDevice));
  show("copy.zero", hipMemcpy(nullptr, nullptr, 0, hipMemcpyHostToDevice));
  show("set.host", hipMemset(host, 0, 4));
  show("set.overrun", hipMemset(device, 0, 65));
  show("free.null", hipFree(nullptr));
  show("free.host", hipFree(host));
  show("free.inside", hipFree(device + 1));
  HIP(hipMalloc(&other, 64));
  show("free", hipFree(other));
  show("free.double", hipFree(other));
  show("hostfree.device", hipHostFree(device));
  show("pitch", hipMemcpy2D(device, 4, host, 8, 8, 2, hipMemcpyHostToDevice));
  HIP(hipFree(device));
  show("last", hipGetLastError());
  show("last.cleared", hipGetLastError());
}

static void testCopies() {
  std::vector<int> host(1 << 18), back(host.size());
  const std::size_t bytes = host.size() * sizeof(int);
  for (std::size_t i = 0; i < host.size(); ++i) host[i] = static_cast<int>(i * 2654435761u);
  int *a, *b, *pinned;
  HIP(hipMalloc(&a, bytes));
  HIP(hipMalloc(&b, bytes));
  HIP(hipHostMalloc(&pinned, bytes));
  HIP(hipMemcpy(a, host.data(), bytes, hipMemcpyHostToDevice));
  HIP(hipMemcpy(b, a, bytes, hipMemcpyDeviceToDevice));
  HIP(hipMemcpy(pinned, b, bytes, hipMemcpyDefault));
  HIP(hipMemcpy(back.data(), pinned, bytes, hipMemcpyHostToHost));
  show("roundtrip", back == host);

  // A small pageable source may change as soon as an asynchronous copy has returned.
  int wrong = 0;
  for (int i = 0; i < 2000; ++i) {
    const int value = i;
    HIP(hipMemcpyAsync(a + i, &value, sizeof value, hipMemcpyHostToDevice));
  }
  HIP(hipMemcpy(back.data(), a, 2000 * sizeof(int), hipMemcpyDeviceToHost));
  for (int i = 0; i < 2000; ++i) wrong += back[i] != i;
  show("staged.wrong", wrong);

  HIP(hipMemset(a, 0x5A, 16));
  HIP(hipMemsetD16(reinterpret_cast<char*>(a) + 16, 0xBEEF, 4));
  HIP(hipMemsetD32(reinterpret_cast<char*>(a) + 24, 0x12345678, 2));
  unsigned words[8];
  HIP(hipMemcpyDtoH(words, a, sizeof words));
  show("set8", words[3]);
  show("set16", words[5]);
  show("set32", words[7]);
  HIP(hipFree(a));
  HIP(hipFree(b));
  HIP(hipHostFree(pinned));
}

static void test2D() {
  constexpr std::size_t width = 100, height = 37;
  unsigned char host[height][width], back[height][width];
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x) host[y][x] = static_cast<unsigned char>(y * 7 + x);
  void* device;
  std::size_t pitch;
  HIP(hipMallocPitch(&device, &pitch, width, height));
  show("pitch.enough", pitch >= width);
  HIP(hipMemset2D(device, pitch, 0xEE, width, height));
  HIP(hipMemcpy2D(static_cast<char*>(device) + 10, pitch, &host[0][10], width, 50, height,
                  hipMemcpyHostToDevice));
  HIP(hipMemcpy2D(back, width, device, pitch, width, height, hipMemcpyDeviceToHost));
  int wrong = 0;
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x)
      wrong += back[y][x] != (x >= 10 && x < 60 ? host[y][x] : 0xEE);
  show("2d.wrong", wrong);
  HIP(hipFree(device));
}

static void test3D() {
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
  show("3d.wrong", wrong);
  HIP(hipFree(device.ptr));
}

static void testAttributes() {
  int *device, *pinned, *managed, plain = 0;
  HIP(hipMalloc(&device, 256));
  HIP(hipHostMalloc(&pinned, 256, hipHostMallocMapped));
  HIP(hipMallocManaged(&managed, 256));
  hipPointerAttribute_t attributes;
  HIP(hipPointerGetAttributes(&attributes, device + 3));
  show("attr.device", attributes.type);
  show("attr.device.host", attributes.hostPointer == nullptr);
  HIP(hipPointerGetAttributes(&attributes, pinned + 3));
  show("attr.host", attributes.type);
  show("attr.host.flags", attributes.allocationFlags);
  HIP(hipPointerGetAttributes(&attributes, managed));
  show("attr.managed", attributes.type);
  show("attr.isManaged", attributes.isManaged);
  HIP(hipPointerGetAttributes(&attributes, &plain));
  show("attr.plain", attributes.type);
  void* mapped = nullptr;
  HIP(hipHostGetDevicePointer(&mapped, pinned, 0));
  show("mapped", mapped == pinned);
  hipDeviceptr_t base;
  std::size_t size;
  HIP(hipMemGetAddressRange(&base, &size, device + 10));
  show("range.base", base == device);
  show("range.size", size);
  std::size_t before, after, total;
  HIP(hipMemGetInfo(&before, &total));
  HIP(hipFree(device));
  HIP(hipMemGetInfo(&after, &total));
  show("meminfo", after - before);
  HIP(hipHostFree(pinned));
  HIP(hipFree(managed));
}

static void testRegister() {
  std::vector<int> memory(1000, 3);
  HIP(hipHostRegister(memory.data(), memory.size() * sizeof(int), hipHostRegisterMapped));
  show("register.twice", hipHostRegister(memory.data(), 4, 0));
  int* device;
  HIP(hipMalloc(&device, 4000));
  HIP(hipMemcpyAsync(device, memory.data(), 4000, hipMemcpyHostToDevice));
  int value = 0;
  HIP(hipMemcpy(&value, device + 999, sizeof value, hipMemcpyDeviceToHost));
  show("register.copy", value);
  show("unregister", hipHostUnregister(memory.data()));
  show("unregister.twice", hipHostUnregister(memory.data()));
  HIP(hipFree(device));
}

int main() {
  testErrors();
  testCopies();
  test2D();
  test3D();
  testAttributes();
  testRegister();
  return 0;
}
