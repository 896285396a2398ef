#include "guarded_reads.h"

#include <set>

#include "built_in.h"
#include "hipspv/runtime/spirv/ids.h"
#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// The index of a read's address operand; 0 if the instruction is no read.
std::uint32_t addressOf(std::uint16_t opcode) {
  switch (opcode) {
    case spv::OpLoad:
    case spv::OpAtomicLoad:
      return 2;
    case spv::OpCopyMemory:
    case spv::OpCopyMemorySized:
      return 1;
    default:
      return 0;
  }
}

class GuardedReads {
 public:
  explicit GuardedReads(std::span<const std::uint32_t> words)
      : words_(words), global_(words), pointers_(words), bound_(words[kBoundWord]) {
    eachInstruction(words, [this](const Instruction& i) { learn(i); });
    function_ = 0;
  }

  bool any() const { return !readers_.empty(); }

  Words module() {
    return withBuiltIn(
        words_, lane_, bound_, [this](Words& all) { define(all); },
        [this](Words& all, const Instruction& i) { place(all, i); });
  }

 private:
  void learn(const Instruction& i) {
    follow(i);
    lane_.learn(i);
    if (i.opcode == spv::OpEntryPoint) kernels_.insert(i[1]);
    if (i.opcode == spv::OpTypeInt && i[1] == 32) uint_ = i[0];
    if (i.opcode == spv::OpTypeInt && i[1] == 64) ulong_ = i[0];
    if (i.opcode == spv::OpTypePointer) global_[i[0]] = i[1] == spv::StorageClassCrossWorkgroup;
    if (function_ == 0) return;
    const auto layout = bodyLayout(i.opcode);
    const bool value = i.opcode == spv::OpFunctionParameter || (layout && layout->result == 1);
    if (value && global_.get(i[0])) pointers_[i[1]] = i[0];
    if (concerns(i)) readers_.insert(function_);
  }

  // Records the function and the position of the instruction.
  void follow(const Instruction& i) {
    if (i.opcode == spv::OpFunction) function_ = i[1], blocks_ = 0;
    if (i.opcode == spv::OpLabel) ++blocks_;
  }

  // A kernel's first block is executed by all of its threads.
  bool concerns(const Instruction& i) const {
    const std::uint32_t address = addressOf(i.opcode);
    return address != 0 && pointers_.get(i[address]) != 0 && (blocks_ > 1 || !kernels_.contains(function_));
  }

  void define(Words& all) {
    if (uint_ == 0) append(all, spv::OpTypeInt, {uint_ = bound_++, 32, 0});
    if (ulong_ == 0) append(all, spv::OpTypeInt, {ulong_ = bound_++, 64, 0});
    append(all, spv::OpConstant, {uint_, bits_ = bound_++, 31});
    lane_.define(all, uint_, bound_);
  }

  void place(Words& all, const Instruction& i) {
    follow(i);
    if (i.opcode == spv::OpFunction) waiting_ = readers_.contains(function_);
    if (waiting_ && function_ != 0 && !beginsFunction(i.opcode)) compute(all);
    if (i.opcode == spv::OpEntryPoint) return lane_.append(all, i);
    if (!concerns(i)) return append(all, i);
    const std::uint32_t address = addressOf(i.opcode);
    Words read(i.operands.begin(), i.operands.end());
    read[address] = bound_++;
    append(all, spv::OpPtrAccessChain, {pointers_.get(i[address]), read[address], i[address], zero_});
    append(all, i.opcode, read);
  }

  // Computes a zero that depends on the lane as far as compilers know.
  void compute(Words& all) {
    const Id lane = bound_++, none = bound_++;
    append(all, spv::OpLoad, {uint_, lane, lane_.id()});
    append(all, spv::OpShiftRightLogical, {uint_, none, lane, bits_});
    append(all, spv::OpUConvert, {ulong_, zero_ = bound_++, none});
    waiting_ = false;
  }

  std::span<const std::uint32_t> words_;
  BuiltIn lane_{spv::BuiltInSubgroupLocalInvocationId};
  IdTable<bool> global_;  // types
  IdTable<Id> pointers_;  // the types of global ones
  std::set<Id> kernels_, readers_;
  Id bound_, uint_ = 0, ulong_ = 0, bits_ = 0, zero_ = 0;
  Id function_ = 0;
  std::uint32_t blocks_ = 0;
  bool waiting_ = false;
};

}  // namespace

void readForEachThread(Words& words) {
  GuardedReads reads(words);
  if (reads.any()) words = reads.module();
}

}  // namespace hipspv::adapt
