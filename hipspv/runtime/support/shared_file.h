// Memory that processes share: a file without a name (memfd_create) and its mappings.
#pragma once

#include <hip/hip_runtime_api.h>
#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

namespace hipspv {

std::size_t pageBytes();

// Owns a file descriptor. Throws hipErrorOutOfMemory if the system has none left.
class SharedFile {
 public:
  // A new file, of zeros.
  explicit SharedFile(std::size_t bytes);
  // Takes ownership of an existing descriptor.
  static SharedFile adopt(int descriptor) { return SharedFile(Adopted{descriptor}); }
  // Duplicates an existing descriptor. Throws hipErrorInvalidValue for an invalid one.
  static SharedFile duplicateOf(int descriptor);
  ~SharedFile();
  SharedFile(SharedFile&& other) noexcept : descriptor_(other.descriptor_) { other.descriptor_ = -1; }
  SharedFile& operator=(SharedFile&&) = delete;

  int descriptor() const { return descriptor_; }
  // A new descriptor for the same file, which the caller closes.
  int duplicate() const;
  std::size_t size() const;
  void grow(std::size_t bytes);
  // Returns a range's memory to the system; the range then reads as zeros.
  void discard(std::size_t offset, std::size_t bytes) noexcept;
  // at: nullptr, or an address whose mapping is replaced. nullptr on failure.
  void* map(std::size_t offset, std::size_t bytes, int protection = PROT_READ | PROT_WRITE, void* at = nullptr) const;
  // For any range: readable and writable until the last copy of the result ends. nullptr on failure.
  std::shared_ptr<void> mapRange(std::size_t offset, std::size_t bytes) const;

 private:
  struct Adopted {
    int descriptor;
  };
  explicit SharedFile(Adopted adopted) : descriptor_(adopted.descriptor) {}

  int descriptor_;
};

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

}  // namespace hipspv
