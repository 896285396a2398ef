// Arrays, textures and surfaces: formats and shapes, and the service of a device that has hardware for them. On other
// devices the device library implements them.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace hipspv {

struct Texel {
  hipChannelFormatKind kind = hipChannelFormatKindNone;
  std::uint32_t bits = 0;      // of a channel: 8, 16 or 32
  std::uint32_t channels = 0;  // 1, 2 or 4

  std::size_t bytes() const { return std::size_t{bits} / 8 * channels; }
  bool integer() const { return kind != hipChannelFormatKindFloat; }
  bool operator==(const Texel&) const = default;
};

// Both throw hipErrorInvalidValue for formats that arrays can't have: channels of different sizes,
// three of them, floats of 8 bits.
Texel texelOf(const hipChannelFormatDesc& description);
Texel texelOf(hipArray_Format format, unsigned channels);
// Throws hipErrorInvalidValue, and hipErrorNotSupported for block compression; nothing for hipResViewFormatNone.
std::optional<Texel> texelOf(hipResourceViewFormat format);

hipChannelFormatDesc descriptionOf(const Texel& texel);
hipArray_Format formatOf(const Texel& texel);
hipResourceViewFormat viewFormatOf(const Texel& texel);

// width, height and depth in texels, 0 for missing dimensions. depth is the number of layers if
// flags has hipArrayLayered or hipArrayCubemap.
struct ArrayShape {
  std::size_t width = 0, height = 0, depth = 0;
  unsigned flags = hipArrayDefault;

  bool layered() const { return (flags & hipArrayLayered) != 0; }
  bool cubemap() const { return (flags & hipArrayCubemap) != 0; }
  bool sliced() const { return layered() || cubemap(); }  // depth counts layers
  std::size_t rows() const { return height == 0 ? 1 : height; }
  std::size_t planes() const { return depth == 0 ? 1 : depth; }
  std::size_t texels() const { return width * rows() * planes(); }
  std::uint32_t dimensions() const { return height == 0 ? 1 : depth == 0 || sliced() ? 2 : 3; }
};

// The largest arrays of each kind, in texels and layers.
struct ArrayLimits {
  std::size_t line = 131072;
  std::array<std::size_t, 2> plane{131072, 65536};
  std::array<std::size_t, 3> volume{16384, 16384, 16384};
  std::array<std::size_t, 2> layeredLine{32768, 2048};
  std::array<std::size_t, 3> layeredPlane{32768, 32768, 2048};
  std::size_t cubemap = 32768;
  std::array<std::size_t, 2> layeredCubemap{32768, 2046};  // faces are layers
};

// The defaults are those of textures in software, for which texels are found by address arithmetic: CUDA's for compute
// capability 9.0 (CUDA C++ Programming Guide, technical specifications).
struct TextureLimits {
  ArrayLimits texture, surface;
  std::size_t mipmapLine = 131072;
  std::array<std::size_t, 2> mipmapPlane{131072, 65536}, gather{131072, 65536};
  std::array<std::size_t, 3> otherVolume{16384, 16384, 16384};  // instead of texture.volume
  std::size_t linear = std::size_t{1} << 28;
  std::array<std::size_t, 2> pitched{131072, 65536};
  std::size_t pitch = (std::size_t{1} << 31) - 1;                             // bytes
  std::size_t alignment = 256, pitchAlignment = 256, surfaceAlignment = 256;  // bytes
};

}  // namespace hipspv

// ---- The service

namespace hipspv::backend {

// Texels in the device's own order. Copies (BoxCopies), textures and surfaces access them. The device must have
// completed the work that uses them before they end.
class TexelArray {
 public:
  virtual ~TexelArray() = default;
};

class MipmappedTexels {
 public:
  virtual ~MipmappedTexels() = default;
  // Exists as long as this object. 0: the one with the highest resolution.
  virtual const TexelArray& level(unsigned index) const = 0;
};

// Memory that a texture reads: one row, or rows that are `pitch` bytes apart.
struct TexelRow {
  const void* base;
  Texel texel;
  std::size_t width;
};
struct TexelRows {
  const void* base;
  Texel texel;
  std::size_t width, height, pitch;
};

using TexelSource = std::variant<const TexelArray*, const MipmappedTexels*, TexelRow, TexelRows>;

class Textures {
 public:
  virtual ~Textures() = default;
  // Throw hipErrorOutOfMemory, hipErrorInvalidValue for shapes that the device doesn't have.
  virtual std::unique_ptr<TexelArray> createArray(const Texel& texel, const ArrayShape& shape) = 0;
  virtual std::unique_ptr<MipmappedTexels> createMipmapped(const Texel& texel, const ArrayShape& shape,
                                                           unsigned levels) = 0;
  // The 64-bit value that device code uses for a texture. integers: texels are returned as integers. view: complete,
  // with the sizes of the array and all layers that it shows. Throws hipErrorInvalidValue.
  virtual std::uint64_t createTexture(const TexelSource& source, const hipTextureDesc& sampling, bool integers,
                                      const std::optional<hipResourceViewDesc>& view) = 0;
  virtual std::uint64_t createSurface(const TexelArray& array) = 0;
  // The device has completed the work that uses it.
  virtual void releaseTexture(std::uint64_t texture) noexcept = 0;
  virtual void releaseSurface(std::uint64_t surface) noexcept = 0;
};

}  // namespace hipspv::backend
