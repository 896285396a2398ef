/*
 * NVRTC's -default-device: from here on, functions without an execution space are for host and device, and variables at
 * namespace scope without a memory space are the device's. hipspv-cc includes it last. hiprtc ends the variables' pragma
 * after the source, as clang requires; the functions' one ends with it.
 */
#define __HIPSPV_DEVICE_BY_DEFAULT__ 1
#pragma clang force_cuda_host_device begin
#pragma clang attribute push(__attribute__((device)), apply_to = variable(is_global))
