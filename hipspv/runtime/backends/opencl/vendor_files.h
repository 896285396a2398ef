// The drivers that the system's OpenCL loader opens.
#pragma once

namespace hipspv::cl {

// True if the opened loader is the system's own, and Intel's driver for GPUs is all that it would open. False in doubt.
bool opensOnlyIntelGpus(void* loader);

}  // namespace hipspv::cl
