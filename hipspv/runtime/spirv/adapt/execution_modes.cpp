#include "contraction.h"

#include <set>

namespace hipspv::adapt {
namespace {

constexpr std::uint32_t kContractionOff = 31;  // SPIR-V 1.6, section 3.6

}  // namespace

void forbidContraction(Words& words) {
  std::set<Id> kernels;
  std::size_t end = kHeaderWords;  // of the entry points (section 2.4)
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == kOpFunction) break;
    if (i->opcode == kOpEntryPoint) kernels.insert((*i)[1]), end = stream.position();
    if (i->opcode == kOpExecutionMode && (*i)[1] == kContractionOff) kernels.erase((*i)[0]);
  }
  Words modes;
  for (const Id kernel : kernels) append(modes, kOpExecutionMode, {kernel, kContractionOff});
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(end), modes.begin(), modes.end());
}

}  // namespace hipspv::adapt
