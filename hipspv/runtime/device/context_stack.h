// The facts about a thread's stack of contexts that CUDA's driver tells, but not HIP.
#pragma once

namespace hipspv {

// True if the thread has removed its last context, a primary one, and has selected no device since. In HIP the device's
// primary context is current then.
bool removedLastContext();

}  // namespace hipspv
