/* cudaCreateChannelDesc<T>(). */
#ifndef HIPSPV_CUDA_CHANNEL_DESCRIPTOR_H
#define HIPSPV_CUDA_CHANNEL_DESCRIPTOR_H

#include "host_defines.h"

#include <hip/channel_descriptor.h>

#define cudaCreateChannelDesc hipCreateChannelDesc
#define cudaCreateChannelDescHalf hipCreateChannelDescHalf
#define cudaCreateChannelDescHalf1 hipCreateChannelDescHalf1
#define cudaCreateChannelDescHalf2 hipCreateChannelDescHalf2
#define cudaCreateChannelDescHalf4 hipCreateChannelDescHalf4

#endif
