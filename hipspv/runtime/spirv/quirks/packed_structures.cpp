#include <map>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/value_layout.h"

namespace hipspv::adapt {
namespace {

using Layouts = std::map<Id, std::vector<std::size_t>>;

Layouts layouts(const Module& module, const std::vector<Id>& structures) {
  const ir::ValueLayout layout(module);
  Layouts found;
  for (const Id structure : structures) {
    try {
      found[structure] = layout.offsets(structure);
    } catch (const Error&) {  // of members without a size
    }
  }
  return found;
}

}  // namespace

void unpackNaturalLayouts(Module& module) {
  const auto isPacked = [](const Instruction& i) {
    return i.opcode() == spv::OpDecorate && i[1] == spv::DecorationCPacked;
  };
  std::set<Id> decorated;
  for (const Instruction& i : module[ir::kAnnotations])
    if (isPacked(i)) decorated.insert(i[0]);
  if (decorated.empty()) return;
  std::vector<Id> structures;  // those within others first
  for (const Instruction& i : module[ir::kGlobals])
    if (i.opcode() == spv::OpTypeStruct) structures.push_back(i[0]);
  const Layouts before = layouts(module, structures);
  for (const Id structure : structures) {
    if (!decorated.contains(structure)) continue;
    const std::vector<Instruction> annotations = module[ir::kAnnotations];
    std::erase_if(module[ir::kAnnotations], [&](const Instruction& i) { return isPacked(i) && i[0] == structure; });
    if (layouts(module, structures) != before) module[ir::kAnnotations] = annotations;
  }
}

}  // namespace hipspv::adapt
