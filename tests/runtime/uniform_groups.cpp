// The effect of promiseUniformGroups on the versions of languages.
#include "hipspv/runtime/spirv/adapt/uniform_groups.h"

#include <cstdio>

int main() {
  using namespace hipspv;
  constexpr std::uint32_t kSource = 3u << 16 | 3, kOpenClC = 3, kOther = 4;
  std::vector<std::uint32_t> words = {kMagic, 0x10200, 0,        9,      0,       kSource, kOpenClC,
                                      300000, kSource, kOpenClC, 100000, kSource, kOther,  300000};
  adapt::promiseUniformGroups(words);
  // A module with LocalInvocationIndex, which OpenCL C 1.2 lacks.
  constexpr std::uint32_t kDecorate = 4u << 16 | 71, kBuiltIn = 11, kLocalInvocationIndex = 29;
  std::vector<std::uint32_t> index = {kMagic, 0x10200, 0, 9, 0, kSource, kOpenClC, 300000};
  index.insert(index.end(), {kDecorate, 5, kBuiltIn, kLocalInvocationIndex});
  adapt::promiseUniformGroups(index);
  std::printf("new=%u\nold=%u\nother=%u\nindex=%u\n", words[7], words[10], words[13], index[7]);
}
