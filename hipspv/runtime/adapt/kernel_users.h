// Which kernels reach a function.
#pragma once

#include <set>
#include <span>
#include <string>

#include "module_text.h"

namespace hipspv::adapt {

// The functions, and those that call them, by others or not.
std::set<Id> withCallers(std::span<const std::uint32_t> words, std::set<Id> functions);

// A line for each kernel that calls one of the functions, by others or not, or is one; none where no kernel does.
std::string kernelsUsing(std::span<const std::uint32_t> words, std::span<const Id> functions);

}  // namespace hipspv::adapt
