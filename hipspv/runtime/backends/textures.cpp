#include "textures.h"

#include <algorithm>
#include <iterator>

#include "hipspv/runtime/support/error.h"

namespace hipspv {

namespace {

constexpr auto kSigned = hipChannelFormatKindSigned;
constexpr auto kUnsigned = hipChannelFormatKindUnsigned;
constexpr auto kFloat = hipChannelFormatKindFloat;

// A channel under its three names. view is the format of one channel; those of two and of four follow it.
struct Channel {
  hipChannelFormatKind kind;
  std::uint32_t bits;
  hipArray_Format format;
  hipResourceViewFormat view;
};

constexpr Channel kChannels[] = {
    {kUnsigned, 8, HIP_AD_FORMAT_UNSIGNED_INT8, hipResViewFormatUnsignedChar1},
    {kSigned, 8, HIP_AD_FORMAT_SIGNED_INT8, hipResViewFormatSignedChar1},
    {kUnsigned, 16, HIP_AD_FORMAT_UNSIGNED_INT16, hipResViewFormatUnsignedShort1},
    {kSigned, 16, HIP_AD_FORMAT_SIGNED_INT16, hipResViewFormatSignedShort1},
    {kUnsigned, 32, HIP_AD_FORMAT_UNSIGNED_INT32, hipResViewFormatUnsignedInt1},
    {kSigned, 32, HIP_AD_FORMAT_SIGNED_INT32, hipResViewFormatSignedInt1},
    {kFloat, 16, HIP_AD_FORMAT_HALF, hipResViewFormatHalf1},
    {kFloat, 32, HIP_AD_FORMAT_FLOAT, hipResViewFormatFloat1},
};

constexpr std::uint32_t kCounts[] = {1, 2, 4};

template <class Condition>
const Channel& channel(Condition&& condition) {
  const auto* found = std::find_if(std::begin(kChannels), std::end(kChannels), condition);
  require(found != std::end(kChannels), hipErrorInvalidValue);
  return *found;
}

const Channel& channelOf(const Texel& texel) {
  return channel([&](const Channel& c) { return c.kind == texel.kind && c.bits == texel.bits; });
}

}  // namespace

Texel texelOf(const hipChannelFormatDesc& d) {
  const int bits[] = {d.x, d.y, d.z, d.w};
  const auto* end = std::find(std::begin(bits), std::end(bits), 0);
  const bool uniform = std::all_of(std::begin(bits), end, [&](int b) { return b == bits[0]; }) &&
                       std::all_of(end, std::end(bits), [](int b) { return b == 0; });
  const auto count = static_cast<std::uint32_t>(end - std::begin(bits));
  const bool counted = std::find(std::begin(kCounts), std::end(kCounts), count) != std::end(kCounts);
  require(uniform && counted, hipErrorInvalidValue);
  const Channel& found =
      channel([&](const Channel& c) { return c.kind == d.f && static_cast<int>(c.bits) == bits[0]; });
  return {found.kind, found.bits, count};
}

Texel texelOf(hipArray_Format format, unsigned channels) {
  const bool counted = std::find(std::begin(kCounts), std::end(kCounts), channels) != std::end(kCounts);
  require(counted, hipErrorInvalidValue);
  const Channel& found = channel([&](const Channel& c) { return c.format == format; });
  return {found.kind, found.bits, channels};
}

std::optional<Texel> texelOf(hipResourceViewFormat view) {
  if (view == hipResViewFormatNone) return std::nullopt;
  if (view >= hipResViewFormatUnsignedBlockCompressed1 && view <= hipResViewFormatUnsignedBlockCompressed7)
    throw Error(hipErrorNotSupported,
                "textures of block-compressed texels aren't supported: "
                "decompress them before they are copied to the array");
  const Channel& found =
      channel([&](const Channel& c) { return view >= c.view && view < c.view + std::size(kCounts); });
  return Texel{found.kind, found.bits, kCounts[view - found.view]};
}

hipChannelFormatDesc descriptionOf(const Texel& texel) {
  const int bits = static_cast<int>(texel.bits);
  const auto has = [&](std::uint32_t i) { return i < texel.channels ? bits : 0; };
  return {bits, has(1), has(2), has(3), texel.kind};
}

hipArray_Format formatOf(const Texel& texel) { return channelOf(texel).format; }

hipResourceViewFormat viewFormatOf(const Texel& texel) {
  const auto* count = std::find(std::begin(kCounts), std::end(kCounts), texel.channels);
  return static_cast<hipResourceViewFormat>(channelOf(texel).view + (count - std::begin(kCounts)));
}

}  // namespace hipspv
