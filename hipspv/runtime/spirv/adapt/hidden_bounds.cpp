#include "hidden_bounds.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "built_in.h"
#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.7, 3.20 and 3.21.
constexpr std::uint32_t kPlaces[] = {spv::BuiltInLocalInvocationId, spv::BuiltInGlobalInvocationId,
                                     spv::BuiltInLocalInvocationIndex, spv::BuiltInGlobalLinearId};
constexpr std::uint8_t kMany = 3;  // others in a comparison, one of them the limit

// How many values a value is the sum of: threads' places, others, and those of the others that aren't constant. All 0:
// one other value. derived: other arithmetic computes it from a place. rows: a place is one in y or z. grid: a place is
// one in the grid.
struct Sum {
  std::uint8_t places, others, variables, derived : 1, rows : 1, grid : 1;
};

constexpr Sum kUnknown = {1, kMany, kMany, 1, 1, 1};

enum class Comparison { kNone, kSigned, kUnsigned, kEquality };

Comparison comparisonOf(std::uint16_t opcode) {
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
bool actsForAll(std::uint16_t opcode) {
  const auto within = [opcode](std::uint16_t first, std::uint16_t last) { return opcode >= first && opcode <= last; };
  return opcode == spv::OpPhi || opcode == spv::OpControlBarrier || opcode == spv::OpFunctionCall ||
         within(spv::OpAtomicLoad, spv::OpAtomicXor) || within(spv::OpGroupAll, spv::OpGroupSMax) ||
         within(spv::OpGroupNonUniformElect, spv::OpGroupNonUniformQuadSwap);
}

class HiddenBounds {
 public:
  HiddenBounds(std::span<const std::uint32_t> words, bool all)
      : words_(words),
        all_(all),
        branches_(words),
        sums_(words),
        variables_(words),
        phis_(words),
        constants_(words),
        wide_(words),
        shifted_(words),
        small_(words),
        bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { findWrapped(i), findBranches(i); });
    while (!parts_.empty()) {
      const Id condition = parts_.back();
      parts_.pop_back();
      const auto operands = logical_.find(condition);
      if (std::exchange(branches_[condition], true) || operands == logical_.end()) continue;
      parts_.insert(parts_.end(), operands->second.begin(), operands->second.end());
    }
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return !hidden_.empty() || !limited_.empty(); }

  Words module() {
    return withBuiltIn(
        words_, offset_, bound_, [this](Words& all) { define(all); },
        [this](Words& all, const Instruction& i) { place(all, i); });
  }

 private:
  // Functions of which a kernel is but a call: their parameters are the kernel's.
  void findWrapped(const Instruction& i) {
    switch (i.opcode) {
      case spv::OpEntryPoint:
        kernels_.insert(i[1]);
        break;
      case spv::OpFunction:
        function_ = i[1], called_ = 0, isWrapper_ = kernels_.contains(i[1]);
        break;
      case spv::OpFunctionCall:
        isWrapper_ = isWrapper_ && called_ == 0, called_ = i[2];
        break;
      case spv::OpFunctionParameter:
      case spv::OpLabel:
      case spv::OpReturn:
      case spv::OpLine:
      case spv::OpNoLine:
        break;
      case spv::OpFunctionEnd:
        if (isWrapper_) wrapped_.insert(called_);
        function_ = 0;
        break;
      default:
        isWrapper_ = false;
    }
  }

  // Conditions of branches, and the operands of what combines conditions.
  void findBranches(const Instruction& i) {
    if (i.opcode == spv::OpBranchConditional) parts_.push_back(i[0]);
    if (i.opcode == spv::OpLogicalOr || i.opcode == spv::OpLogicalAnd || i.opcode == spv::OpLogicalNot ||
        i.opcode == spv::OpSelect)
      logical_[i[1]] = {i.operands.begin() + 2, i.operands.end()};
  }

  void learn(const Instruction& i) {
    offset_.learn(i);
    begins_ = begins_ && !actsForAll(i.opcode) && !(i.opcode == spv::OpStore && !variables_.get(i[0]));
    if (const auto layout = bodyLayout(i.opcode); function_ != 0 && layout && layout->result == 1)
      wide_[i[1]] = i[0] == ulong_;
    switch (i.opcode) {
      case spv::OpDecorate:
        if (i[1] == spv::DecorationBuiltIn && std::ranges::find(kPlaces, i[2]) != std::end(kPlaces))
          sums_[i[0]] = {1, 0, 0, 0, 0, i[2] == spv::BuiltInGlobalInvocationId || i[2] == spv::BuiltInGlobalLinearId};
        break;
      case spv::OpTypeBool:
        truth_ = i[0];
        break;
      case spv::OpTypeInt:
        if (i[1] == 64) ulong_ = i[0];
        if (i[1] < 32) narrow_.insert(i[0]);
        break;
      case spv::OpTypeVector:
        if (i[1] == ulong_ && i[2] == 3) vector_ = i[0];
        break;
      case spv::OpVariable:
        variables_[i[1]] = i[2] == spv::StorageClassFunction;
        hasVariables_ = hasVariables_ || i[2] == spv::StorageClassFunction;
        break;
      case spv::OpFunction:
        function_ = i[1], hasVariables_ = false, begins_ = true, order_ = Comparison::kNone;
        break;
      case spv::OpFunctionParameter:
        if (!kernels_.contains(function_) && !wrapped_.contains(function_)) sums_[i[1]] = kUnknown;
        break;
      case spv::OpPhi:
        phis_[i[1]] = true;
        break;
      case spv::OpFunctionCall:
        sums_[i[1]] = kUnknown;
        break;
      case spv::OpConstant:
      case spv::OpConstantNull:
        constants_[i[1]] = true;
        small_[i[1]] = i.opcode == spv::OpConstantNull ||
                       (i[2] <= 1 && std::ranges::all_of(i.operands.subspan(3), [](auto word) { return word == 0; }));
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
        if (i.opcode >= spv::OpShiftRightLogical || narrow_.contains(i[0])) sums_[i[1]].derived = isDerived(i);
        if (i.opcode == spv::OpCompositeExtract && i[3] != 0) sums_[i[1]].rows = sums_.get(i[2]).places;
        shifted_[i[1]] = i.opcode == spv::OpShiftLeftLogical || shifted_.get(i[2]);
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
        if (sums_.get(i[2]).places + sums_.get(i[3]).places == 0)
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

  Sum sumOf(Id value) const {
    const Sum sum = sums_.get(value);
    if (sum.places != 0 || sum.others != 0) return sum;
    return {0, 1, static_cast<std::uint8_t>(constants_.get(value) ? 0 : 1), sum.derived, sum.rows, sum.grid};
  }

  std::uint8_t isDerived(const Instruction& i) const {
    return std::ranges::any_of(i.operands.subspan(2), [&](Id operand) {
      const Sum sum = sums_.get(operand);
      return sum.places != 0 || sum.derived != 0;
    });
  }

  // Other elements are those of arrays, which optimised code has.
  bool hasConstantIndices(const Instruction& i) const {
    return std::ranges::all_of(i.operands.subspan(3), [&](Id index) { return constants_.get(index); });
  }

  static Sum plus(Sum a, Sum b) {
    const auto add = [](unsigned one, unsigned two) {
      return static_cast<std::uint8_t>(std::min<unsigned>(one + two, kMany));
    };
    return {add(a.places, b.places),        add(a.others, b.others),  add(a.variables, b.variables),
            std::max(a.derived, b.derived), std::max(a.rows, b.rows), std::max(a.grid, b.grid)};
  }

  // For a place in the grid subtracted from one number the compiler has subtracted two, the place in the block and the
  // block's.
  static Sum minus(Sum sum) { return plus(sum, {0, static_cast<std::uint8_t>(sum.places > 0), 0, 0, 0, 0}); }

  bool isHidden(const Instruction& i) {
    const Comparison comparison = comparisonOf(i.opcode);
    if (comparison == Comparison::kNone) return false;
    const Id left = i[2], right = i[3];
    // A loop's counter isn't compared at a kernel's beginning.
    if (i[0] != truth_ || phis_.get(left) || phis_.get(right)) return false;
    const Sum sum = plus(sumOf(left), sumOf(right));
    if (sum.places == 0 && sum.derived == 0) return false;
    if (all_ || (decides(i[1]) && (choosesThread(comparison, left, right) || sum.derived != 0 || sum.places > 1 ||
                                   mayWrap(left) || mayWrap(right))))
      return true;
    if (sum.places == 0) return false;
    if (comparison == Comparison::kEquality) return hasVariables_ || !(constants_.get(left) || constants_.get(right));
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
    const bool isPlain = sum.others == 0 && sum.grid == 0 && (constants_.get(left) || constants_.get(right));
    return (isPlain && sum.rows != 0) ||
           ((isPlain || comparison == Comparison::kUnsigned) && (small_.get(left) || small_.get(right)));
  }

  // The sum of a place and a variable may wrap, for which the compiler doesn't account.
  bool mayWrap(Id value) const { return sumOf(value).places != 0 && sumOf(value).variables != 0; }

  // True for a place alone beside a number of 64 bits, which may be 2^63 or more.
  bool isLimited(const Instruction& i) const {
    if (comparisonOf(i.opcode) != Comparison::kUnsigned || i[0] != truth_) return false;
    return (isPlace(i[2]) && isLimit(i[3])) || (isLimit(i[2]) && isPlace(i[3]));
  }

  // A number that is shifted to the left may be 2^63 or more itself.
  bool isPlace(Id value) const {
    const Sum sum = sums_.get(value);
    return sum.places == 1 && sum.others == 0 && !shifted_.get(value);
  }
  bool isLimit(Id value) const { return wide_.get(value) && sums_.get(value).places == 0; }

  void define(Words& all) {
    if (ulong_ == 0) append(all, spv::OpTypeInt, {ulong_ = bound_++, 64, 0});
    if (vector_ == 0) append(all, spv::OpTypeVector, {vector_ = bound_++, ulong_, 3});
    append(all, spv::OpConstant, {ulong_, zero_ = bound_++, 0, 0});
    append(all, spv::OpConstant, {ulong_, most_ = bound_++, ~0u, ~0u >> 1});
    offset_.define(all, vector_, bound_);
  }

  void place(Words& all, const Instruction& i) {
    if (i.opcode == spv::OpFunction) waiting_ = users_.contains(i[1]);
    if (waiting_ && !beginsFunction(i.opcode)) compute(all);
    if (i.opcode == spv::OpEntryPoint) return offset_.append(all, i);
    if (comparisonOf(i.opcode) == Comparison::kNone) return append(all, i);
    if (limited_.contains(i[1])) return limit(all, i);
    if (!hidden_.contains(i[1])) return append(all, i);
    append(all, i.opcode, {i[0], bound_, i[2], i[3]});
    append(all, spv::OpLogicalNotEqual, {i[0], i[1], bound_++, inverts_});
  }

  // The comparison with 2^63 - 1 in place of a greater number. Places are below both.
  void limit(Words& all, const Instruction& i) {
    const bool isRight = isPlace(i[2]);
    const Id given = isRight ? i[3] : i[2], small = bound_++, least = bound_++;
    append(all, spv::OpULessThan, {truth_, small, given, most_});
    append(all, spv::OpSelect, {ulong_, least, small, given, most_});
    append(all, i.opcode, {i[0], i[1], isRight ? i[2] : least, isRight ? least : i[3]});
  }

  // A false truth value unknown to compilers, at the beginning of a function.
  void compute(Words& all) {
    const Id offsets = bound_++, first = bound_++;
    append(all, spv::OpLoad, {vector_, offsets, offset_.id()});
    append(all, spv::OpCompositeExtract, {ulong_, first, offsets, 0});
    append(all, spv::OpINotEqual, {truth_, inverts_ = bound_++, first, zero_});
    waiting_ = false;
  }

  std::span<const std::uint32_t> words_;
  const bool all_;
  IdTable<bool> branches_;                 // conditions of branches, and their parts
  std::map<Id, std::vector<Id>> logical_;  // the operands of what combines conditions
  std::vector<Id> parts_;
  BuiltIn offset_{spv::BuiltInGlobalOffset};
  IdTable<Sum> sums_;
  IdTable<bool> variables_;  // pointers to private variables, and to their parts
  IdTable<bool> phis_, constants_, wide_, shifted_;
  IdTable<bool> small_;  // the constants 0 and 1
  std::set<Id> narrow_;  // types of integers with fewer bits than ids have
  std::set<Id> kernels_, wrapped_, hidden_, limited_, users_;
  Id function_ = 0, called_ = 0, truth_ = 0, ulong_ = 0, vector_ = 0, zero_ = 0, most_ = 0, inverts_ = 0;
  bool isWrapper_ = false, waiting_ = false;
  bool begins_ = false;                   // no instruction has acted for all threads
  bool hasVariables_ = false;             // the function has private variables: it may not be optimised
  Comparison order_ = Comparison::kNone;  // the signs of the function's first comparison of a place for order
  Id bound_;
};

void hide(Words& words, bool all) {
  HiddenBounds bounds(words, all);
  if (bounds.any()) words = bounds.module();
}

}  // namespace

void hideBounds(Words& words) { hide(words, false); }

void hideAllBounds(Words& words) { hide(words, true); }

}  // namespace hipspv::adapt
