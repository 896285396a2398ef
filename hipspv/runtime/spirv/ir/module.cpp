#include "module.h"

#include <algorithm>
#include <memory>

namespace hipspv::ir {
namespace {

constexpr std::size_t kChunkWords = 4096;
// The universal limit on ids (section 2.17). A module with a larger bound must have the words to define its ids, at
// least two for each.
constexpr std::size_t kMostIds = 4'194'303;

Section sectionOf(spv::Op opcode) {
  switch (opcode) {
    case spv::OpCapability:
      return kCapabilities;
    case spv::OpExtension:
      return kExtensions;
    case spv::OpExtInstImport:
      return kImports;
    case spv::OpMemoryModel:
      return kMemoryModel;
    case spv::OpEntryPoint:
      return kEntryPoints;
    case spv::OpExecutionMode:
    case spv::OpExecutionModeId:
      return kModes;
    case spv::OpSource:
    case spv::OpSourceContinued:
    case spv::OpSourceExtension:
    case spv::OpString:
    case spv::OpName:
    case spv::OpMemberName:
    case spv::OpModuleProcessed:
      return kDebug;
    case spv::OpDecorate:
    case spv::OpMemberDecorate:
    case spv::OpDecorationGroup:
    case spv::OpGroupDecorate:
    case spv::OpGroupMemberDecorate:
    case spv::OpDecorateId:
    case spv::OpDecorateString:
    case spv::OpMemberDecorateString:
      return kAnnotations;
    default:
      return kGlobals;
  }
}

bool isUnique(spv::Op opcode) {
  const bool isType = opcode >= spv::OpTypeVoid && opcode <= spv::OpTypeFunction && opcode != spv::OpTypeStruct;
  switch (opcode) {
    case spv::OpConstantTrue:
    case spv::OpConstantFalse:
    case spv::OpConstant:
    case spv::OpConstantNull:
    case spv::OpTypeUntypedPointerKHR:
      return true;
    default:
      return isType;
  }
}

// Of the function that begins at `at`.
std::size_t countInstructions(std::span<const std::uint32_t> words, const std::uint32_t* at) {
  const std::uint32_t* const end = words.data() + words.size();
  std::size_t count = 0;
  for (; at < end && *at >> 16 != 0; at += *at >> 16) {
    ++count;
    if ((*at & 0xFFFF) == spv::OpFunctionEnd) break;
  }
  return count;
}

}  // namespace

Id boundOf(std::span<const std::uint32_t> words) {
  const Id bound = words.size() > kBoundWord ? words[kBoundWord] : 0;
  if (bound > std::max(kMostIds, words.size() / 2)) broken("it has more ids than it can define");
  return bound;
}

Module::Module(Words owned, std::span<const std::uint32_t> words)
    : owned_(std::move(owned)), words_(owned_.empty() ? words : owned_), bound_(boundOf(words_)) {
  reserve();
  bool inFunction = false;
  eachInstruction(words_, [&](const Instruction& i) { add(i, inFunction); });
}

void Module::add(const Instruction& i, bool& inFunction) {
  if (i.opcode() == spv::OpFunction) {
    if (std::exchange(inFunction, true)) broken("a function begins inside another");
    functions.push_back({i[1], {}});
    functions.back().code.reserve(countInstructions(words_, i.words()));
  }
  (functions.empty() ? sections_[sectionOf(i.opcode())] : functions.back().code).push_back(i);
  if (i.opcode() == spv::OpFunctionEnd) inFunction = false;
}

// A growing vector would take three times its contents.
void Module::reserve() {
  std::array<std::size_t, kSections> counts{};
  std::size_t count = 0;
  const std::uint32_t* at = words_.data() + std::min(kHeaderWords, words_.size());
  const std::uint32_t* const end = words_.data() + words_.size();
  for (; at < end && *at >> 16 != 0; at += *at >> 16) {
    const auto opcode = static_cast<spv::Op>(*at & 0xFFFF);
    if (opcode == spv::OpFunction) ++count;
    if (count == 0) ++counts[sectionOf(opcode)];
  }
  for (std::size_t n = 0; n < kSections; ++n) sections_[n].reserve(counts[n]);
  functions.reserve(count);
}

IdTable<Instruction>& Module::definitions() const {
  if (!definitions_) {
    definitions_.emplace(bound_);
    // In a module that defines an id twice, the first definition counts.
    each([this](const Instruction& i) {
      if (!definitions_->get(i.result())) define(i);
    });
  }
  return *definitions_;
}

void Module::define(const Instruction& i) const {
  const Id result = i.result();
  if (result == 0) return;
  if (result >= bound_) broken("an id is beyond the module's bound");
  if (!definitions_->has(result)) definitions_->grow(bound_);
  (*definitions_)[result] = i;
}

Words Module::words() const {
  Words all;
  all.reserve(words_.size() + chunks_.size() * kChunkWords);
  all.assign(words_.begin(), words_.begin() + kHeaderWords);
  all[kBoundWord] = bound_;
  // Neighbours are copied together.
  const std::uint32_t *begin = nullptr, *end = nullptr;
  each([&](const Instruction& i) {
    if (i.words() != end) all.insert(all.end(), begin, end), begin = i.words();
    end = i.words() + i.size() + 1;
  });
  all.insert(all.end(), begin, end);
  return all;
}

// ---- Ids

Id Module::typeOf(Id value) const {
  const Instruction found = definition(value);
  return found ? found.type() : 0;
}

spv::Op Module::opcodeOf(Id id) const {
  const Instruction found = definition(id);
  return found ? found.opcode() : spv::OpNop;
}

bool Module::isConstant(Id id) const {
  const spv::Op opcode = opcodeOf(id);
  return opcode >= spv::OpConstantTrue && opcode <= spv::OpSpecConstantOp;
}

std::optional<std::uint64_t> Module::valueOf(Id constant) const {
  const Instruction found = definition(constant);
  if (!found) return std::nullopt;
  if (found.opcode() == spv::OpConstantNull) return 0;
  if (found.opcode() != spv::OpConstant || found.size() > 4) return std::nullopt;
  return found.size() == 4 ? found[2] | std::uint64_t{found[3]} << 32 : found[2];
}

std::uint32_t Module::storageOf(Id pointerType) const {
  const Instruction found = definition(pointerType);
  const bool isPointer =
      found && (found.opcode() == spv::OpTypePointer || found.opcode() == spv::OpTypeUntypedPointerKHR);
  return isPointer ? found[1] : std::uint32_t{spv::StorageClassMax};
}

std::uint32_t Module::widthOf(Id type, spv::Op kind) const {
  const Instruction found = definition(type);
  return found && found.opcode() == kind ? found[1] : 0;
}

std::uint32_t Module::componentsOf(Id type) const {
  const Instruction found = definition(type);
  return found && found.opcode() == spv::OpTypeVector ? found[2] : 1;
}

Id Module::componentOf(Id type) const {
  const Instruction found = definition(type);
  return found && found.opcode() == spv::OpTypeVector ? found[1] : type;
}

// ---- Instructions

std::uint32_t* Module::allocate(std::size_t words) {
  const auto add = [this](std::size_t size) {
    return chunks_.emplace_back(std::make_unique_for_overwrite<std::uint32_t[]>(size)).get();
  };
  if (words > kChunkWords / 4) return add(words);
  if (words > free_) next_ = add(kChunkWords), free_ = kChunkWords;
  free_ -= words;
  return std::exchange(next_, next_ + words);
}

Instruction Module::make(std::uint32_t opcode, std::span<const std::uint32_t> operands) {
  if (operands.size() >= 0xFFFF) broken("an instruction becomes too long");
  std::uint32_t* const words = allocate(operands.size() + 1);
  *words = static_cast<std::uint32_t>(operands.size() + 1) << 16 | opcode;
  std::ranges::copy(operands, words + 1);
  const Instruction made(words);
  definitions();
  define(made);
  return made;
}

void Module::set(const Instruction& i, std::size_t operand, std::uint32_t value) {
  if (operand >= i.size()) broken("an operand is missing");
  const_cast<std::uint32_t*>(i.words())[operand + 1] = value;  // of words_ or a chunk
}

bool Module::hasCapability(std::uint32_t capability) const {
  return std::ranges::any_of(sections_[kCapabilities], [=](const Instruction& i) { return i[0] == capability; });
}

void Module::addCapability(std::uint32_t capability) {
  if (hasCapability(capability)) return;
  auto& all = sections_[kCapabilities];
  all.insert(all.begin(), make(spv::OpCapability, {capability}));
}

void Module::decorate(Id id, std::uint32_t decoration, std::initializer_list<std::uint32_t> operands) {
  Words all{id, decoration};
  all.insert(all.end(), operands);
  sections_[kAnnotations].push_back(make(spv::OpDecorate, all));
}

void Module::removeDanglingAnnotations() {
  IdTable<bool> defined(bound_);
  each([&](const Instruction& i) { defined[i.result()] = true; });  // 0: no id
  for (const Section section : {kDebug, kAnnotations})
    std::erase_if(sections_[section], [&](const Instruction& i) {
      switch (i.opcode()) {
        case spv::OpName:
        case spv::OpMemberName:
        case spv::OpDecorate:
        case spv::OpMemberDecorate:
        case spv::OpDecorateId:
        case spv::OpDecorateString:
          return !defined.get(i[0]);
        default:
          return false;
      }
    });
  for (Instruction& i : sections_[kAnnotations]) {
    if (i.opcode() != spv::OpGroupDecorate) continue;
    Words kept(i.operands().begin(), i.operands().end());
    std::erase_if(kept, [&](Id target) { return !defined.get(target); });
    i = make(spv::OpGroupDecorate, kept);
  }
}

Id Module::findImport(std::string_view name) const {
  for (const Instruction& i : sections_[kImports])
    if (i.text(1) == name) return i[0];
  return 0;
}

Id Module::import(std::string_view name) {
  if (const Id found = findImport(name)) return found;
  Words operands = literal(name);
  operands.insert(operands.begin(), newId());
  sections_[kImports].push_back(make(spv::OpExtInstImport, operands));
  return operands[0];
}

// ---- Types, constants and variables

bool Module::SameContents::operator()(const Instruction& a, const Instruction& b) const {
  if (*a.words() != *b.words()) return *a.words() < *b.words();
  const std::size_t result = layoutOf(a.opcode())->result;
  for (std::size_t n = 0; n < a.size(); ++n)
    if (n != result && a.words()[n + 1] != b.words()[n + 1]) return a.words()[n + 1] < b.words()[n + 1];
  return false;
}

Instruction Module::findUnique(const Instruction& like) {
  if (!unique_) {
    unique_.emplace();
    for (const Instruction& i : sections_[kGlobals])
      if (isUnique(i.opcode()) && i.result() != 0) unique_->insert(i);
  }
  const auto found = unique_->find(like);
  return found == unique_->end() ? Instruction() : *found;
}

Id Module::unique(std::uint32_t opcode, std::size_t result, std::span<const std::uint32_t> operands) {
  Words words{static_cast<std::uint32_t>(operands.size() + 2) << 16 | opcode};
  words.insert(words.end(), operands.begin(), operands.end());
  words.insert(words.begin() + 1 + static_cast<std::ptrdiff_t>(result), 0);
  if (const Instruction found = findUnique(Instruction(words.data()))) return found.result();
  words[result + 1] = newId();
  const Instruction made = make(opcode, std::span(words).subspan(1));
  sections_[kGlobals].push_back(made);
  unique_->insert(made);
  return made.result();
}

Id Module::type(std::uint32_t opcode, std::span<const std::uint32_t> operands) { return unique(opcode, 0, operands); }

Id Module::findType(std::uint32_t opcode, std::initializer_list<std::uint32_t> operands) {
  Words words{static_cast<std::uint32_t>(operands.size() + 2) << 16 | opcode, 0};
  words.insert(words.end(), operands);
  const Instruction found = findUnique(Instruction(words.data()));
  return found ? found.result() : 0;
}

Id Module::integer(std::uint32_t bits) {
  switch (bits) {
    case 8:
      addCapability(spv::CapabilityInt8);
      break;
    case 16:
      addCapability(spv::CapabilityInt16);
      break;
    case 64:
      addCapability(spv::CapabilityInt64);
      break;
    default:
      break;
  }
  return type(spv::OpTypeInt, {bits, 0});
}

Id Module::constant(Id integerType, std::uint64_t value) {
  const std::uint32_t operands[] = {integerType, static_cast<std::uint32_t>(value),
                                    static_cast<std::uint32_t>(value >> 32)};
  const std::size_t count = widthOf(integerType, spv::OpTypeInt) > 32 ? 3 : 2;
  // The result stands between the type and the value.
  return unique(spv::OpConstant, 1, std::span(operands).first(count));
}

Id Module::truth(bool value) {
  const Id type = boolean();
  return unique(value ? spv::OpConstantTrue : spv::OpConstantFalse, 1, {&type, 1});
}

Id Module::global(std::uint32_t opcode, Id type, std::initializer_list<std::uint32_t> operands) {
  return Builder(*this, sections_[kGlobals]).add(opcode, type, operands);
}

Id Module::findBuiltIn(std::uint32_t number) const {
  for (const Instruction& i : sections_[kAnnotations])
    if (i.opcode() == spv::OpDecorate && i.size() == 3 && i[1] == spv::DecorationBuiltIn && i[2] == number) return i[0];
  return 0;
}

Id Module::builtIn(spv::BuiltIn number, Id valueType) {
  Id variable = findBuiltIn(number);
  if (variable == 0) {
    variable = global(spv::OpVariable, pointer(spv::StorageClassInput, valueType), {spv::StorageClassInput});
    decorate(variable, spv::DecorationBuiltIn, {static_cast<std::uint32_t>(number)});
  }
  for (Instruction& i : sections_[kEntryPoints]) {
    std::size_t first = 0;
    i.text(2, &first);
    if (std::ranges::find(i.operands().subspan(first), variable) != i.operands().end()) continue;
    Words operands(i.operands().begin(), i.operands().end());
    operands.push_back(variable);
    i = make(spv::OpEntryPoint, operands);
  }
  return variable;
}

Id Module::importedFunction(std::string_view name, Id result, std::initializer_list<Id> parameters) {
  addCapability(spv::CapabilityLinkage);
  Words signature{result};
  signature.insert(signature.end(), parameters);
  const Id function = newId(), type = this->type(spv::OpTypeFunction, signature);
  Words linkage = literal(name);
  linkage.insert(linkage.begin(), {function, spv::DecorationLinkageAttributes});
  linkage.push_back(spv::LinkageTypeImport);
  sections_[kAnnotations].push_back(make(spv::OpDecorate, linkage));
  Function declaration{function, {}};
  Builder builder(*this, declaration.code);
  builder.define(function, spv::OpFunction, result, {spv::FunctionControlMaskNone, type});
  for (const Id parameter : parameters) builder.add(spv::OpFunctionParameter, parameter, {});
  builder.put(spv::OpFunctionEnd, {});
  functions.insert(functions.begin() + static_cast<std::ptrdiff_t>(imported_++), std::move(declaration));
  return function;
}

// ---- Builder

Id Builder::define(Id result, std::uint32_t opcode, Id type, std::span<const std::uint32_t> operands) {
  Words all{type, result};
  all.insert(all.end(), operands.begin(), operands.end());
  code_.push_back(module_.make(opcode, all));
  return result;
}

void Builder::keepWith(const Instruction& i, std::size_t operand, std::uint32_t value) {
  const Instruction copy = module_.make(i.opcode(), i.operands());
  module_.set(copy, operand, value);
  code_.push_back(copy);
}

Id Builder::unknownZero() {
  const Id wide = module_.integer(64), vector = module_.type(spv::OpTypeVector, {wide, 3});
  const Id offset = add(spv::OpLoad, vector, {module_.builtIn(spv::BuiltInGlobalOffset, vector)});
  return add(spv::OpCompositeExtract, wide, {offset, 0});
}

// ---- Queries

void addExecutionMode(Module& module, std::initializer_list<std::uint32_t> mode) {
  std::set<Id> lacking;
  for (const Instruction& i : module[kEntryPoints]) lacking.insert(i[1]);
  for (const Instruction& i : module[kModes])
    if (i.opcode() == spv::OpExecutionMode && i[1] == *mode.begin()) lacking.erase(i[0]);
  for (const Id kernel : lacking) {
    Words operands{kernel};
    operands.insert(operands.end(), mode);
    module[kModes].push_back(module.make(spv::OpExecutionMode, operands));
  }
}

std::vector<Instruction> kernels(const Module& module) {
  std::vector<Instruction> found;
  for (const Instruction& i : module[kEntryPoints])
    if (i[0] == spv::ExecutionModelKernel) found.push_back(i);
  return found;
}

std::vector<std::pair<Id, Id>> calls(const Module& module) {
  std::vector<std::pair<Id, Id>> found;
  for (const Function& function : module.functions)
    for (const Instruction& i : function.code)
      if (i.opcode() == spv::OpFunctionCall) found.emplace_back(i[2], function.id);
  std::ranges::sort(found);
  const auto repeated = std::ranges::unique(found);
  found.erase(repeated.begin(), repeated.end());
  return found;
}

std::set<Id> withCallers(const Module& module, std::set<Id> functions) {
  if (functions.empty()) return functions;
  const auto all = calls(module);
  std::vector<Id> work(functions.begin(), functions.end());
  while (!work.empty()) {
    const Id callee = work.back();
    work.pop_back();
    for (const auto& [each, caller] : std::ranges::equal_range(all, callee, {}, &std::pair<Id, Id>::first))
      if (functions.insert(caller).second) work.push_back(caller);
  }
  return functions;
}

std::vector<Instruction> parametersOf(const Function& function) {
  std::vector<Instruction> found;
  for (const Instruction& i : function.code) {
    if (i.opcode() == spv::OpLabel) break;
    if (i.opcode() == spv::OpFunctionParameter) found.push_back(i);
  }
  return found;
}

Words literal(std::string_view text) {
  Words words(text.size() / sizeof(std::uint32_t) + 1);
  std::memcpy(words.data(), text.data(), text.size());
  return words;
}

}  // namespace hipspv::ir
