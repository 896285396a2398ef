// host_memory <area> <layer> <module>: like walk.hip, but the runtime's own operator new fails.
#include <elf.h>
#include <link.h>

#include <new>

#include "walk.h"

namespace {

struct Range {
  std::uintptr_t begin = 0, end = 0;
  bool has(const void* address) const {
    const auto number = reinterpret_cast<std::uintptr_t>(address);
    return begin <= number && number < end;
  }
};

// Set before any fault is armed.
Range runtimeCode, libraryCode;
bool (*inDriver)() = nullptr;

std::atomic<std::int64_t> countdown{0};
std::atomic<bool> hit{false};
thread_local bool ofProgram = false;  // a thread that calls HIP

int findCode(dl_phdr_info* info, std::size_t, void*) {
  Range* range = nullptr;
  if (std::strstr(info->dlpi_name, "libhipspv.so") != nullptr) range = &runtimeCode;
  if (std::strstr(info->dlpi_name, "libstdc++.so") != nullptr) range = &libraryCode;
  for (int i = 0; range != nullptr && i < info->dlpi_phnum; ++i) {
    const auto& header = info->dlpi_phdr[i];
    if (header.p_type != PT_LOAD || (header.p_flags & PF_X) == 0) continue;
    range->begin = info->dlpi_addr + header.p_vaddr;
    range->end = range->begin + header.p_memsz;
  }
  return 0;
}

// Calls from the runtime itself, also through a string's functions in the C++ library.
bool fails(const void* caller) {
  if (countdown.load(std::memory_order_relaxed) <= 0) return false;
  const bool counts = runtimeCode.has(caller) || (ofProgram && libraryCode.has(caller) && !inDriver());
  if (!counts || countdown.fetch_sub(1) != 1) return false;
  hit = true;
  return true;
}

}  // namespace

void* operator new(std::size_t bytes) {
  if (fails(__builtin_return_address(0))) throw std::bad_alloc();
  if (void* memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

int main(int, char** argv) {
  const Area* area = prepare(argv[1], argv[3]);
  const Layer layer(argv[2]);
  if (area == nullptr || layer.library == nullptr) return 2;
  dl_iterate_phdr(findCode, nullptr);
  inDriver = layer.inDriver;
  ofProgram = true;
  const auto inject = [](std::int64_t n) {
    hit = false;
    countdown = n;
  };
  const auto lift = []() -> const char* {
    countdown = 0;
    return hit ? "new" : nullptr;
  };
  // A module's analysis allocates thousands of times.
  return walk(*area, layer, inject, lift, [](std::int64_t n) { return 1 + n / 40; });
}
