// Copies of bytes by the calling thread.
#pragma once

#include <algorithm>
#include <cstddef>

namespace hipspv {

// memmove, which on some processors is many times as slow where the target begins a few bytes after the source's
// position in a page. So it is for a copy from device memory, which begins with a page, to a large allocation of
// malloc, which begins 16 bytes after one.
void moveBytes(std::byte* to, const std::byte* from, std::size_t bytes) noexcept;

// Calls function(x, y, z, width, height) for sections of the box that have one slice and at most so many bytes. A row
// is split only if it has more.
template <class Function>
void forEachPiece(std::size_t width, std::size_t height, std::size_t depth, std::size_t bytes, Function&& function) {
  const std::size_t columns = std::min(width, bytes), rows = std::min(height, bytes / columns);
  for (std::size_t z = 0; z < depth; ++z)
    for (std::size_t y = 0; y < height; y += rows)
      for (std::size_t x = 0; x < width; x += columns)
        function(x, y, z, std::min(columns, width - x), std::min(rows, height - y));
}

}  // namespace hipspv
