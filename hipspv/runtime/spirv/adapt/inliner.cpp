#include "inliner.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

bool isReturn(const Code& code) { return code.opcode == spv::OpReturn || code.opcode == spv::OpReturnValue; }

// A copy of a function's blocks with new ids.
class Copy {
 public:
  Copy(ModuleDraft& module, const FunctionBody& callee, const Code& call, Id after) : module_(module), after_(after) {
    for (std::size_t n = 0; n < callee.parameters.size(); ++n)
      ids_.emplace(callee.parameters[n].operands[1], argument(callee.parameters[n], call.operands.at(3 + n)));
    for (const Block& block : callee.blocks) {
      rename(block.label);
      for (const Code& code : block.code)
        if (code.result() != 0) rename(code.result());
    }
    for (const Block& block : callee.blocks) add(block);
    blocks.front().code.insert(blocks.front().code.begin(), setup_.begin(), setup_.end());
  }

  std::vector<Block> blocks;
  std::vector<Code> variables;
  Words results;  // values and the blocks they come from, as operands of a phi

 private:
  // A parameter by value becomes a variable of the function.
  Id argument(const Code& parameter, Id value) {
    const std::vector<Words> decorations = module_.decorations(parameter.operands[1]);
    if (std::ranges::find(decorations, Words{spv::DecorationFuncParamAttr, spv::FunctionParameterAttributeByVal}) ==
        decorations.end())
      return value;
    const Id type = parameter.operands[0];
    const Id pointee = module_.definition(type)->operands.at(2);
    if (module_.definition(pointee)->opcode != spv::OpTypeStruct)
      throw Error(hipErrorNoBinaryForGpu, "a function with warp operations has a parameter by value of unknown size");
    const Id variable = module_.newValue(type), copied = module_.newValue(pointee);
    variables.push_back({spv::OpVariable, {type, variable, spv::StorageClassFunction}});
    setup_.push_back({spv::OpLoad, {pointee, copied, value}});
    setup_.push_back({spv::OpStore, {variable, copied}});
    return variable;
  }

  void rename(Id id) {
    const Id copy = module_.newValue(module_.typeOf(id));
    ids_.emplace(id, copy);
    module_.copyDecorations(id, copy);
  }

  Id of(Id id) const {
    const auto found = ids_.find(id);
    return found == ids_.end() ? id : found->second;
  }

  Code renamed(const Code& code) const {
    Code copy = code;
    for (std::size_t n = 0; n < copy.operands.size(); ++n)
      if (code.isUse(n) || (code.opcode == spv::OpPhi && n > 1)) copy.operands[n] = of(code.operands[n]);
    for (const std::size_t n : module_.targets(code)) copy.operands[n] = of(code.operands[n]);
    if (const auto layout = bodyLayout(code.opcode); layout && code.result() != 0)
      copy.operands[layout->result] = of(code.result());
    return copy;
  }

  void add(const Block& block) {
    blocks.push_back({of(block.label), {}});
    for (const Code& code : block.code) {
      if (code.opcode == spv::OpVariable) {
        addVariable(renamed(code));
      } else if (isReturn(code)) {
        if (code.opcode == spv::OpReturnValue) results.insert(results.end(), {of(code.operands[0]), of(block.label)});
        blocks.back().code.push_back({spv::OpBranch, {after_}});
      } else {
        blocks.back().code.push_back(renamed(code));
      }
    }
  }

  // Each call stores the initial value.
  void addVariable(Code variable) {
    if (variable.operands.size() > 3) {
      setup_.push_back({spv::OpStore, {variable.operands[1], variable.operands[3]}});
      variable.operands.resize(3);
    }
    variables.push_back(variable);
  }

  ModuleDraft& module_;
  const Id after_;
  std::unordered_map<Id, Id> ids_;
  std::vector<Code> setup_;
};

class Inliner {
 public:
  Inliner(ModuleDraft& module, const std::set<Id>& functions) : module_(module), inlined_(functions) {
    for (std::size_t n = 0; n < module.functions.size(); ++n) numbers_.emplace(module.functions[n].id(), n);
  }

  void run() {
    for (const FunctionBody& function : module_.functions) inlineIn(function.id());
    std::set<Id> kept;
    for (const Code& code : module_.globals)
      if (code.opcode == spv::OpEntryPoint) kept.insert(code.operands.at(1));
    std::erase_if(module_.functions, [&](const FunctionBody& function) {
      return inlined_.contains(function.id()) && !kept.contains(function.id());
    });
  }

 private:
  enum class State { kUntouched, kUnderWay, kDone };

  void inlineIn(Id function) {
    State& state = states_[function];
    if (state == State::kDone) return;
    if (state == State::kUnderWay)
      throw Error(hipErrorNoBinaryForGpu,
                  "a recursive function has warp operations, which the device lacks\n  remedy: make a loop of it");
    state = State::kUnderWay;
    FunctionBody& body = module_.functions[numbers_.at(function)];
    std::vector<Block> blocks = std::move(body.blocks);
    body.blocks.clear();
    for (Block& block : blocks) place(body, std::move(block));
    if (!body.blocks.empty())
      body.blocks[0].code.insert(body.blocks[0].code.begin(), variables_.begin(), variables_.end());
    variables_.clear();
    renamePhis(body);
    states_[function] = State::kDone;
  }

  // Called functions are completed before their callers, so that their variables stay separate.
  void place(FunctionBody& body, Block block) {
    const Id label = block.label;
    body.blocks.push_back({label, {}});
    for (Code& code : block.code) {
      if (code.opcode == spv::OpFunctionCall && inlined_.contains(code.operands[2]))
        call(body, code);
      else
        body.blocks.back().code.push_back(std::move(code));
    }
    if (body.blocks.back().label != label) tails_.emplace(label, body.blocks.back().label);
  }

  void call(FunctionBody& body, const Code& call) {
    std::vector<Code> variables = std::exchange(variables_, {});
    std::map<Id, Id> tails = std::exchange(tails_, {});
    inlineIn(call.operands[2]);
    variables_ = std::move(variables);
    tails_ = std::move(tails);
    const Id after = module_.newId();
    Copy copy(module_, module_.functions[numbers_.at(call.operands[2])], call, after);
    variables_.insert(variables_.end(), copy.variables.begin(), copy.variables.end());
    body.blocks.back().code.push_back({spv::OpBranch, {copy.blocks.front().label}});
    body.blocks.insert(body.blocks.end(), copy.blocks.begin(), copy.blocks.end());
    body.blocks.push_back({after, {}});
    Words result{call.operands[0], call.operands[1]};
    result.insert(result.end(), copy.results.begin(), copy.results.end());
    if (!copy.results.empty())
      body.blocks.back().code.push_back({spv::OpPhi, result});
    else if (module_.definition(call.operands[0])->opcode != spv::OpTypeVoid)
      body.blocks.back().code.push_back({spv::OpUndef, result});
  }

  void renamePhis(FunctionBody& body) {
    for (Block& block : body.blocks)
      for (Code& code : block.code) {
        if (code.opcode != spv::OpPhi) continue;
        for (std::size_t n = 3; n < code.operands.size(); n += 2)
          if (const auto tail = tails_.find(code.operands[n]); tail != tails_.end()) code.operands[n] = tail->second;
      }
    tails_.clear();
  }

  ModuleDraft& module_;
  const std::set<Id>& inlined_;
  std::unordered_map<Id, std::size_t> numbers_;
  std::map<Id, State> states_;
  std::vector<Code> variables_;  // of the current function
  std::map<Id, Id> tails_;       // of its blocks: the block in which each one now ends
};

}  // namespace

void inlineCalls(ModuleDraft& module, const std::set<Id>& functions) { Inliner(module, functions).run(); }

}  // namespace hipspv::adapt
