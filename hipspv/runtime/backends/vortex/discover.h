// The device of Vortex's library, for the table of back ends.
#pragma once

#include "hipspv/runtime/backends/backend.h"

namespace hipspv::backend {

// No entry point of HIP hands over one of the library's.
Discovery discoverVortex(const NativeDevice* only);

}  // namespace hipspv::backend
