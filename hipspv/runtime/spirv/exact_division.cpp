#include "exact_division.h"

#include <string_view>

#include "ids.h"
#include "words.h"

namespace hipspv {
namespace {

constexpr std::uint16_t kOpExtInstImport = 11, kOpExtInst = 12, kOpFDiv = 136;  // SPIR-V 1.6, section 3.3
constexpr std::uint32_t kFastMathMode = 40, kAllowReciprocal = 8, kFast = 16;   // sections 3.20 and 3.15
constexpr std::uint32_t kSqrt = 61;                                             // OpenCL.std, section 2.1

}  // namespace

bool dividesExactly(std::span<const std::uint32_t> words) {
  IdTable<bool> fast(words);
  std::uint32_t library = 0;
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == kOpExtInstImport && i->text(1) == "OpenCL.std") library = (*i)[0];
    if (i->opcode == kOpDecorate && (*i)[1] == kFastMathMode && ((*i)[2] & (kAllowReciprocal | kFast)) != 0)
      fast[(*i)[0]] = true;
    if (i->opcode == kOpFDiv && !fast.get((*i)[1])) return true;
    if (i->opcode == kOpExtInst && (*i)[2] == library && (*i)[3] == kSqrt) return true;
  }
  return false;
}

}  // namespace hipspv
