// Memory that processes share: a file without a name (memfd_create) and its mappings.
#pragma once

#include <sys/mman.h>

#include <cstddef>
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
  // For any range: readable and writable until the last copy of the result ends. nullptr on
  // failure.
  std::shared_ptr<void> mapRange(std::size_t offset, std::size_t bytes) const;

 private:
  struct Adopted {
    int descriptor;
  };
  explicit SharedFile(Adopted adopted) : descriptor_(adopted.descriptor) {}

  int descriptor_;
};

}  // namespace hipspv
