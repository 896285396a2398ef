// Implements functions of float with integers.
#pragma once

#include <set>

#include "library.h"

namespace hipspv::adapt {

using FunctionNumbers = std::set<std::uint32_t>;  // of instructions in OpenCL.std

// Replaces these instructions on floats by calls of the library's functions.
void emulateSingleFunctions(Module& module, const FunctionNumbers& numbers);

}  // namespace hipspv::adapt
