#include "lane_zero.h"

#include <set>
#include <string_view>

#include "hipspv/runtime/spirv/operand_layout.h"
#include "hipspv/runtime/spirv/rewriter.h"

namespace hipspv::adapt {
namespace {

constexpr std::string_view kName = "hipspv.fn.__hipspv_lane_zero";  // targets/spirv/intel_cpu/vary_merged_values.py

bool stays(std::uint16_t opcode) {
  return opcode == spv::OpFunction || opcode == spv::OpLabel || opcode == spv::OpReturnValue ||
         opcode == spv::OpFunctionEnd;
}

}  // namespace

void returnLaneZero(Words& words) {
  Id function = 0, type = 0;
  bool inside = false;
  std::set<Id> dropped;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpName && i.text(1) == kName) function = i[0];
    if (i.opcode == spv::OpFunction) inside = i[1] == function;
    if (!inside) return;
    if (i.opcode == spv::OpFunction) type = i[0];
    const auto layout = bodyLayout(i.opcode);
    if (!stays(i.opcode) && layout && layout->result != OperandLayout::kNone) dropped.insert(i[layout->result]);
  });
  if (type == 0) return;
  const Id zero = words[kBoundWord]++;
  const std::uint32_t constant[] = {3u << 16 | spv::OpConstantNull, type, zero};
  SpirvRewriter module(words);
  std::size_t functions = 0;  // the position of the first
  inside = false;
  while (const auto i = module.next()) {
    if ((i->opcode == spv::OpName || i->opcode == spv::OpDecorate) && dropped.contains((*i)[0])) continue;
    if (i->opcode == spv::OpFunction && functions == 0) functions = module.place();
    if (i->opcode == spv::OpFunction) inside = (*i)[1] == function;
    if (inside && i->opcode == spv::OpReturnValue)
      module.write(spv::OpReturnValue, {zero});
    else if (!inside || stays(i->opcode))
      module.keep(*i);
  }
  module.finish(functions, constant);
}

}  // namespace hipspv::adapt
