// Stream-ordered allocation and memory pools.
#include "guard.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/graph/graph_memory.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/pools/device_pools.h"

using namespace hipspv;

namespace {

// The device with that ordinal.
Device& deviceOf(int ordinal) { return Runtime::get().device(ordinal); }

bool isDevice(int ordinal) { return ordinal >= 0 && ordinal < Runtime::get().deviceCount(); }

// Sets the pool of the device's later allocations.
void choose(Device& device, hipMemPool_t pool) {
  const auto chosen = object<PoolHandles>().find(pool);
  require(&chosen->device() == &device, hipErrorInvalidDevice);
  require(!chosen->imported(), hipErrorInvalidValue);
  device.object<DevicePools>().setCurrent(chosen);
}

// The new node owns the address.
void* captureAllocation(Stream& stream, std::size_t bytes) {
  Device& device = stream.device();
  AllocateOperation operation;
  operation.block = device.object<GraphMemory>().take(bytes);
  void* const address = operation.block->address();
  operation.given.poolProps.allocType = hipMemAllocationTypePinned;
  operation.given.poolProps.location = {hipMemLocationTypeDevice, device.ordinal()};
  operation.given.bytesize = bytes;
  operation.given.dptr = address;
  object<Captures>().add(stream, std::move(operation));
  return address;
}

// The device in a pool's location; checks the kind of memory.
Device& deviceOf(const hipMemLocation* location, hipMemAllocationType type) {
  require(location != nullptr, hipErrorInvalidValue);
  const bool managed = type == hipMemAllocationTypeManaged;
  require(type == hipMemAllocationTypePinned || managed, hipErrorInvalidValue);
  const bool host = location->type >= hipMemLocationTypeHost && location->type <= hipMemLocationTypeHostNumaCurrent;
  require(host || (location->type == hipMemLocationTypeDevice && isDevice(location->id)), hipErrorInvalidValue);
  if (host || managed)
    throw Error(hipErrorNotSupported,
                "a pool of the host's or of managed memory: pools have "
                "memory of devices alone, of hipMemAllocationTypePinned");
  return deviceOf(location->id);
}

}  // namespace

HIPSPV_CALL hipMallocAsync(void** pointer, std::size_t size, hipStream_t stream) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    Stream& order = streamOf(stream, hipErrorInvalidHandle);
    if (order.capturing()) [[unlikely]] {
      *pointer = captureAllocation(order, size);
      return;
    }
    *pointer = order.device().object<DevicePools>().current()->allocate(order, size);
  });
}

HIPSPV_CALL hipMallocFromPoolAsync(void** pointer, std::size_t size, hipMemPool_t pool, hipStream_t stream) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    const auto from = object<PoolHandles>().find(pool);
    Stream& order = streamOf(stream, hipErrorInvalidHandle);
    *pointer = order.capturing() ? captureAllocation(order, size) : from->allocate(order, size);
  });
}

HIPSPV_CALL hipFreeAsync(void* pointer, hipStream_t stream) {
  return guard([&] {
    if (pointer == nullptr && Registry::instance().isHip7()) return;
    require(pointer != nullptr, hipErrorInvalidValue);
    Stream& order = streamOf(stream, hipErrorInvalidHandle);
    if (order.capturing()) [[unlikely]]
      return object<Captures>().add(order, FreeOperation{pointer});
    releaseInOrder(order, pointer);
  });
}

HIPSPV_CALL hipDeviceGetDefaultMemPool(hipMemPool_t* pool, int device) {
  return query(pool, [&] { return DevicePools::handle(*deviceOf(device).object<DevicePools>().defaultPool()); });
}

HIPSPV_CALL hipDeviceGetMemPool(hipMemPool_t* pool, int device) {
  return guard([&] {
    require(pool != nullptr && isDevice(device), hipErrorInvalidValue);
    *pool = DevicePools::handle(*deviceOf(device).object<DevicePools>().current());
  });
}

HIPSPV_CALL hipDeviceSetMemPool(int device, hipMemPool_t pool) {
  return guard([&] {
    checkUnsafeInHip7();
    require(isDevice(device), hipErrorInvalidValue);
    choose(deviceOf(device), pool);
  });
}

HIPSPV_CALL hipMemGetDefaultMemPool(hipMemPool_t* pool, hipMemLocation* location, hipMemAllocationType type) {
  return query(pool,
               [&] { return DevicePools::handle(*deviceOf(location, type).object<DevicePools>().defaultPool()); });
}

HIPSPV_CALL hipMemGetMemPool(hipMemPool_t* pool, hipMemLocation* location, hipMemAllocationType type) {
  return query(pool, [&] { return DevicePools::handle(*deviceOf(location, type).object<DevicePools>().current()); });
}

HIPSPV_CALL hipMemSetMemPool(hipMemLocation* location, hipMemAllocationType type, hipMemPool_t pool) {
  return guard([&] { choose(deviceOf(location, type), pool); });
}

HIPSPV_CALL hipMemPoolCreate(hipMemPool_t* pool, const hipMemPoolProps* properties) {
  return guard([&] {
    checkUnsafeInHip7();
    require(pool != nullptr && properties != nullptr, hipErrorInvalidValue);
    require(properties->allocType == hipMemAllocationTypePinned, hipErrorInvalidValue);
    require(properties->location.type == hipMemLocationTypeDevice, hipErrorInvalidValue);
    require(isDevice(properties->location.id), hipErrorInvalidValue);
    constexpr auto known = hipMemHandleTypePosixFileDescriptor;  // the others are for Windows
    require((properties->handleTypes & ~known) == 0, hipErrorInvalidValue);
    *pool = DevicePools::handle(*deviceOf(properties->location.id).object<DevicePools>().create(*properties));
  });
}

HIPSPV_CALL hipMemPoolDestroy(hipMemPool_t pool) {
  return guard([&] {
    checkUnsafeInHip7();
    const auto ended = object<PoolHandles>().find(pool);
    ended->device().object<DevicePools>().destroy(*ended);
  });
}

HIPSPV_CALL hipMemPoolTrimTo(hipMemPool_t pool, std::size_t bytesToKeep) {
  return guard([&] { object<PoolHandles>().find(pool)->trim(bytesToKeep); });
}

HIPSPV_CALL hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    object<PoolHandles>().find(pool)->set(attribute, value);
  });
}

HIPSPV_CALL hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    object<PoolHandles>().find(pool)->get(attribute, value);
  });
}

HIPSPV_CALL hipMemPoolSetAccess(hipMemPool_t pool, const hipMemAccessDesc* list, std::size_t count) {
  return guard([&] {
    const auto chosen = object<PoolHandles>().find(pool);
    require(list != nullptr, hipErrorInvalidValue);
    require(count <= static_cast<std::size_t>(Runtime::get().deviceCount()), hipErrorInvalidDevice);
    for (std::size_t i = 0; i < count; ++i) {
      require(list[i].location.type == hipMemLocationTypeDevice, hipErrorInvalidValue);
      require(isDevice(list[i].location.id), hipErrorInvalidDevice);
      require((list[i].flags & ~hipMemAccessFlagsProtReadWrite) == 0, hipErrorInvalidValue);
      chosen->requireAccess(deviceOf(list[i].location.id), list[i].flags);
    }
    for (std::size_t i = 0; i < count; ++i) chosen->setAccess(deviceOf(list[i].location.id), list[i].flags);
  });
}

HIPSPV_CALL hipMemPoolGetAccess(hipMemAccessFlags* flags, hipMemPool_t pool, hipMemLocation* location) {
  return guard([&] {
    require(flags != nullptr && location != nullptr, hipErrorInvalidValue);
    const auto asked = object<PoolHandles>().find(pool);
    require(location->type == hipMemLocationTypeDevice && isDevice(location->id), hipErrorInvalidValue);
    *flags = asked->access(deviceOf(location->id));
  });
}

HIPSPV_CALL hipMemPoolExportToShareableHandle(void* shareable, hipMemPool_t pool, hipMemAllocationHandleType type,
                                              unsigned int flags) {
  return guard([&] {
    require(shareable != nullptr && flags == 0, hipErrorInvalidValue);
    const auto exported = object<PoolHandles>().find(pool);
    require(type == hipMemHandleTypePosixFileDescriptor, hipErrorInvalidValue);
    *static_cast<int*>(shareable) = exported->memory().share();
  });
}

HIPSPV_CALL hipMemPoolImportFromShareableHandle(hipMemPool_t* pool, void* shareable, hipMemAllocationHandleType type,
                                                unsigned int flags) {
  return guard([&] {
    require(pool != nullptr && shareable != nullptr && flags == 0, hipErrorInvalidValue);
    require(type == hipMemHandleTypePosixFileDescriptor, hipErrorInvalidValue);
    // The descriptor itself is the pointer's value.
    const auto descriptor = static_cast<int>(reinterpret_cast<std::intptr_t>(shareable));
    *pool = DevicePools::handle(*Runtime::get().current().object<DevicePools>().import(descriptor));
  });
}

HIPSPV_CALL hipMemPoolExportPointer(hipMemPoolPtrExportData* data, void* pointer) {
  return guard([&] {
    require(data != nullptr && pointer != nullptr, hipErrorInvalidValue);
    const auto allocation = object<Allocations>().find(pointer);
    require(allocation && allocation->owner != nullptr && allocation->kind != AllocationKind::kGraph,
            hipErrorInvalidValue);
    *data = std::static_pointer_cast<MemoryPool>(allocation->owner)->memory().exportPointer(*allocation, pointer);
  });
}

HIPSPV_CALL hipMemPoolImportPointer(void** pointer, hipMemPool_t pool, hipMemPoolPtrExportData* data) {
  return guard([&] {
    require(pointer != nullptr && data != nullptr, hipErrorInvalidValue);
    *pointer = object<PoolHandles>().find(pool)->open(*data);
  });
}
