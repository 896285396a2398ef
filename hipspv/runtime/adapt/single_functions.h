// Does functions of float in integers.
#pragma once

#include <set>

#include "library.h"

namespace hipspv::adapt {

using FunctionNumbers = std::set<std::uint32_t>;  // of instructions in OpenCL.std

constexpr std::uint32_t kFusedMultiplyAdd = 26;

// The module with calls of the library's functions in place of those instructions on floats, where it has any.
void emulateSingleFunctions(Words& words, const FunctionNumbers& numbers);

}  // namespace hipspv::adapt
