// The attributes of kernels in a binary for NVIDIA's devices. Their names: CuAssembler, CuAsm/CuNVInfo.py; numbers and
// values as ptxas 12.9 and 13.0 write them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "elf.h"

namespace hipspv::cubin {

// Of kernels, and of the whole file: each of these with the index of a function's symbol.
enum : unsigned char { kMaxThreads = 0x05, kRequiredThreads = 0x10, kParameterInfo = 0x17, kBarriers = 0x4C };
enum : unsigned char { kFrameSize = 0x11, kStackSize = 0x12, kRegisters = 0x2F };

// The form of the value, its number, and a value of 16 bits, or that many bytes.
struct Attribute {
  enum : unsigned char { kNone = 1, kByte, kHalf, kSized };
  unsigned char form, number;
  std::uint16_t value;

  bool is(unsigned char wanted) const { return form == kSized && number == wanted; }
};

// kParameterInfo: the size in bytes is in the upper 14 bits.
struct ParameterInfo {
  std::uint32_t index;
  std::uint16_t ordinal, offset;
  std::uint32_t shape;

  std::uint32_t size() const { return shape >> 18; }
};

// The value at the beginning of what is left of a section. file: the file's beginning, for the position of an error.
template <class T>
T readAt(std::span<const std::byte> bytes, const std::byte* file) {
  T value;
  if (bytes.size() < sizeof value)
    broken("an attribute of a kernel is cut off", static_cast<std::size_t>(bytes.data() - file));
  std::memcpy(&value, bytes.data(), sizeof value);
  return value;
}

// visit(attribute, content) for each; the content is empty for an attribute without a size.
template <class Visit>
void eachAttribute(std::span<const std::byte> info, const std::byte* file, Visit&& visit) {
  while (!info.empty()) {
    const auto attribute = readAt<Attribute>(info, file);
    const auto position = static_cast<std::size_t>(info.data() - file);
    info = info.subspan(sizeof attribute);
    if (attribute.form < Attribute::kNone || attribute.form > Attribute::kSized)
      broken("an attribute of a kernel has another form", position);
    const std::size_t size = attribute.form == Attribute::kSized ? attribute.value : 0;
    if (size > info.size()) broken("an attribute of a kernel is cut off", position);
    visit(attribute, info.first(size));
    info = info.subspan(size);
  }
}

}  // namespace hipspv::cubin
