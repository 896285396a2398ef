#include "negations.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "built_in.h"

namespace hipspv::adapt {
namespace {

struct Format {
  std::uint32_t bits;
  std::uint64_t sign, minusOne;  // the bits of -0 and of -1
};
constexpr std::array<Format, 3> kFormats{
    {{16, 0x8000, 0xbc00}, {32, 0x80000000, 0xbf800000}, {64, 0x8000000000000000, 0xbff0000000000000}}};

class Negations {
 public:
  explicit Negations(std::span<const std::uint32_t> words) : words_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return barriers_ && (changesModes_ || !users_.empty()); }

  Words module() {
    offset_.declare(bound_);
    bool defined = false;
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    if (needs16_ && !has16_) append(all, spv::OpCapability, {spv::CapabilityInt16});
    eachInstruction(words_, [&](const Instruction& i) {
      offset_.decorate(all, i);
      if (i.opcode == spv::OpFunction && !std::exchange(defined, true)) define(all);
      place(all, i);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  struct Type {
    Id component;
    std::size_t format;
    std::uint32_t components;
  };

  void learn(const Instruction& i) {
    offset_.learn(i);
    switch (i.opcode) {
      case spv::OpCapability:
        has16_ = has16_ || i[0] == spv::CapabilityInt16;
        break;
      case spv::OpTypeInt:
        for (std::size_t n = 0; n < kFormats.size(); ++n)
          if (kFormats[n].bits == i[1]) integers_[n] = i[0];
        break;
      case spv::OpTypeFloat:
        for (std::size_t n = 0; n < kFormats.size(); ++n)
          if (kFormats[n].bits == i[1] && i.operands.size() == 2) types_.emplace(i[0], Type{i[0], n, 1});
        break;
      case spv::OpTypeVector:
        if (i[1] == integers_.back() && i[2] == 3) vector_ = i[0];
        if (const auto found = types_.find(i[1]); found != types_.end())
          types_.emplace(i[0], Type{i[1], found->second.format, i[2]});
        break;
      case spv::OpConstant:
        learnConstant(i);
        break;
      case spv::OpDecorate:
        if (i[1] == spv::DecorationFPFastMathMode) fast_.insert(i[0]);
        break;
      case spv::OpFunction:
        function_ = i[1];
        break;
      case spv::OpControlBarrier:
        barriers_ = true;
        break;
      case spv::OpFSub:
        differences_.insert(i[1]);
        changesModes_ = changesModes_ || fast_.contains(i[1]);
        [[fallthrough]];
      default:
        if (const std::size_t operand = signBit(i); operand != 0) {
          users_.insert(function_);
          needs16_ = needs16_ || signBits_.at(i[operand]) == 0;
        }
        if (negated(i) == 0) break;
        users_.insert(function_);
        needs16_ = needs16_ || types_.at(i[0]).format == 0;
    }
  }

  void learnConstant(const Instruction& i) {
    const auto integer = std::ranges::find(integers_, i[0]);
    if (integer != integers_.end()) {
      const auto format = static_cast<std::size_t>(integer - integers_.begin());
      const bool isSign = std::ranges::any_of(kFormats, [&](const Format& each) { return valueOf(i) == each.sign; });
      if (isSign) signBits_.emplace(i[1], format);
    }
    const auto found = types_.find(i[0]);
    if (found == types_.end()) return;
    const Format& format = kFormats[found->second.format];
    const std::uint64_t bits = valueOf(i);
    if (bits == format.sign) minusZeros_.insert(i[1]);
    if (bits == format.minusOne) minusOnes_.insert(i[1]);
  }

  // A constant of at most 64 bits; fewer than 32 are sign-extended (section 3.3.7).
  static std::uint64_t valueOf(const Instruction& i) {
    return i.operands.size() == 3 ? i[2] : i[2] | std::uint64_t{i[3]} << 32;
  }

  // The operand that is the sign's bit; 0 if the instruction doesn't change bits by it. Compilers make negations of it.
  std::size_t signBit(const Instruction& i) const {
    if (i.opcode != spv::OpIAdd && i.opcode != spv::OpBitwiseXor && i.opcode != spv::OpBitwiseOr) return 0;
    return signBits_.contains(i[2]) ? 2 : signBits_.contains(i[3]) ? 3 : 0;
  }

  // The operand of which the result is the negation; 0 if the instruction is none.
  Id negated(const Instruction& i) const {
    if (i.operands.size() < 3 || !types_.contains(i[0])) return 0;
    if (i.opcode == spv::OpFNegate) return i[2];
    if (i.opcode == spv::OpFSub && minusZeros_.contains(i[2])) return i[3];
    if ((i.opcode == spv::OpFMul || i.opcode == spv::OpFDiv) && minusOnes_.contains(i[3])) return i[2];
    if (i.opcode == spv::OpFMul && minusOnes_.contains(i[2])) return i[3];
    return 0;
  }

  void define(Words& all) {
    for (std::size_t n = 0; n < kFormats.size(); ++n) {
      if (n == 0 && !needs16_) continue;
      const auto& [bits, sign, _] = kFormats[n];
      if (integers_[n] == 0) append(all, spv::OpTypeInt, {integers_[n] = bound_++, bits, 0});
      Words constant{integers_[n], signs_[n] = bound_++, static_cast<std::uint32_t>(sign)};
      if (bits == 64) constant.push_back(static_cast<std::uint32_t>(sign >> 32));
      append(all, spv::OpConstant, constant);
    }
    if (vector_ == 0) append(all, spv::OpTypeVector, {vector_ = bound_++, integers_.back(), 3});
    offset_.define(all, vector_, bound_);
  }

  void place(Words& all, const Instruction& i) {
    if (i.opcode == spv::OpDecorate && i[1] == spv::DecorationFPFastMathMode && differences_.contains(i[0])) return;
    if (i.opcode == spv::OpFunction) waiting_ = users_.contains(i[1]);
    if (waiting_ && !beginsFunction(i.opcode)) compute(all);
    if (i.opcode == spv::OpEntryPoint) return offset_.append(all, i);
    if (const std::size_t bit = signBit(i); bit != 0) {
      Words operands(i.operands.begin(), i.operands.end());
      append(all, spv::OpBitwiseOr, {i[0], bound_, i[bit], zeros_[signBits_.at(i[bit])]});
      operands[bit] = bound_++;
      return append(all, i.opcode, operands);
    }
    const Id operand = negated(i);
    if (operand == 0) return append(all, i);
    const Type& type = types_.at(i[0]);
    if (type.components == 1) return negate(all, type, i[1], operand);
    Words parts{i[0], i[1]};
    for (std::uint32_t n = 0; n < type.components; ++n) {
      const Id part = bound_++;
      append(all, spv::OpCompositeExtract, {type.component, part, operand, n});
      parts.push_back(bound_++);
      negate(all, type, parts.back(), part);
    }
    append(all, spv::OpCompositeConstruct, parts);
  }

  // The sign's bit in each width, at the beginning of a function. Compilers join the exclusive or with a sum.
  void compute(Words& all) {
    const Id offsets = bound_++, first = bound_++;
    append(all, spv::OpLoad, {vector_, offsets, offset_.id()});
    append(all, spv::OpCompositeExtract, {integers_.back(), first, offsets, 0});
    for (std::size_t n = 0; n < kFormats.size(); ++n) {
      if (signs_[n] == 0) continue;
      zeros_[n] = first;
      if (kFormats[n].bits != 64) append(all, spv::OpUConvert, {integers_[n], zeros_[n] = bound_++, first});
      append(all, spv::OpBitwiseOr, {integers_[n], masks_[n] = bound_++, zeros_[n], signs_[n]});
    }
    waiting_ = false;
  }

  void negate(Words& all, const Type& type, Id result, Id operand) {
    const Id integer = integers_[type.format], bits = bound_++, changed = bound_++;
    append(all, spv::OpBitcast, {integer, bits, operand});
    append(all, spv::OpBitwiseXor, {integer, changed, bits, masks_[type.format]});
    append(all, spv::OpBitcast, {type.component, result, changed});
  }

  std::span<const std::uint32_t> words_;
  BuiltIn offset_{spv::BuiltInGlobalOffset};
  std::map<Id, Type> types_;            // floating-point types and vectors of them
  std::map<Id, std::size_t> signBits_;  // constant integers with a sign's bit, and the format of their size
  std::set<Id> minusZeros_, minusOnes_, differences_, fast_, users_;
  std::array<Id, kFormats.size()> integers_{}, signs_{}, zeros_{}, masks_{};
  Id bound_, vector_ = 0, function_ = 0;
  bool barriers_ = false, has16_ = false, needs16_ = false, waiting_ = false;
  bool changesModes_ = false;  // a difference has a mode of fast arithmetic
};

}  // namespace

void negateBits(Words& words) {
  Negations negations(words);
  if (negations.any()) words = negations.module();
}

}  // namespace hipspv::adapt
