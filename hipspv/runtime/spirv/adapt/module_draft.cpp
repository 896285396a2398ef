#include "module_draft.h"

#include <algorithm>
#include <unordered_map>

#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

bool isDefinition(std::uint16_t opcode) {
  if (opcode == spv::OpString || opcode == spv::OpExtInstImport) return false;
  return globalLayout(opcode).has_value();
}

bool isUnique(std::uint16_t opcode) {
  const bool isType = opcode >= spv::OpTypeVoid && opcode <= spv::OpTypeFunction && opcode != spv::OpTypeStruct;
  return isType || opcode == spv::OpConstantTrue || opcode == spv::OpConstant;
}

// Names and decorations: their first operand is the id that they describe.
bool describes(std::uint16_t opcode) {
  switch (opcode) {
    case spv::OpName:
    case spv::OpMemberName:
    case spv::OpDecorate:
    case spv::OpMemberDecorate:
    case spv::OpDecorateId:
    case spv::OpDecorateString:
      return true;
    default:
      return false;
  }
}

Words keyOf(const Code& code, std::size_t result) {
  Words key{code.opcode};
  for (std::size_t n = 0; n < code.operands.size(); ++n)
    if (n != result) key.push_back(code.operands[n]);
  return key;
}

void append(Words& words, const Code& code) { adapt::append(words, code.opcode, code.operands); }

}  // namespace

ModuleDraft::ModuleDraft(std::span<const std::uint32_t> words, Calls& calls)
    : header_(words.begin(), words.begin() + kHeaderWords), calls_(calls), types_(words[kBoundWord]) {
  eachInstruction(words, [this](const Instruction& i) { read(i); });
}

void ModuleDraft::read(const Instruction& i) {
  const Code code{i.opcode, {i.operands.begin(), i.operands.end()}};
  if (i.opcode == spv::OpFunction) {
    functions.push_back({code, {}, {}});
  } else if (functions.empty()) {
    globals.push_back(code);
    define(code);
  } else if (i.opcode == spv::OpFunctionParameter) {
    functions.back().parameters.push_back(code);
  } else if (i.opcode == spv::OpLabel) {
    functions.back().blocks.push_back({i[0], {}});
  } else if (i.opcode != spv::OpFunctionEnd && !functions.back().blocks.empty()) {
    functions.back().blocks.back().code.push_back(code);
  }
  if (!functions.empty() && code.type() != 0 && code.opcode != spv::OpFunction) setType(code.result(), code.type());
}

void ModuleDraft::define(const Code& code) {
  if (code.opcode == spv::OpDecorate)
    decorations_.emplace(code.operands.at(0), Words(code.operands.begin() + 1, code.operands.end()));
  const auto layout = globalLayout(code.opcode);
  if (!layout || !isDefinition(code.opcode)) return;
  const Id id = code.operands.at(layout->result);
  definitions_.emplace(id, code);
  if (layout->result == 1) setType(id, code.operands[0]);
  if (isUnique(code.opcode)) unique_.emplace(keyOf(code, layout->result), id);
}

Id ModuleDraft::typeOf(Id value) const { return value < types_.size() ? types_[value] : 0; }

Id ModuleDraft::newValue(Id type) {
  const Id id = newId();
  setType(id, type);
  return id;
}

void ModuleDraft::setType(Id value, Id type) {
  if (value >= types_.size()) types_.resize(value + 1);
  types_[value] = type;
}

const Code* ModuleDraft::definition(Id id) const {
  const auto found = definitions_.find(id);
  return found == definitions_.end() ? nullptr : &found->second;
}

Id ModuleDraft::type(std::uint16_t opcode, const Words& operands) {
  Words key{opcode};
  key.insert(key.end(), operands.begin(), operands.end());
  if (const auto found = unique_.find(key); found != unique_.end()) return found->second;
  Code code{opcode, {newId()}};
  code.operands.insert(code.operands.end(), operands.begin(), operands.end());
  added_.push_back(code);
  define(code);
  return code.operands[0];
}

Id ModuleDraft::global(std::uint16_t opcode, const Words& operands) {
  Code code{opcode, operands};
  code.operands.at(1) = newId();
  added_.push_back(code);
  define(code);
  return code.operands[1];
}

Id ModuleDraft::integer(std::uint32_t bits) {
  const auto declares = [bits](const Code& code) {
    return code.opcode == spv::OpCapability &&
           code.operands[0] == (bits == 8 ? spv::CapabilityInt8 : spv::CapabilityInt64);
  };
  if (bits != 32 && std::ranges::none_of(globals, declares))
    globals.insert(globals.begin(), {spv::OpCapability, {bits == 8 ? spv::CapabilityInt8 : spv::CapabilityInt64}});
  return type(spv::OpTypeInt, {bits, 0});
}

Id ModuleDraft::constant(std::uint32_t value, std::uint32_t bits) {
  Words key{spv::OpConstant, integer(bits), value};
  if (bits == 64) key.push_back(0);
  if (const auto found = unique_.find(key); found != unique_.end()) return found->second;
  key[0] = key[1], key[1] = 0;
  return global(spv::OpConstant, key);
}

std::optional<std::uint32_t> ModuleDraft::valueOf(Id constant) const {
  const Code* code = definition(constant);
  if (code == nullptr) return std::nullopt;
  if (code->opcode == spv::OpConstantNull) return 0;
  return code->opcode == spv::OpConstant && code->operands.size() == 3 ? std::optional(code->operands[2])
                                                                       : std::nullopt;
}

Id ModuleDraft::truth() {
  const Id type = this->type(spv::OpTypeBool, {});
  const auto found = unique_.find({spv::OpConstantTrue, type});
  return found != unique_.end() ? found->second : global(spv::OpConstantTrue, {type, 0});
}

void ModuleDraft::annotate(const Words& decoration) {
  annotations_.push_back({spv::OpDecorate, decoration});
  decorations_.emplace(decoration[0], Words(decoration.begin() + 1, decoration.end()));
}

Id ModuleDraft::findBuiltIn(std::uint32_t number) const {
  for (const auto& [id, decoration] : decorations_)
    if (decoration.size() == 2 && decoration[0] == spv::DecorationBuiltIn && decoration[1] == number) return id;
  return 0;
}

Id ModuleDraft::builtIn(std::uint32_t number) {
  if (const Id found = findBuiltIn(number)) return found;
  const Id vector = type(spv::OpTypeVector, {integer(64), 3});
  const Id id = global(spv::OpVariable, {pointer(spv::StorageClassInput, vector), 0, spv::StorageClassInput});
  annotate({id, spv::DecorationBuiltIn, number});
  annotate({id, spv::DecorationConstant});
  return id;
}

std::vector<Words> ModuleDraft::decorations(Id id) const {
  std::vector<Words> all;
  const auto [first, last] = decorations_.equal_range(id);
  for (auto each = first; each != last; ++each) all.push_back(each->second);
  return all;
}

void ModuleDraft::copyDecorations(Id from, Id to) {
  for (const Words& each : decorations(from)) {
    Words decoration{to};
    decoration.insert(decoration.end(), each.begin(), each.end());
    if (each[0] != spv::DecorationLinkageAttributes) annotate(decoration);
  }
}

bool ModuleDraft::isWide(const Code& end) const {
  const Code* type = end.opcode == spv::OpSwitch ? definition(typeOf(end.operands.at(0))) : nullptr;
  return type != nullptr && type->operands.at(1) > 32;
}

Graph ModuleDraft::successors(const FunctionBody& body) const {
  std::unordered_map<Id, std::size_t> numbers;
  for (std::size_t n = 0; n < body.blocks.size(); ++n) numbers.emplace(body.blocks[n].label, n);
  Graph graph(body.blocks.size());
  for (std::size_t n = 0; n < body.blocks.size(); ++n) {
    const Code& end = body.blocks[n].end();
    for (const std::size_t place : targets(end)) {
      const auto found = numbers.find(end.operands.at(place));
      if (found == numbers.end()) broken("a branch leads to no block of its function");
      if (std::ranges::find(graph[n], found->second) == graph[n].end()) graph[n].push_back(found->second);
    }
  }
  return graph;
}

std::vector<bool> ModuleDraft::definedIds() const {
  std::vector<bool> defined(calls_.bound());
  for (const Code& code : globals)
    if (const auto layout = globalLayout(code.opcode))
      defined.at(code.operands.at(layout->result)) = true;
    else if (code.opcode == spv::OpDecorationGroup)
      defined.at(code.operands.at(0)) = true;
  for (const Code& code : added_) defined.at(code.operands[globalLayout(code.opcode)->result]) = true;
  for (const FunctionBody& function : functions) {
    defined.at(function.id()) = true;
    for (const Code& parameter : function.parameters) defined.at(parameter.operands[1]) = true;
    for (const Block& block : function.blocks) {
      defined.at(block.label) = true;
      for (const Code& code : block.code) defined.at(code.result()) = true;  // 0: no id
    }
  }
  return defined;
}

Words ModuleDraft::words() const {
  Words all = header_;
  bool annotated = false;
  const auto addAll = [&all](const std::vector<Code>& codes) {
    for (const Code& code : codes) append(all, code);
  };
  const auto defined = definedIds();
  for (Code code : globals) {
    if (!annotated && isDefinition(code.opcode)) {
      annotated = true;
      for (const Code& each : annotations_)
        if (defined[each.operands[0]]) append(all, each);
    }
    if (describes(code.opcode) && !defined.at(code.operands.at(0))) continue;
    if (code.opcode == spv::OpGroupDecorate)
      std::erase_if(code.operands, [&](Id target) { return !defined.at(target); });
    append(all, code);
  }
  addAll(added_);
  for (const FunctionBody& function : functions) {
    append(all, function.head);
    addAll(function.parameters);
    for (const Block& block : function.blocks) {
      adapt::append(all, spv::OpLabel, {block.label});
      addAll(block.code);
    }
    adapt::append(all, spv::OpFunctionEnd, {});
  }
  all[kBoundWord] = calls_.bound();
  return all;
}

}  // namespace hipspv::adapt
