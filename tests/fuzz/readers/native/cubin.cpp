// Binaries for NVIDIA's devices: all that a code object tells.
#include "hipspv/runtime/cubin/code.h"

#include "harness.h"

void fuzz::read(Bytes input) {
  if (!hipspv::cubin::begins(input)) return;
  demand(hipspv::cubin::extent(input) <= input.size(), "the file ends after its bytes");
  hipspv::cubin::bareTarget(input);
  const hipspv::cubin::Code code({input.begin(), input.end()});
  for (const std::string_view name : code.kernels())
    for (const hipspv::Parameter& parameter : code.kernel(name).parameters)
      demand(parameter.align != 0, "a parameter has no alignment");
  for (const auto& [name, symbol] : code.variables()) demand(code.hasVariable(name), "a variable isn't found");
}
