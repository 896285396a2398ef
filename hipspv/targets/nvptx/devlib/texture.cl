// Textures and surfaces by the instructions of the texture unit. A handle is the driver's 64-bit id of a texture or
// surface object (PTX ISA, "Texture Instructions", "Surface Instructions", in the unified texturing mode).
//
// The instruction returns 32-bit words: floats, or integers extended by their sign as the texture's format says. It
// returns four, and ptxas removes those that nobody uses, so `count` says nothing here.

#include "texture_abi.h"

typedef ulong texture_t;

#define LIST(...) __VA_ARGS__
#define IN_F(name) [name] "f"(name)
#define IN_I(name) [name] "r"(name)
#define OUT(at) [a] "=" at(v.x), [b] "=" at(v.y), [c] "=" at(v.z), [d] "=" at(v.w)
#define IN(at) [a] at(v.x), [b] at(v.y), [c] at(v.z), [d] at(v.w)
#define FOUR "{%[a], %[b], %[c], %[d]}"

// Parameters that only the library in software needs have no use here.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)

// ---- Textures

// A function with the parameters `takes`: the instruction `fetch` with `operands` after the handle. `type`: that of
// the coordinates.
#define FETCH(name, fetch, operands, type, takes, inputs)                                              \
  float4 __hipspv_##name##_f(texture_t handle, uint count, LIST takes) {                               \
    float4 v;                                                                                          \
    __asm__(fetch ".v4.f32." type " " FOUR ", [%[handle], " operands ";"                               \
            : OUT("f") : [handle] "l"(handle), LIST inputs);                                           \
    return v;                                                                                          \
  }                                                                                                    \
  uint4 __hipspv_##name##_i(texture_t handle, uint count, LIST takes) {                                \
    uint4 v;                                                                                           \
    __asm__(fetch ".v4.u32." type " " FOUR ", [%[handle], " operands ";"                               \
            : OUT("r") : [handle] "l"(handle), LIST inputs);                                           \
    return v;                                                                                          \
  }
// The three functions for textures of a geometry: plain, with a level of detail, and with gradients.
#define FETCHES(name, geometry, at, takes, inputs, steps)                                              \
  FETCH(name, "tex." geometry, at "]", "f32", takes, inputs)                                           \
  FETCH(name##Lod, "tex.level." geometry, at "], %[level]", "f32", (LIST takes, float level),          \
        (LIST inputs, IN_F(level)))                                                                    \
  FETCH(name##Grad, "tex.grad." geometry, at "], " STEPS##steps, "f32",                                \
        (LIST takes, LIST TAKES##steps), (LIST inputs, LIST INPUTS##steps))
#define STEPS1 "{%[dx]}, {%[dy]}"
#define TAKES1 (float dx, float dy)
#define INPUTS1 (IN_F(dx), IN_F(dy))
#define STEPS2 "{%[dx_x], %[dx_y]}, {%[dy_x], %[dy_y]}"
#define TAKES2 (float dx_x, float dx_y, float dy_x, float dy_y)
#define INPUTS2 (IN_F(dx_x), IN_F(dx_y), IN_F(dy_x), IN_F(dy_y))
#define STEPS3 "{%[dx_x], %[dx_y], %[dx_z], %[dx_z]}, {%[dy_x], %[dy_y], %[dy_z], %[dy_z]}"
#define TAKES3 (float dx_x, float dx_y, float dx_z, float dy_x, float dy_y, float dy_z)
#define INPUTS3 (IN_F(dx_x), IN_F(dx_y), IN_F(dx_z), IN_F(dy_x), IN_F(dy_y), IN_F(dy_z))

// A vector of three coordinates has four elements, of which the last doesn't count.
FETCHES(tex1D, "1d", "{%[x]}", (float x), (IN_F(x)), 1)
FETCHES(tex2D, "2d", "{%[x], %[y]}", (float x, float y), (IN_F(x), IN_F(y)), 2)
FETCHES(tex3D, "3d", "{%[x], %[y], %[z], %[z]}", (float x, float y, float z), (IN_F(x), IN_F(y), IN_F(z)), 3)
FETCHES(tex1DLayered, "a1d", "{%[layer], %[x]}", (float x, int layer), (IN_F(x), IN_I(layer)), 1)
FETCHES(tex2DLayered, "a2d", "{%[layer], %[x], %[y], %[y]}", (float x, float y, int layer),
        (IN_F(x), IN_F(y), IN_I(layer)), 2)
FETCHES(texCubemap, "cube", "{%[x], %[y], %[z], %[z]}", (float x, float y, float z),
        (IN_F(x), IN_F(y), IN_F(z)), 3)
FETCHES(texCubemapLayered, "acube", "{%[layer], %[x], %[y], %[z]}", (float x, float y, float z, int layer),
        (IN_F(x), IN_F(y), IN_F(z), IN_I(layer)), 3)
FETCH(tex1Dfetch, "tex.1d", "{%[x]}]", "s32", (int x), (IN_I(x)))

FETCH(gather_x, "tld4.r.2d", "{%[x], %[y]}]", "f32", (float x, float y), (IN_F(x), IN_F(y)))
FETCH(gather_y, "tld4.g.2d", "{%[x], %[y]}]", "f32", (float x, float y), (IN_F(x), IN_F(y)))
FETCH(gather_z, "tld4.b.2d", "{%[x], %[y]}]", "f32", (float x, float y), (IN_F(x), IN_F(y)))
FETCH(gather_w, "tld4.a.2d", "{%[x], %[y]}]", "f32", (float x, float y), (IN_F(x), IN_F(y)))
// The component is part of the instruction.
#define GATHER(Result, suffix)                                                                         \
  Result __hipspv_tex2Dgather_##suffix(texture_t handle, uint count, float x, float y, int component) { \
    switch (component & 3) {                                                                           \
    case 0: return __hipspv_gather_x_##suffix(handle, count, x, y);                                    \
    case 1: return __hipspv_gather_y_##suffix(handle, count, x, y);                                    \
    case 2: return __hipspv_gather_z_##suffix(handle, count, x, y);                                    \
    default: return __hipspv_gather_w_##suffix(handle, count, x, y);                                   \
    }                                                                                                  \
  }
GATHER(float4, f)
GATHER(uint4, i)
#undef GATHER
#undef INPUTS3
#undef TAKES3
#undef STEPS3
#undef INPUTS2
#undef TAKES2
#undef STEPS2
#undef INPUTS1
#undef TAKES1
#undef STEPS1
#undef FETCHES
#undef FETCH

// ---- Surfaces

// An access by an element's size and a mode. Bytes and short words are in registers of 16 bits.
#define READ(type, words, at, mode, geometry, place, inputs)                                           \
  __asm__ volatile("suld.b." geometry "." type "." mode " " words ", [%[handle], " place "];"          \
                   : LIST at : [handle] "l"(handle), LIST inputs : "memory")
#define WRITE(type, words, at, mode, geometry, place, inputs)                                          \
  __asm__ volatile("sust.b." geometry "." type "." mode " [%[handle], " place "], " words ";"          \
                   :: [handle] "l"(handle), LIST inputs, LIST at : "memory")

#define READ_IN_MODE(mode, geometry, place, inputs)                                                    \
  switch (size) {                                                                                      \
  case 1: READ("b8", "{%[a]}", ([a] "=h"(low)), mode, geometry, place, inputs); break;                 \
  case 2: READ("b16", "{%[a]}", ([a] "=h"(low)), mode, geometry, place, inputs); break;                \
  case 4: READ("b32", "{%[a]}", ([a] "=r"(v.x)), mode, geometry, place, inputs); break;                \
  case 8: READ("v2.b32", "{%[a], %[b]}", ([a] "=r"(v.x), [b] "=r"(v.y)), mode, geometry, place, inputs); break; \
  default: READ("v4.b32", FOUR, (OUT("r")), mode, geometry, place, inputs);                            \
  }                                                                                                    \
  break
#define WRITE_IN_MODE(mode, geometry, place, inputs)                                                   \
  switch (size) {                                                                                      \
  case 1: WRITE("b8", "{%[a]}", ([a] "h"(low)), mode, geometry, place, inputs); break;                 \
  case 2: WRITE("b16", "{%[a]}", ([a] "h"(low)), mode, geometry, place, inputs); break;                \
  case 4: WRITE("b32", "{%[a]}", ([a] "r"(v.x)), mode, geometry, place, inputs); break;                \
  case 8: WRITE("v2.b32", "{%[a], %[b]}", ([a] "r"(v.x), [b] "r"(v.y)), mode, geometry, place, inputs); break; \
  default: WRITE("v4.b32", FOUR, (IN("r")), mode, geometry, place, inputs);                            \
  }                                                                                                    \
  break
#define IN_EACH_MODE(access, ...)                                                                      \
  switch (mode) {                                                                                      \
  case HIPSPV_BOUNDARY_TRAP: access("trap", __VA_ARGS__);                                              \
  case HIPSPV_BOUNDARY_CLAMP: access("clamp", __VA_ARGS__);                                            \
  default: access("zero", __VA_ARGS__);                                                                \
  }

// x is in bytes. The instruction itself traps outside of the surface.
#define SURFACE(geometry, place, takes, inputs)                                                        \
  void __hipspv_surface_check_##geometry(texture_t handle, uint size, LIST takes) {}                   \
  uint4 __hipspv_surface_read_##geometry(texture_t handle, uint size, int mode, LIST takes) {          \
    uint4 v = 0;                                                                                       \
    ushort low = 0;                                                                                    \
    IN_EACH_MODE(READ_IN_MODE, #geometry, place, inputs)                                               \
    if (size < 4) v.x = low;                                                                           \
    return v;                                                                                          \
  }                                                                                                    \
  void __hipspv_surface_write_##geometry(texture_t handle, uint size, int mode, LIST takes, uint4 v) { \
    const ushort low = (ushort)v.x;                                                                    \
    IN_EACH_MODE(WRITE_IN_MODE, #geometry, place, inputs)                                              \
  }
SURFACE(1d, "{%[x]}", (int x), (IN_I(x)))
SURFACE(2d, "{%[x], %[y]}", (int x, int y), (IN_I(x), IN_I(y)))
SURFACE(3d, "{%[x], %[y], %[z], %[z]}", (int x, int y, int z), (IN_I(x), IN_I(y), IN_I(z)))
SURFACE(a1d, "{%[layer], %[x]}", (int x, int layer), (IN_I(x), IN_I(layer)))
SURFACE(a2d, "{%[layer], %[x], %[y], %[y]}", (int x, int y, int layer), (IN_I(x), IN_I(y), IN_I(layer)))

#undef SURFACE
#undef IN_EACH_MODE
#undef WRITE_IN_MODE
#undef READ_IN_MODE
#undef WRITE
#undef READ

#pragma clang attribute pop
#pragma clang diagnostic pop

#undef IN
#undef FOUR
#undef OUT
#undef IN_I
#undef IN_F
#undef LIST
