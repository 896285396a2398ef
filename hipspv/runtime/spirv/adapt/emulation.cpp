#include "emulation.h"

#include "merge.h"

namespace hipspv::adapt {

bool hasFormat(std::span<const std::uint32_t> words, const FloatFormat& format) {
  for (InstructionStream stream(words); const auto i = stream.next();)
    if (i->opcode == spv::OpTypeFloat && (*i)[1] == format.bits) return true;
  return false;
}

void emulateFloats(Words& words, const Library& library, const FloatFormat& format) {
  Calls calls(words[kBoundWord], library.index().exports(), false);
  words = integersForFloats(words, calls, format);
  words = merge(words, library, calls);
}

}  // namespace hipspv::adapt
