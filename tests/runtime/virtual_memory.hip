// Address ranges, physical memory, mappings and access, and memory imported by a descriptor.
#include <unistd.h>

#include <cstdint>
#include <vector>

#include "sections.h"

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

static const hipMemAccessDesc kReadWrite{{hipMemLocationTypeDevice, 0}, hipMemAccessFlagsProtReadWrite};

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
SECTION(grow) {
  const std::size_t bytes = granularity();
  hipMemGenericAllocationHandle_t first, second;
  const auto prop = properties();
  void* base = nullptr;
  std::size_t before = 0, during = 0, after = 0, total = 0;
  HIP(hipMemGetInfo(&before, &total));
  HIP(hipMemAddressReserve(&base, 4 * bytes, 0, nullptr, 0));
  HIP(hipMemCreate(&first, bytes, &prop, 0));
  HIP(hipMemCreate(&second, bytes, &prop, 0));
  HIP(hipMemGetInfo(&during, &total));
  gives(true, before - during == 2 * bytes);
  char* at = static_cast<char*>(base);
  HIP(hipMemMap(at, bytes, 0, first, 0));
  gives(hipErrorUnknown, hipMemcpy(base, &bytes, sizeof bytes, hipMemcpyHostToDevice));
  HIP(hipMemSetAccess(at, bytes, &kReadWrite, 1));
  gives(0, wrongAfterIncrement(static_cast<int*>(base), numbers(bytes)));
  gives(hipErrorInvalidValue, hipMemset(base, 0, bytes + 1));
  HIP(hipMemMap(at + bytes, bytes, 0, second, 0));
  HIP(hipMemSetAccess(at + bytes, bytes, &kReadWrite, 1));
  gives(0, wrongAfterIncrement(static_cast<int*>(base), numbers(2 * bytes)));

  hipPointerAttribute_t attributes{};
  HIP(hipPointerGetAttributes(&attributes, at + 100));
  gives(hipMemoryTypeDevice, attributes.type);
  gives(true, attributes.devicePointer == at + 100);
  gives(hipErrorInvalidValue, hipFree(base));

  // The memory lives while it is mapped, and is released then.
  HIP(hipMemRelease(first));
  HIP(hipMemRelease(second));
  gives(0, wrongAfterIncrement(static_cast<int*>(base), numbers(2 * bytes)));
  HIP(hipMemUnmap(base, 2 * bytes));
  gives(hipErrorUnknown, hipMemset(base, 0, 4));
  HIP(hipMemAddressFree(base, 4 * bytes));
  HIP(hipMemGetInfo(&after, &total));
  gives(true, before == after);
}

// One piece of memory at two addresses.
SECTION(alias) {
  const std::size_t bytes = granularity();
  hipMemGenericAllocationHandle_t memory, again;
  auto prop = properties();
  prop.allocFlags.compressionType = 1;
  void *a = nullptr, *b = nullptr;
  HIP(hipMemCreate(&memory, 2 * bytes, &prop, 0));
  HIP(hipMemAddressReserve(&a, 2 * bytes, 0, nullptr, 0));
  HIP(hipMemAddressReserve(&b, 2 * bytes, 8 * bytes, nullptr, 0));
  gives(true, reinterpret_cast<std::uintptr_t>(b) % (8 * bytes) == 0);
  HIP(hipMemMap(a, 2 * bytes, 0, memory, 0));
  // The second half, on devices that map parts of memory.
  const bool parts = hipMemMap(b, bytes, bytes, memory, 0) == hipSuccess;
  (void)hipGetLastError();
  if (!parts) HIP(hipMemMap(b, 2 * bytes, 0, memory, 0));
  const std::size_t mapped = parts ? bytes : 2 * bytes;
  HIP(hipMemSetAccess(a, 2 * bytes, &kReadWrite, 1));
  HIP(hipMemSetAccess(b, mapped, &kReadWrite, 1));
  HIP(hipMemset(b, 0x11, mapped));
  int value = 0;
  HIP(hipMemcpy(&value, static_cast<char*>(a) + bytes, sizeof value, hipMemcpyDeviceToHost));
  gives(true, value == 0x11111111);
  HIP(hipMemRetainAllocationHandle(&again, a));
  gives(true, again == memory);
  hipMemAllocationProp told{};
  HIP(hipMemGetAllocationPropertiesFromHandle(&told, memory));
  gives(true, told.type == prop.type && told.location.id == 0);
  gives(0, told.allocFlags.compressionType);
  HIP(hipMemRelease(memory));
  gives(hipSuccess, hipMemGetAllocationPropertiesFromHandle(&told, memory));
  HIP(hipMemRelease(memory));
  HIP(hipMemUnmap(a, 2 * bytes));
  HIP(hipMemUnmap(b, mapped));
  HIP(hipMemAddressFree(a, 2 * bytes));
  HIP(hipMemAddressFree(b, 2 * bytes));
}

SECTION(access) {
  const std::size_t bytes = granularity();
  hipMemGenericAllocationHandle_t memory;
  const auto prop = properties();
  void* base = nullptr;
  unsigned long long flags = 77;
  const hipMemLocation here = kReadWrite.location;
  HIP(hipMemCreate(&memory, bytes, &prop, 0));
  HIP(hipMemAddressReserve(&base, bytes, 0, nullptr, 0));
  HIP(hipMemMap(base, bytes, 0, memory, 0));
  HIP(hipMemGetAccess(&flags, &here, base));
  gives(hipMemAccessFlagsProtNone, flags);
  HIP(hipMemSetAccess(base, bytes, &kReadWrite, 1));
  HIP(hipMemGetAccess(&flags, &here, base));
  gives(hipMemAccessFlagsProtReadWrite, flags);
  HIP(hipMemset(base, 5, bytes));
  const hipMemAccessDesc readOnly{here, hipMemAccessFlagsProtRead};
  HIP(hipMemSetAccess(base, bytes, &readOnly, 1));
  gives(hipErrorUnknown, hipMemset(base, 6, bytes));
  gives(hipErrorUnknown, hipMemcpy(base, &flags, sizeof flags, hipMemcpyHostToDevice));
  char value = 0;
  HIP(hipMemcpy(&value, base, 1, hipMemcpyDeviceToHost));
  gives(5, value);

  gives(hipErrorInvalidValue, hipMemGetAccess(&flags, &here, &value));
  gives(hipErrorInvalidValue, hipMemSetAccess(base, bytes - 1, &kReadWrite, 1));
  gives(hipErrorInvalidValue, hipMemSetAccess(base, bytes + 1, &kReadWrite, 1));
  gives(hipErrorInvalidValue, hipMemUnmap(base, bytes - 1));
  HIP(hipMemUnmap(base, bytes));
  HIP(hipMemAddressFree(base, bytes));
  HIP(hipMemRelease(memory));
}

// Through a descriptor, as another process would get it.
SECTION(share) {
  const std::size_t bytes = granularity();
  hipMemGenericAllocationHandle_t memory, imported;
  const auto prop = properties(true);
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
  gives(3, value);
  gives(hipErrorInvalidValue, hipMemExportToShareableHandle(&descriptor, memory, hipMemHandleTypeWin32, 0));
  HIP(hipMemUnmap(a, bytes));
  HIP(hipMemUnmap(b, bytes));
  HIP(hipMemAddressFree(a, bytes));
  HIP(hipMemAddressFree(b, bytes));
  HIP(hipMemRelease(memory));
  HIP(hipMemRelease(imported));
}

SECTION(refusals) {
  const std::size_t bytes = granularity();
  hipMemGenericAllocationHandle_t memory;
  const auto prop = properties();
  void* base = nullptr;
  gives(hipErrorOutOfMemory, hipMemAddressReserve(&base, bytes - 1, 0, nullptr, 0));
  HIP(hipMemCreate(&memory, bytes, &prop, 0));
  HIP(hipMemAddressReserve(&base, bytes, 0, nullptr, 0));
  gives(hipErrorInvalidValue, hipMemMap(static_cast<char*>(base) + bytes, bytes, 0, memory, 0));
  gives(hipErrorInvalidValue, hipMemRetainAllocationHandle(&memory, base));
  gives(hipErrorInvalidValue, hipMemAddressFree(base, bytes / 2));
  HIP(hipMemAddressFree(base, bytes));
  gives(hipErrorInvalidValue, hipMemAddressFree(base, bytes));
  HIP(hipMemRelease(memory));
  hipArrayMapInfo info{};
  gives(hipErrorNotSupported, hipMemMapArrayAsync(&info, 1, nullptr));
}

SECTION(supported) {
  int supported = 0;
  HIP(hipDeviceGetAttribute(&supported, hipDeviceAttributeVirtualMemoryManagementSupported, 0));
  gives(1, supported);
}
