// Devices of OpenCL libraries, for the table of back ends.
#pragma once

#include "hipspv/runtime/backends/backend.h"

namespace hipspv::backend {

// only: the one device wanted, in a context that the program has made; nullptr for all.
void prepareOpenCl(Effort effort);
Discovery discoverOpenCl(const NativeDevice* only);

}  // namespace hipspv::backend
