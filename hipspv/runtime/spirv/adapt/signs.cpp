#include "signs.h"

#include <map>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, section 3.3; OpenCL Extended Instruction Set Specification, section 2.1.
enum : std::uint16_t {
  kOpExtInstImport = 11,
  kOpExtInst = 12,
  kOpConstantNull = 46,
  kOpCompositeConstruct = 80,
  kOpCompositeExtract = 81,
  kOpFNegate = 127,
  kOpSelect = 169,
  kOpSLessThan = 177,
};
constexpr std::uint32_t kCopysign = 13, kFabs = 23;

class Signs {
 public:
  explicit Signs(std::span<const std::uint32_t> words) : words_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return any_; }

  Words module() {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == kOpFunction && zero_ == 0) define(all);
      if (concerns(i))
        place(all, i);
      else
        append(all, i);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  struct Type {
    Id component;
    std::uint32_t floats;
  };

  void learn(const Instruction& i) {
    if (i.opcode == kOpExtInstImport && i.text(1) == "OpenCL.std") standard_ = i[0];
    if (i.opcode == kOpTypeBool) boolean_ = i[0];
    if (i.opcode == kOpTypeInt && i[1] == 32) integer_ = i[0];
    if (i.opcode == kOpTypeFloat && i[1] == 32) types_.emplace(i[0], Type{i[0], 1});
    if (i.opcode == kOpTypeVector && types_.contains(i[1])) types_.emplace(i[0], Type{i[1], i[2]});
    any_ = any_ || concerns(i);
  }

  bool concerns(const Instruction& i) const {
    return i.opcode == kOpExtInst && i[2] == standard_ && i[3] == kCopysign && types_.contains(i[0]);
  }

  void define(Words& all) {
    if (boolean_ == 0) append(all, kOpTypeBool, {boolean_ = bound_++});
    if (integer_ == 0) append(all, kOpTypeInt, {integer_ = bound_++, 32, 0});
    append(all, kOpConstantNull, {integer_, zero_ = bound_++});
  }

  void place(Words& all, const Instruction& i) {
    const auto [component, floats] = types_.at(i[0]);
    if (floats == 1) return choose(all, component, i[1], i[4], i[5]);
    Words parts{i[0], i[1]};
    for (std::uint32_t n = 0; n < floats; ++n) {
      const Id size = bound_++, sign = bound_++;
      append(all, kOpCompositeExtract, {component, size, i[4], n});
      append(all, kOpCompositeExtract, {component, sign, i[5], n});
      parts.push_back(bound_++);
      choose(all, component, parts.back(), size, sign);
    }
    append(all, kOpCompositeConstruct, parts);
  }

  void choose(Words& all, Id type, Id result, Id size, Id sign) {
    const Id positive = bound_++, negative = bound_++, bits = bound_++, chosen = bound_++;
    append(all, kOpExtInst, {type, positive, standard_, kFabs, size});
    append(all, kOpFNegate, {type, negative, positive});
    append(all, kOpBitcast, {integer_, bits, sign});
    append(all, kOpSLessThan, {boolean_, chosen, bits, zero_});
    append(all, kOpSelect, {type, result, chosen, negative, positive});
  }

  std::span<const std::uint32_t> words_;
  std::map<Id, Type> types_;
  Id bound_, standard_ = 0, boolean_ = 0, integer_ = 0, zero_ = 0;
  bool any_ = false;
};

}  // namespace

void chooseSigns(Words& words) {
  Signs signs(words);
  if (signs.any()) words = signs.module();
}

}  // namespace hipspv::adapt
