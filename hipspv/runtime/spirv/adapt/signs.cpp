#include "signs.h"

#include <map>

namespace hipspv::adapt {
namespace {

class Signs {
 public:
  explicit Signs(std::span<const std::uint32_t> words) : words_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return any_; }

  Words module() {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction && zero_ == 0) define(all);
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
    if (i.opcode == spv::OpExtInstImport && i.text(1) == "OpenCL.std") standard_ = i[0];
    if (i.opcode == spv::OpTypeBool) boolean_ = i[0];
    if (i.opcode == spv::OpTypeInt && i[1] == 32) integer_ = i[0];
    if (i.opcode == spv::OpTypeFloat && i[1] == 32) types_.emplace(i[0], Type{i[0], 1});
    if (i.opcode == spv::OpTypeVector && types_.contains(i[1])) types_.emplace(i[0], Type{i[1], i[2]});
    any_ = any_ || concerns(i);
  }

  bool concerns(const Instruction& i) const {
    return i.opcode == spv::OpExtInst && i[2] == standard_ && i[3] == OpenCLLIB::Copysign && types_.contains(i[0]);
  }

  void define(Words& all) {
    if (boolean_ == 0) append(all, spv::OpTypeBool, {boolean_ = bound_++});
    if (integer_ == 0) append(all, spv::OpTypeInt, {integer_ = bound_++, 32, 0});
    append(all, spv::OpConstantNull, {integer_, zero_ = bound_++});
  }

  void place(Words& all, const Instruction& i) {
    const auto [component, floats] = types_.at(i[0]);
    if (floats == 1) return choose(all, component, i[1], i[4], i[5]);
    Words parts{i[0], i[1]};
    for (std::uint32_t n = 0; n < floats; ++n) {
      const Id size = bound_++, sign = bound_++;
      append(all, spv::OpCompositeExtract, {component, size, i[4], n});
      append(all, spv::OpCompositeExtract, {component, sign, i[5], n});
      parts.push_back(bound_++);
      choose(all, component, parts.back(), size, sign);
    }
    append(all, spv::OpCompositeConstruct, parts);
  }

  void choose(Words& all, Id type, Id result, Id size, Id sign) {
    const Id positive = bound_++, negative = bound_++, bits = bound_++, chosen = bound_++;
    append(all, spv::OpExtInst, {type, positive, standard_, OpenCLLIB::Fabs, size});
    append(all, spv::OpFNegate, {type, negative, positive});
    append(all, spv::OpBitcast, {integer_, bits, sign});
    append(all, spv::OpSLessThan, {boolean_, chosen, bits, zero_});
    append(all, spv::OpSelect, {type, result, chosen, negative, positive});
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
