#include "memory.h"

#include <unistd.h>

#include <cstdlib>

namespace hipspv::cpu {
namespace {

constexpr std::size_t kAlignment = 256;  // CUDA's promise

}  // namespace

// Device memory has whole pages of its own, which can be shared with another process later.
void* allocate(backend::MemoryKind kind, std::size_t bytes) {
  const std::size_t unit =
      kind == backend::MemoryKind::kDevice ? static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) : kAlignment;
  if (bytes > SIZE_MAX - unit) return nullptr;
  return std::aligned_alloc(unit, (bytes + unit - 1) / unit * unit);
}

void release(void* pointer) { std::free(pointer); }

}  // namespace hipspv::cpu
