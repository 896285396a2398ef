// Reads inputs from standard input, each behind its size in 32 bits, and writes for each a line: steps,
// bytes, and whether the reader took it. For compilers without libFuzzer: it needs no coverage.
#include <cstdio>
#include <memory>

#include "harness.h"

int main() {
  std::uint32_t size = 0;
  while (std::fread(&size, sizeof size, 1, stdin) == 1) {
    // Of exactly that size: a byte more that is read is an error.
    const auto data = std::make_unique<std::byte[]>(size);
    if (std::fread(data.get(), 1, size, stdin) != size) return 2;
    const fuzz::Cost cost = fuzz::check({data.get(), size});
    std::printf("%zu %zu %d\n", cost.steps, cost.bytes, cost.accepted ? 1 : 0);
    std::fflush(stdout);
  }
  return 0;
}
