// The back end's entry point for the table of back ends.
#pragma once

#include "hipspv/runtime/backends/backend.h"

namespace hipspv::backend {

Discovery discoverLevelZero(const NativeDevice* only);
void prepareLevelZero(Effort effort);

}  // namespace hipspv::backend
