// The runtime's changes to a module before a device builds it.
#include "devices.h"
#include "hipspv/runtime/spirv/ir/module.h"

void fuzz::read(Bytes input) {
  const Words words = wordsOf(input);
  const auto module = hipspv::ir::Module::reading(words);
  const hipspv::ModuleInfo info(module);
  demand(isModule(module.words()), "a module that was read and written is none");
  for (const auto& device : {able(), different(), hipspv::DeviceFeatures{}}) {
    Words part = words;
    adjustTo(part, info, device);
    demand(part.size() <= words.size(), "an adjustment adds words");
    demand(isModule(part), "an adjusted module is none");
  }
}
