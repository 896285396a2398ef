// Copies of bytes by the calling thread.
#pragma once

#include <cstddef>

namespace hipspv {

// memmove, which on some processors is many times as slow where the target begins a few bytes after the source's
// place in a page. So it is for a copy from device memory, which begins with a page, to a large allocation of malloc,
// which begins 16 bytes after one.
void moveBytes(std::byte* to, const std::byte* from, std::size_t bytes) noexcept;

}  // namespace hipspv
