/*
 * Surface objects. Names and values are HIP 6.2's (ROCm/HIP include/hip/surface_types.h).
 */
#ifndef HIP_INCLUDE_HIP_SURFACE_TYPES_H
#define HIP_INCLUDE_HIP_SURFACE_TYPES_H

#include <hip/driver_types.h>

/* Opaque: the runtime's descriptor of the surface on the device. */
struct __hip_surface;
typedef struct __hip_surface* hipSurfaceObject_t;

struct surfaceReference {
  hipSurfaceObject_t surfaceObject;
};

/* The effect of an access outside the surface. */
enum hipSurfaceBoundaryMode {
  hipBoundaryModeZero = 0, /* reads 0, writes nothing */
  hipBoundaryModeTrap = 1,
  hipBoundaryModeClamp = 2
};

#endif
