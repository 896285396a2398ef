/*
 * Texture functions: tex2D<float4>(texture, x, y), and tex2D(&result, texture, x, y); for texture
 * references, tex2D(reference, x, y).
 *
 * Names and parameters are HIP's and CUDA's. The device library samples: by the texture unit, or in software
 * (texture.cl).
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_TEXTURE_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_TEXTURE_H

/* `if constexpr` in C++14, without a warning if this directory isn't one of system headers. */
#pragma GCC system_header

#include <hip/channel_descriptor.h>
#include <hip/host_defines.h>
#include <hip/texture_types.h>

typedef float __hipspv_float4 __attribute__((ext_vector_type(4)));
typedef unsigned int __hipspv_uint4 __attribute__((ext_vector_type(4)));

/* The conversion of a texel to T: from floats, or from 32-bit integers. */
template <typename __T>
struct __hipspv_texel {
  typedef typename __hipspv_channels<__T>::component component;
  static constexpr int count = __hipspv_channels<__T>::count;
  static constexpr bool is_float = std::is_floating_point<component>::value;
  static_assert(std::is_arithmetic<component>::value && sizeof(component) <= 4 && count != 3,
                "texels have 1, 2 or 4 components of type char, short, int or float");

  template <typename __V>
  static __device__ __T from(__V v) {
    if constexpr (std::is_same<__T, component>::value) {
      return static_cast<component>(v.x);
    } else {
      __T r;
      r.x = static_cast<component>(v.x);
      if constexpr (count > 1) r.y = static_cast<component>(v.y);
      if constexpr (count > 2) r.z = static_cast<component>(v.z), r.w = static_cast<component>(v.w);
      return r;
    }
  }
};

/* The result type of reading a texture reference of Ts: T, or floats instead. */
template <typename __T, hipTextureReadMode __M>
struct __hipspv_sampled {
  typedef __T type;
};
template <typename __T>
struct __hipspv_sampled<__T, hipReadModeNormalizedFloat> {
  static_assert(std::is_integral<__T>::value && sizeof(__T) <= 2,
                "only integers of 8 and 16 bits are read as normalized floats");
  typedef float type;
};
template <typename __T, unsigned int __N>
struct __hipspv_sampled<HIP_vector_type<__T, __N>, hipReadModeNormalizedFloat> {
  typedef HIP_vector_type<typename __hipspv_sampled<__T, hipReadModeNormalizedFloat>::type, __N> type;
};
/* The result type of a gather: one component of four texels. */
template <typename __T, hipTextureReadMode __M>
struct __hipspv_gathered {
  typedef HIP_vector_type<typename __hipspv_channels<typename __hipspv_sampled<__T, __M>::type>::component, 4> type;
};

#define HIPSPV_LIST(...) __VA_ARGS__
/* The device library's functions for one of these: for reading as floats, and as 32-bit integers. `count` is the number
   of components that the caller needs. Gradients are passed by their components. */
#define HIPSPV_SAMPLER(name, takes)                                                                                  \
  extern "C" {                                                                                                       \
  __attribute__((device, pure, nothrow)) __hipspv_float4 __hipspv_##name##_f(hipTextureObject_t, unsigned int count, \
                                                                             HIPSPV_LIST takes);                     \
  __attribute__((device, pure, nothrow)) __hipspv_uint4 __hipspv_##name##_i(hipTextureObject_t, unsigned int count,  \
                                                                            HIPSPV_LIST takes);                      \
  }
/* A function for texture objects with the parameters `takes`, named `names`, that gives `gives` to the library. */
#define HIPSPV_TEXTURE(name, takes, names, gives)                                                    \
  template <typename __T>                                                                            \
  __device__ __forceinline__ __T name(hipTextureObject_t texture, HIPSPV_LIST takes) {               \
    typedef __hipspv_texel<__T> __X;                                                                 \
    if constexpr (__X::is_float)                                                                     \
      return __X::from(__hipspv_##name##_f(texture, __X::count, HIPSPV_LIST gives));                 \
    else                                                                                             \
      return __X::from(__hipspv_##name##_i(texture, __X::count, HIPSPV_LIST gives));                 \
  }                                                                                                  \
  template <typename __T>                                                                            \
  __device__ __forceinline__ void name(__T* result, hipTextureObject_t texture, HIPSPV_LIST takes) { \
    *result = name<__T>(texture, HIPSPV_LIST names);                                                 \
  }
/* The same for texture references of a kind: 1D, 2D and so on. */
#if HIPSPV_TEXTURE_REFERENCES
#define HIPSPV_REFERENCE(name, kind, result, takes, names)                           \
  template <typename __T, hipTextureReadMode __M>                                    \
  __device__ __forceinline__ typename __hipspv_##result<__T, __M>::type name(        \
      const texture<__T, hipTextureType##kind, __M>& reference, HIPSPV_LIST takes) { \
    typedef typename __hipspv_##result<__T, __M>::type __R;                          \
    return name<__R>(reference.textureObject, HIPSPV_LIST names);                    \
  }
#else
#define HIPSPV_REFERENCE(name, kind, result, takes, names)
#endif
#define HIPSPV_FUNCTION(name, kind, takes, names, library_takes, gives) \
  HIPSPV_SAMPLER(name, library_takes)                                   \
  HIPSPV_TEXTURE(name, takes, names, gives)                             \
  HIPSPV_REFERENCE(name, kind, sampled, takes, names)

/* The three functions for a kind of texture: plain, with a level of detail, and with gradients, of which there are
   `steps` components. */
#define HIPSPV_TEXTURES(kind, name, takes, names, Gradient, steps)                                              \
  HIPSPV_FUNCTION(name, kind, takes, names, takes, names)                                                       \
  HIPSPV_FUNCTION(name##Lod, kind, (HIPSPV_LIST takes, float level), (HIPSPV_LIST names, level),                \
                  (HIPSPV_LIST takes, float level), (HIPSPV_LIST names, level))                                 \
  HIPSPV_FUNCTION(name##Grad, kind, (HIPSPV_LIST takes, Gradient dx, Gradient dy), (HIPSPV_LIST names, dx, dy), \
                  (HIPSPV_LIST takes, HIPSPV_TAKES##steps), (HIPSPV_LIST names, HIPSPV_GIVES##steps))
#define HIPSPV_TAKES1 float dx, float dy
#define HIPSPV_GIVES1 dx, dy
#define HIPSPV_TAKES2 float dx_x, float dx_y, float dy_x, float dy_y
#define HIPSPV_GIVES2 dx.x, dx.y, dy.x, dy.y
#define HIPSPV_TAKES3 float dx_x, float dx_y, float dx_z, float dy_x, float dy_y, float dy_z
#define HIPSPV_GIVES3 dx.x, dx.y, dx.z, dy.x, dy.y, dy.z

HIPSPV_FUNCTION(tex1Dfetch, 1D, (int x), (x), (int x), (x))
HIPSPV_SAMPLER(tex2Dgather, (float x, float y, int component))
HIPSPV_TEXTURE(tex2Dgather, (float x, float y, int component = 0), (x, y, component), (x, y, component))
HIPSPV_REFERENCE(tex2Dgather, 2D, gathered, (float x, float y, int component = 0), (x, y, component))
HIPSPV_TEXTURES(1D, tex1D, (float x), (x), float, 1)
HIPSPV_TEXTURES(2D, tex2D, (float x, float y), (x, y), float2, 2)
HIPSPV_TEXTURES(3D, tex3D, (float x, float y, float z), (x, y, z), float4, 3)
HIPSPV_TEXTURES(1DLayered, tex1DLayered, (float x, int layer), (x, layer), float, 1)
HIPSPV_TEXTURES(2DLayered, tex2DLayered, (float x, float y, int layer), (x, y, layer), float2, 2)
HIPSPV_TEXTURES(Cubemap, texCubemap, (float x, float y, float z), (x, y, z), float4, 3)
HIPSPV_TEXTURES(CubemapLayered, texCubemapLayered, (float x, float y, float z, int layer), (x, y, z, layer), float4, 3)

#undef HIPSPV_GIVES3
#undef HIPSPV_TAKES3
#undef HIPSPV_GIVES2
#undef HIPSPV_TAKES2
#undef HIPSPV_GIVES1
#undef HIPSPV_TAKES1
#undef HIPSPV_TEXTURES
#undef HIPSPV_FUNCTION
#undef HIPSPV_REFERENCE
#undef HIPSPV_TEXTURE
#undef HIPSPV_SAMPLER
#undef HIPSPV_LIST

#endif
