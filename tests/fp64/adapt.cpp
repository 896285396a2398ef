// Replaces a module's floating point by integers: <library.spv> <in.spv> <out.spv> fp64 or fp16; reports the rest.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

#include "hipspv/runtime/spirv/adapt/emulation.h"

namespace {

std::vector<std::uint32_t> read(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  std::vector<std::uint32_t> words(bytes.size() / 4);
  std::memcpy(words.data(), bytes.data(), words.size() * 4);
  return words;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) return 2;
  try {
    std::vector<std::uint32_t> words = read(argv[2]);
    const hipspv::adapt::FloatFormat& format =
        argv[4] == hipspv::adapt::kHalf.feature ? hipspv::adapt::kHalf : hipspv::adapt::kDouble;
    hipspv::adapt::emulateFloats(words, hipspv::adapt::Library(read(argv[1])), format);
    std::ofstream out(argv[3], std::ios::binary);
    out.write(reinterpret_cast<const char*>(words.data()), static_cast<std::streamsize>(words.size() * 4));
    return out ? 0 : 1;
  } catch (const hipspv::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 3;
  }
}
