// Private memory in kernels that have no private variable.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Gives each function that makes private pointers of integers a private variable, to which they may point.
void giveThemVariables(Words& words);

}  // namespace hipspv::adapt
