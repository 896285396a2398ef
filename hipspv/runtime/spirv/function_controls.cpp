#include "function_controls.h"

#include "words.h"

namespace hipspv {
void forgetPurity(std::vector<std::uint32_t>& words) {
  std::size_t at = kHeaderWords;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position())
    if (i->opcode == spv::OpFunction && i->operands.size() > 2)
      words[at + 3] &= ~(spv::FunctionControlPureMask | spv::FunctionControlConstMask);
}

}  // namespace hipspv
