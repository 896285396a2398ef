#include "describe.h"

#include <algorithm>
#include <new>

#include "hipspv/runtime/code/bundle/code_format.h"
#include "hipspv/runtime/support/error.h"
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

std::string describeCode(std::string_view format, std::span<const std::byte> code) {
  const auto formats = codeFormats();
  const auto row = std::ranges::find(formats, format, &CodeFormat::name);
  if (row == formats.end()) return "{}";
  const auto problem = [](const char* what) { return Json().raw("problems", "[" + Json::quote(what) + "]").done(); };
  try {
    return row->describe(code);
  } catch (const Error& error) {
    return problem(error.what());
  } catch (const std::bad_alloc&) {
    return problem("it takes more memory than code of its size may");
  }
}

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

}  // namespace hipspv
