// A module's kernels, variables and notes.
#include "harness.h"
#include "hipspv/runtime/spirv.h"

void fuzz::read(Bytes input) {
  const std::size_t extent = hipspv::spirvExtent(input);
  demand(extent <= input.size() && extent % 4 == 0, "a module is longer than its image");
  const auto info = hipspv::readSpirv(wordsOf(input.first(extent)));
  for (const auto& [name, kernel] : info.kernels)
    for (const auto& parameter : kernel.parameters)
      demand(parameter.align != 0, "a parameter has no alignment");
}
