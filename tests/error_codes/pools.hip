// Stream-ordered allocation, memory pools, and virtual memory.
#include <sys/resource.h>
#include <unistd.h>

#include "untouched.h"

constexpr std::size_t kTooMuch = std::size_t{1} << 60;
constexpr std::size_t kHuge = 2 << 20;  // a granule of any device

static hipMemPoolProps poolProperties() {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  return properties;
}

// While this object lives, the program can open no more files.
class NoFiles {
 public:
  NoFiles() {
    getrlimit(RLIMIT_NOFILE, &before_);
    const int next = dup(0);
    close(next);
    rlimit none = before_;
    none.rlim_cur = static_cast<rlim_t>(next);
    setrlimit(RLIMIT_NOFILE, &none);
  }
  ~NoFiles() { setrlimit(RLIMIT_NOFILE, &before_); }

 private:
  rlimit before_;
};

static void testInOrder() {
  hipStream_t gone;
  Stream stream;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  hipMemPool_t pool;
  HIP(hipDeviceGetDefaultMemPool(&pool, 0));
  Untouched<void*> pointer;
  int own = 0;
  refuses(hipErrorInvalidValue, hipMallocAsync(static_cast<void**>(nullptr), 4, stream));
  refuses(hipErrorOutOfMemory, hipMallocAsync(pointer, kTooMuch, stream));
  refuses(hipErrorInvalidValue, hipMallocFromPoolAsync(static_cast<void**>(nullptr), 4, pool, stream));
  refuses(hipErrorInvalidValue, hipMallocFromPoolAsync(pointer, 4, nullptr, stream));
  refuses(hipErrorOutOfMemory, hipMallocFromPoolAsync(pointer, kTooMuch, pool, stream));
  refuses(hipErrorInvalidHandle, hipMallocAsync(pointer, 4, gone));
  refuses(hipErrorInvalidHandle, hipMallocFromPoolAsync(pointer, 4, pool, gone));
  refuses(hipErrorInvalidValue, hipFreeAsync(nullptr, stream));
  refuses(hipErrorInvalidValue, hipFreeAsync(&own, stream));
  void* data;
  HIP(hipMallocAsync(&data, 64, stream));
  refuses(hipErrorInvalidHandle, hipFreeAsync(data, gone));
  HIP(hipFreeAsync(data, stream));
  HIP(hipStreamSynchronize(stream));
  refuses(hipErrorInvalidValue, hipFreeAsync(data, stream));
}

static void testPools() {
  hipMemPoolProps good = poolProperties(), type = good, place = good, device = good, handle = good;
  type.allocType = hipMemAllocationTypeInvalid;
  place.location.type = hipMemLocationTypeInvalid;
  device.location.id = 77;
  handle.handleTypes = hipMemHandleTypeWin32;
  Untouched<hipMemPool_t> pool;
  refuses(hipErrorInvalidValue, hipMemPoolCreate(nullptr, &good));
  for (const hipMemPoolProps* bad : {static_cast<hipMemPoolProps*>(nullptr), &type, &place, &device, &handle})
    refuses(hipErrorInvalidValue, hipMemPoolCreate(pool, bad));

  hipMemPool_t gone, usual;
  HIP(hipMemPoolCreate(&gone, &good));
  HIP(hipMemPoolDestroy(gone));
  HIP(hipDeviceGetDefaultMemPool(&usual, 0));
  refuses(hipErrorInvalidValue, hipMemPoolDestroy(nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolDestroy(gone));
  refuses(hipErrorInvalidValue, hipMemPoolDestroy(usual));
  refuses(hipErrorInvalidValue, hipMemPoolTrimTo(nullptr, 0));
  refuses(hipErrorInvalidValue, hipMemPoolTrimTo(gone, 0));

  refuses(hipErrorInvalidValue, hipDeviceGetDefaultMemPool(nullptr, 0));
  refuses(hipErrorInvalidDevice, hipDeviceGetDefaultMemPool(pool, 77));
  refuses(hipErrorInvalidValue, hipDeviceGetMemPool(nullptr, 0));
  refuses(hipErrorInvalidValue, hipDeviceGetMemPool(pool, 77));
  refuses(hipErrorInvalidValue, hipDeviceSetMemPool(77, usual));
  refuses(hipErrorInvalidValue, hipDeviceSetMemPool(0, nullptr));
  refuses(hipErrorInvalidValue, hipDeviceSetMemPool(0, gone));
}

static void testPoolAttributes() {
  hipMemPool_t pool;
  HIP(hipDeviceGetDefaultMemPool(&pool, 0));
  Untouched<std::uint64_t> answer;
  std::uint64_t value = 7, before, after;
  const auto threshold = hipMemPoolAttrReleaseThreshold;
  HIP(hipMemPoolGetAttribute(pool, threshold, &before));
  refuses(hipErrorInvalidValue, hipMemPoolSetAttribute(nullptr, threshold, &value));
  refuses(hipErrorInvalidValue, hipMemPoolSetAttribute(pool, threshold, nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolSetAttribute(pool, hipMemPoolAttr(77), &value));
  refuses(hipErrorInvalidValue, hipMemPoolSetAttribute(pool, hipMemPoolAttrUsedMemHigh, &value));
  refuses(hipErrorInvalidValue, hipMemPoolGetAttribute(nullptr, threshold, answer));
  refuses(hipErrorInvalidValue, hipMemPoolGetAttribute(pool, threshold, nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolGetAttribute(pool, hipMemPoolAttr(77), answer));
  HIP(hipMemPoolGetAttribute(pool, threshold, &after));
  holds(before == after);

  Untouched<hipMemAccessFlags> flags;
  hipMemLocation here{hipMemLocationTypeDevice, 0}, nowhere{hipMemLocationTypeDevice, 77};
  refuses(hipErrorInvalidValue, hipMemPoolGetAccess(nullptr, pool, &here));
  refuses(hipErrorInvalidValue, hipMemPoolGetAccess(flags, nullptr, &here));
  refuses(hipErrorInvalidValue, hipMemPoolGetAccess(flags, pool, nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolGetAccess(flags, pool, &nowhere));
  hipMemAccessDesc good{here, hipMemAccessFlagsProtReadWrite}, device = good, place = good;
  hipMemAccessDesc none = good, odd = good;
  device.location.id = 77;
  place.location.type = hipMemLocationTypeInvalid;
  none.flags = hipMemAccessFlagsProtNone;
  odd.flags = static_cast<hipMemAccessFlags>(77);
  refuses(hipErrorInvalidValue, hipMemPoolSetAccess(nullptr, &good, 1));
  refuses(hipErrorInvalidValue, hipMemPoolSetAccess(pool, nullptr, 1));
  refuses(hipErrorInvalidDevice, hipMemPoolSetAccess(pool, &good, 77));
  refuses(hipErrorInvalidDevice, hipMemPoolSetAccess(pool, &device, 1));
  refuses(hipErrorInvalidValue, hipMemPoolSetAccess(pool, &place, 1));
  refuses(hipErrorInvalidDevice, hipMemPoolSetAccess(pool, &none, 1));
  refuses(hipErrorInvalidValue, hipMemPoolSetAccess(pool, &odd, 1));
}

static void testSharedPools() {
  hipMemPoolProps properties = poolProperties();
  hipMemPool_t own, shared, imported;
  HIP(hipMemPoolCreate(&own, &properties));
  properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
  HIP(hipMemPoolCreate(&shared, &properties));
  const auto type = hipMemHandleTypePosixFileDescriptor;
  Untouched<int> file;
  Untouched<hipMemPool_t> pool;
  refuses(hipErrorInvalidValue, hipMemPoolExportToShareableHandle(nullptr, shared, type, 0));
  refuses(hipErrorInvalidValue, hipMemPoolExportToShareableHandle(file, nullptr, type, 0));
  refuses(hipErrorInvalidValue, hipMemPoolExportToShareableHandle(file, shared, type, 1));
  refuses(hipErrorInvalidValue, hipMemPoolExportToShareableHandle(file, own, type, 0));
  refuses(hipErrorInvalidValue, hipMemPoolExportToShareableHandle(file, shared, hipMemHandleTypeWin32, 0));
  int descriptor;
  HIP(hipMemPoolExportToShareableHandle(&descriptor, shared, type, 0));
  void* handle = reinterpret_cast<void*>(static_cast<std::intptr_t>(descriptor));
  void* closed = reinterpret_cast<void*>(static_cast<std::intptr_t>(987));
  refuses(hipErrorInvalidValue, hipMemPoolImportFromShareableHandle(nullptr, handle, type, 0));
  refuses(hipErrorInvalidValue, hipMemPoolImportFromShareableHandle(pool, nullptr, type, 0));
  refuses(hipErrorInvalidValue, hipMemPoolImportFromShareableHandle(pool, closed, type, 0));
  refuses(hipErrorInvalidValue, hipMemPoolImportFromShareableHandle(pool, handle, type, 1));
  refuses(hipErrorInvalidValue, hipMemPoolImportFromShareableHandle(pool, handle, hipMemHandleTypeWin32, 0));
  {
    const NoFiles none;
    refuses(hipErrorOutOfMemory, hipMemPoolExportToShareableHandle(file, shared, type, 0));
    refuses(hipErrorOutOfMemory, hipMemPoolImportFromShareableHandle(pool, handle, type, 0));
  }
  HIP(hipMemPoolImportFromShareableHandle(&imported, handle, type, 0));
  refuses(hipErrorInvalidValue, hipDeviceSetMemPool(0, imported));

  void* data;
  int host = 0;
  hipMemPoolPtrExportData exported;
  Untouched<hipMemPoolPtrExportData> answer;
  Untouched<void*> pointer;
  HIP(hipMallocFromPoolAsync(&data, 64, shared, nullptr));
  HIP(hipStreamSynchronize(nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolExportPointer(nullptr, data));
  refuses(hipErrorInvalidValue, hipMemPoolExportPointer(answer, nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolExportPointer(answer, &host));
  HIP(hipMemPoolExportPointer(&exported, data));
  hipMemPoolPtrExportData garbage{};
  refuses(hipErrorInvalidValue, hipMemPoolImportPointer(nullptr, imported, &exported));
  refuses(hipErrorInvalidValue, hipMemPoolImportPointer(pointer, nullptr, &exported));
  refuses(hipErrorInvalidValue, hipMemPoolImportPointer(pointer, imported, nullptr));
  refuses(hipErrorInvalidValue, hipMemPoolImportPointer(pointer, imported, &garbage));
  refuses(hipErrorInvalidValue, hipMemPoolImportPointer(pointer, own, &exported));
  HIP(hipFree(data));
  close(descriptor);
  for (hipMemPool_t made : {own, shared, imported}) HIP(hipMemPoolDestroy(made));
}

// ---- Virtual memory

static hipMemAllocationProp pageProperties() {
  hipMemAllocationProp properties{};
  properties.type = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  return properties;
}

static void testPages() {
  hipMemAllocationProp good = pageProperties(), type = good, device = good, windows = good;
  type.type = hipMemAllocationTypeInvalid;
  device.location.id = 77;
  windows.requestedHandleType = hipMemHandleTypeWin32;
  Untouched<std::size_t> bytes;
  Untouched<hipMemGenericAllocationHandle_t> handle;
  const auto least = hipMemAllocationGranularityMinimum;
  refuses(hipErrorInvalidValue, hipMemGetAllocationGranularity(nullptr, &good, least));
  refuses(hipErrorInvalidValue, hipMemCreate(nullptr, kHuge, &good, 0));
  refuses(hipErrorInvalidValue, hipMemCreate(handle, 0, &good, 0));
  refuses(hipErrorInvalidValue, hipMemCreate(handle, 1, &good, 0));
  refuses(hipErrorInvalidValue, hipMemCreate(handle, kHuge, &good, 1));
  for (const auto* bad : {static_cast<hipMemAllocationProp*>(nullptr), &type, &device}) {
    refuses(hipErrorInvalidValue, hipMemGetAllocationGranularity(bytes, bad, least));
    refuses(hipErrorInvalidValue, hipMemCreate(handle, kHuge, bad, 0));
  }
  refuses(hipErrorInvalidValue, hipMemGetAllocationGranularity(bytes, &good, hipMemAllocationGranularity_flags(77)));
  refuses(hipErrorNotSupported, hipMemCreate(handle, kHuge, &windows, 0));
  refuses(hipErrorOutOfMemory, hipMemCreate(handle, kTooMuch, &good, 0));

  hipMemGenericAllocationHandle_t gone;
  Untouched<hipMemAllocationProp> properties;
  HIP(hipMemCreate(&gone, kHuge, &good, 0));
  HIP(hipMemRelease(gone));
  refuses(hipErrorInvalidValue, hipMemRelease(nullptr));
  refuses(hipErrorInvalidValue, hipMemRelease(gone));
  refuses(hipErrorInvalidValue, hipMemGetAllocationPropertiesFromHandle(properties, gone));
  refuses(hipErrorInvalidValue, hipMemGetAllocationPropertiesFromHandle(nullptr, gone));
  int own = 0;
  refuses(hipErrorInvalidValue, hipMemRetainAllocationHandle(nullptr, &own));
  refuses(hipErrorInvalidValue, hipMemRetainAllocationHandle(handle, nullptr));
  refuses(hipErrorInvalidValue, hipMemRetainAllocationHandle(handle, &own));
}

// Mapped memory may not be used before hipMemSetAccess.
static void testWithoutAccess(void* address) {
  Untouched<int> host;
  int* to = host;
  refuses(hipErrorUnknown, hipMemcpy(to, address, sizeof *to, hipMemcpyDeviceToHost));
  refuses(hipErrorUnknown, hipMemcpy(to, address, sizeof *to, hipMemcpyDefault));
  refuses(hipErrorUnknown, hipMemcpyAsync(to, address, sizeof *to, hipMemcpyDefault, nullptr));
  refuses(hipErrorUnknown, hipMemcpyWithStream(to, address, sizeof *to, hipMemcpyDefault, nullptr));
  refuses(hipErrorUnknown, hipMemset(address, 0, sizeof *to));
}

static void testMapping() {
  const hipMemAllocationProp properties = pageProperties();
  hipMemGenericAllocationHandle_t handle;
  HIP(hipMemCreate(&handle, kHuge, &properties, 0));
  Untouched<void*> nowhere;
  void* address;
  refuses(hipErrorInvalidValue, hipMemAddressReserve(nullptr, kHuge, 0, nullptr, 0));
  refuses(hipErrorInvalidValue, hipMemAddressReserve(nowhere, kHuge, 0, nullptr, 1));
  refuses(hipErrorOutOfMemory, hipMemAddressReserve(nowhere, 0, 0, nullptr, 0));
  refuses(hipErrorOutOfMemory, hipMemAddressReserve(nowhere, kHuge, 3, nullptr, 0));
  refuses(hipErrorOutOfMemory, hipMemAddressReserve(nowhere, kTooMuch, 0, nullptr, 0));
  HIP(hipMemAddressReserve(&address, kHuge, 0, nullptr, 0));
  refuses(hipErrorInvalidValue, hipMemMap(nullptr, kHuge, 0, handle, 0));
  refuses(hipErrorInvalidValue, hipMemMap(address, 0, 0, handle, 0));
  refuses(hipErrorInvalidValue, hipMemMap(address, 2 * kHuge, 0, handle, 0));
  refuses(hipErrorInvalidValue, hipMemMap(address, kHuge, kHuge, handle, 0));
  refuses(hipErrorInvalidValue, hipMemMap(address, kHuge, 0, nullptr, 0));
  refuses(hipErrorInvalidValue, hipMemMap(address, kHuge, 0, handle, 1));
  refuses(hipErrorInvalidValue, hipMemUnmap(address, kHuge));
  HIP(hipMemMap(address, kHuge, 0, handle, 0));
  refuses(hipErrorInvalidValue, hipMemMap(address, kHuge, 0, handle, 0));
  testWithoutAccess(address);

  Untouched<unsigned long long> flags;
  const hipMemLocation here{hipMemLocationTypeDevice, 0}, there{hipMemLocationTypeDevice, 77};
  refuses(hipErrorInvalidValue, hipMemGetAccess(nullptr, &here, address));
  refuses(hipErrorInvalidValue, hipMemGetAccess(flags, nullptr, address));
  refuses(hipErrorInvalidValue, hipMemGetAccess(flags, &here, nullptr));
  refuses(hipErrorInvalidValue, hipMemGetAccess(flags, &there, address));
  const hipMemAccessDesc good{here, hipMemAccessFlagsProtReadWrite};
  const hipMemAccessDesc device{there, hipMemAccessFlagsProtReadWrite};
  const hipMemAccessDesc odd{here, hipMemAccessFlags(77)};
  const hipMemAccessDesc both[] = {good, device};
  refuses(hipErrorInvalidValue, hipMemSetAccess(nullptr, kHuge, &good, 1));
  refuses(hipErrorInvalidValue, hipMemSetAccess(address, 0, &good, 1));
  refuses(hipErrorInvalidValue, hipMemSetAccess(address, kHuge, nullptr, 1));
  refuses(hipErrorInvalidValue, hipMemSetAccess(address, kHuge, &good, 0));
  refuses(hipErrorInvalidValue, hipMemSetAccess(address, kHuge, &device, 1));
  refuses(hipErrorInvalidValue, hipMemSetAccess(address, kHuge, &odd, 1));
  refuses(hipErrorInvalidValue, hipMemSetAccess(address, kHuge, both, 2));
  unsigned long long access = 77;
  HIP(hipMemGetAccess(&access, &here, address));
  holds(access == hipMemAccessFlagsProtNone);

  refuses(hipErrorInvalidValue, hipMemAddressFree(nullptr, kHuge));
  refuses(hipErrorInvalidValue, hipMemAddressFree(address, 0));
  refuses(hipErrorInvalidValue, hipMemAddressFree(address, kHuge));  // it is mapped
  refuses(hipErrorInvalidValue, hipMemUnmap(nullptr, kHuge));
  refuses(hipErrorInvalidValue, hipMemUnmap(address, 0));
  HIP(hipMemUnmap(address, kHuge));
  HIP(hipMemAddressFree(address, kHuge));
  HIP(hipMemRelease(handle));
}

static void testSharedPages() {
  hipMemAllocationProp properties = pageProperties();
  hipMemGenericAllocationHandle_t shared, own;
  HIP(hipMemCreate(&shared, kHuge, &properties, 0));
  properties.requestedHandleType = hipMemHandleTypeNone;
  HIP(hipMemCreate(&own, kHuge, &properties, 0));
  const auto type = hipMemHandleTypePosixFileDescriptor;
  Untouched<int> file;
  refuses(hipErrorInvalidValue, hipMemExportToShareableHandle(nullptr, shared, type, 0));
  refuses(hipErrorInvalidValue, hipMemExportToShareableHandle(file, nullptr, type, 0));
  refuses(hipErrorInvalidValue, hipMemExportToShareableHandle(file, shared, type, 1));
  refuses(hipErrorInvalidValue, hipMemExportToShareableHandle(file, own, type, 0));
  Untouched<hipMemGenericAllocationHandle_t> handle;
  int closed = 987, standard = 0;
  refuses(hipErrorInvalidValue, hipMemImportFromShareableHandle(nullptr, &standard, type));
  refuses(hipErrorInvalidValue, hipMemImportFromShareableHandle(handle, nullptr, type));
  refuses(hipErrorInvalidValue, hipMemImportFromShareableHandle(handle, &closed, type));
  refuses(hipErrorInvalidValue, hipMemImportFromShareableHandle(handle, &standard, hipMemHandleTypeNone));
  refuses(hipErrorNotSupported, hipMemImportFromShareableHandle(handle, &standard, hipMemHandleTypeWin32));
  hipArrayMapInfo info{};
  refuses(hipErrorInvalidValue, hipMemMapArrayAsync(nullptr, 1, nullptr));
  refuses(hipErrorNotSupported, hipMemMapArrayAsync(&info, 1, nullptr));
  HIP(hipMemRelease(shared));
  HIP(hipMemRelease(own));
}

static void testLocations() {
  Untouched<hipMemPool_t> pool;
  hipMemLocation device{hipMemLocationTypeDevice, 0}, far{hipMemLocationTypeDevice, 77};
  hipMemLocation host{hipMemLocationTypeHost, 0}, invalid{hipMemLocationTypeInvalid, 0};
  const hipMemAllocationType pinned = hipMemAllocationTypePinned;
  hipMemPool_t own;
  HIP(hipMemGetDefaultMemPool(&own, &device, pinned));
  refuses(hipErrorInvalidValue, hipMemGetDefaultMemPool(nullptr, &device, pinned));
  refuses(hipErrorInvalidValue, hipMemGetDefaultMemPool(pool, nullptr, pinned));
  refuses(hipErrorInvalidValue, hipMemGetDefaultMemPool(pool, &invalid, pinned));
  refuses(hipErrorInvalidValue, hipMemGetDefaultMemPool(pool, &device, hipMemAllocationTypeInvalid));
  refuses(hipErrorNotSupported, hipMemGetDefaultMemPool(pool, &host, pinned));
  refuses(hipErrorInvalidValue, hipMemGetMemPool(nullptr, &device, pinned));
  refuses(hipErrorInvalidValue, hipMemGetMemPool(pool, &far, pinned));
  refuses(hipErrorNotSupported, hipMemGetMemPool(pool, &device, hipMemAllocationTypeManaged));
  refuses(hipErrorInvalidValue, hipMemSetMemPool(nullptr, pinned, own));
  refuses(hipErrorInvalidValue, hipMemSetMemPool(&device, pinned, nullptr));
  refuses(hipErrorNotSupported, hipMemSetMemPool(&host, pinned, own));
  hipMemPool_t still;
  HIP(hipMemGetMemPool(&still, &device, pinned));
  holds(still == own);
}

int main() {
  testInOrder();
  testPools();
  testPoolAttributes();
  testSharedPools();
  testPages();
  testMapping();
  testSharedPages();
  testLocations();
  return refusals::result();
}
