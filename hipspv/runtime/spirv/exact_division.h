// Tells if a module's quotients and square roots of float must be correctly rounded.
#pragma once

#include <cstdint>
#include <span>

namespace hipspv {

// OpenCL's are up to 2.5 and 3 ULP off (OpenCL C 3.0, section 7.4), and device compilers have options for correctly
// rounded ones, as HIP has them. True if an OpFDiv has no FPFastMathMode that allows a reciprocal, and for any square
// root, which translators leave without the mode. words: a module that ModuleInfo has accepted, or a part of one.
bool dividesExactly(std::span<const std::uint32_t> words);

}  // namespace hipspv
