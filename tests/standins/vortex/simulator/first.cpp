// Vortex's API of its first generation: addresses. Programs are raw bytes, which lie where execution starts.

#include <cstdio>
#include <exception>

#include "device.h"

using vortex_test::Device;

namespace {

constexpr int kGlobal = 0, kLocal = 1;
constexpr uint64_t kProgramBytes = 0x1000000;  // what programs may use from the start address on

Device* device(void* handle) { return static_cast<Device*>(handle); }

}  // namespace

extern "C" {

int vx_dev_open(void** handle) {
  if (!handle) return -1;
  try {
    auto* opened = new Device(1);
    opened->memory().reserve(opened->configuration().start, kProgramBytes, ACCESS_READ | ACCESS_WRITE);
    *handle = opened;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "vortex: %s\n", error.what());
    return -1;
  }
  return 0;
}

int vx_dev_close(void* handle) {
  if (!handle) return -1;
  device(handle)->waitForever();
  delete device(handle);
  return 0;
}

int vx_dev_caps(void* handle, uint32_t which, uint64_t* value) {
  if (!handle || !value) return -1;
  constexpr uint32_t kKernelBase = 7, kIsa = 8;
  if (which == kKernelBase) {
    *value = device(handle)->entry();
    return 0;
  }
  if (which > kIsa) return -1;
  return device(handle)->capability(which == kIsa ? uint64_t{vortex_test::kIsaFlags} : which, *value) ? 0 : -1;
}

int vx_mem_alloc(void* handle, uint64_t bytes, int type, uint64_t* result) {
  if (!handle || !result || !bytes || (type != kGlobal && type != kLocal)) return -1;
  vortex_test::Memory& memory = device(handle)->memory();
  auto address = type == kLocal ? memory.allocateLocal(bytes) : memory.allocate(bytes, ACCESS_READ | ACCESS_WRITE);
  if (!address) return -1;
  *result = *address;
  return 0;
}

int vx_mem_free(void* handle, uint64_t address) {
  if (!handle) return -1;
  return !address || device(handle)->memory().release(address) ? 0 : -1;
}

int vx_mem_info(void* handle, int type, uint64_t* free, uint64_t* used) {
  if (!handle || (type != kGlobal && type != kLocal)) return -1;
  vortex_test::Memory& memory = device(handle)->memory();
  uint64_t all = type == kLocal ? device(handle)->configuration().local_bytes : memory.end();
  uint64_t taken = type == kLocal ? memory.usedLocal() : memory.used();
  if (free) *free = all - taken;
  if (used) *used = taken;
  return 0;
}

int vx_copy_to_dev(void* handle, uint64_t address, const void* source, uint64_t bytes) {
  if (!handle || !source || !device(handle)->memory().allows(address, bytes)) return -1;
  device(handle)->memory().write(address, source, bytes);
  return 0;
}

int vx_copy_from_dev(void* handle, void* target, uint64_t address, uint64_t bytes) {
  if (!handle || !target || !device(handle)->memory().allows(address, bytes)) return -1;
  device(handle)->memory().read(target, address, bytes);
  return 0;
}

int vx_start(void* handle) { return handle ? device(handle)->start(device(handle)->entry(), 0) : -1; }

int vx_ready_wait(void* handle, uint64_t timeout) { return handle ? device(handle)->waitFor(timeout) : -1; }

int vx_dcr_write(void* handle, uint32_t number, uint64_t value) {
  if (!handle || device(handle)->waitForever()) return -1;
  device(handle)->writeRegister(number, static_cast<uint32_t>(value));
  return 0;
}

int vx_upload_kernel_bytes(void* handle, const void* content, uint64_t size) {
  if (!handle || !content || !size) return -1;
  return vx_copy_to_dev(handle, device(handle)->entry(), content, size);
}

int vx_dump_perf(void* handle, FILE* stream) {
  if (!handle || !stream) return -1;
  device(handle)->printCounters(stream);
  return 0;
}

// Of core -1: of all.
int vx_perf_counter(void* handle, int counter, int core, uint64_t* value) {
  if (!handle || !value) return -1;
  return device(handle)->counter(static_cast<uint32_t>(counter), core < 0 ? 0 : static_cast<uint32_t>(core), *value)
             ? 0
             : -1;
}

}  // extern "C"
