/*
 * The descriptor of a texture or surface handle: hipTextureObject_t and hipSurfaceObject_t are
 * addresses of one, except on devices with handles of their own (runtime/backends/textures.h).
 *
 * The runtime allocates it in memory that the device reads, at an address that no other handle has
 * while a launch may use it, and never changes it between hipCreateTextureObject and
 * hipDestroyTextureObject. Device code only reads it. Read as OpenCL C by the device library and as
 * C++ by libhipspv.so, so it uses only what both have.
 */
#ifndef HIPSPV_TEXTURE_ABI_H
#define HIPSPV_TEXTURE_ABI_H

#ifdef __OPENCL_C_VERSION__
typedef uint hipspv_texture_u32;
typedef ulong hipspv_texture_u64;
#else
#include <stdint.h>
typedef uint32_t hipspv_texture_u32;
typedef uint64_t hipspv_texture_u64;
#endif

#define HIPSPV_TEXTURE_VERSION 1

/* hipspv_texture.kind: the memory of the texels */
#define HIPSPV_TEXTURE_LINEAR 0  /* a row of any length; height, depth, layers are 1 */
#define HIPSPV_TEXTURE_PITCH2D 1 /* the program's rows; depth, layers are 1 */
#define HIPSPV_TEXTURE_ARRAY 2   /* a hipArray_t */

/* hipspv_texture.dimensions: the number of coordinates, without the layer */
/* 1, 2 or 3; 2 for cubemaps, whose faces are layers */

/* hipspv_texture.flags */
#define HIPSPV_TEXTURE_SURFACE 0x01           /* a surface object: the sampling fields are 0 */
#define HIPSPV_TEXTURE_NORMALIZED_COORDS 0x02 /* coordinates are 0..1 over the width and so on */
#define HIPSPV_TEXTURE_NORMALIZED_FLOAT 0x04  /* 8- and 16-bit integers read as 0..1 or -1..1 */
#define HIPSPV_TEXTURE_SRGB 0x08              /* x, y, z of 8-bit unsigned texels are sRGB */
#define HIPSPV_TEXTURE_LAYERED 0x10           /* an index chooses the layer */
#define HIPSPV_TEXTURE_CUBEMAP 0x20           /* 6 faces, +x -x +y -y +z -z, for each layer */
#define HIPSPV_TEXTURE_GATHER 0x40            /* made with hipArrayTextureGather */

/* hipspv_texture.channel_kind: as hipChannelFormatKind */
#define HIPSPV_CHANNEL_SIGNED 0
#define HIPSPV_CHANNEL_UNSIGNED 1
#define HIPSPV_CHANNEL_FLOAT 2 /* 16 bits: IEEE half */

/* hipspv_texture.filter, .mip_filter: as hipTextureFilterMode */
#define HIPSPV_FILTER_POINT 0
#define HIPSPV_FILTER_LINEAR 1

/* hipspv_texture.address[]: as hipTextureAddressMode. Wrap and mirror are only used if coordinates
   are normalised: for others CUDA clamps, and the runtime puts clamp here. */
#define HIPSPV_ADDRESS_WRAP 0
#define HIPSPV_ADDRESS_CLAMP 1
#define HIPSPV_ADDRESS_MIRROR 2
#define HIPSPV_ADDRESS_BORDER 3

/* The effect of an access outside of a surface: as hipSurfaceBoundaryMode */
#define HIPSPV_BOUNDARY_ZERO 0
#define HIPSPV_BOUNDARY_TRAP 1
#define HIPSPV_BOUNDARY_CLAMP 2

/* One image of texels: texel (x, y, z) is at data + z * slice + y * pitch + x * texel_bytes. z is
   the layer (6 * layer + face for a cubemap) where there are layers. */
struct hipspv_level {
  hipspv_texture_u64 data;
  hipspv_texture_u64 pitch; /* bytes */
  hipspv_texture_u64 slice; /* bytes */
  hipspv_texture_u64 width; /* texels */
  hipspv_texture_u32 height;
  hipspv_texture_u32 depth; /* 1 for layered arrays */
};

struct hipspv_texture {
  struct hipspv_level level; /* the texture, or the most detailed of its levels */
  hipspv_texture_u64 levels; /* address of level_count hipspv_level, the most detailed first */
  hipspv_texture_u32 version;
  hipspv_texture_u32 level_count; /* 1 without mipmaps */
  hipspv_texture_u32 kind;
  hipspv_texture_u32 flags;
  hipspv_texture_u32 dimensions;
  hipspv_texture_u32 layers; /* 2-D slices of a layered array or cubemap, faces counted; else 1 */
  hipspv_texture_u32 channel_kind;
  hipspv_texture_u32 channel_bits; /* 8, 16 or 32 */
  hipspv_texture_u32 channels;     /* 1, 2 or 4 */
  hipspv_texture_u32 texel_bytes;
  hipspv_texture_u32 filter;
  hipspv_texture_u32 address[3];
  float border[4];
  hipspv_texture_u32 mip_filter;
  float mip_bias, mip_min, mip_max;
};

#endif
