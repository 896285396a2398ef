// Allocation, host memory, managed memory, and queries about an address.
#include <vector>

#include "untouched.h"

constexpr std::size_t kTooMuch = std::size_t{1} << 60;  // more than any machine has
constexpr unsigned kNoFlag = 1u << 27;

static void testDeviceMemory() {
  void* data = &data;
  refuses(hipErrorInvalidValue, hipMalloc(static_cast<void**>(nullptr), 4));
  refuses(hipErrorOutOfMemory, hipMalloc(&data, kTooMuch));
  holds(data == nullptr);  // so that a program that frees it in any case may go on
  refuses(hipErrorInvalidValue, hipExtMallocWithFlags(nullptr, 4, hipDeviceMallocDefault));
  refuses(hipErrorOutOfMemory, hipExtMallocWithFlags(&data, kTooMuch, hipDeviceMallocDefault));
  Untouched<void*> pointer;
  Untouched<std::size_t> pitch;
  refuses(hipErrorInvalidValue, hipExtMallocWithFlags(pointer, 4, kNoFlag));
  refuses(hipErrorInvalidValue, hipExtMallocWithFlags(pointer, 4, hipMallocSignalMemory));
  refuses(hipErrorInvalidValue, hipMallocPitch(static_cast<void**>(nullptr), pitch, 16, 16));
  refuses(hipErrorInvalidValue, hipMallocPitch(pointer, nullptr, 16, 16));
  refuses(hipErrorInvalidValue, hipMallocPitch(pointer, pitch, SIZE_MAX, 16));
  refuses(hipErrorOutOfMemory, hipMallocPitch(&data, pitch, kTooMuch, 16));
  refuses(hipErrorInvalidValue, hipMemAllocPitch(nullptr, pitch, 16, 16, 4));
  refuses(hipErrorInvalidValue, hipMemAllocPitch(pointer, nullptr, 16, 16, 4));
  refuses(hipErrorInvalidValue, hipMemAllocPitch(pointer, pitch, 16, 16, 3));
  refuses(hipErrorInvalidValue, hipMemAllocPitch(pointer, pitch, 0, 16, 4));
  refuses(hipErrorOutOfMemory, hipMemAllocPitch(&data, pitch, kTooMuch, 16, 4));
  Untouched<hipPitchedPtr> pitched;
  refuses(hipErrorInvalidValue, hipMalloc3D(nullptr, make_hipExtent(16, 4, 2)));
  refuses(hipErrorInvalidValue, hipMalloc3D(pitched, make_hipExtent(SIZE_MAX, 4, 2)));
  refuses(hipErrorOutOfMemory, hipMalloc3D(pitched, make_hipExtent(16, kTooMuch, kTooMuch)));
}

static void testFree() {
  void *device, *host;
  std::vector<int> own(16);
  HIP(hipMalloc(&device, 64));
  HIP(hipHostMalloc(&host, 64));
  refuses(hipErrorInvalidValue, hipFree(own.data()));
  refuses(hipErrorInvalidValue, hipFree(static_cast<char*>(device) + 4));
  refuses(hipErrorInvalidValue, hipHostFree(own.data()));
  refuses(hipErrorInvalidValue, hipHostFree(device));
  refuses(hipErrorInvalidValue, hipFreeHost(own.data()));
  refuses(hipErrorInvalidValue, hipFreeHost(device));
  HIP(hipMemset(device, 1, 64));  // it is still there
  HIP(hipFree(device));
  HIP(hipHostFree(host));
  refuses(hipErrorInvalidValue, hipFree(device));
  refuses(hipErrorInvalidValue, hipHostFree(host));
  refuses(hipErrorInvalidValue, hipFreeHost(host));
}

static void testHostMemory() {
  void* data;
  Untouched<void*> pointer;
  refuses(hipErrorOutOfMemory, hipHostMalloc(&data, kTooMuch));
  refuses(hipErrorOutOfMemory, hipMallocHost(&data, kTooMuch));
  refuses(hipErrorOutOfMemory, hipMemAllocHost(&data, kTooMuch));
  refuses(hipErrorOutOfMemory, hipHostAlloc(&data, kTooMuch, hipHostAllocDefault));
  refuses(hipErrorOutOfMemory, hipExtHostAlloc(&data, kTooMuch, hipHostMallocDefault));
  refuses(hipErrorInvalidValue, hipHostMalloc(static_cast<void**>(nullptr), 4));
  refuses(hipErrorInvalidValue, hipHostMalloc(pointer, 4, kNoFlag));
  refuses(hipErrorInvalidValue, hipHostMalloc(pointer, 4, hipHostMallocCoherent | hipHostMallocNonCoherent));
  refuses(hipErrorInvalidValue, hipMallocHost(static_cast<void**>(nullptr), 4));
  refuses(hipErrorInvalidValue, hipMemAllocHost(static_cast<void**>(nullptr), 4));
  refuses(hipErrorInvalidValue, hipHostAlloc(nullptr, 4, hipHostAllocDefault));
  refuses(hipErrorInvalidValue, hipHostAlloc(pointer, 4, kNoFlag));
  refuses(hipErrorInvalidValue, hipExtHostAlloc(pointer, 4, kNoFlag));
}

static void testRegistering() {
  std::vector<int> own(4096);
  const std::size_t bytes = own.size() * sizeof(int);
  refuses(hipErrorInvalidValue, hipHostRegister(nullptr, bytes, hipHostRegisterDefault));
  refuses(hipErrorInvalidValue, hipHostRegister(own.data(), 0, hipHostRegisterDefault));
  refuses(hipErrorInvalidValue, hipHostRegister(own.data(), bytes, kNoFlag));
  HIP(hipHostRegister(own.data(), bytes, hipHostRegisterDefault));
  refuses(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(own.data(), bytes, hipHostRegisterDefault));
  refuses(hipErrorInvalidValue, hipHostUnregister(nullptr));
  HIP(hipHostUnregister(own.data()));
  refuses(hipErrorHostMemoryNotRegistered, hipHostUnregister(own.data()));

  PinnedMemory<void> host(64);
  Memory<void> device(64);
  Untouched<void*> pointer;
  Untouched<unsigned> flags;
  refuses(hipErrorInvalidValue, hipHostGetDevicePointer(nullptr, host, 0));
  refuses(hipErrorInvalidValue, hipHostGetDevicePointer(pointer, host, 1));
  refuses(hipErrorInvalidValue, hipHostGetDevicePointer(pointer, nullptr, 0));
  refuses(hipErrorInvalidValue, hipHostGetDevicePointer(pointer, own.data(), 0));
  refuses(hipErrorInvalidValue, hipHostGetFlags(nullptr, host));
  refuses(hipErrorInvalidValue, hipHostGetFlags(flags, nullptr));
  refuses(hipErrorInvalidValue, hipHostGetFlags(flags, own.data()));
  refuses(hipErrorInvalidValue, hipHostGetFlags(flags, device));
}

static void testManaged() {
  Untouched<void*> pointer;
  void* data;
  refuses(hipErrorInvalidValue, hipMallocManaged(static_cast<void**>(nullptr), 4));
  refuses(hipErrorInvalidValue, hipMallocManaged(pointer, 0));
  refuses(hipErrorInvalidValue, hipMallocManaged(pointer, 4, 3));
  refuses(hipErrorMemoryAllocation, hipMallocManaged(&data, kTooMuch));

  HIP(hipMallocManaged(&data, 4096));
  Memory<void> device(4096);
  PinnedMemory<void> host(4096);
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync(nullptr, 4096, 0));
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync(data, 0, 0));
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync(data, 8192, 0));
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync(device, 4096, 0));
  refuses(hipErrorInvalidDevice, hipMemPrefetchAsync(data, 4096, 77));
  refuses(hipErrorInvalidValue, hipMemAdvise(nullptr, 4096, hipMemAdviseSetReadMostly, 0));
  refuses(hipErrorInvalidValue, hipMemAdvise(data, 0, hipMemAdviseSetReadMostly, 0));
  refuses(hipErrorInvalidValue, hipMemAdvise(data, 8192, hipMemAdviseSetReadMostly, 0));
  refuses(hipErrorInvalidValue, hipMemAdvise(data, 4096, hipMemoryAdvise(77), 0));
  refuses(hipErrorInvalidDevice, hipMemAdvise(data, 4096, hipMemAdviseSetPreferredLocation, 77));
  const hipMemLocation near{hipMemLocationTypeDevice, 0}, far{hipMemLocationTypeDevice, 77};
  const hipMemLocation nowhere{hipMemLocationTypeInvalid, 0};
  const hipMemoryAdvise preferred = hipMemAdviseSetPreferredLocation;
  refuses(hipErrorInvalidValue, hipMemAdvise_v2(nullptr, 4096, preferred, near));
  refuses(hipErrorInvalidValue, hipMemAdvise_v2(data, 4096, preferred, nowhere));
  refuses(hipErrorInvalidDevice, hipMemAdvise_v2(data, 4096, preferred, far));
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync_v2(nullptr, 4096, near, 0, nullptr));
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync_v2(data, 4096, near, 1, nullptr));
  refuses(hipErrorInvalidValue, hipMemPrefetchAsync_v2(data, 4096, nowhere, 0, nullptr));
  refuses(hipErrorInvalidDevice, hipMemPrefetchAsync_v2(data, 4096, far, 0, nullptr));
  refuses(hipErrorInvalidValue, hipStreamAttachMemAsync(nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipStreamAttachMemAsync(nullptr, data, 64));
  refuses(hipErrorInvalidValue, hipStreamAttachMemAsync(nullptr, data, 0, kNoFlag));
  refuses(hipErrorInvalidValue, hipStreamAttachMemAsync(nullptr, data, 0, hipMemAttachSingle));
  refuses(hipErrorInvalidValue, hipStreamAttachMemAsync(nullptr, device));
  HIP(hipFree(data));
}

static void testRanges() {
  ManagedMemory<void> data(4096);
  Untouched<int> value, second;
  int known = 0;
  const auto preferred = hipMemRangeAttributePreferredLocation;
  refuses(hipErrorInvalidValue, hipMemRangeGetAttribute(nullptr, 4, preferred, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttribute(value, 3, preferred, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttribute(value, 4, preferred, nullptr, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttribute(value, 4, preferred, data, 0));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttribute(value, 4, preferred, data, 8192));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttribute(value, 4, hipMemRangeAttribute(77), data, 4096));

  void* to[] = {value, second};
  std::size_t sizes[] = {4, 4}, odd[] = {4, 3};
  hipMemRangeAttribute which[] = {preferred, hipMemRangeAttributeReadMostly};
  hipMemRangeAttribute unknown[] = {preferred, hipMemRangeAttribute(77)};
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(nullptr, sizes, which, 2, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(to, nullptr, which, 2, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(to, sizes, nullptr, 2, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(to, sizes, which, 0, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(to, sizes, which, 2, nullptr, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(to, odd, which, 2, data, 4096));
  refuses(hipErrorInvalidValue, hipMemRangeGetAttributes(to, sizes, unknown, 2, data, 4096));
  HIP(hipMemRangeGetAttribute(&known, 4, preferred, data, 4096));
  holds(known == hipInvalidDeviceId);
}

static void testPointers() {
  Memory<char> data(64);
  const unsigned one = 1, two = 2;
  int own = 0;
  Untouched<hipPointerAttribute_t> attributes;
  Untouched<void*> value, second;
  const auto start = HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR;
  refuses(hipErrorInvalidValue, hipPointerGetAttributes(nullptr, data));
  refuses(hipErrorInvalidValue, hipPointerGetAttributes(attributes, nullptr));
  refuses(hipErrorInvalidValue, hipPointerGetAttribute(nullptr, start, data));
  refuses(hipErrorInvalidValue, hipPointerGetAttribute(value, start, nullptr));
  refuses(hipErrorInvalidValue, hipPointerGetAttribute(value, hipPointer_attribute(77), data));
  refuses(hipErrorNotSupported, hipPointerGetAttribute(value, HIP_POINTER_ATTRIBUTE_CONTEXT, data));
  hipPointer_attribute which[] = {start, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER};
  void* to[] = {value, second};
  void* hole[] = {value, nullptr};
  refuses(hipErrorInvalidValue, hipDrvPointerGetAttributes(0, which, to, data));
  refuses(hipErrorInvalidValue, hipDrvPointerGetAttributes(2, nullptr, to, data));
  refuses(hipErrorInvalidValue, hipDrvPointerGetAttributes(2, which, nullptr, data));
  refuses(hipErrorInvalidValue, hipDrvPointerGetAttributes(2, which, to, nullptr));
  refuses(hipErrorInvalidValue, hipDrvPointerGetAttributes(2, which, hole, data));
  const auto sync = HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS;
  refuses(hipErrorInvalidValue, hipPointerSetAttribute(nullptr, sync, data));
  refuses(hipErrorInvalidValue, hipPointerSetAttribute(&one, sync, nullptr));
  refuses(hipErrorInvalidValue, hipPointerSetAttribute(&one, start, data));
  refuses(hipErrorInvalidValue, hipPointerSetAttribute(&two, sync, data));
  refuses(hipErrorInvalidDevicePointer, hipPointerSetAttribute(&one, sync, &own));
  Untouched<std::size_t> size;
  Untouched<hipDeviceptr_t> base;
  refuses(hipErrorInvalidValue, hipMemPtrGetInfo(nullptr, size));
  refuses(hipErrorInvalidValue, hipMemPtrGetInfo(data, nullptr));
  refuses(hipErrorInvalidValue, hipMemPtrGetInfo(&own, size));
  refuses(hipErrorNotFound, hipMemGetAddressRange(base, size, &own));
  refuses(hipErrorNotFound, hipMemGetAddressRange(base, size, nullptr));
}

static void rangeHandles() {
  int descriptor;
  char* data;
  const hipMemRangeHandleType type = hipMemRangeHandleTypeDmaBufFd;
  HIP(hipMalloc(&data, 3 * 4096));
  char* const page = data + (4096 - reinterpret_cast<std::uintptr_t>(data) % 4096) % 4096;
  refuses(hipErrorInvalidValue, hipMemGetHandleForAddressRange(nullptr, page, 4096, type, 0));
  refuses(hipErrorInvalidValue, hipMemGetHandleForAddressRange(&descriptor, nullptr, 4096, type, 0));
  refuses(hipErrorInvalidValue, hipMemGetHandleForAddressRange(&descriptor, page, 0, type, 0));
  refuses(hipErrorInvalidValue, hipMemGetHandleForAddressRange(&descriptor, page + 1, 4096, type, 0));
  refuses(hipErrorInvalidValue, hipMemGetHandleForAddressRange(&descriptor, page, 1 << 20, type, 0));
  refuses(hipErrorInvalidValue, hipMemGetHandleForAddressRange(&descriptor, page, 4096, hipMemRangeHandleType(2), 0));
  refuses(hipErrorNotSupported, hipMemGetHandleForAddressRange(&descriptor, page, 4096, type, 0));
  HIP(hipFree(data));
}

int main() {
  rangeHandles();
  testDeviceMemory();
  testFree();
  testHostMemory();
  testRegistering();
  testManaged();
  testRanges();
  testPointers();
  return refusals::result();
}
