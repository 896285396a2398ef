// Textures and surfaces: sampled, read and written in ordinary memory, by the descriptor that a handle
// points to (texture_abi.h).
//
// Sampling and the treatment of coordinates are CUDA's (CUDA C++ Programming Guide, "Texture
// Fetching", "Texture and Surface Memory"); weights of linear filtering are floats, not 9-bit fixed point.

#include "texture_abi.h"

typedef __global const struct hipspv_texture *texture_t;
typedef __global const struct hipspv_level *level_t;

// Functions are inlined into each kernel, however many there are: code out of line isn't vectorised, and is ten
// times slower.
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)

static texture_t texture_of(const void *handle) { return (texture_t)handle; }

// ---- Texels ----------------------------------------------------------------------------------------

// `count` is the number of components that the caller needs, 1 to 4; the last one represents those that
// the texels lack. The code has branches by format and filter around little code: a device's compiler
// copies all of this into each kernel and vectorises it.

#define LOAD(T)                                                                                       \
  {                                                                                                   \
    __global const T *p = (__global const T *)address;                                                \
    v.x = (uint)p[0];                                                                                 \
    if (count > 1) v.y = (uint)p[min(1u, last)];                                                      \
    if (count > 2) v.z = (uint)p[min(2u, last)], v.w = (uint)p[min(3u, last)];                        \
  }

// The components as 32-bit words: integers extended by their sign, floats as their bits.
static uint4 load_texel(texture_t t, ulong address, uint count) {
  uint4 v = 0;
  uint last = t->channels - 1, bits = t->channel_bits;
  if (bits == 32) LOAD(uint)
  else if (bits == 16) LOAD(ushort)
  else LOAD(uchar)
  uint unused = t->channel_kind == HIPSPV_CHANNEL_SIGNED ? 32 - bits : 0;
  return as_uint4(as_int4(v << unused) >> unused);
}

// IEEE 754 binary16 to binary32, without the device's half precision.
static float4 float_of_half(uint4 half_bits) {
  uint4 sign = (half_bits & 0x8000) << 16, magnitude = half_bits & 0x7fff;
  float4 subnormal = convert_float4(magnitude) * 0x1p-24f;
  uint4 normal = (magnitude << 13) + (112u << 23);
  uint4 special = magnitude << 13 | 0x7f800000;
  uint4 bits = magnitude < 0x400 ? as_uint4(subnormal) : magnitude < 0x7c00 ? normal : special;
  return as_float4(bits | sign);
}

static float linear_of_srgb(float x) {
  return x <= 0.04045f ? x / 12.92f : powr((x + 0.055f) / 1.055f, 2.4f);
}

static float4 float_of_integers(texture_t t, uint4 words) {
  bool bytes = t->channel_bits == 8;
  if (t->channel_kind == HIPSPV_CHANNEL_SIGNED)
    return fmax(convert_float4(as_int4(words)) / (bytes ? 127.0f : 32767.0f), -1.0f);
  float4 v = convert_float4(words) / (bytes ? 255.0f : 65535.0f);
  if (t->flags & HIPSPV_TEXTURE_SRGB)
    v.xyz = (float3)(linear_of_srgb(v.x), linear_of_srgb(v.y), linear_of_srgb(v.z));
  return v;
}

// The components as a read as float returns them.
static float4 to_float(texture_t t, uint4 words) {
  if (t->channel_bits == 32) return as_float4(words);
  if (t->channel_kind == HIPSPV_CHANNEL_FLOAT) return float_of_half(words);
  return t->flags & HIPSPV_TEXTURE_NORMALIZED_FLOAT ? float_of_integers(t, words) : as_float4(words);
}

static ulong texel_address(texture_t t, level_t level, int x, int y, int z) {
  return level->data + z * level->slice + y * level->pitch + x * (ulong)t->texel_bytes;
}

// One texel, or the border where an index is negative.
static float4 float_texel(texture_t t, level_t level, int x, int y, int z, uint count) {
  bool outside = (x | y | z) < 0;
  float4 border = (float4)(t->border[0], t->border[1], t->border[2], t->border[3]);
  ulong address = texel_address(t, level, max(x, 0), max(y, 0), max(z, 0));
  float4 inside = to_float(t, load_texel(t, address, count));
  return outside ? border : inside;
}

static uint4 integer_texel(texture_t t, level_t level, int x, int y, int z, uint count) {
  if ((x | y | z) < 0)
    return as_uint4((int4)(t->border[0], t->border[1], t->border[2], t->border[3]));
  return load_texel(t, texel_address(t, level, x, y, z), count);
}

// ---- Coordinates -----------------------------------------------------------------------------------

// A coordinate in texels. It lies in the first of the copies that wrapping and mirroring make, or in
// the first two, never far outside.
static float place(texture_t t, float x, uint size, uint mode) {
  bool normalized = t->flags & (HIPSPV_TEXTURE_NORMALIZED_COORDS | HIPSPV_TEXTURE_CUBEMAP);
  float scale = normalized ? (float)size : 1.0f;
  if (mode == HIPSPV_ADDRESS_WRAP) x -= floor(x);
  if (mode == HIPSPV_ADDRESS_MIRROR) x -= 2.0f * floor(0.5f * x);
  return fmin(fmax(x * scale, -2.0f), 2.0f * (float)size + 2.0f);
}

// The texel of an index, -1 for the border. Wrapped indices are at most one texel outside. The index is mirrored, not
// the coordinate: on an edge between texels, a mirrored coordinate still means the one above.
static int neighbour(int i, int size, uint mode) {
  if (mode == HIPSPV_ADDRESS_MIRROR && i >= size) i = 2 * size - 1 - i;
  int nearest = clamp(i, 0, size - 1);
  if (mode == HIPSPV_ADDRESS_BORDER) return i == nearest ? i : -1;
  if (mode != HIPSPV_ADDRESS_WRAP) return nearest;
  return i < 0 ? size - 1 : i >= size ? 0 : i;
}

// The samples of one level: in each dimension the texel, or the two between which the point lies and the fraction of
// the way from the first to the second. Missing dimensions have one texel; the third is the slice if there are layers.
struct span {
  int first, second;
  float weight;
};

static struct span span_of(texture_t t, float x, uint size, uint mode, bool linear) {
  float at = place(t, x, size, mode) - (linear ? 0.5f : 0.0f), whole = floor(at);
  struct span s = {neighbour((int)whole, (int)size, mode), neighbour((int)whole + 1, (int)size, mode),
                   at - whole};
  return s;
}

struct footprint {
  level_t level;
  struct span x, y, z;
};

// `dimensions` is known to the compiler.
static struct footprint footprint_in(texture_t t, level_t level, uint dimensions, float3 at,
                                            int layer, bool linear) {
  bool cube = t->flags & HIPSPV_TEXTURE_CUBEMAP;
  int slice = dimensions > 2 ? 0 : clamp(layer, 0, (int)t->layers - 1);
  struct footprint f = {level, {0, 0, 0}, {0, 0, 0}, {slice, slice, 0}};
  f.x = span_of(t, at.x, (uint)level->width, cube ? HIPSPV_ADDRESS_CLAMP : t->address[0], linear);
  if (dimensions > 1)
    f.y = span_of(t, at.y, level->height, cube ? HIPSPV_ADDRESS_CLAMP : t->address[1], linear);
  if (dimensions > 2) f.z = span_of(t, at.z, level->depth, t->address[2], linear);
  return f;
}

// ---- Filtering -------------------------------------------------------------------------------------

static float share(int second, float weight) { return second ? weight : 1.0f - weight; }

// The sum over the 1, 2, 4 or 8 texels. It starts at -0 so that one texel alone keeps its sign.
static float4 sample_level(texture_t t, level_t level, uint dimensions, float3 at, int layer,
                                  uint count) {
  bool linear = t->filter == HIPSPV_FILTER_LINEAR;
  struct footprint f = footprint_in(t, level, dimensions, at, layer, linear);
  int last = linear ? (1 << dimensions) - 1 : 0;
  float4 sum = -0.0f;
#pragma unroll 1
  for (int i = last; i >= 0; i--) {
    float weight = 1.0f;
    if (linear) {
      weight = share(i & 1, f.x.weight);
      if (dimensions > 1) weight *= share(i & 2, f.y.weight);
      if (dimensions > 2) weight *= share(i & 4, f.z.weight);
    }
    sum += weight * float_texel(t, level, i & 1 ? f.x.second : f.x.first, i & 2 ? f.y.second : f.y.first,
                                i & 4 ? f.z.second : f.z.first, count);
  }
  return sum;
}

// Level 0 is the most detailed. The texture object's bias and bounds apply first.
static float clamped_level(texture_t t, float lod) {
  float allowed = fmin(fmax(lod + t->mip_bias, t->mip_min), t->mip_max);
  return fmin(fmax(allowed, 0.0f), (float)(t->level_count - 1));
}

static level_t level_at(texture_t t, uint index) { return (level_t)t->levels + index; }

#pragma clang attribute pop
// Not inlined into kernels.
static __attribute__((noinline)) float4 sample_mipmap(texture_t t, uint dimensions, float3 at, int layer,
                                                      float lod, uint count) {
  float level = clamped_level(t, lod), whole = floor(level);
  if (t->mip_filter == HIPSPV_FILTER_POINT) level = whole = floor(level + 0.5f);
  float weight = level - whole;
  float4 a = sample_level(t, level_at(t, (uint)whole), dimensions, at, layer, count);
  if (weight == 0.0f) return a;
  float4 b = sample_level(t, level_at(t, (uint)whole + 1), dimensions, at, layer, count);
  return (1.0f - weight) * a + weight * b;
}

#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)

static float4 sample_float(const void *handle, uint dimensions, float3 at, int layer, float lod,
                                  uint count) {
  texture_t t = texture_of(handle);
  if (t->level_count > 1) return sample_mipmap(t, dimensions, at, layer, lod, count);
  return sample_level(t, &t->level, dimensions, at, layer, count);
}

// Integers aren't filtered.
static uint4 sample_integer(const void *handle, uint dimensions, float3 at, int layer, float lod,
                                   uint count) {
  texture_t t = texture_of(handle);
  uint index = t->level_count > 1 ? (uint)(clamped_level(t, lod) + 0.5f) : 0;
  struct footprint f = footprint_in(t, level_at(t, index), dimensions, at, layer, false);
  return integer_texel(t, f.level, f.x.first, f.y.first, f.z.first, count);
}

// ---- Cubemaps --------------------------------------------------------------------------------------

// The point at which a direction intersects the cube: the position in a face, 0 to 1, and the face.
struct cube_point {
  float s, t;
  int face;
};

// The index of the largest of x, y, z: 0, 1 or 2. Among equal ones the last, as AMD's and Direct3D's hardware chooses.
static uint largest(float x, float y, float z) {
  float ax = fabs(x), ay = fabs(y), az = fabs(z);
  return az >= ax && az >= ay ? 2 : ay >= ax ? 1 : 0;
}

// The table "Cubemap Fetch" of the guide.
static struct cube_point cube_point(float x, float y, float z) {
  float s, t, m;
  struct cube_point p;
  switch (largest(x, y, z)) {
  case 0: p.face = x < 0, m = fabs(x), s = x < 0 ? z : -z, t = -y; break;
  case 1: p.face = 2 + (y < 0), m = fabs(y), s = x, t = y < 0 ? -z : z; break;
  default: p.face = 4 + (z < 0), m = fabs(z), s = z < 0 ? -x : x, t = -y;
  }
  p.s = (s / m + 1.0f) / 2.0f;
  p.t = (t / m + 1.0f) / 2.0f;
  return p;
}

// The level of detail at which a step by one of these gradients is a step of one texel.
static float level_of(float3 dx, float3 dy) { return log2(fmax(length(dx), length(dy))); }

// Gradients are those of the coordinates; they are 0 for missing dimensions.
static float texture_lod(const void *handle, float3 dx, float3 dy) {
  texture_t t = texture_of(handle);
  float3 size = (float3)(t->level.width, t->level.height, t->level.depth);
  if (!(t->flags & HIPSPV_TEXTURE_NORMALIZED_COORDS)) size = 1.0f;
  return level_of(dx * size, dy * size);
}

// The level for a cubemap: how far the point in the face moves, by steps that stay in the face.
static float cube_lod(const void *handle, float3 at, float3 dx, float3 dy) {
  uint n = largest(at.x, at.y, at.z);
  float3 axis = (float3)(n == 0, n == 1, n == 2);
  float m = dot(at, axis);
  // The derivative of at / m, which is constant along the axis; a face is 2 wide.
  float3 fx = (dx - at * (dot(dx, axis) / m)) / m, fy = (dy - at * (dot(dy, axis) / m)) / m;
  float half_width = 0.5f * (float)texture_of(handle)->level.width;
  return level_of(fx * half_width, fy * half_width);
}

// ---- Texture functions -----------------------------------------------------------------------------

#define CUBE(Result, suffix)                                                                          \
  static Result cube_##suffix(const void *handle, float3 at, int layer, float lod, uint count) {      \
    struct cube_point p = cube_point(at.x, at.y, at.z);                                               \
    int slice = 6 * clamp(layer, 0, (int)texture_of(handle)->layers / 6 - 1) + p.face;                \
    return sample_##suffix(handle, 2, (float3)(p.s, p.t, 0), slice, lod, count);                      \
  }
CUBE(float4, float)
CUBE(uint4, integer)
#undef CUBE

// A function with the parameters `takes`, as floats and as 32-bit integers: what `sample` of `gives` returns.
#define SAMPLER(name, takes, sample, gives, lod)                                                      \
  float4 __hipspv_##name##_f(const void *handle, uint count, LIST takes) {                            \
    return sample##_float(handle, LIST gives, lod, count);                                            \
  }                                                                                                   \
  uint4 __hipspv_##name##_i(const void *handle, uint count, LIST takes) {                             \
    return sample##_integer(handle, LIST gives, lod, count);                                          \
  }
// The three functions for a kind of texture: at the most detailed level, at a given one, and at that of gradients.
// The level counts if the texture has mipmaps.
#define SAMPLERS(name, takes, sample, gives, gradients, lod)                                          \
  SAMPLER(name, takes, sample, gives, 0.0f)                                                           \
  SAMPLER(name##Lod, (LIST takes, float level), sample, gives, level)                                 \
  SAMPLER(name##Grad, (LIST takes, LIST gradients), sample, gives, lod)
#define LIST(...) __VA_ARGS__
#define STEPS1 (float dx, float dy)
#define LOD1 texture_lod(handle, (float3)(dx, 0, 0), (float3)(dy, 0, 0))
#define STEPS2 (float dx_x, float dx_y, float dy_x, float dy_y)
#define LOD2 texture_lod(handle, (float3)(dx_x, dx_y, 0), (float3)(dy_x, dy_y, 0))
#define STEPS3 (float dx_x, float dx_y, float dx_z, float dy_x, float dy_y, float dy_z)
#define LOD3 texture_lod(handle, (float3)(dx_x, dx_y, dx_z), (float3)(dy_x, dy_y, dy_z))
#define LOD_CUBE                                                                                      \
  cube_lod(handle, (float3)(x, y, z), (float3)(dx_x, dx_y, dx_z), (float3)(dy_x, dy_y, dy_z))

SAMPLERS(tex1D, (float x), sample, (1, (float3)(x, 0, 0), 0), STEPS1, LOD1)
SAMPLERS(tex2D, (float x, float y), sample, (2, (float3)(x, y, 0), 0), STEPS2, LOD2)
SAMPLERS(tex3D, (float x, float y, float z), sample, (3, (float3)(x, y, z), 0), STEPS3, LOD3)
SAMPLERS(tex1DLayered, (float x, int layer), sample, (1, (float3)(x, 0, 0), layer), STEPS1, LOD1)
SAMPLERS(tex2DLayered, (float x, float y, int layer), sample, (2, (float3)(x, y, 0), layer), STEPS2, LOD2)
SAMPLERS(texCubemap, (float x, float y, float z), cube, ((float3)(x, y, z), 0), STEPS3, LOD_CUBE)
SAMPLERS(texCubemapLayered, (float x, float y, float z, int layer), cube, ((float3)(x, y, z), layer), STEPS3,
         LOD_CUBE)

#undef LOD_CUBE
#undef LOD3
#undef STEPS3
#undef LOD2
#undef STEPS2
#undef LOD1
#undef STEPS1
#undef SAMPLERS
#undef SAMPLER

// tex2Dgather: one component of the four texels that linear filtering reads, counter-clockwise from the lower left.
static uint4 gather(texture_t t, struct footprint f, uint component) {
  uint at = min(component, t->channels - 1) * (t->channel_bits / 8);
  uint4 result = 0;
#pragma unroll 1
  for (uint i = 0; i < 4; i++) {
    int x = i == 1 || i == 2 ? f.x.second : f.x.first, y = i < 2 ? f.y.second : f.y.first;
    uint word = (x | y) < 0 ? 0 : load_texel(t, texel_address(t, f.level, x, y, 0) + at, 1).x;
    result = (uint4)(result.yzw, word);
  }
  return result;
}

// All ones for texels that gather() takes from the border.
static int4 gather_border(struct footprint f) {
  return ((int4)(f.x.first, f.x.second, f.x.second, f.x.first) |
          (int4)(f.y.second, f.y.second, f.y.first, f.y.first)) >> 31;
}

float4 __hipspv_tex2Dgather_f(const void *handle, uint count, float x, float y, int component) {
  (void)count;
  texture_t t = texture_of(handle);
  struct footprint f = footprint_in(t, &t->level, 2, (float3)(x, y, 0), 0, true);
  float4 inside = to_float(t, gather(t, f, (uint)component)), border = t->border[component & 3];
  return select(inside, border, gather_border(f));
}
uint4 __hipspv_tex2Dgather_i(const void *handle, uint count, float x, float y, int component) {
  (void)count;
  texture_t t = texture_of(handle);
  struct footprint f = footprint_in(t, &t->level, 2, (float3)(x, y, 0), 0, true);
  uint4 border = as_uint4((int4)((int)t->border[component & 3]));
  return select(gather(t, f, (uint)component), border, as_uint4(gather_border(f)));
}

// tex1Dfetch: the texel of an index; 0 outside.
static uint4 fetch(texture_t t, int x, uint count) {
  if (x < 0 || (ulong)x >= t->level.width) return 0;
  return load_texel(t, texel_address(t, &t->level, x, 0, 0), count);
}
uint4 __hipspv_tex1Dfetch_i(const void *handle, uint count, int x) {
  return fetch(texture_of(handle), x, count);
}
float4 __hipspv_tex1Dfetch_f(const void *handle, uint count, int x) {
  return to_float(texture_of(handle), fetch(texture_of(handle), x, count));
}

// ---- Surface functions -----------------------------------------------------------------------------

// The bytes at `address`, first byte lowest. `size` is 1, 2, 4, 8 or 16.
static uint4 load_bytes(ulong address, uint size) {
  switch (size) {
  case 1: return (uint4)(*(__global const uchar *)address, 0, 0, 0);
  case 2: return (uint4)(*(__global const ushort *)address, 0, 0, 0);
  case 4: return (uint4)(*(__global const uint *)address, 0, 0, 0);
  case 8: return (uint4)(*(__global const uint2 *)address, 0, 0);
  default: return *(__global const uint4 *)address;
  }
}

static void store_bytes(ulong address, uint size, uint4 bytes) {
  switch (size) {
  case 1: *(__global uchar *)address = (uchar)bytes.x; break;
  case 2: *(__global ushort *)address = (ushort)bytes.x; break;
  case 4: *(__global uint *)address = bytes.x; break;
  case 8: *(__global uint2 *)address = bytes.xy; break;
  default: *(__global uint4 *)address = bytes;
  }
}

// x is in bytes. Slices are layers, and faces of cubemaps, or planes of a 3-D array.
static int3 surface_limits(texture_t t, uint size) {
  uint slices = t->flags & (HIPSPV_TEXTURE_LAYERED | HIPSPV_TEXTURE_CUBEMAP) ? t->layers : t->level.depth;
  return (int3)((int)(t->level.width * t->texel_bytes) - (int)size, (int)t->level.height - 1,
                (int)slices - 1);
}

static ulong surface_address(texture_t t, int3 at) {
  return t->level.data + at.z * t->level.slice + at.y * t->level.pitch + at.x;
}

static bool same(int3 a, int3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

static int3 inside(texture_t t, int3 at, uint size) {
  return clamp(at, (int3)(0), surface_limits(t, size));
}

// Traps outside of the surface: HIPSPV_BOUNDARY_TRAP.
static void check_surface(texture_t t, uint size, int3 at) {
  if (!same(at, inside(t, at, size))) __hipspv_trap();
}

// `size` bytes, first byte lowest. Outside: 0, or in HIPSPV_BOUNDARY_CLAMP those of the nearest texel inside.
static uint4 read_surface(texture_t t, uint size, int mode, int3 at) {
  int3 place = inside(t, at, size);
  return mode == HIPSPV_BOUNDARY_CLAMP || same(at, place) ? load_bytes(surface_address(t, place), size) : 0;
}

// Outside: nothing, or in HIPSPV_BOUNDARY_CLAMP to the nearest texel inside.
static void write_surface(texture_t t, uint size, int mode, int3 at, uint4 bytes) {
  int3 place = inside(t, at, size);
  if (mode == HIPSPV_BOUNDARY_CLAMP || same(at, place)) store_bytes(surface_address(t, place), size, bytes);
}

#define SURFACE(geometry, takes, at)                                                                  \
  void __hipspv_surface_check_##geometry(const void *handle, uint size, LIST takes) {                 \
    check_surface(texture_of(handle), size, at);                                                      \
  }                                                                                                   \
  uint4 __hipspv_surface_read_##geometry(const void *handle, uint size, int mode, LIST takes) {       \
    return read_surface(texture_of(handle), size, mode, at);                                          \
  }                                                                                                   \
  void __hipspv_surface_write_##geometry(const void *handle, uint size, int mode, LIST takes,         \
                                         uint4 bytes) {                                               \
    write_surface(texture_of(handle), size, mode, at, bytes);                                         \
  }
SURFACE(1d, (int x), (int3)(x, 0, 0))
SURFACE(2d, (int x, int y), (int3)(x, y, 0))
SURFACE(3d, (int x, int y, int z), (int3)(x, y, z))
SURFACE(a1d, (int x, int layer), (int3)(x, 0, layer))
SURFACE(a2d, (int x, int y, int layer), (int3)(x, y, layer))
#undef SURFACE
#undef LIST

#pragma clang attribute pop
