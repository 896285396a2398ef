#include "generic_pointers.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"
#include "kernel_users.h"
#include "memory_access.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, section 3.3, and SPV_KHR_untyped_pointers.
constexpr std::uint32_t kVolatileAligned = 3;  // section 3.2.26

// Memory that a generic pointer may point to: its bit in a set, and the tag in an address's two top bits. Addresses
// of global memory stay unchanged. Those of some GPUs have both bits set, so 3 is not a tag.
struct Memory {
  std::uint32_t storage;
  std::uint8_t bit;
  std::uint32_t tag;
};
constexpr Memory kMemories[] = {
    {spv::StorageClassCrossWorkgroup, 1, 0}, {spv::StorageClassWorkgroup, 2, 1}, {spv::StorageClassFunction, 4, 2}};
constexpr const Memory& kGlobalMemory = kMemories[0];
constexpr unsigned kTagBits = 2, kTagShift = 64 - kTagBits;
constexpr std::uint64_t kAddressMask = ~std::uint64_t{0} >> kTagBits;

const Memory* memoryOf(std::uint32_t storage) {
  const auto found = std::ranges::find(kMemories, storage, &Memory::storage);
  return found == std::end(kMemories) ? nullptr : &*found;
}

// The chain whose result may lie outside of the object: here its base may be a number that is no real address.
std::uint16_t chainOf(std::uint16_t opcode) {
  switch (opcode) {
    case spv::OpAccessChain:
    case spv::OpInBoundsAccessChain:
      return spv::OpAccessChain;
    case spv::OpPtrAccessChain:
    case spv::OpInBoundsPtrAccessChain:
      return spv::OpPtrAccessChain;
    case spv::OpUntypedAccessChainKHR:
    case spv::OpUntypedInBoundsAccessChainKHR:
      return spv::OpUntypedAccessChainKHR;
    case spv::OpUntypedPtrAccessChainKHR:
    case spv::OpUntypedInBoundsPtrAccessChainKHR:
      return spv::OpUntypedPtrAccessChainKHR;
    default:
      return 0;
  }
}

std::uint32_t baseOf(std::uint16_t chain) { return chain >= spv::OpUntypedVariableKHR ? 3 : 2; }

// Instructions that treat values of any type alike.
bool movesValues(std::uint16_t opcode) {
  static constexpr std::uint16_t kMoving[] = {spv::OpUndef,
                                              spv::OpFunction,
                                              spv::OpFunctionParameter,
                                              spv::OpFunctionCall,
                                              spv::OpVariable,
                                              spv::OpUntypedVariableKHR,
                                              spv::OpStore,
                                              spv::OpLoad,
                                              spv::OpCompositeConstruct,
                                              spv::OpCompositeExtract,
                                              spv::OpCompositeInsert,
                                              spv::OpCopyObject,
                                              spv::OpSelect,
                                              spv::OpPhi,
                                              spv::OpReturnValue};
  return std::ranges::find(kMoving, opcode) != std::end(kMoving);
}

// True for constants that are made from others.
bool isMade(std::uint16_t opcode) {
  static constexpr std::uint16_t kMade[] = {spv::OpConvertPtrToU,
                                            spv::OpConvertUToPtr,
                                            spv::OpPtrCastToGeneric,
                                            spv::OpGenericCastToPtr,
                                            spv::OpGenericCastToPtrExplicit,
                                            spv::OpBitcast,
                                            spv::OpLifetimeStart,
                                            spv::OpLifetimeStop,
                                            spv::OpPtrEqual,
                                            spv::OpPtrNotEqual,
                                            spv::OpPtrDiff};
  return chainOf(opcode) != 0 || std::ranges::find(kMade, opcode) != std::end(kMade);
}

class GenericPointers {
 public:
  explicit GenericPointers(std::span<const std::uint32_t> words)
      : words_(words), ids_(words), bound_(words[kBoundWord]) {
    eachInstruction(words_, [this](const Instruction& i) { learn(i); });
    if (!missing_.empty()) refuse();
    followPointers();
  }

  bool any() const { return found_; }

  Words module() {
    wide_ = unique(definitions_, spv::OpTypeInt, {64, 0});
    if (ids_.has(wide_)) append(definitions_, spv::OpTypeInt, {wide_, 64, 0});
    eachInstruction(words_, [this](const Instruction& i) { place(i); });
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    for (const std::uint32_t capability : capabilities_) append(all, spv::OpCapability, {capability});
    for (const Words* part : {&preamble_, &definitions_, &functions_, &helpers_})
      all.insert(all.end(), part->begin(), part->end());
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  struct About {
    Id type;                // of a value: its type
    Id other;               // of a type: its replacement, 0: itself
    Id pointee;             // of a type of pointers, 0: untyped
    std::uint16_t storage;  // of a type of pointers
    std::uint8_t memories;  // of a generic pointer or a function: the memories where the pointer or the result may lead
    bool isGeneric;         // of a type
    bool isFunctionType;    // which may become equal to another
    bool isConstant;        // of a value
    bool isNull;            // of a constant
    bool isOfCall;          // of a value that a call may produce
    bool isExpression;      // of a constant that functions compute
  };

  About about(Id id) const {
    if (ids_.has(id)) return ids_.get(id);
    const auto found = made_.find(id);
    return found != made_.end() ? found->second : About{};
  }
  Id typeOf(Id value) const { return about(value).type; }
  bool isGeneric(Id value) const { return about(typeOf(value)).isGeneric; }

  // ---- Analysis

  void learn(const Instruction& i) {
    if (i.opcode == spv::OpFunction) function_ = i[1];
    if (function_ == 0)
      learnGlobal(i);
    else
      learnBody(i);
  }

  void learnGlobal(const Instruction& i) {
    if (i.opcode == spv::OpCapability && i[0] != spv::CapabilityGenericPointer) capabilities_.insert(i[0]);
    const auto layout = globalLayout(i.opcode);
    if (!layout || isPreamble(i.opcode) || i.opcode == spv::OpTypeForwardPointer) return;
    if (layout->result == 0) return learnType(i);
    About& value = ids_[i[1]];
    value.type = i[0];
    value.isConstant = i.opcode != spv::OpVariable && i.opcode != spv::OpUntypedVariableKHR;
    value.isNull = i.opcode == spv::OpConstantNull;
    const bool isVariable = !value.isConstant;
    if (i.opcode == spv::OpSpecConstantOp || i.opcode == spv::OpConstantComposite ||
        i.opcode == spv::OpSpecConstantComposite)
      learnExpression(i);
    if (isVariable && i.operands.size() > 3 && ids_.get(i[i.operands.size() - 1]).isExpression)
      miss("the initial value of a variable");
  }

  static bool isPreamble(std::uint16_t opcode) { return opcode < spv::OpTypeVoid && opcode != spv::OpUndef; }

  void learnType(const Instruction& i) {
    About& type = ids_[i[0]];
    const bool isPointer = i.opcode == spv::OpTypePointer || i.opcode == spv::OpTypeUntypedPointerKHR;
    if (isPointer) {
      type.storage = static_cast<std::uint16_t>(i[1]);
      type.pointee = i.opcode == spv::OpTypePointer ? i[2] : 0;
      type.isGeneric = i[1] == spv::StorageClassGeneric;
      found_ = found_ || type.isGeneric;
      if (!type.isGeneric) pointers_.try_emplace({i[1], type.pointee}, i[0]);
    }
    type.isFunctionType = i.opcode == spv::OpTypeFunction;
    if (i.opcode == spv::OpTypeVector && ids_.get(i[1]).isGeneric) miss("vectors of pointers");
    // Other types stay different even if they become equal (section 2.8).
    if (i.opcode == spv::OpTypeInt || i.opcode == spv::OpTypeBool || i.opcode == spv::OpTypeVoid)
      uniques_.try_emplace(keyOf(i.opcode, i.operands.subspan(1)), i[0]);
  }

  static Words keyOf(std::uint16_t opcode, std::span<const std::uint32_t> operands) {
    Words key{opcode};
    key.insert(key.end(), operands.begin(), operands.end());
    return key;
  }

  // A constant made from generic pointers other than null: each function that uses it computes it.
  void learnExpression(const Instruction& i) {
    const bool isOperation = i.opcode == spv::OpSpecConstantOp;
    Words operands(i.operands.begin(), i.operands.end());
    if (isOperation) operands.erase(operands.begin() + 2);
    const auto parts = std::span(operands).subspan(2);
    const bool isOfPointers = isOperation && (ids_.get(i[0]).isGeneric ||
                                              std::ranges::any_of(parts, [this](Id id) { return isGeneric(id); }));
    // Mesa (26.2) accepts neither as a constant.
    const bool isConversion = isOperation && (i[2] == spv::OpConvertPtrToU || i[2] == spv::OpConvertUToPtr);
    if (!isOfPointers && !isConversion &&
        std::ranges::none_of(parts, [this](Id id) { return ids_.get(id).isExpression; }))
      return;
    ids_[i[1]].isExpression = true;
    ids_[i[1]].isConstant = false;
    const std::uint16_t opcode =
        static_cast<std::uint16_t>(isOperation ? i[2] : std::uint32_t{spv::OpCompositeConstruct});
    if (isOfPointers && !isMade(opcode) && !movesValues(opcode))
      miss("a constant's instruction " + std::to_string(opcode));
    numbers_.emplace(i[1], expressions_.size());
    expressions_.push_back({opcode, std::move(operands)});
  }

  void learnBody(const Instruction& i) {
    const auto layout = bodyLayout(i.opcode);
    if (!layout) return miss("instruction " + std::to_string(i.opcode));
    if (layout->result == 1) ids_[i[1]].type = i[0];
    if (i.opcode == spv::OpFunctionParameter) parameters_[function_].push_back(i[1]);
    if (i.opcode == spv::OpLabel) hasBody_ = true;
    if (i.opcode == spv::OpFunctionEnd) return endFunction();
    for (std::uint32_t n = 0; n < i.operands.size(); ++n)
      if (isValue(i, *layout, n) && ids_.get(i[n]).isExpression) {
        need(i[n], needed_[function_]);
        if (i.opcode == spv::OpVariable) miss("the initial value of a variable");
      }
    if (!touches(i, *layout)) return;
    touched_ = true;
    if (i.opcode == spv::OpExtInst) ids_[i[1]].isOfCall = true;
    if (!movesValues(i.opcode) && !isMade(i.opcode) && !accessOf(i)) miss("instruction " + std::to_string(i.opcode));
  }

  void endFunction() {
    if (!hasBody_ && touched_) miss("a function that is defined elsewhere");
    hasBody_ = touched_ = false;
  }

  void need(Id id, std::set<std::size_t>& found) const {
    const auto at = numbers_.find(id);
    if (at == numbers_.end() || !found.insert(at->second).second) return;
    for (const Id part : std::span(expressions_[at->second].operands).subspan(2)) need(part, found);
  }

  static bool isValue(const Instruction& i, const OperandLayout& layout, std::uint32_t n) {
    if (i.opcode >= spv::OpSampledImage && i.opcode <= spv::OpImageQuerySamples && n > 2)
      return false;  // one operand is a mask
    return layout.isId(n) && n != layout.result && !isLiteralOfOpenCl(i, n);
  }

  bool touches(const Instruction& i, const OperandLayout& layout) const {
    for (std::uint32_t n = layout.result == 1 ? 2 : 0; n < i.operands.size(); ++n)
      if (isValue(i, layout, n) && isGeneric(i[n])) return true;
    return layout.result == 1 && about(i[0]).isGeneric;
  }

  void miss(const std::string& what) { missing_.emplace(what, function_); }

  [[noreturn]] void refuse() const {
    throw Error(hipErrorNoBinaryForGpu,
                "generic pointers aren't done in integers for " + describe(words_, missing_) +
                    "\n  remedy: let the compiler see which memory a pointer leads to, or choose a device that has " +
                    "generic pointers (generic_pointers): `hipspv doctor` lists devices, HIP_VISIBLE_DEVICES selects "
                    "one");
  }

  // ---- Targets of pointers

  void followPointers() {
    const auto cast = [this](const Instruction& i) {
      if (i.opcode == spv::OpPtrCastToGeneric) anywhere_ |= memoryOfCast(i);
    };
    eachOperation(cast);
    do {
      changed_ = false;
      eachOperation([this](const Instruction& i) { follow(i); });
    } while (changed_);
  }

  // Computed constants, and functions.
  template <class Visit>
  void eachOperation(Visit&& visit) {
    for (const Expression& each : expressions_) visit(Instruction{each.opcode, each.operands});
    function_ = 0;
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) function_ = i[1];
      if (function_ != 0) visit(i);
    });
  }

  std::uint8_t memoryOfCast(const Instruction& i) const {
    if (ids_.get(i[2]).isNull) return 0;
    const Memory* memory = memoryOf(ids_.get(typeOf(i[2])).storage);
    if (memory == nullptr) broken("a generic pointer is made of one that can't be");
    return memory->bit;
  }

  void join(Id to, std::uint8_t memories) {
    About& pointer = ids_[to];
    changed_ = changed_ || (memories & ~pointer.memories) != 0;
    pointer.memories |= memories;
  }

  void follow(const Instruction& i) {
    if (i.opcode == spv::OpReturnValue) return join(function_, memories(i[0]));
    if (i.opcode == spv::OpFunctionCall) followArguments(i);
    const auto layout = bodyLayout(i.opcode);
    if (layout->result != 1 || !ids_.get(i[0]).isGeneric) return;
    switch (i.opcode) {
      case spv::OpFunction:
      case spv::OpFunctionParameter:
      case spv::OpUndef:
        return;
      case spv::OpPtrCastToGeneric:
        return join(i[1], memoryOfCast(i));
      case spv::OpFunctionCall:
      case spv::OpCopyObject:
        return join(i[1], memories(i[2]));
      case spv::OpBitcast:
        return join(i[1], isGeneric(i[2]) ? memories(i[2]) : anywhere_);
      case spv::OpSelect:
        return join(i[1], memories(i[3]) | memories(i[4]));
      case spv::OpPhi:
        for (std::uint32_t n = 2; n < i.operands.size(); n += 2) join(i[1], memories(i[n]));
        return;
      default:
        return join(i[1], chainOf(i.opcode) != 0 ? memories(i[baseOf(i.opcode)]) : anywhere_);
    }
  }

  void followArguments(const Instruction& call) {
    const auto found = parameters_.find(call[2]);
    if (found == parameters_.end()) return;
    for (std::uint32_t n = 0; n < found->second.size(); ++n)
      if (isGeneric(call[n + 3])) join(found->second[n], memories(call[n + 3]));
  }

  std::uint8_t memories(Id pointer) const { return about(pointer).memories; }

  // ---- Rewriting

  void place(const Instruction& i) {
    if (i.opcode == spv::OpCapability) return;
    if (i.opcode == spv::OpFunction) inFunctions_ = true;
    if (inFunctions_) return placeInFunction(i);
    const auto layout = globalLayout(i.opcode);
    if (i.opcode == spv::OpLine || i.opcode == spv::OpNoLine) return;
    if (i.opcode == spv::OpTypeForwardPointer) {
      if (i[1] != spv::StorageClassGeneric) append(definitions_, i);
      return;
    }
    if (!layout || isPreamble(i.opcode)) return placePreamble(i);
    if (layout->result == 0) return placeType(i, *layout);
    if (!ids_.get(i[1]).isExpression) keep(definitions_, i, *layout);
  }

  void placePreamble(const Instruction& i) {
    const bool annotates = i.opcode == spv::OpName || i.opcode == spv::OpDecorate;
    const About target = annotates ? ids_.get(i[0]) : About{};
    if (target.isGeneric || target.isExpression || target.isFunctionType) return;
    const bool ofPointer = ids_.get(target.type).isGeneric;
    if (i.opcode == spv::OpDecorate && (ofPointer || (target.isOfCall && isOfOperation(i[1])))) return;
    append(preamble_, i);
  }

  // True for decorations of arithmetic, which a call can't have.
  static bool isOfOperation(std::uint32_t decoration) {
    return decoration >= spv::DecorationFPRoundingMode && decoration <= spv::DecorationNoContraction;
  }

  void placeType(const Instruction& i, const OperandLayout& layout) {
    About& type = ids_[i[0]];
    if (type.isGeneric) {
      type.other = wide_;
      return;
    }
    if (i[0] == wide_) return;
    const std::size_t at = definitions_.size();
    keep(definitions_, i, layout);
    if (i.opcode != spv::OpTypeFunction) return;
    const auto operands = std::span(definitions_).subspan(at + 2);
    const auto [found, added] = uniques_.try_emplace(keyOf(i.opcode, operands), i[0]);
    if (added) return;
    type.other = found->second;
    definitions_.resize(at);
  }

  // The instruction with its types and computed constants replaced.
  void keep(Words& words, const Instruction& i, const OperandLayout& layout) const {
    const std::size_t at = words.size() + 1;
    append(words, i);
    for (std::uint32_t n = 0; n < i.operands.size(); ++n)
      if (isValue(i, layout, n)) words[at + n] = typeFor(i[n]);
  }

  Id typeFor(Id type) const {
    const About found = about(type);
    if (found.isGeneric) return wide_;
    return found.other == 0 ? type : found.other;
  }

  void placeInFunction(const Instruction& i) {
    if (i.opcode == spv::OpFunction) function_ = i[1], entered_ = computed_ = false, computedAs_.clear();
    const bool leads = i.opcode == spv::OpVariable || i.opcode == spv::OpUntypedVariableKHR ||
                       i.opcode == spv::OpLine || i.opcode == spv::OpNoLine;
    if (entered_ && !leads && !std::exchange(computed_, true)) computeConstants();
    entered_ = entered_ || i.opcode == spv::OpLabel;
    placeWithConstants(i);
  }

  void computeConstants() {
    for (const std::size_t n : needed_[function_]) {
      const Expression& expression = expressions_[n];
      Words operands = expression.operands;
      const Id id = newId(operands[0], memories(operands[1]));
      computedAs_.emplace(std::exchange(operands[1], id), id);
      placeWithConstants({expression.opcode, operands});
    }
  }

  void placeWithConstants(const Instruction& i) {
    const auto layout = bodyLayout(i.opcode);
    Words operands(i.operands.begin(), i.operands.end());
    for (std::uint32_t n = 0; n < operands.size() && !computedAs_.empty(); ++n)
      if (const auto found = computedAs_.find(operands[n]); found != computedAs_.end() && isValue(i, *layout, n))
        operands[n] = found->second;
    placeOperation({i.opcode, operands});
  }

  void placeOperation(const Instruction& i) {
    const auto layout = bodyLayout(i.opcode);
    if (!touches(i, *layout)) return keep(*out_, i, *layout);
    if (chainOf(i.opcode) != 0) return placeChain(i);
    if (isMade(i.opcode)) return placeMade(i);
    if (const auto access = accessOf(i))
      for (const std::uint32_t n : access->pointers(i))
        if (isGeneric(i[n])) return placeAccess(i, *access, n);
    keep(*out_, i, *layout);
  }

  void placeMade(const Instruction& i) {
    switch (i.opcode) {
      case spv::OpPtrCastToGeneric:
        return placeCast(i);
      case spv::OpGenericCastToPtr:
        return toPointer(i[0], i[1], i[2]);
      case spv::OpGenericCastToPtrExplicit:
        return placeExplicitCast(i);
      case spv::OpBitcast:
      case spv::OpConvertPtrToU:
      case spv::OpConvertUToPtr:
        return placeConversion(i);
      case spv::OpPtrEqual:
        return append(*out_, spv::OpIEqual, i.operands);
      case spv::OpPtrNotEqual:
        return append(*out_, spv::OpINotEqual, i.operands);
      case spv::OpPtrDiff:
        return append(*out_, spv::OpPtrDiff, {typeFor(i[0]), i[1], globalPointer(i[2]), globalPointer(i[3])});
      default:
        return;  // a lifetime belongs to a variable, which the device sees without generic pointers
    }
  }

  void placeCast(const Instruction& i) {
    if (about(i[2]).isNull) return append(*out_, spv::OpCopyObject, {wide_, i[1], null()});
    const Memory& memory = *memoryOf(about(typeOf(i[2])).storage);
    if (memory.tag == 0) return append(*out_, spv::OpConvertPtrToU, {wide_, i[1], i[2]});
    const auto [helper, added] = castIds_.try_emplace(typeOf(i[2]), 0);
    if (added) helper->second = bound_++, defineCast(helper->second, typeOf(i[2]), memory);
    append(*out_, spv::OpFunctionCall, {wide_, i[1], helper->second, i[2]});
  }

  // Intel's CPU runtime (2025.20) assumes that no other pointer reaches a variable whose address only goes to
  // OpConvertPtrToU. A volatile access hides the further use of the address.
  void defineCast(Id id, Id type, const Memory& memory) {
    Words text;
    Words* const outer = std::exchange(out_, &text);
    const Id pointer = bound_++, from = typeFor(type);
    append(text, spv::OpFunction,
           {wide_, id, spv::FunctionControlInlineMask, unique(definitions_, spv::OpTypeFunction, {wide_, from})});
    append(text, spv::OpFunctionParameter, {from, pointer});
    append(text, spv::OpLabel, {bound_++});
    const Id slot = made(spv::OpVariable, pointerType(spv::StorageClassFunction, type), {spv::StorageClassFunction});
    append(text, spv::OpStore, {slot, pointer, kVolatileAligned, 8});
    const Id number = made(spv::OpBitcast, pointerType(spv::StorageClassFunction, wide_), {slot});
    const Id address = made(spv::OpLoad, wide_, {number, kVolatileAligned, 8});
    const Id bare = made(spv::OpBitwiseAnd, wide_, {address, this->number(kAddressMask)});
    const Id tagged = made(spv::OpBitwiseOr, wide_, {bare, this->number(std::uint64_t{memory.tag} << kTagShift)});
    append(text, spv::OpReturnValue, {tagged});
    append(text, spv::OpFunctionEnd, {});
    out_ = outer;
    helpers_.insert(helpers_.end(), text.begin(), text.end());
  }

  // Replaces the tag by the sign of the bits below it.
  Id bareAddress(Id pointer, const Memory& memory) {
    if (memory.tag == 0) return pointer;
    const Id high = made(spv::OpShiftLeftLogical, wide_, {pointer, number(kTagBits)});
    return made(spv::OpShiftRightArithmetic, wide_, {high, number(kTagBits)});
  }

  void toPointer(Id type, Id result, Id pointer) {
    const Memory* memory = memoryOf(about(type).storage);
    if (memory == nullptr) broken("a generic pointer is cast to one that it can't be");
    append(*out_, spv::OpConvertUToPtr, {typeFor(type), result, bareAddress(pointer, *memory)});
  }

  void placeExplicitCast(const Instruction& i) {
    const Memory* memory = memoryOf(about(i[0]).storage);
    if (memory == nullptr) broken("a generic pointer is cast to one that it can't be");
    const Id boolean = unique(definitions_, spv::OpTypeBool, {});
    const Id tag = made(spv::OpShiftRightLogical, wide_, {i[2], number(kTagShift)});
    Id found = made(spv::OpIEqual, boolean, {tag, number(memory->tag)});
    if (memory->tag == 0) {
      const Id negative = made(spv::OpIEqual, boolean, {tag, number(3)});
      found = made(spv::OpLogicalOr, boolean, {found, negative});
    }
    const Id pointer = made(spv::OpConvertUToPtr, typeFor(i[0]), {bareAddress(i[2], *memory)});
    append(*out_, spv::OpSelect, {typeFor(i[0]), i[1], found, pointer, nullPointer(typeFor(i[0]))});
  }

  // A conversion between integers of which one or both stand for pointers.
  void placeConversion(const Instruction& i) {
    const Id to = typeFor(i[0]);
    std::uint16_t opcode = spv::OpUConvert;
    if (i.opcode == spv::OpBitcast) opcode = spv::OpBitcast;
    if (to == typeFor(typeOf(i[2]))) opcode = spv::OpCopyObject;
    append(*out_, opcode, {to, i[1], i[2]});
  }

  // As if it led to global memory: the number is the same for any memory, since no memory's end is
  // near.
  Id globalPointer(Id pointer) {
    const Id type = pointerType(spv::StorageClassCrossWorkgroup, about(typeOf(pointer)).pointee);
    return made(spv::OpConvertUToPtr, type, {pointer});
  }

  void placeChain(const Instruction& i) {
    Words operands(i.operands.begin(), i.operands.end());
    const std::uint32_t base = baseOf(i.opcode);
    operands[0] = pointerType(spv::StorageClassCrossWorkgroup, about(i[0]).pointee);
    operands[1] = newId(operands[0]);
    if (base == 3) operands[2] = typeFor(i[2]);
    operands[base] = globalPointer(i[base]);
    append(*out_, chainOf(i.opcode), operands);
    append(*out_, spv::OpConvertPtrToU, {wide_, i[1], operands[1]});
  }

  // ---- Access

  // n: the index of the pointer operand.
  void placeAccess(const Instruction& i, const Access& access, std::uint32_t n) {
    const std::uint8_t memories = this->memories(i[n]);
    for (const Memory& memory : kMemories)
      if (memories == memory.bit) return placeAccessTo(memory, i, access, n);
    if (memories == 0) return placeAccessTo(kGlobalMemory, i, access, n);
    callHelper(i, access, n, memories);
  }

  void placeAccessTo(const Memory& memory, const Instruction& i, const Access& access, std::uint32_t n) {
    const Id type = pointerType(memory.storage, about(typeOf(i[n])).pointee);
    Words operands(i.operands.begin(), i.operands.end());
    operands[n] = newId(type);
    append(*out_, spv::OpConvertUToPtr, {type, operands[n], bareAddress(i[n], memory)});
    const bool own = memory.storage == spv::StorageClassFunction && access.isAtomic;
    if (!own) return placeOperation({i.opcode, operands});
    PlainAtomics plain{*out_, unique(definitions_, spv::OpTypeBool, {}), [this] { return bound_++; }};
    if (i.opcode == spv::OpAtomicIIncrement || i.opcode == spv::OpAtomicIDecrement)
      operands.push_back(one(typeFor(i[0])));
    plain.place({i.opcode, operands});
  }

  // One function for each access, type of pointer and set of memories where it may lead.
  void callHelper(const Instruction& i, const Access& access, std::uint32_t n, std::uint8_t memories) {
    const bool hasResult = bodyLayout(i.opcode)->result == 1;
    std::vector<std::uint32_t> passed;  // operands
    Words key{i.opcode, n, memories};
    for (std::uint32_t o = 0; o < i.operands.size(); ++o) {
      if (o == 1 && hasResult) continue;
      const bool isPassed = access.isPassed(i, o) && !(access.isFixed(i, o) && about(i[o]).isConstant);
      key.push_back(isPassed ? typeOf(i[o]) : i[o]);
      if (isPassed && isGeneric(i[o])) key.push_back(this->memories(i[o]));
      if (isPassed) passed.push_back(o);
    }
    const auto [helper, added] = helperIds_.try_emplace(std::move(key), 0);
    if (added) helper->second = bound_++, defineHelper(helper->second, i, access, n, passed);
    Words call{hasResult ? typeFor(i[0]) : voidType(), hasResult ? i[1] : bound_++, helper->second};
    for (const std::uint32_t o : passed) call.push_back(i[o]);
    append(*out_, spv::OpFunctionCall, call);
  }

  Id voidType() { return unique(definitions_, spv::OpTypeVoid, {}); }

  void defineHelper(Id id, const Instruction& i, const Access& access, std::uint32_t n,
                    const std::vector<std::uint32_t>& passed) {
    const bool hasResult = bodyLayout(i.opcode)->result == 1;
    const Id result = hasResult ? typeFor(i[0]) : voidType();
    Words text, signature{result}, operands(i.operands.begin(), i.operands.end());
    Words* const outer = std::exchange(out_, &text);
    for (const std::uint32_t o : passed) signature.push_back(typeFor(typeOf(i[o])));
    append(text, spv::OpFunction,
           {result, id, spv::FunctionControlInlineMask, unique(definitions_, spv::OpTypeFunction, signature)});
    for (const std::uint32_t o : passed) {
      operands[o] = newId(typeOf(i[o]), memories(i[o]));
      append(text, spv::OpFunctionParameter, {typeFor(typeOf(i[o])), operands[o]});
    }
    placeBranches({i.opcode, operands}, access, n, result);
    append(text, spv::OpFunctionEnd, {});
    out_ = outer;
    helpers_.insert(helpers_.end(), text.begin(), text.end());
  }

  // One branch for each memory where the pointer may lead, and always one for global memory.
  void placeBranches(const Instruction& i, const Access& access, std::uint32_t n, Id result) {
    const bool hasResult = bodyLayout(i.opcode)->result == 1;
    const Id end = bound_++, first = bound_++;
    append(*out_, spv::OpLabel, {bound_++});
    const Id tag = made(spv::OpShiftRightLogical, wide_, {i[n], number(kTagShift)});
    Words choice{tag, first}, phi{result, bound_++};
    for (const Memory& memory : kMemories)
      if (memory.tag != 0 && (memories(i[n]) & memory.bit) != 0) choice.insert(choice.end(), {memory.tag, 0, bound_++});
    append(*out_, spv::OpSelectionMerge, {end, 0});
    append(*out_, spv::OpSwitch, choice);
    const auto branch = [&](const Memory& memory, Id label) {
      append(*out_, spv::OpLabel, {label});
      Words operands(i.operands.begin(), i.operands.end());
      if (hasResult) operands[1] = newId(i[0]), phi.insert(phi.end(), {operands[1], label});
      placeAccessTo(memory, {i.opcode, operands}, access, n);
      append(*out_, spv::OpBranch, {end});
    };
    branch(kGlobalMemory, first);
    for (std::size_t at = 2; at < choice.size(); at += 3)
      branch(*std::ranges::find(kMemories, choice[at], &Memory::tag), choice[at + 2]);
    append(*out_, spv::OpLabel, {end});
    if (hasResult) append(*out_, spv::OpPhi, phi);
    if (hasResult) append(*out_, spv::OpReturnValue, {phi[1]});
    if (!hasResult) append(*out_, spv::OpReturn, {});
  }

  // ---- Ids

  Id newId(Id type, std::uint8_t memories = 0) {
    About value{};
    value.type = type;
    value.memories = memories;
    made_.emplace(bound_, value);
    return bound_++;
  }

  Id made(std::uint16_t opcode, Id type, std::initializer_list<std::uint32_t> operands) {
    Words words{type, newId(type)};
    words.insert(words.end(), operands);
    append(*out_, opcode, words);
    return words[1];
  }

  Id unique(Words& definitions, std::uint16_t opcode, std::span<const std::uint32_t> operands) {
    const auto [found, added] = uniques_.try_emplace(keyOf(opcode, operands), bound_);
    if (!added) return found->second;
    Words words{bound_++};
    words.insert(words.end(), operands.begin(), operands.end());
    append(definitions, opcode, words);
    return found->second;
  }
  Id unique(Words& definitions, std::uint16_t opcode, std::initializer_list<std::uint32_t> operands) {
    return unique(definitions, opcode, std::span(operands.begin(), operands.size()));
  }

  Id pointerType(std::uint32_t storage, Id pointee) {
    const auto [found, added] = pointers_.try_emplace({storage, pointee}, bound_);
    if (!added) return found->second;
    About& type = made_[bound_];
    type.storage = static_cast<std::uint16_t>(storage);
    type.pointee = pointee;
    if (pointee == 0)
      append(definitions_, spv::OpTypeUntypedPointerKHR, {bound_, storage});
    else
      append(definitions_, spv::OpTypePointer, {bound_, storage, typeFor(pointee)});
    return bound_++;
  }

  Id number(std::uint64_t value) {
    const auto [found, added] = constants_.try_emplace({wide_, value}, bound_);
    if (!added) return found->second;
    const auto low = static_cast<std::uint32_t>(value), high = static_cast<std::uint32_t>(value >> 32);
    append(definitions_, spv::OpConstant, {wide_, bound_, low, high});
    return bound_++;
  }

  Id null() { return number(0); }

  // Devices may represent null by another number than 0.
  Id nullPointer(Id type) {
    const auto [found, added] = constants_.try_emplace({type, 0}, bound_);
    if (!added) return found->second;
    append(definitions_, spv::OpConstantNull, {type, bound_});
    return bound_++;
  }

  // The constant 1 of an integer type.
  Id one(Id type) {
    if (type == wide_) return number(1);
    const auto [found, added] = constants_.try_emplace({type, 1}, bound_);
    if (!added) return found->second;
    append(definitions_, spv::OpConstant, {type, bound_, 1});
    return bound_++;
  }

  struct Expression {
    std::uint16_t opcode;
    Words operands;
  };

  std::span<const std::uint32_t> words_;
  IdTable<About> ids_;
  std::map<Id, About> made_;                              // for ids that are not in the module
  Id bound_, wide_ = 0;                                   // the type of 64-bit integers
  std::map<Words, Id> uniques_;                           // types, without their ids
  std::map<std::pair<std::uint32_t, Id>, Id> pointers_;   // types, by storage and pointee
  std::map<std::pair<Id, std::uint64_t>, Id> constants_;  // by type
  std::map<Words, Id> helperIds_;
  std::map<Id, Id> castIds_;                    // functions, by the type of pointers
  std::vector<Expression> expressions_;         // each after its operands
  std::map<Id, std::size_t> numbers_;           // of expressions
  std::map<Id, std::set<std::size_t>> needed_;  // expressions of a function
  std::map<Id, std::vector<Id>> parameters_;    // of a function
  std::map<Id, Id> computedAs_;                 // constants of the current function
  MissingOperations missing_;
  std::set<std::uint32_t> capabilities_{spv::CapabilityInt64};
  Id function_ = 0;  // the current one
  std::uint8_t anywhere_ = kGlobalMemory.bit;
  bool found_ = false, changed_ = false, hasBody_ = false, touched_ = false;
  bool inFunctions_ = false, entered_ = false, computed_ = false;
  Words preamble_, definitions_, functions_, helpers_;
  Words* out_ = &functions_;
};

}  // namespace

void integersForGenericPointers(Words& words) {
  GenericPointers pointers(words);
  if (pointers.any()) words = pointers.module();
}

}  // namespace hipspv::adapt
