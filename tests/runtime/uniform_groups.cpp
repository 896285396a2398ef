// The effect of promiseUniformGroups on the versions of languages.
#include <cstdio>

#include "hipspv/runtime/spirv/intel_cpu/adaptations.h"

static hipspv::Words adapted(hipspv::Words words) {
  hipspv::ir::Module module(std::move(words));
  hipspv::adapt::promiseUniformGroups(module);
  return module.words();
}

int main() {
  using namespace hipspv;
  constexpr std::uint32_t kSource = 3u << 16 | 3, kOpenClC = 3, kOther = 4;
  std::vector<std::uint32_t> words = {spv::MagicNumber, 0x10200, 0,        9,      0,       kSource, kOpenClC,
                                      300000,           kSource, kOpenClC, 100000, kSource, kOther,  300000};
  words = adapted(words);
  // A module with LocalInvocationIndex, which OpenCL C 1.2 lacks.
  constexpr std::uint32_t kDecorate = 4u << 16 | 71, kBuiltIn = 11, kLocalInvocationIndex = 29;
  std::vector<std::uint32_t> index = {spv::MagicNumber, 0x10200, 0, 9, 0, kSource, kOpenClC, 300000};
  index.insert(index.end(), {kDecorate, 5, kBuiltIn, kLocalInvocationIndex});
  index = adapted(index);
  std::printf("new=%u\nold=%u\nother=%u\nindex=%u\n", words[7], words[10], words[13], index[7]);
}
