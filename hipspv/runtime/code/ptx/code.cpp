#include "code.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <utility>

#include "declarations.h"
#include "hipspv/runtime/code/describe.h"
#include "hipspv/runtime/support/error.h"
#include "nvidia_code.h"

namespace hipspv::ptx {

namespace {

std::string_view textOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// With one NUL at the end.
std::vector<std::byte> terminated(std::vector<std::byte> bytes) {
  bytes.resize(extent(bytes));
  bytes.push_back({});
  return bytes;
}

}  // namespace

Code::Code(std::vector<std::byte> bytes) : bytes_(terminated(std::move(bytes))) {
  Declarations declared = readDeclarations(textOf(image().first(bytes_.size() - 1)));
  target_ = targetOf(declared.target);
  kernels_ = std::move(declared.kernels);
  std::ranges::sort(kernels_, {}, &KernelDeclaration::name);
  if (const auto twice = std::ranges::adjacent_find(kernels_, {}, &KernelDeclaration::name); twice != kernels_.end())
    broken("two kernels have one name", twice->name);
  for (const VariableDeclaration& variable : declared.variables) {
    variables_.emplace(plainName(variable.name), variable.name);
    if (variable.constant) constantBytes_ += variable.size;
  }
  const auto isName = [](std::string_view text) { return Record(text).kind() == RecordKind::kName; };
  const auto names = static_cast<std::size_t>(std::ranges::count_if(declared.records, isName));
  for (const std::string_view text : declared.records) {
    try {
      Record(text).check();
    } catch (const Error& error) {
      broken(error.what(), text);
    }
    apply(Record(text), names);
  }
}

void Code::broken(const std::string& what, std::string_view at) const {
  const auto byte = at.data() - reinterpret_cast<const char*>(bytes_.data());
  throw Error(hipErrorInvalidImage, "the PTX is broken: " + what + " (byte " + std::to_string(byte) + ")");
}

void Code::apply(const Record& record, std::size_t names) {
  switch (record.kind()) {
    case RecordKind::kMetadata:
      if (record.number(1) != kMetadataVersion)
        broken("it was made by another version of hipspv: compile it again", record.text());
      return;
    case RecordKind::kName: {
      const std::uint64_t index = record.number(1);
      // A compiler's numbers are dense: a module with larger numbers than names is broken.
      if (index >= names) broken("a name expression has the number " + std::to_string(index), record.text());
      names_.resize(std::max<std::size_t>(names_.size(), index + 1));
      names_[index] = record.field(2);
      return;
    }
    case RecordKind::kAbort:
      abortLocations_[record.number(1)] = {record.field(2), record.rest(3)};
      return;
    case RecordKind::kLaunch:
      kernelsByAddress_[record.number(1)] = record.field(2);
      return;
    case RecordKind::kLaunches:
      launching_.insert(record.field(1));
      return;
    case RecordKind::kAlignments:
      return align(record);
    default:
      return;  // the PTX says it itself
  }
}

// Gives the kernel's parameters their alignments in a packed buffer of arguments.
void Code::align(const Record& record) {
  const auto kernel = std::ranges::find(kernels_, record.kernel(), &KernelDeclaration::name);
  if (kernel == kernels_.end()) broken("it has no such kernel", record.text());
  Fields fields(record.rest(2));
  for (Parameter& parameter : kernel->parameters) {
    parameter.align = fields.empty() ? 0 : fields.size();
    if (!std::has_single_bit(parameter.align)) broken("a parameter has an impossible alignment", record.text());
  }
}

const KernelDeclaration* Code::find(std::string_view name) const {
  const auto found = std::ranges::lower_bound(kernels_, name, {}, &KernelDeclaration::name);
  return found != kernels_.end() && found->name == name ? &*found : nullptr;
}

std::vector<std::string_view> Code::kernels() const {
  std::vector<std::string_view> names;
  for (const KernelDeclaration& kernel : kernels_) names.push_back(kernel.name);
  return names;
}

KernelInfo Code::kernel(std::string_view name) const {
  const KernelDeclaration* declared = find(name);
  require(declared != nullptr, hipErrorNotFound);
  KernelInfo info;
  info.parameters = declared->parameters;
  info.maxThreads = declared->maxThreads;
  info.launches = launching_.contains(name);
  return info;
}

std::optional<AbortLocation> Code::abortLocation(std::uint64_t site) const {
  const auto found = abortLocations_.find(site);
  return found == abortLocations_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string_view> Code::kernelAt(std::uint64_t address) const {
  const auto found = kernelsByAddress_.find(address);
  return found == kernelsByAddress_.end() ? std::nullopt : std::optional(found->second);
}

bool begins(std::span<const std::byte> image) {
  std::string_view text = textOf(image);
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (!text.starts_with("//")) return text.starts_with(".version");
    text.remove_prefix(std::min(text.find('\n'), text.size()));
  }
}

std::size_t extent(std::span<const std::byte> image) {
  return static_cast<std::size_t>(std::ranges::find(image, std::byte{}) - image.begin());
}

std::string bareTarget(std::span<const std::byte> code) { return targetOf(readTarget(textOf(code))); }

std::unique_ptr<CodeObject> read(std::vector<std::byte> code) { return std::make_unique<Code>(std::move(code)); }

// ---- The description for `hipspv inspect`

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
