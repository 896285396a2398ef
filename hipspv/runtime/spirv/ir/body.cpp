#include "body.h"

#include <algorithm>
#include <iterator>

namespace hipspv::ir {

Body::Body(const Function& function) {
  for (const Instruction& i : function.code) {
    if (i.opcode() == spv::OpFunctionEnd) break;
    if (i.opcode() == spv::OpLabel)
      blocks.push_back({i[0], {}});
    else
      (blocks.empty() ? head : blocks.back().code).push_back(i);
  }
  if (std::ranges::any_of(blocks, [](const Block& block) { return block.code.empty(); })) broken("a block is empty");
}

Id Body::id() const { return head.front()[1]; }

std::vector<Instruction> Body::parameters() const {
  std::vector<Instruction> found;
  std::ranges::copy_if(head, std::back_inserter(found),
                       [](const Instruction& i) { return i.opcode() == spv::OpFunctionParameter; });
  return found;
}

void Body::store(Module& module, Function& function) const {
  Builder builder(module, function.code);
  function.code = head;
  for (const Block& block : blocks) {
    builder.put(spv::OpLabel, {block.label});
    function.code.insert(function.code.end(), block.code.begin(), block.code.end());
  }
  builder.put(spv::OpFunctionEnd, {});
}

std::vector<std::size_t> targetsOf(const Module& module, const Instruction& end) {
  switch (end.opcode()) {
    case spv::OpBranch:
      return {0};
    case spv::OpBranchConditional:
      return {1, 2};
    case spv::OpSwitch: {
      const bool wide = module.widthOf(module.typeOf(end[0]), spv::OpTypeInt) > 32;
      std::vector<std::size_t> targets;
      for (std::size_t n = 1; n < end.size(); n += wide ? 3 : 2) targets.push_back(n);
      return targets;
    }
    default:
      return {};
  }
}

Graph successorsOf(const Module& module, const Body& body) {
  std::unordered_map<Id, std::size_t> indices;
  for (std::size_t n = 0; n < body.blocks.size(); ++n) indices.emplace(body.blocks[n].label, n);
  Graph graph(body.blocks.size());
  for (std::size_t n = 0; n < body.blocks.size(); ++n) {
    const Instruction& end = body.blocks[n].end();
    for (const std::size_t target : targetsOf(module, end)) {
      const auto found = indices.find(end[target]);
      if (found == indices.end()) broken("a branch leads to no block of its function");
      if (std::ranges::find(graph[n], found->second) == graph[n].end()) graph[n].push_back(found->second);
    }
  }
  return graph;
}

}  // namespace hipspv::ir
