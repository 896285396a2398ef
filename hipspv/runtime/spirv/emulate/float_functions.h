// Functions of the emulation library that replace SPIR-V's floating-point instructions.
#pragma once

#include <cstdint>
#include <string_view>

namespace hipspv::adapt {

// A call of the library's function: its name is the format's prefix and this one.
struct FloatFunction {
  std::uint32_t number = 0;  // an opcode, or an instruction's number in OpenCL.std
  std::string_view name{};
  bool swapped = false;  // the second operand first
  bool negated = false;  // the result of a comparison
  // For an instruction that stores a second result: the function that computes it.
  std::string_view stored{};
  bool storesFloat = false;  // the second result is a number of the format, not an integer
};

// nullptr if the instruction has no replacement.
const FloatFunction* floatFunction(std::uint16_t opcode);
const FloatFunction* extendedFloatFunction(std::uint32_t number);

// OpenCL.std's name of the instruction, empty if this table lacks it.
std::string_view extendedName(std::uint32_t number);

// True if the instruction may have such numbers as operands or result, and works equally on integers of that size.
bool movesFloats(std::uint16_t opcode);

}  // namespace hipspv::adapt
