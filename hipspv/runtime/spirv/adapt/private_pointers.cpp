#include "private_pointers.h"

#include <map>

#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

class PrivatePointers {
 public:
  explicit PrivatePointers(std::span<const std::uint32_t> words)
      : words_(words), private_(words), wide_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
  }

  bool any() const { return !variables_.empty(); }

  Words module() {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    eachInstruction(words_, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) enter(all, i[1]);
      if (concerns(i)) return convert(all, i);
      append(all, i);
      if (i.opcode == spv::OpLabel) declare(all);
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  void learn(const Instruction& i) {
    if (i.opcode == spv::OpTypeBool) boolean_ = i[0];
    if (i.opcode == spv::OpTypeInt && i[1] == 64) integer_ = i[0];
    if (i.opcode == spv::OpTypePointer) private_[i[0]] = i[1] == spv::StorageClassFunction;
    if (i.opcode == spv::OpFunction) function_ = i[1];
    if (function_ == 0) return;
    const auto layout = bodyLayout(i.opcode);
    if (layout && layout->result == 1 && i[0] == integer_) wide_[i[1]] = true;
    if (concerns(i)) variables_.emplace(function_, i[0]);
  }

  bool concerns(const Instruction& i) const {
    return i.opcode == spv::OpConvertUToPtr && private_.get(i[0]) && wide_.get(i[2]);
  }

  void enter(Words& all, Id function) {
    if (never_ == 0) {
      if (boolean_ == 0) append(all, spv::OpTypeBool, {boolean_ = bound_++});
      append(all, spv::OpConstant, {integer_, never_ = bound_++, ~0u, ~0u});
    }
    const auto found = variables_.find(function);
    undeclared_ = found == variables_.end() ? 0 : found->second;
  }

  void declare(Words& all) {
    if (undeclared_ != 0) append(all, spv::OpVariable, {undeclared_, variable_ = bound_++, spv::StorageClassFunction});
    undeclared_ = 0;
  }

  // A choice with a result unknown to compilers: no memory has the address -1.
  void convert(Words& all, const Instruction& i) {
    const Id address = bound_++, chosen = bound_++, value = bound_++;
    append(all, spv::OpConvertPtrToU, {integer_, address, variable_});
    append(all, spv::OpIEqual, {boolean_, chosen, i[2], never_});
    append(all, spv::OpSelect, {integer_, value, chosen, address, i[2]});
    append(all, spv::OpConvertUToPtr, {i[0], i[1], value});
  }

  std::span<const std::uint32_t> words_;
  IdTable<bool> private_, wide_;  // types of pointers, and values of 64 bits
  std::map<Id, Id> variables_;    // of private memory, by function
  Id bound_, boolean_ = 0, integer_ = 0, never_ = 0;
  Id function_ = 0, undeclared_ = 0, variable_ = 0;
};

}  // namespace

void giveThemVariables(Words& words) {
  PrivatePointers pointers(words);
  if (pointers.any()) words = pointers.module();
}

}  // namespace hipspv::adapt
