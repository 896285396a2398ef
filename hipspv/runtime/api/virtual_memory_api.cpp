// Virtual memory management.
#include <span>

#include "guard.h"
#include "hipspv/runtime/memory/virtual_memory.h"

using namespace hipspv;

namespace {

VirtualMemory& memory() { return object<VirtualMemory>(); }

Device& deviceAt(const hipMemLocation& location) {
  require(location.type == hipMemLocationTypeDevice && location.id >= 0 && location.id < Runtime::get().deviceCount(),
          hipErrorInvalidValue);
  return Runtime::get().device(location.id);
}

Device& deviceFor(const hipMemAllocationProp* properties) {
  require(properties != nullptr && properties->type == hipMemAllocationTypePinned, hipErrorInvalidValue);
  return deviceAt(properties->location);
}

void requireFileDescriptor(hipMemAllocationHandleType type) {
  if (type != hipMemHandleTypePosixFileDescriptor && type != hipMemHandleTypeNone)
    throw Error(hipErrorNotSupported, "handles of Windows are not there on this system");
}

// In CUDA, and in newer HIP on AMD, the pointer's value is the descriptor; in HIP 6.2 on AMD it
// points to one. Linux descriptors are below fs.nr_open, 2^20 unless an administrator raised it,
// and no program has variables at such addresses.
int descriptorOf(const void* shareable) {
  const auto value = reinterpret_cast<std::uintptr_t>(shareable);
  constexpr std::uintptr_t kDescriptors = 1 << 20;
  return value < kDescriptors ? static_cast<int>(value) : *static_cast<const int*>(shareable);
}

}  // namespace

HIPSPV_CALL hipMemGetAllocationGranularity(size_t* granularity, const hipMemAllocationProp* properties,
                                           hipMemAllocationGranularity_flags option) {
  return guard([&] {
    require(granularity != nullptr, hipErrorInvalidValue);
    const Device& device = deviceFor(properties);
    require(option == hipMemAllocationGranularityMinimum || option == hipMemAllocationGranularityRecommended,
            hipErrorInvalidValue);
    *granularity = virtualMemoryOf(device, "hipMemGetAllocationGranularity")
                       .granularity(option == hipMemAllocationGranularityRecommended);
  });
}

HIPSPV_CALL hipMemCreate(hipMemGenericAllocationHandle_t* handle, size_t size, const hipMemAllocationProp* properties,
                         unsigned long long flags) {
  return guard([&] {
    require(handle != nullptr && size != 0 && flags == 0, hipErrorInvalidValue);
    Device& device = deviceFor(properties);
    requireFileDescriptor(properties->requestedHandleType);
    *handle = memory().create(device, size, *properties);
  });
}

HIPSPV_CALL hipMemRelease(hipMemGenericAllocationHandle_t handle) {
  return guard([&] { memory().release(handle); });
}

HIPSPV_CALL hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t* handle, void* address) {
  return guard([&] {
    require(handle != nullptr && address != nullptr, hipErrorInvalidValue);
    *handle = memory().retain(address);
  });
}

HIPSPV_CALL hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp* properties,
                                                    hipMemGenericAllocationHandle_t handle) {
  return guard([&] {
    require(properties != nullptr, hipErrorInvalidValue);
    *properties = memory().find(handle)->properties;
    properties->allocFlags.compressionType = 0;  // a wish, which no back end fulfils
  });
}

HIPSPV_CALL hipMemAddressReserve(void** address, size_t size, size_t alignment, void* wish, unsigned long long flags) {
  return guard([&] {
    require(address != nullptr && flags == 0, hipErrorInvalidValue);
    *address = memory().reserve(Runtime::get().current(), size, alignment, wish);
  });
}

HIPSPV_CALL hipMemAddressFree(void* address, size_t size) {
  return guard([&] {
    require(address != nullptr && size != 0, hipErrorInvalidValue);
    memory().free(address, size);
  });
}

HIPSPV_CALL hipMemMap(void* address, size_t size, size_t offset, hipMemGenericAllocationHandle_t handle,
                      unsigned long long flags) {
  return guard([&] {
    require(address != nullptr && size != 0 && flags == 0, hipErrorInvalidValue);
    memory().map(address, size, offset, memory().find(handle));
  });
}

HIPSPV_CALL hipMemUnmap(void* address, size_t size) {
  return guard([&] {
    require(address != nullptr && size != 0, hipErrorInvalidValue);
    memory().unmap(address, size);
  });
}

HIPSPV_CALL hipMemSetAccess(void* address, size_t size, const hipMemAccessDesc* list, size_t count) {
  return guard([&] {
    require(address != nullptr && size != 0 && list != nullptr && count != 0, hipErrorInvalidValue);
    const std::span<const hipMemAccessDesc> wanted(list, count);
    for (const auto& [location, flags] : wanted) {
      require(flags == hipMemAccessFlagsProtNone || flags == hipMemAccessFlagsProtRead ||
                  flags == hipMemAccessFlagsProtReadWrite,
              hipErrorInvalidValue);
      virtualMemoryOf(deviceAt(location), "hipMemSetAccess");
    }
    for (const auto& [location, flags] : wanted) memory().setAccess(address, size, deviceAt(location), flags);
  });
}

HIPSPV_CALL hipMemGetAccess(unsigned long long* flags, const hipMemLocation* location, void* address) {
  return guard([&] {
    require(flags != nullptr && location != nullptr && address != nullptr, hipErrorInvalidValue);
    *flags = static_cast<unsigned long long>(memory().access(address, deviceAt(*location)));
  });
}

HIPSPV_CALL hipMemExportToShareableHandle(void* shareable, hipMemGenericAllocationHandle_t handle,
                                          hipMemAllocationHandleType type, unsigned long long flags) {
  return guard([&] {
    require(shareable != nullptr && flags == 0, hipErrorInvalidValue);
    const auto exported = memory().find(handle);
    require(type == hipMemHandleTypePosixFileDescriptor && exported->properties.requestedHandleType == type,
            hipErrorInvalidValue);
    *static_cast<int*>(shareable) = exported->memory->share();
  });
}

HIPSPV_CALL hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t* handle, void* shareable,
                                            hipMemAllocationHandleType type) {
  return guard([&] {
    require(handle != nullptr && shareable != nullptr, hipErrorInvalidValue);
    require(type != hipMemHandleTypeNone, hipErrorInvalidValue);
    requireFileDescriptor(type);
    *handle = memory().import(Runtime::get().current(), descriptorOf(shareable));
  });
}

HIPSPV_CALL hipMemMapArrayAsync(hipArrayMapInfo* list, unsigned int count, hipStream_t stream) {
  return guard([&] {
    require(list != nullptr && count != 0, hipErrorInvalidValue);
    streamOf(stream);
    throw Error(hipErrorNotSupported,
                "hipMemMapArrayAsync: there are no sparse arrays: an array is rows of texels in "
                "ordinary memory, all of which is there");
  });
}
