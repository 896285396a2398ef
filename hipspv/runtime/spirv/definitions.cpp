#include "definitions.h"

#include <algorithm>

namespace hipspv {
namespace {

// The universal limit on ids (section 2.17). A module with a larger bound must have the words to define its ids, at
// least two for each.
constexpr std::size_t kMostIds = 4'194'303;
constexpr std::size_t kMostRecords = (1u << 29) - 4;

// A parameter block is a few kilobytes at most; anything beyond this is a broken module.
constexpr std::uint64_t kMaxTypeBytes = 1u << 30;

std::uint64_t roundUp(std::uint64_t value, std::uint64_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

TypeLayout checked(std::uint64_t size, std::uint32_t align) {
  if (size > kMaxTypeBytes) broken("a type is impossibly large");
  return {static_cast<std::uint32_t>(size), align};
}

// Types whose layout depends on other types: it is computed once. A structure without members has no such
// dependency.
bool isAggregate(const Instruction& type) {
  return type.opcode() == spv::OpTypeVector || type.opcode() == spv::OpTypeArray ||
         (type.opcode() == spv::OpTypeStruct && type.size() > 1);
}

std::size_t boundOf(std::span<const std::uint32_t> words) {
  const std::size_t bound = words.size() > kBoundWord ? words[kBoundWord] : 0;
  if (bound > std::max(kMostIds, words.size() / 2)) broken("it has more ids than it can define");
  return bound;
}

}  // namespace

SpirvDefinitions::SpirvDefinitions(std::span<const std::uint32_t> words) : words_(words), entries_(boundOf(words)) {}

bool SpirvDefinitions::define(Id id, const Instruction& i, std::initializer_list<std::uint32_t> more) {
  Entry& found = entries_[id];
  if (found.record != 0) return false;
  if (records_.size() > kMostRecords) broken("it defines too much");
  records_.push_back(static_cast<Offset>(i.words() - words_.data()));
  found.record = static_cast<std::uint32_t>(records_.size());
  records_.insert(records_.end(), more);
  return true;
}

void SpirvDefinitions::addDecoration(const Instruction& i) {
  if (i[1] == spv::DecorationCPacked) entries_[i[0]].packed = 1;
  if (i[1] == spv::DecorationFuncParamAttr && i[2] == spv::FunctionParameterAttributeByVal) entries_[i[0]].byValue = 1;
  if (i[1] != spv::DecorationAlignment) return;
  if (i.size() < 3) broken("an alignment is missing");
  alignments_.emplace_back(i[0], static_cast<Offset>(i.words() - words_.data()));
}

void SpirvDefinitions::addType(const Instruction& type) {
  const TypeLayout layout = layoutOf(type);
  if (isAggregate(type))
    define(type[0], type, {layout.size, layout.align});
  else
    define(type[0], type);
}

void SpirvDefinitions::addConstant(const Instruction& i) {
  if (i.size() < 3) broken("a constant has no value");
  define(i[1], i);
}

void SpirvDefinitions::addFunction(const Instruction& i) {
  if (!define(i[1], i, {0})) broken("a function is defined twice");
  missing_ -= entries_[i[1]].called;
  function_ = records_.size();
}

void SpirvDefinitions::addParameter(const Instruction& i) {
  if (i.size() < 2) broken("a parameter has no id");
  ++records_[function_ - 1];
}

void SpirvDefinitions::addCall(const Instruction& i) {
  Entry& found = entries_[i[2]];
  if (found.called == 0 && !function(i[2])) ++missing_;
  found.called = 1;
}

void SpirvDefinitions::finish() {
  std::sort(alignments_.begin(), alignments_.end());
  if (missing_ != 0) broken("a function is called that isn't there");
}

std::deque<std::uint32_t>::const_iterator SpirvDefinitions::more(Id id) const {
  return records_.begin() + entries_.get(id).record;
}

std::optional<Instruction> SpirvDefinitions::definition(Id id) const {
  const std::uint32_t record = entries_.get(id).record;
  if (record == 0) return std::nullopt;
  return instructionAt(words_, records_[record - 1]);
}

std::optional<Instruction> SpirvDefinitions::function(Id id) const {
  const auto found = definition(id);
  return found && found->opcode() == spv::OpFunction ? found : std::nullopt;
}

std::optional<std::uint32_t> SpirvDefinitions::alignment(Id id) const {
  // The first of several.
  const auto found = std::lower_bound(alignments_.begin(), alignments_.end(), std::pair{id, Offset{0}});
  if (found == alignments_.end() || found->first != id) return std::nullopt;
  return instructionAt(words_, found->second)[2];
}

std::optional<std::uint64_t> SpirvDefinitions::number(Id constant) const {
  const auto i = definition(constant);
  if (!i || (i->opcode() != spv::OpConstant && i->opcode() != spv::OpSpecConstant)) return std::nullopt;
  return i->size() > 3 ? std::uint64_t{(*i)[3]} << 32 | (*i)[2] : (*i)[2];
}

// ---- Layouts

// Types are declared before they are used (section 2.16.1), except for the targets of pointers.
TypeLayout SpirvDefinitions::layout(Id type) const {
  const auto i = definition(type);
  if (!i) return {};
  if (!isAggregate(*i)) return layoutOf(*i);
  const auto known = more(type);
  return {known[0], known[1]};
}

// Sizes and alignments are those of OpenCL C, which are clang's for spirv64 and x86-64 alike. Nothing for ids that
// are no types.
TypeLayout SpirvDefinitions::layoutOf(const Instruction& type) const {
  switch (type.opcode()) {
    case spv::OpTypeBool:
      return {1, 1};
    case spv::OpTypeInt:
    case spv::OpTypeFloat: {
      const std::uint64_t bytes = (std::uint64_t{type[1]} + 7) / 8;
      return checked(bytes, std::max<std::uint32_t>(static_cast<std::uint32_t>(bytes), 1));
    }
    case spv::OpTypeVector:
      return vectorLayout(type);
    case spv::OpTypeArray:
      return arrayLayout(type);
    case spv::OpTypeStruct:
      return structLayout(type);
    case spv::OpTypePointer:
    case spv::OpTypeUntypedPointerKHR:
      return {8, 8};
    default:
      return {};
  }
}

TypeLayout SpirvDefinitions::vectorLayout(const Instruction& type) const {
  const TypeLayout element = layout(type[1]);
  std::uint64_t slots = 1;  // a vector of 3 takes the space of 4
  if (type[2] > 16) broken("a vector has more than 16 components");
  while (slots < type[2]) slots *= 2;
  return checked(element.size * slots, static_cast<std::uint32_t>(element.size * slots));
}

TypeLayout SpirvDefinitions::arrayLayout(const Instruction& type) const {
  const TypeLayout element = layout(type[1]);
  const auto length = number(type[2]);
  if (!length) return {};
  if (*length > kMaxTypeBytes) broken("an array is impossibly long");
  return checked(element.size * *length, element.align);
}

TypeLayout SpirvDefinitions::structLayout(const Instruction& type) const {
  const bool packed = entries_.get(type[0]).packed;
  std::uint64_t size = 0;
  std::uint32_t align = 1;
  for (const Id member : type.operands().subspan(1)) {
    const TypeLayout part = layout(member);
    if (part.size == 0) return {};
    const std::uint32_t memberAlign = packed ? 1 : part.align;
    size = checked(roundUp(size, memberAlign) + part.size, memberAlign).size;
    align = std::max(align, memberAlign);
  }
  return checked(roundUp(size, align), align);
}

}  // namespace hipspv
