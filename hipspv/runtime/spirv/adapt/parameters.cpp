#include "parameters.h"

#include <utility>

#include "kernel_users.h"

namespace hipspv::adapt {
namespace {

using Added = std::map<Id, std::vector<Id>>;

Words key(std::span<const std::uint32_t> operands) { return {operands.begin(), operands.end()}; }

class Adder {
 public:
  Adder(std::span<const std::uint32_t> words, const Added& types) : words_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpTypeFunction) signatures_.emplace(i[0], key(i.operands.subspan(1)));
      if (i.opcode == spv::OpTypeFunction) known_.emplace(signatures_.at(i[0]), i[0]);
      if (i.opcode == spv::OpFunction && types.contains(i[1])) add(i, types.at(i[1]));
    });
  }

  Added ids() && { return std::move(ids_); }

  Words module() const {
    Words result(words_.begin(), words_.begin() + kHeaderWords);
    bool global = true, entered = false;
    Id function = 0;
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) {
        if (std::exchange(global, false)) result.insert(result.end(), declared_.begin(), declared_.end());
        function = i[1];
        entered = false;
      }
      const bool ends = i.opcode == spv::OpLabel || i.opcode == spv::OpFunctionEnd;
      if (ends && !std::exchange(entered, true)) declareParameters(result, function);
      append(result, i.opcode, changed(i, function));
    });
    result[kBoundWord] = bound_;
    return result;
  }

 private:
  void add(const Instruction& function, const std::vector<Id>& types) {
    Words signature = signatures_.at(function[3]);
    signature.insert(signature.end(), types.begin(), types.end());
    const auto [found, made] = known_.emplace(signature, bound_);
    if (made) {
      signature.insert(signature.begin(), bound_++);
      append(declared_, spv::OpTypeFunction, signature);
    }
    newTypes_.emplace(function[1], found->second);
    types_.emplace(function[1], types);
    for (std::size_t n = 0; n < types.size(); ++n) ids_[function[1]].push_back(bound_++);
  }

  void declareParameters(Words& result, Id function) const {
    const auto types = types_.find(function);
    for (std::size_t n = 0; types != types_.end() && n < types->second.size(); ++n)
      append(result, spv::OpFunctionParameter, {types->second[n], ids_.at(function)[n]});
  }

  Words changed(const Instruction& i, Id function) const {
    Words operands = key(i.operands);
    if (i.opcode == spv::OpFunction && newTypes_.contains(i[1])) operands[3] = newTypes_.at(i[1]);
    if (i.opcode == spv::OpFunctionCall && ids_.contains(i[2]))
      operands.insert(operands.end(), ids_.at(function).begin(), ids_.at(function).end());
    return operands;
  }

  std::span<const std::uint32_t> words_;
  Id bound_;
  std::map<Id, Words> signatures_;  // result and parameters, by type
  std::map<Words, Id> known_;
  std::map<Id, Id> newTypes_;  // by function
  Added types_, ids_;
  Words declared_;
};

// The beginning of a module, in its order.
struct Beginning {
  bool int8 = false, int64 = false;
  Id byte = 0, wide = 0, bytePointer = 0;
  std::size_t functions = 0;  // index of the first

  explicit Beginning(std::span<const std::uint32_t> words) : functions(words.size()) {
    std::size_t at = kHeaderWords;
    for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
      if (i->opcode == spv::OpFunction) {
        functions = at;
        return;
      }
      if (i->opcode == spv::OpCapability)
        int8 |= (*i)[0] == spv::CapabilityInt8, int64 |= (*i)[0] == spv::CapabilityInt64;
      if (i->opcode == spv::OpTypeInt && (*i)[1] == 8) byte = (*i)[0];
      if (i->opcode == spv::OpTypeInt && (*i)[1] == 64) wide = (*i)[0];
      if (i->opcode == spv::OpTypePointer && (*i)[1] == spv::StorageClassCrossWorkgroup && (*i)[2] == byte)
        bytePointer = (*i)[0];
    }
  }
};

}  // namespace

ArithmeticTypes declareArithmetic(Words& words) {
  const Beginning beginning(words);
  ArithmeticTypes types{beginning.byte, beginning.wide, beginning.bytePointer};
  Id bound = words[kBoundWord];
  Words capabilities, declared;
  if (!beginning.int64) append(capabilities, spv::OpCapability, {spv::CapabilityInt64});
  if (!beginning.int8) append(capabilities, spv::OpCapability, {spv::CapabilityInt8});
  if (types.wide == 0) append(declared, spv::OpTypeInt, {types.wide = bound++, 64, 0});
  if (types.byte == 0) append(declared, spv::OpTypeInt, {types.byte = bound++, 8, 0});
  if (types.bytePointer == 0)
    append(declared, spv::OpTypePointer, {types.bytePointer = bound++, spv::StorageClassCrossWorkgroup, types.byte});
  const auto place = [&words](std::size_t at) { return words.begin() + static_cast<std::ptrdiff_t>(at); };
  words.insert(place(beginning.functions), declared.begin(), declared.end());
  words.insert(place(kHeaderWords), capabilities.begin(), capabilities.end());
  words[kBoundWord] = bound;
  return types;
}

Added addParameters(Words& words, const Added& types) {
  Adder adder(words, types);
  words = adder.module();
  return std::move(adder).ids();
}

std::map<Id, Id> addSharedParameter(Words& words, const std::set<Id>& functions, Id type) {
  Added types;
  for (const Id function : withCallers(words, functions)) types.emplace(function, std::vector{type});
  std::map<Id, Id> result;
  for (const auto& [function, ids] : addParameters(words, types)) result.emplace(function, ids[0]);
  return result;
}

}  // namespace hipspv::adapt
