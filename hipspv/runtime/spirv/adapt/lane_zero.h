// The zero of the pass vary-merged-values, for devices that need none.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Gives the function that computes a zero from a thread's id and the launch's offset the body `return 0`, which other
// compilers fold.
void returnLaneZero(Words& words);

}  // namespace hipspv::adapt
