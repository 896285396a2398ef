#include "kernel_users.h"

#include <map>

namespace hipspv::adapt {

std::string describe(const ir::Module& module, const MissingOperations& missing) {
  constexpr std::size_t kMaxNamed = 100;
  const std::string what = missing.begin()->first;
  std::set<Id> users;
  for (const auto& [each, function] : missing)
    if (each == what) users.insert(function);
  const std::set<Id> reached = ir::withCallers(module, users);
  std::multimap<Id, std::string> names;
  for (const Instruction& kernel : ir::kernels(module)) names.emplace(kernel[1], kernel.text(2));
  std::string text = what;
  std::size_t count = 0;
  for (const auto& [function, name] : names)
    if (reached.contains(function) && ++count <= kMaxNamed) text += "\n  kernel " + name + " uses it";
  if (count > kMaxNamed) text += "\n  and " + std::to_string(count - kMaxNamed) + " other kernels";
  return text;
}

}  // namespace hipspv::adapt
