#include "execution_modes.h"

#include <initializer_list>
#include <set>

namespace hipspv::adapt {
namespace {

// Adds a mode and its literals to the kernels that lack the mode.
void addMode(Words& words, std::initializer_list<std::uint32_t> mode) {
  std::set<Id> kernels;
  std::size_t end = kHeaderWords;  // of the entry points (section 2.4)
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == spv::OpFunction) break;
    if (i->opcode == spv::OpEntryPoint) kernels.insert((*i)[1]), end = stream.position();
    if (i->opcode == spv::OpExecutionMode && (*i)[1] == *mode.begin()) kernels.erase((*i)[0]);
  }
  Words modes;
  for (const Id kernel : kernels) {
    Words operands{kernel};
    operands.insert(operands.end(), mode);
    append(modes, spv::OpExecutionMode, operands);
  }
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(end), modes.begin(), modes.end());
}

bool declares(const Words& words, std::uint32_t capability) {
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode != spv::OpCapability) break;  // capabilities come first (section 2.4)
    if ((*i)[0] == capability) return true;
  }
  return false;
}

}  // namespace

void forbidContraction(Words& words) { addMode(words, {spv::ExecutionModeContractionOff}); }

void requireSingleLanes(Words& words) {
  addMode(words, {spv::ExecutionModeSubgroupSize, 1});
  if (!declares(words, spv::CapabilitySubgroupDispatch))
    words.insert(words.begin() + kHeaderWords, {2u << 16 | spv::OpCapability, spv::CapabilitySubgroupDispatch});
}

}  // namespace hipspv::adapt
