// Allocation, registration of the program's memory, and queries about an address.
#include <unistd.h>

#include <cstring>
#include <string>

#include "guard.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/memory.h"

using namespace hipspv;

namespace {

constexpr auto kDevice = AllocationKind::kDevice;
constexpr auto kHost = AllocationKind::kHost;
constexpr auto kManaged = AllocationKind::kManaged;

// An alignment of rows that suits any device.
constexpr std::size_t kPitchAlign = 256;

void allocateInto(void** pointer, std::size_t size, AllocationKind kind, unsigned flags) {
  require(pointer != nullptr, hipErrorInvalidValue);
  *pointer = nullptr;
  *pointer = allocate(Runtime::get().current(), kind, size, flags);
}

// Throws if the product doesn't fit: nullptr would look like success.
std::size_t multiply(std::size_t a, std::size_t b) {
  std::size_t result = 0;
  if (__builtin_mul_overflow(a, b, &result)) throw Error(hipErrorOutOfMemory);
  return result;
}

std::size_t pitchFor(std::size_t width) {
  require(width <= SIZE_MAX - kPitchAlign, hipErrorInvalidValue);
  return (width + kPitchAlign - 1) / kPitchAlign * kPitchAlign;
}

}  // namespace

HIPSPV_CALL hipMalloc(void** pointer, std::size_t size) {
  return guard([&] { allocateInto(pointer, size, kDevice, 0); });
}

HIPSPV_CALL hipExtMallocWithFlags(void** pointer, std::size_t size, unsigned int flags) {
  return guard([&] {
    require(flags <= hipDeviceMallocContiguous, hipErrorInvalidValue);
    const bool signal = flags == hipMallocSignalMemory;
    require(!signal || size == 8, hipErrorInvalidValue);
    const auto kind = signal ? kHost : flags == hipDeviceMallocFinegrained ? AllocationKind::kFineGrained : kDevice;
    allocateInto(pointer, size, kind, flags);
  });
}

namespace {

hipError_t allocateHost(void** pointer, std::size_t size, unsigned flags, unsigned known,
                        const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require((flags & ~known) == 0, hipErrorInvalidValue);
    constexpr unsigned both = hipHostMallocCoherent | hipHostMallocNonCoherent;
    require((flags & both) != both, hipErrorInvalidValue);
    allocateInto(pointer, size, kHost, flags);
  });
}

constexpr unsigned kHostAllocFlags = hipHostAllocPortable | hipHostAllocMapped | hipHostAllocWriteCombined;
constexpr unsigned kHostMallocFlags =
    kHostAllocFlags | hipHostMallocNumaUser | hipHostMallocCoherent | hipHostMallocNonCoherent;

}  // namespace

HIPSPV_CALL hipHostMalloc(void** pointer, std::size_t size, unsigned int flags) {
  return allocateHost(pointer, size, flags, kHostMallocFlags);
}

HIPSPV_CALL hipExtHostAlloc(void** pointer, std::size_t size, unsigned int flags) {
  return allocateHost(pointer, size, flags, kHostMallocFlags);
}

HIPSPV_CALL hipHostAlloc(void** pointer, std::size_t size, unsigned int flags) {
  return allocateHost(pointer, size, flags, kHostAllocFlags);
}

HIPSPV_CALL hipMallocHost(void** pointer, std::size_t size) {
  return hipHostMalloc(pointer, size, hipHostMallocDefault);
}

HIPSPV_CALL hipMemAllocHost(void** pointer, std::size_t size) {
  return hipHostMalloc(pointer, size, hipHostMallocDefault);
}

HIPSPV_CALL hipMallocManaged(void** pointer, std::size_t size, unsigned int flags) {
  return guard([&] {
    require(flags == hipMemAttachGlobal || flags == hipMemAttachHost, hipErrorInvalidValue);
    require(size != 0, hipErrorInvalidValue);
    allocateInto(pointer, size, kManaged, flags);
  });
}

HIPSPV_CALL hipMallocPitch(void** pointer, std::size_t* pitch, std::size_t width, std::size_t height) {
  return guard([&] {
    require(pointer != nullptr && pitch != nullptr, hipErrorInvalidValue);
    const std::size_t row = pitchFor(width);
    allocateInto(pointer, multiply(row, height), kDevice, 0);
    *pitch = row;
  });
}

HIPSPV_CALL hipMemAllocPitch(hipDeviceptr_t* pointer, std::size_t* pitch, std::size_t width, std::size_t height,
                             unsigned int elementBytes) {
  return guard([&] {
    require(elementBytes == 4 || elementBytes == 8 || elementBytes == 16, hipErrorInvalidValue);
    require(width != 0 && height != 0, hipErrorInvalidValue);
    require(pointer != nullptr && pitch != nullptr, hipErrorInvalidValue);
    const std::size_t row = pitchFor(width);
    allocateInto(pointer, multiply(row, height), kDevice, 0);
    *pitch = row;
  });
}

HIPSPV_CALL hipMalloc3D(hipPitchedPtr* pitched, hipExtent extent) {
  return guard([&] {
    require(pitched != nullptr, hipErrorInvalidValue);
    const std::size_t row = pitchFor(extent.width);
    void* pointer = nullptr;
    allocateInto(&pointer, multiply(multiply(row, extent.height), extent.depth), kDevice, 0);
    *pitched = make_hipPitchedPtr(pointer, row, extent.width, extent.height);
  });
}

HIPSPV_CALL hipFree(void* pointer) {
  return guard([&] { release(Runtime::get(), pointer, {kDevice, AllocationKind::kFineGrained, kManaged, kHost}); });
}

HIPSPV_CALL hipHostFree(void* pointer) {
  return guard([&] { release(Runtime::get(), pointer, {kHost}); });
}

HIPSPV_CALL hipFreeHost(void* pointer) { return hipHostFree(pointer); }

HIPSPV_CALL hipHostRegister(void* pointer, std::size_t size, unsigned int flags) {
  return guard([&] {
    constexpr unsigned known =
        hipHostRegisterPortable | hipHostRegisterMapped | hipHostRegisterIoMemory | hipHostRegisterReadOnly;
    require((flags & ~known) == 0, hipErrorInvalidValue);
    registerHost(Runtime::get().current(), pointer, size, flags);
  });
}

HIPSPV_CALL hipHostUnregister(void* pointer) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    unregisterHost(Runtime::get(), pointer);
  });
}

HIPSPV_CALL hipMemGetInfo(std::size_t* free, std::size_t* total) {
  return guard([&] {
    Device& device = Runtime::get().current();
    const MemoryInfo info = device.object<MemoryGauge>().read();
    if (total != nullptr) *total = info.total;
    if (free != nullptr) *free = info.free;
  });
}

HIPSPV_CALL hipMemGetHandleForAddressRange(void* handle, hipDeviceptr_t pointer, std::size_t size,
                                           hipMemRangeHandleType type, unsigned long long flags) {
  return guard([&] {
    require(handle != nullptr && pointer != nullptr && size != 0, hipErrorInvalidValue);
    require(type == hipMemRangeHandleTypeDmaBufFd, hipErrorInvalidValue);
    require((flags & ~std::uint64_t{hipMemRangeFlagDmaBufMappingTypePcie}) == 0, hipErrorInvalidValue);
    const auto address = reinterpret_cast<std::uintptr_t>(pointer);
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    require(address % page == 0 && size % page == 0, hipErrorInvalidValue);
    const auto allocation = object<Allocations>().find(pointer);
    require(allocation.has_value(), hipErrorInvalidValue);
    const auto base = reinterpret_cast<std::uintptr_t>(allocation->base);
    require(size <= allocation->size - (address - base), hipErrorInvalidValue);
    throw Error(hipErrorNotSupported, "hipMemGetHandleForAddressRange: the driver exports no memory of the device " +
                                          allocation->device->properties().name + " as a DMA buffer");
  });
}

// ---- Queries about an address

namespace {

hipMemoryType memoryType(const Allocation& allocation) {
  if (allocation.managed()) return hipMemoryTypeManaged;
  return allocation.hostReaches() ? hipMemoryTypeHost : hipMemoryTypeDevice;
}

// True if the allocation's own device can access it; other devices may, too.
bool mapped(const Allocation& allocation) { return reaches(*allocation.device, allocation); }

Allocation known(const void* address) {
  const auto allocation = object<Allocations>().find(address);
  if (!allocation) throw Error(hipErrorInvalidValue);
  return *allocation;
}

// The sizes are those that ROCm writes, except for the range's, where ROCm's 32 bits are too few.
template <class T>
void put(void* data, T value) {
  std::memcpy(data, &value, sizeof value);
}

// Writes the value of each attribute for an address unknown to HIP.
void putUnknown(void* data, hipPointer_attribute attribute) {
  switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE:
    case HIP_POINTER_ATTRIBUTE_BUFFER_ID:
    case HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS:
      return put(data, std::uint32_t{0});
    case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER:
    case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
    case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR:
      return put(data, static_cast<void*>(nullptr));
    case HIP_POINTER_ATTRIBUTE_RANGE_SIZE:
      return put(data, std::size_t{0});
    case HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS:
    case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
    case HIP_POINTER_ATTRIBUTE_MAPPED:
      return put(data, false);
    case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
      return put(data, hipInvalidDeviceId);
    default:
      return;
  }
}

void putKnown(void* data, hipPointer_attribute attribute, void* pointer, const Allocation& allocation) {
  switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE:
      return put(data, memoryType(allocation));
    case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER:
      return put(data, mapped(allocation) ? pointer : nullptr);
    case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
      require(allocation.hostReaches(), hipErrorInvalidValue);
      return put(data, pointer);
    case HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS:
      return put(data, allocation.syncCopies);
    case HIP_POINTER_ATTRIBUTE_BUFFER_ID:
      return put(data, allocation.id);
    case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
      return put(data, allocation.managed());
    case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
      return put(data, allocation.device->ordinal());
    case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR:
      return put(data, allocation.base);
    case HIP_POINTER_ATTRIBUTE_RANGE_SIZE:
      return put(data, allocation.size);
    case HIP_POINTER_ATTRIBUTE_MAPPED:
      return put(data, mapped(allocation));
    case HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS:
      return put(data, std::uint32_t{allocation.flags});
    default:
      throw Error(hipErrorInvalidValue);
  }
}

// Attributes that ROCm reports as nonexistent.
bool isUnsupported(hipPointer_attribute attribute) {
  switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_CONTEXT:
    case HIP_POINTER_ATTRIBUTE_P2P_TOKENS:
    case HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE:
    case HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES:
    case HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE:
    case HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
      return true;
    default:
      return false;
  }
}

void getAttribute(void* data, hipPointer_attribute attribute, void* pointer) {
  if (isUnsupported(attribute))
    throw Error(hipErrorNotSupported, "pointer attribute " + std::to_string(attribute) + " is not supported");
  if (const auto allocation = object<Allocations>().find(pointer))
    return putKnown(data, attribute, pointer, *allocation);
  if (attribute == HIP_POINTER_ATTRIBUTE_MEMORY_TYPE && object<Arrays>().contains(pointer))
    return put(data, hipMemoryTypeArray);
  putUnknown(data, attribute);
  require(attribute == HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS, hipErrorInvalidValue);
}

}  // namespace

HIPSPV_CALL hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* pointer) {
  return guard([&] {
    const bool lenient = Registry::instance().isHip7();
    require(lenient || (attributes != nullptr && pointer != nullptr), hipErrorInvalidValue);
    if (attributes == nullptr) return;
    *attributes = {hipMemoryTypeUnregistered, hipInvalidDeviceId, nullptr, nullptr, 0, 0};
    const auto allocation = object<Allocations>().find(pointer);
    if (!allocation) return;  // no error, as in CUDA 11 and HIP 6
    void* address = const_cast<void*>(pointer);
    *attributes = {memoryType(*allocation),
                   allocation->device->ordinal(),
                   mapped(*allocation) ? address : nullptr,
                   allocation->hostReaches() ? address : nullptr,
                   allocation->managed(),
                   allocation->flags};
  });
}

HIPSPV_CALL hipPointerGetAttribute(void* data, hipPointer_attribute attribute, hipDeviceptr_t pointer) {
  return guard([&] {
    require(data != nullptr && pointer != nullptr, hipErrorInvalidValue);
    getAttribute(data, attribute, pointer);
  });
}

// Attributes that are unavailable keep the value for an unknown address, without an error.
HIPSPV_CALL hipDrvPointerGetAttributes(unsigned int count, hipPointer_attribute* attributes, void** data,
                                       hipDeviceptr_t pointer) {
  return guard([&] {
    require(count != 0 && attributes != nullptr && data != nullptr && pointer != nullptr, hipErrorInvalidValue);
    for (unsigned i = 0; i < count; ++i) require(data[i] != nullptr, hipErrorInvalidValue);
    for (unsigned i = 0; i < count; ++i) {
      try {
        getAttribute(data[i], attributes[i], pointer);
      } catch (const Error&) {
        putUnknown(data[i], attributes[i]);
      }
    }
  });
}

HIPSPV_CALL hipPointerSetAttribute(const void* value, hipPointer_attribute attribute, hipDeviceptr_t pointer) {
  return guard([&] {
    require(value != nullptr && pointer != nullptr, hipErrorInvalidValue);
    require(attribute == HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, hipErrorInvalidValue);
    unsigned sync = 0;
    std::memcpy(&sync, value, sizeof sync);
    require(sync <= 1, hipErrorInvalidValue);
    require(object<Allocations>().setSyncCopies(pointer, sync != 0), hipErrorInvalidDevicePointer);
  });
}

HIPSPV_CALL hipMemPtrGetInfo(void* pointer, std::size_t* size) {
  return guard([&] {
    require(pointer != nullptr && size != nullptr, hipErrorInvalidValue);
    *size = known(pointer).size;
  });
}

HIPSPV_CALL hipMemGetAddressRange(hipDeviceptr_t* base, std::size_t* size, hipDeviceptr_t pointer) {
  return guard([&] {
    const auto allocation = object<Allocations>().find(pointer);
    require(allocation.has_value(), hipErrorNotFound);
    if (base != nullptr) *base = allocation->base;
    if (size != nullptr) *size = allocation->size;
  });
}

HIPSPV_CALL hipHostGetDevicePointer(void** devicePointer, void* hostPointer, unsigned int flags) {
  return guard([&] {
    require(devicePointer != nullptr && flags == 0, hipErrorInvalidValue);
    const Allocation allocation = known(hostPointer);
    require(allocation.hostReaches(), hipErrorInvalidValue);
    const Device& device = Runtime::get().current();
    if (!reaches(device, allocation))
      throw Error(hipErrorNotSupported, "the device " + device.properties().name +
                                            " can't reach this memory of the host: " +
                                            "allocate it with hipHostMalloc while the device is the current one");
    *devicePointer = hostPointer;
  });
}

HIPSPV_CALL hipHostGetFlags(unsigned int* flags, void* hostPointer) {
  return guard([&] {
    require(flags != nullptr, hipErrorInvalidValue);
    const Allocation allocation = known(hostPointer);
    require(allocation.hostReaches() && !allocation.managed(), hipErrorInvalidValue);
    *flags = allocation.flags;
  });
}
