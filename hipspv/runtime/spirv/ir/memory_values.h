// Keeps values in variables if their definitions no longer dominate all uses.
#pragma once

#include "body.h"

namespace hipspv::ir {

// For bodies whose blocks have changed so that definitions don't dominate all uses (SPIR-V, section 2.16.1): such
// values are stored after their definitions and loaded at their uses. Variables are declared in the first block.
void keepInMemory(Module& module, Body& body);

}  // namespace hipspv::ir
