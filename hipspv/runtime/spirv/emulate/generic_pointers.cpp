#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/computed_constants.h"
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
bool movesValues(spv::Op opcode) {
  switch (opcode) {
    case spv::OpUndef:
    case spv::OpFunction:
    case spv::OpFunctionParameter:
    case spv::OpFunctionCall:
    case spv::OpVariable:
    case spv::OpUntypedVariableKHR:
    case spv::OpStore:
    case spv::OpLoad:
    case spv::OpCompositeConstruct:
    case spv::OpCompositeExtract:
    case spv::OpCompositeInsert:
    case spv::OpCopyObject:
    case spv::OpSelect:
    case spv::OpPhi:
    case spv::OpReturnValue:
      return true;
    default:
      return false;
  }
}

// Operations on pointers that constants may have, too.
bool isOfPointers(spv::Op opcode) {
  switch (opcode) {
    case spv::OpConvertPtrToU:
    case spv::OpConvertUToPtr:
    case spv::OpPtrCastToGeneric:
    case spv::OpGenericCastToPtr:
    case spv::OpGenericCastToPtrExplicit:
    case spv::OpBitcast:
    case spv::OpLifetimeStart:
    case spv::OpLifetimeStop:
    case spv::OpPtrEqual:
    case spv::OpPtrNotEqual:
    case spv::OpPtrDiff:
      return true;
    default:
      return chainOf(opcode) != 0;
  }
}

class GenericPointers {
 public:
  explicit GenericPointers(Module& module) : module_(module) {
    for (const Instruction& i : module[ir::kGlobals]) learnType(i);
  }

  void replace() {
    if (!found_) return;
    computeConstants();
    ids_.emplace(module_.bound());
    for (const Instruction& i : module_[ir::kGlobals])
      if (i.type() != 0) (*ids_)[i.result()].type = i.type();
    for (const Function& function : module_.functions) learn(function);
    if (!missing_.empty()) refuse();
    followPointers();
    replaceTypes();
    replaceInFunctions();
    std::move(helpers_.begin(), helpers_.end(), std::back_inserter(module_.functions));
  }

 private:
  struct Value {
    Id type;                // before the change
    std::uint8_t memories;  // of a generic pointer or a function: the memories where the pointer or the result may lead
  };
  struct Pointer {
    std::uint32_t storage;
    Id pointee;  // 0: untyped
  };

  Value about(Id id) const {
    if (ids_ && ids_->has(id) && ids_->get(id).type != 0) return ids_->get(id);
    const auto found = made_.find(id);
    return found != made_.end() ? found->second : ids_ ? ids_->get(id) : Value{};
  }
  Id typeOf(Id value) const { return ids_ ? about(value).type : module_.typeOf(value); }
  bool isGenericType(Id type) const { return generic_.contains(type); }
  bool isGeneric(Id value) const { return isGenericType(typeOf(value)); }
  bool isNull(Id value) const { return module_.opcodeOf(value) == spv::OpConstantNull; }
  std::uint32_t storageOf(Id type) const {
    const auto found = pointerTypes_.find(type);
    return found == pointerTypes_.end() ? std::uint32_t{spv::StorageClassMax} : found->second.storage;
  }
  Id pointeeOf(Id type) const { return pointerTypes_.at(type).pointee; }

  // ---- Analysis

  void learnType(const Instruction& i) {
    if (i.opcode() == spv::OpTypeVector && isGenericType(i[1])) miss("vectors of pointers");
    if (i.opcode() != spv::OpTypePointer && i.opcode() != spv::OpTypeUntypedPointerKHR) return;
    const Id pointee = i.opcode() == spv::OpTypePointer ? i[2] : 0;
    pointerTypes_.emplace(i[0], Pointer{i[1], pointee});
    if (i[1] == spv::StorageClassGeneric)
      found_ = true, generic_.insert(i[0]);
    else
      pointers_.try_emplace({i[1], pointee}, i[0]);
  }

  // Constants made from generic pointers other than null: each function that uses one computes it.
  void computeConstants() {
    ir::ComputedConstants computed;
    for (const Instruction& i : module_[ir::kGlobals]) {
      const bool isVariable = i.opcode() == spv::OpVariable || i.opcode() == spv::OpUntypedVariableKHR;
      if (isVariable && computed.areUsedBy(i)) miss("the initial value of a variable");
      const bool isOperation = i.opcode() == spv::OpSpecConstantOp;
      const bool isComposite = i.opcode() == spv::OpConstantComposite || i.opcode() == spv::OpSpecConstantComposite;
      if (!isOperation && !isComposite) continue;
      const auto parts = i.operands().subspan(isOperation ? 3 : 2);
      const bool ofGeneric =
          isOperation && (isGenericType(i[0]) || std::ranges::any_of(parts, [this](Id id) { return isGeneric(id); }));
      // Mesa (26.2) accepts neither as a constant.
      const bool isConversion = isOperation && (i[2] == spv::OpConvertPtrToU || i[2] == spv::OpConvertUToPtr);
      if (!ofGeneric && !isConversion && std::ranges::none_of(parts, [&](Id id) { return computed.has(id); })) continue;
      const auto opcode = static_cast<spv::Op>(isOperation ? i[2] : std::uint32_t{spv::OpCompositeConstruct});
      if (ofGeneric && !isOfPointers(opcode) && !movesValues(opcode))
        miss("a constant's instruction " + std::to_string(opcode));
      computed.addConstant(module_, i);
    }
    if (computed.empty()) return;
    for (Function& function : module_.functions) {
      function_ = function.id;
      for (const Instruction& i : function.code)
        if (i.opcode() == spv::OpVariable && computed.areUsedBy(i)) miss("the initial value of a variable");
      computed.computeIn(module_, function);
    }
    computed.removeFrom(module_);
  }

  void learn(const Function& function) {
    function_ = function.id;
    bool hasBody = false, touched = false;
    for (const Instruction& i : function.code) {
      const OperandLayout* layout = layoutOf(i.opcode());
      if (layout == nullptr) {
        miss("instruction " + std::to_string(i.opcode()));
        continue;
      }
      if (layout->result == 1) (*ids_)[i[1]].type = i[0];
      if (i.opcode() == spv::OpFunctionParameter) parameters_[function_].push_back(i[1]);
      hasBody = hasBody || i.opcode() == spv::OpLabel;
      if (!touches(i)) continue;
      touched = true;
      if (i.opcode() == spv::OpExtInst) calls_.insert(i[1]);
      if (!movesValues(i.opcode()) && !isOfPointers(i.opcode()) && !accessOf(i))
        miss("instruction " + std::to_string(i.opcode()));
    }
    if (!hasBody && touched) miss("a function that is defined elsewhere");
  }

  bool touches(const Instruction& i) const {
    for (std::size_t n = 0; n < i.size(); ++n)
      if (i.uses(n) && isGeneric(i[n])) return true;
    return i.type() != 0 && isGenericType(i.type());
  }

  void miss(const std::string& what) { missing_.emplace(what, function_); }

  [[noreturn]] void refuse() const {
    throw Error(hipErrorNoBinaryForGpu,
                "generic pointers aren't done in integers for " + describe(module_, missing_) +
                    "\n  remedy: let the compiler see which memory a pointer points to, or choose a device that has " +
                    "generic pointers (generic_pointers): `hipspv doctor` lists devices, HIP_VISIBLE_DEVICES selects "
                    "one");
  }

  // ---- Targets of pointers

  void followPointers() {
    const auto cast = [this](const Instruction& i) {
      if (i.opcode() == spv::OpPtrCastToGeneric) anywhere_ |= memoryOfCast(i);
    };
    eachOperation(cast);
    do {
      changed_ = false;
      eachOperation([this](const Instruction& i) { follow(i); });
    } while (changed_);
  }

  template <class Visit>
  void eachOperation(Visit&& visit) {
    for (const Function& function : module_.functions) {
      function_ = function.id;
      for (const Instruction& i : function.code) visit(i);
    }
  }

  std::uint8_t memoryOfCast(const Instruction& i) const {
    if (isNull(i[2])) return 0;
    const Memory* memory = memoryOf(storageOf(typeOf(i[2])));
    if (memory == nullptr) broken("a generic pointer is made of one that can't be");
    return memory->bit;
  }

  void join(Id to, std::uint8_t memories) {
    Value& pointer = (*ids_)[to];
    changed_ = changed_ || (memories & ~pointer.memories) != 0;
    pointer.memories |= memories;
  }

  void follow(const Instruction& i) {
    if (i.opcode() == spv::OpReturnValue) return join(function_, memories(i[0]));
    if (i.opcode() == spv::OpFunctionCall) followArguments(i);
    if (i.type() == 0 || !isGenericType(i.type())) return;
    switch (i.opcode()) {
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
        for (std::uint32_t n = 2; n < i.size(); n += 2) join(i[1], memories(i[n]));
        return;
      default:
        return join(i[1], chainOf(i.opcode()) != 0 ? memories(i[baseOf(i.opcode())]) : anywhere_);
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

  // Generic pointers become 64-bit integers, whose type comes first.
  void replaceTypes() {
    wide_ = module_.integer(64);
    std::erase_if(module_[ir::kCapabilities],
                  [](const Instruction& i) { return i[0] == spv::CapabilityGenericPointer; });
    for (const ir::Section section : {ir::kDebug, ir::kAnnotations})
      std::erase_if(module_[section], [this](const Instruction& i) { return isDropped(i); });
    const Instruction wide = module_.definition(wide_);
    std::vector<Instruction> globals{wide};
    std::map<Words, Id> signatures;
    for (const Instruction& i : module_[ir::kGlobals]) {
      const bool forwards = i.opcode() == spv::OpTypeForwardPointer && i[1] == spv::StorageClassGeneric;
      if (i == wide || forwards || isGenericType(i.result())) continue;
      replaceTypesIn(i);
      globals.push_back(i);
      // Other types stay different even if they become equal (section 2.8).
      if (i.opcode() != spv::OpTypeFunction) continue;
      const auto [found, added] = signatures.try_emplace({i.operands().begin() + 1, i.operands().end()}, i[0]);
      if (!added) signatures_.emplace(i[0], found->second), globals.pop_back();
    }
    module_[ir::kGlobals] = std::move(globals);
    module_.forgetUnique();
  }

  bool isDropped(const Instruction& i) const {
    if (i.opcode() != spv::OpName && i.opcode() != spv::OpDecorate) return false;
    if (isGenericType(i[0]) || module_.opcodeOf(i[0]) == spv::OpTypeFunction) return true;
    return i.opcode() == spv::OpDecorate && (isGeneric(i[0]) || (calls_.contains(i[0]) && isOfOperation(i[1])));
  }

  // True for decorations of arithmetic, which a call can't have.
  static bool isOfOperation(std::uint32_t decoration) {
    return decoration >= spv::DecorationFPRoundingMode && decoration <= spv::DecorationNoContraction;
  }

  Id typeFor(Id type) const {
    if (isGenericType(type)) return wide_;
    const auto found = signatures_.find(type);
    return found == signatures_.end() ? type : found->second;
  }

  void replaceTypesIn(const Instruction& i) const {
    const OperandLayout* layout = layoutOf(i.opcode());
    for (std::size_t n = 0; layout != nullptr && n < i.size(); ++n)
      if (layout->isId(n) && n != layout->result) module_.set(i, n, typeFor(i[n]));
  }

  void replaceInFunctions() {
    for (Function& function : module_.functions) {
      std::vector<Instruction> code;
      Builder builder(module_, code);
      out_ = &builder;
      for (const Instruction& i : std::exchange(function.code, {})) emitOperation(i);
      function.code = std::move(code);
    }
  }

  void put(std::uint32_t opcode, std::initializer_list<std::uint32_t> operands) { out_->put(opcode, operands); }

  void keep(const Instruction& i) {
    replaceTypesIn(i);
    out_->keep(i);
  }

  void emitOperation(const Instruction& i) {
    if (!touches(i)) return keep(i);
    if (chainOf(i.opcode()) != 0) return emitChain(i);
    if (isOfPointers(i.opcode())) return emitOperationOnPointers(i);
    if (const auto access = accessOf(i))
      for (const std::uint32_t n : access->pointers(i))
        if (isGeneric(i[n])) return emitAccess(i, *access, n);
    keep(i);
  }

  void emitOperationOnPointers(const Instruction& i) {
    switch (i.opcode()) {
      case spv::OpPtrCastToGeneric:
        return emitCast(i);
      case spv::OpGenericCastToPtr:
        return toPointer(i[0], i[1], i[2]);
      case spv::OpGenericCastToPtrExplicit:
        return emitExplicitCast(i);
      case spv::OpBitcast:
      case spv::OpConvertPtrToU:
      case spv::OpConvertUToPtr:
        return emitConversion(i);
      case spv::OpPtrEqual:
        return out_->put(spv::OpIEqual, i.operands());
      case spv::OpPtrNotEqual:
        return out_->put(spv::OpINotEqual, i.operands());
      case spv::OpPtrDiff:
        return put(spv::OpPtrDiff, {typeFor(i[0]), i[1], globalPointer(i[2]), globalPointer(i[3])});
      default:
        return;  // a lifetime belongs to a variable, which the device sees without generic pointers
    }
  }

  void emitCast(const Instruction& i) {
    if (isNull(i[2])) return put(spv::OpCopyObject, {wide_, i[1], number(0)});
    const Memory& memory = *memoryOf(storageOf(typeOf(i[2])));
    if (memory.tag == 0) return put(spv::OpConvertPtrToU, {wide_, i[1], i[2]});
    const auto [helper, added] = castIds_.try_emplace(typeOf(i[2]), 0);
    if (added) helper->second = module_.newId(), defineCast(helper->second, typeOf(i[2]), memory);
    put(spv::OpFunctionCall, {wide_, i[1], helper->second, i[2]});
  }

  // Intel's CPU runtime (2025.20) assumes that no other pointer reaches a variable whose address only goes to
  // OpConvertPtrToU. A volatile access hides the further use of the address.
  void defineCast(Id id, Id type, const Memory& memory) {
    defineFunction(id, wide_, {&type, 1}, {}, [&](std::span<const Id> parameters) {
      put(spv::OpLabel, {module_.newId()});
      const Id slot = made(spv::OpVariable, pointerType(spv::StorageClassFunction, type), {spv::StorageClassFunction});
      put(spv::OpStore, {slot, parameters[0], kVolatileAligned, 8});
      const Id number = made(spv::OpBitcast, pointerType(spv::StorageClassFunction, wide_), {slot});
      const Id address = made(spv::OpLoad, wide_, {number, kVolatileAligned, 8});
      const Id bare = made(spv::OpBitwiseAnd, wide_, {address, this->number(kAddressMask)});
      const Id tagged = made(spv::OpBitwiseOr, wide_, {bare, this->number(std::uint64_t{memory.tag} << kTagShift)});
      put(spv::OpReturnValue, {tagged});
    });
  }

  // Adds an inline function. types: of its parameters, before the change. body: writes its blocks.
  template <class Write>
  void defineFunction(Id id, Id result, std::span<const Id> types, std::span<const std::uint8_t> memories,
                      Write&& body) {
    Function function{id, {}};
    Builder builder(module_, function.code);
    Builder* const outer = std::exchange(out_, &builder);
    Words signature{result}, parameters;
    for (const Id type : types) signature.push_back(typeFor(type));
    put(spv::OpFunction, {result, id, spv::FunctionControlInlineMask, module_.type(spv::OpTypeFunction, signature)});
    for (std::size_t n = 0; n < types.size(); ++n) {
      parameters.push_back(newId(types[n], memories.empty() ? 0 : memories[n]));
      put(spv::OpFunctionParameter, {typeFor(types[n]), parameters[n]});
    }
    body(parameters);
    put(spv::OpFunctionEnd, {});
    out_ = outer;
    helpers_.push_back(std::move(function));
  }

  // Replaces the tag by the sign of the bits below it.
  Id bareAddress(Id pointer, const Memory& memory) {
    if (memory.tag == 0) return pointer;
    const Id high = made(spv::OpShiftLeftLogical, wide_, {pointer, number(kTagBits)});
    return made(spv::OpShiftRightArithmetic, wide_, {high, number(kTagBits)});
  }

  void toPointer(Id type, Id result, Id pointer) {
    const Memory* memory = memoryOf(storageOf(type));
    if (memory == nullptr) broken("a generic pointer is cast to one that it can't be");
    put(spv::OpConvertUToPtr, {typeFor(type), result, bareAddress(pointer, *memory)});
  }

  void emitExplicitCast(const Instruction& i) {
    const Memory* memory = memoryOf(storageOf(i[0]));
    if (memory == nullptr) broken("a generic pointer is cast to one that it can't be");
    const Id boolean = module_.boolean();
    const Id tag = made(spv::OpShiftRightLogical, wide_, {i[2], number(kTagShift)});
    Id found = made(spv::OpIEqual, boolean, {tag, number(memory->tag)});
    if (memory->tag == 0) {
      const Id negative = made(spv::OpIEqual, boolean, {tag, number(3)});
      found = made(spv::OpLogicalOr, boolean, {found, negative});
    }
    const Id pointer = made(spv::OpConvertUToPtr, typeFor(i[0]), {bareAddress(i[2], *memory)});
    put(spv::OpSelect, {typeFor(i[0]), i[1], found, pointer, module_.null(typeFor(i[0]))});
  }

  // A conversion between integers of which one or both stand for pointers.
  void emitConversion(const Instruction& i) {
    const Id to = typeFor(i[0]);
    std::uint16_t opcode = spv::OpUConvert;
    if (i.opcode() == spv::OpBitcast) opcode = spv::OpBitcast;
    if (to == typeFor(typeOf(i[2]))) opcode = spv::OpCopyObject;
    put(opcode, {to, i[1], i[2]});
  }

  // As if it led to global memory: the number is the same for any memory, since no memory's end is
  // near.
  Id globalPointer(Id pointer) {
    const Id type = pointerType(spv::StorageClassCrossWorkgroup, pointeeOf(typeOf(pointer)));
    return made(spv::OpConvertUToPtr, type, {pointer});
  }

  void emitChain(const Instruction& i) {
    Words operands(i.operands().begin(), i.operands().end());
    const std::uint32_t base = baseOf(i.opcode());
    operands[0] = pointerType(spv::StorageClassCrossWorkgroup, pointeeOf(i[0]));
    operands[1] = newId(operands[0]);
    if (base == 3) operands[2] = typeFor(i[2]);
    operands[base] = globalPointer(i[base]);
    out_->put(chainOf(i.opcode()), operands);
    put(spv::OpConvertPtrToU, {wide_, i[1], operands[1]});
  }

  // ---- Access

  // n: the index of the pointer operand.
  void emitAccess(const Instruction& i, const Access& access, std::uint32_t n) {
    const std::uint8_t memories = this->memories(i[n]);
    for (const Memory& memory : kMemories)
      if (memories == memory.bit) return emitAccessTo(memory, i, access, n);
    if (memories == 0) return emitAccessTo(kGlobalMemory, i, access, n);
    callHelper(i, access, n, memories);
  }

  void emitAccessTo(const Memory& memory, const Instruction& i, const Access& kind, std::uint32_t n) {
    const Id type = pointerType(memory.storage, pointeeOf(typeOf(i[n])));
    Words operands(i.operands().begin(), i.operands().end());
    operands[n] = newId(type);
    put(spv::OpConvertUToPtr, {type, operands[n], bareAddress(i[n], memory)});
    const bool own = memory.storage == spv::StorageClassFunction && kind.isAtomic;
    const Instruction access = module_.make(i.opcode(), operands);
    if (!own) return emitOperation(access);
    emitPlainly(*out_, access, i.type() == 0 ? 0 : module_.constant(typeFor(i[0]), 1));
  }

  // One function for each access, type of pointer and set of memories where it may lead.
  void callHelper(const Instruction& i, const Access& access, std::uint32_t n, std::uint8_t memories) {
    const bool hasResult = i.type() != 0;
    std::vector<std::uint32_t> passed;  // operands
    Words key{static_cast<std::uint32_t>(i.opcode()), n, memories};
    for (std::uint32_t o = 0; o < i.size(); ++o) {
      if (o == 1 && hasResult) continue;
      const bool isPassed = access.isPassed(i, o) && !(access.isFixed(o) && module_.isConstant(i[o]));
      key.push_back(isPassed ? typeOf(i[o]) : i[o]);
      if (isPassed && isGeneric(i[o])) key.push_back(this->memories(i[o]));
      if (isPassed) passed.push_back(o);
    }
    const auto [helper, added] = helperIds_.try_emplace(std::move(key), 0);
    if (added) helper->second = module_.newId(), defineHelper(helper->second, i, access, n, passed);
    Words call{hasResult ? typeFor(i[0]) : voidType(), hasResult ? i[1] : module_.newId(), helper->second};
    for (const std::uint32_t o : passed) call.push_back(i[o]);
    out_->put(spv::OpFunctionCall, call);
  }

  Id voidType() { return module_.type(spv::OpTypeVoid, {}); }

  void defineHelper(Id id, const Instruction& i, const Access& access, std::uint32_t n,
                    const std::vector<std::uint32_t>& passed) {
    const bool hasResult = i.type() != 0;
    const Id result = hasResult ? typeFor(i[0]) : voidType();
    Words operands(i.operands().begin(), i.operands().end()), types;
    std::vector<std::uint8_t> memories;
    for (const std::uint32_t o : passed) types.push_back(typeOf(i[o])), memories.push_back(this->memories(i[o]));
    defineFunction(id, result, types, memories, [&](std::span<const Id> parameters) {
      for (std::size_t p = 0; p < passed.size(); ++p) operands[passed[p]] = parameters[p];
      emitBranches(module_.make(i.opcode(), operands), access, n, result);
    });
  }

  // One branch for each memory where the pointer may lead, and always one for global memory.
  void emitBranches(const Instruction& i, const Access& access, std::uint32_t n, Id result) {
    const bool hasResult = i.type() != 0;
    const Id end = module_.newId(), first = module_.newId();
    put(spv::OpLabel, {module_.newId()});
    const Id tag = made(spv::OpShiftRightLogical, wide_, {i[n], number(kTagShift)});
    Words choice{tag, first}, phi{result, module_.newId()};
    for (const Memory& memory : kMemories)
      if (memory.tag != 0 && (memories(i[n]) & memory.bit) != 0)
        choice.insert(choice.end(), {memory.tag, 0, module_.newId()});
    put(spv::OpSelectionMerge, {end, 0});
    out_->put(spv::OpSwitch, choice);
    const auto branch = [&](const Memory& memory, Id label) {
      put(spv::OpLabel, {label});
      Words operands(i.operands().begin(), i.operands().end());
      if (hasResult) operands[1] = newId(i[0]), phi.insert(phi.end(), {operands[1], label});
      emitAccessTo(memory, module_.make(i.opcode(), operands), access, n);
      put(spv::OpBranch, {end});
    };
    branch(kGlobalMemory, first);
    for (std::size_t at = 2; at < choice.size(); at += 3)
      branch(*std::ranges::find(kMemories, choice[at], &Memory::tag), choice[at + 2]);
    put(spv::OpLabel, {end});
    if (hasResult) out_->put(spv::OpPhi, phi);
    if (hasResult) put(spv::OpReturnValue, {phi[1]});
    if (!hasResult) put(spv::OpReturn, {});
  }

  // ---- Ids

  Id newId(Id type, std::uint8_t memories = 0) {
    const Id id = module_.newId();
    made_.emplace(id, Value{type, memories});
    return id;
  }

  Id made(spv::Op opcode, Id type, std::initializer_list<std::uint32_t> operands) {
    return out_->define(newId(type), opcode, type, operands);
  }

  Id pointerType(std::uint32_t storage, Id pointee) {
    const auto [found, added] = pointers_.try_emplace({storage, pointee}, 0);
    if (!added) return found->second;
    found->second = module_.newId();
    pointerTypes_.emplace(found->second, Pointer{storage, pointee});
    module_[ir::kGlobals].push_back(pointee == 0
                                        ? module_.make(spv::OpTypeUntypedPointerKHR, {found->second, storage})
                                        : module_.make(spv::OpTypePointer, {found->second, storage, typeFor(pointee)}));
    return found->second;
  }

  Id number(std::uint64_t value) { return module_.constant(wide_, value); }

  Module& module_;
  std::optional<IdTable<Value>> ids_;  // of the module before the change
  std::map<Id, Value> made_;           // new ones
  Id wide_ = 0;                        // the type of 64-bit integers
  std::set<Id> generic_;               // types
  std::map<Id, Pointer> pointerTypes_;
  std::map<std::pair<std::uint32_t, Id>, Id> pointers_;  // types, by storage and pointee
  std::map<Id, Id> signatures_;                          // types of functions that become equal to others
  std::set<Id> calls_;                                   // instructions that may become calls
  std::map<Words, Id> helperIds_;
  std::map<Id, Id> castIds_;                  // functions, by the type of pointers
  std::map<Id, std::vector<Id>> parameters_;  // of a function
  MissingOperations missing_;
  Id function_ = 0;  // the current one
  std::uint8_t anywhere_ = kGlobalMemory.bit;
  bool found_ = false, changed_ = false;
  std::vector<Function> helpers_;
  Builder* out_ = nullptr;
};

}  // namespace

void integersForGenericPointers(Module& module) { GenericPointers(module).replace(); }

}  // namespace hipspv::adapt
