// Prevents compilers from turning sums and products in loops into reductions.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Replaces additions, subtractions and multiplications of half, float and double by fused multiply-adds if their
// result is an operand in a later iteration. The results have the same bits, unless a sum is fused with a product,
// where the kernel may contract. Instructions whose FPFastMathMode allows reordering stay.
//
// Intel's compiler contracts in no kernel of a module in which one has ContractionOff. All products and sums of the
// other kernels are fused here in such a module.
void keepOrderOfSums(Words& words);

}  // namespace hipspv::adapt
