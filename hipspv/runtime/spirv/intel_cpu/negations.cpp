#include <algorithm>
#include <array>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/id_table.h"

namespace hipspv::adapt {
namespace {

struct Format {
  std::uint32_t bits;
  std::uint64_t sign, minusOne;  // the bits of -0 and of -1
};
constexpr std::array<Format, 3> kFormats{
    {{16, 0x8000, 0xbc00}, {32, 0x80000000, 0xbf800000}, {64, 0x8000000000000000, 0xbff0000000000000}}};
constexpr std::size_t kNone = kFormats.size();

std::size_t formatOf(std::uint32_t bits) {
  return static_cast<std::size_t>(std::ranges::find(kFormats, bits, &Format::bits) - kFormats.begin());
}

class Negations {
 public:
  explicit Negations(Module& module) : module_(module), constants_(module.bound()) {
    for (const Instruction& i : module[ir::kGlobals])
      if (i.opcode() == spv::OpConstant) constants_[i[1]] = kindOf(i);
  }

  void replace() {
    bool barriers = false;
    std::set<Id> differences;
    std::vector<Function*> users;
    for (Function& function : module_.functions) {
      bool uses = false;
      for (const Instruction& i : function.code) {
        barriers = barriers || i.opcode() == spv::OpControlBarrier;
        if (i.opcode() == spv::OpFSub) differences.insert(i[1]);
        uses = uses || signBit(i) != 0 || negated(i) != 0;
      }
      if (uses) users.push_back(&function);
    }
    if (!barriers) return;
    if (!differences.empty())
      std::erase_if(module_[ir::kAnnotations], [&](const Instruction& i) {
        return i.opcode() == spv::OpDecorate && i[1] == spv::DecorationFPFastMathMode && differences.contains(i[0]);
      });
    for (Function* function : users) replaceIn(*function);
  }

 private:
  // Of constants that matter here.
  struct Kind {
    bool isSign : 1;  // an integer that is a sign's bit
    bool isMinusZero : 1, isMinusOne : 1;
  };

  // A constant of at most 64 bits; fewer than 32 are sign-extended (section 3.3.7).
  Kind kindOf(const Instruction& constant) const {
    const std::uint64_t value = module_.valueOf(constant[1]).value_or(0);
    if (const std::size_t format = formatOf(module_.widthOf(constant[0], spv::OpTypeInt)); format != kNone)
      return {std::ranges::find(kFormats, value, &Format::sign) != kFormats.end(), false, false};
    const std::size_t format = formatOfType(constant[0]);
    if (format == kNone) return {};
    return {false, value == kFormats[format].sign, value == kFormats[format].minusOne};
  }

  // Of a floating-point type or a vector of one. Types with another encoding have a third operand.
  std::size_t formatOfType(Id type) const {
    const Instruction scalar = module_.definition(module_.componentOf(type));
    if (!scalar || scalar.opcode() != spv::OpTypeFloat || scalar.size() != 2) return kNone;
    return formatOf(scalar[1]);
  }

  // The operand that is the sign's bit; 0 if the instruction doesn't change bits by it. Compilers make negations of it.
  std::size_t signBit(const Instruction& i) const {
    if (i.opcode() != spv::OpIAdd && i.opcode() != spv::OpBitwiseXor && i.opcode() != spv::OpBitwiseOr) return 0;
    return constants_.get(i[2]).isSign ? 2 : constants_.get(i[3]).isSign ? 3 : 0;
  }

  // The operand of which the result is the negation; 0 if the instruction is none.
  Id negated(const Instruction& i) const {
    switch (i.opcode()) {
      case spv::OpFNegate:
        return formatOfType(i[0]) == kNone ? 0 : i[2];
      case spv::OpFSub:
        return constants_.get(i[2]).isMinusZero ? i[3] : 0;
      case spv::OpFMul:
        return constants_.get(i[3]).isMinusOne ? i[2] : constants_.get(i[2]).isMinusOne ? i[3] : 0;
      case spv::OpFDiv:
        return constants_.get(i[3]).isMinusOne ? i[2] : 0;
      default:
        return 0;
    }
  }

  void replaceIn(Function& function) {
    zeros_ = masks_ = {};
    ir::edit(module_, function, [this](const Instruction& i, Builder& builder) {
      if (const std::size_t bit = signBit(i); bit != 0) {
        const Id type = module_.typeOf(i[bit]);
        const Id zero = zeroOf(formatOf(module_.widthOf(type, spv::OpTypeInt)));
        builder.keepWith(i, bit, builder.add(spv::OpBitwiseOr, i[0], {i[bit], zero}));
        return true;
      }
      const Id operand = negated(i);
      if (operand == 0) return false;
      const Id component = module_.componentOf(i[0]);
      if (component == i[0]) return negate(builder, component, i[1], operand), true;
      Words parts;
      for (std::uint32_t n = 0; n < module_.componentsOf(i[0]); ++n) {
        const Id part = builder.add(spv::OpCompositeExtract, component, {operand, n});
        parts.push_back(negate(builder, component, module_.newId(), part));
      }
      builder.define(i[1], spv::OpCompositeConstruct, i[0], parts);
      return true;
    });
    ir::atBeginning(module_, function, [this](Builder& builder) { compute(builder); });
  }

  Id zeroOf(std::size_t format) {
    if (zeros_[format] == 0) zeros_[format] = module_.newId();
    return zeros_[format];
  }
  Id maskOf(std::size_t format) {
    zeroOf(format);
    if (masks_[format] == 0) masks_[format] = module_.newId();
    return masks_[format];
  }

  Id negate(Builder& builder, Id type, Id result, Id operand) {
    const std::size_t format = formatOfType(type);
    const Id integer = module_.integer(kFormats[format].bits);
    const Id bits = builder.add(spv::OpBitcast, integer, {operand});
    const Id changed = builder.add(spv::OpBitwiseXor, integer, {bits, maskOf(format)});
    return builder.define(result, spv::OpBitcast, type, {changed});
  }

  // The sign's bit in each width, at the beginning of a function. Compilers join the exclusive or with a sum.
  void compute(Builder& builder) const {
    const Id first = builder.unknownZero();
    for (std::size_t n = 0; n < kFormats.size(); ++n) {
      if (zeros_[n] == 0) continue;
      const Id integer = module_.integer(kFormats[n].bits);
      builder.define(zeros_[n], kFormats[n].bits == 64 ? spv::OpCopyObject : spv::OpUConvert, integer, {first});
      if (masks_[n] != 0)
        builder.define(masks_[n], spv::OpBitwiseOr, integer, {zeros_[n], module_.constant(integer, kFormats[n].sign)});
    }
  }

  Module& module_;
  IdTable<Kind> constants_;
  std::array<Id, kFormats.size()> zeros_{}, masks_{};  // of the current function, by format
};

}  // namespace

void negateBits(Module& module) { Negations(module).replace(); }

}  // namespace hipspv::adapt
