#include <map>
#include <unordered_map>
#include <utility>

#include "body.h"
#include "control_flow.h"

namespace hipspv::ir {
namespace {

class Keeper {
 public:
  Keeper(Module& module, Body& body) : module_(module), body_(body), dominators_(successorsOf(module, body)) {
    for (std::size_t n = 0; n < body.blocks.size(); ++n) {
      numbers_.emplace(body.blocks[n].label, n);
      for (const Instruction& code : body.blocks[n].code)
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
    std::vector<Instruction> loads, codes;
    std::size_t phis = 0;
    for (Instruction& code : block.code) {
      if (code.opcode() == spv::OpPhi) {
        phis = codes.size() + 1;
        loadForPhi(code);
      } else {
        for (std::size_t operand = 0; operand < code.size(); ++operand)
          if (code.uses(operand) && !isKnown(code[operand], n))
            replaceOperand(module_, code, operand, loadOnce(loaded, code[operand], loads));
      }
      codes.push_back(std::move(code));
    }
    codes.insert(codes.begin() + static_cast<std::ptrdiff_t>(phis), loads.begin(), loads.end());
    block.code = std::move(codes);
  }

  void loadForPhi(Instruction& phi) {
    for (std::size_t n = 2; n < phi.size(); n += 2) {
      const auto from = numbers_.find(phi[n + 1]);
      if (from == numbers_.end() || isKnown(phi[n], from->second)) continue;
      replaceOperand(module_, phi, n, loadOnce(loadedForPhis_[from->second], phi[n], loadedBefore_[from->second]));
    }
  }

  Id loadOnce(std::map<Id, Id>& loaded, Id value, std::vector<Instruction>& codes) {
    Id& found = loaded[value];
    if (found == 0) found = load(value, codes);
    return found;
  }

  // Booleans have no size in memory and are stored as integers.
  Id storedType(Id type) { return module_.opcodeOf(type) == spv::OpTypeBool ? module_.integer(32) : type; }

  Id variableOf(Id value) {
    Id& variable = memory_[value];
    if (variable != 0) return variable;
    const Id type = module_.pointer(spv::StorageClassFunction, storedType(module_.typeOf(value)));
    return variable = Builder(module_, variables_).add(spv::OpVariable, type, {spv::StorageClassFunction});
  }

  Id load(Id value, std::vector<Instruction>& codes) {
    const Id type = module_.typeOf(value), stored = storedType(type);
    Builder builder(module_, codes);
    const Id number = builder.add(spv::OpLoad, stored, {variableOf(value)});
    if (stored == type) return number;
    return builder.add(spv::OpINotEqual, type, {number, module_.constant(stored, 0)});
  }

  void storeIn(Block& block) {
    std::vector<Instruction> codes, stores;
    for (Instruction& code : block.code) {
      if (code.opcode() != spv::OpPhi) {
        codes.insert(codes.end(), stores.begin(), stores.end());
        stores.clear();
      }
      if (const auto variable = memory_.find(code.result()); variable != memory_.end() && code.result() != 0)
        store(code.result(), variable->second, stores);
      codes.push_back(std::move(code));
    }
    block.code = std::move(codes);
  }

  void store(Id value, Id variable, std::vector<Instruction>& stores) {
    const Id type = module_.typeOf(value), stored = storedType(type);
    Builder builder(module_, stores);
    if (stored != type)
      value = builder.add(spv::OpSelect, stored, {value, module_.constant(stored, 1), module_.constant(stored, 0)});
    builder.put(spv::OpStore, {variable, value});
  }

  Module& module_;
  Body& body_;
  const Dominators dominators_;
  std::unordered_map<Id, std::size_t> numbers_, definedIn_;
  std::unordered_map<Id, Id> memory_;  // of values: their variables
  std::map<std::size_t, std::map<Id, Id>> loadedForPhis_;
  std::map<std::size_t, std::vector<Instruction>> loadedBefore_;  // loads that a block makes at its end
  std::vector<Instruction> variables_;
};

}  // namespace

void keepInMemory(Module& module, Body& body) { Keeper(module, body).run(); }

}  // namespace hipspv::ir
