// Implements the arithmetic of a floating-point format with integers: docs/architecture-devices.md, "Floating point
// in integers".
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "library.h"

namespace hipspv::adapt {

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
