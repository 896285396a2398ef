// The effect of forgetPurity on the controls of two functions.
#include <cstdio>

#include "hipspv/runtime/spirv/emulate/adaptations.h"

int main() {
  using namespace hipspv;
  const std::uint32_t function = 5u << 16 | spv::OpFunction, end = 1u << 16 | spv::OpFunctionEnd;
  // Inline, Pure and Const; DontInline.
  ir::Module module({spv::MagicNumber, 0x10200, 0, 9, 0, function, 1, 2, 1 | 4 | 8, 3, end, function, 1, 4, 2, 3, end});
  adapt::forgetPurity(module);
  const Words words = module.words();
  std::printf("first=%u\nsecond=%u\nwords=%zu\n", words[8], words[14], words.size());
}
