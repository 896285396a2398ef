#include "describe.h"

#include <algorithm>

#include "launch_metadata.h"
#include "metadata_schema.h"

namespace hipspv {
namespace {

// The schema's word for a kind of parameter.
std::string_view wordOf(ParameterKind kind) {
  std::string_view words = std::ranges::find(kFieldWords, 'p', &FieldWords::letter)->words;
  for (auto i = static_cast<std::size_t>(kind); i > 0; --i) words.remove_prefix(words.find(' ') + 1);
  return words.substr(0, words.find(' '));
}

}  // namespace

std::string describeParameter(const Parameter& parameter, Json json) {
  return json.text("kind", wordOf(parameter.kind))
      .number("size", parameter.size)
      .number("align", parameter.align)
      .done();
}

Json describeKernel(std::string_view name, const KernelInfo& kernel) {
  Json json;
  json.text("name", name).number("lanes", kernel.subGroup);
  if (kernel.maxThreads != ~0u) json.number("max_threads", kernel.maxThreads);
  return json;
}

std::string describeVariables(std::span<const std::string_view> records) {
  std::vector<std::string> items;
  for (const std::string_view text : records) {
    const Record record(text);
    if (record.kind() == RecordKind::kVariable)
      items.push_back(Json()
                          .text("symbol", record.field(2))
                          .number("size", record.number(3))
                          .flag("constant", record.has(4))
                          .done());
  }
  return jsonArray(items, asIs);
}

}  // namespace hipspv
