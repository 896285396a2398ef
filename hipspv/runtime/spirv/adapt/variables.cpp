#include "variables.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "hipspv/runtime/spirv/operand_layout.h"
#include "value_layout.h"

namespace hipspv::adapt {
namespace {

// Section 3.3, and SPV_KHR_untyped_pointers.
// A device may copy vectors of 128 bytes, OpenCL's widest type.
constexpr std::size_t kAlignment = 128;

bool isVariable(const Instruction& i) { return i.opcode == spv::OpVariable && i[2] == spv::StorageClassCrossWorkgroup; }

// The module's 64-bit integer type, 0 if it has none.
Id wideType(std::span<const std::uint32_t> words) {
  for (InstructionStream stream(words); const auto i = stream.next();)
    if (i->opcode == spv::OpTypeInt && (*i)[1] == 64) return (*i)[0];
  return 0;
}

}  // namespace

// The addresses of variables, and constants made from them. Each function that uses one computes it: Mesa (26.2)
// doesn't accept OpConvertUToPtr as a constant.
class Addresses {
 public:
  Addresses(Id wide, Id bound) : wide_(wide != 0 ? wide : bound++), bound_(bound) {}

  // Addresses are offsets from a parameter of each function, which is a pointer to bytes.
  void beginAt(const std::map<Id, Id>& parameters, Id bytePointer) {
    parameters_ = &parameters;
    bytePointer_ = bytePointer;
  }

  Id wide() const { return wide_; }  // the 64-bit integer type
  Id bound() const { return bound_; }

  // True for a variable, or a constant that needs an address.
  bool has(Id id) const { return numbers_.contains(id); }

  void addVariable(const Instruction& variable, std::uint64_t address) {
    numbers_.emplace(variable[1], expressions_.size());
    expressions_.push_back({spv::OpConvertUToPtr, {variable[0], variable[1], bound_++}, address, true});
  }

  // The constant that replaces the variable.
  void appendNumber(Words& globals, Id variable) const {
    const Expression& found = expressions_[numbers_.at(variable)];
    const auto low = static_cast<std::uint32_t>(found.address), high = static_cast<std::uint32_t>(found.address >> 32);
    append(globals, spv::OpConstant, {wide_, found.operands[2], low, high});
  }

  void addExpression(const Instruction& constant) {
    const auto layout = globalLayout(constant.opcode);
    if (!layout || !uses(constant, *layout)) return;
    const auto operands = constant.operands;
    Words kept(operands.begin(), operands.end());
    std::uint16_t opcode = spv::OpCompositeConstruct;
    if (constant.opcode == spv::OpSpecConstantOp) {
      opcode = static_cast<std::uint16_t>(constant[2]);
      kept.erase(kept.begin() + 2);
    } else if (constant.opcode != spv::OpConstantComposite) {
      throw Error(hipErrorNoBinaryForGpu, "a constant needs a variable's address, and the device has no variables");
    }
    numbers_.emplace(constant[1], expressions_.size());
    expressions_.push_back({opcode, std::move(kept)});
  }

  // True if the function needs an address.
  bool concern(std::span<const std::uint32_t> function) const { return !needed(function).empty(); }

  // function: from OpFunction to OpFunctionEnd.
  void appendFunction(Words& result, std::span<const std::uint32_t> function) {
    std::map<Id, Id> made;
    base_ = parameters_ != nullptr && parameters_->contains(function[2]) ? parameters_->at(function[2]) : 0;
    bool entered = false, computed = false;
    forEach(function, [&](const Instruction& i) {
      const bool leads = i.opcode == spv::OpVariable || i.opcode == spv::OpUntypedVariableKHR ||
                         i.opcode == spv::OpLine || i.opcode == spv::OpNoLine;
      if (entered && !leads && !std::exchange(computed, true))
        for (const std::size_t n : needed(function)) compute(result, expressions_[n], made);
      entered = entered || i.opcode == spv::OpLabel;
      const auto layout = bodyLayout(i.opcode);
      Words operands(i.operands.begin(), i.operands.end());
      if (layout) replace(operands, *layout, made);
      append(result, i.opcode, operands);
    });
  }

 private:
  struct Expression {
    std::uint16_t opcode;
    Words operands;             // the result's type, the result, and ids
    std::uint64_t address = 0;  // of a variable
    bool variable = false;
  };

  template <class Visit>
  static void forEach(std::span<const std::uint32_t> words, Visit&& visit) {
    for (std::size_t at = 0; at < words.size(); at += words[at] >> 16) visit(instructionAt(words, at));
  }

  bool uses(const Instruction& i, const OperandLayout& layout) const {
    for (std::uint32_t n = 0; n < i.operands.size(); ++n)
      if (layout.isId(n) && n != layout.result && numbers_.contains(i.operands[n])) return true;
    return false;
  }

  // The expressions of the function, and their operands, in order.
  std::set<std::size_t> needed(std::span<const std::uint32_t> function) const {
    std::set<std::size_t> found;
    forEach(function, [&](const Instruction& i) {
      const auto layout = bodyLayout(i.opcode);
      for (std::uint32_t n = 0; layout && n < i.operands.size(); ++n)
        if (layout->isId(n) && n != layout->result) need(i.operands[n], found);
    });
    return found;
  }
  void need(Id id, std::set<std::size_t>& found) const {
    const auto at = numbers_.find(id);
    if (at == numbers_.end() || !found.insert(at->second).second) return;
    const Expression& expression = expressions_[at->second];
    for (std::size_t n = 2; n < expression.operands.size(); ++n) need(expression.operands[n], found);
  }

  void compute(Words& result, const Expression& expression, std::map<Id, Id>& made) {
    Words operands = expression.operands;
    replace(operands, {0, 1, ~0u, false}, made);
    operands[1] = made.emplace(operands[1], bound_++).first->second;
    if (!expression.variable || parameters_ == nullptr) return append(result, expression.opcode, operands);
    const Id address = bound_++;
    append(result, spv::OpInBoundsPtrAccessChain, {bytePointer_, address, base_, operands[2]});
    const bool bytes = operands[0] == bytePointer_;
    append(result, bytes ? spv::OpCopyObject : spv::OpBitcast, {operands[0], operands[1], address});
  }

  static void replace(Words& operands, const OperandLayout& layout, const std::map<Id, Id>& made) {
    for (std::uint32_t n = 0; n < operands.size(); ++n)
      if (const auto to = made.find(operands[n]); layout.isId(n) && n != layout.result && to != made.end())
        operands[n] = to->second;
  }

  const Id wide_;
  Id bound_;
  const std::map<Id, Id>* parameters_ = nullptr;  // by function; nullptr: addresses are known
  Id bytePointer_ = 0, base_ = 0;                 // base_: in the current function
  std::vector<Expression> expressions_;           // each after its operands
  std::map<Id, std::size_t> numbers_;             // of expressions, by the constant's id
};

PlacedVariables::PlacedVariables(std::span<const std::uint32_t> words) {
  std::optional<ValueLayout> layout;  // most modules have no variable
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == spv::OpFunction) break;
    if (i->opcode == spv::OpUntypedVariableKHR && (*i)[2] == spv::StorageClassCrossWorkgroup)
      throw Error(hipErrorNoBinaryForGpu, "the module has an untyped variable, and the device no variables");
    if (!isVariable(*i)) continue;
    if (!layout) layout.emplace(words);
    const std::size_t size = layout->shape(layout->pointee((*i)[0])).size, offset = initial_.size();
    variables_.push_back({(*i)[0], (*i)[1], offset});
    initial_.resize(offset + std::max<std::size_t>(1, (size + kAlignment - 1) / kAlignment) * kAlignment);
    if (i->operands.size() > 3) layout->write((*i)[3], std::span(initial_).subspan(offset, size));
  }
  std::ranges::sort(variables_, {}, &Variable::id);
}

const PlacedVariables::Variable* PlacedVariables::find(Id id) const {
  const auto found = std::ranges::lower_bound(variables_, id, {}, &Variable::id);
  return found != variables_.end() && found->id == id ? &*found : nullptr;
}

// An entry point's interface names only variables.
Words PlacedVariables::withoutVariables(const Instruction& entryPoint) const {
  std::size_t interface = 0;
  entryPoint.text(2, &interface);
  Words kept(entryPoint.operands.begin(), entryPoint.operands.begin() + static_cast<std::ptrdiff_t>(interface));
  std::ranges::copy_if(entryPoint.operands.subspan(interface), std::back_inserter(kept),
                       [this](Id id) { return find(id) == nullptr; });
  return kept;
}

Addresses PlacedVariables::addresses(std::span<const std::uint32_t> words, std::uint64_t address) const {
  Addresses found(wideType(words), words[kBoundWord]);
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode == spv::OpFunction) break;
    if (const Variable* variable = isVariable(*i) ? find((*i)[1]) : nullptr)
      found.addVariable(*i, address + variable->offset);
    else
      found.addExpression(*i);
  }
  return found;
}

std::map<Id, std::size_t> PlacedVariables::offsets() const {
  std::map<Id, std::size_t> found;
  for (const Variable& variable : variables_) found.emplace(variable.id, variable.offset);
  return found;
}

std::set<Id> PlacedVariables::users(std::span<const std::uint32_t> words) const {
  const Addresses addresses = this->addresses(words, 0);
  std::set<Id> found;
  std::size_t at = kHeaderWords, function = 0;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
    if (i->opcode == spv::OpFunction) function = at;
    if (i->opcode == spv::OpFunctionEnd && addresses.concern(words.subspan(function, stream.position() - function)))
      found.insert(instructionAt(words, function)[1]);
  }
  return found;
}

Words PlacedVariables::place(std::span<const std::uint32_t> words, std::uint64_t address) const {
  return place(words, addresses(words, address));
}

Words PlacedVariables::placeBy(std::span<const std::uint32_t> words, const std::map<Id, Id>& parameters,
                               Id bytePointer) const {
  Addresses relative = addresses(words, 0);
  relative.beginAt(parameters, bytePointer);
  return place(words, std::move(relative));
}

Words PlacedVariables::place(std::span<const std::uint32_t> words, Addresses addresses) const {
  Words result(words.begin(), words.begin() + kHeaderWords);
  bool declared = false;
  std::size_t at = kHeaderWords, function = 0;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
    if (i->opcode == spv::OpFunction) function = at;
    if (i->opcode == spv::OpFunctionEnd)
      addresses.appendFunction(result, words.subspan(function, stream.position() - function));
    if (function != 0) continue;
    if (i->opcode == spv::OpTypeInt && (*i)[0] == addresses.wide() && std::exchange(declared, true)) continue;
    const bool annotates = i->opcode == spv::OpName || i->opcode == spv::OpDecorate;
    if (annotates && addresses.has((*i)[0])) continue;
    if (i->opcode == spv::OpEntryPoint) {
      append(result, spv::OpEntryPoint, withoutVariables(*i));
    } else if (isVariable(*i)) {
      if (!std::exchange(declared, true)) append(result, spv::OpTypeInt, {addresses.wide(), 64, 0});
      addresses.appendNumber(result, (*i)[1]);
    } else if (const auto layout = globalLayout(i->opcode); !layout || !addresses.has((*i)[layout->result])) {
      append(result, *i);
    }
  }
  result[kBoundWord] = addresses.bound();
  return result;
}

}  // namespace hipspv::adapt
