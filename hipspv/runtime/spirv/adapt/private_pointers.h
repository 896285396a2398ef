// Private memory in kernels that have no private variable.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Adds a private variable to each function that makes private pointers from integers; they may point to it.
void giveThemVariables(Words& words);

}  // namespace hipspv::adapt
