// Finds the kernels that reach a function.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "module_text.h"

namespace hipspv::adapt {

// Adds direct and indirect callers to the functions. callers: by callee.
void addCallers(std::set<Id>& functions, const std::multimap<Id, Id>& callers);

// The functions, and their direct and indirect callers.
std::set<Id> withCallers(std::span<const std::uint32_t> words, std::set<Id> functions);

// Operations without a replacement, and the functions that have them.
using MissingOperations = std::set<std::pair<std::string, Id>>;

// The first of the operations, and a line for each kernel that uses it, directly or indirectly.
std::string describe(std::span<const std::uint32_t> words, const MissingOperations& missing);

}  // namespace hipspv::adapt
