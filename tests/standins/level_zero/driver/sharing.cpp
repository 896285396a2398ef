// Memory of other processes. A handle has a file's descriptor: the caller gets it to the other process and changes the
// bytes there, or the driver fetches the file from the process that the handle names. Both forms are as those of
// Intel's drivers: the first one has no more than the descriptor, an offset and a type.
#include "sharing.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstring>

#include "entries.h"
#include "memory.h"

namespace test_driver {
namespace {

struct MemoryHandle {
  std::uint64_t file, offset;
  std::uint8_t type;
  char unused[7];
  std::int64_t process;  // 0: the file is this process's
};
static_assert(sizeof(MemoryHandle) <= ZE_MAX_IPC_HANDLE_SIZE);

MemoryHandle read(const ze_ipc_mem_handle_t& handle) {
  MemoryHandle result;
  std::memcpy(&result, handle.data, sizeof result);
  constexpr char kZeros[ZE_MAX_IPC_HANDLE_SIZE - sizeof result]{};
  const bool rest = std::memcmp(handle.data + sizeof result, kZeros, sizeof kZeros) == 0;
  require(rest && result.type == 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return result;
}

std::size_t bytesOf(int file) {
  struct stat status{};
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode) ? static_cast<std::size_t>(status.st_size) : 0;
}

}  // namespace

int fetchFile(std::uint64_t file, std::int64_t process) {
  if (process == 0 || process == getpid()) return fcntl(static_cast<int>(file), F_DUPFD_CLOEXEC, 0);
  const int other = static_cast<int>(syscall(SYS_pidfd_open, process, 0));
  if (other == -1) return -1;
  const int result = static_cast<int>(syscall(SYS_pidfd_getfd, other, file, 0));
  close(other);
  return result;
}

ze_result_t memGetIpcHandle(ze_context_handle_t context, const void* address, ze_ipc_mem_handle_t* handle) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    pointed(handle);
    Lock lock(state().mutex);
    moveToFile(own, &pointed(static_cast<const char*>(address)), lock);
    const Range* const range = rangeOf(own, address, lock);
    const MemoryHandle result{
        static_cast<std::uint64_t>(range->file), 0, 0, {}, settings().ipcByProcess ? getpid() : 0};
    std::memset(handle->data, 0, sizeof handle->data);
    std::memcpy(handle->data, &result, sizeof result);
  });
}

ze_result_t memOpenIpcHandle(ze_context_handle_t context, ze_device_handle_t device, ze_ipc_mem_handle_t handle,
                             ze_ipc_memory_flags_t flags, void** address) {
  return entry(__func__, [&] {
    require(flags <= (ZE_IPC_MEMORY_FLAG_BIAS_CACHED | ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED),
            ZE_RESULT_ERROR_INVALID_ENUMERATION);
    pointed(address);
    const MemoryHandle of = read(handle);
    const int file = fetchFile(of.file, of.process);
    require(file != -1, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    Range range;
    range.context = &from<Context>(context);
    range.device = &from<Device>(device);
    range.bytes = range.reserved = bytesOf(file);
    range.origin = Origin::kOpened;
    range.type = ZE_MEMORY_TYPE_DEVICE;
    void* const base = range.bytes == 0 ? nullptr : mapPages(range.reserved, kPage, file, of.offset);
    close(file);
    require(base != nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    range.base = reinterpret_cast<std::uintptr_t>(base);
    const Lock lock(state().mutex);
    addRange(range, lock);
    *address = base;
  });
}

ze_result_t memCloseIpcHandle(ze_context_handle_t context, const void* address) {
  return entry(__func__, [&] {
    const auto& own = from<Context>(context);
    const Lock lock(state().mutex);
    const Range* const range = rangeOf(own, &pointed(static_cast<const char*>(address)), lock);
    require(range != nullptr && range->origin == Origin::kOpened && range->address() == address,
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    if (Engine::anyUses(address, range->bytes, lock)) misuse("a memory handle is closed that a command still uses");
    removeRange(address, lock);
  });
}

}  // namespace test_driver
