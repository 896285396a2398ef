#include "array.h"

#include <algorithm>
#include <bit>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"

namespace hipspv {
namespace {

constexpr unsigned kFlags = hipArrayLayered | hipArraySurfaceLoadStore | hipArrayCubemap | hipArrayTextureGather;

bool fits(const ArrayShape& s, const std::array<std::size_t, 3>& volume) {
  return s.width <= volume[0] && s.height <= volume[1] && s.depth <= volume[2];
}

// No size is greater than its limit. A cubemap has only its number of layers as a second size.
bool within(const ArrayShape& s, const ArrayLimits& limits) {
  if (s.cubemap()) {
    const bool faces =
        s.layered() ? s.depth != 0 && s.depth % 6 == 0 && s.depth <= limits.layeredCubemap[1] : s.depth == 6;
    return faces && s.width == s.height && s.width <= (s.layered() ? limits.layeredCubemap[0] : limits.cubemap);
  }
  if (s.layered()) {
    if (s.depth == 0) return false;
    if (s.height == 0) return s.width <= limits.layeredLine[0] && s.depth <= limits.layeredLine[1];
    const auto& [width, height, layers] = limits.layeredPlane;
    return s.width <= width && s.height <= height && s.depth <= layers;
  }
  if (s.depth != 0) return s.height != 0 && fits(s, limits.volume);
  return s.height == 0 ? s.width <= limits.line : s.width <= limits.plane[0] && s.height <= limits.plane[1];
}

void check(const ArrayShape& s, const TextureLimits& limits) {
  require((s.flags & ~kFlags) == 0 && s.width != 0, hipErrorInvalidValue);
  const bool otherVolume = s.dimensions() == 3 && fits(s, limits.otherVolume);
  require(within(s, limits.texture) || otherVolume, hipErrorInvalidValue);
  require((s.flags & hipArraySurfaceLoadStore) == 0 || within(s, limits.surface), hipErrorInvalidValue);
  if ((s.flags & hipArrayTextureGather) == 0) return;
  const bool plane = s.dimensions() == 2 && !s.sliced();
  require(plane && s.width <= limits.gather[0] && s.height <= limits.gather[1], hipErrorInvalidValue);
}

void checkLevels(const ArrayShape& s, const TextureLimits& limits, unsigned levels) {
  const std::size_t longest = std::max({s.width, s.height, s.sliced() ? std::size_t{0} : s.depth});
  require(levels != 0 && levels <= static_cast<unsigned>(std::bit_width(longest)), hipErrorInvalidValue);
  if (s.depth != 0) return;
  const auto& [width, height] = limits.mipmapPlane;
  require(s.height == 0 ? s.width <= limits.mipmapLine : s.width <= width && s.height <= height, hipErrorInvalidValue);
}

std::size_t halved(std::size_t size, unsigned times) { return size == 0 ? 0 : std::max<std::size_t>(size >> times, 1); }

ArrayShape levelShape(const ArrayShape& s, unsigned level) {
  return {halved(s.width, level), halved(s.height, level), s.sliced() ? s.depth : halved(s.depth, level), s.flags};
}

// The device's own array or levels, which end when the device has finished using them.
template <class Native>
std::shared_ptr<const Native> keep(Device& device, std::unique_ptr<Native> native) {
  return {native.release(), [&device](const Native* ended) {
            streamsOf(device).finishQuietly();
            delete ended;
          }};
}

// For an array without a handle.
template <class Ended>
void end(std::shared_ptr<Ended> array) {
  if (mayWaitForAll(&array->device())) streamsOf(array->device()).synchronize();
  endOutsideHostFunctions(std::move(array));
}

std::shared_ptr<Array> makeArray(Device& device, const Texel& texel, const ArrayShape& shape) {
  if (backend::Textures* textures = device.backend().textures())
    return std::make_shared<Array>(device, keep(device, textures->createArray(texel, shape)), texel, shape);
  auto memory = std::make_shared<ArrayMemory>(device, shape.texels() * texel.bytes());
  return std::make_shared<Array>(std::move(memory), 0, texel, shape);
}

// The levels, and what they consist of.
void makeNativeLevels(MipmappedArray& array, Device& device, std::unique_ptr<backend::MipmappedTexels> native,
                      const Texel& texel, const ArrayShape& shape, unsigned levels) {
  array.native = keep(device, std::move(native));
  for (unsigned i = 0; i < levels; ++i) {
    const std::shared_ptr<const backend::TexelArray> level(array.native, &array.native->level(i));
    array.levels.push_back(std::make_shared<Array>(device, level, texel, levelShape(shape, i)));
  }
}

// Without levels.
std::shared_ptr<MipmappedArray> describe(const Device& device, const Texel& texel, const ArrayShape& shape,
                                         unsigned levels) {
  check(shape, device.properties().textures);
  checkLevels(shape, device.properties().textures, levels);
  auto result = std::make_shared<MipmappedArray>();
  static_cast<hipMipmappedArray&>(*result) = {nullptr,
                                              descriptionOf(texel),
                                              hipResourceTypeMipmappedArray,
                                              static_cast<unsigned>(shape.width),
                                              static_cast<unsigned>(shape.height),
                                              static_cast<unsigned>(shape.depth),
                                              0,
                                              levels - 1,
                                              shape.flags,
                                              formatOf(texel),
                                              texel.channels};
  return result;
}

void makeLevels(MipmappedArray& array, Device& device, const Texel& texel, const ArrayShape& shape, unsigned levels) {
  std::vector<std::size_t> offsets;
  std::size_t bytes = 0;
  for (unsigned i = 0; i < levels; ++i) {
    offsets.push_back(bytes);
    bytes += levelShape(shape, i).texels() * texel.bytes();
  }
  const auto memory = std::make_shared<ArrayMemory>(device, bytes);
  array.data = memory->base();
  for (unsigned i = 0; i < levels; ++i)
    array.levels.push_back(std::make_shared<Array>(memory, offsets[i], texel, levelShape(shape, i)));
}

}  // namespace

ArrayMemory::ArrayMemory(Device& device, std::size_t bytes)
    : device_(device), base_(static_cast<std::byte*>(allocate(device, AllocationKind::kArray, bytes, 0))) {}

ArrayMemory::~ArrayMemory() {
  streamsOf(device_).finishQuietly();
  if (!allocationsOf(device_).take(base_, {AllocationKind::kArray})) return;
  try {
    device_.release(base_);
  } catch (const Error&) {
    // The next call on the device reports the error.
  }
}

Layout Array::layout(std::size_t x, std::size_t y, std::size_t z, const Box& box) const {
  const auto inside = [](std::size_t at, std::size_t size, std::size_t end) { return at <= end && size <= end - at; };
  require(
      inside(x, box.width, rowBytes()) && inside(y, box.height, shape_.rows()) && inside(z, box.depth, shape_.planes()),
      hipErrorInvalidValue);
  require(x % texel_.bytes() == 0 && box.width % texel_.bytes() == 0, hipErrorInvalidValue);
  if (native() != nullptr) return {nullptr, rowBytes(), sliceBytes(), this, x, y, z};
  return {data() + z * sliceBytes() + y * rowBytes() + x, rowBytes(), sliceBytes()};
}

hipArray_t Arrays::make(Device& device, const Texel& texel, const ArrayShape& shape) {
  check(shape, device.properties().textures);
  auto array = makeArray(device, texel, shape);
  auto* handle = reinterpret_cast<hipArray_t>(array.get());
  arrays_.add(handle, std::move(array));
  return handle;
}

hipMipmappedArray_t Arrays::add(std::shared_ptr<MipmappedArray> array) {
  auto* handle = static_cast<hipMipmappedArray_t>(array.get());
  mipmapped_.add(handle, std::move(array));
  return handle;
}

hipMipmappedArray_t Arrays::makeMipmapped(Device& device, const Texel& texel, const ArrayShape& shape,
                                          unsigned levels) {
  if (backend::Textures* textures = device.backend().textures())
    return makeMipmapped(device, texel, shape, levels, [&] { return textures->createMipmapped(texel, shape, levels); });
  auto result = describe(device, texel, shape, levels);
  makeLevels(*result, device, texel, shape, levels);
  return add(std::move(result));
}

hipMipmappedArray_t Arrays::makeMipmapped(Device& device, const Texel& texel, const ArrayShape& shape, unsigned levels,
                                          const std::function<std::unique_ptr<backend::MipmappedTexels>()>& create) {
  auto result = describe(device, texel, shape, levels);
  makeNativeLevels(*result, device, create(), texel, shape, levels);
  return add(std::move(result));
}

hipArray_t Arrays::level(hipMipmappedArray_const_t array, unsigned level) {
  const std::lock_guard lock(levelsMutex_);
  const auto found = find(array);
  require(level < found->levels.size(), hipErrorInvalidValue);
  const std::shared_ptr<Array>& one = found->levels[level];
  if (levelHandles_[one.get()]++ == 0) arrays_.add(one.get(), one);
  return reinterpret_cast<hipArray_t>(one.get());
}

std::size_t Arrays::bytes(hipMipmappedArray_const_t array) const {
  std::size_t sum = 0;
  for (const auto& level : find(array)->levels) sum += level->sliceBytes() * level->shape().planes();
  return sum;
}

void Arrays::free(hipArray_t handle) {
  require(handle != nullptr, hipErrorInvalidValue);
  {
    const std::lock_guard lock(levelsMutex_);
    const auto given = levelHandles_.find(handle);
    if (given != levelHandles_.end() && --given->second != 0) return;
    if (given != levelHandles_.end()) levelHandles_.erase(given);
  }
  auto array = arrays_.take(handle, [](const Array&) { return true; });
  require(array != nullptr, hipErrorContextIsDestroyed);
  end(std::move(array));
}

void Arrays::free(hipMipmappedArray_t handle) {
  require(handle != nullptr, hipErrorInvalidValue);
  auto array = mipmapped_.take(handle, [](const MipmappedArray&) { return true; });
  require(array != nullptr, hipErrorContextIsDestroyed);
  forgetLevels(*array);
  end(std::move(array));
}

void Arrays::forgetLevels(const MipmappedArray& array) {
  const std::lock_guard lock(levelsMutex_);
  for (const auto& level : array.levels)
    if (levelHandles_.erase(level.get()) != 0) arrays_.take(level.get(), [](const Array&) { return true; });
}

void Arrays::releaseAll(Device& device) {
  const auto mipmapped = mipmapped_.takeAll([&](const MipmappedArray& a) { return &a.device() == &device; });
  for (const auto& array : mipmapped) forgetLevels(*array);
  const auto arrays = arrays_.takeAll([&](const Array& a) { return &a.device() == &device; });
}

}  // namespace hipspv
