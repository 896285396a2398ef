#include "warps.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/body.h"

namespace hipspv::adapt {
namespace {

class Warps {
 public:
  Warps(Module& module, const WarpShape& shape, const Made& made, Calls& calls)
      : module_(module), shape_(shape), made_(made), calls_(calls) {}

  void make() {
    if (made_.warps) computeLanes();
    const std::set<Id> users = functionsWithOperations();
    if (users.empty() && lane_ == 0) return;
    ir::inlineCalls(module_, users);
    for (Function& function : module_.functions) {
      if (!isKernel(function.id) || !users.contains(function.id)) continue;
      removeFences(function);
      Body body(function);
      makeWarpMachine(module_, body, {shape_.lanes, maxThreads(function.id)}, calls_);
      body.store(module_, function);
    }
    forgetSubGroups();
  }

 private:
  bool isKernel(Id function) const {
    return std::ranges::any_of(module_[ir::kEntryPoints], [=](const Instruction& i) { return i[1] == function; });
  }

  // A lane's index is its thread's index in the block modulo the number of lanes: kernels with warps have
  // one-dimensional blocks.
  void computeLanes() {
    lane_ = module_.findBuiltIn(spv::BuiltInSubgroupLocalInvocationId);
    if (lane_ == 0) return;
    const Id variable = builtInOf(module_, spv::BuiltInLocalInvocationId);
    ir::edit(module_, [&](const Instruction& i, Builder& builder) {
      if (i.opcode() != spv::OpLoad || i[2] != lane_) return false;
      emitLane(builder, i, variable);
      return true;
    });
  }

  void emitLane(Builder& builder, const Instruction& load, Id variable) {
    const Id vector = module_.definition(module_.typeOf(variable))[2], component = module_.componentOf(vector);
    const Id ids = builder.add(spv::OpLoad, vector, {variable});
    const Id first = builder.add(spv::OpCompositeExtract, component, {ids, 0});
    const Id thread = builder.add(spv::OpUConvert, load[0], {first});
    builder.define(load[1], spv::OpBitwiseAnd, load[0], {thread, module_.constant(load[0], shape_.lanes - 1)});
  }

  // Lanes converge at barriers of the block, which are also fences.
  void removeFences(Function& function) {
    std::erase_if(function.code, [this](const Instruction& i) {
      return i.opcode() == spv::OpMemoryBarrier && module_.valueOf(i[0]) == spv::ScopeSubgroup;
    });
  }

  // Functions with operations to replace, their callers, and all their callees that have operations.
  std::set<Id> functionsWithOperations() const {
    std::multimap<Id, Id> callers;
    std::set<Id> made, others;
    for (const Function& function : module_.functions) {
      const bool barriers = made_.barriers || (made_.barriersWithWaysInside && hasWaysInside(function));
      for (const Instruction& i : function.code) {
        if (i.opcode() == spv::OpFunctionCall) callers.emplace(i[2], function.id);
        if (collectiveOf(module_, i).isOne) (isMade(i, barriers) ? made : others).insert(function.id);
      }
    }
    made = ir::withCallers(module_, std::move(made));
    others = ir::withCallers(module_, std::move(others));
    std::vector<Id> work(made.begin(), made.end());
    while (!work.empty()) {
      const Id caller = work.back();
      work.pop_back();
      for (const auto& [callee, each] : callers)
        if (each == caller && others.contains(callee) && made.insert(callee).second) work.push_back(callee);
    }
    return made;
  }

  bool isMade(const Instruction& code, bool barriers) const {
    const bool isBarrier = code.opcode() == spv::OpControlBarrier && collectiveOf(module_, code).ofBlock;
    return code.opcode() == spv::OpGroupIAdd || (isBarrier ? barriers : made_.warps);
  }

  bool hasWaysInside(const Function& function) const {
    const Body body(function);
    if (body.blocks.empty()) return false;
    const ir::Graph successors = successorsOf(module_, body);
    const ir::Dominators dominators(successors);
    return !ir::Loops(successors, dominators).waysInside().empty();
  }

  std::uint32_t maxThreads(Id kernel) const {
    std::uint32_t most = shape_.maxThreads;
    for (const Instruction& code : module_[ir::kModes]) {
      if (code.opcode() != spv::OpExecutionMode || code[0] != kernel) continue;
      if (code[1] != spv::ExecutionModeLocalSize && code[1] != spv::ExecutionModeMaxWorkgroupSizeINTEL) continue;
      most = std::min(most, code[2] * code[3] * code[4]);
    }
    return most;
  }

  void forgetSubGroups() {
    if (made_.warps)
      std::erase_if(module_[ir::kModes], [](const Instruction& i) {
        return i.opcode() == spv::OpExecutionMode && i[1] == spv::ExecutionModeSubgroupSize;
      });
    if (lane_ == 0) return;
    std::erase_if(module_[ir::kGlobals],
                  [this](const Instruction& i) { return i.opcode() == spv::OpVariable && i[1] == lane_; });
    for (Instruction& i : module_[ir::kEntryPoints]) {
      Words kept(i.operands().begin(), i.operands().end());
      std::size_t first = 0;
      i.text(2, &first);
      kept.erase(std::remove(kept.begin() + static_cast<std::ptrdiff_t>(first), kept.end(), lane_), kept.end());
      i = module_.make(spv::OpEntryPoint, kept);
    }
  }

  Module& module_;
  const WarpShape shape_;
  const Made made_;
  Calls& calls_;
  Id lane_ = 0;  // the variable with the lane's number, if it is replaced
};

}  // namespace

void makeWarps(Module& module, const Library& library, const WarpShape& shape, const Made& made) {
  Calls calls(module, library);
  Warps(module, shape, made, calls).make();
  calls.link();
  module.removeDanglingAnnotations();
}

void enterLoopsAtHeaders(Module& module) {
  constexpr WarpShape kLargest{32, 1024};
  makeWarps(module, Library::instance(), kLargest, {.barriersWithWaysInside = true});
}

}  // namespace hipspv::adapt
