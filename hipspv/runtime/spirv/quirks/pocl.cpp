#include <algorithm>

#include "adaptations.h"

namespace hipspv::adapt {

namespace {

// Shared variables, and constants made from their addresses.
std::set<Id> sharedValues(const Module& module) {
  std::set<Id> shared;
  for (const Instruction& i : module[ir::kGlobals]) {
    if (globalLayout(i.opcode()) == nullptr) continue;
    const bool isVariable = i.opcode() == spv::OpVariable || i.opcode() == spv::OpUntypedVariableKHR;
    bool found = isVariable && i[2] == spv::StorageClassWorkgroup;
    for (std::size_t n = 0; n < i.size(); ++n) found = found || (i.uses(n) && shared.contains(i[n]));
    if (found) shared.insert(i.result());
  }
  return shared;
}

}  // namespace

void inlineUsersOfShared(Module& module) {
  const std::set<Id> shared = sharedValues(module);
  if (shared.empty()) return;
  const auto uses = [&](const Instruction& i) {
    for (std::size_t n = 0; n < i.size(); ++n)
      if (i.uses(n) && shared.contains(i[n])) return true;
    return false;
  };
  std::set<Id> users, kernels;
  for (const Function& function : module.functions)
    if (std::ranges::any_of(function.code, uses)) users.insert(function.id);
  users = ir::withCallers(module, users);
  for (const Instruction& i : module[ir::kEntryPoints]) kernels.insert(i[1]);
  for (const Function& function : module.functions) {
    if (!users.contains(function.id) || kernels.contains(function.id)) continue;
    const Instruction& i = function.code.front();
    module.set(i, 2, (i[2] & ~spv::FunctionControlDontInlineMask) | spv::FunctionControlInlineMask);
  }
}

void remarkStoredValues(Module& module) {
  constexpr std::uint32_t kFirstVersion = 0x10100;
  if (module.version() < kFirstVersion) return;
  module[ir::kDebug].push_back(module.make(spv::OpModuleProcessed, ir::literal("values are stored at barriers")));
}

}  // namespace hipspv::adapt
