/* ROCm's name of a part of HIP's headers: hip/channel_descriptor.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_CHANNEL_DESCRIPTOR_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_CHANNEL_DESCRIPTOR_H

#include <hip/channel_descriptor.h>

#endif
