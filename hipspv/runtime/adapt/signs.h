// copysign by a choice between a number and its opposite.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// The module without OpenCL.std's copysign of 32 bits.
void chooseSigns(Words& words);

}  // namespace hipspv::adapt
