// Puts the instructions into a module's atomic functions: <in.spv> <out.spv> <add widths>
// <minimum and maximum widths>, for global memory alone with a fifth argument.
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "hipspv/runtime/spirv/adjust.h"

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  std::ifstream file(argv[1], std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  std::vector<std::uint32_t> words(bytes.size() / 4);
  std::memcpy(words.data(), bytes.data(), words.size() * 4);
  hipspv::FloatAtomics device;
  device.globalAdd = static_cast<std::uint32_t>(std::atoi(argv[3]));
  device.globalMinMax = static_cast<std::uint32_t>(std::atoi(argv[4]));
  if (argc == 5) device.sharedAdd = device.globalAdd, device.sharedMinMax = device.globalMinMax;
  const hipspv::ModuleInfo info(words);
  std::vector<std::uint32_t> edited = words;
  hipspv::useNativeAtomics(edited, info, device);
  std::ofstream out(argv[2], std::ios::binary);
  out.write(reinterpret_cast<const char*>(edited.data()),
            static_cast<std::streamsize>(edited.size() * 4));
  return out ? 0 : 1;
}
