#include "floats.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/id_table.h"

namespace hipspv::adapt {
namespace {

// Section 3.2.16: rounding modes to nearest, towards zero, up and down, in names of conversions to floating point;
// and the functions that round a number before it becomes an integer.
constexpr std::string_view kRounded[] = {"", "_rtz", "_rtp", "_rtn"};
constexpr std::string_view kWhole[] = {"rint", "", "ceil", "floor"};
constexpr std::uint32_t kTowardsZero = 1, kModes = 4;

// Section 3.2.30: the capability that declares a type of integers.
class Floats {
 public:
  Floats(Module& module, Calls& calls, const FloatFormat& format)
      : module_(module), calls_(calls), format_(format), ids_(module.bound()) {
    module.each([this](const Instruction& i) { learn(i); });
    if (!missing_.empty()) refuse();
  }

  void replace() {
    std::erase_if(module_[ir::kCapabilities], [this](const Instruction& i) { return format_.isDeclaredBy(i[0]); });
    for (const ir::Section section : {ir::kDebug, ir::kAnnotations})
      std::erase_if(module_[section], [this](const Instruction& i) { return isDropped(i); });
    std::vector<Instruction> globals;
    for (const Instruction& i : module_[ir::kGlobals]) replaceGlobal(i, globals);
    module_[ir::kGlobals] = std::move(globals);
    module_.forgetUnique();
    module_.integer(format_.bits);
    ir::edit(module_, [this](const Instruction& i, Builder& builder) {
      builder_ = &builder;
      return replace(i);
    });
  }

 private:
  struct About {
    Id type;             // of a value: its type; of a vector type: its element's
    Id other;            // of a type: its replacement, 0: itself
    std::uint8_t count;  // of a scalar or vector type: number of components
    std::uint8_t bits;   // of such a type: bits of a component
    bool isOfFormat;
    bool isChanged;         // of a value that a call produces
    bool isSaturated;       // of a conversion
    std::uint8_t rounding;  // of a conversion: 1 + the mode of its decoration, 0: none
  };

  // ---- Analysis

  void learn(const Instruction& i) {
    if (i.opcode() == spv::OpFunction) function_ = i[1];
    if (function_ == 0 && i.opcode() != spv::OpFunction)
      learnGlobal(i);
    else
      learnBody(i);
  }

  void learnGlobal(const Instruction& i) {
    if (i.opcode() == spv::OpExtInstImport && i.text(1) == "OpenCL.std") standard_ = i[0];
    if (i.opcode() == spv::OpDecorate) return learnDecoration(i);
    const OperandLayout* layout = globalLayout(i.opcode());
    if (layout == nullptr || i.opcode() == spv::OpString) return;
    if (layout->result == 0) return learnType(i);
    ids_[i[1]].type = i[0];
    if (i.opcode() == spv::OpSpecConstantOp && isOfFormat(i[1])) miss("a computed constant");
  }

  void learnDecoration(const Instruction& i) {
    if (i[1] == spv::DecorationSaturatedConversion) ids_[i[0]].isSaturated = true;
    if (i[1] == spv::DecorationFPRoundingMode) ids_[i[0]].rounding = static_cast<std::uint8_t>(1 + i[2] % kModes);
  }

  void learnType(const Instruction& i) {
    About& type = ids_[i[0]];
    if (i.opcode() == spv::OpTypeInt) type.count = 1, type.bits = static_cast<std::uint8_t>(i[1]);
    if (i.opcode() == spv::OpTypeBool) type.count = 1, type.bits = 1;
    if (i.opcode() == spv::OpTypeFloat) {
      type.count = 1, type.bits = static_cast<std::uint8_t>(i[1]);
      type.isOfFormat = i[1] == format_.bits;
    }
    if (i.opcode() == spv::OpTypeVector) {
      const About element = ids_[i[1]];
      type = element;
      type.type = i[1];
      type.other = 0;
      type.count = static_cast<std::uint8_t>(i[2]);
    }
    unify(i);
  }

  // The first of several types that become equal replaces the others. Pointers, arrays and structures may be equal
  // (section 2.8).
  void unify(const Instruction& i) {
    const bool unique = i.opcode() == spv::OpTypeInt || i.opcode() == spv::OpTypeFloat ||
                        i.opcode() == spv::OpTypeVector || i.opcode() == spv::OpTypeFunction;
    if (!unique) return;
    const Instruction definition = definitionOf(i);
    Words key{static_cast<std::uint32_t>(definition.opcode())};
    key.insert(key.end(), definition.operands().begin() + 1, definition.operands().end());
    const auto [found, added] = types_.try_emplace(std::move(key), i[0]);
    if (!added) ids_[i[0]].other = found->second;
  }

  // A type's definition after the change.
  Instruction definitionOf(const Instruction& i) {
    if (i.opcode() == spv::OpTypeFloat && i[1] == format_.bits)
      return module_.make(spv::OpTypeInt, {i[0], format_.bits, 0});
    Words operands(i.operands().begin(), i.operands().end());
    for (std::size_t n = 0; n < operands.size(); ++n)
      if (layoutOf(i.opcode())->isId(n)) operands[n] = typeFor(i[n]);
    return module_.make(i.opcode(), operands);
  }

  Id typeFor(Id type) const {
    const Id other = ids_.get(type).other;
    return other == 0 ? type : other;
  }

  void learnBody(const Instruction& i) {
    const OperandLayout* layout = layoutOf(i.opcode());
    if (layout == nullptr) return miss("instruction " + std::to_string(i.opcode()));
    if (layout->result == 1) ids_[i[1]].type = i[0];
    if (i.opcode() == spv::OpExtInst && i[2] == standard_ && format_.isAccess(i[3])) return miss(extended(i[3]));
    if (i.opcode() == spv::OpFunctionCall || !touchesFormat(i, *layout)) return;
    if (isConversion(i.opcode()) || i.opcode() == spv::OpExtInst || floatFunction(i.opcode()) != nullptr) {
      if (layout->result == 1) ids_[i[1]].isChanged = true;
      const std::string lacking = missingFor(i);
      if (!lacking.empty()) miss(lacking);
      return;
    }
    if (!movesFloats(i.opcode())) miss("instruction " + std::to_string(i.opcode()));
  }

  bool touchesFormat(const Instruction& i, const OperandLayout& layout) const {
    for (std::uint32_t n = layout.result == 1 ? 2 : 0; n < i.size(); ++n)
      if (layout.isId(n) && isOfFormat(i[n])) return true;
    return layout.result == 1 && ids_.get(i[0]).isOfFormat;
  }

  bool isOfFormat(Id value) const { return ids_.get(ids_.get(value).type).isOfFormat; }

  static bool isConversion(std::uint16_t opcode) {
    return (opcode >= spv::OpConvertFToU && opcode <= spv::OpConvertUToF) || opcode == spv::OpFConvert;
  }

  std::string missingFor(const Instruction& i) const {
    if (i.opcode() != spv::OpExtInst) return {};
    if (i[2] != standard_) return "instructions beyond OpenCL.std";
    const FloatFunction* function = extendedFloatFunction(i[3]);
    const bool vector = ids_.get(i[0]).count > 1;
    const bool known = function != nullptr && calls_.has(format_.function(function->name));
    if (known && (function->stored.empty() || !vector)) return {};
    return extended(i[3]);
  }

  static std::string extended(std::uint32_t number) {
    const std::string_view name = extendedName(number);
    return name.empty() ? "instruction " + std::to_string(number) + " of OpenCL.std" : std::string(name) + "()";
  }

  void miss(const std::string& what) { missing_.emplace(what, function_); }

  [[noreturn]] void refuse() const {
    throw Error(hipErrorNoBinaryForGpu,
                std::string(format_.what) + " isn't done in software for " + describe(module_, missing_) +
                    "\n  remedy: use float there, or choose a device that has " + std::string(format_.what) + " (" +
                    std::string(format_.feature) + "): `hipspv doctor` lists devices, HIP_VISIBLE_DEVICES selects one");
  }

  // ---- Rewriting

  // True for names and decorations of types that become equal to others, and decorations of floating-point operations
  // that become calls.
  bool isDropped(const Instruction& i) const {
    if (i.opcode() == spv::OpName) return ids_.get(i[0]).other != 0;
    if (i.opcode() != spv::OpDecorate) return false;
    return ids_.get(i[0]).other != 0 || (ids_.get(i[0]).isChanged && isOfOperation(i[1]));
  }

  static bool isOfOperation(std::uint32_t decoration) {
    return decoration == spv::DecorationSaturatedConversion || decoration == spv::DecorationFPRoundingMode ||
           decoration == spv::DecorationFPFastMathMode || decoration == spv::DecorationNoContraction;
  }

  void replaceGlobal(const Instruction& i, std::vector<Instruction>& globals) {
    const OperandLayout* layout = globalLayout(i.opcode());
    if (layout != nullptr && layout->result == 0 && i.opcode() != spv::OpString) {
      if (ids_.get(i[0]).other == 0) globals.push_back(definitionOf(i));
      return;
    }
    replaceTypes(i);
    globals.push_back(i);
  }

  // Changes the types in the instruction.
  void replaceTypes(const Instruction& i) {
    const OperandLayout* layout = layoutOf(i.opcode());
    if (layout == nullptr || layout->result != 1) return;
    module_.set(i, 0, typeFor(i[0]));
    const bool untyped =
        i.opcode() >= spv::OpUntypedVariableKHR && i.opcode() <= spv::OpUntypedInBoundsPtrAccessChainKHR;
    const std::size_t typed = i.opcode() == spv::OpFunction || i.opcode() == spv::OpUntypedVariableKHR ? 3
                              : untyped                                                                ? 2
                                                                                                       : 0;
    if (typed != 0 && typed < i.size()) module_.set(i, typed, typeFor(i[typed]));
  }

  // False if the instruction stays.
  bool replace(const Instruction& i) {
    const OperandLayout* layout = layoutOf(i.opcode());
    if (layout == nullptr) return false;
    if (i.opcode() == spv::OpBitcast && typeFor(i[0]) == typeFor(ids_.get(i[2]).type))
      return builder_->define(i[1], spv::OpCopyObject, typeFor(i[0]), {i[2]}), true;
    if (layout->result != 1 || !ids_.get(i[1]).isChanged) return replaceTypes(i), false;
    if (i.opcode() == spv::OpDot) return replaceDot(i), true;
    const std::uint32_t count = ids_.get(i[0]).count;
    if (count == 1)
      emit(i, i.opcode() == spv::OpExtInst ? 4 : 2, ids_.get(i[1]));
    else
      emitVector(i, count);
    return true;
  }

  // Splits the operation into its components.
  void emitVector(const Instruction& i, std::uint32_t count) {
    Words result;
    const std::uint32_t first = i.opcode() == spv::OpExtInst ? 4 : 2;
    for (std::uint32_t n = 0; n < count; ++n) {
      Words operands(i.operands().begin(), i.operands().end());
      operands[0] = ids_.get(i[0]).type;
      operands[1] = module_.newId();
      for (std::uint32_t o = first; o < operands.size(); ++o) operands[o] = component(i[o], n);
      result.push_back(operands[1]);
      emit(module_.make(i.opcode(), operands), first, ids_.get(i[1]));
    }
    builder_->define(i[1], spv::OpCompositeConstruct, typeFor(i[0]), result);
  }

  // The sum of the products, from the first to the last.
  void replaceDot(const Instruction& i) {
    const Id type = typeFor(i[0]);
    const std::uint32_t count = ids_.get(ids_.get(i[2]).type).count;
    Id sum = 0;
    for (std::uint32_t n = 0; n < count; ++n) {
      const Id factors[] = {component(i[2], n), component(i[3], n)}, product = module_.newId();
      call(type, product, "multiply", factors);
      const Id terms[] = {sum, product};
      sum = n == 0 ? product : n + 1 == count ? i[1] : module_.newId();
      if (n > 0) call(type, sum, "add", terms);
    }
  }

  Id component(Id value, std::uint32_t n) {
    const About type = ids_.get(ids_.get(value).type);
    if (type.count < 2) return value;
    const Id id = builder_->add(spv::OpCompositeExtract, typeFor(type.type), {value, n});
    sources_[id] = type.type;
    return id;
  }

  Id typeOf(Id value) const {
    const auto found = sources_.find(value);
    return found != sources_.end() ? found->second : ids_.get(value).type;
  }

  // An instruction on scalars. first: its first operand; value: the result, or the vector that it is a part of.
  void emit(const Instruction& i, std::uint32_t first, const About& value) {
    if (isConversion(i.opcode())) return convert(i, value);
    const FloatFunction& function =
        i.opcode() == spv::OpExtInst ? *extendedFloatFunction(i[3]) : *floatFunction(i.opcode());
    Words arguments(i.operands().begin() + first, i.operands().end());
    Id pointer = 0;
    if (!function.stored.empty()) pointer = arguments.back(), arguments.pop_back();
    if (function.swapped) std::ranges::reverse(arguments);
    const Id result = function.negated ? module_.newId() : i[1];
    call(typeFor(i[0]), result, function.name, arguments);
    if (function.negated) builder_->define(i[1], spv::OpLogicalNot, typeFor(i[0]), {result});
    if (pointer == 0) return;
    const Id second = module_.newId();
    call(function.storesFloat ? typeFor(i[0]) : module_.integer(32), second, function.stored, arguments);
    builder_->put(spv::OpStore, {pointer, second});
  }

  void call(Id type, Id result, std::string_view name, std::span<const std::uint32_t> arguments) {
    Words operands{calls_.function(format_.function(name))};
    operands.insert(operands.end(), arguments.begin(), arguments.end());
    builder_->define(result, spv::OpFunctionCall, type, operands);
  }

  Id called(Id type, const std::string& name, Id argument) {
    const Id id = module_.newId();
    call(type, id, name, {&argument, 1});
    return id;
  }

  void convert(const Instruction& i, const About& value) {
    const About from = ids_.get(typeOf(i[2])), to = ids_.get(i[0]);
    const bool isSigned = i.opcode() == spv::OpConvertFToS || i.opcode() == spv::OpConvertSToF;
    const bool toInteger = i.opcode() == spv::OpConvertFToS || i.opcode() == spv::OpConvertFToU;
    const std::size_t mode = value.rounding != 0 ? value.rounding - 1u : toInteger ? kTowardsZero : 0;
    if (i.opcode() == spv::OpFConvert) return to.isOfFormat ? fromFloat(i, from.bits, mode) : toFloat(i, to.bits, mode);
    if (to.isOfFormat) return fromInteger(i, from.bits, isSigned, mode);
    const Id whole = kWhole[mode].empty() ? i[2] : called(typeFor(typeOf(i[2])), std::string(kWhole[mode]), i[2]);
    integerFrom(i, whole, isSigned ? "to_s" : "to_u", to.bits, value.isSaturated);
  }

  // The library's functions saturate, to integers of their own size.
  void integerFrom(const Instruction& i, Id whole, const std::string& name, std::uint32_t bits, bool isSaturated) {
    const std::uint32_t made = isSaturated ? bits : std::max(bits, format_.leastInteger);
    if (made == bits) return call(typeFor(i[0]), i[1], name + std::to_string(bits), {&whole, 1});
    builder_->define(i[1], spv::OpUConvert, typeFor(i[0]),
                     {called(module_.integer(made), name + std::to_string(made), whole)});
  }

  void fromInteger(const Instruction& i, std::uint32_t bits, bool isSigned, std::size_t mode) {
    const std::string_view rounded = bits <= format_.exactIntegers ? std::string_view{} : kRounded[mode];
    Id value = i[2];
    if (bits < 32) value = builder_->add(isSigned ? spv::OpSConvert : spv::OpUConvert, module_.integer(32), {value});
    const std::string name = std::string(isSigned ? "from_s" : "from_u") + (bits == 64 ? "64" : "32");
    call(typeFor(i[0]), i[1], name + std::string(rounded), {&value, 1});
  }

  // Numbers of other formats are passed as their bits. A wider format has each number of a narrower one.
  void fromFloat(const Instruction& i, std::uint32_t bits, std::size_t mode) {
    const std::string_view rounded = bits < format_.bits ? std::string_view{} : kRounded[mode];
    const Id value = builder_->add(spv::OpBitcast, module_.integer(bits), {i[2]});
    call(typeFor(i[0]), i[1], "from_f" + std::to_string(bits) + std::string(rounded), {&value, 1});
  }

  void toFloat(const Instruction& i, std::uint32_t bits, std::size_t mode) {
    const std::string_view rounded = bits > format_.bits ? std::string_view{} : kRounded[mode];
    const Id value = called(module_.integer(bits), "to_f" + std::to_string(bits) + std::string(rounded), i[2]);
    builder_->define(i[1], spv::OpBitcast, typeFor(i[0]), {value});
  }

  Module& module_;
  Calls& calls_;
  const FloatFormat& format_;
  IdTable<About> ids_;
  std::map<Words, Id> types_;  // without their ids
  std::map<Id, Id> sources_;   // types of components that were taken from vectors
  MissingOperations missing_;

  Id function_ = 0, standard_ = 0;  // the current one; the import of OpenCL.std
  Builder* builder_ = nullptr;
};

}  // namespace

void integersForFloats(Module& module, Calls& calls, const FloatFormat& format) {
  Floats(module, calls, format).replace();
}

void emulateFloats(Module& module, const Library& library, const FloatFormat& format) {
  Calls calls(module, library);
  integersForFloats(module, calls, format);
  calls.link();
}

}  // namespace hipspv::adapt
