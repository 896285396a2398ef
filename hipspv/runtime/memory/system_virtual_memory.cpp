#include "system_virtual_memory.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {
namespace {

constexpr std::size_t kHugePage = 2 * 1024 * 1024;

class FileMemory final : public backend::PhysicalMemory {
 public:
  explicit FileMemory(SharedFile opened) : file(std::move(opened)) {}

  std::size_t size() const override { return file.size(); }
  int share() const override { return file.duplicate(); }

  const SharedFile file;
};

void* reserveRange(std::size_t bytes, void* wish) {
  void* base = mmap(wish, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  require(base != MAP_FAILED, hipErrorOutOfMemory);
  return base;
}

int protection(backend::Access access) {
  switch (access) {
    case backend::Access::kRead:
      return PROT_READ;
    case backend::Access::kReadWrite:
      return PROT_READ | PROT_WRITE;
    default:
      return PROT_NONE;
  }
}

}  // namespace

SystemVirtualMemory& SystemVirtualMemory::instance() {
  static auto& memory = *new SystemVirtualMemory;
  return memory;
}

std::size_t SystemVirtualMemory::granularity(bool best) { return best ? kHugePage : pageBytes(); }

std::shared_ptr<backend::PhysicalMemory> SystemVirtualMemory::create(std::size_t bytes, bool /*shareable*/) {
  return std::make_shared<FileMemory>(SharedFile(bytes));
}

std::shared_ptr<backend::PhysicalMemory> SystemVirtualMemory::import(int descriptor) {
  SharedFile file = SharedFile::duplicateOf(descriptor);
  require(file.size() != 0 && file.size() % pageBytes() == 0, hipErrorInvalidValue);
  return std::make_shared<FileMemory>(std::move(file));
}

// Reserves more than requested and returns the parts around the aligned range.
void* SystemVirtualMemory::reserve(std::size_t bytes, std::size_t alignment, void* wish) {
  alignment = std::max(alignment, pageBytes());
  require(bytes <= SIZE_MAX - alignment, hipErrorOutOfMemory);
  auto* base = static_cast<std::byte*>(reserveRange(bytes, wish));
  if (reinterpret_cast<std::uintptr_t>(base) % alignment == 0) return base;
  munmap(base, bytes);
  base = static_cast<std::byte*>(reserveRange(bytes + alignment, nullptr));
  const std::size_t before = alignment - reinterpret_cast<std::uintptr_t>(base) % alignment;
  munmap(base, before);
  base += before;
  if (before != alignment) munmap(base + bytes, alignment - before);
  return base;
}

void SystemVirtualMemory::free(void* base, std::size_t bytes) { munmap(base, bytes); }

void SystemVirtualMemory::map(void* address, std::size_t bytes, std::size_t offset,
                              const backend::PhysicalMemory& memory) {
  const auto* own = dynamic_cast<const FileMemory*>(&memory);
  require(own != nullptr, hipErrorInvalidValue);
  require(own->file.map(offset, bytes, PROT_NONE, address) != nullptr, hipErrorOutOfMemory);
}

// The range stays reserved.
void SystemVirtualMemory::unmap(void* address, std::size_t bytes) {
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
  require(mmap(address, bytes, PROT_NONE, flags, -1, 0) != MAP_FAILED, hipErrorOutOfMemory);
}

void SystemVirtualMemory::setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) {
  auto widest = backend::Access::kNone;
  for (const backend::DeviceAccess& one : all) widest = std::max(widest, one.access);
  require(mprotect(address, bytes, protection(widest)) == 0, hipErrorOutOfMemory);
}

}  // namespace hipspv
