/*
 * Surface functions: surf2Dread(&value, surface, x, y, mode), value = surf2Dread<T>(surface, x, y, mode), and
 * surf2Dwrite(value, surface, x, y, mode).
 *
 * Names and parameters are HIP's, with CUDA's boundary modes; x is in bytes. Values are stored without conversion.
 * Without a mode, reads outside return 0 and writes are ignored, as in HIP.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_SURFACE_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_SURFACE_H

/* `if constexpr` in C++14, without a warning if this directory isn't one of system headers. */
#pragma GCC system_header

#include <hip/host_defines.h>
#include <hip/spirv_detail/texture.h>
#include <hip/surface_types.h>

extern "C" {
__device__ void __hipspv_surface_check(hipSurfaceObject_t, int x, int y, int z, unsigned int size);
__attribute__((device, pure)) __hipspv_uint4 __hipspv_surface_read(hipSurfaceObject_t, int x, int y, int z,
                                                                   unsigned int size, int clamped);
__device__ void __hipspv_surface_write(hipSurfaceObject_t, int x, int y, int z, unsigned int size,
                                       int clamped, __hipspv_uint4 bytes);
}

/* A T, and the bytes that the device library reads and writes. */
template <typename __T>
union __hipspv_element {
  static_assert(sizeof(__T) <= 16 && (sizeof(__T) & (sizeof(__T) - 1)) == 0,
                "elements of surfaces have 1, 2, 4, 8 or 16 bytes");
  __hipspv_uint4 bytes;
  __T value;
  __device__ __hipspv_element(__hipspv_uint4 b) : bytes(b) {}
};

/* The default mode. Only with an explicit mode may a kernel trap, which costs space for the host's
   message. */
struct __hipspv_no_mode {
  __device__ operator int() const { return hipBoundaryModeZero; }
};

template <typename __T, typename __M>
__device__ inline void __hipspv_surface_trap(hipSurfaceObject_t surface, int x, int y, int z, __M mode) {
  if constexpr (!std::is_same<__M, __hipspv_no_mode>::value)
    if (mode == hipBoundaryModeTrap) __hipspv_surface_check(surface, x, y, z, sizeof(__T));
}
template <typename __T, typename __M>
__device__ inline __T __hipspv_surface_get(hipSurfaceObject_t surface, int x, int y, int z, __M mode) {
  __hipspv_surface_trap<__T>(surface, x, y, z, mode);
  __hipspv_element<__T> e(
      __hipspv_surface_read(surface, x, y, z, sizeof(__T), mode == hipBoundaryModeClamp));
  return e.value;
}
template <typename __T, typename __M>
__device__ inline void __hipspv_surface_set(__T value, hipSurfaceObject_t surface, int x, int y, int z,
                                            __M mode) {
  __hipspv_surface_trap<__T>(surface, x, y, z, mode);
  __hipspv_element<__T> e(__hipspv_uint4{});
  e.value = value;
  __hipspv_surface_write(surface, x, y, z, sizeof(__T), mode == hipBoundaryModeClamp, e.bytes);
}

#define HIPSPV_LIST(...) __VA_ARGS__
/* The functions for a kind of surface, with the parameters `takes`; `at` is x, y and the slice. */
#define HIPSPV_SURFACE(kind, takes, at)                                                                 \
  template <typename __T, typename __M = __hipspv_no_mode>                                              \
  __device__ inline __T kind##read(hipSurfaceObject_t surface, HIPSPV_LIST takes, __M mode = {}) {      \
    return __hipspv_surface_get<__T>(surface, HIPSPV_LIST at, mode);                                    \
  }                                                                                                     \
  template <typename __T, typename __M = __hipspv_no_mode>                                              \
  __device__ inline void kind##read(__T* data, hipSurfaceObject_t surface, HIPSPV_LIST takes,           \
                                    __M mode = {}) {                                                    \
    *data = __hipspv_surface_get<__T>(surface, HIPSPV_LIST at, mode);                                   \
  }                                                                                                     \
  template <typename __T, typename __M = __hipspv_no_mode>                                              \
  __device__ inline void kind##write(__T value, hipSurfaceObject_t surface, HIPSPV_LIST takes,          \
                                     __M mode = {}) {                                                   \
    __hipspv_surface_set(value, surface, HIPSPV_LIST at, mode);                                         \
  }

HIPSPV_SURFACE(surf1D, (int x), (x, 0, 0))
HIPSPV_SURFACE(surf2D, (int x, int y), (x, y, 0))
HIPSPV_SURFACE(surf3D, (int x, int y, int z), (x, y, z))
HIPSPV_SURFACE(surf1DLayered, (int x, int layer), (x, 0, layer))
HIPSPV_SURFACE(surf2DLayered, (int x, int y, int layer), (x, y, layer))
HIPSPV_SURFACE(surfCubemap, (int x, int y, int face), (x, y, face))
/* CUDA numbers the faces of all layers consecutively; HIP has face and layer. */
HIPSPV_SURFACE(surfCubemapLayered, (int x, int y, int layer_face), (x, y, layer_face))
HIPSPV_SURFACE(surfCubemapLayered, (int x, int y, int face, int layer), (x, y, 6 * layer + face))

#undef HIPSPV_SURFACE
#undef HIPSPV_LIST

#endif
