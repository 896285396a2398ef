// A module's kernels, variables and launch metadata.
#include <algorithm>

#include "harness.h"
#include "hipspv/runtime/spirv/module_info.h"

namespace {

// Many may be one function: the data that a launch reads of each may be the same list.
constexpr std::size_t kSomeKernels = 16;

}  // namespace

void fuzz::read(Bytes input) {
  const std::size_t extent = hipspv::spirvExtent(input);
  demand(extent <= input.size() && extent % 4 == 0, "a module is longer than its image");
  const Words words = wordsOf(input.first(extent));
  const auto module = hipspv::ir::Module::reading(words);
  const hipspv::ModuleInfo info(module);
  for (std::size_t i = 0; i < std::min(info.kernelCount(), kSomeKernels); ++i) {
    demand(info.findKernel(info.kernelName(i)) == i, "a kernel isn't found by its name");
    info.fp64Location(i);
    for (const auto& parameter : info.kernel(i).parameters)
      demand(parameter.align != 0, "a parameter has no alignment");
  }
  for (const auto& variable : info.variables()) {
    demand(info.hasVariable(variable.name), "a variable isn't found by its name");
    demand(variable.index < words.size(), "a variable's number is out of proportion");
  }
  for (const auto& site : info.abortSites()) {
    const auto found = info.abortSite(site.number);
    demand(found && found->location() == site.location(), "a location isn't found by its number");
    site.kernel();
  }
}
