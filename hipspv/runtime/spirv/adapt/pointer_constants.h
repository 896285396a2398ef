// Constants that are computed from pointers, or to pointers.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Computes them in the functions that use them. A module where another constant depends on one stays unchanged.
void computeInFunctions(Words& words);

// Makes null pointers to private memory from the integer 0, in the functions that use them. Computes constants that
// depend on them.
void computeNulls(Words& words);

}  // namespace hipspv::adapt
