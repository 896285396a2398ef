// Sums and products in loops that no compiler takes for a reduction.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// The module with fused multiply-adds in place of additions, subtractions and multiplications of half, float and double
// whose result is an operand in a later turn. Their results are the same bits. Instructions that may be reordered, by
// their FPFastMathMode, stay.
void keepOrderOfSums(Words& words);

}  // namespace hipspv::adapt
