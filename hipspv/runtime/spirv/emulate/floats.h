// Replaces floating-point instructions: the emulation library's functions for them, and formats in integers.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "library.h"

namespace hipspv::adapt {

// ---- Functions

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

// ---- Formats

// A format that devices may lack.
struct FloatFormat {
  std::uint32_t bits;
  std::string_view feature, what;             // as in features.cpp
  std::string_view prefix;                    // of names of the library's functions
  std::array<std::uint32_t, 2> capabilities;  // each declares the type
  std::uint32_t exactIntegers;                // integers of up to this many bits are numbers of the format
  std::uint32_t leastInteger;                 // the bits of the smallest integer to which a function converts
  std::uint32_t firstAccess, lastAccess;      // OpenCL.std's instructions on pointers to such numbers alone

  bool isAccess(std::uint32_t number) const { return number >= firstAccess && number <= lastAccess; }
  bool isDeclaredBy(std::uint32_t capability) const {
    return capability == capabilities[0] || capability == capabilities[1];
  }
  std::string function(std::string_view name) const { return std::string(prefix) + std::string(name); }
};

// SPIR-V 1.6, section 3.2.30: Float64; Float16Buffer and Float16. OpenCL.std: vload_half to vstorea_halfn_r.
inline constexpr FloatFormat kDouble{
    64, "fp64", "double precision", "__hipspv_f64_", {spv::CapabilityFloat64, spv::CapabilityFloat64}, 32, 64, 1, 0};
inline constexpr FloatFormat kHalf{16,
                                   "fp16",
                                   "half precision",
                                   "__hipspv_f16_",
                                   {spv::CapabilityFloat16Buffer, spv::CapabilityFloat16},
                                   8,
                                   32,
                                   OpenCLLIB::Vload_half,
                                   OpenCLLIB::Vstorea_halfn_r};

// Replaces the format's arithmetic by integers and calls of the library's functions. Throws hipErrorNoBinaryForGpu,
// with the kernels' names, for an operation without a function.
void emulateFloats(Module& module, const Library& library, const FloatFormat& format);
// Without the functions, which `calls` then links.
void integersForFloats(Module& module, Calls& calls, const FloatFormat& format);

}  // namespace hipspv::adapt
