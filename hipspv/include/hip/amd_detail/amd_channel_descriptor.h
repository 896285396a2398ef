/* A HIP header under ROCm's name: see hip/channel_descriptor.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_CHANNEL_DESCRIPTOR_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_CHANNEL_DESCRIPTOR_H

#include <hip/channel_descriptor.h>

#endif
