// Structures with the decoration CPacked.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Removes the decoration from structures that have the same layout without it, such as those of lambdas.
void unpackNaturalLayouts(Words& words);

}  // namespace hipspv::adapt
