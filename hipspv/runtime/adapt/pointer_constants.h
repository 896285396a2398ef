// Constants that are computed from pointers, or to pointers.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Computes them in the functions that use them. A module in which another constant is made of one stays as it is.
void computeInFunctions(Words& words);

// Makes null pointers to private memory of the integer 0, in the functions that use them, and computes what is made of
// them.
void computeNulls(Words& words);

}  // namespace hipspv::adapt
