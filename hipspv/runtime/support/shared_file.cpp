#include "shared_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "error.h"

namespace hipspv {

std::size_t pageBytes() {
  static const auto bytes = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

SharedFile::SharedFile(std::size_t bytes) : descriptor_(memfd_create("hipspv", MFD_CLOEXEC)) {
  require(descriptor_ >= 0, hipErrorOutOfMemory);
  if (ftruncate(descriptor_, static_cast<off_t>(bytes)) == 0) return;
  close(descriptor_);
  throw Error(hipErrorOutOfMemory);
}

SharedFile SharedFile::duplicateOf(int descriptor) {
  const int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  require(copy >= 0 || errno != EBADF, hipErrorInvalidValue);
  require(copy >= 0, hipErrorOutOfMemory);
  return adopt(copy);
}

SharedFile::~SharedFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

int SharedFile::duplicate() const {
  const int copy = fcntl(descriptor_, F_DUPFD_CLOEXEC, 0);
  require(copy >= 0, hipErrorOutOfMemory);
  return copy;
}

std::size_t SharedFile::size() const {
  struct stat status{};
  return fstat(descriptor_, &status) == 0 ? static_cast<std::size_t>(status.st_size) : 0;
}

void SharedFile::grow(std::size_t bytes) {
  require(ftruncate(descriptor_, static_cast<off_t>(bytes)) == 0, hipErrorOutOfMemory);
}

void SharedFile::discard(std::size_t offset, std::size_t bytes) noexcept {
  // If it fails, the memory stays reserved; there is no other effect.
  static_cast<void>(fallocate(descriptor_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(offset),
                              static_cast<off_t>(bytes)));
}

void* SharedFile::map(std::size_t offset, std::size_t bytes, int protection, void* at) const {
  void* result = mmap(at, bytes, protection, MAP_SHARED | (at != nullptr ? MAP_FIXED : 0), descriptor_,
                      static_cast<off_t>(offset));
  return result != MAP_FAILED ? result : nullptr;
}

std::shared_ptr<void> SharedFile::mapRange(std::size_t offset, std::size_t bytes) const {
  const std::size_t before = offset % pageBytes(), whole = before + bytes;
  void* pages = map(offset - before, whole);
  if (pages == nullptr) return nullptr;
  return {static_cast<std::byte*>(pages) + before, [pages, whole](void*) { munmap(pages, whole); }};
}

IpcHandle IpcHandle::of(std::uint64_t kind, const SharedFile& file) {
  struct stat status{};
  require(fstat(file.descriptor(), &status) == 0, hipErrorInvalidValue);
  return {kind, status.st_dev, status.st_ino, 0, 0, getpid(), file.descriptor()};
}

SharedFile IpcHandle::open(std::uint64_t expected) const {
  require(kind == expected, hipErrorInvalidValue);
  require(process != getpid(), hipErrorInvalidContext);
  const std::string path = "/proc/" + std::to_string(process) + "/fd/" + std::to_string(descriptor);
  const int opened = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  require(opened >= 0, hipErrorInvalidDevicePointer);
  SharedFile file = SharedFile::adopt(opened);
  require(names(file), hipErrorInvalidDevicePointer);
  return file;
}

bool IpcHandle::names(const SharedFile& file) const {
  struct stat status{};
  return fstat(file.descriptor(), &status) == 0 && status.st_dev == fileDevice && status.st_ino == fileInode;
}

}  // namespace hipspv
