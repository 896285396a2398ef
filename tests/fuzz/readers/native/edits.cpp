// What the runtime does to a module before a device builds it.
#include <set>

#include "harness.h"
#include "hipspv/runtime/kernel_clock.h"
#include "hipspv/runtime/requirements.h"
#include "hipspv/runtime/spirv.h"
#include "hipspv/runtime/spirv_edit.h"

namespace {

// A device with all that an edit asks for, and one with nothing.
hipspv::backend::DeviceFacts device(bool able) {
  hipspv::backend::DeviceFacts facts;
  facts.fp64 = able;
  if (able) facts.extensions = {"cl_khr_int64_base_atomics"};
  if (able) facts.floatAtomics = {96, 96, 96, 96};
  return facts;
}

void edit(const hipspv::ModuleInfo& info, std::span<const std::uint32_t> words,
          const hipspv::backend::DeviceFacts& device) {
  const auto native = hipspv::nativeAtomics(info.atomics(), device.floatAtomics);
  hipspv::withNativeAtomics(words, native);
  hipspv::withoutCapabilities(words, hipspv::requireFeatures(info, words, device));
}

}  // namespace

void fuzz::read(Bytes input) {
  const Words words = wordsOf(input);
  const hipspv::ModuleInfo info(words);
  const std::size_t sizes[] = {8, 16};
  demand(hipspv::withoutCapabilities(words, {}) == words, "removing nothing changes a module");
  demand(hipspv::withoutSubGroupSizes(words, sizes).size() <= words.size(), "a removal adds words");
  hipspv::withoutClock(words);
  edit(info, words, device(true));
  edit(info, words, device(false));
}
