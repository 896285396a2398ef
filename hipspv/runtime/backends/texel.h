// The format of the elements of arrays and textures.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <optional>

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
// Throws hipErrorInvalidValue, and hipErrorNotSupported for block compression; nothing for
// hipResViewFormatNone.
std::optional<Texel> texelOf(hipResourceViewFormat format);

hipChannelFormatDesc descriptionOf(const Texel& texel);
hipArray_Format formatOf(const Texel& texel);
hipResourceViewFormat viewFormatOf(const Texel& texel);

}  // namespace hipspv
