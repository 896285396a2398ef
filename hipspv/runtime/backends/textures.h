// The service of a device that keeps arrays, and reads textures and surfaces, by hardware of its own. On other devices
// the device library does so in software.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

#include "texel.h"

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
