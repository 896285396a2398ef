#include <algorithm>
#include <iterator>
#include <string>

#include "adaptations.h"
#include "floats.h"
#include "hipspv/runtime/spirv/ir/instruction.h"

namespace hipspv::adapt {

namespace {

// SPIR-V 1.6, sections 3.3.13 (arithmetic) and 3.3.15 (comparisons). An unordered comparison is the
// opposite of the ordered one.
constexpr FloatFunction kInstructions[] = {
    {spv::OpFNegate, "negate"},
    {spv::OpFAdd, "add"},
    {spv::OpFSub, "subtract"},
    {spv::OpFMul, "multiply"},
    {spv::OpFDiv, "divide"},
    {spv::OpFRem, "fmod"},
    {spv::OpFMod, "modulo"},
    {spv::OpVectorTimesScalar, "multiply"},
    {spv::OpDot, "multiply"},
    {spv::OpIsNan, "isnan"},
    {spv::OpIsInf, "isinf"},
    {spv::OpIsFinite, "isfinite"},
    {spv::OpIsNormal, "isnormal"},
    {spv::OpSignBitSet, "signbit"},
    {spv::OpLessOrGreater, "different"},
    {spv::OpOrdered, "ordered"},
    {spv::OpUnordered, "ordered", false, true},
    {spv::OpFOrdEqual, "equal"},
    {spv::OpFUnordEqual, "different", false, true},
    {spv::OpFOrdNotEqual, "different"},
    {spv::OpFUnordNotEqual, "equal", false, true},
    {spv::OpFOrdLessThan, "less"},
    {spv::OpFUnordLessThan, "less_equal", true, true},
    {spv::OpFOrdGreaterThan, "less", true},
    {spv::OpFUnordGreaterThan, "less_equal", false, true},
    {spv::OpFOrdLessThanEqual, "less_equal"},
    {spv::OpFUnordLessThanEqual, "less", true, true},
    {spv::OpFOrdGreaterThanEqual, "less_equal", true},
    {spv::OpFUnordGreaterThanEqual, "less", false, true},
};

// OpenCL Extended Instruction Set Specification, section 2.1. The library has some of them for one format only.
constexpr FloatFunction kExtended[] = {
    {OpenCLLIB::Acos, "acos"},
    {OpenCLLIB::Acosh, "acosh"},
    {OpenCLLIB::Acospi, "acospi"},
    {OpenCLLIB::Asin, "asin"},
    {OpenCLLIB::Asinh, "asinh"},
    {OpenCLLIB::Asinpi, "asinpi"},
    {OpenCLLIB::Atan, "atan"},
    {OpenCLLIB::Atan2, "atan2"},
    {OpenCLLIB::Atanh, "atanh"},
    {OpenCLLIB::Atanpi, "atanpi"},
    {OpenCLLIB::Atan2pi, "atan2pi"},
    {OpenCLLIB::Cbrt, "cbrt"},
    {OpenCLLIB::Ceil, "ceil"},
    {OpenCLLIB::Copysign, "copysign"},
    {OpenCLLIB::Cos, "cos"},
    {OpenCLLIB::Cosh, "cosh"},
    {OpenCLLIB::Cospi, "cospi"},
    {OpenCLLIB::Erfc, "erfc"},
    {OpenCLLIB::Erf, "erf"},
    {OpenCLLIB::Exp, "exp"},
    {OpenCLLIB::Exp2, "exp2"},
    {OpenCLLIB::Exp10, "exp10"},
    {OpenCLLIB::Expm1, "expm1"},
    {OpenCLLIB::Fabs, "fabs"},
    {OpenCLLIB::Fdim, "fdim"},
    {OpenCLLIB::Floor, "floor"},
    {OpenCLLIB::Fma, "fma"},
    {OpenCLLIB::Fmax, "fmax"},
    {OpenCLLIB::Fmin, "fmin"},
    {OpenCLLIB::Fmod, "fmod"},
    {OpenCLLIB::Frexp, "frexp", false, false, "frexp_exponent"},
    {OpenCLLIB::Hypot, "hypot"},
    {OpenCLLIB::Ilogb, "ilogb"},
    {OpenCLLIB::Ldexp, "ldexp"},
    {OpenCLLIB::Lgamma, "lgamma"},
    {OpenCLLIB::Log, "log"},
    {OpenCLLIB::Log2, "log2"},
    {OpenCLLIB::Log10, "log10"},
    {OpenCLLIB::Log1p, "log1p"},
    {OpenCLLIB::Logb, "logb"},
    {OpenCLLIB::Mad, "fma"},
    {OpenCLLIB::Maxmag, "maxmag"},
    {OpenCLLIB::Minmag, "minmag"},
    {OpenCLLIB::Nan, "nan"},
    {OpenCLLIB::Nextafter, "nextafter"},
    {OpenCLLIB::Pow, "pow"},
    {OpenCLLIB::Pown, "pown"},
    {OpenCLLIB::Powr, "pow"},
    {OpenCLLIB::Remainder, "remainder"},
    {OpenCLLIB::Remquo, "remainder", false, false, "remquo_quotient"},
    {OpenCLLIB::Rint, "rint"},
    {OpenCLLIB::Rootn, "rootn"},
    {OpenCLLIB::Round, "round"},
    {OpenCLLIB::Rsqrt, "rsqrt"},
    {OpenCLLIB::Sin, "sin"},
    {OpenCLLIB::Sincos, "sin", false, false, "cos", true},
    {OpenCLLIB::Sinh, "sinh"},
    {OpenCLLIB::Sinpi, "sinpi"},
    {OpenCLLIB::Sqrt, "sqrt"},
    {OpenCLLIB::Tan, "tan"},
    {OpenCLLIB::Tanh, "tanh"},
    {OpenCLLIB::Tanpi, "tanpi"},
    {OpenCLLIB::Tgamma, "tgamma"},
    {OpenCLLIB::Trunc, "trunc"},
    {OpenCLLIB::Half_cos, "cos"},
    {OpenCLLIB::Half_sin, "sin"},
    {OpenCLLIB::Half_tan, "tan"},
    {OpenCLLIB::FClamp, "clamp"},
    {OpenCLLIB::Degrees, "degrees"},
    {OpenCLLIB::FMax_common, "fmax"},
    {OpenCLLIB::FMin_common, "fmin"},
    {OpenCLLIB::Mix, "mix"},
    {OpenCLLIB::Radians, "radians"},
    {OpenCLLIB::Step, "step"},
    {OpenCLLIB::Smoothstep, "smoothstep"},
    {OpenCLLIB::Sign, "sign"},
};

// Instructions without a replacement, with their names for messages.
constexpr FloatFunction kNames[] = {
    {OpenCLLIB::Fract, "fract"},
    {OpenCLLIB::Lgamma_r, "lgamma_r"},
    {OpenCLLIB::Modf, "modf"},
    {OpenCLLIB::Cross, "cross"},
    {OpenCLLIB::Distance, "distance"},
    {OpenCLLIB::Length, "length"},
    {OpenCLLIB::Normalize, "normalize"},
    {OpenCLLIB::Vload_half, "vload_half"},
    {OpenCLLIB::Vload_halfn, "vload_halfn"},
    {OpenCLLIB::Vstore_half, "vstore_half"},
    {OpenCLLIB::Vstore_half_r, "vstore_half_r"},
    {OpenCLLIB::Vstore_halfn, "vstore_halfn"},
    {OpenCLLIB::Vstore_halfn_r, "vstore_halfn_r"},
    {OpenCLLIB::Vloada_halfn, "vloada_halfn"},
    {OpenCLLIB::Vstorea_halfn, "vstorea_halfn"},
    {OpenCLLIB::Vstorea_halfn_r, "vstorea_halfn_r"},
};

struct Range {
  std::uint16_t first, last;  // opcodes
};
constexpr Range kMoving[] = {
    {spv::OpUndef, spv::OpUndef},                                             // OpUndef
    {spv::OpFunction, spv::OpFunctionCall},                                   // functions, calls
    {spv::OpVariable, spv::OpVariable},                                       // OpVariable
    {spv::OpLoad, spv::OpInBoundsPtrAccessChain},                             // memory
    {spv::OpVectorExtractDynamic, spv::OpCopyObject},                         // composites
    {spv::OpBitcast, spv::OpBitcast},                                         // OpBitcast
    {spv::OpSelect, spv::OpSelect},                                           // OpSelect
    {spv::OpAtomicLoad, spv::OpAtomicExchange},                               // atomic loads, stores and exchanges
    {spv::OpPhi, spv::OpPhi},                                                 // OpPhi
    {spv::OpReturnValue, spv::OpReturnValue},                                 // OpReturnValue
    {spv::OpLifetimeStart, spv::OpLifetimeStop},                              // lifetimes
    {spv::OpGroupNonUniformBroadcast, spv::OpGroupNonUniformBroadcastFirst},  // broadcasts among lanes
    {spv::OpGroupNonUniformShuffle, spv::OpGroupNonUniformShuffleDown},       // shuffles
    {spv::OpUntypedVariableKHR, spv::OpSubgroupReadInvocationKHR},
    {spv::OpSubgroupShuffleINTEL, spv::OpSubgroupBlockWriteINTEL},
    {spv::OpExpectKHR, spv::OpExpectKHR},  // OpExpectKHR
};

template <std::size_t n>
const FloatFunction* find(const FloatFunction (&table)[n], std::uint32_t number) {
  const auto found = std::ranges::lower_bound(table, number, {}, &FloatFunction::number);
  return found != std::end(table) && found->number == number ? found : nullptr;
}

}  // namespace

const FloatFunction* floatFunction(std::uint16_t opcode) { return find(kInstructions, opcode); }

const FloatFunction* extendedFloatFunction(std::uint32_t number) { return find(kExtended, number); }

std::string_view extendedName(std::uint32_t number) {
  const FloatFunction* found = find(kExtended, number);
  if (found == nullptr) found = find(kNames, number);
  return found == nullptr ? std::string_view{} : found->name;
}

bool movesFloats(std::uint16_t opcode) {
  return std::ranges::any_of(kMoving,
                             [opcode](const Range& range) { return opcode >= range.first && opcode <= range.last; });
}

// ---- Functions of float

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
