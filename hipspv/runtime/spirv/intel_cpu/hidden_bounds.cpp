#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/id_table.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.7, 3.20 and 3.21.
constexpr std::uint32_t kPositions[] = {spv::BuiltInLocalInvocationId, spv::BuiltInGlobalInvocationId,
                                        spv::BuiltInLocalInvocationIndex, spv::BuiltInGlobalLinearId};
constexpr std::uint8_t kMany = 3;  // others in a comparison, one of them the limit

// How many values a value is the sum of: threads' positions, others, and those of the others that aren't constant. All
// 0: one other value. derived: other arithmetic computes it from a position. rows: a position is one in y or z. grid: a
// position is one in the grid.
struct Sum {
  std::uint8_t positions, others, variables, derived : 1, rows : 1, grid : 1;
};

constexpr Sum kUnknown = {1, kMany, kMany, 1, 1, 1};

enum class Comparison { kNone, kSigned, kUnsigned, kEquality };

Comparison comparisonOf(spv::Op opcode) {
  switch (opcode) {
    case spv::OpSGreaterThan:
    case spv::OpSGreaterThanEqual:
    case spv::OpSLessThan:
    case spv::OpSLessThanEqual:
      return Comparison::kSigned;
    case spv::OpUGreaterThan:
    case spv::OpUGreaterThanEqual:
    case spv::OpULessThan:
    case spv::OpULessThanEqual:
      return Comparison::kUnsigned;
    case spv::OpIEqual:
    case spv::OpINotEqual:
      return Comparison::kEquality;
    default:
      return Comparison::kNone;
  }
}

// Instructions after which a condition can't decide any more which threads run at all.
bool actsForAll(spv::Op opcode) {
  const auto within = [opcode](spv::Op first, spv::Op last) { return opcode >= first && opcode <= last; };
  return opcode == spv::OpPhi || opcode == spv::OpControlBarrier || opcode == spv::OpFunctionCall ||
         within(spv::OpAtomicLoad, spv::OpAtomicXor) || within(spv::OpGroupAll, spv::OpGroupSMax) ||
         within(spv::OpGroupNonUniformElect, spv::OpGroupNonUniformQuadSwap);
}

class HiddenBounds {
 public:
  HiddenBounds(Module& module, bool all)
      : module_(module),
        all_(all),
        branches_(module.bound()),
        sums_(module.bound()),
        variables_(module.bound()),
        shifted_(module.bound()) {
    for (const Instruction& i : module[ir::kEntryPoints]) kernels_.insert(i[1]);
    for (const Instruction& i : module[ir::kAnnotations])
      if (i.opcode() == spv::OpDecorate && i[1] == spv::DecorationBuiltIn &&
          std::ranges::find(kPositions, i[2]) != std::end(kPositions))
        sums_[i[0]] = {1, 0, 0, 0, 0, i[2] == spv::BuiltInGlobalInvocationId || i[2] == spv::BuiltInGlobalLinearId};
    for (const Function& function : module.functions) {
      findWrapped(function);
      findBranches(function);
    }
    for (const Function& function : module.functions) {
      function_ = function.id, begins_ = true, hasVariables_ = false, order_ = Comparison::kNone;
      for (const Instruction& i : function.code) learn(i);
    }
  }

  void replace() {
    if (hidden_.empty() && limited_.empty()) return;
    for (Function& function : module_.functions) {
      if (!users_.contains(function.id) && limited_.empty()) continue;
      const Id inverts = module_.newId();
      ir::edit(module_, function, [&](const Instruction& i, Builder& builder) {
        if (comparisonOf(i.opcode()) == Comparison::kNone) return false;
        if (limited_.contains(i[1])) return limit(builder, i), true;
        if (!hidden_.contains(i[1])) return false;
        const Id compared = builder.add(i.opcode(), i[0], {i[2], i[3]});
        builder.define(i[1], spv::OpLogicalNotEqual, i[0], {compared, inverts});
        return true;
      });
      // A false truth value unknown to compilers.
      if (users_.contains(function.id))
        ir::atBeginning(module_, function, [&](Builder& builder) {
          const Id zero = module_.constant(module_.integer(64), 0);
          builder.define(inverts, spv::OpINotEqual, module_.boolean(), {builder.unknownZero(), zero});
        });
    }
  }

 private:
  // Functions of which a kernel is but a call: their parameters are the kernel's.
  void findWrapped(const Function& function) {
    if (!kernels_.contains(function.id)) return;
    Id called = 0;
    for (const Instruction& i : function.code) {
      switch (i.opcode()) {
        case spv::OpFunctionCall:
          if (std::exchange(called, i[2]) != 0) return;
          break;
        case spv::OpFunction:
        case spv::OpFunctionParameter:
        case spv::OpLabel:
        case spv::OpReturn:
        case spv::OpLine:
        case spv::OpNoLine:
        case spv::OpFunctionEnd:
          break;
        default:
          return;
      }
    }
    wrapped_.insert(called);
  }

  // Conditions of branches, and the operands of what combines conditions.
  void findBranches(const Function& function) {
    std::vector<Id> work;
    for (const Instruction& i : function.code)
      if (i.opcode() == spv::OpBranchConditional) work.push_back(i[0]);
    while (!work.empty()) {
      const Id condition = work.back();
      work.pop_back();
      if (std::exchange(branches_[condition], true)) continue;
      const Instruction i = module_.definition(condition);
      if (i && (i.opcode() == spv::OpLogicalOr || i.opcode() == spv::OpLogicalAnd || i.opcode() == spv::OpLogicalNot ||
                i.opcode() == spv::OpSelect))
        work.insert(work.end(), i.operands().begin() + 2, i.operands().end());
    }
  }

  void learn(const Instruction& i) {
    begins_ = begins_ && !actsForAll(i.opcode()) && !(i.opcode() == spv::OpStore && !variables_.get(i[0]));
    switch (i.opcode()) {
      case spv::OpVariable:
        variables_[i[1]] = i[2] == spv::StorageClassFunction;
        hasVariables_ = hasVariables_ || i[2] == spv::StorageClassFunction;
        break;
      case spv::OpFunctionParameter:
        if (!kernels_.contains(function_) && !wrapped_.contains(function_)) sums_[i[1]] = kUnknown;
        break;
      case spv::OpFunctionCall:
        sums_[i[1]] = kUnknown;
        break;
      case spv::OpBitcast:
      case spv::OpAccessChain:
      case spv::OpInBoundsAccessChain:
      case spv::OpPtrAccessChain:
      case spv::OpInBoundsPtrAccessChain:
        sums_[i[1]] = sums_.get(i[2]);
        variables_[i[1]] = variables_.get(i[2]) && hasConstantIndices(i);
        break;
      case spv::OpLoad:
        sums_[i[1]] = variables_.get(i[2]) ? kUnknown : sums_.get(i[2]);
        break;
      case spv::OpUDiv:
      case spv::OpSDiv:
      case spv::OpUMod:
      case spv::OpSRem:
      case spv::OpSMod:
        sums_[i[1]].derived = isDerived(i);
        break;
      case spv::OpCompositeExtract:
      case spv::OpCopyObject:
      case spv::OpUConvert:
      case spv::OpSConvert:
      case spv::OpShiftRightLogical:
      case spv::OpShiftRightArithmetic:
      case spv::OpShiftLeftLogical:
      case spv::OpBitwiseAnd:
        sums_[i[1]] = sums_.get(i[2]);
        if (i.opcode() >= spv::OpShiftRightLogical || isNarrow(i[0])) sums_[i[1]].derived = isDerived(i);
        if (i.opcode() == spv::OpCompositeExtract && i[3] != 0) sums_[i[1]].rows = sums_.get(i[2]).positions;
        shifted_[i[1]] = i.opcode() == spv::OpShiftLeftLogical || shifted_.get(i[2]);
        break;
      case spv::OpSNegate:
        sums_[i[1]] = minus(sums_.get(i[2]));
        break;
      case spv::OpISub:
        sums_[i[1]] = plus(sumOf(i[2]), minus(sumOf(i[3])));
        break;
      case spv::OpIAdd:
      case spv::OpBitwiseOr:
        sums_[i[1]] = plus(sumOf(i[2]), sumOf(i[3]));
        break;
      case spv::OpIMul:  // compilers multiply out
        if (sums_.get(i[2]).positions + sums_.get(i[3]).positions == 0)
          sums_[i[1]] = {0,
                         std::max(sumOf(i[2]).others, sumOf(i[3]).others),
                         std::max(sumOf(i[2]).variables, sumOf(i[3]).variables),
                         0,
                         0,
                         0};
        sums_[i[1]].derived = isDerived(i);
        break;
      default:
        if (isHidden(i))
          hidden_.insert(i[1]), users_.insert(function_);
        else if (isLimited(i))
          limited_.insert(i[1]);
    }
  }

  // Integers with fewer bits than ids have.
  bool isNarrow(Id type) const {
    const std::uint32_t bits = module_.widthOf(type, spv::OpTypeInt);
    return bits != 0 && bits < 32;
  }
  bool isPhi(Id value) const { return module_.opcodeOf(value) == spv::OpPhi; }
  // Constants are no limits: compilers know them.
  bool isWide(Id value) const {
    return !module_.isConstant(value) && module_.widthOf(module_.typeOf(value), spv::OpTypeInt) == 64;
  }
  bool isConstant(Id value) const {
    const spv::Op opcode = module_.opcodeOf(value);
    return opcode == spv::OpConstant || opcode == spv::OpConstantNull;
  }
  bool isSmall(Id value) const {
    const auto found = isConstant(value) ? module_.valueOf(value) : std::nullopt;
    return found && *found <= 1;
  }

  Sum sumOf(Id value) const {
    const Sum sum = sums_.get(value);
    if (sum.positions != 0 || sum.others != 0) return sum;
    return {0, 1, static_cast<std::uint8_t>(isConstant(value) ? 0 : 1), sum.derived, sum.rows, sum.grid};
  }

  std::uint8_t isDerived(const Instruction& i) const {
    return std::ranges::any_of(i.operands().subspan(2), [&](Id operand) {
      const Sum sum = sums_.get(operand);
      return sum.positions != 0 || sum.derived != 0;
    });
  }

  // Other elements are those of arrays, which optimised code has.
  bool hasConstantIndices(const Instruction& i) const {
    return std::ranges::all_of(i.operands().subspan(3), [&](Id index) { return isConstant(index); });
  }

  static Sum plus(Sum a, Sum b) {
    const auto add = [](unsigned one, unsigned two) {
      return static_cast<std::uint8_t>(std::min<unsigned>(one + two, kMany));
    };
    return {add(a.positions, b.positions),  add(a.others, b.others),  add(a.variables, b.variables),
            std::max(a.derived, b.derived), std::max(a.rows, b.rows), std::max(a.grid, b.grid)};
  }

  // For a position in the grid subtracted from one number the compiler has subtracted two, the position in the block
  // and the block's.
  static Sum minus(Sum sum) { return plus(sum, {0, static_cast<std::uint8_t>(sum.positions > 0), 0, 0, 0, 0}); }

  bool isHidden(const Instruction& i) {
    const Comparison comparison = comparisonOf(i.opcode());
    if (comparison == Comparison::kNone) return false;
    const Id left = i[2], right = i[3];
    // A loop's counter isn't compared at a kernel's beginning.
    if (module_.opcodeOf(i[0]) != spv::OpTypeBool || isPhi(left) || isPhi(right)) return false;
    const Sum sum = plus(sumOf(left), sumOf(right));
    if (sum.positions == 0 && sum.derived == 0) return false;
    if (all_ || (decides(i[1]) && (choosesThread(comparison, left, right) || sum.derived != 0 || sum.positions > 1 ||
                                   mayWrap(left) || mayWrap(right))))
      return true;
    if (sum.positions == 0) return false;
    if (comparison == Comparison::kEquality) return hasVariables_ || !(isConstant(left) || isConstant(right));
    if (order_ == Comparison::kNone) order_ = comparison;
    return comparison != order_ || (comparison == Comparison::kSigned && sum.others == kMany);
  }

  // True if the compiler may derive from the condition which threads run. Unoptimised code keeps conditions in
  // variables.
  bool decides(Id condition) const { return begins_ && (hasVariables_ || branches_.get(condition)); }

  // True for an equality, and for what compilers make one of: 1 > id, and other comparisons of ids with constants that
  // may bound them. Signed sums have no bounds, nor have ids in the grid.
  bool choosesThread(Comparison comparison, Id left, Id right) const {
    if (comparison == Comparison::kEquality) return true;
    const Sum sum = plus(sums_.get(left), sums_.get(right));
    const bool isPlain = sum.others == 0 && sum.grid == 0 && (isConstant(left) || isConstant(right));
    return (isPlain && sum.rows != 0) ||
           ((isPlain || comparison == Comparison::kUnsigned) && (isSmall(left) || isSmall(right)));
  }

  // The sum of a position and a variable may wrap, for which the compiler doesn't account.
  bool mayWrap(Id value) const { return sumOf(value).positions != 0 && sumOf(value).variables != 0; }

  // True for a position alone beside a number of 64 bits, which may be 2^63 or more.
  bool isLimited(const Instruction& i) const {
    if (comparisonOf(i.opcode()) != Comparison::kUnsigned || module_.opcodeOf(i[0]) != spv::OpTypeBool) return false;
    return (isPosition(i[2]) && isLimit(i[3])) || (isLimit(i[2]) && isPosition(i[3]));
  }

  // A number that is shifted to the left may be 2^63 or more itself.
  bool isPosition(Id value) const {
    const Sum sum = sums_.get(value);
    return sum.positions == 1 && sum.others == 0 && !shifted_.get(value);
  }
  bool isLimit(Id value) const { return isWide(value) && sums_.get(value).positions == 0; }

  // The comparison with 2^63 - 1 instead of a greater number. Positions are below both.
  void limit(Builder& builder, const Instruction& i) {
    const bool isRight = isPosition(i[2]);
    const Id ulong = module_.integer(64), most = module_.constant(ulong, ~std::uint64_t{0} >> 1);
    const Id given = isRight ? i[3] : i[2];
    const Id small = builder.add(spv::OpULessThan, module_.boolean(), {given, most});
    const Id least = builder.add(spv::OpSelect, ulong, {small, given, most});
    builder.define(i[1], i.opcode(), i[0], {isRight ? i[2] : least, isRight ? least : i[3]});
  }

  Module& module_;
  const bool all_;
  IdTable<bool> branches_;  // conditions of branches, and their parts
  IdTable<Sum> sums_;
  IdTable<bool> variables_;  // pointers to private variables, and to their parts
  IdTable<bool> shifted_;
  std::set<Id> kernels_, wrapped_, hidden_, limited_, users_;
  Id function_ = 0;
  bool begins_ = false;                   // no instruction has acted for all threads
  bool hasVariables_ = false;             // the function has private variables: it may not be optimised
  Comparison order_ = Comparison::kNone;  // the signs of the function's first comparison of a position for order
};

}  // namespace

void hideBounds(Module& module) { HiddenBounds(module, false).replace(); }

void hideAllBounds(Module& module) { HiddenBounds(module, true).replace(); }

}  // namespace hipspv::adapt
