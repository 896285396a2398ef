// Arrays, texture and surface objects of the driver.
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "services.h"

namespace hipspv::cuda {
namespace {

// ---- HIP's descriptions as the driver's

struct Format {
  hipChannelFormatKind kind;
  std::uint32_t bits;
  ArrayFormat format;
};

constexpr Format kFormats[] = {
    {hipChannelFormatKindUnsigned, 8, ArrayFormat::kUnsigned8},
    {hipChannelFormatKindUnsigned, 16, ArrayFormat::kUnsigned16},
    {hipChannelFormatKindUnsigned, 32, ArrayFormat::kUnsigned32},
    {hipChannelFormatKindSigned, 8, ArrayFormat::kSigned8},
    {hipChannelFormatKindSigned, 16, ArrayFormat::kSigned16},
    {hipChannelFormatKindSigned, 32, ArrayFormat::kSigned32},
    {hipChannelFormatKindFloat, 16, ArrayFormat::kHalf},
    {hipChannelFormatKindFloat, 32, ArrayFormat::kFloat},
};

ArrayFormat arrayFormat(const Texel& texel) {
  const auto* found = std::ranges::find_if(
      kFormats, [&](const Format& format) { return format.kind == texel.kind && format.bits == texel.bits; });
  require(found != std::end(kFormats), hipErrorInvalidValue);
  return found->format;
}

// HIP's flags and view formats have the driver's values.
static_assert(hipArrayLayered == kLayered && hipArraySurfaceLoadStore == kSurfaceLoadStore &&
              hipArrayCubemap == kCubemap && hipArrayTextureGather == kTextureGather);
static_assert(hipResViewFormatUnsignedChar1 == 0x01 && hipResViewFormatFloat4 == 0x18);
static_assert(hipAddressModeWrap == int{kAddressWrap} && hipAddressModeClamp == int{kAddressClamp} &&
              hipAddressModeMirror == int{kAddressMirror} && hipAddressModeBorder == int{kAddressBorder});
static_assert(hipFilterModePoint == int{kFilterPoint} && hipFilterModeLinear == int{kFilterLinear});

SamplingDescription describe(const hipTextureDesc& t, bool integers) {
  SamplingDescription d{};
  std::ranges::copy(t.addressMode, d.address);
  std::ranges::copy(t.borderColor, d.border);
  d.filter = t.filterMode;
  if (integers) d.flags |= kReadAsInteger;
  if (t.normalizedCoords != 0) d.flags |= kNormalizedCoordinates;
  if (t.sRGB != 0) d.flags |= kSrgb;
  d.maxAnisotropy = t.maxAnisotropy;
  d.mipmapFilter = t.mipmapFilterMode;
  d.mipmapBias = t.mipmapLevelBias;
  d.mipmapMin = t.minMipmapLevelClamp;
  d.mipmapMax = t.maxMipmapLevelClamp;
  return d;
}

ViewDescription describe(const hipResourceViewDesc& v) {
  return {static_cast<int>(v.format), v.width,      v.height,    v.depth, v.firstMipmapLevel,
          v.lastMipmapLevel,          v.firstLayer, v.lastLayer, {}};
}

ResourceDescription describe(const backend::TexelArray& array) {
  ResourceDescription d{};
  d.type = ResourceType::kArray;
  d.array = handleOf(array);
  return d;
}

// ---- Arrays

// The driver's array: of its own, or a level of a mipmapped one.
class TexelArray : public backend::TexelArray {
 public:
  explicit TexelArray(ArrayHandle handle) : handle_(handle) {}
  ArrayHandle handle() const { return handle_; }

 private:
  const ArrayHandle handle_;
};

class OwnArray final : public TexelArray {
 public:
  OwnArray(const State& state, Holds& holds, ArrayHandle handle) : TexelArray(handle), state_(state), holds_(holds) {}
  ~OwnArray() override { holds_.releaseQuietly(&Driver::ArrayDestroy, handle()); }
  OwnArray(const OwnArray&) = delete;
  OwnArray& operator=(const OwnArray&) = delete;

 private:
  const State& state_;
  Holds& holds_;
};

class Mipmapped final : public backend::MipmappedTexels {
 public:
  Mipmapped(const State& state, Holds& holds, MipmappedHandle handle, unsigned levels, std::shared_ptr<const void> of)
      : state_(state), holds_(holds), handle_(handle), of_(std::move(of)) {
    levels_.reserve(levels);
  }
  ~Mipmapped() override { holds_.releaseQuietly(&Driver::MipmappedArrayDestroy, handle_); }
  Mipmapped(const Mipmapped&) = delete;
  Mipmapped& operator=(const Mipmapped&) = delete;

  void addLevel() {
    ArrayHandle level = nullptr;
    state_.call(&Driver::MipmappedArrayGetLevel, &level, handle_, static_cast<unsigned>(levels_.size()));
    levels_.emplace_back(level);
  }

  MipmappedHandle handle() const { return handle_; }
  const backend::TexelArray& level(unsigned index) const override { return levels_[index]; }

 private:
  const State& state_;
  Holds& holds_;
  const MipmappedHandle handle_;
  const std::shared_ptr<const void> of_;
  std::vector<TexelArray> levels_;
};

// ---- The memory that a texture reads

struct Describe {
  ResourceDescription operator()(const backend::TexelArray* array) const { return describe(*array); }
  ResourceDescription operator()(const backend::MipmappedTexels* mipmapped) const {
    ResourceDescription d{};
    d.type = ResourceType::kMipmappedArray;
    d.mipmapped = static_cast<const Mipmapped*>(mipmapped)->handle();
    return d;
  }
  ResourceDescription operator()(const backend::TexelRow& row) const {
    ResourceDescription d{};
    d.type = ResourceType::kLinear;
    d.linear = {addressOf(row.base), arrayFormat(row.texel), row.texel.channels, row.width * row.texel.bytes()};
    return d;
  }
  ResourceDescription operator()(const backend::TexelRows& rows) const {
    ResourceDescription d{};
    d.type = ResourceType::kPitch2D;
    d.pitched = {
        addressOf(rows.base), arrayFormat(rows.texel), rows.texel.channels, rows.width, rows.height, rows.pitch};
    return d;
  }
};

}  // namespace

ArrayDescription arrayDescription(const Texel& texel, const ArrayShape& shape) {
  return {shape.width, shape.height, shape.depth, arrayFormat(texel), texel.channels, shape.flags};
}

ArrayHandle handleOf(const backend::TexelArray& array) { return static_cast<const TexelArray&>(array).handle(); }

std::unique_ptr<backend::MipmappedTexels> adoptMipmapped(const State& state, Holds& holds, MipmappedHandle handle,
                                                         unsigned levels, std::shared_ptr<const void> of) {
  auto made = std::make_unique<Mipmapped>(state, holds, handle, levels, std::move(of));
  for (unsigned i = 0; i < levels; ++i) made->addLevel();
  return made;
}

namespace {

class Textures final : public backend::Textures {
 public:
  Textures(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::unique_ptr<backend::TexelArray> createArray(const Texel& texel, const ArrayShape& shape) override {
    const ArrayDescription description = arrayDescription(texel, shape);
    holds_.releaseRest();
    ArrayHandle handle = nullptr;
    state_.call(&Driver::ArrayCreate, &handle, &description);
    return std::make_unique<OwnArray>(state_, holds_, handle);
  }
  std::unique_ptr<backend::MipmappedTexels> createMipmapped(const Texel& texel, const ArrayShape& shape,
                                                            unsigned levels) override {
    holds_.releaseRest();
    const ArrayDescription description = arrayDescription(texel, shape);
    MipmappedHandle handle = nullptr;
    state_.call(&Driver::MipmappedArrayCreate, &handle, &description, levels);
    return adoptMipmapped(state_, holds_, handle, levels, nullptr);
  }
  std::uint64_t createTexture(const backend::TexelSource& source, const hipTextureDesc& sampling, bool integers,
                              const std::optional<hipResourceViewDesc>& view) override {
    const ResourceDescription resource = std::visit(Describe{}, source);
    const SamplingDescription how = describe(sampling, integers);
    const ViewDescription shown = view ? describe(*view) : ViewDescription{};
    ObjectHandle made = 0;
    state_.call(&Driver::TexObjectCreate, &made, &resource, &how, view ? &shown : nullptr);
    return made;
  }
  std::uint64_t createSurface(const backend::TexelArray& array) override {
    const ResourceDescription resource = describe(array);
    ObjectHandle made = 0;
    state_.call(&Driver::SurfObjectCreate, &made, &resource);
    return made;
  }
  void releaseTexture(std::uint64_t texture) noexcept override {
    holds_.releaseQuietly(&Driver::TexObjectDestroy, texture);
  }
  void releaseSurface(std::uint64_t surface) noexcept override {
    holds_.releaseQuietly(&Driver::SurfObjectDestroy, surface);
  }

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace

std::unique_ptr<backend::Textures> makeTextures(const State& state, Holds& holds) {
  return std::make_unique<Textures>(state, holds);
}

}  // namespace hipspv::cuda
