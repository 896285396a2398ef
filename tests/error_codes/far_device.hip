// A device that reaches only memory that its driver allocates, and never at the same time as the
// host: pages can be neither mapped nor shared.
#include "untouched.h"

constexpr std::size_t kHuge = 2 << 20;  // a granule of any device

static void testSharing() {
  hipMemPoolProps pool{};
  pool.allocType = hipMemAllocationTypePinned;
  pool.location = {hipMemLocationTypeDevice, 0};
  pool.handleTypes = hipMemHandleTypePosixFileDescriptor;
  Untouched<hipMemPool_t> made;
  refuses(hipErrorNotSupported, hipMemPoolCreate(made, &pool));
  hipMemAllocationProp properties{};
  properties.type = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, 0};
  Untouched<std::size_t> bytes;
  Untouched<hipMemGenericAllocationHandle_t> handle;
  Untouched<void*> address;
  int standard = 0;
  refuses(hipErrorNotSupported, hipMemGetAllocationGranularity(bytes, &properties, hipMemAllocationGranularityMinimum));
  refuses(hipErrorNotSupported, hipMemCreate(handle, kHuge, &properties, 0));
  refuses(hipErrorNotSupported, hipMemAddressReserve(address, kHuge, 0, nullptr, 0));
  refuses(hipErrorNotSupported,
          hipMemImportFromShareableHandle(handle, &standard, hipMemHandleTypePosixFileDescriptor));
  const hipMemAccessDesc access{properties.location, hipMemAccessFlagsProtReadWrite};
  Memory<void> data(4096);
  refuses(hipErrorNotSupported, hipMemSetAccess(data, 4096, &access, 1));
  Untouched<hipIpcMemHandle_t> shared;
  refuses(hipErrorNotSupported, hipIpcGetMemHandle(shared, data));
}

static void testManaged() {
  void* pointer = &pointer;
  refuses(hipErrorNotSupported, hipMallocManaged(&pointer, 4096));
  holds(pointer == nullptr);
}

int main() {
  testSharing();
  testManaged();
  return refusals::result();
}
