// Counts of leading and trailing zeros in a form that Intel's CPU compiler computes once for a vector of threads.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Replaces clz and ctz of scalars by calls of LLVM's intrinsics llvm.ctlz and llvm.cttz as imported functions, whose
// values are the same, 0's as well. The compiler knows that these have no effect. It doesn't know it of the
// instructions: it computes them for each lane, though the argument is the same for all, and gathers what is at
// addresses that depend on them.
void countZerosByIntrinsics(Words& words);

}  // namespace hipspv::adapt
