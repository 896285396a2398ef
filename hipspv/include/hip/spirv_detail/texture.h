/*
 * Texture functions: tex2D<float4>(texture, x, y), and tex2D(&result, texture, x, y); for texture
 * references, tex2D(reference, x, y).
 *
 * Names and parameters are HIP's and CUDA's. The device library samples (texture.cl).
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

/* Each twice: for reading as floats, and as integers. */
#define HIPSPV_SAMPLER(name, ...)                                                                       \
  __attribute__((device, pure, nothrow)) __hipspv_float4 name##_f(__VA_ARGS__);                         \
  __attribute__((device, pure, nothrow)) __hipspv_uint4 name##_i(__VA_ARGS__);
extern "C" {
HIPSPV_SAMPLER(__hipspv_tex1dfetch, hipTextureObject_t, unsigned int count, int x)
HIPSPV_SAMPLER(__hipspv_tex1d, hipTextureObject_t, unsigned int count, float x, int layer, float level)
HIPSPV_SAMPLER(__hipspv_tex2d, hipTextureObject_t, unsigned int count, float x, float y, int layer, float level)
HIPSPV_SAMPLER(__hipspv_tex3d, hipTextureObject_t, unsigned int count, float x, float y, float z, float level)
HIPSPV_SAMPLER(__hipspv_texcube, hipTextureObject_t, unsigned int count, float x, float y, float z,
               int layer, float level)
HIPSPV_SAMPLER(__hipspv_gather, hipTextureObject_t, float x, float y, int component)
__attribute__((device, pure, nothrow)) float __hipspv_tex_lod(hipTextureObject_t, float dx_x, float dx_y,
                                                              float dx_z, float dy_x, float dy_y,
                                                              float dy_z);
__attribute__((device, pure, nothrow)) float __hipspv_texcube_lod(hipTextureObject_t, float x, float y,
                                                                  float z, float dx_x, float dx_y,
                                                                  float dx_z, float dy_x, float dy_y,
                                                                  float dy_z);
}
#undef HIPSPV_SAMPLER

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
  typedef HIP_vector_type<
      typename __hipspv_channels<typename __hipspv_sampled<__T, __M>::type>::component, 4>
      type;
};

#define HIPSPV_LIST(...) __VA_ARGS__
/* A function for texture objects with the parameters `takes`, named `names`, that calls `sampler` with `gives`. */
#define HIPSPV_TEXTURE(name, sampler, takes, names, gives)                                              \
  template <typename __T>                                                                               \
  __device__ inline __T name(hipTextureObject_t texture, HIPSPV_LIST takes) {                           \
    typedef __hipspv_texel<__T> __X;                                                                    \
    if constexpr (__X::is_float)                                                                        \
      return __X::from(__hipspv_##sampler##_f(texture, HIPSPV_LIST gives));                             \
    else                                                                                                \
      return __X::from(__hipspv_##sampler##_i(texture, HIPSPV_LIST gives));                             \
  }                                                                                                     \
  template <typename __T>                                                                               \
  __device__ inline void name(__T* result, hipTextureObject_t texture, HIPSPV_LIST takes) {             \
    *result = name<__T>(texture, HIPSPV_LIST names);                                                    \
  }
/* The same for texture references of a kind: 1D, 2D and so on. */
#define HIPSPV_REFERENCE(name, kind, result, takes, names)                                              \
  template <typename __T, hipTextureReadMode __M>                                                       \
  __device__ inline typename __hipspv_##result<__T, __M>::type name(                                    \
      const texture<__T, hipTextureType##kind, __M>& reference, HIPSPV_LIST takes) {                    \
    typedef typename __hipspv_##result<__T, __M>::type __R;                                             \
    return name<__R>(reference.textureObject, HIPSPV_LIST names);                                       \
  }

/* The three functions for a kind of texture: plain, with a level of detail, and with gradients, which `lod`
   converts to a level. */
#define HIPSPV_TEXTURES(kind, name, sampler, takes, names, gives, Gradient, lod)                        \
  HIPSPV_TEXTURE(name, sampler, takes, names, (HIPSPV_LIST gives, 0.0f))                                \
  HIPSPV_REFERENCE(name, kind, sampled, takes, names)                                                   \
  HIPSPV_TEXTURE(name##Lod, sampler, (HIPSPV_LIST takes, float level), (HIPSPV_LIST names, level),      \
                 (HIPSPV_LIST gives, level))                                                            \
  HIPSPV_REFERENCE(name##Lod, kind, sampled, (HIPSPV_LIST takes, float level), (HIPSPV_LIST names, level))\
  HIPSPV_TEXTURE(name##Grad, sampler, (HIPSPV_LIST takes, Gradient dx, Gradient dy),                    \
                 (HIPSPV_LIST names, dx, dy), (HIPSPV_LIST gives, lod))                                 \
  HIPSPV_REFERENCE(name##Grad, kind, sampled, (HIPSPV_LIST takes, Gradient dx, Gradient dy),            \
                   (HIPSPV_LIST names, dx, dy))
#define HIPSPV_LOD1 __hipspv_tex_lod(texture, dx, 0, 0, dy, 0, 0)
#define HIPSPV_LOD2 __hipspv_tex_lod(texture, dx.x, dx.y, 0, dy.x, dy.y, 0)
#define HIPSPV_LOD3 __hipspv_tex_lod(texture, dx.x, dx.y, dx.z, dy.x, dy.y, dy.z)
#define HIPSPV_LODCUBE __hipspv_texcube_lod(texture, x, y, z, dx.x, dx.y, dx.z, dy.x, dy.y, dy.z)

HIPSPV_TEXTURE(tex1Dfetch, tex1dfetch, (int x), (x), (__X::count, x))
HIPSPV_REFERENCE(tex1Dfetch, 1D, sampled, (int x), (x))
HIPSPV_TEXTURE(tex2Dgather, gather, (float x, float y, int component = 0), (x, y, component),
               (x, y, component))
HIPSPV_REFERENCE(tex2Dgather, 2D, gathered, (float x, float y, int component = 0), (x, y, component))
HIPSPV_TEXTURES(1D, tex1D, tex1d, (float x), (x), (__X::count, x, 0), float, HIPSPV_LOD1)
HIPSPV_TEXTURES(2D, tex2D, tex2d, (float x, float y), (x, y), (__X::count, x, y, 0), float2, HIPSPV_LOD2)
HIPSPV_TEXTURES(3D, tex3D, tex3d, (float x, float y, float z), (x, y, z), (__X::count, x, y, z), float4,
                HIPSPV_LOD3)
HIPSPV_TEXTURES(1DLayered, tex1DLayered, tex1d, (float x, int layer), (x, layer), (__X::count, x, layer),
                float, HIPSPV_LOD1)
HIPSPV_TEXTURES(2DLayered, tex2DLayered, tex2d, (float x, float y, int layer), (x, y, layer),
                (__X::count, x, y, layer), float2, HIPSPV_LOD2)
HIPSPV_TEXTURES(Cubemap, texCubemap, texcube, (float x, float y, float z), (x, y, z),
                (__X::count, x, y, z, 0), float4, HIPSPV_LODCUBE)
HIPSPV_TEXTURES(CubemapLayered, texCubemapLayered, texcube, (float x, float y, float z, int layer),
                (x, y, z, layer), (__X::count, x, y, z, layer), float4, HIPSPV_LODCUBE)

#undef HIPSPV_LODCUBE
#undef HIPSPV_LOD3
#undef HIPSPV_LOD2
#undef HIPSPV_LOD1
#undef HIPSPV_TEXTURES
#undef HIPSPV_REFERENCE
#undef HIPSPV_TEXTURE
#undef HIPSPV_LIST

#endif
