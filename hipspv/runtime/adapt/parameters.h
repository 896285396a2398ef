// More parameters for the functions of a module.
#pragma once

#include <map>
#include <set>

#include "module_text.h"

namespace hipspv::adapt {

// Numbers of the module that may be missing, which are declared behind its other types then.
struct ArithmeticTypes {
  Id byte, wide;    // integers of 8 and of 64 bits
  Id bytePointer;   // to CrossWorkgroup memory
};
ArithmeticTypes declareArithmetic(Words& words);

// Gives each function more parameters behind its own, of these types; no such function is called. By function,
// their ids.
std::map<Id, std::vector<Id>> addParameters(Words& words, const std::map<Id, std::vector<Id>>& types);

// Gives the functions, and those that call them, by others or not, one more parameter of the type: the same value
// in all that are called. By function, its id.
std::map<Id, Id> addSharedParameter(Words& words, const std::set<Id>& functions, Id type);

}  // namespace hipspv::adapt
