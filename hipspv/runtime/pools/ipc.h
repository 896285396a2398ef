// Memory and events that processes share by 64-byte handles (hipIpc*), which are the device API's if it has some
// (backends/sharing.h). On another device that can access any memory of the process, the export moves pages to a shared
// file, which the process that opens the handle maps.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <cstring>
#include <map>
#include <mutex>

#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {

class Device;
struct Allocation;

// The contents of a handle: another process of the same user opens the file as
// /proc/<process>/fd/<descriptor>. Device and inode identify the file.
struct IpcHandle {
  static constexpr std::uint64_t kMemory = 0x6d656d6970636869, kEvent = 0x7665746970636869,
                                 kPoolPointer = 0x6c6f6f7070636869;

  std::uint64_t kind;
  std::uint64_t fileDevice, fileInode;
  std::uint64_t offset;  // of the exported pointer, from the allocation's base
  std::uint64_t size;    // bytes of the allocation
  std::int32_t process, descriptor;

  // offset and size are 0.
  static IpcHandle of(std::uint64_t kind, const SharedFile& file);
  // Throws hipErrorInvalidValue unless it is a handle of that kind, hipErrorInvalidContext if it is
  // this process's own, hipErrorInvalidDevicePointer if the file is gone or inaccessible.
  SharedFile open(std::uint64_t kind) const;
  // True if the handle refers to the file.
  bool names(const SharedFile& file) const;

  // As HIP's structure of 64 bytes, and back.
  template <class Handle>
  Handle as() const {
    Handle handle{};
    std::memcpy(&handle, this, sizeof *this);
    return handle;
  }
  template <class Handle>
  static IpcHandle from(const Handle& handle) {
    IpcHandle result;
    std::memcpy(&result, &handle, sizeof result);
    return result;
  }
};
static_assert(sizeof(IpcHandle) <= HIP_IPC_HANDLE_SIZE);

// Memory of a device that other processes may have opened.
class ExportedMemory {
 public:
  // The pointer must lie in the allocation. Throws hipErrorInvalidValue for memory not from
  // hipMalloc, and for an address inside it if the device API's handles name only its beginning. hipErrorNotSupported
  // if the device can't share memory.
  hipIpcMemHandle_t share(const Allocation& allocation, void* pointer);
  // Before the allocation returns to the device: its pages become the process's own again.
  void end(void* base) {
    if (count_.load(std::memory_order_acquire) != 0) restore(base);
  }

 private:
  IpcHandle shareFile(const Allocation& allocation, void* pointer);
  void restore(void* base);

  struct Export {
    SharedFile file;
    std::size_t bytes;
  };

  std::mutex mutex_;
  std::map<void*, Export> exports_;
  std::atomic<std::size_t> count_{0};
};

// Other processes' memory that this one has opened. Memory opened twice has one address.
class ImportedMemory {
 public:
  static ImportedMemory& instance();

  void* open(Device& device, const hipIpcMemHandle_t& handle);
  // Throws hipErrorInvalidValue for an address that isn't from open.
  void close(void* pointer);
  // hipDeviceReset has ended what the device has opened.
  void forget(const Device& device);

 private:
  void* openFile(Device& device, const IpcHandle& handle);
  void* openNative(Device& device, const hipIpcMemHandle_t& handle);
  void closeNative(const Allocation& allocation);

  struct Import {
    std::byte* base;
    std::size_t size;
    unsigned count;
  };
  using Key = std::pair<std::uint64_t, std::uint64_t>;

  std::mutex mutex_;
  std::map<Key, Import> imports_;
  std::map<void*, unsigned> native_;  // how often the device API has opened the memory
};

}  // namespace hipspv
