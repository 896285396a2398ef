// move_bytes: copies of many sizes among many places in a page, also of sides that overlap.
#include "hipspv/runtime/support/move_bytes.h"

#include <cstdio>
#include <cstring>
#include <vector>

namespace {

constexpr std::size_t kPage = 4096, kSizes[] = {0, 1, 16, 63, 64, 2047, 2048, 2049, 2111, 4096, 5000, 8255};
constexpr std::size_t kPlaces[] = {0, 1, 15, 16, 17, 63, 64, 65, 1000, 4032, 4095};

// The bytes of memory after a copy that goes byte by byte through another place.
std::vector<std::byte> expected(const std::vector<std::byte>& memory, std::size_t to, std::size_t from,
                                std::size_t bytes) {
  std::vector<std::byte> result = memory;
  for (std::size_t i = 0; i < bytes; ++i) result[to + i] = memory[from + i];
  return result;
}

int wrongAt(std::size_t to, std::size_t from, std::size_t bytes) {
  std::vector<std::byte> memory(8 * kPage);
  for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<std::byte>(i * 7 + i / 256);
  const std::vector<std::byte> after = expected(memory, to, from, bytes);
  hipspv::moveBytes(memory.data() + to, memory.data() + from, bytes);
  return memory == after ? 0 : 1;
}

}  // namespace

int main() {
  int checked = 0, wrong = 0;
  for (const std::size_t bytes : kSizes)
    for (const std::size_t place : kPlaces)
      for (const std::size_t page : {std::size_t{0}, 3 * kPage}) {
        wrong += wrongAt(page + place, 100, bytes) + wrongAt(100, page + place, bytes);
        checked += 2;
      }
  std::printf("checked=%d\nwrong=%d\n", checked, wrong);
}
