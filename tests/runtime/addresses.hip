// Kinds of memory, attributes of addresses, and the amount of memory.
#include "show.h"

#include <cstdint>
#include <cstring>
#include <vector>

__device__ int variable[3];
__managed__ int managedVariable = 4;

static void testKinds() {
  void* memory = nullptr;
  show("aligned", [&] {
    std::uintptr_t bits = 0;
    for (const std::size_t size : {1, 100, 5000}) {
      HIP(hipMalloc(&memory, size));
      bits |= reinterpret_cast<std::uintptr_t>(memory);
      HIP(hipFree(memory));
    }
    return bits % 128 == 0;
  }());
  for (const unsigned flags : {hipDeviceMallocDefault, hipDeviceMallocFinegrained,
                               hipMallocSignalMemory, hipDeviceMallocUncached,
                               hipDeviceMallocContiguous}) {
    hipPointerAttribute_t attributes;
    HIP(hipExtMallocWithFlags(&memory, 8, flags));
    HIP(hipPointerGetAttributes(&attributes, memory));
    std::printf("ext.%u=%d %u\n", flags, attributes.type, attributes.allocationFlags);
    HIP(hipFree(memory));
  }
  show("ext.signal.size", hipExtMallocWithFlags(&memory, 16, hipMallocSignalMemory));
  show("ext.flags", hipExtMallocWithFlags(&memory, 8, 99));
  show("ext.null", hipExtMallocWithFlags(nullptr, 8, 0));
  unsigned flags = 0;
  HIP(hipExtHostAlloc(&memory, 8, hipHostMallocCoherent | hipHostMallocPortable));
  HIP(hipHostGetFlags(&flags, memory));
  show("exthost.flags", flags);
  HIP(hipHostFree(memory));
  show("exthost.both", hipExtHostAlloc(&memory, 8, hipHostMallocCoherent | hipHostMallocNonCoherent));
  show("hostmalloc.flags", hipHostMalloc(&memory, 8, 0x100));
  show("hostalloc.flags", hipHostAlloc(&memory, 8, hipHostMallocCoherent));
  show("hostalloc.zero", hipHostAlloc(&memory, 0, 0));
  show("hostalloc.zero.null", memory == nullptr);
  HIP(hipMallocHost(&memory, 8));
  HIP(hipFreeHost(memory));
  HIP(hipMemAllocHost(&memory, 8));
  HIP(hipFree(memory));
  show("managed.zero", hipMallocManaged(&memory, 0));
  show("managed.flags", hipMallocManaged(&memory, 8, hipMemAttachSingle));
  show("managed.host", hipMallocManaged(&memory, 8, hipMemAttachHost));
  HIP(hipFree(memory));
  std::size_t pitch = 0;
  show("pitch.zero", hipMallocPitch(&memory, &pitch, 0, 4));
  show("pitch.huge", hipMallocPitch(&memory, &pitch, SIZE_MAX, 4));
  show("pitch.rows", hipMallocPitch(&memory, &pitch, 1 << 20, SIZE_MAX / 1024));
  show("pitch.null", hipMallocPitch(&memory, nullptr, 4, 4));
  hipPitchedPtr box;
  show("3d.huge", hipMalloc3D(&box, make_hipExtent(1 << 20, 1 << 30, 1 << 30)));
  show("3d.null", hipMalloc3D(nullptr, make_hipExtent(1, 1, 1)));
  show("allocpitch.element", hipMemAllocPitch(&memory, &pitch, 4, 4, 3));
  HIP(hipMemAllocPitch(&memory, &pitch, 100, 4, 4));
  show("allocpitch", pitch >= 100);
  HIP(hipFree(memory));
  show("free.variable", [] {
    void* address;
    HIP(hipGetSymbolAddress(&address, variable));
    return hipFree(address);
  }());
  show("free.managed variable", hipFree(&managedVariable));
}

static void testRegistered() {
  std::vector<char> memory(3 << 16);
  char* const middle = memory.data() + (1 << 16);
  HIP(hipHostRegister(middle, 1 << 16, hipHostRegisterMapped | hipHostRegisterReadOnly));
  show("register.inside", hipHostRegister(middle + 100, 100, 0));
  show("register.around", hipHostRegister(memory.data(), memory.size(), 0));
  show("register.into", hipHostRegister(memory.data(), (1 << 16) + 1, 0));
  show("register.from", hipHostRegister(middle + 5000, 1 << 16, 0));
  show("register.before", hipHostRegister(memory.data(), 1 << 16, 0));
  show("register.behind", hipHostRegister(middle + (1 << 16), 1 << 16, 0));
  show("register.null", hipHostRegister(nullptr, 1, 0));
  show("register.zero", hipHostRegister(middle, 0, 0));
  show("register.flags", hipHostRegister(middle, 1, 0x10));
  show("register.unmapped", hipHostRegister(reinterpret_cast<void*>(0x1000), 100, 0));
  unsigned flags = 0;
  HIP(hipHostGetFlags(&flags, middle + 7));
  show("register.flags.got", flags);
  void* device = nullptr;
  HIP(hipHostGetDevicePointer(&device, middle + 7, 0));
  show("register.device", device == middle + 7);
  show("register.device.flags", hipHostGetDevicePointer(&device, middle, 1));
  show("register.free", hipFree(middle));
  show("unregister.inside", hipHostUnregister(middle + 7));
  show("unregister.null", hipHostUnregister(nullptr));
  for (char* part : {memory.data(), middle, middle + (1 << 16)}) HIP(hipHostUnregister(part));
  show("flags.gone", hipHostGetFlags(&flags, middle));
  show("device.gone", hipHostGetDevicePointer(&device, middle, 0));
}

template <class T>
static T attribute(hipPointer_attribute which, void* pointer) {
  T value{};
  HIP(hipPointerGetAttribute(&value, which, pointer));
  return value;
}

static void testAttributes() {
  char *a, *b, plain = 0;
  HIP(hipMalloc(&a, 100));
  HIP(hipMallocManaged(&b, 200));
  show("type", attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, a));
  show("type.managed", attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, b));
  show("type.variable", attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, &managedVariable));
  show("device pointer", attribute<void*>(HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, a + 5) == a + 5);
  show("host pointer", attribute<void*>(HIP_POINTER_ATTRIBUTE_HOST_POINTER, b + 5) == b + 5);
  show("start", attribute<void*>(HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR, b + 5) == b);
  show("size", attribute<std::size_t>(HIP_POINTER_ATTRIBUTE_RANGE_SIZE, b + 5));
  show("managed", attribute<bool>(HIP_POINTER_ATTRIBUTE_IS_MANAGED, b));
  show("managed.not", attribute<bool>(HIP_POINTER_ATTRIBUTE_IS_MANAGED, a));
  show("mapped", attribute<bool>(HIP_POINTER_ATTRIBUTE_MAPPED, a));
  show("ordinal", attribute<int>(HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, a));
  show("flags", attribute<unsigned>(HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS, b));
  const auto id = [](char* p) { return attribute<unsigned>(HIP_POINTER_ATTRIBUTE_BUFFER_ID, p); };
  show("id.same", id(a) == id(a + 50));
  const unsigned before = id(a);
  show("id.other", before != id(b));
  HIP(hipFree(a));
  HIP(hipMalloc(&a, 100));
  show("id.reused", before != id(a));
  unsigned sync = 1;
  HIP(hipPointerSetAttribute(&sync, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, a + 1));
  show("sync", attribute<bool>(HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, a));
  sync = 2;
  show("sync.value", hipPointerSetAttribute(&sync, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, a));
  sync = 0;
  show("sync.null", hipPointerSetAttribute(nullptr, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, a));
  show("sync.plain", hipPointerSetAttribute(&sync, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS, &plain));
  show("set.other", hipPointerSetAttribute(&sync, HIP_POINTER_ATTRIBUTE_BUFFER_ID, a));

  hipArray_t array;
  const auto format = hipCreateChannelDesc<float>();
  HIP(hipMallocArray(&array, &format, 4, 4));
  show("type.array", attribute<unsigned>(HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, array));
  HIP(hipFreeArray(array));
  void* data = nullptr;
  show("host pointer.none", hipPointerGetAttribute(&data, HIP_POINTER_ATTRIBUTE_HOST_POINTER, a));
  show("plain", hipPointerGetAttribute(&data, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, &plain));
  show("null", hipPointerGetAttribute(&data, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, nullptr));
  show("no data", hipPointerGetAttribute(nullptr, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER, a));
  show("bad", hipPointerGetAttribute(&data, static_cast<hipPointer_attribute>(99), a));
  for (const auto which :
       {HIP_POINTER_ATTRIBUTE_CONTEXT, HIP_POINTER_ATTRIBUTE_P2P_TOKENS,
        HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE, HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
        HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE})
    std::printf("none.%d=%s\n", which, hipGetErrorName(hipPointerGetAttribute(&data, which, a)));

  hipPointer_attribute which[] = {HIP_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                  HIP_POINTER_ATTRIBUTE_RANGE_SIZE,
                                  HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
  unsigned type = 77;
  std::size_t size = 77;
  int ordinal = 77;
  void* out[] = {&type, &size, &ordinal};
  HIP(hipDrvPointerGetAttributes(3, which, out, b + 9));
  std::printf("several=%u %zu %d\n", type, size, ordinal);
  HIP(hipDrvPointerGetAttributes(3, which, out, &plain));
  std::printf("several.plain=%u %zu %d\n", type, size, ordinal);
  show("several.zero", hipDrvPointerGetAttributes(0, which, out, b));
  show("several.null", hipDrvPointerGetAttributes(3, which, nullptr, b));
  HIP(hipMemPtrGetInfo(b, &size));
  show("info", size);
  show("info.plain", hipMemPtrGetInfo(&plain, &size));
  hipDeviceptr_t base;
  show("range.plain", hipMemGetAddressRange(&base, &size, &plain));
  HIP(hipFree(a));
  HIP(hipFree(b));
}

// Free memory changes by the amount allocated and freed, and is never more than the total.
static void testGauge() {
  constexpr std::size_t kBytes = 100 << 20;
  std::size_t total = 0, before = 0, during = 0, after = 0;
  HIP(hipMemGetInfo(&before, &total));
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  show("total", total == properties.totalGlobalMem);
  show("below", before != 0 && before < total);
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
  show("exact", exact);
  void* memory;
  show("too much", hipMalloc(&memory, total + 1));
  show("nothing asked", hipMemGetInfo(nullptr, nullptr));
}

// Many live allocations, found by any address in them and freed in any order.
static void testMany() {
  constexpr std::size_t kCount = 20000;
  std::vector<char*> memory(kCount);
  for (auto& pointer : memory) HIP(hipMalloc(&pointer, 64));
  int wrong = 0;
  for (std::size_t i = 0; i < kCount; i += 7) {
    hipDeviceptr_t base = nullptr;
    wrong += hipMemGetAddressRange(&base, nullptr, memory[i] + 63) != hipSuccess || base != memory[i];
  }
  show("many.wrong", wrong);
  for (std::size_t i = 0; i < kCount; ++i) HIP(hipFree(memory[i * 7919 % kCount]));
  std::size_t size = 0;
  show("many.freed", hipMemPtrGetInfo(memory[0], &size));
}

int main() {
  testKinds();
  testRegistered();
  testAttributes();
  testGauge();
  testMany();
}
