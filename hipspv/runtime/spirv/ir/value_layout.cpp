#include "value_layout.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace hipspv::ir {
namespace {

// Sections 3.3.1, 3.3.6, 3.3.7 and 3.20.
constexpr std::size_t kPointerBytes = 8;

std::size_t roundUp(std::size_t size, std::size_t alignment) { return (size + alignment - 1) / alignment * alignment; }

}  // namespace

ValueLayout::ValueLayout(const Module& module) : module_(module) {
  for (const Instruction& i : module[kAnnotations])
    if (i.opcode() == spv::OpDecorate && i[1] == spv::DecorationCPacked) packed_.insert(i[0]);
}

Instruction ValueLayout::definition(Id id) const {
  const Instruction found = module_.definition(id);
  if (!found) broken("an initialiser isn't made of numbers");
  return found;
}

Id ValueLayout::pointee(Id pointerType) const {
  const Instruction type = definition(pointerType);
  if (type.opcode() != spv::OpTypePointer) broken("a variable's type isn't a pointer's");
  return type[2];
}

std::size_t ValueLayout::length(const Instruction& array) const {
  const Instruction count = definition(array[2]);
  if (count.opcode() != spv::OpConstant) broken("an array's length isn't a number");
  const std::uint64_t high = count.size() > 3 ? count[3] : 0;
  return count[2] | high << 32;
}

// The offsets of the members.
std::vector<std::size_t> ValueLayout::members(const Instruction& structure, Shape& shape) const {
  const bool packed = packed_.contains(structure[0]);
  std::vector<std::size_t> offsets;
  shape = {0, 1};
  for (const Id member : structure.operands().subspan(1)) {
    const auto [size, alignment] = this->shape(member);
    if (!packed) shape = {roundUp(shape.size, alignment), std::max(shape.alignment, alignment)};
    offsets.push_back(shape.size);
    shape.size += size;
  }
  shape.size = roundUp(shape.size, shape.alignment);
  return offsets;
}

std::vector<std::size_t> ValueLayout::offsets(Id structure) const {
  Shape whole{};
  std::vector<std::size_t> result = members(definition(structure), whole);
  result.push_back(whole.size);
  return result;
}

ValueLayout::Shape ValueLayout::shape(Id type) const {
  const Instruction i = definition(type);
  Shape result{};
  switch (i.opcode()) {
    case spv::OpTypeBool:
      return {1, 1};
    case spv::OpTypeInt:
    case spv::OpTypeFloat:
      return {i[1] / 8, i[1] / 8};
    case spv::OpTypePointer:
      return {kPointerBytes, kPointerBytes};
    case spv::OpTypeVector:
      result.size = std::bit_ceil(std::size_t{i[2]}) * shape(i[1]).size;
      return {result.size, result.size};
    case spv::OpTypeArray:
      result = shape(i[1]);
      return {result.size * length(i), result.alignment};
    case spv::OpTypeStruct:
      members(i, result);
      return result;
    default:
      broken("a variable is of a type that has no place in memory");
  }
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
  std::vector<std::size_t> offsets;
  Shape whole{};
  if (type.opcode() == spv::OpTypeStruct) offsets = members(type, whole);
  for (std::size_t n = 0; n < parts.size(); ++n) {
    const Id part = type.opcode() == spv::OpTypeStruct ? type[1 + n] : type[1];
    const std::size_t size = shape(part).size, at = offsets.empty() ? n * size : offsets[n];
    if (at + size > to.size()) broken("an initialiser is larger than its variable");
    write(parts[n], to.subspan(at, size));
  }
}

}  // namespace hipspv::ir
