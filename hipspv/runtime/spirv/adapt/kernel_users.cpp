#include "kernel_users.h"

#include <vector>

namespace hipspv::adapt {
namespace {

constexpr std::size_t kMostNamed = 100;

}  // namespace

void addCallers(std::set<Id>& functions, const std::multimap<Id, Id>& callers) {
  std::vector<Id> work(functions.begin(), functions.end());
  while (!work.empty()) {
    const auto [first, last] = callers.equal_range(work.back());
    work.pop_back();
    for (auto each = first; each != last; ++each)
      if (functions.insert(each->second).second) work.push_back(each->second);
  }
}

std::set<Id> withCallers(std::span<const std::uint32_t> words, std::set<Id> functions) {
  std::multimap<Id, Id> callers;
  Id caller = 0;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpFunction) caller = i[1];
    if (i.opcode == spv::OpFunctionCall) callers.emplace(i[2], caller);
  });
  addCallers(functions, callers);
  return functions;
}

std::string describe(std::span<const std::uint32_t> words, const MissingOperations& missing) {
  const std::string what = missing.begin()->first;
  std::set<Id> users;
  for (const auto& [each, function] : missing)
    if (each == what) users.insert(function);
  std::multimap<Id, std::string> names;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpEntryPoint && i[0] == spv::ExecutionModelKernel) names.emplace(i[1], i.text(2));
  });
  const std::set<Id> reached = withCallers(words, users);
  std::string text = what;
  std::size_t count = 0;
  for (const auto& [function, name] : names)
    if (reached.contains(function) && ++count <= kMostNamed) text += "\n  kernel " + name + " uses it";
  if (count > kMostNamed) text += "\n  and " + std::to_string(count - kMostNamed) + " other kernels";
  return text;
}

}  // namespace hipspv::adapt
