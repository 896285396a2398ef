// SPIR-V as words: the sequence of a module's instructions. Section numbers: SPIR-V specification
// 1.6.
#pragma once

#include <spirv/unified1/OpenCL.std.h>

#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <spirv/unified1/spirv.hpp>
#include <string>
#include <string_view>

#include "hipspv/runtime/support/error.h"

namespace hipspv {

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

struct Instruction {
  std::uint16_t opcode;
  std::span<const std::uint32_t> operands;

  std::uint32_t operator[](std::size_t i) const {
    if (i >= operands.size()) broken(operand(i) + " is missing");
    return operands[i];
  }

  // A literal string: UTF-8 in words, NUL-terminated (section 2.2.1). Sets next to the following operand. A view of
  // the module's words.
  std::string_view text(std::size_t first, std::size_t* next = nullptr) const {
    if (first >= operands.size()) broken(operand(first) + ", a string, is missing");
    const auto rest = operands.subspan(first);
    const auto* chars = reinterpret_cast<const char*>(rest.data());
    const std::size_t length = strnlen(chars, rest.size_bytes());
    if (length == rest.size_bytes()) broken(operand(first) + ", a string, has no end");
    if (next != nullptr) *next = first + length / 4 + 1;
    return {chars, length};
  }

 private:
  std::string operand(std::size_t i) const {
    return "operand " + std::to_string(i) + " of an instruction " + std::to_string(opcode);
  }
};

// The instruction whose first word is at `at`, if a stream has read it before.
inline Instruction instructionAt(std::span<const std::uint32_t> words, std::size_t at) {
  return {static_cast<std::uint16_t>(words[at] & 0xFFFF), words.subspan(at + 1, (words[at] >> 16) - 1)};
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
    const std::uint32_t first = words_[position_];
    const std::uint32_t count = first >> 16;
    if (count == 0 || count > words_.size() - position_) broken("it ends inside an instruction");
    const Instruction result{static_cast<std::uint16_t>(first & 0xFFFF), words_.subspan(position_ + 1, count - 1)};
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
