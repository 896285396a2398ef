// The shapes of arrays, and the largest ones.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <cstddef>
#include <cstdint>

namespace hipspv {

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
