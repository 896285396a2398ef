// Replaces copysign by a choice between a number and its opposite.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Removes OpenCL.std's copysign for 32 bits from the module.
void chooseSigns(Words& words);

}  // namespace hipspv::adapt
