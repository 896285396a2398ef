// What takes the place of SPIR-V's instructions on floating-point numbers: functions of the emulation library.
#pragma once

#include <cstdint>
#include <string_view>

namespace hipspv::adapt {

// A call of the library's function: its name is the format's prefix and this one.
struct FloatFunction {
  std::uint32_t number = 0;  // an opcode, or an instruction's number in OpenCL.std
  std::string_view name{};
  bool swapped = false;  // the second operand first
  bool negated = false;  // of a comparison
  // Of an instruction that stores a second result: the function that makes that.
  std::string_view stored{};
  bool storesFloat = false;  // that result is such a number, not an integer
};

// nullptr where nothing takes the place of the instruction.
const FloatFunction* floatFunction(std::uint16_t opcode);
const FloatFunction* extendedFloatFunction(std::uint32_t number);

// How OpenCL.std names the instruction, empty for one that has no name here.
std::string_view extendedName(std::uint32_t number);

// Whether an instruction may have such numbers for operands or for its result and does the same with integers of that
// size.
bool movesFloats(std::uint16_t opcode);

}  // namespace hipspv::adapt
