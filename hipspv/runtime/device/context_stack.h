// The stack of contexts as CUDA's driver reports it, where HIP differs.
#pragma once

namespace hipspv {

// True if the thread has removed its last context, a primary one, and has selected no device since. In HIP the device's
// primary context is current then.
bool removedLastContext();

}  // namespace hipspv
