#include "hipspv/runtime/code/describe.h"

#include "code.h"

namespace hipspv::vortex {
namespace {

constexpr std::size_t kHeader = 16;  // bytes of the file before the image

bool isExplicit(ParameterKind kind) {
  return kind == ParameterKind::kValue || kind == ParameterKind::kPointer || kind == ParameterKind::kByReference ||
         kind == ParameterKind::kPacked;
}

// An argument of the caller's has the offset, size and alignment that it has on the device.
std::string describe(std::span<const Parameter> parameters, const Layout& layout) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const Argument& argument = layout.arguments[i];
    Parameter shown = parameters[i];
    Json json;
    if (isExplicit(shown.kind)) {
      shown.size = static_cast<std::uint32_t>(argument.size);
      shown.align = static_cast<std::uint32_t>(argument.align);
      json.number("offset", argument.offset - layout.arguments[0].offset).flag("pointer", argument.pointer);
    }
    items.push_back(describeParameter(shown, std::move(json)));
  }
  return jsonArray(items, asIs);
}

std::string describe(std::string_view name, const KernelCode& kernel) {
  return describeKernel(name, kernel.info)
      .number("begin", kHeader + kernel.entry)
      .number("shared_bytes", kernel.sharedBytes)
      .number("stack", kernel.stackBytes)
      .raw("parameters", describe(kernel.info.parameters, kernel.layout))
      .done();
}

}  // namespace

std::string describe(std::span<const std::byte> bytes) {
  const Code code({bytes.begin(), bytes.end()});
  std::vector<std::string> kernels;
  for (const std::string_view text : code.records()) {
    const Record record(text);
    if (record.kind() == RecordKind::kEntry)
      kernels.push_back(describe(record.kernel(), code.kernelCode(record.kernel())));
  }
  return Json()
      .number("width", code.width())
      .text("isa", code.extensions())
      .number("relocations", code.relocations().size())
      .list("kernels", kernels, asIs)
      .raw("variables", describeVariables(code.records()))
      .list("records", code.records(), Json::quote)
      .done();
}

}  // namespace hipspv::vortex
