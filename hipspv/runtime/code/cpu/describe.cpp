#include "hipspv/runtime/code/describe.h"

#include "code.h"

namespace hipspv::cpu {
namespace {

std::string describe(std::string_view name, const KernelCode& kernel) {
  std::vector<std::string> parameters;
  for (std::size_t i = 0; i < kernel.info.parameters.size(); ++i) {
    const Argument& argument = kernel.layout.arguments[i];
    Json json;
    json.number("offset", argument.offset).flag("pointer", argument.pointer);
    parameters.push_back(describeParameter(kernel.info.parameters[i], std::move(json)));
  }
  return describeKernel(name, kernel.info)
      .number("shared_bytes", kernel.sharedBytes)
      .number("frame", kernel.frameBytes)
      .list("parameters", parameters, asIs)
      .done();
}

}  // namespace

std::string describe(std::span<const std::byte> bytes) {
  const Code code({bytes.begin(), bytes.end()});
  std::vector<std::string> kernels;
  for (const std::string_view name : code.kernels()) kernels.push_back(describe(name, code.kernelCode(name)));
  return Json()
      .list("kernels", kernels, asIs)
      .raw("variables", describeVariables(code.records()))
      .list("records", code.records(), Json::quote)
      .done();
}

}  // namespace hipspv::cpu
