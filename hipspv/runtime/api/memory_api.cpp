// Allocation, and registration of the program's memory.
#include <unistd.h>

#include "guard.h"
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
