// The index of a module, and the parts that it is cut into: each is a module, too, and adjusted to a device. As
// in the runtime, all objects made from the module exist at the same time.
#include <algorithm>
#include <optional>
#include <string_view>

#include "devices.h"
#include "hipspv/runtime/spirv/split.h"

namespace {

// Parts share nothing but the module: more of them would only repeat the same work.
constexpr std::size_t kSomeParts = 4;
constexpr std::string_view kPerPart[] = {"__hipspv_service", "__hipspv_heap"};

// The runtime cuts no module that this refuses.
std::optional<hipspv::ModuleInfo> infoOf(const hipspv::ir::Module& module) {
  try {
    return std::make_optional<hipspv::ModuleInfo>(module);
  } catch (const hipspv::Error&) {
    return std::nullopt;
  }
}

}  // namespace

void fuzz::read(Bytes input) {
  const Words words = wordsOf(input);
  const auto module = hipspv::ir::Module::reading(words);
  const auto info = infoOf(module);
  const hipspv::ModuleParts parts(module, kPerPart);
  for (const std::string_view name : {"k", "v", "__hipspv_variables"})
    for (const auto part : {parts.ofKernel(name), parts.ofVariable(name)})
      demand(!part || *part < parts.count(), "a name's part isn't there");
  for (std::size_t i = 0; i < std::min(parts.count(), kSomeParts); ++i) {
    hipspv::PartModule part = parts.part(i);
    demand(part.words.size() <= words.size(), "a part is larger than its module");
    demand(isModule(part.words), "a part is no module");
    if (!info || i != 0) continue;
    adjustTo(part.words, *info, different());
    demand(isModule(part.words), "an adjusted part is none");
  }
}
