// Kernels that count in shared memory, as histograms do.
#pragma once

#include "module_text.h"

namespace hipspv::adapt {

// Requires sub-groups of so many lanes for kernels without a size in which threads walk through memory side by side
// and update shared memory atomically: docs/architecture-devices.md, "Counting loops".
void runSideBySide(Words& words, std::uint32_t lanes);

}  // namespace hipspv::adapt
