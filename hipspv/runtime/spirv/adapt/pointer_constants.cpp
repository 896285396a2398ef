#include "pointer_constants.h"

#include <algorithm>
#include <map>
#include <set>

#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.3.8 and 3.3.11: OpSpecConstantOp's access chains and pointer conversions.
bool concernsPointers(std::uint32_t opcode) {
  constexpr std::uint32_t kOperations[] = {
      spv::OpAccessChain,   spv::OpInBoundsAccessChain, spv::OpPtrAccessChain,   spv::OpInBoundsPtrAccessChain,
      spv::OpConvertPtrToU, spv::OpConvertUToPtr,       spv::OpPtrCastToGeneric, spv::OpGenericCastToPtr,
      spv::OpBitcast};
  return std::ranges::find(kOperations, opcode) != std::end(kOperations);
}

class PointerConstants {
 public:
  // nulls: compute null pointers to private memory, too.
  PointerConstants(std::span<const std::uint32_t> words, bool nulls)
      : words_(words), bound_(words[kBoundWord]), nulls_(nulls) {
    Id function = 0;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) function = i[1], inFunctions_ = true;
      if (!inFunctions_)
        learn(i);
      else if (uses(i, bodyLayout(i.opcode)))
        users_.insert(function);
    });
  }

  bool any() const { return movable_ && !(known_.empty() && users_.empty()); }

  Words module() {
    Words all(words_.begin(), words_.begin() + kHeaderWords);
    bool waiting = false, global = true;
    eachInstruction(words_, [&](const Instruction& i) {
      if (global && i.opcode == spv::OpFunction) global = false, defineZero(all);
      if (i.opcode == spv::OpFunction) ids_.clear(), waiting = users_.contains(i[1]);
      if (waiting && !beginsFunction(i.opcode)) compute(all), waiting = false;
      if (!isComputed(i)) append(all, i.opcode, replaced(i));
    });
    all[kBoundWord] = bound_;
    return all;
  }

 private:
  bool isComputed(const Instruction& i) const { return i.opcode == spv::OpSpecConstantOp && known_.contains(i[1]); }

  void learn(const Instruction& i) {
    if (i.opcode == spv::OpTypeInt && i[1] == 64) integer_ = i[0];
    if (i.opcode == spv::OpTypePointer && i[1] == spv::StorageClassFunction) private_.insert(i[0]);
    if (nulls_ && i.opcode == spv::OpConstantNull && private_.contains(i[0])) return learnNull(i);
    const bool used = uses(i, globalLayout(i.opcode));
    if (i.opcode == spv::OpSpecConstantOp && (used || concernsPointers(i[2])))
      computed_.push_back(i), known_.insert(i[1]);
    else if (used)
      movable_ = false;
  }

  // The null stays as well, for constants that are made from it.
  void learnNull(const Instruction& i) {
    computed_.push_back(i);
    nullIds_.insert(i[1]);
  }

  void defineZero(Words& all) {
    if (nullIds_.empty()) return;
    if (integer_ == 0) append(all, spv::OpTypeInt, {integer_ = bound_++, 64, 0});
    append(all, spv::OpConstantNull, {integer_, zero_ = bound_++});
  }

  bool uses(const Instruction& i, const std::optional<OperandLayout>& layout) const {
    if (!layout) return false;
    for (std::uint32_t n = 0; n < i.operands.size(); ++n)
      if (layout->isId(n) && n != layout->result && isKnown(i, i.operands[n])) return true;
    return false;
  }

  bool isKnown(const Instruction& user, Id id) const {
    return known_.contains(id) || ((inFunctions_ || user.opcode == spv::OpSpecConstantOp) && nullIds_.contains(id));
  }

  // OpSpecConstantOp's operands are the result's type and id, an opcode, and that instruction's other operands.
  void compute(Words& all) {
    for (const Instruction& i : computed_) {
      if (i.opcode == spv::OpConstantNull) {
        append(all, spv::OpConvertUToPtr, {i[0], ids_[i[1]] = bound_++, zero_});
        continue;
      }
      Words operands{i[0], bound_++};
      for (const std::uint32_t operand : i.operands.subspan(3)) operands.push_back(idFor(operand));
      append(all, static_cast<std::uint16_t>(i[2]), operands);
      ids_[i[1]] = operands[1];
    }
  }

  Id idFor(Id id) const {
    const auto found = ids_.find(id);
    return found == ids_.end() ? id : found->second;
  }

  Words replaced(const Instruction& i) const {
    Words operands(i.operands.begin(), i.operands.end());
    const auto layout = ids_.empty() ? std::nullopt : bodyLayout(i.opcode);
    for (std::uint32_t n = 0; layout && n < operands.size(); ++n)
      if (layout->isId(n)) operands[n] = idFor(operands[n]);
    return operands;
  }

  std::span<const std::uint32_t> words_;
  std::vector<Instruction> computed_;     // in the module's order
  std::set<Id> known_, nullIds_, users_;  // their ids, those of null pointers, and the functions that use them
  std::set<Id> private_;                  // types of pointers to private memory
  std::map<Id, Id> ids_;                  // in the function that is being written
  Id bound_, integer_ = 0, zero_ = 0;
  const bool nulls_;
  bool movable_ = true, inFunctions_ = false;
};

}  // namespace

void computeInFunctions(Words& words) {
  PointerConstants constants(words, false);
  if (constants.any()) words = constants.module();
}

void computeNulls(Words& words) {
  PointerConstants constants(words, true);
  if (constants.any()) words = constants.module();
}

}  // namespace hipspv::adapt
