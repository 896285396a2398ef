#include "hipspv/runtime/code/describe.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "code.h"
#include "declarations.h"

namespace hipspv::ptx {
namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

std::string_view withoutDot(std::string_view directive) { return directive.substr(directive.empty() ? 0 : 1); }

std::string describe(const VariableDetails& variable) {
  return Json()
      .text("symbol", variable.name)
      .text("space", withoutDot(variable.space))
      .text("linking", withoutDot(variable.linking))
      .text("type", variable.type)
      .number("size", variable.size)
      .flag("managed", variable.managed)
      .done();
}

std::string describeArgument(const VariableDetails& parameter) {
  return Json()
      .text("kind", parameter.pointer ? "pointer" : "value")
      .text("storage", withoutDot(parameter.pointee))
      .text("type", parameter.type)
      .number("size", parameter.size)
      .number("align", parameter.align)
      .done();
}

class Description {
 public:
  explicit Description(std::string_view text)
      : text_(text), details_(readDetails(text)), reach_(details_.functions.size()) {
    for (const VariableDetails& each : details_.variables)
      if (each.space == ".shared") shared_.push_back(each);
    for (const FunctionDetails& each : details_.functions)
      std::ranges::move(readBody(each.body).shared, std::back_inserter(shared_));
    findUses();
  }

  std::string json() const {
    std::vector<std::string> kernels, functions, variables;
    for (std::size_t i = 0; i < details_.functions.size(); ++i) {
      const FunctionDetails& each = details_.functions[i];
      if (each.entry && !each.body.empty()) kernels.push_back(kernel(i));
      if (!each.entry)
        functions.push_back(Json().text("symbol", each.name).text("linking", withoutDot(each.linking)).done());
    }
    for (const VariableDetails& each : details_.variables)
      if (each.space != ".shared") variables.push_back(describe(each));
    for (const VariableDetails& each : shared_) variables.push_back(describe(each));
    return Json()
        .text("version", details_.version)
        .text("target", details_.target)
        .number("address_size", details_.addressSize)
        .number("lines", static_cast<std::size_t>(std::ranges::count(text_, '\n')) + !text_.ends_with('\n'))
        .list("kernels", kernels, asIs)
        .list("variables", variables, asIs)
        .list("functions", functions, asIs)
        .list("records", details_.records, Json::quote)
        .done();
  }

 private:
  void findUses() {
    std::map<std::string_view, std::size_t> functions, variables;
    for (std::size_t i = 0; i < details_.functions.size(); ++i) functions[details_.functions[i].name] = i;
    for (std::size_t i = 0; i < shared_.size(); ++i) variables[shared_[i].name] = i;
    for (std::size_t i = 0; i < details_.functions.size(); ++i) {
      for (const std::string_view name : readBody(details_.functions[i].body).names) {
        if (const auto found = functions.find(name); found != functions.end()) reach_.callees[i].insert(found->second);
        if (const auto found = variables.find(name); found != variables.end())
          reach_.variables[i].insert(found->second);
      }
    }
  }

  std::string kernel(std::size_t index) const {
    const FunctionDetails& function = details_.functions[index];
    std::vector<std::string> shared, directives;
    for (const std::size_t each : reach_.from(index))
      shared.push_back(Json().text("name", shared_[each].name).number("size", shared_[each].size).done());
    for (const auto& [name, numbers] : function.directives)
      directives.push_back(Json().text("name", name).list("numbers", numbers, number).done());
    const auto begin = static_cast<std::size_t>(function.text.data() - text_.data());
    return Json()
        .text("name", function.name)
        .number("begin", begin)
        .number("end", begin + function.text.size())
        .list("parameters", function.parameters, describeArgument)
        .list("directives", directives, asIs)
        .list("shared", shared, asIs)
        .done();
  }

  std::string_view text_;
  Details details_;
  std::vector<VariableDetails> shared_;
  Reach reach_;
};

}  // namespace

// The checks are those of loading, too.
std::string describe(std::span<const std::byte> bytes) {
  const Code checked({bytes.begin(), bytes.end()});
  return Description({reinterpret_cast<const char*>(bytes.data()), extent(bytes)}).json();
}

}  // namespace hipspv::ptx
