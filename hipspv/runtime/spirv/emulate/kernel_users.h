// Errors about operations that have no software implementation.
#pragma once

#include <set>
#include <string>
#include <utility>

#include "hipspv/runtime/spirv/ir/module.h"

namespace hipspv::adapt {

// Operations without a replacement, and the functions that have them.
using MissingOperations = std::set<std::pair<std::string, Id>>;

// The first of the operations, and a line for each kernel that uses it, directly or indirectly.
std::string describe(const ir::Module& module, const MissingOperations& missing);

}  // namespace hipspv::adapt
