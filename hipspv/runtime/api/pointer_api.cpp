// Queries about an address.
#include <cstring>
#include <string>

#include "guard.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/memory.h"

using namespace hipspv;

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
