// Memory and events that processes share by 64-byte handles (hipIpc*). OpenCL has no such thing; on
// a device that reaches any memory of the process, pages are moved to a shared file when they are
// exported, and mapped by whoever opens the handle.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

#include "shared_file.h"

namespace hipspv {

class Device;
struct Allocation;

// What a handle holds: how another process of the same user reaches the file, by
// /proc/<process>/fd/<descriptor>. Device and inode tell whether that is still the same file.
struct IpcHandle {
  static constexpr std::uint64_t kMemory = 0x6d656d6970636869, kEvent = 0x7665746970636869,
                                 kPoolPointer = 0x6c6f6f7070636869;

  std::uint64_t kind;
  std::uint64_t fileDevice, fileInode;
  std::uint64_t offset;  // of the exported pointer from the allocation's base
  std::uint64_t size;    // bytes of the allocation
  std::int32_t process, descriptor;

  // offset and size: 0.
  static IpcHandle of(std::uint64_t kind, const SharedFile& file);
  // Throws hipErrorInvalidValue where this is no handle of that kind, hipErrorInvalidContext where
  // it is this process's own, hipErrorInvalidDevicePointer where the file is gone or out of reach.
  SharedFile open(std::uint64_t kind) const;
  // The file is the handle's.
  bool names(const SharedFile& file) const;
};
static_assert(sizeof(IpcHandle) <= HIP_IPC_HANDLE_SIZE);

// A device's memory that other processes may have open.
class ExportedMemory {
 public:
  // The pointer lies in the allocation. Throws hipErrorInvalidValue for what hipMalloc hasn't
  // given, hipErrorNotSupported where the device can't share memory.
  IpcHandle share(const Allocation& allocation, void* pointer);
  // The allocation is about to go back to the device: its pages become the process's own again.
  void end(void* base) {
    if (count_.load(std::memory_order_acquire) != 0) restore(base);
  }

 private:
  void restore(void* base);

  struct Export {
    SharedFile file;
    std::size_t bytes;
  };

  std::mutex mutex_;
  std::map<void*, Export> exports_;
  std::atomic<std::size_t> count_{0};
};

// Other processes' memory that this one has open. The same memory opened twice is at one address.
class ImportedMemory {
 public:
  static ImportedMemory& instance();

  void* open(Device& device, const IpcHandle& handle);
  // Throws hipErrorInvalidValue for an address that open hasn't given.
  void close(void* pointer);

 private:
  struct Import {
    std::byte* base;
    std::size_t size;
    unsigned count;
  };
  using Key = std::pair<std::uint64_t, std::uint64_t>;

  std::mutex mutex_;
  std::map<Key, Import> imports_;
};

}  // namespace hipspv
