#include "float_functions.h"

#include <algorithm>
#include <iterator>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.3.13 (arithmetic) and 3.3.15 (comparisons). An unordered comparison is the
// opposite of the ordered one.
constexpr FloatFunction kInstructions[] = {
    {127, "negate"},
    {129, "add"},
    {131, "subtract"},
    {133, "multiply"},
    {136, "divide"},
    {140, "fmod"},
    {141, "modulo"},
    {142, "multiply"},
    {148, "multiply"},
    {156, "isnan"},
    {157, "isinf"},
    {158, "isfinite"},
    {159, "isnormal"},
    {160, "signbit"},
    {161, "different"},
    {162, "ordered"},
    {163, "ordered", false, true},
    {180, "equal"},
    {181, "different", false, true},
    {182, "different"},
    {183, "equal", false, true},
    {184, "less"},
    {185, "less_equal", true, true},
    {186, "less", true},
    {187, "less_equal", false, true},
    {188, "less_equal"},
    {189, "less", true, true},
    {190, "less_equal", true},
    {191, "less", false, true},
};

// OpenCL Extended Instruction Set Specification, section 2.1. The library has some of them for one format only.
constexpr FloatFunction kExtended[] = {
    {0, "acos"},
    {1, "acosh"},
    {2, "acospi"},
    {3, "asin"},
    {4, "asinh"},
    {5, "asinpi"},
    {6, "atan"},
    {7, "atan2"},
    {8, "atanh"},
    {9, "atanpi"},
    {10, "atan2pi"},
    {11, "cbrt"},
    {12, "ceil"},
    {13, "copysign"},
    {14, "cos"},
    {15, "cosh"},
    {16, "cospi"},
    {17, "erfc"},
    {18, "erf"},
    {19, "exp"},
    {20, "exp2"},
    {21, "exp10"},
    {22, "expm1"},
    {23, "fabs"},
    {24, "fdim"},
    {25, "floor"},
    {26, "fma"},
    {27, "fmax"},
    {28, "fmin"},
    {29, "fmod"},
    {31, "frexp", false, false, "frexp_exponent"},
    {32, "hypot"},
    {33, "ilogb"},
    {34, "ldexp"},
    {35, "lgamma"},
    {37, "log"},
    {38, "log2"},
    {39, "log10"},
    {40, "log1p"},
    {41, "logb"},
    {42, "fma"},
    {43, "maxmag"},
    {44, "minmag"},
    {46, "nan"},
    {47, "nextafter"},
    {48, "pow"},
    {49, "pown"},
    {50, "pow"},
    {51, "remainder"},
    {52, "remainder", false, false, "remquo_quotient"},
    {53, "rint"},
    {54, "rootn"},
    {55, "round"},
    {56, "rsqrt"},
    {57, "sin"},
    {58, "sin", false, false, "cos", true},
    {59, "sinh"},
    {60, "sinpi"},
    {61, "sqrt"},
    {62, "tan"},
    {63, "tanh"},
    {64, "tanpi"},
    {65, "tgamma"},
    {66, "trunc"},
    {67, "cos"},
    {78, "sin"},
    {80, "tan"},
    {95, "clamp"},
    {96, "degrees"},
    {97, "fmax"},
    {98, "fmin"},
    {99, "mix"},
    {100, "radians"},
    {101, "step"},
    {102, "smoothstep"},
    {103, "sign"},
};

// Instructions without a replacement, with their names for messages.
constexpr FloatFunction kNames[] = {
    {30, "fract"},           {36, "lgamma_r"},      {45, "modf"},           {104, "cross"},
    {105, "distance"},       {106, "length"},       {107, "normalize"},     {173, "vload_half"},
    {174, "vload_halfn"},    {175, "vstore_half"},  {176, "vstore_half_r"}, {177, "vstore_halfn"},
    {178, "vstore_halfn_r"}, {179, "vloada_halfn"}, {180, "vstorea_halfn"}, {181, "vstorea_halfn_r"},
};

struct Range {
  std::uint16_t first, last;  // opcodes
};
constexpr Range kMoving[] = {
    {1, 1},                                    // OpUndef
    {54, 57},                                  // functions, calls
    {59, 59},                                  // OpVariable
    {61, 70},                                  // memory
    {77, 83},                                  // composites
    {124, 124},                                // OpBitcast
    {169, 169},                                // OpSelect
    {227, 229},                                // atomic loads, stores and exchanges
    {245, 245},                                // OpPhi
    {254, 254},                                // OpReturnValue
    {256, 257},                                // lifetimes
    {337, 338},                                // broadcasts among lanes
    {345, 348},                                // shuffles
    {4418, 4432}, {5571, 5576}, {5631, 5631},  // OpExpectKHR
};

template <std::size_t n>
const FloatFunction* find(const FloatFunction (&table)[n], std::uint32_t number) {
  const auto found = std::ranges::lower_bound(table, number, {}, &FloatFunction::number);
  return found != std::end(table) && found->number == number ? found : nullptr;
}

}  // namespace

const FloatFunction* floatFunction(std::uint16_t opcode) { return find(kInstructions, opcode); }

const FloatFunction* extendedFloatFunction(std::uint32_t number) { return find(kExtended, number); }

std::string_view extendedName(std::uint32_t number) {
  const FloatFunction* found = find(kExtended, number);
  if (found == nullptr) found = find(kNames, number);
  return found == nullptr ? std::string_view{} : found->name;
}

bool movesFloats(std::uint16_t opcode) {
  return std::ranges::any_of(kMoving,
                             [opcode](const Range& range) { return opcode >= range.first && opcode <= range.last; });
}

}  // namespace hipspv::adapt
