// Places a module's variables: <in.spv> <address> <out.spv> <initial values>.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "hipspv/runtime/spirv/adapt/variables.h"

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  std::ifstream file(argv[1], std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  std::vector<std::uint32_t> words(bytes.size() / 4);
  std::memcpy(words.data(), bytes.data(), words.size() * 4);
  try {
    const hipspv::adapt::PlacedVariables variables(words);
    words = variables.place(words, std::strtoull(argv[2], nullptr, 0));
    std::ofstream(argv[3], std::ios::binary)
        .write(reinterpret_cast<const char*>(words.data()), static_cast<std::streamsize>(words.size() * 4));
    std::ofstream(argv[4], std::ios::binary)
        .write(reinterpret_cast<const char*>(variables.initial().data()),
               static_cast<std::streamsize>(variables.initial().size()));
    return 0;
  } catch (const hipspv::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 3;
  }
}
