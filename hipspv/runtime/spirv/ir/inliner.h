// Inlines functions.
#pragma once

#include <set>

#include "body.h"

namespace hipspv::ir {

// Inlines all calls of these functions by functions of the module. The functions keep their own bodies; those that
// are neither entry points nor exported are removed. Throws hipErrorNoBinaryForGpu for recursion.
void inlineCalls(Module& module, const std::set<Id>& functions);

}  // namespace hipspv::ir
