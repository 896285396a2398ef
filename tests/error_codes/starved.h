// `starves(hipEventCreate(&event))` checks that the call gives hipErrorOutOfMemory while this thread
// gets no memory from operator new, the runtime's own calls included. For programs of one file.
#pragma once

#include <new>

#include "refuses.h"

namespace refusals {
inline thread_local bool starved = false;
}

void* operator new(std::size_t bytes) {
  void* memory = refusals::starved ? nullptr : std::malloc(bytes);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#define starves(...)                                                                         \
  do {                                                                                       \
    refusals::starved = true;                                                                \
    const hipError_t given_ = (__VA_ARGS__);                                                 \
    refusals::starved = false;                                                               \
    refusals::check(hipErrorOutOfMemory, given_, #__VA_ARGS__, __FILE__, __LINE__);          \
  } while (0)
