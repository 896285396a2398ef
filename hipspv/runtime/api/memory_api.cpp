// Allocation, and what is known about an address.
#include <algorithm>
#include <cstring>

#include "../memory.h"
#include "guard.h"

using namespace hipspv;

namespace {

constexpr auto kDevice = AllocationKind::kDevice;
constexpr auto kHost = AllocationKind::kHost;
constexpr auto kManaged = AllocationKind::kManaged;
constexpr auto kRegistered = AllocationKind::kRegistered;

// Rows begin where OpenCL lets an image's rows begin, on any device.
constexpr std::size_t kPitchAlign = 256;

void allocateInto(void** pointer, std::size_t size, AllocationKind kind, unsigned flags) {
  require(pointer != nullptr, hipErrorInvalidValue);
  *pointer = nullptr;
  *pointer = allocate(Runtime::get().current(), kind, size, flags);
}

// nullptr, where the product doesn't fit, would look like success.
std::size_t multiply(std::size_t a, std::size_t b) {
  std::size_t result = 0;
  if (__builtin_mul_overflow(a, b, &result)) throw Error(hipErrorOutOfMemory);
  return result;
}

std::size_t pitchFor(std::size_t width) {
  require(width <= SIZE_MAX - kPitchAlign, hipErrorInvalidValue);
  return (width + kPitchAlign - 1) / kPitchAlign * kPitchAlign;
}

Allocation known(const void* address) {
  const auto allocation = Allocations::instance().find(address);
  if (!allocation) throw Error(hipErrorInvalidValue);
  return *allocation;
}

hipMemoryType memoryType(AllocationKind kind) {
  switch (kind) {
    case kHost:
    case kRegistered:
      return hipMemoryTypeHost;
    case kManaged:
      return hipMemoryTypeManaged;
    default:
      return hipMemoryTypeDevice;
  }
}

bool deviceReaches(const Allocation& allocation) {
  return allocation.kind != kRegistered || allocation.device->facts().systemMemory;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipMalloc(void** pointer, std::size_t size) {
  return guard([&] { allocateInto(pointer, size, kDevice, 0); });
}

HIPSPV_EXPORT hipError_t hipExtMallocWithFlags(void** pointer, std::size_t size,
                                               unsigned int flags) {
  return guard([&] {
    require(flags <= hipDeviceMallocUncached, hipErrorInvalidValue);
    const bool fine = flags == hipDeviceMallocFinegrained || flags == hipMallocSignalMemory;
    allocateInto(pointer, size, fine ? kManaged : kDevice, flags);
  });
}

HIPSPV_EXPORT hipError_t hipHostMalloc(void** pointer, std::size_t size, unsigned int flags) {
  return guard([&] {
    constexpr unsigned known = hipHostMallocPortable | hipHostMallocMapped |
                               hipHostMallocWriteCombined | hipHostMallocNumaUser |
                               hipHostMallocCoherent | hipHostMallocNonCoherent;
    require((flags & ~known) == 0, hipErrorInvalidValue);
    constexpr unsigned both = hipHostMallocCoherent | hipHostMallocNonCoherent;
    require((flags & both) != both, hipErrorInvalidValue);
    allocateInto(pointer, size, kHost, flags);
  });
}

HIPSPV_EXPORT hipError_t hipHostAlloc(void** pointer, std::size_t size, unsigned int flags) {
  return hipHostMalloc(pointer, size, flags);
}

HIPSPV_EXPORT hipError_t hipMallocHost(void** pointer, std::size_t size) {
  return hipHostMalloc(pointer, size, hipHostMallocDefault);
}

HIPSPV_EXPORT hipError_t hipMemAllocHost(void** pointer, std::size_t size) {
  return hipHostMalloc(pointer, size, hipHostMallocDefault);
}

HIPSPV_EXPORT hipError_t hipMallocManaged(void** pointer, std::size_t size, unsigned int flags) {
  return guard([&] {
    require(flags == hipMemAttachGlobal || flags == hipMemAttachHost, hipErrorInvalidValue);
    require(size != 0, hipErrorInvalidValue);
    allocateInto(pointer, size, kManaged, flags);
  });
}

HIPSPV_EXPORT hipError_t hipMallocPitch(void** pointer, std::size_t* pitch, std::size_t width,
                                        std::size_t height) {
  return guard([&] {
    require(pointer != nullptr && pitch != nullptr, hipErrorInvalidValue);
    const std::size_t row = pitchFor(width);
    allocateInto(pointer, multiply(row, height), kDevice, 0);
    *pitch = row;
  });
}

HIPSPV_EXPORT hipError_t hipMemAllocPitch(hipDeviceptr_t* pointer, std::size_t* pitch,
                                          std::size_t width, std::size_t height,
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

HIPSPV_EXPORT hipError_t hipMalloc3D(hipPitchedPtr* pitched, hipExtent extent) {
  return guard([&] {
    require(pitched != nullptr, hipErrorInvalidValue);
    const std::size_t row = pitchFor(extent.width);
    void* pointer = nullptr;
    allocateInto(&pointer, multiply(multiply(row, extent.height), extent.depth), kDevice, 0);
    *pitched = make_hipPitchedPtr(pointer, row, extent.width, extent.height);
  });
}

HIPSPV_EXPORT hipError_t hipFree(void* pointer) {
  return guard([&] { release(pointer, {kDevice, kManaged, kHost}); });
}

HIPSPV_EXPORT hipError_t hipHostFree(void* pointer) {
  return guard([&] { release(pointer, {kHost}); });
}

HIPSPV_EXPORT hipError_t hipFreeHost(void* pointer) { return hipHostFree(pointer); }

HIPSPV_EXPORT hipError_t hipHostRegister(void* pointer, std::size_t size, unsigned int flags) {
  return guard([&] {
    require(pointer != nullptr && size != 0, hipErrorInvalidValue);
    auto& allocations = Allocations::instance();
    const auto* last = static_cast<const std::byte*>(pointer) + size - 1;
    require(!allocations.find(pointer) && !allocations.find(last),
            hipErrorHostMemoryAlreadyRegistered);
    allocations.add({pointer, size, kRegistered, &Runtime::get().current(), flags});
  });
}

HIPSPV_EXPORT hipError_t hipHostUnregister(void* pointer) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    const auto taken = Allocations::instance().take(pointer, {kRegistered});
    require(taken.has_value(), hipErrorHostMemoryNotRegistered);
    taken->device->synchronize();
  });
}

HIPSPV_EXPORT hipError_t hipHostGetDevicePointer(void** devicePointer, void* hostPointer,
                                                 unsigned int flags) {
  return guard([&] {
    require(devicePointer != nullptr && flags == 0, hipErrorInvalidValue);
    *devicePointer = nullptr;
    const Allocation allocation = known(hostPointer);
    require(allocation.hostReaches(), hipErrorInvalidValue);
    if (!deviceReaches(allocation))
      throw Error(hipErrorNotSupported, "the device " + allocation.device->facts().name +
                                            " can't reach memory of hipHostRegister: allocate it " +
                                            "with hipHostMalloc");
    *devicePointer = hostPointer;
  });
}

HIPSPV_EXPORT hipError_t hipHostGetFlags(unsigned int* flags, void* hostPointer) {
  return guard([&] {
    require(flags != nullptr, hipErrorInvalidValue);
    const Allocation allocation = known(hostPointer);
    require(allocation.kind == kHost || allocation.kind == kRegistered, hipErrorInvalidValue);
    *flags = allocation.flags;
  });
}

HIPSPV_EXPORT hipError_t hipMemGetInfo(std::size_t* free, std::size_t* total) {
  return guard([&] {
    // OpenCL can't tell what others use: free is the total less what this process has.
    Device& device = Runtime::get().current();
    const std::size_t all = device.facts().globalMemory;
    if (total != nullptr) *total = all;
    const std::size_t used = Allocations::instance().used(device) + device.pools().reserved();
    if (free != nullptr) *free = all - std::min(all, used);
  });
}

HIPSPV_EXPORT hipError_t hipMemPtrGetInfo(void* pointer, std::size_t* size) {
  return guard([&] {
    require(pointer != nullptr && size != nullptr, hipErrorInvalidValue);
    *size = known(pointer).size;
  });
}

HIPSPV_EXPORT hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, std::size_t* size,
                                               hipDeviceptr_t pointer) {
  return guard([&] {
    const auto allocation = Allocations::instance().find(pointer);
    require(allocation.has_value(), hipErrorNotFound);
    if (base != nullptr) *base = allocation->base;
    if (size != nullptr) *size = allocation->size;
  });
}

HIPSPV_EXPORT hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes,
                                                 const void* pointer) {
  return guard([&] {
    require(attributes != nullptr && pointer != nullptr, hipErrorInvalidValue);
    *attributes = {hipMemoryTypeUnregistered, hipInvalidDeviceId, nullptr, nullptr, 0, 0};
    const auto allocation = Allocations::instance().find(pointer);
    if (!allocation) {  // as CUDA 11 and HIP 6 have it: not an error
      attributes->hostPointer = const_cast<void*>(pointer);
      return;
    }
    attributes->type = memoryType(allocation->kind);
    attributes->device = allocation->device->ordinal();
    attributes->isManaged = allocation->kind == kManaged;
    attributes->allocationFlags = allocation->flags;
    if (deviceReaches(*allocation)) attributes->devicePointer = const_cast<void*>(pointer);
    if (allocation->hostReaches()) attributes->hostPointer = const_cast<void*>(pointer);
  });
}

HIPSPV_EXPORT hipError_t hipPointerGetAttribute(void* data, hipPointer_attribute attribute,
                                                hipDeviceptr_t pointer) {
  return guard([&] {
    require(data != nullptr && pointer != nullptr, hipErrorInvalidValue);
    const Allocation allocation = known(pointer);
    const auto put = [&](auto value) { std::memcpy(data, &value, sizeof value); };
    switch (attribute) {
      case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE:
        return put(memoryType(allocation.kind));
      case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER:
        return put(deviceReaches(allocation) ? pointer : nullptr);
      case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
        require(allocation.hostReaches(), hipErrorInvalidValue);
        return put(pointer);
      case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
        return put(allocation.kind == kManaged);
      case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
        return put(allocation.device->ordinal());
      case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR:
        return put(allocation.base);
      case HIP_POINTER_ATTRIBUTE_RANGE_SIZE:
        return put(allocation.size);
      case HIP_POINTER_ATTRIBUTE_MAPPED:
        return put(deviceReaches(allocation));
      default:
        throw Error(hipErrorInvalidValue);
    }
  });
}

// Hints about where managed memory should be: the device's driver decides by itself.
HIPSPV_EXPORT hipError_t hipMemPrefetchAsync(const void* pointer, std::size_t count, int device,
                                             hipStream_t stream) {
  return guard([&] {
    require(pointer != nullptr && count != 0, hipErrorInvalidValue);
    if (device != hipCpuDeviceId) Runtime::get().device(device);
    streamOf(stream);
    require(known(pointer).kind == kManaged, hipErrorInvalidValue);
  });
}

HIPSPV_EXPORT hipError_t hipMemAdvise(const void* pointer, std::size_t count, hipMemoryAdvise,
                                      int device) {
  return guard([&] {
    require(pointer != nullptr && count != 0, hipErrorInvalidValue);
    if (device != hipCpuDeviceId) Runtime::get().device(device);
    require(known(pointer).kind == kManaged, hipErrorInvalidValue);
  });
}
