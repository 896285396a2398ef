// Prevents compilers from turning sums and products in loops into reductions, and contracts.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Replaces sums (and products) of half, float and double by fused multiply-adds if their result is an operand of
// themselves in a later iteration, by way of sums (or products) alone. The results have the same bits. Instructions
// whose FPFastMathMode allows reordering stay.
//
// Fuses sums with products in kernels without ContractionOff. Intel's compiler does so for OpenCL C only.
void keepOrderOfSums(Words& words);

}  // namespace hipspv::adapt
