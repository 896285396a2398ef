// What CUDA's driver, but not HIP, tells of a thread's stack of contexts.
#pragma once

namespace hipspv {

// True if the thread has removed its last context, a primary one, and has selected no device since. In HIP the device's
// primary context is current then.
bool removedLastContext();

}  // namespace hipspv
