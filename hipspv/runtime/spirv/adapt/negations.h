// Negations of floating point as operations on bits, in modules with barriers.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Replaces each OpFNegate of a module that has an OpControlBarrier by an exclusive or with the sign's bit, which the
// compiler doesn't know: it is computed from the launch's offset, which is always 0. So are products with -1, quotients
// by -1, differences from -0, and integers whose first bit changes, which compilers turn into negations. Differences
// lose the permission to be reordered, because reordering compilers negate the second operand.
//
// The result of a negation of NaN has the other sign, as OpFNegate's has.
void negateBits(Words& words);

}  // namespace hipspv::adapt
