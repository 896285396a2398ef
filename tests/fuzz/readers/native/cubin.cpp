// Binaries for NVIDIA's devices: all that a code object tells.
#include <string_view>

#include "harness.h"
#include "hipspv/runtime/code/cubin/code.h"
#include "hipspv/runtime/support/error.h"

namespace {

void readAll(fuzz::Bytes input) {
  if (!hipspv::cubin::begins(input)) return;
  fuzz::demand(hipspv::cubin::extent(input) <= input.size(), "the file ends after its bytes");
  hipspv::cubin::bareTarget(input);
  const hipspv::cubin::Code code({input.begin(), input.end()});
  for (const std::string_view name : code.kernels())
    for (const hipspv::Parameter& parameter : code.kernel(name).parameters)
      fuzz::demand(parameter.align != 0, "a parameter has no alignment");
  for (const auto& [name, symbol] : code.variables()) fuzz::demand(code.hasVariable(name), "a variable isn't found");
}

}  // namespace

void fuzz::read(Bytes input) {
  try {
    readAll(input);
  } catch (const hipspv::Error& error) {
    demand(std::string_view(error.what()).find("(byte ") != std::string_view::npos, "an error says no place");
    throw;
  }
}
