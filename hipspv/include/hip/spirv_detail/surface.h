/*
 * Surface functions: surf2Dread(&value, surface, x, y, mode), value = surf2Dread<T>(surface, x, y, mode), and
 * surf2Dwrite(value, surface, x, y, mode).
 *
 * Names and parameters are HIP's, with CUDA's boundary modes; x is in bytes. Values are stored without conversion.
 * Without a mode, reads outside return 0 and writes are ignored, as in HIP.
 */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_SURFACE_FUNCTIONS_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_SURFACE_FUNCTIONS_H

/* `if constexpr` in C++14, without a warning if this directory isn't one of system headers. */
#pragma GCC system_header

#include <hip/host_defines.h>
#include <hip/spirv_detail/texture.h>
#include <hip/surface_types.h>

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

#define HIPSPV_LIST(...) __VA_ARGS__
/* The device library's functions for surfaces of a geometry, and the elements of type T that they read and write.
   `size` is that of an element in bytes. The check alone traps, and may be no more than a hint that an access may. */
#define HIPSPV_GEOMETRY(geometry, takes, names)                                                                        \
  extern "C" {                                                                                                         \
  __device__ void __hipspv_surface_check_##geometry(hipSurfaceObject_t, unsigned int size, HIPSPV_LIST takes);         \
  __attribute__((device, pure)) __hipspv_uint4 __hipspv_surface_read_##geometry(hipSurfaceObject_t, unsigned int size, \
                                                                                int mode, HIPSPV_LIST takes);          \
  __device__ void __hipspv_surface_write_##geometry(hipSurfaceObject_t, unsigned int size, int mode,                   \
                                                    HIPSPV_LIST takes, __hipspv_uint4 bytes);                          \
  }                                                                                                                    \
  template <typename __T, typename __M>                                                                                \
  __device__ inline void __hipspv_surface_trap_##geometry(hipSurfaceObject_t surface, __M mode, HIPSPV_LIST takes) {   \
    if constexpr (!std::is_same<__M, __hipspv_no_mode>::value)                                                         \
      if (mode == hipBoundaryModeTrap) __hipspv_surface_check_##geometry(surface, sizeof(__T), HIPSPV_LIST names);     \
  }                                                                                                                    \
  template <typename __T, typename __M>                                                                                \
  __device__ inline __T __hipspv_surface_get_##geometry(hipSurfaceObject_t surface, __M mode, HIPSPV_LIST takes) {     \
    __hipspv_surface_trap_##geometry<__T>(surface, mode, HIPSPV_LIST names);                                           \
    __hipspv_element<__T> e(__hipspv_surface_read_##geometry(surface, sizeof(__T), mode, HIPSPV_LIST names));          \
    return e.value;                                                                                                    \
  }                                                                                                                    \
  template <typename __T, typename __M>                                                                                \
  __device__ inline void __hipspv_surface_set_##geometry(hipSurfaceObject_t surface, __M mode, __T value,              \
                                                         HIPSPV_LIST takes) {                                          \
    __hipspv_surface_trap_##geometry<__T>(surface, mode, HIPSPV_LIST names);                                           \
    __hipspv_element<__T> e(__hipspv_uint4{});                                                                         \
    e.value = value;                                                                                                   \
    __hipspv_surface_write_##geometry(surface, sizeof(__T), mode, HIPSPV_LIST names, e.bytes);                         \
  }
HIPSPV_GEOMETRY(1d, (int x), (x))
HIPSPV_GEOMETRY(2d, (int x, int y), (x, y))
HIPSPV_GEOMETRY(3d, (int x, int y, int z), (x, y, z))
HIPSPV_GEOMETRY(a1d, (int x, int layer), (x, layer))
HIPSPV_GEOMETRY(a2d, (int x, int y, int layer), (x, y, layer))

/* The functions for a kind of surface, with the parameters `takes`; `at` is the location in the geometry. */
#define HIPSPV_SURFACE(kind, geometry, takes, at)                                                               \
  template <typename __T, typename __M = __hipspv_no_mode>                                                      \
  __device__ inline __T kind##read(hipSurfaceObject_t surface, HIPSPV_LIST takes, __M mode = {}) {              \
    return __hipspv_surface_get_##geometry<__T>(surface, mode, HIPSPV_LIST at);                                 \
  }                                                                                                             \
  template <typename __T, typename __M = __hipspv_no_mode>                                                      \
  __device__ inline void kind##read(__T* data, hipSurfaceObject_t surface, HIPSPV_LIST takes, __M mode = {}) {  \
    *data = __hipspv_surface_get_##geometry<__T>(surface, mode, HIPSPV_LIST at);                                \
  }                                                                                                             \
  template <typename __T, typename __M = __hipspv_no_mode>                                                      \
  __device__ inline void kind##write(__T value, hipSurfaceObject_t surface, HIPSPV_LIST takes, __M mode = {}) { \
    __hipspv_surface_set_##geometry<__T>(surface, mode, value, HIPSPV_LIST at);                                 \
  }

HIPSPV_SURFACE(surf1D, 1d, (int x), (x))
HIPSPV_SURFACE(surf2D, 2d, (int x, int y), (x, y))
HIPSPV_SURFACE(surf3D, 3d, (int x, int y, int z), (x, y, z))
HIPSPV_SURFACE(surf1DLayered, a1d, (int x, int layer), (x, layer))
HIPSPV_SURFACE(surf2DLayered, a2d, (int x, int y, int layer), (x, y, layer))
/* The faces of a cubemap are layers. */
HIPSPV_SURFACE(surfCubemap, a2d, (int x, int y, int face), (x, y, face))
/* CUDA numbers the faces of all layers consecutively; HIP has face and layer. */
HIPSPV_SURFACE(surfCubemapLayered, a2d, (int x, int y, int layer_face), (x, y, layer_face))
HIPSPV_SURFACE(surfCubemapLayered, a2d, (int x, int y, int face, int layer), (x, y, 6 * layer + face))

#undef HIPSPV_SURFACE
#undef HIPSPV_GEOMETRY
#undef HIPSPV_LIST

#endif
