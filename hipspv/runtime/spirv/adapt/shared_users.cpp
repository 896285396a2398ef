#include "shared_users.h"

#include <map>
#include <set>

#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// Functions that use a shared variable, or a constant made from its address.
class Users {
 public:
  explicit Users(std::span<const std::uint32_t> words) {
    Id function = 0;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpFunction) function = i[1];
      if (i.opcode == spv::OpFunctionCall) callers_.emplace(i[2], function);
      if (function == 0)
        define(i);
      else if (const auto layout = bodyLayout(i.opcode); layout && uses(i, *layout))
        add(function);
    });
  }

  std::set<Id> all() && {
    while (!work_.empty()) {
      const auto [first, last] = callers_.equal_range(work_.back());
      work_.pop_back();
      for (auto caller = first; caller != last; ++caller) add(caller->second);
    }
    return std::move(found_);
  }

 private:
  void define(const Instruction& i) {
    const auto layout = globalLayout(i.opcode);
    if (!layout) return;
    const bool variable =
        (i.opcode == spv::OpVariable || i.opcode == spv::OpUntypedVariableKHR) && i[2] == spv::StorageClassWorkgroup;
    if (variable || uses(i, *layout)) shared_.insert(i[layout->result]);
  }

  bool uses(const Instruction& i, const OperandLayout& layout) const {
    for (std::uint32_t n = 0; n < i.operands.size(); ++n)
      if (layout.isId(n) && n != layout.result && shared_.contains(i.operands[n])) return true;
    return false;
  }

  void add(Id function) {
    if (found_.insert(function).second) work_.push_back(function);
  }

  std::set<Id> shared_, found_;
  std::multimap<Id, Id> callers_;  // by callee
  std::vector<Id> work_;
};

}  // namespace

void inlineUsersOfShared(Words& words) {
  const std::set<Id> users = Users(words).all();
  if (users.empty()) return;
  std::set<Id> kernels;
  std::size_t at = kHeaderWords;
  for (InstructionStream stream(words); const auto i = stream.next(); at = stream.position()) {
    if (i->opcode == spv::OpEntryPoint) kernels.insert((*i)[1]);
    if (i->opcode == spv::OpFunction && users.contains((*i)[1]) && !kernels.contains((*i)[1]))
      words[at + 3] = (words[at + 3] & ~spv::FunctionControlDontInlineMask) | spv::FunctionControlInlineMask;
  }
}

}  // namespace hipspv::adapt
