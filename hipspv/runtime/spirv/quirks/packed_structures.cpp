#include <map>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/value_layout.h"

namespace hipspv::adapt {
namespace {

// The offsets of members, by structure.
using Layouts = std::map<Id, std::optional<std::vector<std::size_t>>>;

Layouts layoutsOf(const Module& module, const std::vector<Instruction>& structures) {
  const ir::TypeLayouts types(module);
  Layouts found;
  for (const Instruction& structure : structures) found[structure[0]] = types.offsets(structure);
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
  std::vector<Instruction> structures;  // those within others first
  for (const Instruction& i : module[ir::kGlobals])
    if (i.opcode() == spv::OpTypeStruct) structures.push_back(i);
  const Layouts before = layoutsOf(module, structures);
  for (const Instruction& structure : structures) {
    if (!decorated.contains(structure[0])) continue;
    const std::vector<Instruction> annotations = module[ir::kAnnotations];
    std::erase_if(module[ir::kAnnotations], [&](const Instruction& i) { return isPacked(i) && i[0] == structure[0]; });
    if (layoutsOf(module, structures) != before) module[ir::kAnnotations] = annotations;
  }
}

}  // namespace hipspv::adapt
