// What the runtime does to a module before a device builds it.
#include "harness.h"
#include "hipspv/runtime/spirv.h"
#include "hipspv/runtime/spirv_edit.h"

namespace {

// A device with all that a module may need, one for which all must be changed, and one with nothing.
hipspv::backend::DeviceFacts able() {
  hipspv::backend::DeviceFacts facts;
  facts.fp64 = facts.kernelClock = true;
  for (const char* name : {"int64_base_atomics", "subgroup_non_uniform_vote",
                           "subgroup_non_uniform_arithmetic", "subgroup_ballot", "subgroup_shuffle",
                           "subgroup_shuffle_relative", "subgroup_clustered_reduce"})
    facts.extensions.push_back(std::string("cl_khr_") + name);
  facts.subGroupSizes = {8, 16};
  return facts;
}

hipspv::backend::DeviceFacts different() {
  hipspv::backend::DeviceFacts facts = able();
  facts.floatAtomics = {96, 96, 96, 96};
  facts.kernelClock = false;
  facts.subGroupSizes = {};
  return facts;
}

// That a device lacks what the module needs is an answer, too.
void adjustTo(fuzz::Words& part, const hipspv::ModuleInfo& info,
              const hipspv::backend::DeviceFacts& device) {
  try {
    hipspv::adjust(part, info, device);
  } catch (const hipspv::Error& error) {
    if (error.code() != hipErrorNoBinaryForGpu) throw;
  }
}

}  // namespace

void fuzz::read(Bytes input) {
  const Words words = wordsOf(input);
  const hipspv::ModuleInfo info(words);
  {
    Words same = words;
    hipspv::removeCapabilities(same, {});
    demand(same == words, "removing nothing changes a module");
  }
  for (const auto& device : {able(), different(), hipspv::backend::DeviceFacts{}}) {
    Words part = words;
    adjustTo(part, info, device);
    demand(part.size() <= words.size(), "an adjustment adds words");
    demand(isModule(part), "an adjusted module is none");
  }
}
