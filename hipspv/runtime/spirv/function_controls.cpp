#include "function_controls.h"

#include "words.h"

namespace hipspv {
namespace {

constexpr std::uint32_t kPure = 4, kConst = 8;  // SPIR-V 1.6, section 3.24

}  // namespace

void forgetPurity(std::vector<std::uint32_t>& words) {
  std::size_t at = kHeaderWords;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position())
    if (i->opcode == kOpFunction && i->operands.size() > 2) words[at + 3] &= ~(kPure | kConst);
}

}  // namespace hipspv
