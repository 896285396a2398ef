#include <string>

#include "adaptations.h"
#include "float_functions.h"

namespace hipspv::adapt {
namespace {

class SingleFunctions {
 public:
  SingleFunctions(Module& module, const FunctionNumbers& numbers)
      : module_(module), numbers_(numbers), standard_(module.findImport("OpenCL.std")) {
    module.eachInFunctions([this](const Instruction& i) {
      if (isReplaced(i)) replaced_.insert(i[1]);
    });
  }

  void replace() {
    if (replaced_.empty()) return;
    Calls calls(module_, Library::instance());
    calls_ = &calls;
    integer_ = module_.integer(32);
    // A call has no floating-point mode.
    std::erase_if(module_[ir::kAnnotations],
                  [this](const Instruction& i) { return i.opcode() == spv::OpDecorate && replaced_.contains(i[0]); });
    ir::edit(module_, [this](const Instruction& i, Builder& builder) {
      if (!isReplaced(i)) return false;
      emit(builder, i);
      return true;
    });
    calls.link();
  }

 private:
  // A second result is stored for scalars only.
  bool isReplaced(const Instruction& i) const {
    if (i.opcode() != spv::OpExtInst || i[2] != standard_ || !numbers_.contains(i[3])) return false;
    const FloatFunction* function = extendedFloatFunction(i[3]);
    if (function == nullptr || module_.widthOf(module_.componentOf(i[0]), spv::OpTypeFloat) != 32) return false;
    return function->stored.empty() || module_.componentsOf(i[0]) == 1;
  }

  void emit(Builder& builder, const Instruction& i) {
    const FloatFunction& function = *extendedFloatFunction(i[3]);
    const Id component = module_.componentOf(i[0]);
    const std::uint32_t count = module_.componentsOf(i[0]);
    std::span<const std::uint32_t> operands = i.operands().subspan(4);
    if (!function.stored.empty()) {
      store(builder, function, component, operands);
      operands = operands.first(operands.size() - 1);
    }
    if (count == 1) {
      compute(builder, function.name, component, i[1], operands);
      return;
    }
    Words results;
    for (std::uint32_t n = 0; n < count; ++n) {
      Words components;
      for (const Id operand : operands)
        components.push_back(builder.add(spv::OpCompositeExtract, component, {operand, n}));
      results.push_back(compute(builder, function.name, component, module_.newId(), components));
    }
    builder.define(i[1], spv::OpCompositeConstruct, i[0], results);
  }

  // Stores the second result; the last operand is its pointer.
  void store(Builder& builder, const FloatFunction& function, Id type, std::span<const std::uint32_t> operands) {
    const auto arguments = operands.first(operands.size() - 1);
    const Id second = function.storesFloat ? compute(builder, function.stored, type, module_.newId(), arguments)
                                           : call(builder, function.stored, arguments);
    builder.put(spv::OpStore, {operands.back(), second});
  }

  Id compute(Builder& builder, std::string_view name, Id type, Id result, std::span<const std::uint32_t> operands) {
    return builder.define(result, spv::OpBitcast, type, {call(builder, name, operands)});
  }

  // Calls with the bits of floats.
  Id call(Builder& builder, std::string_view name, std::span<const std::uint32_t> operands) {
    Words call{calls_->function("__hipspv_f32_" + std::string(name))};
    for (const Id operand : operands) call.push_back(builder.add(spv::OpBitcast, integer_, {operand}));
    return builder.add(spv::OpFunctionCall, integer_, call);
  }

  Module& module_;
  const FunctionNumbers& numbers_;
  const Id standard_;
  std::set<Id> replaced_;  // the results
  Calls* calls_ = nullptr;
  Id integer_ = 0;
};

}  // namespace

void emulateSingleFunctions(Module& module, const FunctionNumbers& numbers) {
  if (!numbers.empty()) SingleFunctions(module, numbers).replace();
}

}  // namespace hipspv::adapt
