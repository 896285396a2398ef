// Puts functions in the places of their calls.
#pragma once

#include <set>

#include "module_draft.h"

namespace hipspv::adapt {

// All calls of these functions, by functions of the module: afterwards only their own bodies are left of them, and
// those that no entry point names and nothing imports are removed. Throws hipErrorNoBinaryForGpu for recursion.
void inlineCalls(ModuleDraft& module, const std::set<Id>& functions);

}  // namespace hipspv::adapt
