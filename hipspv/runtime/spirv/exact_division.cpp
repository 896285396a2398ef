#include "exact_division.h"

#include <string_view>

#include "ir/id_table.h"
#include "ir/instruction.h"

namespace hipspv {
bool dividesExactly(std::span<const std::uint32_t> words) {
  IdTable<bool> fast(words);
  std::uint32_t library = 0;
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode() == spv::OpExtInstImport && i->text(1) == "OpenCL.std") library = (*i)[0];
    if (i->opcode() == spv::OpDecorate && (*i)[1] == spv::DecorationFPFastMathMode &&
        ((*i)[2] & (spv::FPFastMathModeAllowRecipMask | spv::FPFastMathModeFastMask)) != 0)
      fast[(*i)[0]] = true;
    if (i->opcode() == spv::OpFDiv && !fast.get((*i)[1])) return true;
    if (i->opcode() == spv::OpExtInst && (*i)[2] == library && (*i)[3] == OpenCLLIB::Sqrt) return true;
  }
  return false;
}

}  // namespace hipspv
