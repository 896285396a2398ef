#include <set>

#include "adaptations.h"

namespace hipspv::adapt {

void forbidContraction(Module& module) { ir::addExecutionMode(module, {spv::ExecutionModeContractionOff}); }

void remarkStoredValues(Module& module) {
  constexpr std::uint32_t kFirstVersion = 0x10100;
  if (module.version() < kFirstVersion) return;
  module[ir::kDebug].push_back(module.make(spv::OpModuleProcessed, ir::literal("values are stored at barriers")));
}

}  // namespace hipspv::adapt
