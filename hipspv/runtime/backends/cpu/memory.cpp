#include "memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>

namespace hipspv::cpu {
namespace {

constexpr std::size_t kAlignment = 256;  // CUDA's promise
constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

// Device memory has whole pages of its own, which can be shared with another process later.
void* allocate(backend::MemoryKind kind, std::size_t bytes) {
  const std::size_t unit =
      kind == backend::MemoryKind::kDevice ? static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) : kAlignment;
  if (bytes > SIZE_MAX - unit) return nullptr;
  const std::size_t size = (bytes + unit - 1) / unit * unit;
  const bool huge = kind == backend::MemoryKind::kDevice && size >= kHugePage;
  void* const made = std::aligned_alloc(huge ? kHugePage : unit, size);
  if (huge && made) madvise(made, size, MADV_HUGEPAGE);  // a triad of vectors takes a third of the time
  return made;
}

void release(void* pointer) { std::free(pointer); }

}  // namespace hipspv::cpu
