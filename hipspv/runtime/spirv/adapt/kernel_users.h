// Finds the kernels that reach a function.
#pragma once

#include <set>
#include <span>
#include <string>

#include "module_text.h"

namespace hipspv::adapt {

// The functions, and their direct and indirect callers.
std::set<Id> withCallers(std::span<const std::uint32_t> words, std::set<Id> functions);

// A line for each kernel that is one of the functions or calls one, directly or indirectly. Empty if there is none.
std::string kernelsUsing(std::span<const std::uint32_t> words, std::span<const Id> functions);

}  // namespace hipspv::adapt
