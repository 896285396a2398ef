// Writes and reads a store of device binaries, as many processes do at once: <directory> <limit in bytes>
// <seed> <rounds>. It must read exactly the data that was written.
#include <cstdio>
#include <cstdlib>

#include "hipspv/runtime/code/binary_store.h"

int main(int, char** argv) {
  hipspv::BinaryStore store(argv[1], std::strtoull(argv[2], nullptr, 10));
  const int seed = std::atoi(argv[3]), rounds = std::atoi(argv[4]);
  int found = 0, wrong = 0;
  for (int round = 0; round < rounds; ++round) {
    const int number = (seed * 7 + round) % 40;
    hipspv::Digest key{};
    key[0] = static_cast<std::uint8_t>(number);
    const std::vector<std::byte> content(1000 + number * 500, std::byte(number));
    if (const auto read = store.read(key)) {
      ++found;
      wrong += *read != content;
    }
    store.write(key, content);
  }
  std::printf("found=%d\nwrong=%d\n", found, wrong);
  return 0;
}
