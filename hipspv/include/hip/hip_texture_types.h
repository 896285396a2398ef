/* The header's name in HIP programs: see texture_types.h. */
#ifndef HIP_INCLUDE_HIP_HIP_TEXTURE_TYPES_H
#define HIP_INCLUDE_HIP_HIP_TEXTURE_TYPES_H

#include <hip/texture_types.h>

#endif
