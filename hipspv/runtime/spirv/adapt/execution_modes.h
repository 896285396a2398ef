// Execution modes of kernels.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Gives all kernels the execution mode ContractionOff: their floating-point operations aren't contracted.
void forbidContraction(Words& words);

// Requires sub-groups of one work-item for all kernels, from which Intel's CPU compiler makes no vectors of them.
// They may not require another size.
void requireSingleLanes(Words& words);

}  // namespace hipspv::adapt
