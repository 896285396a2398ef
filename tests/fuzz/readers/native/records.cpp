// Reads inputs from standard input, each after its size in 32 bits, and writes a line for each: steps,
// bytes, and whether the reader accepted it. For compilers without libFuzzer: it needs no coverage.
#include <cstdio>
#include <memory>

#include "harness.h"

int main() {
  std::uint32_t size = 0;
  while (std::fread(&size, sizeof size, 1, stdin) == 1) {
    // Of exactly that size: reading one byte more is an error.
    const auto data = std::make_unique<std::byte[]>(size);
    if (std::fread(data.get(), 1, size, stdin) != size) return 2;
    const fuzz::Cost cost = fuzz::check({data.get(), size});
    std::printf("%zu %zu %d\n", cost.steps, cost.bytes, cost.accepted ? 1 : 0);
    std::fflush(stdout);
  }
  return 0;
}
