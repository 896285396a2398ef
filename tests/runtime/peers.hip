// Two devices: access to each other's memory, and copies between them in their streams' order.
#include <cstdlib>
#include <cstring>
#include <vector>

#include "gate.h"
#include "sections.h"

__global__ void fill(int* data, int value) { data[threadIdx.x] = value; }

constexpr std::size_t kCount = 3 << 20;  // of ints: more than one piece of a copy
constexpr std::size_t kBytes = kCount * sizeof(int);

// With system_memory hidden, the devices don't reach each other's memory.
SECTION(access) {
  const char* mask = std::getenv("HIPSPV_MASK");
  const bool near = mask == nullptr || std::strcmp(mask, "system_memory") != 0;
  int can = 77, value = 77;
  HIP(hipDeviceCanAccessPeer(&can, 0, 1));
  gives(near, can);
  HIP(hipDeviceCanAccessPeer(&value, 0, 0));
  gives(0, value);
  HIP(hipSetDevice(0));
  gives(hipErrorInvalidValue, hipDeviceEnablePeerAccess(1, 1));
  gives(hipErrorInvalidDevice, hipDeviceEnablePeerAccess(0, 0));
  gives(hipErrorInvalidDevice, hipDeviceEnablePeerAccess(9, 0));
  gives(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
  gives(near ? hipSuccess : hipErrorPeerAccessUnsupported, hipDeviceEnablePeerAccess(1, 0));
  gives(near ? hipErrorPeerAccessAlreadyEnabled : hipErrorPeerAccessUnsupported, hipDeviceEnablePeerAccess(1, 0));
  if (near) {
    int *data, back[64];
    HIP(hipSetDevice(1));
    HIP(hipMalloc(&data, sizeof back));
    HIP(hipSetDevice(0));
    fill<<<1, 64>>>(data, 42);
    HIP(hipDeviceSynchronize());
    HIP(hipMemcpy(back, data, sizeof back, hipMemcpyDeviceToHost));
    gives(42, back[63]);
    HIP(hipFree(data));
  }
  gives(near ? hipSuccess : hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
  gives(hipErrorPeerAccessNotEnabled, hipDeviceDisablePeerAccess(1));
  gives(hipErrorInvalidDevice, hipDeviceDisablePeerAccess(9));
}

SECTION(copies) {
  std::vector<int> host(kCount), back(kCount);
  for (std::size_t i = 0; i < kCount; ++i) host[i] = static_cast<int>(i * 7);
  HIP(hipSetDevice(1));
  Memory<int> b(kBytes);
  HIP(hipSetDevice(0));
  Memory<int> a(kBytes);
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));

  // The call returns while the stream can't go on, and the copy reads the result of the work before it.
  Gate gate(stream);
  PinnedMemory<int> pinned(kBytes);
  for (std::size_t i = 0; i < kCount; ++i) pinned[i] = host[i];
  HIP(hipMemcpyAsync(a, pinned, kBytes, hipMemcpyHostToDevice, stream));
  HIP(hipMemcpyPeerAsync(b, 1, a, 0, kBytes, stream));
  HIP(hipMemsetAsync(a, 0, kBytes, stream));
  gives(hipErrorNotReady, hipStreamQuery(stream));
  gate.open();
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  gives(true, back == host);
  HIP(hipMemcpy(back.data(), a, kBytes, hipMemcpyDeviceToHost));
  gives(0, back[kCount - 1]);

  // hipMemcpyPeer comes after the earlier work of both devices.
  HIP(hipSetDevice(1));
  HIP(hipMemsetAsync(b, 3, kBytes, nullptr));
  HIP(hipSetDevice(0));
  HIP(hipMemsetAsync(a, 4, kBytes, nullptr));
  HIP(hipMemcpyPeer(a, 0, b, 1, kBytes));
  HIP(hipMemcpy(back.data(), a, kBytes, hipMemcpyDeviceToHost));
  gives(0x03030303, back[kCount - 1]);

  // Another device's memory, from the host and filled; rows that don't touch.
  HIP(hipMemcpy(b, host.data(), kBytes, hipMemcpyHostToDevice));
  HIP(hipMemcpyAsync(a, b, kBytes, hipMemcpyDefault, stream));
  HIP(hipMemsetAsync(b, 0x11, 4096, stream));
  HIP(hipMemcpy2DAsync(b + 1, 40, a, 80, 20, 50, hipMemcpyDeviceToDevice, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemcpy(back.data(), a, kBytes, hipMemcpyDeviceToHost));
  gives(true, back == host);
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int y = 0; y < 50; ++y)
    for (int x = 0; x < 10; ++x) wrong += back[y * 10 + x] != (x >= 1 && x < 6 ? host[y * 20 + x - 1] : 0x11111111);
  gives(0, wrong);
  HIP(hipMemset(b, 0x22, kBytes));
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  gives(0x22222222, back[kCount - 1]);

  // Memory of the host that the other device pinned.
  HIP(hipSetDevice(1));
  HIP(hipMemcpy(b, pinned, kBytes, hipMemcpyHostToDevice));
  HIP(hipMemset(pinned, 0x33, 64));
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  gives(true, back == host);
  gives(0x33333333, pinned[15]);
  gives(112, pinned[16]);

  gives(hipErrorInvalidValue, hipMemcpyPeer(a, 0, b, 1, kBytes + 1));
  gives(hipSuccess, hipMemcpyPeer(nullptr, 0, nullptr, 1, 0));
}
