#include "value_layout.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hipspv::ir {
namespace {

constexpr std::uint32_t kPointerBytes = 8;
constexpr std::uint32_t kMostComponents = 16;
// A parameter block is a few kilobytes at most; anything beyond this is a broken module.
constexpr std::uint64_t kMaxTypeBytes = (1u << 30) - 1;

std::uint64_t roundUp(std::uint64_t size, std::uint64_t alignment) {
  return (size + alignment - 1) / alignment * alignment;
}

TypeLayout checked(std::uint64_t size, std::uint64_t align) {
  if (size > kMaxTypeBytes) broken("a type is impossibly large");
  return {static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(align)};
}

}  // namespace

// ---- Types

TypeLayouts::TypeLayouts(const Module& module) : TypeLayouts(module.bound()) {
  for (const Section section : {kAnnotations, kGlobals})
    for (const Instruction& i : module[section]) add(i);
}

void TypeLayouts::add(const Instruction& i) {
  switch (i.opcode()) {
    case spv::OpDecorate:
      return decorate(i);
    case spv::OpConstant:
    case spv::OpSpecConstant: {
      if (i.size() < 3) broken("a constant has no value");
      Entry& entry = entries_[i[1]];
      entry.size = i.size() == 3 || i[3] == 0 ? i[2] : ~0u;
      entry.align = 0;
      return;
    }
    case spv::OpTypeBool:
    case spv::OpTypeInt:
    case spv::OpTypeFloat:
    case spv::OpTypeVector:
    case spv::OpTypeArray:
    case spv::OpTypeStruct:
    case spv::OpTypePointer:
    case spv::OpTypeUntypedPointerKHR: {
      const TypeLayout layout = compute(i);
      Entry& entry = entries_[i[0]];
      entry.size = layout.size;
      entry.align = layout.align;
      return;
    }
    default:
      return;
  }
}

// The first of several alignments counts.
void TypeLayouts::decorate(const Instruction& i) {
  if (i[1] == spv::DecorationCPacked) entries_[i[0]].packed = true;
  if (i[1] == spv::DecorationFuncParamAttr && i[2] == spv::FunctionParameterAttributeByVal)
    entries_[i[0]].byValue = true;
  if (i[1] != spv::DecorationAlignment) return;
  if (i.size() < 3) broken("an alignment is missing");
  Entry& entry = entries_[i[0]];
  if (entry.align == 0) entry.align = std::clamp<std::uint32_t>(i[2], 1, kMaxTypeBytes);
}

TypeLayout TypeLayouts::of(Id type) const {
  const Entry entry = entries_.get(type);
  return entry.align == 0 ? TypeLayout{} : TypeLayout{entry.size, entry.align};
}

std::optional<std::uint32_t> TypeLayouts::alignment(Id parameter) const {
  const std::uint32_t align = entries_.get(parameter).align;
  return align == 0 ? std::nullopt : std::optional(align);
}

TypeLayout TypeLayouts::compute(const Instruction& type) const {
  switch (type.opcode()) {
    case spv::OpTypeBool:
      return {1, 1};
    case spv::OpTypeInt:
    case spv::OpTypeFloat: {
      const std::uint64_t bytes = (std::uint64_t{type[1]} + 7) / 8;
      return checked(bytes, std::max<std::uint64_t>(bytes, 1));
    }
    case spv::OpTypeVector: {
      if (type[2] > kMostComponents) broken("a vector has more than 16 components");
      const std::uint64_t size = std::uint64_t{of(type[1]).size} * std::bit_ceil(type[2]);  // 3 take the space of 4
      return checked(size, size);
    }
    case spv::OpTypeArray: {
      const TypeLayout element = of(type[1]);
      const Entry length = entries_.get(type[2]);
      if (length.align != 0) return {};
      if (length.size > kMaxTypeBytes) broken("an array is impossibly long");
      return checked(std::uint64_t{element.size} * length.size, element.align);
    }
    case spv::OpTypeStruct:
      return structure(type, [](std::size_t) {});
    default:
      return {kPointerBytes, kPointerBytes};
  }
}

template <class Visit>
TypeLayout TypeLayouts::structure(const Instruction& type, Visit&& visit) const {
  const bool packed = entries_.get(type[0]).packed;
  std::uint64_t size = 0;
  std::uint32_t align = 1;
  for (const Id member : type.operands().subspan(1)) {
    const TypeLayout layout = of(member);
    if (layout.align == 0) return {};
    const std::uint32_t memberAlign = packed ? 1 : layout.align;
    const std::uint64_t offset = roundUp(size, memberAlign);
    visit(offset);
    size = checked(offset + layout.size, memberAlign).size;
    align = std::max(align, memberAlign);
  }
  return checked(roundUp(size, align), align);
}

std::optional<std::vector<std::size_t>> TypeLayouts::offsets(const Instruction& type) const {
  std::vector<std::size_t> result;
  const TypeLayout whole = structure(type, [&](std::size_t offset) { result.push_back(offset); });
  if (whole.align == 0) return std::nullopt;
  result.push_back(whole.size);
  return result;
}

// ---- Values

Instruction ValueLayout::definition(Id id) const {
  const Instruction found = module_.definition(id);
  if (!found) broken("an initialiser isn't made of numbers");
  return found;
}

TypeLayout ValueLayout::layout(Id type) const {
  const TypeLayout found = types_.of(type);
  if (found.align == 0) broken("a variable is of a type that has no representation in memory");
  return found;
}

std::size_t ValueLayout::sizeOf(Id pointerType) const {
  const Instruction type = definition(pointerType);
  if (type.opcode() != spv::OpTypePointer) broken("a variable's type isn't a pointer's");
  return layout(type[2]).size;
}

void ValueLayout::write(Id constant, std::span<std::byte> to) const {
  const Instruction i = definition(constant);
  switch (i.opcode()) {
    case spv::OpUndef:
    case spv::OpConstantNull:
    case spv::OpConstantFalse:
      return;
    case spv::OpConstantTrue:
      to[0] = std::byte{1};
      return;
    case spv::OpConstant:
      std::memcpy(to.data(), i.operands().subspan(2).data(), std::min(to.size(), i.operands().subspan(2).size_bytes()));
      return;
    case spv::OpConstantComposite:
      return writeParts(i, to);
    default:
      broken("an initialiser isn't made of numbers");
  }
}

void ValueLayout::writeParts(const Instruction& constant, std::span<std::byte> to) const {
  const Instruction type = definition(constant[0]);
  const auto parts = constant.operands().subspan(2);
  const bool isStructure = type.opcode() == spv::OpTypeStruct;
  const auto offsets = isStructure ? types_.offsets(type) : std::nullopt;
  for (std::size_t n = 0; n < parts.size(); ++n) {
    const std::size_t size = layout(isStructure ? type[1 + n] : type[1]).size;
    const std::size_t at = offsets ? (*offsets)[n] : n * size;
    if (at + size > to.size()) broken("an initialiser is larger than its variable");
    write(parts[n], to.subspan(at, size));
  }
}

}  // namespace hipspv::ir
