#include "lane_zero.h"

#include <set>
#include <string_view>

#include "hipspv/runtime/spirv/operand_layout.h"
#include "hipspv/runtime/spirv/rewriter.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, section 3.3.
constexpr std::uint16_t kOpConstantNull = 46;

constexpr std::string_view kName = "hipspv.fn.__hipspv_lane_zero";  // passes/spirv/vary_merged_values.py

bool stays(std::uint16_t opcode) {
  return opcode == kOpFunction || opcode == kOpLabel || opcode == kOpReturnValue || opcode == kOpFunctionEnd;
}

}  // namespace

void returnLaneZero(Words& words) {
  Id function = 0, type = 0;
  bool inside = false;
  std::set<Id> dropped;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == kOpName && i.text(1) == kName) function = i[0];
    if (i.opcode == kOpFunction) inside = i[1] == function;
    if (!inside) return;
    if (i.opcode == kOpFunction) type = i[0];
    const auto layout = bodyLayout(i.opcode);
    if (!stays(i.opcode) && layout && layout->result != OperandLayout::kNone) dropped.insert(i[layout->result]);
  });
  if (type == 0) return;
  const Id zero = words[kBoundWord]++;
  const std::uint32_t constant[] = {3u << 16 | kOpConstantNull, type, zero};
  SpirvRewriter module(words);
  std::size_t functions = 0;  // the position of the first
  inside = false;
  while (const auto i = module.next()) {
    if ((i->opcode == kOpName || i->opcode == kOpDecorate) && dropped.contains((*i)[0])) continue;
    if (i->opcode == kOpFunction && functions == 0) functions = module.place();
    if (i->opcode == kOpFunction) inside = (*i)[1] == function;
    if (inside && i->opcode == kOpReturnValue)
      module.write(kOpReturnValue, {zero});
    else if (!inside || stays(i->opcode))
      module.keep(*i);
  }
  module.finish(functions, constant);
}

}  // namespace hipspv::adapt
