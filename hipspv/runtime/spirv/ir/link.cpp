#include "link.h"

#include "body.h"

namespace hipspv::ir {
namespace {

// Types that are taken from the module if it has them: those that a module declares once (section 2.8), and
// pointers, so that the module's functions can call the library's with them.
bool isShared(spv::Op opcode) {
  return (opcode >= spv::OpTypeVoid && opcode <= spv::OpTypeVector) || opcode == spv::OpTypePointer ||
         opcode == spv::OpTypeFunction || opcode == spv::OpConstant || opcode == spv::OpConstantNull;
}

void declare(Module& module, const Instruction& type) {
  if (type.opcode() == spv::OpTypeInt) module.integer(type[1]);
  if (type.opcode() == spv::OpTypeFloat && type[1] == 16) module.addCapability(spv::CapabilityFloat16);
}

}  // namespace

class Linker {
 public:
  Linker(const Linkable& from, Module& to, const std::map<Id, Id>& functions) : from_(from), to_(to) {
    for (const auto& [theirs, ours] : functions) ids_.emplace(theirs, ours), work_.push_back(theirs);
    for (std::size_t n = 0; n < work_.size(); ++n) copy(from_.module().functions[from_.functions_.at(work_[n])]);
  }

 private:
  Id idOf(Id id) {
    if (const auto found = ids_.find(id); found != ids_.end()) return found->second;
    const Instruction definition = from_.module().definition(id);
    if (definition && definition.opcode() == spv::OpExtInstImport)
      return ids_.emplace(id, to_.import(definition.text(1))).first->second;
    if (from_.globals_.contains(id)) return defineGlobal(definition);
    if (from_.functions_.contains(id)) work_.push_back(id);
    return add(id, to_.newId());
  }

  Id add(Id id, Id copy) {
    ids_.emplace(id, copy);
    const auto [first, last] = from_.annotations_.equal_range(id);
    for (auto each = first; each != last; ++each) {
      Words operands(each->second.operands().begin(), each->second.operands().end());
      operands[0] = copy;
      to_[kAnnotations].push_back(to_.make(each->second.opcode(), operands));
    }
    return copy;
  }

  Id defineGlobal(const Instruction& i) {
    const std::size_t result = layoutOf(i.opcode())->result;
    Words operands;
    for (std::size_t n = 0; n < i.size(); ++n)
      if (n != result) operands.push_back(layoutOf(i.opcode())->isId(n) ? idOf(i[n]) : i[n]);
    if (isShared(i.opcode())) {
      const Id next = to_.bound(), found = to_.unique(i.opcode(), result, operands);
      if (found == next) declare(to_, i);
      return add(i.result(), found);
    }
    const Id copy = add(i.result(), to_.newId());
    operands.insert(operands.begin() + static_cast<std::ptrdiff_t>(result), copy);
    to_[kGlobals].push_back(to_.make(i.opcode(), operands));
    return copy;
  }

  void copy(const Function& function) {
    Function result{ids_.at(function.id), {}};
    for (const Instruction& i : function.code) {
      if (i.opcode() == spv::OpLine || i.opcode() == spv::OpNoLine) continue;
      Words operands(i.operands().begin(), i.operands().end());
      for (std::size_t n = 0; n < operands.size(); ++n)
        if (layoutOf(i.opcode())->isId(n)) operands[n] = idOf(i[n]);
      for (const std::size_t n : targetsOf(from_.module(), i)) operands[n] = idOf(i[n]);
      const std::size_t merges = i.opcode() == spv::OpLoopMerge ? 2 : i.opcode() == spv::OpSelectionMerge ? 1 : 0;
      for (std::size_t n = 0; n < merges; ++n) operands[n] = idOf(i[n]);
      result.code.push_back(to_.make(i.opcode(), operands));
    }
    to_.functions.push_back(std::move(result));
  }

  const Linkable& from_;
  Module& to_;
  std::map<Id, Id> ids_;
  std::vector<Id> work_;  // functions
};

Linkable::Linkable(Words words) : module_(std::move(words)) { index(); }

void Linkable::index() {
  exports_.clear(), functions_.clear(), annotations_.clear(), globals_.clear();
  for (std::size_t n = 0; n < module_.functions.size(); ++n) functions_.emplace(module_.functions[n].id, n);
  for (const Instruction& i : module_[kGlobals])
    if (i.result() != 0) globals_.insert(i.result());
  for (const Instruction& i : module_[kAnnotations]) {
    const bool isExport = i.opcode() == spv::OpDecorate && i[1] == spv::DecorationLinkageAttributes;
    if (isExport)
      exports_.emplace(i.text(2), i[0]);
    else if (i.opcode() == spv::OpDecorate || i.opcode() == spv::OpMemberDecorate)
      annotations_.emplace(i[0], i);
  }
}

Id Linkable::function(std::string_view name) const {
  const auto found = exports_.find(name);
  return found == exports_.end() ? 0 : found->second;
}

void Linkable::linkInto(Module& module, const std::map<Id, Id>& functions) const { Linker(*this, module, functions); }

}  // namespace hipspv::ir
