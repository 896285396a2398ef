// Forbids the contraction of floating-point operations in kernels.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Gives all kernels the execution mode ContractionOff.
void forbidContraction(Words& words);

}  // namespace hipspv::adapt
