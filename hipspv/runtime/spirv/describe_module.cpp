// The contents of a SPIR-V module as JSON, for `hipspv inspect`. Section numbers: SPIR-V specification 1.6.
#define SPV_ENABLE_UTILITY_CODE  // names of enumerants
#include <algorithm>
#include <cstring>
#include <map>

#include "code.h"
#include "hipspv/runtime/code/describe.h"
#include "hipspv/runtime/support/blake2b.h"
#include "ir/instruction.h"

namespace hipspv::spirv {
namespace {

using Id = std::uint32_t;
using Words = std::span<const std::uint32_t>;

constexpr std::size_t kMostProblems = 1'000;
constexpr int kDeepestName = 8;
constexpr std::size_t kMostParameters = 32;  // of a function type, in its name

struct Generator {
  std::uint32_t number;
  std::string_view name;
};

// Khronos's registry.
constexpr Generator kGenerators[] = {
#include "generators.inc"
};

// The name of a type that has no layout, such as `image` for OpTypeImage.
std::string opaqueName(spv::Op opcode) {
  constexpr std::string_view kPrefix = "OpType";
  std::string name(std::string_view(spv::OpToString(opcode)).substr(kPrefix.size()));
  std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
  return name;
}

bool isType(std::uint16_t opcode) {
  return (opcode >= spv::OpTypeVoid && opcode <= spv::OpTypeForwardPointer) || opcode == spv::OpTypePipeStorage ||
         opcode == spv::OpTypeNamedBarrier || opcode == spv::OpTypeUntypedPointerKHR;
}

bool isOpaque(std::uint16_t opcode) {
  switch (opcode) {
    case spv::OpTypeInt:
    case spv::OpTypeFloat:
    case spv::OpTypeVector:
    case spv::OpTypeArray:
    case spv::OpTypeStruct:
    case spv::OpTypePointer:
    case spv::OpTypeFunction:
    case spv::OpTypeUntypedPointerKHR:
      return false;
    default:
      return isType(opcode);
  }
}

bool isConstant(std::uint16_t opcode) { return opcode >= spv::OpConstantTrue && opcode <= spv::OpSpecConstantOp; }

std::string number(std::uint64_t value) { return std::to_string(value); }

// An enumerant's name, or its number if the headers have none.
template <class Enumerant>
std::string nameOf(const char* (*toString)(Enumerant), std::uint32_t value) {
  const std::string_view name = toString(static_cast<Enumerant>(value));
  return name == "Unknown" ? number(value) : std::string(name);
}

std::string generatorOf(std::uint32_t word) {
  const auto row = std::ranges::find(kGenerators, word >> 16, &Generator::number);
  const std::string name =
      row == std::end(kGenerators) ? "Unknown(" + number(word >> 16) + ")" : std::string(row->name);
  return name + " " + number(word & 0xFFFF);
}

std::vector<std::uint32_t> wordsOf(std::span<const std::byte> bytes) {
  std::vector<std::uint32_t> words(bytes.size() / sizeof(std::uint32_t));
  if (!words.empty()) std::memcpy(words.data(), bytes.data(), words.size() * sizeof(std::uint32_t));
  if (!words.empty() && words[0] == __builtin_bswap32(spv::MagicNumber))
    for (std::uint32_t& word : words) word = __builtin_bswap32(word);
  return words;
}

struct Function {
  Id id;
  std::size_t begin, end;  // in words
  std::vector<std::size_t> parameters;
};

struct Loaded {
  explicit Loaded(Words words) : module(ir::Module::reading(words)), info(module) {}

  const ir::Module module;
  const ModuleInfo info;
};

struct Linkage {
  std::string_view symbol;
  std::string type;
};

// Goes on after damage, which it lists.
class Description {
 public:
  Description(Words words, std::size_t bytes) : words_(words), types_(ir::boundOf(words)), at_(ir::boundOf(words)) {
    catching([&] {
      InstructionStream stream(words_);
      std::size_t at = stream.position();
      placed(at, [&] {
        for (; const auto i = stream.next(); at = stream.position())
          catching([&] { placed(at, [&] { visit(*i, at); }); });
      });
    });
    if (inFunction_) functions_.back().end = words_.size();
    if (bytes % sizeof(std::uint32_t) != 0)
      catching([&] { placed(words_.size(), [] { broken("its size is no multiple of 4"); }); });
    if (!problems_.empty()) return;
    catching([&] { loaded_.emplace(words_); });
  }

  std::string json() {
    std::vector<std::string> kernels, variables, functions;
    findUses();
    for (const std::size_t at : entryPoints_)
      catching([&] { placed(at, [&] { kernels.push_back(kernel(instructionAt(words_, at))); }); });
    for (const std::size_t at : variables_)
      if (const Instruction i = instructionAt(words_, at); i.opcode() == spv::OpVariable)
        catching([&] { placed(at, [&] { variables.push_back(variable(i)); }); });
    for (const Function& each : functions_)
      if (const auto linked = linkage_.find(each.id); linked != linkage_.end())
        functions.push_back(
            addRange(Json().text("symbol", linked->second.symbol).text("linkage", linked->second.type), each).done());
    return Json()
        .text("version", number(words_[1] >> 16 & 0xFF) + "." + number(words_[1] >> 8 & 0xFF))
        .text("generator", generatorOf(words_[2]))
        .number("bound", words_[kBoundWord])
        .text("addressing_model", addressingModel_)
        .text("memory_model", memoryModel_)
        .list("capabilities", capabilities_, Json::quote)
        .list("extensions", extensions_, Json::quote)
        .list("imports", imports_, Json::quote)
        .list("sources", sources_, Json::quote)
        .list("kernels", kernels, asIs)
        .list("variables", variables, asIs)
        .list("functions", functions, asIs)
        .list("records", records_, Json::quote)
        .list("problems", problems_, Json::quote)
        .done();
  }

 private:
  template <class Action>
  void catching(Action&& action) {
    try {
      action();
    } catch (const Error& error) {
      if (problems_.size() < kMostProblems) problems_.emplace_back(error.what());
    }
  }

  void visit(const Instruction& i, std::size_t at) {
    if (isType(i.opcode())) return addType(i, at);
    if (isConstant(i.opcode())) return addConstant(i, at);
    switch (i.opcode()) {
      case spv::OpSource:
        sources_.push_back(nameOf(spv::SourceLanguageToString, i[0]) + " " + number(i[1]));
        return;
      case spv::OpName:
        if (!at_.has(i[0])) broken("id " + number(i[0]) + " is beyond the module's bound");
        if (!names_.contains(i[0])) {
          i.text(1);
          names_.emplace(i[0], at);
        }
        return;
      case spv::OpExtension:
        extensions_.push_back(i.text(0));
        return;
      case spv::OpExtInstImport:
        imports_.push_back(i.text(1));
        return;
      case spv::OpMemoryModel:
        addressingModel_ = nameOf(spv::AddressingModelToString, i[0]);
        memoryModel_ = nameOf(spv::MemoryModelToString, i[1]);
        return;
      case spv::OpEntryPoint:
        i.text(2);
        entryPoints_.push_back(at);
        return;
      case spv::OpExecutionMode:
      case spv::OpExecutionModeId:
        modes_[i[0]].push_back(at);
        (void)i[1];
        return;
      case spv::OpCapability:
        capabilities_.push_back(nameOf(spv::CapabilityToString, i[0]));
        return;
      case spv::OpModuleProcessed:
        if (i.text(0).starts_with(kRecordPrefix)) records_.push_back(i.text(0));
        return;
      case spv::OpDecorate:
        return addDecoration(i);
      case spv::OpVariable:
      case spv::OpUntypedVariableKHR:
        if (!inFunction_) return addVariable(i, at);
        break;
      case spv::OpFunction:
        if (inFunction_) functions_.back().end = at;
        functionAt_.emplace(i[1], functions_.size());
        functions_.push_back({i[1], at, at, {}});
        inFunction_ = true;
        return;
      case spv::OpFunctionParameter:
        if (!inFunction_) broken("a parameter stands outside a function");
        (void)i[1];
        functions_.back().parameters.push_back(at);
        return;
      case spv::OpFunctionEnd:
        if (inFunction_) functions_.back().end = at + 1 + i.size();
        inFunction_ = false;
        return;
      default:
        break;
    }
    if (inFunction_) addUses(i);
  }

  void addType(const Instruction& i, std::size_t at) {
    define(i[0], at);
    types_.add(i);
  }

  void addConstant(const Instruction& i, std::size_t at) {
    define(i[1], at);
    if (i.opcode() == spv::OpConstant || i.opcode() == spv::OpSpecConstant) return types_.add(i);
    if (i.opcode() == spv::OpConstantComposite || i.opcode() >= spv::OpSpecConstantComposite)
      for (const Id part : i.operands().subspan(i.opcode() == spv::OpSpecConstantOp ? 3 : 2))
        if (const auto found = shared_.find(part); found != shared_.end())
          shared_[i[1]].insert(found->second.begin(), found->second.end());
  }

  void addDecoration(const Instruction& i) {
    types_.add(i);
    if (i[1] != spv::DecorationLinkageAttributes) return;
    std::size_t type = 0;
    const std::string_view symbol = i.text(2, &type);
    linkage_.try_emplace(i[0], Linkage{symbol, nameOf(spv::LinkageTypeToString, i[type])});
  }

  void addVariable(const Instruction& i, std::size_t at) {
    define(i[1], at);
    if (i[2] == spv::StorageClassWorkgroup) shared_[i[1]] = {variables_.size()};
    variables_.push_back(at);
  }

  void define(Id id, std::size_t at) {
    if (at_[id] == 0) at_[id] = static_cast<std::uint32_t>(at);
  }

  // Of the function: the variables in shared memory that an instruction names, and its callee.
  void addUses(const Instruction& i) {
    if (i.opcode() == spv::OpFunctionCall) calls_.emplace_back(functions_.size() - 1, i[2]);
    if (shared_.empty()) return;
    const auto layout = layoutOf(i.opcode());
    for (std::uint32_t operand = 0; operand < i.size(); ++operand) {
      if (layout && !layout->isId(operand)) continue;
      if (const auto found = shared_.find(i[operand]); found != shared_.end())
        uses_[functions_.size() - 1].insert(found->second.begin(), found->second.end());
    }
  }

  void findUses() {
    reach_.emplace(functions_.size());
    for (auto& [function, variables] : uses_) reach_->variables[function] = variables;
    for (const auto& [caller, callee] : calls_)
      if (const auto found = functionAt_.find(callee); found != functionAt_.end())
        reach_->callees[caller].insert(found->second);
  }

  // ---- Types and constants

  std::optional<Instruction> definition(Id id) const {
    const std::uint32_t at = at_.get(id);
    return at == 0 ? std::nullopt : std::optional(instructionAt(words_, at));
  }

  std::string_view nameAt(Id id) const {
    const auto at = names_.find(id);
    return at == names_.end() ? std::string_view{} : instructionAt(words_, at->second).text(1);
  }

  std::optional<std::uint64_t> valueOf(Id constant) const {
    const auto i = definition(constant);
    if (!i || (i->opcode() != spv::OpConstant && i->opcode() != spv::OpSpecConstant)) return std::nullopt;
    return i->size() > 3 ? std::uint64_t{(*i)[3]} << 32 | (*i)[2] : (*i)[2];
  }

  // In C or OpenCL C; deeper nesting is left out.
  std::string typeName(Id id, int depth = kDeepestName) const {
    if (depth == 0) return "...";
    const auto found = definition(id);
    if (!found) return "%" + number(id);
    const Instruction& i = *found;
    switch (i.opcode()) {
      case spv::OpTypeInt:
        return "int" + number(i[1]);
      case spv::OpTypeFloat:
        return i[1] == 16 ? "half" : i[1] == 32 ? "float" : i[1] == 64 ? "double" : "float" + number(i[1]);
      case spv::OpTypeVector:
        return typeName(i[1], depth - 1) + " x " + number(i[2]);
      case spv::OpTypeArray: {
        const auto length = valueOf(i[2]);
        return typeName(i[1], depth - 1) + "[" + (length ? number(*length) : "?") + "]";
      }
      case spv::OpTypePointer:
        return typeName(i[2], depth - 1) + " *";
      case spv::OpTypeUntypedPointerKHR:
        return "void *";
      case spv::OpTypeFunction:
        return functionName(i, std::min(depth - 1, 2));
      case spv::OpTypeStruct:
        return structName(id);
      default:
        return isType(i.opcode()) ? opaqueName(static_cast<spv::Op>(i.opcode())) : "%" + number(id);
    }
  }

  // Parameters that take functions would expand endlessly without the limits.
  std::string functionName(const Instruction& i, int depth) const {
    std::string text = typeName(i[1], depth) + " (";
    const auto parameters = i.operands().subspan(2);
    for (std::size_t p = 0; p < std::min(parameters.size(), kMostParameters); ++p)
      text += (p == 0 ? "" : ", ") + typeName(parameters[p], depth);
    return text + (parameters.size() > kMostParameters ? ", ...)" : ")");
  }

  std::string structName(Id id) const {
    std::string_view name = nameAt(id);
    for (const std::string_view prefix : {"struct.", "class.", "union."})
      if (name.starts_with(prefix)) {
        name.remove_prefix(prefix.size());
        break;
      }
    return name.empty() ? "struct " + number(id) : std::string(name);
  }

  // Of a constant array of bytes, if only its last byte is NUL: in hexadecimal digits.
  std::string stringOf(Id constant) const {
    std::vector<std::uint8_t> bytes;
    const auto array = definition(constant);
    if (!array || array->opcode() != spv::OpConstantComposite) return {};
    for (const Id part : array->operands().subspan(2)) {
      const auto byte = definition(part);
      if (!byte || (byte->opcode() != spv::OpConstant && byte->opcode() != spv::OpConstantNull)) return {};
      bytes.push_back(byte->opcode() == spv::OpConstant ? static_cast<std::uint8_t>((*byte)[2]) : 0);
    }
    const bool isString = std::ranges::find(bytes, 0) == bytes.end() - 1;
    return !bytes.empty() && isString ? hexadecimal(bytes) : std::string{};
  }

  bool isBytes(Id type) const {
    const auto array = definition(type);
    if (!array || array->opcode() != spv::OpTypeArray) return false;
    const auto element = definition((*array)[1]);
    return element && element->opcode() == spv::OpTypeInt && (*element)[1] == 8;
  }

  // ---- Kernels and variables

  static Json& addRange(Json& json, const Function& function) {
    return json.number("begin", function.begin * sizeof(std::uint32_t))
        .number("end", function.end * sizeof(std::uint32_t));
  }

  std::string kernel(const Instruction& entry) const {
    const std::string_view name = entry.text(2);
    const auto function = functionAt_.find(entry[1]);
    if (function == functionAt_.end()) broken("kernel " + std::string(name) + " has no function");
    const Function& code = functions_[function->second];
    const auto known = loaded_ && entry[0] == spv::ExecutionModelKernel ? loaded_->info.findKernel(name) : std::nullopt;
    const KernelInfo info = known ? loaded_->info.kernel(*known) : KernelInfo{};
    std::vector<std::string> parameters, modes, shared;
    for (std::size_t i = 0; i < code.parameters.size(); ++i)
      parameters.push_back(parameter(instructionAt(words_, code.parameters[i]), known ? &info.parameters[i] : nullptr));
    if (const auto found = modes_.find(code.id); found != modes_.end())
      for (const std::size_t at : found->second) modes.push_back(mode(instructionAt(words_, at)));
    for (const std::size_t each : reach_->from(function->second)) {
      const Instruction i = instructionAt(words_, variables_[each]);
      const std::string_view own = nameAt(i[1]);
      shared.push_back(Json()
                           .text("name", own.empty() ? "%" + number(i[1]) : std::string(own))
                           .number("size", types_.of(pointee(i[0])).size)
                           .done());
    }
    Json json = describeKernel(name, info);
    return addRange(json, code)
        .list("parameters", parameters, asIs)
        .list("modes", modes, Json::quote)
        .list("shared", shared, asIs)
        .done();
  }

  // Without information, the loader refuses the module.
  std::string parameter(const Instruction& i, const Parameter* info) const {
    Json json;
    json.text("name", nameAt(i[1]));
    const auto type = definition(i[0]);
    const bool pointer =
        type && (type->opcode() == spv::OpTypePointer || type->opcode() == spv::OpTypeUntypedPointerKHR);
    if (pointer) json.text("storage", nameOf(spv::StorageClassToString, (*type)[1]));
    const bool byValue = pointer && (*type)[1] == spv::StorageClassFunction && types_.isByValue(i[1]);
    json.text("type", typeName(byValue ? pointee(i[0]) : i[0]));
    const std::string opaque = type && isOpaque(type->opcode()) ? typeName(i[0]) : std::string{};
    if (info == nullptr || (info->kind == ParameterKind::kUnsupported && !opaque.empty()))
      return json.text("kind", opaque.empty() ? "value" : std::string_view(opaque)).done();
    return describeParameter(*info, std::move(json));
  }

  // The mode and its operands. Those of LocalSizeId are constants.
  std::string mode(const Instruction& i) const {
    std::string text = nameOf(spv::ExecutionModeToString, i[1]);
    for (const std::uint32_t word : i.operands().subspan(2))
      text += " " + number(i[1] == spv::ExecutionModeLocalSizeId ? valueOf(word).value_or(0) : word);
    return text;
  }

  Id pointee(Id pointer) const {
    const auto type = definition(pointer);
    return type && type->opcode() == spv::OpTypePointer ? (*type)[2] : 0;
  }

  std::string variable(const Instruction& i) const {
    const Id type = pointee(i[0]);
    Json json;
    json.text("name", nameAt(i[1]))
        .text("storage", nameOf(spv::StorageClassToString, i[2]))
        .text("type", typeName(type))
        .number("size", types_.of(type).size);
    if (const auto linked = linkage_.find(i[1]); linked != linkage_.end())
      json.text("symbol", linked->second.symbol).text("linkage", linked->second.type);
    if (i.size() > 3 && isBytes(type))
      if (const std::string text = stringOf(i[3]); !text.empty()) json.text("text", text);
    return json.done();
  }

  Words words_;
  ir::TypeLayouts types_;
  IdTable<std::uint32_t> at_;        // of types, constants and variables; 0 for none
  std::map<Id, std::size_t> names_;  // of ids: the first one's position
  std::optional<Loaded> loaded_;     // none for a module that a program couldn't load
  std::string addressingModel_, memoryModel_;
  std::vector<std::string> capabilities_, sources_;
  std::vector<std::string_view> extensions_, imports_, records_;
  std::vector<std::size_t> entryPoints_, variables_;
  std::map<Id, std::vector<std::size_t>> modes_;  // by function
  std::map<Id, Linkage> linkage_;
  std::vector<Function> functions_;
  std::map<Id, std::size_t> functionAt_;
  bool inFunction_ = false;
  std::map<Id, std::set<std::size_t>> shared_;  // variables in shared memory that an id refers to
  std::map<std::size_t, std::set<std::size_t>> uses_;
  std::vector<std::pair<std::size_t, Id>> calls_;
  std::optional<Reach> reach_;
  std::vector<std::string> problems_;
};

}  // namespace

std::string describe(std::span<const std::byte> bytes) {
  const std::vector<std::uint32_t> words = wordsOf(bytes);
  InstructionStream{words};  // checks the header
  return Description(words, bytes.size()).json();
}

}  // namespace hipspv::spirv
