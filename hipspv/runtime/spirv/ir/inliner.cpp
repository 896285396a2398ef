#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "body.h"

namespace hipspv::ir {
namespace {

bool isReturn(const Instruction& code) { return code.opcode() == spv::OpReturn || code.opcode() == spv::OpReturnValue; }

// A copy of a function's blocks with new ids.
class Copy {
 public:
  Copy(Module& module, const Body& callee, const Instruction& call, Id after) : module_(module), after_(after) {
    const std::vector<Instruction> parameters = callee.parameters();
    for (std::size_t n = 0; n < parameters.size(); ++n)
      ids_.emplace(parameters[n][1], argument(parameters[n], call[3 + n]));
    for (const Block& block : callee.blocks) {
      rename(block.label);
      for (const Instruction& code : block.code)
        if (code.result() != 0) rename(code.result());
    }
    copyDecorations();
    for (const Block& block : callee.blocks) add(block);
    blocks.front().code.insert(blocks.front().code.begin(), setup_.begin(), setup_.end());
  }

  std::vector<Block> blocks;
  std::vector<Instruction> variables;
  Words results;  // values and the blocks they come from, as operands of a phi

 private:
  // A parameter by value becomes a variable of the function.
  Id argument(const Instruction& parameter, Id value) {
    const bool byValue = std::ranges::any_of(module_[kAnnotations], [&](const Instruction& i) {
      return i.opcode() == spv::OpDecorate && i[0] == parameter[1] && i[1] == spv::DecorationFuncParamAttr &&
             i[2] == spv::FunctionParameterAttributeByVal;
    });
    if (!byValue) return value;
    const Id type = parameter[0];
    const Id pointee = module_.definition(type)[2];
    if (module_.opcodeOf(pointee) != spv::OpTypeStruct)
      throw Error(hipErrorNoBinaryForGpu, "a function with warp operations has a parameter by value of unknown size");
    const Id variable = Builder(module_, variables).add(spv::OpVariable, type, {spv::StorageClassFunction});
    Builder setup(module_, setup_);
    setup.put(spv::OpStore, {variable, setup.add(spv::OpLoad, pointee, {value})});
    return variable;
  }

  void rename(Id id) {
    ids_.emplace(id, module_.newId());
    renamed_.insert(id);
  }

  void copyDecorations() {
    std::vector<Instruction> copies;
    for (const Instruction& i : module_[kAnnotations]) {
      if (i.opcode() != spv::OpDecorate || i[1] == spv::DecorationLinkageAttributes || !renamed_.contains(i[0]))
        continue;
      copies.push_back(module_.make(i.opcode(), i.operands()));
      module_.set(copies.back(), 0, of(i[0]));
    }
    auto& all = module_[kAnnotations];
    all.insert(all.end(), copies.begin(), copies.end());
  }

  Id of(Id id) const {
    const auto found = ids_.find(id);
    return found == ids_.end() ? id : found->second;
  }

  Instruction renamed(const Instruction& code) const {
    Words copy(code.operands().begin(), code.operands().end());
    for (std::size_t n = 0; n < copy.size(); ++n)
      if (code.uses(n) || (code.opcode() == spv::OpPhi && n > 1)) copy[n] = of(code[n]);
    for (const std::size_t n : targetsOf(module_, code)) copy[n] = of(code[n]);
    if (code.result() != 0) copy[layoutOf(code.opcode())->result] = of(code.result());
    return module_.make(code.opcode(), copy);
  }

  void add(const Block& block) {
    blocks.push_back({of(block.label), {}});
    for (const Instruction& code : block.code) {
      if (code.opcode() == spv::OpVariable) {
        addVariable(renamed(code));
      } else if (isReturn(code)) {
        if (code.opcode() == spv::OpReturnValue) results.insert(results.end(), {of(code[0]), of(block.label)});
        blocks.back().code.push_back(module_.make(spv::OpBranch, {after_}));
      } else {
        blocks.back().code.push_back(renamed(code));
      }
    }
  }

  // Each call stores the initial value.
  void addVariable(Instruction variable) {
    if (variable.size() > 3) {
      setup_.push_back(module_.make(spv::OpStore, {variable[1], variable[3]}));
      variable = module_.make(spv::OpVariable, {variable[0], variable[1], variable[2]});
    }
    variables.push_back(variable);
  }

  Module& module_;
  const Id after_;
  std::unordered_map<Id, Id> ids_;
  std::set<Id> renamed_;  // all but parameters
  std::vector<Instruction> setup_;
};

class Inliner {
 public:
  Inliner(Module& module, const std::set<Id>& functions) : module_(module), inlined_(functions) {
    for (Function& function : module.functions) bodies_.emplace(function.id, Body(function));
  }

  void run() {
    for (Function& function : module_.functions) inlineIn(function.id);
    std::set<Id> kept;
    for (const Instruction& entryPoint : module_[kEntryPoints]) kept.insert(entryPoint[1]);
    std::erase_if(module_.functions, [&](const Function& function) {
      return inlined_.contains(function.id) && !kept.contains(function.id);
    });
    for (Function& function : module_.functions)
      if (changed_.contains(function.id)) bodies_.at(function.id).store(module_, function);
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
    Body& body = bodies_.at(function);
    std::vector<Block> blocks = std::move(body.blocks);
    body.blocks.clear();
    for (Block& block : blocks) append(body, std::move(block));
    if (!body.blocks.empty())
      body.blocks[0].code.insert(body.blocks[0].code.begin(), variables_.begin(), variables_.end());
    variables_.clear();
    renamePhis(body);
    states_[function] = State::kDone;
  }

  // Called functions are completed before their callers, so that their variables stay separate.
  void append(Body& body, Block block) {
    const Id label = block.label;
    body.blocks.push_back({label, {}});
    for (Instruction& code : block.code) {
      if (code.opcode() == spv::OpFunctionCall && inlined_.contains(code[2]))
        call(body, code);
      else
        body.blocks.back().code.push_back(std::move(code));
    }
    if (body.blocks.back().label != label) tails_.emplace(label, body.blocks.back().label);
  }

  void call(Body& body, const Instruction& call) {
    std::vector<Instruction> variables = std::exchange(variables_, {});
    std::map<Id, Id> tails = std::exchange(tails_, {});
    inlineIn(call[2]);
    variables_ = std::move(variables);
    tails_ = std::move(tails);
    const Id after = module_.newId();
    Copy copy(module_, bodies_.at(call[2]), call, after);
    changed_.insert(body.id());
    variables_.insert(variables_.end(), copy.variables.begin(), copy.variables.end());
    body.blocks.back().code.push_back(module_.make(spv::OpBranch, {copy.blocks.front().label}));
    body.blocks.insert(body.blocks.end(), copy.blocks.begin(), copy.blocks.end());
    body.blocks.push_back({after, {}});
    Words result{call[0], call[1]};
    result.insert(result.end(), copy.results.begin(), copy.results.end());
    if (!copy.results.empty())
      body.blocks.back().code.push_back(module_.make(spv::OpPhi, result));
    else if (module_.opcodeOf(call[0]) != spv::OpTypeVoid)
      body.blocks.back().code.push_back(module_.make(spv::OpUndef, result));
  }

  void renamePhis(Body& body) {
    for (Block& block : body.blocks)
      for (Instruction& code : block.code) {
        if (code.opcode() != spv::OpPhi) continue;
        for (std::size_t n = 3; n < code.size(); n += 2)
          if (const auto tail = tails_.find(code[n]); tail != tails_.end())
            replaceOperand(module_, code, n, tail->second);
      }
    tails_.clear();
  }

  Module& module_;
  const std::set<Id>& inlined_;
  std::unordered_map<Id, Body> bodies_;  // by function
  std::set<Id> changed_;
  std::map<Id, State> states_;
  std::vector<Instruction> variables_;  // of the current function
  std::map<Id, Id> tails_;              // of its blocks: the block in which each one now ends
};

}  // namespace

void inlineCalls(Module& module, const std::set<Id>& functions) { Inliner(module, functions).run(); }

}  // namespace hipspv::ir
