// PTX: all that a code object tells.
#include <string_view>

#include "harness.h"
#include "hipspv/runtime/code/ptx/code.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/error.h"

namespace {

void readAll(fuzz::Bytes input) {
  hipspv::ptx::begins(input);
  const hipspv::ptx::Code code({input.begin(), input.end()});
  for (const std::string_view name : code.kernels()) {
    fuzz::demand(code.hasKernel(name), "a kernel isn't found");
    for (const hipspv::Parameter& parameter : code.kernel(name).parameters)
      fuzz::demand(parameter.align != 0, "a parameter has no alignment");
  }
  for (const auto& [name, symbol] : code.variables()) fuzz::demand(code.hasVariable(name), "a variable isn't found");
  for (const std::string_view name : code.names()) fuzz::demand(name.size() <= input.size(), "a name is too long");
  code.abortLocation(7);
  hipspv::ptx::rank(hipspv::ptx::bareTarget(input), 90);
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
