/* The HIP API version that these headers follow. */
#ifndef HIP_VERSION_H
#define HIP_VERSION_H

#define HIP_VERSION_MAJOR 7
#define HIP_VERSION_MINOR 2
#define HIP_VERSION_PATCH 0
/* HIP 6.2 for sources that ROCm's macro gives an older version: the driver's --hip-version=6.2. */
#if defined(HIP_FORCE_API_VERSION) && HIP_FORCE_API_VERSION < 700 && !defined(__HIPSPV_CUDA__)
#define __HIPSPV_HIP6__ 1
#undef HIP_VERSION_MAJOR
#define HIP_VERSION_MAJOR 6
#endif
#define HIP_VERSION_GITHASH ""
#define HIP_VERSION_BUILD_ID 0
#define HIP_VERSION_BUILD_NAME ""
/* HIP's own formula: hipRuntimeGetVersion returns the same number. */
#define HIP_VERSION (HIP_VERSION_MAJOR * 10000000 + HIP_VERSION_MINOR * 100000 + HIP_VERSION_PATCH)

#define __HIP_HAS_GET_PCH 0

#endif
