// Memory of the CPU device: the host's.
#pragma once

#include <cstddef>

#include "hipspv/runtime/backends/backend.h"

namespace hipspv::cpu {

// nullptr if memory is exhausted.
void* allocate(backend::MemoryKind kind, std::size_t bytes);
void release(void* pointer);

}  // namespace hipspv::cpu
