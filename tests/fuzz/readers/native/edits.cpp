// The runtime's changes to a module before a device builds it.
#include "devices.h"

void fuzz::read(Bytes input) {
  const Words words = wordsOf(input);
  const hipspv::ModuleInfo info(words);
  {
    Words same = words;
    hipspv::removeCapabilities(same, {});
    demand(same == words, "removing nothing changes a module");
  }
  for (const auto& device : {able(), different(), hipspv::DeviceFeatures{}}) {
    Words part = words;
    adjustTo(part, info, device);
    demand(part.size() <= words.size(), "an adjustment adds words");
    demand(isModule(part), "an adjusted module is none");
  }
}
