// SPIR-V as words, the positions of ids among them, and the sequence of a module's instructions. Section numbers:
// SPIR-V specification 1.6.
#pragma once

#include <spirv/unified1/OpenCL.std.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <spirv/unified1/spirv.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/error.h"

namespace hipspv {

// The positions of ids among an instruction's operands, from the grammar of SPIRV-Headers.
struct OperandLayout {
  static constexpr std::uint8_t kNone = 255;

  std::uint16_t opcode;
  std::uint8_t result;  // index of the result's id
  std::uint32_t ids;    // a bit for each operand, the last one for all others
  bool defines;         // a type, constant, string or variable outside functions

  // Ids include the result and its type, but no labels of branches.
  bool isId(std::size_t operand) const { return (ids >> std::min<std::size_t>(operand, 31) & 1) != 0; }
  bool hasResult() const { return result != kNone; }
};

// nullptr for unknown opcodes.
const OperandLayout* layoutOf(std::uint32_t opcode);

// For an instruction with a result outside functions: strings, types, constants, variables. nullptr for others.
inline const OperandLayout* globalLayout(std::uint32_t opcode) {
  const OperandLayout* layout = layoutOf(opcode);
  return layout != nullptr && layout->defines ? layout : nullptr;
}

using Id = std::uint32_t;
using Words = std::vector<std::uint32_t>;

inline constexpr std::size_t kHeaderWords = 5;  // section 2.3
inline constexpr std::size_t kBoundWord = 3;    // in the header: all ids are below it

[[noreturn]] inline void broken(const std::string& what) {
  throw Error(hipErrorInvalidImage, "the SPIR-V module is broken: " + what);
}

// Adds the position to an error. at: the word being read.
template <class Action>
void placed(const std::size_t& at, Action&& action) {
  try {
    action();
  } catch (const Error& error) {
    const std::string byte = std::to_string(at * sizeof(std::uint32_t));
    throw Error(error.code(), std::string(error.what()) + " (byte " + byte + ")");
  }
}

// A view of an instruction's words, which must outlive it.
class Instruction {
 public:
  Instruction() = default;
  explicit Instruction(const std::uint32_t* words) : words_(words) {}

  // False for Instruction(), which is none.
  explicit operator bool() const { return words_ != nullptr; }
  bool operator==(const Instruction&) const = default;
  const std::uint32_t* words() const { return words_; }

  spv::Op opcode() const { return static_cast<spv::Op>(*words_ & 0xFFFF); }
  std::span<const std::uint32_t> operands() const { return {words_ + 1, (*words_ >> 16) - 1}; }
  std::size_t size() const { return (*words_ >> 16) - 1; }  // number of operands

  std::uint32_t operator[](std::size_t i) const {
    if (i >= size()) broken(operand(i) + " is missing");
    return words_[i + 1];
  }

  // A literal string: UTF-8 in words, NUL-terminated (section 2.2.1). Sets next to the following operand. A view of
  // the module's words.
  std::string_view text(std::size_t first, std::size_t* next = nullptr) const {
    if (first >= size()) broken(operand(first) + ", a string, is missing");
    const auto rest = operands().subspan(first);
    const auto* chars = reinterpret_cast<const char*>(rest.data());
    const std::size_t length = strnlen(chars, rest.size_bytes());
    if (length == rest.size_bytes()) broken(operand(first) + ", a string, has no end");
    if (next != nullptr) *next = first + length / 4 + 1;
    return {chars, length};
  }

  // The result's id and its type; 0 if there is none.
  Id result() const;
  Id type() const;
  // True if the operand is an id that the instruction uses: no type, result, label or literal.
  bool uses(std::size_t operand) const;

 private:
  std::string operand(std::size_t i) const {
    return "operand " + std::to_string(i) + " of an instruction " + std::to_string(opcode());
  }

  const std::uint32_t* words_;
};

// The instruction whose first word is at `at`, if a stream has read it before.
inline Instruction instructionAt(std::span<const std::uint32_t> words, std::size_t at) {
  return Instruction(&words[at]);
}

class InstructionStream {
 public:
  explicit InstructionStream(std::span<const std::uint32_t> words) : words_(words) {
    placed(position_, [words] {
      if (words.size() < kHeaderWords) broken("it ends inside its header");
      if (words[0] != spv::MagicNumber) broken("it doesn't begin with SPIR-V's magic number");
    });
    position_ = kHeaderWords;
  }

  std::optional<Instruction> next() {
    if (position_ == words_.size()) return std::nullopt;
    const std::uint32_t count = words_[position_] >> 16;
    if (count == 0 || count > words_.size() - position_) broken("it ends inside an instruction");
    const Instruction result(&words_[position_]);
    position_ += count;
    return result;
  }

  // Words read so far, including the header.
  std::size_t position() const { return position_; }

 private:
  std::span<const std::uint32_t> words_;
  std::size_t position_ = 0;
};

// Calls visit with each instruction. Errors contain the instruction's position.
template <class Visit>
void eachInstruction(std::span<const std::uint32_t> words, Visit&& visit) {
  InstructionStream stream(words);
  std::size_t at = stream.position();
  placed(at, [&] {
    for (; const auto i = stream.next(); at = stream.position()) visit(*i);
  });
}

}  // namespace hipspv
