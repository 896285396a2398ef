// Vortex's API of its second generation: buffers.

#include <cstdio>
#include <exception>

#include "device.h"

using vortex_test::Device;

namespace {

struct Buffer {
  Device* device;
  uint64_t address, bytes;
};

Device* device(void* handle) { return static_cast<Device*>(handle); }
Buffer* buffer(void* handle) { return static_cast<Buffer*>(handle); }
bool inside(const Buffer* buffer, uint64_t offset, uint64_t bytes) {
  return offset <= buffer->bytes && bytes <= buffer->bytes - offset;
}

}  // namespace

extern "C" {

int vx_mem_free(void* handle);

int vx_dev_open(void** handle) {
  if (!handle) return -1;
  try {
    *handle = new Device(2);
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
  return handle && value && device(handle)->capability(which, *value) ? 0 : -1;
}

int vx_mem_alloc(void* handle, uint64_t bytes, int access, void** result) {
  if (!handle || !result || !bytes) return -1;
  auto address = device(handle)->memory().allocate(bytes, static_cast<uint64_t>(access & 3));
  if (!address) return -1;
  *result = new Buffer{device(handle), *address, bytes};
  return 0;
}

int vx_mem_reserve(void* handle, uint64_t address, uint64_t bytes, int access, void** result) {
  if (!handle || !result || !bytes) return -1;
  if (!device(handle)->memory().reserve(address, bytes, static_cast<uint64_t>(access & 3))) return -1;
  *result = new Buffer{device(handle), address, bytes};
  return 0;
}

int vx_mem_free(void* handle) {
  if (!handle) return 0;
  Buffer* freed = buffer(handle);
  bool known = freed->device->memory().release(freed->address);
  delete freed;
  return known ? 0 : -1;
}

int vx_mem_access(void* handle, uint64_t offset, uint64_t bytes, int access) {
  if (!handle || !inside(buffer(handle), offset, bytes)) return -1;
  Buffer* changed = buffer(handle);
  changed->device->memory().setAccess(changed->address + offset, bytes, static_cast<uint64_t>(access & 3));
  return 0;
}

int vx_mem_address(void* handle, uint64_t* address) {
  if (!handle || !address) return -1;
  *address = buffer(handle)->address;
  return 0;
}

int vx_mem_info(void* handle, uint64_t* free, uint64_t* used) {
  if (!handle) return -1;
  vortex_test::Memory& memory = device(handle)->memory();
  if (free) *free = memory.end() - memory.used();
  if (used) *used = memory.used();
  return 0;
}

int vx_copy_to_dev(void* handle, const void* source, uint64_t offset, uint64_t bytes) {
  if (!handle || !source || !inside(buffer(handle), offset, bytes)) return -1;
  buffer(handle)->device->memory().write(buffer(handle)->address + offset, source, bytes);
  return 0;
}

int vx_copy_from_dev(void* target, void* handle, uint64_t offset, uint64_t bytes) {
  if (!handle || !target || !inside(buffer(handle), offset, bytes)) return -1;
  buffer(handle)->device->memory().read(target, buffer(handle)->address + offset, bytes);
  return 0;
}

int vx_start(void* handle, void* kernel, void* arguments) {
  if (!handle || !kernel || !arguments) return -1;
  return device(handle)->start(buffer(kernel)->address, buffer(arguments)->address);
}

int vx_ready_wait(void* handle, uint64_t timeout) { return handle ? device(handle)->waitFor(timeout) : -1; }

int vx_dcr_read(void* handle, uint32_t number, uint32_t* value) {
  return handle && value && device(handle)->readRegister(number, *value) ? 0 : -1;
}

int vx_dcr_write(void* handle, uint32_t number, uint32_t value) {
  if (!handle || device(handle)->waitForever()) return -1;
  device(handle)->writeRegister(number, value);
  return 0;
}

int vx_mpm_query(void* handle, uint32_t number, uint32_t core, uint64_t* value) {
  return handle && value && device(handle)->counter(number, core, *value) ? 0 : -1;
}

// The content: the first and the last address, and the bytes at the first.
int vx_upload_kernel_bytes(void* handle, const void* content, uint64_t size, void** result) {
  if (!handle || !content || size <= 16 || !result) return -1;
  const auto* words = static_cast<const uint64_t*>(content);
  uint64_t first = words[0], last = words[1], bytes = size - 16;
  if (last < first || last - first < bytes) return -1;
  void* made;
  if (vx_mem_reserve(handle, first, last - first, 0, &made)) return -1;
  if (vx_mem_access(made, 0, bytes, 1) || vx_mem_access(made, bytes, last - first - bytes, 3) ||
      vx_copy_to_dev(made, words + 2, 0, bytes)) {
    vx_mem_free(made);
    return -1;
  }
  *result = made;
  return 0;
}

int vx_upload_bytes(void* handle, const void* content, uint64_t size, void** result) {
  if (!handle || !content || !size || !result) return -1;
  void* made;
  if (vx_mem_alloc(handle, size, 1, &made)) return -1;
  if (vx_copy_to_dev(made, content, 0, size)) {
    vx_mem_free(made);
    return -1;
  }
  *result = made;
  return 0;
}

int vx_check_occupancy(void* handle, uint32_t group, uint32_t* local_bytes) {
  if (!handle || !group) return -1;
  const Configuration& c = device(handle)->configuration();
  if (group > c.warps * c.lanes) return -1;
  uint32_t groups = c.warps / ((group + c.lanes - 1) / c.lanes);
  if (local_bytes) *local_bytes = static_cast<uint32_t>(c.local_bytes / groups);
  return 0;
}

int vx_dump_perf(void* handle, FILE* stream) {
  if (!handle || !stream) return -1;
  device(handle)->printCounters(stream);
  return 0;
}

}  // extern "C"
