// Keeps values in variables where blocks that use them may be reached without their definitions.
#pragma once

#include "module_draft.h"

namespace hipspv::adapt {

// The body's blocks have changed so that definitions don't dominate all uses (SPIR-V, section 2.16.1): such values are
// stored after their definitions and loaded where they are used. Variables are declared in the first block.
void keepInMemory(ModuleDraft& module, FunctionBody& body);

}  // namespace hipspv::adapt
