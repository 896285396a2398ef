// Parts of 64-bit products that a compiler computes in 16 bits.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Hides products from shifts, in modules with integers of 16 bits, by an exclusive or with the launch's offset, which
// is always 0 and which the compiler doesn't know.
void hideNarrowProducts(Words& words);

}  // namespace hipspv::adapt
