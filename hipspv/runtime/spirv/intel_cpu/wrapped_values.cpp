#include <algorithm>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/id_table.h"

namespace hipspv::adapt {
namespace {

constexpr std::uint32_t kNarrow = 32, kWide = 64;  // bits
// SPIR-V 1.6, section 3.21.
constexpr std::uint32_t kPositions[] = {spv::BuiltInLocalInvocationId, spv::BuiltInGlobalInvocationId,
                                        spv::BuiltInLocalInvocationIndex, spv::BuiltInGlobalLinearId,
                                        spv::BuiltInSubgroupLocalInvocationId};

// The origin of a value: an id or a component of one, integer arithmetic with ids, or another.
enum Origin : std::uint8_t { kOther, kId, kComputed };

bool isAccess(spv::Op opcode) {
  return opcode == spv::OpAccessChain || opcode == spv::OpInBoundsAccessChain || opcode == spv::OpPtrAccessChain ||
         opcode == spv::OpInBoundsPtrAccessChain || opcode == spv::OpConvertUToPtr;
}

// Operations between an index and the address.
bool isIndexing(spv::Op opcode) {
  switch (opcode) {
    case spv::OpIAdd:
    case spv::OpISub:
    case spv::OpIMul:
    case spv::OpSNegate:
    case spv::OpShiftLeftLogical:
    case spv::OpBitwiseOr:
    case spv::OpCopyObject:
    case spv::OpSelect:
    case spv::OpPhi:
      return true;
    default:
      return false;
  }
}

// Results of other instructions than these aren't followed: the compiler has no strides for them.
bool isArithmetic(spv::Op opcode) {
  switch (opcode) {
    case spv::OpUDiv:
    case spv::OpSDiv:
    case spv::OpUMod:
    case spv::OpSRem:
    case spv::OpSMod:
    case spv::OpShiftRightLogical:
    case spv::OpShiftRightArithmetic:
    case spv::OpBitwiseAnd:
    case spv::OpBitwiseXor:
    case spv::OpNot:
    case spv::OpCompositeConstruct:
    case spv::OpCompositeInsert:
    case spv::OpVectorShuffle:
    case spv::OpExtInst:
      return true;
    default:
      return isIndexing(opcode) && opcode != spv::OpCopyObject;
  }
}

class WrappedValues {
 public:
  explicit WrappedValues(Module& module)
      : module_(module),
        origins_(module.bound()),
        indexes_(module.bound()),
        extends_(module.bound()),
        hidden_(module.bound()),
        addressed_(module.bound()),
        plain_(module.bound()) {
    for (const Instruction& i : module[ir::kEntryPoints]) kernels_.insert(i[1]);
    for (const Instruction& i : module[ir::kAnnotations])
      if (i.opcode() == spv::OpDecorate && i[1] == spv::DecorationBuiltIn &&
          std::ranges::find(kPositions, i[2]) != std::end(kPositions))
        origins_[i[0]] = kId;
  }

  void hide(Function& function) {
    if (std::ranges::none_of(function.code, [&](const Instruction& i) { return mayExtend(i); })) return;
    // A loop's values depend on later ones.
    for (bool found = true; found;) found = followIds(function);
    if (!findExtensions(function)) return;
    for (bool found = true; found;) found = followAddresses(function);
    findUses(function);
    ir::edit(module_, function, [&](const Instruction& i, Builder& builder) { return write(i, builder); });
  }

 private:
  std::uint32_t bitsOf(Id value) const {
    return module_.widthOf(module_.componentOf(module_.typeOf(value)), spv::OpTypeInt);
  }

  // Extensions of 32 bits to 64. The compiler makes arithmetic shifts of 64 bits of some.
  bool mayExtend(const Instruction& i) const {
    if (i.opcode() == spv::OpSConvert) return bitsOf(i[1]) == kWide && bitsOf(i[2]) == kNarrow;
    return i.opcode() == spv::OpShiftRightArithmetic && bitsOf(i[1]) == kWide;
  }

  Origin originOf(const Instruction& i) const {
    switch (i.opcode()) {
      case spv::OpLoad:
        return isPrivate(i[2]) ? kComputed : origins_.get(i[2]);
      case spv::OpFunctionParameter:
        return kernels_.contains(function_) ? kOther : kComputed;
      case spv::OpFunctionCall:
        return kComputed;
      case spv::OpAccessChain:
      case spv::OpInBoundsAccessChain:
      case spv::OpPtrAccessChain:
      case spv::OpInBoundsPtrAccessChain:
      case spv::OpBitcast:
      case spv::OpCopyObject:
      case spv::OpCompositeExtract:
      case spv::OpVectorExtractDynamic:
      case spv::OpUConvert:
      case spv::OpSConvert:
        return origins_.get(i[2]);
      default:
        break;
    }
    if (!isArithmetic(i.opcode())) return kOther;
    const auto operands = i.operands().subspan(2);
    return std::ranges::any_of(operands, [&](Id id) { return origins_.get(id) != kOther; }) ? kComputed : kOther;
  }

  bool isPrivate(Id pointer) const { return module_.storageOf(module_.typeOf(pointer)) == spv::StorageClassFunction; }

  // Returns true if it has found more.
  bool followIds(const Function& function) {
    bool found = false;
    function_ = function.id;
    for (const Instruction& i : function.code) {
      const Origin origin = originOf(i);
      if (origin != kOther && origins_.get(i[1]) < origin) origins_[i[1]] = origin, found = true;
    }
    return found;
  }

  // Returns true if it has found more.
  bool followAddresses(const Function& function) {
    bool found = false;
    for (auto i = function.code.rbegin(); i != function.code.rend(); ++i) {
      if (!makesAddress(*i)) continue;
      for (const Id operand : i->operands().subspan(2))
        if (!indexes_.get(operand)) indexes_[operand] = found = true;
    }
    return found;
  }

  bool makesAddress(const Instruction& i) const {
    return isAccess(i.opcode()) || (isIndexing(i.opcode()) && indexes_.get(i[1]));
  }

  bool findExtensions(const Function& function) {
    bool found = false;
    for (const Instruction& i : function.code)
      if (mayExtend(i) && origins_.get(i[2]) == kComputed) extends_[i[1]] = found = true;
    return found;
  }

  // Extensions that are used for more than addresses are hidden, and addresses get plain ones.
  void findUses(const Function& function) {
    for (const Instruction& i : function.code) {
      const bool address = makesAddress(i);
      for (std::size_t operand = 0; operand < i.size(); ++operand) {
        if (!i.uses(operand) || !extends_.get(i[operand])) continue;
        (address ? addressed_ : hidden_)[i[operand]] = true;
      }
    }
    for (const Instruction& i : function.code)
      if (mayExtend(i) && hidden_.get(i[1]) && addressed_.get(i[1])) plain_[i[1]] = module_.newId();
  }

  bool write(const Instruction& i, Builder& builder) {
    if (makesAddress(i)) {
      Words operands(i.operands().begin(), i.operands().end());
      for (std::size_t operand = 2; operand < operands.size(); ++operand)
        if (const Id plain = plain_.get(operands[operand])) operands[operand] = plain;
      builder.put(i.opcode(), operands);
      return true;
    }
    if (!mayExtend(i) || !hidden_.get(i[1])) return false;
    if (const Id plain = plain_.get(i[1])) builder.define(plain, i.opcode(), i[0], i.operands().subspan(2));
    const Id type = module_.typeOf(i[2]);
    builder.keepWith(i, 2, builder.add(spv::OpBitwiseXor, type, {i[2], zero(builder, type)}));
    return true;
  }

  Id zero(Builder& builder, Id type) {
    const Id scalar = module_.componentOf(type), wide = builder.unknownZero();
    const bool narrows = module_.widthOf(scalar, spv::OpTypeInt) == kNarrow;
    const Id one = narrows ? builder.add(spv::OpUConvert, scalar, {wide}) : wide;
    const Words all(module_.componentsOf(type), one);
    return all.size() == 1 ? one : builder.add(spv::OpCompositeConstruct, type, all);
  }

  Module& module_;
  IdTable<Origin> origins_;
  IdTable<bool> indexes_;  // values of which sums and multiples are in addresses
  IdTable<bool> extends_;
  IdTable<bool> hidden_;     // extensions that are used for more than addresses
  IdTable<bool> addressed_;  // extensions that addresses use
  IdTable<Id> plain_;        // the extension for addresses
  std::set<Id> kernels_;
  Id function_ = 0;
};

}  // namespace

void hideWrappedValues(Module& module) {
  WrappedValues values(module);
  for (Function& function : module.functions) values.hide(function);
}

}  // namespace hipspv::adapt
