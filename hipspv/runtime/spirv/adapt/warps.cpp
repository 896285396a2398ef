#include "warps.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "inliner.h"
#include "kernel_users.h"
#include "merge.h"
#include "module_draft.h"
#include "warp_machine.h"
#include "warp_stops.h"

namespace hipspv::adapt {
namespace {

class Warps {
 public:
  Warps(ModuleDraft& module, const WarpShape& shape, const Made& made) : module_(module), shape_(shape), made_(made) {}

  void make() {
    if (made_.warps) numberLanes();
    const std::set<Id> users = functionsWithOperations();
    if (users.empty() && lane_ == 0) return;
    inlineCalls(module_, users);
    for (FunctionBody& function : module_.functions) {
      if (!isKernel(function.id()) || !users.contains(function.id())) continue;
      removeFences(function);
      makeWarpMachine(module_, function, {shape_.lanes, maxThreads(function.id())});
      machines_.insert(function.id());
    }
    forgetSubGroups();
  }

 private:
  bool isKernel(Id function) const {
    return std::ranges::any_of(module_.globals, [function](const Code& code) {
      return code.opcode == spv::OpEntryPoint && code.operands[1] == function;
    });
  }

  // A lane's number is its thread's number in the block modulo the number of lanes: kernels with warps have
  // one-dimensional blocks.
  void numberLanes() {
    lane_ = module_.findBuiltIn(spv::BuiltInSubgroupLocalInvocationId);
    if (lane_ == 0) return;
    for (FunctionBody& function : module_.functions)
      for (Block& block : function.blocks) {
        std::vector<Code> codes;
        for (Code& code : block.code)
          if (code.opcode == spv::OpLoad && code.operands[2] == lane_)
            placeLane(codes, code);
          else
            codes.push_back(std::move(code));
        block.code = std::move(codes);
      }
  }

  void placeLane(std::vector<Code>& codes, const Code& load) {
    const Id variable = module_.builtIn(spv::BuiltInLocalInvocationId);
    const Id vector = module_.definition(module_.typeOf(variable))->operands[2];
    const Id component = module_.definition(vector)->operands[1];
    const Id ids = module_.newValue(vector), first = module_.newValue(component),
             thread = module_.newValue(load.operands[0]);
    codes.push_back({spv::OpLoad, {vector, ids, variable}});
    codes.push_back({spv::OpCompositeExtract, {component, first, ids, 0}});
    codes.push_back({spv::OpUConvert, {load.operands[0], thread, first}});
    const Id mask = module_.constant(shape_.lanes - 1);
    codes.push_back({spv::OpBitwiseAnd, {load.operands[0], load.operands[1], thread, mask}});
  }

  // Lanes meet at barriers of the block, which are also fences.
  void removeFences(FunctionBody& function) {
    for (Block& block : function.blocks)
      std::erase_if(block.code, [this](const Code& code) {
        return code.opcode == spv::OpMemoryBarrier && module_.valueOf(code.operands[0]) == spv::ScopeSubgroup;
      });
  }

  // Functions with operations to replace, their callers, and all their callees that have operations.
  std::set<Id> functionsWithOperations() const {
    std::multimap<Id, Id> callers;
    std::set<Id> made, others;
    for (const FunctionBody& function : module_.functions) {
      const bool barriers = made_.barriers || (made_.barriersWithWaysInside && hasWaysInside(function));
      for (const Block& block : function.blocks)
        for (const Code& code : block.code) {
          if (code.opcode == spv::OpFunctionCall) callers.emplace(code.operands[2], function.id());
          if (collectiveOf(module_, code).isOne) (isMade(code, barriers) ? made : others).insert(function.id());
        }
    }
    addCallers(made, callers);
    addCallers(others, callers);
    std::vector<Id> work(made.begin(), made.end());
    while (!work.empty()) {
      const Id caller = work.back();
      work.pop_back();
      for (const auto& [callee, each] : callers)
        if (each == caller && others.contains(callee) && made.insert(callee).second) work.push_back(callee);
    }
    return made;
  }

  bool isMade(const Code& code, bool barriers) const {
    const bool isBarrier = code.opcode == spv::OpControlBarrier && collectiveOf(module_, code).ofBlock;
    return code.opcode == spv::OpGroupIAdd || (isBarrier ? barriers : made_.warps);
  }

  bool hasWaysInside(const FunctionBody& function) const {
    if (function.blocks.empty()) return false;
    const Graph successors = module_.successors(function);
    const Dominators dominators(successors);
    return !Loops(successors, dominators).waysInside().empty();
  }

  std::uint32_t maxThreads(Id kernel) const {
    std::uint32_t most = shape_.maxThreads;
    for (const Code& code : module_.globals) {
      if (code.opcode != spv::OpExecutionMode || code.operands[0] != kernel) continue;
      if (code.operands[1] != spv::ExecutionModeLocalSize &&
          code.operands[1] != spv::ExecutionModeMaxWorkgroupSizeINTEL)
        continue;
      most = std::min(most, code.operands.at(2) * code.operands.at(3) * code.operands.at(4));
    }
    return most;
  }

  void forgetSubGroups() {
    std::erase_if(module_.globals, [this](const Code& code) {
      const bool isMode = code.opcode == spv::OpExecutionMode && code.operands[1] == spv::ExecutionModeSubgroupSize;
      const bool isGone = isMode && made_.warps;
      return isGone || (code.opcode == spv::OpVariable && code.operands[1] == lane_);
    });
    for (Code& code : module_.globals)
      if (code.opcode == spv::OpEntryPoint) updateInterface(code.operands);
  }

  // Updates the ids after the entry point's name: the built-in variables that it uses.
  void updateInterface(Words& entryPoint) const {
    std::size_t first = 0;
    Instruction{spv::OpEntryPoint, entryPoint}.text(2, &first);
    Words interface(entryPoint.begin() + static_cast<std::ptrdiff_t>(first), entryPoint.end());
    std::erase(interface, lane_);
    for (const std::uint32_t number : {spv::BuiltInWorkgroupSize, spv::BuiltInLocalInvocationId})
      if (const Id id = module_.findBuiltIn(number); id != 0 && std::ranges::find(interface, id) == interface.end())
        interface.push_back(id);
    entryPoint.resize(first);
    entryPoint.insert(entryPoint.end(), interface.begin(), interface.end());
  }

  ModuleDraft& module_;
  const WarpShape shape_;
  const Made made_;
  std::set<Id> machines_;  // kernels
  Id lane_ = 0;            // the variable with the lane's number, if it is replaced
};

}  // namespace

void makeWarps(Words& words, const Library& library, const WarpShape& shape, const Made& made) {
  Calls calls(words[kBoundWord], library.index().exports(), false);
  ModuleDraft module(words, calls);
  Warps(module, shape, made).make();
  words = merge(module.words(), library, calls);
}

void enterLoopsAtHeaders(Words& words) {
  constexpr WarpShape kLargest{32, 1024};
  makeWarps(words, Library::instance(), kLargest, {.barriersWithWaysInside = true});
}

}  // namespace hipspv::adapt
