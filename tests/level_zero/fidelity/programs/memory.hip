// Allocations, copies, fills, managed memory, handles for other processes, devices as peers.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

#include "sections.h"

namespace {

constexpr std::size_t kBytes = 1 << 20;

__global__ void step(int* out) { out[threadIdx.x] += 1; }

void* device(std::size_t bytes = kBytes) {
  void* made = nullptr;
  gives(hipSuccess, hipMalloc(&made, bytes));
  return made;
}

}  // namespace

SECTION(copies) {
  void *one = device(), *other = device(), *pinned = nullptr;
  gives(hipSuccess, hipHostMalloc(&pinned, kBytes, 0));
  std::vector<char> pageable(kBytes);
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{4097}, kBytes}) {
    for (void* host : {pinned, static_cast<void*>(pageable.data())}) {
      gives(hipSuccess, hipMemcpy(one, host, bytes, hipMemcpyHostToDevice));
      gives(hipSuccess, hipMemcpy(host, one, bytes, hipMemcpyDeviceToHost));
      gives(hipSuccess, hipMemcpyAsync(one, host, bytes, hipMemcpyHostToDevice, nullptr));
      gives(hipSuccess, hipMemcpyAsync(host, one, bytes, hipMemcpyDeviceToHost, nullptr));
    }
    gives(hipSuccess, hipMemcpy(other, one, bytes, hipMemcpyDeviceToDevice));
    gives(hipSuccess, hipMemcpy(pinned, pageable.data(), bytes, hipMemcpyHostToHost));
  }
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipErrorInvalidValue, hipMemcpy(one, nullptr, 8, hipMemcpyHostToDevice));
  gives(hipSuccess, hipFree(one));
  gives(hipSuccess, hipFree(other));
  gives(hipSuccess, hipHostFree(pinned));
}

SECTION(boxes) {
  void* flat = nullptr;
  std::size_t pitch = 0;
  gives(hipSuccess, hipMallocPitch(&flat, &pitch, 100, 50));
  std::vector<char> rows(100 * 50 * 8);
  gives(hipSuccess, hipMemcpy2D(flat, pitch, rows.data(), 100, 100, 50, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2D(rows.data(), 120, flat, pitch, 99, 49, hipMemcpyDeviceToHost));
  gives(hipSuccess, hipMemset2D(flat, pitch, 7, 33, 20));
  hipPitchedPtr solid{};
  const hipExtent extent = make_hipExtent(100, 50, 8);
  gives(hipSuccess, hipMalloc3D(&solid, extent));
  hipMemcpy3DParms copy{};
  copy.srcPtr = make_hipPitchedPtr(rows.data(), 100, 100, 50);
  copy.dstPtr = solid;
  copy.extent = extent;
  copy.kind = hipMemcpyHostToDevice;
  gives(hipSuccess, hipMemcpy3D(&copy));
  copy.dstPos = make_hipPos(3, 2, 1);
  copy.extent = make_hipExtent(64, 32, 4);
  gives(hipSuccess, hipMemcpy3DAsync(&copy, nullptr));
  gives(hipSuccess, hipMemset3D(solid, 1, make_hipExtent(10, 10, 8)));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(flat));
  gives(hipSuccess, hipFree(solid.ptr));
}

SECTION(fills) {
  void *memory = device(), *pinned = nullptr;
  gives(hipSuccess, hipHostMalloc(&pinned, kBytes, 0));
  for (void* each : {memory, pinned}) {
    for (const int shift : {0, 1, 2, 4}) {
      auto* start = static_cast<char*>(each) + shift;
      gives(hipSuccess, hipMemset(start, 5, 1001));
      gives(hipSuccess, hipMemsetAsync(start, 0, kBytes - 64, nullptr));
    }
    gives(hipSuccess, hipMemsetD16(each, 0x1234, 501));
    gives(hipSuccess, hipMemsetD32(each, 0x12345678, 501));
  }
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(memory));
  gives(hipSuccess, hipHostFree(pinned));
}

SECTION(managed) {
  int* memory = nullptr;
  gives(hipSuccess, hipMallocManaged(&memory, kBytes));
  memory[0] = 1;
  step<<<1, 32>>>(memory);
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipMemAdvise(memory, kBytes, hipMemAdviseSetReadMostly, 0));
  gives(hipSuccess, hipMemAdvise(memory, kBytes, hipMemAdviseSetPreferredLocation, 0));
  gives(hipSuccess, hipMemAdvise(memory, kBytes, hipMemAdviseUnsetReadMostly, 0));
  gives(hipSuccess, hipMemPrefetchAsync(memory, kBytes, 0, nullptr));
  gives(hipSuccess, hipMemPrefetchAsync(memory, kBytes, hipCpuDeviceId, nullptr));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(memory));
}

SECTION(pointers) {
  void *memory = device(), *pinned = nullptr, *managed = nullptr;
  gives(hipSuccess, hipHostMalloc(&pinned, kBytes, 0));
  gives(hipSuccess, hipMallocManaged(&managed, kBytes));
  const auto type = [](void* pointer) {
    hipPointerAttribute_t found{};
    gives(hipSuccess, hipPointerGetAttributes(&found, static_cast<char*>(pointer) + 100));
    return static_cast<int>(found.type);
  };
  gives(static_cast<int>(hipMemoryTypeDevice), type(memory));
  gives(static_cast<int>(hipMemoryTypeHost), type(pinned));
  gives(static_cast<int>(hipMemoryTypeManaged), type(managed));
  hipDeviceptr_t base = nullptr;
  std::size_t bytes = 0;
  gives(hipSuccess, hipMemGetAddressRange(&base, &bytes, static_cast<char*>(memory) + 100));
  gives(true, base == memory && bytes == kBytes);
  for (void* each : {memory, managed}) gives(hipSuccess, hipFree(each));
  gives(hipSuccess, hipHostFree(pinned));
}

SECTION(handles) {
  void* memory = device();
  hipIpcMemHandle_t handle{};
  gives(hipSuccess, hipIpcGetMemHandle(&handle, memory));
  gives(hipSuccess, hipFree(memory));
}

SECTION(stream_ordered) {
  hipStream_t stream = nullptr;
  gives(hipSuccess, hipStreamCreate(&stream));
  for (int round = 0; round < 3; ++round) {
    void* memory = nullptr;
    gives(hipSuccess, hipMallocAsync(&memory, kBytes, stream));
    gives(hipSuccess, hipMemsetAsync(memory, 1, kBytes, stream));
    gives(hipSuccess, hipFreeAsync(memory, stream));
  }
  gives(hipSuccess, hipStreamSynchronize(stream));
  gives(hipSuccess, hipStreamDestroy(stream));
}

// Two devices.
SECTION(peers) {
  int able = -1;
  gives(hipSuccess, hipDeviceCanAccessPeer(&able, 0, 1));
  void* one = device();
  gives(hipSuccess, hipSetDevice(1));
  void* other = device();
  gives(hipSuccess, hipMemcpyPeer(other, 1, one, 0, kBytes));
  gives(hipSuccess, hipMemcpyPeerAsync(one, 0, other, 1, kBytes, nullptr));
  gives(hipSuccess, hipMemcpy(other, one, kBytes, hipMemcpyDeviceToDevice));
  step<<<1, 32>>>(static_cast<int*>(other));
  gives(hipSuccess, hipGetLastError());
  if (able == 1) {
    gives(hipSuccess, hipDeviceEnablePeerAccess(0, 0));
    step<<<1, 32>>>(static_cast<int*>(one));
    gives(hipSuccess, hipGetLastError());
  }
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(other));
  gives(hipSuccess, hipSetDevice(0));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(hipSuccess, hipFree(one));
}
