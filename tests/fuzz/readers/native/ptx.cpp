// PTX: all that a code object tells.
#include "hipspv/runtime/ptx/code.h"

#include "harness.h"
#include "hipspv/runtime/ptx/target.h"

void fuzz::read(Bytes input) {
  hipspv::ptx::begins(input);
  const hipspv::ptx::Code code({input.begin(), input.end()});
  for (const std::string_view name : code.kernels()) {
    demand(code.hasKernel(name), "a kernel isn't found");
    for (const hipspv::Parameter& parameter : code.kernel(name).parameters)
      demand(parameter.align != 0, "a parameter has no alignment");
  }
  for (const auto& [name, symbol] : code.variables()) demand(code.hasVariable(name), "a variable isn't found");
  for (const std::string_view name : code.names()) demand(name.size() <= input.size(), "a name is too long");
  code.abortPlace(7);
  hipspv::ptx::rank(hipspv::ptx::bareTarget(input), 90);
}
