#include "memory_values.h"

#include <map>
#include <unordered_map>
#include <utility>

#include "control_flow.h"

namespace hipspv::adapt {
namespace {

class Keeper {
 public:
  Keeper(ModuleDraft& module, FunctionBody& body) : module_(module), body_(body), dominators_(module.successors(body)) {
    for (std::size_t n = 0; n < body.blocks.size(); ++n) {
      numbers_.emplace(body.blocks[n].label, n);
      for (const Code& code : body.blocks[n].code)
        if (code.result() != 0) definedIn_.emplace(code.result(), n);
    }
  }

  void run() {
    for (std::size_t n = 0; n < body_.blocks.size(); ++n) loadIn(n);
    for (Block& block : body_.blocks) storeIn(block);
    for (auto& [n, codes] : loadedBefore_) {
      auto& code = body_.blocks[n].code;
      code.insert(code.end() - 1, codes.begin(), codes.end());
    }
    auto& first = body_.blocks.front().code;
    first.insert(first.begin(), variables_.begin(), variables_.end());
  }

 private:
  // True if every path to the end of the block, or to its begin, passes the definition.
  bool isKnown(Id value, std::size_t block) const {
    const auto found = definedIn_.find(value);
    return found == definedIn_.end() || dominators_.dominates(found->second, block);
  }

  void loadIn(std::size_t n) {
    Block& block = body_.blocks[n];
    std::map<Id, Id> loaded;
    std::vector<Code> loads, codes;
    std::size_t phis = 0;
    for (Code& code : block.code) {
      if (code.opcode == spv::OpPhi) {
        phis = codes.size() + 1;
        loadForPhi(code);
      } else {
        for (std::size_t operand = 0; operand < code.operands.size(); ++operand)
          if (code.isUse(operand) && !isKnown(code.operands[operand], n))
            code.operands[operand] = loadOnce(loaded, code.operands[operand], loads);
      }
      codes.push_back(std::move(code));
    }
    codes.insert(codes.begin() + static_cast<std::ptrdiff_t>(phis), loads.begin(), loads.end());
    block.code = std::move(codes);
  }

  void loadForPhi(Code& phi) {
    for (std::size_t n = 2; n < phi.operands.size(); n += 2) {
      const auto from = numbers_.find(phi.operands[n + 1]);
      if (from == numbers_.end() || isKnown(phi.operands[n], from->second)) continue;
      phi.operands[n] = loadOnce(loadedForPhis_[from->second], phi.operands[n], loadedBefore_[from->second]);
    }
  }

  Id loadOnce(std::map<Id, Id>& loaded, Id value, std::vector<Code>& codes) {
    Id& found = loaded[value];
    if (found == 0) found = load(value, codes);
    return found;
  }

  // Booleans have no size in memory and are stored as integers.
  Id storedType(Id type) { return module_.definition(type)->opcode == spv::OpTypeBool ? module_.integer(32) : type; }

  Id variableOf(Id value) {
    Id& variable = memory_[value];
    if (variable != 0) return variable;
    const Id type = module_.pointer(spv::StorageClassFunction, storedType(module_.typeOf(value)));
    variable = module_.newValue(type);
    variables_.push_back({spv::OpVariable, {type, variable, spv::StorageClassFunction}});
    return variable;
  }

  Id load(Id value, std::vector<Code>& codes) {
    const Id type = module_.typeOf(value), stored = storedType(type), number = module_.newValue(stored);
    codes.push_back({spv::OpLoad, {stored, number, variableOf(value)}});
    if (stored == type) return number;
    const Id truth = module_.newValue(type);
    codes.push_back({spv::OpINotEqual, {type, truth, number, module_.constant(0)}});
    return truth;
  }

  void storeIn(Block& block) {
    std::vector<Code> codes, stores;
    for (Code& code : block.code) {
      if (code.opcode != spv::OpPhi) {
        codes.insert(codes.end(), stores.begin(), stores.end());
        stores.clear();
      }
      if (const auto variable = memory_.find(code.result()); variable != memory_.end() && code.result() != 0)
        store(code.result(), variable->second, stores);
      codes.push_back(std::move(code));
    }
    block.code = std::move(codes);
  }

  void store(Id value, Id variable, std::vector<Code>& stores) {
    const Id type = module_.typeOf(value), stored = storedType(type);
    Id number = value;
    if (stored != type) {
      number = module_.newValue(stored);
      stores.push_back({spv::OpSelect, {stored, number, value, module_.constant(1), module_.constant(0)}});
    }
    stores.push_back({spv::OpStore, {variable, number}});
  }

  ModuleDraft& module_;
  FunctionBody& body_;
  const Dominators dominators_;
  std::unordered_map<Id, std::size_t> numbers_, definedIn_;
  std::unordered_map<Id, Id> memory_;  // of values: their variables
  std::map<std::size_t, std::map<Id, Id>> loadedForPhis_;
  std::map<std::size_t, std::vector<Code>> loadedBefore_;  // loads that a block makes at its end
  std::vector<Code> variables_;
};

}  // namespace

void keepInMemory(ModuleDraft& module, FunctionBody& body) { Keeper(module, body).run(); }

}  // namespace hipspv::adapt
