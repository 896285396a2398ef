#include "single_functions.h"

#include <string>

#include "float_functions.h"
#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"
#include "merge.h"

namespace hipspv::adapt {
namespace {

class SingleFunctions {
 public:
  SingleFunctions(std::span<const std::uint32_t> words, const FunctionNumbers& numbers)
      : words_(words), numbers_(numbers), types_(words) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return !replaced_.empty(); }

  Words module(Calls& calls) {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    bool global = true;
    eachInstruction(words_, [&](const Instruction& i) {
      const bool annotates = i.opcode == spv::OpDecorate && replaced_.contains(i[0]);
      if (global && i.opcode == spv::OpFunction) global = false, defineInteger(all, calls);
      if (i.opcode == spv::OpExtInst && replaced_.contains(i[1])) return place(all, i, calls);
      if (!annotates) append(all, i);  // a call has no floating-point mode
    });
    all[kBoundWord] = calls.bound();
    return all;
  }

 private:
  struct Type {
    Id component;         // of a vector
    std::uint8_t floats;  // number of float components, 0: not made from float
  };

  void learn(const Instruction& i) {
    if (i.opcode == spv::OpExtInstImport && i.text(1) == "OpenCL.std") standard_ = i[0];
    if (i.opcode == spv::OpTypeInt && i[1] == 32) integer_ = i[0];
    if (i.opcode == spv::OpTypeFloat && i[1] == 32) types_[i[0]] = {i[0], 1};
    if (i.opcode == spv::OpTypeVector && types_.get(i[1]).floats == 1)
      types_[i[0]] = {i[1], static_cast<std::uint8_t>(i[2])};
    if (i.opcode == spv::OpExtInst && i[2] == standard_ && isReplaced(i)) replaced_.insert(i[1]);
  }

  // A second result is stored for scalars only.
  bool isReplaced(const Instruction& i) const {
    if (!numbers_.contains(i[3])) return false;
    const FloatFunction* function = extendedFloatFunction(i[3]);
    const std::uint8_t floats = types_.get(i[0]).floats;
    return function != nullptr && (function->stored.empty() ? floats != 0 : floats == 1);
  }

  void defineInteger(Words& all, Calls& calls) {
    if (integer_ == 0) append(all, spv::OpTypeInt, {integer_ = calls.newId(), 32, 0});
  }

  void place(Words& all, const Instruction& i, Calls& calls) const {
    const FloatFunction& function = *extendedFloatFunction(i[3]);
    const Type type = types_.get(i[0]);
    std::span<const std::uint32_t> operands = i.operands.subspan(4);
    if (!function.stored.empty()) {
      store(all, function, type.component, operands, calls);
      operands = operands.first(operands.size() - 1);
    }
    if (type.floats == 1) return compute(all, function.name, type.component, i[1], operands, calls);
    Words parts{i[0], i[1]};
    for (std::uint32_t n = 0; n < type.floats; ++n) {
      Words components;
      for (const Id operand : operands) {
        components.push_back(calls.newId());
        append(all, spv::OpCompositeExtract, {type.component, components.back(), operand, n});
      }
      parts.push_back(calls.newId());
      compute(all, function.name, type.component, parts.back(), components, calls);
    }
    append(all, spv::OpCompositeConstruct, parts);
  }

  // Stores the second result; the last operand is its pointer.
  void store(Words& all, const FloatFunction& function, Id type, std::span<const std::uint32_t> operands,
             Calls& calls) const {
    const auto arguments = operands.first(operands.size() - 1);
    Id second;
    if (function.storesFloat)
      compute(all, function.stored, type, second = calls.newId(), arguments, calls);
    else
      second = call(all, function.stored, arguments, calls);
    append(all, spv::OpStore, {operands.back(), second});
  }

  void compute(Words& all, std::string_view name, Id type, Id result, std::span<const std::uint32_t> operands,
               Calls& calls) const {
    const Id bits = call(all, name, operands, calls);
    append(all, spv::OpBitcast, {type, result, bits});
  }

  // Calls with the bits of floats.
  Id call(Words& all, std::string_view name, std::span<const std::uint32_t> operands, Calls& calls) const {
    Words call{integer_, calls.newId(), calls.function("__hipspv_f32_" + std::string(name))};
    for (const Id operand : operands) {
      call.push_back(calls.newId());
      append(all, spv::OpBitcast, {integer_, call.back(), operand});
    }
    append(all, spv::OpFunctionCall, call);
    return call[1];
  }

  std::span<const std::uint32_t> words_;
  const FunctionNumbers& numbers_;
  IdTable<Type> types_;
  std::set<Id> replaced_;  // the results
  Id standard_ = 0, integer_ = 0;
};

}  // namespace

void emulateSingleFunctions(Words& words, const FunctionNumbers& numbers) {
  if (numbers.empty()) return;
  SingleFunctions functions(words, numbers);
  if (!functions.any()) return;
  const Library& library = Library::instance();
  Calls calls(words[kBoundWord], library.index().exports(), false);
  words = functions.module(calls);
  words = merge(words, library, calls);
}

}  // namespace hipspv::adapt
