#include "zero_counts.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <map>
#include <string>
#include <utility>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.16, 3.20 and 3.31; OpenCL Extended Instruction Set Specification, section 2.2.
enum : std::uint16_t { kOpExtInstImport = 11, kOpExtInst = 12, kOpTypeFunction = 33 };
constexpr std::uint16_t kOpConstantFalse = 42;
constexpr std::uint32_t kLinkage = 5, kLinkageAttributes = 41, kImport = 1;
constexpr std::uint32_t kClz = 151, kCtz = 152;

Words literal(const std::string& text) {
  Words words(text.size() / 4 + 1);
  std::memcpy(words.data(), text.data(), text.size());
  return words;
}

class ZeroCounts {
 public:
  explicit ZeroCounts(std::span<const std::uint32_t> words) : words_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return !functions_.empty(); }

  Words module() {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    if (!linkage_) append(all, kOpCapability, {kLinkage});
    bool decorated = false, defined = false;
    eachInstruction(words_, [&](const Instruction& i) {
      if (isType(i) && !std::exchange(decorated, true)) decorate(all);
      if (i.opcode == kOpFunction && !std::exchange(defined, true)) define(all);
      if (isCount(i)) return append(all, kOpFunctionCall, {i[0], i[1], functions_.at({i[3], i[0]}), i[4], false_});
      append(all, i);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  void learn(const Instruction& i) {
    if (i.opcode == kOpCapability && i[0] == kLinkage) linkage_ = true;
    if (i.opcode == kOpExtInstImport && i.text(1) == "OpenCL.std") standard_ = i[0];
    if (i.opcode == kOpTypeBool) bool_ = i[0];
    if (i.opcode == kOpTypeInt) widths_[i[0]] = i[1];
    if (i.opcode == kOpTypeFunction && i.operands.size() == 4 && i[1] == i[2] && i[3] == bool_)
      signatures_[i[1]] = i[0];
    if (isCount(i) && !functions_.contains({i[3], i[0]})) functions_[{i[3], i[0]}] = bound_++;
  }

  bool isCount(const Instruction& i) const {
    return i.opcode == kOpExtInst && i[2] == standard_ && (i[3] == kClz || i[3] == kCtz) && widths_.contains(i[0]);
  }

  void decorate(Words& all) const {
    for (const auto& [key, function] : functions_) {
      const auto& [count, type] = key;
      const std::string name = count == kClz ? "llvm.ctlz.i" : "llvm.cttz.i";
      Words operands{function, kLinkageAttributes};
      std::ranges::copy(literal(name + std::to_string(widths_.at(type))), std::back_inserter(operands));
      operands.push_back(kImport);
      append(all, kOpDecorate, operands);
    }
  }

  // The second parameter tells whether the count of 0 is undefined.
  void define(Words& all) {
    if (bool_ == 0) append(all, kOpTypeBool, {bool_ = bound_++});
    append(all, kOpConstantFalse, {bool_, false_ = bound_++});
    for (const auto& [key, function] : functions_) {
      const Id type = key.second;
      if (!signatures_.contains(type)) append(all, kOpTypeFunction, {signatures_[type] = bound_++, type, type, bool_});
    }
    for (const auto& [key, function] : functions_) {
      const Id type = key.second;
      append(all, kOpFunction, {type, function, 0, signatures_[type]});
      append(all, kOpFunctionParameter, {type, bound_++});
      append(all, kOpFunctionParameter, {bool_, bound_++});
      append(all, kOpFunctionEnd, {});
    }
  }

  std::span<const std::uint32_t> words_;
  std::map<Id, std::uint32_t> widths_;                    // of integer types
  std::map<Id, Id> signatures_;                           // by integer type
  std::map<std::pair<std::uint32_t, Id>, Id> functions_;  // by instruction and type
  Id bound_, standard_ = 0, bool_ = 0, false_ = 0;
  bool linkage_ = false;
};

}  // namespace

void countZerosByIntrinsics(Words& words) {
  ZeroCounts counts(words);
  if (counts.any()) words = counts.module();
}

}  // namespace hipspv::adapt
