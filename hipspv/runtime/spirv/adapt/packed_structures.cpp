#include "packed_structures.h"

#include <map>
#include <set>

#include "value_layout.h"

namespace hipspv::adapt {
namespace {

bool isPacked(const Instruction& i) { return i.opcode == spv::OpDecorate && i[1] == spv::DecorationCPacked; }

// The packed structures, those within others first, and all structures.
struct Structures {
  std::vector<Id> packed, all;

  explicit Structures(std::span<const std::uint32_t> words) {
    std::set<Id> decorated;
    for (InstructionStream stream(words); const auto i = stream.next();) {
      if (i->opcode == spv::OpFunction) return;
      if (isPacked(*i)) decorated.insert((*i)[0]);
      if (i->opcode != spv::OpTypeStruct) continue;
      all.push_back((*i)[0]);
      if (decorated.contains((*i)[0])) packed.push_back((*i)[0]);
    }
  }
};

Words without(const Words& words, Id structure) {
  Words rest(words.begin(), words.begin() + kHeaderWords);
  eachInstruction(words, [&](const Instruction& i) {
    if (!isPacked(i) || i[0] != structure) append(rest, i);
  });
  return rest;
}

using Layouts = std::map<Id, std::vector<std::size_t>>;

Layouts layouts(const Words& words, const std::vector<Id>& structures) {
  const ValueLayout layout(words);
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

void unpackNaturalLayouts(Words& words) {
  const Structures structures(words);
  if (structures.packed.empty()) return;
  const Layouts before = layouts(words, structures.all);
  for (const Id structure : structures.packed) {
    Words changed = without(words, structure);
    if (layouts(changed, structures.all) == before) words = std::move(changed);
  }
}

}  // namespace hipspv::adapt
