// Two devices: access to each other's memory, and copies between them in their streams' order.
#include "show.h"

#include <atomic>
#include <thread>
#include <vector>

__global__ void fill(int* data, int value) { data[threadIdx.x] = value; }

constexpr std::size_t kCount = 3 << 20;  // of ints: more than one piece of a copy
constexpr std::size_t kBytes = kCount * sizeof(int);

static void testAccess() {
  int can = 77, value = 77;
  HIP(hipDeviceCanAccessPeer(&can, 0, 1));
  show("can", can);
  HIP(hipDeviceCanAccessPeer(&value, 0, 0));
  show("can.self", value);
  show("can.null", hipDeviceCanAccessPeer(nullptr, 0, 1));
  show("can.bad", hipDeviceCanAccessPeer(&value, 0, 9));
  HIP(hipSetDevice(0));
  show("enable.flags", hipDeviceEnablePeerAccess(1, 1));
  show("enable.self", hipDeviceEnablePeerAccess(0, 0));
  show("enable.bad", hipDeviceEnablePeerAccess(9, 0));
  show("disable.early", hipDeviceDisablePeerAccess(1));
  show("enable", hipDeviceEnablePeerAccess(1, 0));
  show("enable.twice", hipDeviceEnablePeerAccess(1, 0));
  if (can) {
    int *data, back[64];
    HIP(hipSetDevice(1));
    HIP(hipMalloc(&data, sizeof back));
    HIP(hipSetDevice(0));
    fill<<<1, 64>>>(data, 42);
    HIP(hipDeviceSynchronize());
    HIP(hipMemcpy(back, data, sizeof back, hipMemcpyDeviceToHost));
    show("kernel", back[63]);
    HIP(hipFree(data));
  }
  show("disable", hipDeviceDisablePeerAccess(1));
  show("disable.twice", hipDeviceDisablePeerAccess(1));
  show("disable.bad", hipDeviceDisablePeerAccess(9));
}

static void testCopies() {
  int *a, *b;
  std::vector<int> host(kCount), back(kCount);
  for (std::size_t i = 0; i < kCount; ++i) host[i] = static_cast<int>(i * 7);
  HIP(hipSetDevice(1));
  HIP(hipMalloc(&b, kBytes));
  HIP(hipSetDevice(0));
  HIP(hipMalloc(&a, kBytes));
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));

  // The call returns while the stream can't go on, and the copy reads the result of the work before it.
  std::atomic<bool> open{false};
  HIP(hipLaunchHostFunc(stream, [](void* flag) {
    while (!static_cast<std::atomic<bool>*>(flag)->load()) std::this_thread::yield();
  }, &open));
  int* pinned;
  HIP(hipHostMalloc(&pinned, kBytes));
  for (std::size_t i = 0; i < kCount; ++i) pinned[i] = host[i];
  HIP(hipMemcpyAsync(a, pinned, kBytes, hipMemcpyHostToDevice, stream));
  HIP(hipMemcpyPeerAsync(b, 1, a, 0, kBytes, stream));
  HIP(hipMemsetAsync(a, 0, kBytes, stream));
  show("async.pending", hipStreamQuery(stream));
  open.store(true);
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  show("async.copied", back == host);
  HIP(hipMemcpy(back.data(), a, kBytes, hipMemcpyDeviceToHost));
  show("async.cleared", back[kCount - 1]);

  // hipMemcpyPeer comes after the earlier work of both devices.
  HIP(hipSetDevice(1));
  HIP(hipMemsetAsync(b, 3, kBytes, nullptr));
  HIP(hipSetDevice(0));
  HIP(hipMemsetAsync(a, 4, kBytes, nullptr));
  HIP(hipMemcpyPeer(a, 0, b, 1, kBytes));
  HIP(hipMemcpy(back.data(), a, kBytes, hipMemcpyDeviceToHost));
  show("peer", back[kCount - 1]);

  // Another device's memory, from the host and filled; rows that don't touch.
  HIP(hipMemcpy(b, host.data(), kBytes, hipMemcpyHostToDevice));
  HIP(hipMemcpyAsync(a, b, kBytes, hipMemcpyDefault, stream));
  HIP(hipMemsetAsync(b, 0x11, 4096, stream));
  HIP(hipMemcpy2DAsync(b + 1, 40, a, 80, 20, 50, hipMemcpyDeviceToDevice, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipMemcpy(back.data(), a, kBytes, hipMemcpyDeviceToHost));
  show("default", back == host);
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int y = 0; y < 50; ++y)
    for (int x = 0; x < 10; ++x)
      wrong += back[y * 10 + x] != (x >= 1 && x < 6 ? host[y * 20 + x - 1] : 0x11111111);
  show("rows.wrong", wrong);
  HIP(hipMemset(b, 0x22, kBytes));
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  show("filled", back[kCount - 1]);

  // Memory of the host that the other device pinned.
  HIP(hipSetDevice(1));
  HIP(hipMemcpy(b, pinned, kBytes, hipMemcpyHostToDevice));
  HIP(hipMemset(pinned, 0x33, 64));
  HIP(hipMemcpy(back.data(), b, kBytes, hipMemcpyDeviceToHost));
  show("pinned", back == host);
  show("pinned.filled", pinned[15]);
  show("pinned.behind", pinned[16]);

  show("peer.bad", hipMemcpyPeer(a, 0, b, 9, 4));
  show("peer.negative", hipMemcpyPeerAsync(a, -1, b, 1, 4, nullptr));
  show("peer.null", hipMemcpyPeer(a, 0, nullptr, 1, 4));
  show("peer.beyond", hipMemcpyPeer(a, 0, b, 1, kBytes + 1));
  show("peer.zero", hipMemcpyPeer(nullptr, 0, nullptr, 1, 0));
  HIP(hipHostFree(pinned));
  HIP(hipFree(a));
  HIP(hipFree(b));
}

int main() {
  testAccess();
  testCopies();
}
