// Kinds of memory, attributes of addresses, and the amount of memory.
#include <cstdint>
#include <vector>

#include "sections.h"

__device__ int variable[3];
__managed__ int managedVariable = 4;

SECTION(kinds) {
  void* memory = nullptr;
  gives(true, [&] {
    std::uintptr_t bits = 0;
    for (const std::size_t size : {1, 100, 5000}) {
      HIP(hipMalloc(&memory, size));
      bits |= reinterpret_cast<std::uintptr_t>(memory);
      HIP(hipFree(memory));
    }
    return bits % 128 == 0;
  }());
  for (const unsigned flags : {hipDeviceMallocDefault, hipDeviceMallocFinegrained, hipMallocSignalMemory,
                               hipDeviceMallocUncached, hipDeviceMallocContiguous}) {
    hipPointerAttribute_t attributes;
    HIP(hipExtMallocWithFlags(&memory, 8, flags));
    HIP(hipPointerGetAttributes(&attributes, memory));
    gives(flags == hipMallocSignalMemory ? hipMemoryTypeHost : hipMemoryTypeDevice, attributes.type);
    gives(flags, attributes.allocationFlags);
    HIP(hipFree(memory));
  }
  unsigned flags = 0;
  HIP(hipExtHostAlloc(&memory, 8, hipHostMallocCoherent | hipHostMallocPortable));
  HIP(hipHostGetFlags(&flags, memory));
  gives(1073741825, flags);
  HIP(hipHostFree(memory));
  gives(hipErrorInvalidValue, hipExtHostAlloc(&memory, 8, hipHostMallocCoherent | hipHostMallocNonCoherent));
  gives(hipErrorInvalidValue, hipHostAlloc(&memory, 8, hipHostMallocCoherent));
  gives(hipSuccess, hipHostAlloc(&memory, 0, 0));
  gives(true, memory == nullptr);
  HIP(hipMallocHost(&memory, 8));
  HIP(hipFreeHost(memory));
  HIP(hipMemAllocHost(&memory, 8));
  HIP(hipFree(memory));
  gives(hipErrorInvalidValue, hipMallocManaged(&memory, 8, hipMemAttachSingle));
  gives(hipSuccess, hipMallocManaged(&memory, 8, hipMemAttachHost));
  HIP(hipFree(memory));
  std::size_t pitch = 0;
  gives(hipSuccess, hipMallocPitch(&memory, &pitch, 0, 4));
  gives(hipErrorOutOfMemory, hipMallocPitch(&memory, &pitch, 1 << 20, SIZE_MAX / 1024));
  HIP(hipMemAllocPitch(&memory, &pitch, 100, 4, 4));
  gives(true, pitch >= 100);
  HIP(hipFree(memory));
  gives(hipErrorInvalidValue, [] {
    void* address;
    HIP(hipGetSymbolAddress(&address, variable));
    return hipFree(address);
  }());
  gives(hipErrorInvalidValue, hipFree(&managedVariable));
}

SECTION(registered) {
  std::vector<char> memory(3 << 16);
  char* const middle = memory.data() + (1 << 16);
  HIP(hipHostRegister(middle, 1 << 16, hipHostRegisterMapped | hipHostRegisterReadOnly));
  gives(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(middle + 100, 100, 0));
  gives(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(memory.data(), memory.size(), 0));
  gives(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(memory.data(), (1 << 16) + 1, 0));
  gives(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(middle + 5000, 1 << 16, 0));
  gives(hipSuccess, hipHostRegister(memory.data(), 1 << 16, 0));
  gives(hipSuccess, hipHostRegister(middle + (1 << 16), 1 << 16, 0));
  gives(hipErrorInvalidValue, hipHostRegister(reinterpret_cast<void*>(0x1000), 100, 0));
  unsigned flags = 0;
  HIP(hipHostGetFlags(&flags, middle + 7));
  gives(10, flags);
  void* device = nullptr;
  HIP(hipHostGetDevicePointer(&device, middle + 7, 0));
  gives(true, device == middle + 7);
  gives(hipErrorInvalidValue, hipFree(middle));
  gives(hipErrorHostMemoryNotRegistered, hipHostUnregister(middle + 7));
  for (char* part : {memory.data(), middle, middle + (1 << 16)}) HIP(hipHostUnregister(part));
  gives(hipErrorInvalidValue, hipHostGetFlags(&flags, middle));
  gives(hipErrorInvalidValue, hipHostGetDevicePointer(&device, middle, 0));
}

template <class T>
static T attribute(hipPointer_attribute which, void* pointer) {
  T value{};
  HIP(hipPointerGetAttribute(&value, which, pointer));
  return value;
}

SECTION(attributes) {
  char *a, *b, plain = 0;
  HIP(hipMalloc(&a, 100));
  HIP(hipMallocManaged(&b, 200));
  gives(2, attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, a));
  gives(3, attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, b));
  gives(3, attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, &managedVariable));
  gives(true, attribute<void*>(HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, a + 5) == a + 5);
  gives(true, attribute<void*>(HIP_POINTER_ATTRIBUTE_HOST_POINTER, b + 5) == b + 5);
  gives(true, attribute<void*>(HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR, b + 5) == b);
  gives(200, attribute<std::size_t>(HIP_POINTER_ATTRIBUTE_RANGE_SIZE, b + 5));
  gives(1, attribute<bool>(HIP_POINTER_ATTRIBUTE_IS_MANAGED, b));
  gives(0, attribute<bool>(HIP_POINTER_ATTRIBUTE_IS_MANAGED, a));
  gives(1, attribute<bool>(HIP_POINTER_ATTRIBUTE_MAPPED, a));
  gives(0, attribute<int>(HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, a));
  gives(1, attribute<unsigned>(HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS, b));
  const auto id = [](char* p) { return attribute<unsigned>(HIP_POINTER_ATTRIBUTE_BUFFER_ID, p); };
  gives(true, id(a) == id(a + 50));
  const unsigned before = id(a);
  gives(true, before != id(b));
  HIP(hipFree(a));
  HIP(hipMalloc(&a, 100));
  gives(true, before != id(a));
  unsigned sync = 1;
  HIP(hipPointerSetAttribute(&sync, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, a + 1));
  gives(1, attribute<bool>(HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, a));

  hipArray_t array;
  const auto format = hipCreateChannelDesc<float>();
  HIP(hipMallocArray(&array, &format, 4, 4));
  gives(10, attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, array));
  HIP(hipFreeArray(array));
  void* data = nullptr;
  gives(hipErrorInvalidValue, hipPointerGetAttribute(&data, HIP_POINTER_ATTRIBUTE_HOST_POINTER, a));
  gives(hipErrorInvalidValue, hipPointerGetAttribute(&data, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, &plain));
  for (const auto which : {HIP_POINTER_ATTRIBUTE_CONTEXT, HIP_POINTER_ATTRIBUTE_P2P_TOKENS,
                           HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE, HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
                           HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE})
    gives(hipErrorNotSupported, hipPointerGetAttribute(&data, which, a));

  hipPointer_attribute which[] = {HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, HIP_POINTER_ATTRIBUTE_RANGE_SIZE,
                                  HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
  unsigned type = 77;
  std::size_t size = 77;
  int ordinal = 77;
  void* out[] = {&type, &size, &ordinal};
  HIP(hipDrvPointerGetAttributes(3, which, out, b + 9));
  gives(true, type == hipMemoryTypeManaged && size == 200 && ordinal == 0);
  HIP(hipDrvPointerGetAttributes(3, which, out, &plain));
  gives(true, type == 0 && size == 0 && ordinal == -2);
  HIP(hipMemPtrGetInfo(b, &size));
  gives(200, size);
  HIP(hipFree(a));
  HIP(hipFree(b));
}

// Free memory changes by the amount allocated and freed, and is never more than the total.
SECTION(gauge) {
  constexpr std::size_t kBytes = 100 << 20;
  std::size_t total = 0, before = 0, during = 0, after = 0;
  HIP(hipMemGetInfo(&before, &total));
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  gives(true, total == properties.totalGlobalMem);
  gives(true, before != 0 && before < total);
  // Other processes' large allocations count, too, and may come now: then the test tries again.
  bool exact = false;
  for (int attempt = 0; attempt < 5 && !exact; ++attempt) {
    char* memory;
    HIP(hipMemGetInfo(&before, nullptr));
    HIP(hipMalloc(&memory, kBytes));
    HIP(hipMemset(memory, 1, kBytes));
    HIP(hipDeviceSynchronize());
    HIP(hipMemGetInfo(&during, nullptr));
    HIP(hipFree(memory));
    HIP(hipMemGetInfo(&after, nullptr));
    exact = before - during == kBytes && before == after;
  }
  gives(1, exact);
  void* memory;
  gives(hipErrorOutOfMemory, hipMalloc(&memory, total + 1));
  gives(hipSuccess, hipMemGetInfo(nullptr, nullptr));
}

// Many live allocations, found by any address in them and freed in any order.
SECTION(many) {
  constexpr std::size_t kCount = 20000;
  std::vector<char*> memory(kCount);
  for (auto& pointer : memory) HIP(hipMalloc(&pointer, 64));
  int wrong = 0;
  for (std::size_t i = 0; i < kCount; i += 7) {
    hipDeviceptr_t base = nullptr;
    wrong += hipMemGetAddressRange(&base, nullptr, memory[i] + 63) != hipSuccess || base != memory[i];
  }
  gives(0, wrong);
  for (std::size_t i = 0; i < kCount; ++i) HIP(hipFree(memory[i * 7919 % kCount]));
  std::size_t size = 0;
  gives(hipErrorInvalidValue, hipMemPtrGetInfo(memory[0], &size));
}
