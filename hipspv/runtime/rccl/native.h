// The driver's objects for HIP's.
#pragma once

#include "library.h"

namespace hipspv::rccl {

// The driver's stream, after the work that HIP's rules put before a command of the stream. The context of the stream's
// device is the thread's current one. Throws Error if the stream captures, and for devices that aren't NVIDIA's.
hipStream_t native(hipStream_t stream);

// The driver's number of one of HIP's devices, and of the current one, whose context is the thread's current one.
// Throws Error.
int nativeDevice(int device);
int nativeDevice();
// HIP's number of one of the driver's devices. Throws Error.
int hipDevice(int native);

// Groups of this thread, as NCCL counts them. NCCL's work begins where the outermost one ends, and so it must come
// after the work that other streams got meanwhile.
void groupStarts();
void groupEnds();

}  // namespace hipspv::rccl
