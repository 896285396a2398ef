#include "zero_counts.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <map>
#include <string>
#include <utility>

namespace hipspv::adapt {
namespace {

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
    if (!linkage_) append(all, spv::OpCapability, {spv::CapabilityLinkage});
    bool decorated = false, defined = false;
    eachInstruction(words_, [&](const Instruction& i) {
      if (isType(i) && !std::exchange(decorated, true)) decorate(all);
      if (i.opcode == spv::OpFunction && !std::exchange(defined, true)) define(all);
      if (isCount(i)) return append(all, spv::OpFunctionCall, {i[0], i[1], functions_.at({i[3], i[0]}), i[4], false_});
      append(all, i);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  void learn(const Instruction& i) {
    if (i.opcode == spv::OpCapability && i[0] == spv::CapabilityLinkage) linkage_ = true;
    if (i.opcode == spv::OpExtInstImport && i.text(1) == "OpenCL.std") standard_ = i[0];
    if (i.opcode == spv::OpTypeBool) bool_ = i[0];
    if (i.opcode == spv::OpTypeInt) widths_[i[0]] = i[1];
    if (i.opcode == spv::OpTypeFunction && i.operands.size() == 4 && i[1] == i[2] && i[3] == bool_)
      signatures_[i[1]] = i[0];
    if (isCount(i) && !functions_.contains({i[3], i[0]})) functions_[{i[3], i[0]}] = bound_++;
  }

  bool isCount(const Instruction& i) const {
    return i.opcode == spv::OpExtInst && i[2] == standard_ && (i[3] == OpenCLLIB::Clz || i[3] == OpenCLLIB::Ctz) &&
           widths_.contains(i[0]);
  }

  void decorate(Words& all) const {
    for (const auto& [key, function] : functions_) {
      const auto& [count, type] = key;
      const std::string name = count == OpenCLLIB::Clz ? "llvm.ctlz.i" : "llvm.cttz.i";
      Words operands{function, spv::DecorationLinkageAttributes};
      std::ranges::copy(literal(name + std::to_string(widths_.at(type))), std::back_inserter(operands));
      operands.push_back(spv::LinkageTypeImport);
      append(all, spv::OpDecorate, operands);
    }
  }

  // The second parameter tells whether the count of 0 is undefined.
  void define(Words& all) {
    if (bool_ == 0) append(all, spv::OpTypeBool, {bool_ = bound_++});
    append(all, spv::OpConstantFalse, {bool_, false_ = bound_++});
    for (const auto& [key, function] : functions_) {
      const Id type = key.second;
      if (!signatures_.contains(type))
        append(all, spv::OpTypeFunction, {signatures_[type] = bound_++, type, type, bool_});
    }
    for (const auto& [key, function] : functions_) {
      const Id type = key.second;
      append(all, spv::OpFunction, {type, function, 0, signatures_[type]});
      append(all, spv::OpFunctionParameter, {type, bound_++});
      append(all, spv::OpFunctionParameter, {bool_, bound_++});
      append(all, spv::OpFunctionEnd, {});
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
