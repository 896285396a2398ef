// Address ranges, physical memory, mappings and access, and memory imported by a descriptor.
#include "show.h"

#include <unistd.h>

#include <cstdint>
#include <vector>

__global__ void increment(int* data, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[i] += 1;
}

static hipMemAllocationProp properties(bool shareable = false) {
  hipMemAllocationProp result{};
  result.type = hipMemAllocationTypePinned;
  result.location = {hipMemLocationTypeDevice, 0};
  if (shareable) result.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  return result;
}

static const hipMemAccessDesc kReadWrite{{hipMemLocationTypeDevice, 0},
                                         hipMemAccessFlagsProtReadWrite};

static std::size_t granularity() {
  std::size_t bytes = 0;
  const auto prop = properties();
  HIP(hipMemGetAllocationGranularity(&bytes, &prop, hipMemAllocationGranularityRecommended));
  return bytes;
}

// The count of wrong numbers after a kernel has added one to each.
static int wrongAfterIncrement(int* data, std::vector<int> host) {
  const int count = static_cast<int>(host.size());
  HIP(hipMemcpy(data, host.data(), host.size() * sizeof(int), hipMemcpyHostToDevice));
  increment<<<(count + 255) / 256, 256>>>(data, count);
  std::vector<int> back(host.size());
  HIP(hipMemcpy(back.data(), data, back.size() * sizeof(int), hipMemcpyDeviceToHost));
  int wrong = 0;
  for (int i = 0; i < count; ++i) wrong += back[i] != host[i] + 1;
  return wrong;
}

static std::vector<int> numbers(std::size_t bytes) {
  std::vector<int> result(bytes / sizeof(int));
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = static_cast<int>(i * 7);
  return result;
}

// Two pieces of physical memory side by side are one range of memory.
static void testGrow(std::size_t bytes) {
  hipMemGenericAllocationHandle_t first, second;
  const auto prop = properties();
  void* base = nullptr;
  std::size_t before = 0, during = 0, after = 0, total = 0;
  HIP(hipMemGetInfo(&before, &total));
  HIP(hipMemAddressReserve(&base, 4 * bytes, 0, nullptr, 0));
  HIP(hipMemCreate(&first, bytes, &prop, 0));
  HIP(hipMemCreate(&second, bytes, &prop, 0));
  HIP(hipMemGetInfo(&during, &total));
  show("info", before - during == 2 * bytes);
  char* at = static_cast<char*>(base);
  HIP(hipMemMap(at, bytes, 0, first, 0));
  show("no.access", hipMemcpy(base, &bytes, sizeof bytes, hipMemcpyHostToDevice));
  HIP(hipMemSetAccess(at, bytes, &kReadWrite, 1));
  show("one.wrong", wrongAfterIncrement(static_cast<int*>(base), numbers(bytes)));
  show("beyond", hipMemset(base, 0, bytes + 1));
  HIP(hipMemMap(at + bytes, bytes, 0, second, 0));
  HIP(hipMemSetAccess(at + bytes, bytes, &kReadWrite, 1));
  show("both.wrong", wrongAfterIncrement(static_cast<int*>(base), numbers(2 * bytes)));

  hipPointerAttribute_t attributes{};
  HIP(hipPointerGetAttributes(&attributes, at + 100));
  show("type", static_cast<int>(attributes.type));
  show("device.pointer", attributes.devicePointer == at + 100);
  show("hipFree", hipFree(base));

  // The memory lives while it is mapped, and is released then.
  HIP(hipMemRelease(first));
  HIP(hipMemRelease(second));
  show("released.wrong", wrongAfterIncrement(static_cast<int*>(base), numbers(2 * bytes)));
  show("free.mapped", hipMemAddressFree(base, 4 * bytes));
  HIP(hipMemUnmap(base, 2 * bytes));
  show("unmapped", hipMemset(base, 0, 4));
  HIP(hipMemAddressFree(base, 4 * bytes));
  HIP(hipMemGetInfo(&after, &total));
  show("info.after", before == after);
}

// One piece of memory at two addresses.
static void testAlias(std::size_t bytes) {
  hipMemGenericAllocationHandle_t memory, again;
  const auto prop = properties();
  void *a = nullptr, *b = nullptr;
  HIP(hipMemCreate(&memory, 2 * bytes, &prop, 0));
  HIP(hipMemAddressReserve(&a, 2 * bytes, 0, nullptr, 0));
  HIP(hipMemAddressReserve(&b, bytes, 8 * bytes, nullptr, 0));
  show("alignment", reinterpret_cast<std::uintptr_t>(b) % (8 * bytes) == 0);
  HIP(hipMemMap(a, 2 * bytes, 0, memory, 0));
  HIP(hipMemMap(b, bytes, bytes, memory, 0));
  HIP(hipMemSetAccess(a, 2 * bytes, &kReadWrite, 1));
  HIP(hipMemSetAccess(b, bytes, &kReadWrite, 1));
  HIP(hipMemset(b, 0x11, bytes));
  int value = 0;
  HIP(hipMemcpy(&value, static_cast<char*>(a) + bytes, sizeof value, hipMemcpyDeviceToHost));
  show("alias", value == 0x11111111);
  HIP(hipMemRetainAllocationHandle(&again, a));
  show("retain", again == memory);
  hipMemAllocationProp told{};
  HIP(hipMemGetAllocationPropertiesFromHandle(&told, memory));
  show("properties", told.type == prop.type && told.location.id == 0);
  HIP(hipMemRelease(memory));
  show("still.there", hipMemGetAllocationPropertiesFromHandle(&told, memory));
  HIP(hipMemRelease(memory));
  show("gone", hipMemGetAllocationPropertiesFromHandle(&told, memory));
  show("release.gone", hipMemRelease(memory));
  HIP(hipMemUnmap(a, 2 * bytes));
  HIP(hipMemUnmap(b, bytes));
  HIP(hipMemAddressFree(a, 2 * bytes));
  HIP(hipMemAddressFree(b, bytes));
}

static void testAccess(std::size_t bytes) {
  hipMemGenericAllocationHandle_t memory;
  const auto prop = properties();
  void* base = nullptr;
  unsigned long long flags = 77;
  const hipMemLocation here = kReadWrite.location, nowhere{hipMemLocationTypeDevice, 99};
  HIP(hipMemCreate(&memory, bytes, &prop, 0));
  HIP(hipMemAddressReserve(&base, bytes, 0, nullptr, 0));
  HIP(hipMemMap(base, bytes, 0, memory, 0));
  HIP(hipMemGetAccess(&flags, &here, base));
  show("access.fresh", static_cast<std::size_t>(flags));
  HIP(hipMemSetAccess(base, bytes, &kReadWrite, 1));
  HIP(hipMemGetAccess(&flags, &here, base));
  show("access.set", static_cast<std::size_t>(flags));
  HIP(hipMemset(base, 5, bytes));
  const hipMemAccessDesc readOnly{here, hipMemAccessFlagsProtRead};
  HIP(hipMemSetAccess(base, bytes, &readOnly, 1));
  show("write.readonly", hipMemset(base, 6, bytes));
  show("copy.readonly", hipMemcpy(base, &flags, sizeof flags, hipMemcpyHostToDevice));
  char value = 0;
  HIP(hipMemcpy(&value, base, 1, hipMemcpyDeviceToHost));
  show("read.readonly", static_cast<int>(value));

  show("getaccess.null", hipMemGetAccess(nullptr, &here, base));
  show("getaccess.location", hipMemGetAccess(&flags, nullptr, base));
  show("getaccess.pointer", hipMemGetAccess(&flags, &here, &value));
  show("getaccess.device", hipMemGetAccess(&flags, &nowhere, base));
  hipMemAccessDesc wrong = kReadWrite;
  show("setaccess.null", hipMemSetAccess(nullptr, bytes, &wrong, 1));
  show("setaccess.size", hipMemSetAccess(base, 0, &wrong, 1));
  show("setaccess.part", hipMemSetAccess(base, bytes - 1, &wrong, 1));
  show("setaccess.beyond", hipMemSetAccess(base, bytes + 1, &wrong, 1));
  show("setaccess.count", hipMemSetAccess(base, bytes, &wrong, 0));
  wrong.location = nowhere;
  show("setaccess.device", hipMemSetAccess(base, bytes, &wrong, 1));
  wrong = kReadWrite;
  wrong.flags = static_cast<hipMemAccessFlags>(99);
  show("setaccess.flags", hipMemSetAccess(base, bytes, &wrong, 1));
  show("unmap.null", hipMemUnmap(nullptr, bytes));
  show("unmap.part", hipMemUnmap(base, bytes - 1));
  HIP(hipMemUnmap(base, bytes));
  show("unmap.twice", hipMemUnmap(base, bytes));
  HIP(hipMemAddressFree(base, bytes));
  HIP(hipMemRelease(memory));
}

// Through a descriptor, as another process would get it.
static void testShare(std::size_t bytes) {
  hipMemGenericAllocationHandle_t memory, imported, plain;
  const auto prop = properties(true), unshared = properties();
  void *a = nullptr, *b = nullptr;
  int descriptor = -1;
  HIP(hipMemCreate(&memory, bytes, &prop, 0));
  HIP(hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypePosixFileDescriptor, 0));
  HIP(hipMemImportFromShareableHandle(&imported, reinterpret_cast<void*>(std::intptr_t{descriptor}),
                                      hipMemHandleTypePosixFileDescriptor));
  HIP(hipMemRelease(imported));
  HIP(hipMemImportFromShareableHandle(&imported, &descriptor, hipMemHandleTypePosixFileDescriptor));
  close(descriptor);
  HIP(hipMemAddressReserve(&a, bytes, 0, nullptr, 0));
  HIP(hipMemAddressReserve(&b, bytes, 0, nullptr, 0));
  HIP(hipMemMap(a, bytes, 0, memory, 0));
  HIP(hipMemMap(b, bytes, 0, imported, 0));
  HIP(hipMemSetAccess(a, bytes, &kReadWrite, 1));
  HIP(hipMemSetAccess(b, bytes, &kReadWrite, 1));
  HIP(hipMemset(a, 3, bytes));
  unsigned char value = 0;
  HIP(hipMemcpy(&value, static_cast<char*>(b) + bytes - 1, 1, hipMemcpyDeviceToHost));
  show("shared", static_cast<int>(value));
  constexpr auto kDescriptor = hipMemHandleTypePosixFileDescriptor;
  HIP(hipMemCreate(&plain, bytes, &unshared, 0));
  show("export.plain", hipMemExportToShareableHandle(&descriptor, plain, kDescriptor, 0));
  show("export.null", hipMemExportToShareableHandle(nullptr, memory, kDescriptor, 0));
  show("export.handle", hipMemExportToShareableHandle(&descriptor, nullptr, kDescriptor, 0));
  show("export.type",
       hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypeWin32, 0));
  show("export.flags", hipMemExportToShareableHandle(&descriptor, memory, kDescriptor, 1));
  show("import.null", hipMemImportFromShareableHandle(nullptr, a, kDescriptor));
  show("import.handle", hipMemImportFromShareableHandle(&imported, nullptr, kDescriptor));
  show("import.closed", hipMemImportFromShareableHandle(
                            &imported, reinterpret_cast<void*>(std::intptr_t{999}), kDescriptor));
  HIP(hipMemUnmap(a, bytes));
  HIP(hipMemUnmap(b, bytes));
  HIP(hipMemAddressFree(a, bytes));
  HIP(hipMemAddressFree(b, bytes));
  HIP(hipMemRelease(memory));
  HIP(hipMemRelease(imported));
  HIP(hipMemRelease(plain));
}

static void testErrors(std::size_t bytes) {
  hipMemGenericAllocationHandle_t memory;
  auto prop = properties();
  void* base = nullptr;
  std::size_t size = 0;
  show("granularity.null", hipMemGetAllocationGranularity(
                               nullptr, &prop, hipMemAllocationGranularityMinimum));
  show("granularity.prop", hipMemGetAllocationGranularity(
                               &size, nullptr, hipMemAllocationGranularityMinimum));
  show("granularity.option", hipMemGetAllocationGranularity(
                                 &size, &prop, static_cast<hipMemAllocationGranularity_flags>(9)));
  show("create.null", hipMemCreate(nullptr, bytes, &prop, 0));
  show("create.size", hipMemCreate(&memory, 0, &prop, 0));
  show("create.odd", hipMemCreate(&memory, bytes - 1, &prop, 0));
  show("create.prop", hipMemCreate(&memory, bytes, nullptr, 0));
  show("create.flags", hipMemCreate(&memory, bytes, &prop, 1));
  show("create.huge", hipMemCreate(&memory, std::size_t{1} << 60, &prop, 0));
  prop.requestedHandleType = hipMemHandleTypeWin32;
  show("create.win32", hipMemCreate(&memory, bytes, &prop, 0));
  prop = properties();
  prop.location.id = -1;
  show("create.device", hipMemCreate(&memory, bytes, &prop, 0));
  prop = properties();
  prop.type = hipMemAllocationTypeInvalid;
  show("create.type", hipMemCreate(&memory, bytes, &prop, 0));
  show("reserve.null", hipMemAddressReserve(nullptr, bytes, 0, nullptr, 0));
  show("reserve.size", hipMemAddressReserve(&base, 0, 0, nullptr, 0));
  show("reserve.odd", hipMemAddressReserve(&base, bytes - 1, 0, nullptr, 0));
  show("reserve.alignment", hipMemAddressReserve(&base, bytes, 3, nullptr, 0));
  prop = properties();
  HIP(hipMemCreate(&memory, bytes, &prop, 0));
  HIP(hipMemAddressReserve(&base, bytes, 0, nullptr, 0));
  show("map.null", hipMemMap(nullptr, bytes, 0, memory, 0));
  show("map.size", hipMemMap(base, 0, 0, memory, 0));
  show("map.offset", hipMemMap(base, bytes, bytes, memory, 0));
  show("map.handle", hipMemMap(base, bytes, 0, nullptr, 0));
  show("map.flags", hipMemMap(base, bytes, 0, memory, 1));
  show("map.outside", hipMemMap(static_cast<char*>(base) + bytes, bytes, 0, memory, 0));
  HIP(hipMemMap(base, bytes, 0, memory, 0));
  show("map.twice", hipMemMap(base, bytes, 0, memory, 0));
  HIP(hipMemUnmap(base, bytes));
  show("retain.unmapped", hipMemRetainAllocationHandle(&memory, base));
  show("retain.null", hipMemRetainAllocationHandle(nullptr, base));
  show("free.null", hipMemAddressFree(nullptr, bytes));
  show("free.size", hipMemAddressFree(base, bytes / 2));
  HIP(hipMemAddressFree(base, bytes));
  show("free.twice", hipMemAddressFree(base, bytes));
  show("release.null", hipMemRelease(nullptr));
  HIP(hipMemRelease(memory));
  hipArrayMapInfo info{};
  show("array", hipMemMapArrayAsync(&info, 1, nullptr));
  show("array.null", hipMemMapArrayAsync(nullptr, 1, nullptr));
}

int main() {
  int supported = 0;
  HIP(hipDeviceGetAttribute(&supported, hipDeviceAttributeVirtualMemoryManagementSupported, 0));
  show("supported", supported);
  if (supported == 0) {
    std::size_t bytes = 0;
    const auto prop = properties();
    show("unsupported", hipMemGetAllocationGranularity(&bytes, &prop,
                                                       hipMemAllocationGranularityMinimum));
    hipMemGenericAllocationHandle_t memory;
    void* base = nullptr;
    show("unsupported.create", hipMemCreate(&memory, 4096, &prop, 0));
    show("unsupported.reserve", hipMemAddressReserve(&base, 4096, 0, nullptr, 0));
    return 0;
  }
  const std::size_t bytes = granularity();
  testGrow(bytes);
  testAlias(bytes);
  testAccess(bytes);
  testShare(bytes);
  testErrors(bytes);
}
