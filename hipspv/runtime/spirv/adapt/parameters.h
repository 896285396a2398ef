// Adds parameters to the functions of a module.
#pragma once

#include <map>
#include <set>

#include "module_text.h"

namespace hipspv::adapt {

// Types that a module may lack; then they are declared after its other types.
struct ArithmeticTypes {
  Id byte, wide;   // integers of 8 and of 64 bits
  Id bytePointer;  // to CrossWorkgroup memory
};
ArithmeticTypes declareArithmetic(Words& words);

// Adds parameters of these types to each function, after its own; nothing may call such a function. Returns their
// ids by function.
std::map<Id, std::vector<Id>> addParameters(Words& words, const std::map<Id, std::vector<Id>>& types);

// Adds one parameter of the type to the functions and their direct and indirect callers. All calls pass on the same
// value. Returns its id by function.
std::map<Id, Id> addSharedParameter(Words& words, const std::set<Id>& functions, Id type);

}  // namespace hipspv::adapt
