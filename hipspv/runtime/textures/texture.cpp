#include "texture.h"

#include <algorithm>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {
namespace {

constexpr std::size_t kSlotBytes = (sizeof(hipspv_texture) + 63) / 64 * 64;
constexpr std::size_t kSlabSlots = 256;
constexpr std::size_t kMaxRetired = 256;

// ---- The memory of texels

hipspv_level levelOf(const Array& array) {
  return {reinterpret_cast<std::uintptr_t>(array.data()),
          array.rowBytes(),
          array.sliceBytes(),
          array.shape().width,
          static_cast<std::uint32_t>(array.shape().rows()),
          static_cast<std::uint32_t>(array.shape().sliced() ? 1 : array.shape().planes())};
}

void setTexel(hipspv_texture& d, const Texel& texel) {
  d.channel_kind = texel.kind;
  d.channel_bits = texel.bits;
  d.channels = texel.channels;
  d.texel_bytes = static_cast<std::uint32_t>(texel.bytes());
}

hipspv_texture describe(const Array& array) {
  hipspv_texture d{};
  const ArrayShape& shape = array.shape();
  d.level = levelOf(array);
  d.version = HIPSPV_TEXTURE_VERSION;
  d.level_count = 1;
  d.kind = HIPSPV_TEXTURE_ARRAY;
  d.dimensions = shape.dimensions();
  d.layers = static_cast<std::uint32_t>(shape.sliced() ? shape.depth : 1);
  if (shape.layered()) d.flags |= HIPSPV_TEXTURE_LAYERED;
  if (shape.cubemap()) d.flags |= HIPSPV_TEXTURE_CUBEMAP;
  if (shape.flags & hipArrayTextureGather) d.flags |= HIPSPV_TEXTURE_GATHER;
  setTexel(d, array.texel());
  return d;
}

// Texels in memory that the program allocated: rows of width texels, pitch bytes apart.
hipspv_texture describe(void* data, const Texel& texel, std::size_t width, std::size_t height, std::size_t pitch) {
  hipspv_texture d{};
  d.level = {reinterpret_cast<std::uintptr_t>(data), pitch, pitch * height, width,
             static_cast<std::uint32_t>(height),     1};
  d.version = HIPSPV_TEXTURE_VERSION;
  d.level_count = d.layers = 1;
  setTexel(d, texel);
  return d;
}

struct Owner {
  Device& device;
  std::size_t bytes;  // from the address to the end of the allocation
};

// The owner of the texels at an address. Also accepts the program's own memory if HIP knows it and the device can
// access it.
Owner ownerOf(Devices& devices, const void* data, const Texel& texel) {
  require(data != nullptr, hipErrorInvalidValue);
  require(reinterpret_cast<std::uintptr_t>(data) % texel.bytes() == 0, hipErrorInvalidValue);
  const auto allocation = devices.object<Allocations>().find(data);
  require(allocation.has_value(), hipErrorInvalidValue);
  const auto offset =
      static_cast<std::size_t>(static_cast<const std::byte*>(data) - static_cast<const std::byte*>(allocation->base));
  require(reaches(*allocation->device, *allocation), hipErrorInvalidValue);
  return {*allocation->device, allocation->size - offset};
}

// A resource: its descriptor without the fields of a texture description.
struct Source {
  Device* device;
  hipspv_texture descriptor;
  std::vector<std::shared_ptr<Array>> arrays;  // levels, the most detailed first; otherwise empty
  std::shared_ptr<MipmappedArray> mipmapped;
};

// The size may exceed the allocation, as CUDA's may (NVIDIA's sample convolutionFFT2D): texels there are zero.
Source linearSource(Devices& devices, const hipResourceDesc& resource) {
  const auto& linear = resource.res.linear;
  const Texel texel = texelOf(linear.desc);
  const auto [device, bytes] = ownerOf(devices, linear.devPtr, texel);
  const std::size_t width = std::min(linear.sizeInBytes, bytes) / texel.bytes();
  require(width != 0 && linear.sizeInBytes / texel.bytes() <= device.properties().textures.linear,
          hipErrorInvalidValue);
  Source source{&device, describe(linear.devPtr, texel, width, 1, width * texel.bytes()), {}, {}};
  source.descriptor.kind = HIPSPV_TEXTURE_LINEAR;
  source.descriptor.dimensions = 1;
  return source;
}

Source pitchedSource(Devices& devices, const hipResourceDesc& resource) {
  const auto& p = resource.res.pitch2D;
  const Texel texel = texelOf(p.desc);
  const TextureLimits largest;
  require(p.width != 0 && p.height != 0 && p.width <= largest.pitched[0] && p.height <= largest.pitched[1] &&
              p.pitchInBytes <= largest.pitch,
          hipErrorInvalidValue);
  const std::size_t row = p.width * texel.bytes();
  require(p.pitchInBytes >= row && p.pitchInBytes % texel.bytes() == 0, hipErrorInvalidValue);
  const auto [device, bytes] = ownerOf(devices, p.devPtr, texel);
  require((p.height - 1) * p.pitchInBytes + row <= bytes, hipErrorInvalidValue);
  const TextureLimits& limits = device.properties().textures;
  require(p.width <= limits.pitched[0] && p.height <= limits.pitched[1] && p.pitchInBytes <= limits.pitch,
          hipErrorInvalidValue);
  Source source{&device, describe(p.devPtr, texel, p.width, p.height, p.pitchInBytes), {}, {}};
  source.descriptor.kind = HIPSPV_TEXTURE_PITCH2D;
  source.descriptor.dimensions = 2;
  return source;
}

Source arraySource(Devices& devices, const hipResourceDesc& resource) {
  auto array = devices.object<Arrays>().find(resource.res.array.array);
  Device& device = array->device();
  const hipspv_texture descriptor = describe(*array);
  return {&device, descriptor, {std::move(array)}, {}};
}

Source mipmappedSource(Devices& devices, const hipResourceDesc& resource) {
  const auto array = devices.object<Arrays>().find(resource.res.mipmap.mipmap);
  Source source{&array->device(), describe(*array->levels.front()), array->levels, array};
  source.descriptor.level_count = static_cast<std::uint32_t>(array->levels.size());
  return source;
}

Source sourceOf(Devices& devices, const hipResourceDesc& resource) {
  switch (resource.resType) {
    case hipResourceTypeArray:
      return arraySource(devices, resource);
    case hipResourceTypeMipmappedArray:
      return mipmappedSource(devices, resource);
    case hipResourceTypeLinear:
      return linearSource(devices, resource);
    case hipResourceTypePitch2D:
      return pitchedSource(devices, resource);
  }
  throw Error(hipErrorInvalidValue);
}

// ---- Views

// Another format of the same size, some of the levels, some of the layers: all if both are 0. The view's width,
// height and depth only repeat the array's; as in HIP they are ignored.
void applyView(Source& source, const hipResourceViewDesc& view) {
  require(!source.arrays.empty(), hipErrorInvalidValue);
  hipspv_texture& d = source.descriptor;
  if (const auto texel = texelOf(view.format)) {
    if (texel->bytes() != d.texel_bytes)
      throw Error(hipErrorNotSupported, "a resource view whose texels differ in size from the array's isn't supported");
    setTexel(d, *texel);
  }
  require(view.firstMipmapLevel <= view.lastMipmapLevel && view.lastMipmapLevel < source.arrays.size(),
          hipErrorInvalidValue);
  const auto first = source.arrays.begin();
  source.arrays = {first + view.firstMipmapLevel, first + view.lastMipmapLevel + 1};
  d.level = levelOf(*source.arrays.front());
  d.level_count = static_cast<std::uint32_t>(source.arrays.size());
  if (view.firstLayer == 0 && view.lastLayer == 0) return;
  require(view.firstLayer <= view.lastLayer && view.lastLayer < d.layers, hipErrorInvalidValue);
  const std::uint32_t layers = view.lastLayer - view.firstLayer + 1;
  const bool faces = (d.flags & HIPSPV_TEXTURE_CUBEMAP) != 0;
  require(!faces || (layers % 6 == 0 && view.firstLayer % 6 == 0), hipErrorInvalidValue);
  d.layers = layers;
}

// ---- Texture descriptions

bool valid(const hipTextureDesc& t) {
  const auto mode = [](hipTextureAddressMode m) { return m >= hipAddressModeWrap && m <= hipAddressModeBorder; };
  const auto filter = [](hipTextureFilterMode m) { return m == hipFilterModePoint || m == hipFilterModeLinear; };
  return std::all_of(std::begin(t.addressMode), std::end(t.addressMode), mode) && filter(t.filterMode) &&
         filter(t.mipmapFilterMode) &&
         (t.readMode == hipReadModeElementType || t.readMode == hipReadModeNormalizedFloat);
}

// Repetition needs the interval 0 to 1: CUDA clamps if coordinates aren't normalised.
std::uint32_t addressMode(const hipTextureDesc& t, hipTextureAddressMode mode) {
  const bool repeats = mode == hipAddressModeWrap || mode == hipAddressModeMirror;
  return repeats && t.normalizedCoords == 0 ? hipAddressModeClamp : mode;
}

void applyTexture(hipspv_texture& d, const hipTextureDesc& t) {
  require(valid(t), hipErrorInvalidValue);
  const bool integer = d.channel_kind != HIPSPV_CHANNEL_FLOAT;
  // As in CUDA, 32-bit integers are never promoted.
  const bool promoted = t.readMode == hipReadModeNormalizedFloat && integer && d.channel_bits != 32;
  if (promoted) d.flags |= HIPSPV_TEXTURE_NORMALIZED_FLOAT;
  if (t.normalizedCoords != 0) d.flags |= HIPSPV_TEXTURE_NORMALIZED_COORDS;
  if (t.sRGB != 0) {
    if (!promoted || d.channel_bits != 8 || d.channel_kind != HIPSPV_CHANNEL_UNSIGNED)
      throw Error(hipErrorInvalidValue,
                  "an sRGB texture needs 8-bit unsigned channels and "
                  "hipReadModeNormalizedFloat");
    d.flags |= HIPSPV_TEXTURE_SRGB;
  }
  const bool linear =
      t.filterMode == hipFilterModeLinear || (t.mipmapFilterMode == hipFilterModeLinear && d.level_count > 1);
  if (d.kind != HIPSPV_TEXTURE_LINEAR && linear && integer && !promoted)
    throw Error(hipErrorInvalidValue,
                "linear filtering needs texels that are read as floats: "
                "use hipFilterModePoint, or hipReadModeNormalizedFloat with "
                "8- or 16-bit integers");
  for (int i = 0; i < 3; ++i) d.address[i] = addressMode(t, t.addressMode[i]);
  std::copy(std::begin(t.borderColor), std::end(t.borderColor), d.border);
  if (d.kind == HIPSPV_TEXTURE_LINEAR) return;  // fetched by index, never filtered
  d.filter = t.filterMode;
  d.mip_filter = t.mipmapFilterMode;
  d.mip_bias = t.mipmapLevelBias;
  d.mip_min = t.minMipmapLevelClamp;
  d.mip_max = t.maxMipmapLevelClamp;
}

// ---- Handles

// The device memory of one descriptor.
class Descriptor final : public DeviceHandle {
 public:
  Descriptor(Device& device, const hipspv_texture& value)
      : DeviceHandle(device), address_(device.object<DescriptorPool>().make(value)) {}
  ~Descriptor() override { device().object<DescriptorPool>().retire(address_); }
  void* value() const override { return address_; }

 private:
  void* const address_;
};

class NativeHandle final : public DeviceHandle {
 public:
  NativeHandle(Device& device, std::uint64_t handle, bool texture)
      : DeviceHandle(device), handle_(handle), texture_(texture) {}
  ~NativeHandle() override { device().object<RetiredHandles>().retire(handle_, texture_); }
  void* value() const override { return reinterpret_cast<void*>(handle_); }

 private:
  const std::uint64_t handle_;
  const bool texture_;
};

Texel texelIn(const hipspv_texture& d) {
  return {static_cast<hipChannelFormatKind>(d.channel_kind), d.channel_bits, d.channels};
}

backend::TexelSource nativeSource(const TextureObject& object) {
  const hipspv_texture& d = object.source;
  const auto* base = reinterpret_cast<const void*>(d.level.data);
  switch (d.kind) {
    case HIPSPV_TEXTURE_LINEAR:
      return backend::TexelRow{base, texelIn(d), d.level.width};
    case HIPSPV_TEXTURE_PITCH2D:
      return backend::TexelRows{base, texelIn(d), d.level.width, d.level.height, d.level.pitch};
    default:
      if (object.mipmapped != nullptr) return object.mipmapped->native.get();
      return object.arrays.front()->native();
  }
}

// The program's view, complete. Nothing if it shows all of the array as it is.
std::optional<hipResourceViewDesc> nativeView(const TextureObject& object) {
  if (!object.view) return std::nullopt;
  const std::vector<std::shared_ptr<Array>>& all =
      object.mipmapped != nullptr ? object.mipmapped->levels : object.arrays;
  const ArrayShape& shape = all.front()->shape();
  const Texel texel = texelIn(object.source);
  hipResourceViewDesc view = *object.view;
  const unsigned lastLayer = shape.layered() ? static_cast<unsigned>(shape.depth - 1) : 0;
  if (view.firstLayer == 0 && view.lastLayer == 0) view.lastLayer = lastLayer;
  const bool whole = view.firstLayer == 0 && view.lastLayer == lastLayer && object.arrays.size() == all.size();
  if (whole && texel == all.front()->texel()) return std::nullopt;
  view.format = viewFormatOf(texel);
  view.width = shape.width;
  view.height = shape.height;
  view.depth = shape.depth;
  return view;
}

// Refuses textures that the device library can sample, and the device can't.
void checkNative(const TextureObject& object, const hipTextureDesc& t, const TextureLimits& limits) {
  const hipspv_texture& d = object.source;
  if (object.mipmapped != nullptr && t.normalizedCoords == 0)
    throw Error(hipErrorInvalidValue, "a mipmapped texture needs normalised coordinates: set normalizedCoords");
  if (d.kind != HIPSPV_TEXTURE_ARRAY && d.level.data % limits.alignment != 0)
    throw Error(hipErrorInvalidValue, "the address of a texture's memory must be a multiple of " +
                                          std::to_string(limits.alignment) +
                                          " bytes (hipDeviceProp_t::textureAlignment)");
  if (d.kind == HIPSPV_TEXTURE_PITCH2D && d.level.pitch % limits.pitchAlignment != 0)
    throw Error(hipErrorInvalidValue, "the pitch of a texture's memory must be a multiple of " +
                                          std::to_string(limits.pitchAlignment) +
                                          " bytes (hipDeviceProp_t::texturePitchAlignment)");
}

// A direction means the same whatever the coordinates are, and memory that is fetched by index has none.
hipTextureDesc nativeSampling(const hipspv_texture& d, const hipTextureDesc& texture) {
  hipTextureDesc t = texture;
  if ((d.flags & HIPSPV_TEXTURE_CUBEMAP) != 0) {
    t.normalizedCoords = 1;
    std::ranges::fill(t.addressMode, hipAddressModeClamp);
  }
  if (d.kind == HIPSPV_TEXTURE_LINEAR) {
    t.normalizedCoords = 0;
    t.filterMode = hipFilterModePoint;
  }
  return t;
}

// descriptor: of the object, sampled so.
std::unique_ptr<DeviceHandle> handleOf(const TextureObject& object, Device& device, const hipspv_texture& descriptor,
                                       const hipTextureDesc& texture) {
  backend::Textures* textures = device.backend().textures();
  if (textures == nullptr) return std::make_unique<Descriptor>(device, descriptor);
  checkNative(object, texture, device.properties().textures);
  const bool integers = texelIn(descriptor).integer() && (descriptor.flags & HIPSPV_TEXTURE_NORMALIZED_FLOAT) == 0;
  return std::make_unique<NativeHandle>(
      device,
      textures->createTexture(nativeSource(object), nativeSampling(descriptor, texture), integers, nativeView(object)),
      true);
}

void sample(TextureObject& object, Device& device, const hipTextureDesc& texture) {
  hipspv_texture descriptor = object.source;
  applyTexture(descriptor, texture);
  object.texture = texture;
  object.handle = handleOf(object, device, descriptor, texture);
}

std::unique_ptr<DeviceHandle> surfaceHandle(const Array& array, const hipspv_texture& descriptor) {
  Device& device = array.device();
  backend::Textures* textures = device.backend().textures();
  if (textures == nullptr) return std::make_unique<Descriptor>(device, descriptor);
  if ((array.shape().flags & hipArraySurfaceLoadStore) == 0)
    throw Error(hipErrorInvalidValue, "a surface needs an array that is made with hipArraySurfaceLoadStore");
  return std::make_unique<NativeHandle>(device, textures->createSurface(*array.native()), false);
}

// The table of levels in device memory; nothing for a texture of one level.
std::shared_ptr<ArrayMemory> makeLevels(Source& source, std::uint32_t firstLayer) {
  if (source.device->backend().textures() != nullptr) return nullptr;
  source.descriptor.level.data += firstLayer * source.descriptor.level.slice;
  if (source.arrays.size() < 2) return nullptr;
  std::vector<hipspv_level> table;
  for (const auto& array : source.arrays) {
    table.push_back(levelOf(*array));
    table.back().data += firstLayer * table.back().slice;
  }
  const std::size_t bytes = table.size() * sizeof(hipspv_level);
  auto memory = std::make_shared<ArrayMemory>(*source.device, bytes);
  source.device->backend().createQueue(0)->copy(memory->base(), table.data(), bytes, true);
  source.descriptor.levels = reinterpret_cast<std::uintptr_t>(memory->base());
  return memory;
}

}  // namespace

// ---- Descriptors

std::size_t DescriptorPool::live() const {
  const std::lock_guard lock(mutex_);
  return slots_ - free_.size() - retired_.size();
}

void DescriptorPool::addSlab() {
  // Never freed before the device, so that a descriptor's address is never reused for other data.
  auto* slab =
      static_cast<std::byte*>(device_.backend().allocate(backend::MemoryKind::kDevice, kSlabSlots * kSlotBytes));
  if (slab == nullptr) throw Error(hipErrorOutOfMemory);
  for (std::size_t i = 0; i < kSlabSlots; ++i) free_.push_back(slab + i * kSlotBytes);
  slots_ += kSlabSlots;
}

void* DescriptorPool::take() {
  std::deque<void*> passed;
  {
    const std::lock_guard lock(mutex_);
    if (free_.empty() && retired_.size() >= kSlabSlots && mayWaitForAll(&device_)) passed.swap(retired_);
  }
  if (!passed.empty()) streamsOf(device_).finishQuietly();
  const std::lock_guard lock(mutex_);
  free_.insert(free_.end(), passed.begin(), passed.end());
  if (free_.empty()) addSlab();
  void* slot = free_.front();
  free_.pop_front();
  return slot;
}

void* DescriptorPool::make(hipspv_texture descriptor) {
  void* slot = take();
  if (descriptor.levels == 0)
    descriptor.levels = reinterpret_cast<std::uintptr_t>(slot) + offsetof(hipspv_texture, level);
  const std::lock_guard lock(mutex_);
  if (queue_ == nullptr) queue_ = device_.backend().createQueue(0);
  queue_->copy(slot, &descriptor, sizeof descriptor, true);
  return slot;
}

void DescriptorPool::retire(void* slot) {
  const std::lock_guard lock(mutex_);
  retired_.push_back(slot);
}

// ---- Handles of the device's own

void RetiredHandles::retire(std::uint64_t handle, bool texture) noexcept {
  std::vector<Handle> passed;
  {
    const std::lock_guard lock(mutex_);
    handles_.push_back({handle, texture});
    if (handles_.size() < kMaxRetired || !mayWaitForAll(&device_)) return;
    passed.swap(handles_);
  }
  streamsOf(device_).finishQuietly();
  release(passed);
}

void RetiredHandles::release(const std::vector<Handle>& handles) noexcept {
  for (const auto& [value, texture] : handles) {
    if (texture)
      device_.backend().textures()->releaseTexture(value);
    else
      device_.backend().textures()->releaseSurface(value);
  }
}

// ---- Objects

void* TextureObjects::add(Table Tables::* kind, std::shared_ptr<TextureObject> object) {
  void* handle = object->handle->value();
  (tables_[object->handle->device().ordinal()].*kind).add(handle, std::move(object));
  return handle;
}

TextureObjects::Table& TextureObjects::holding(const void* handle, Table Tables::* kind) const {
  Table& own = tables_[static_cast<std::size_t>(threadState.device)].*kind;
  if (own.contains(handle)) return own;
  const auto other = std::ranges::find_if(tables_, [&](Tables& tables) { return (tables.*kind).contains(handle); });
  return other != tables_.end() ? *other.*kind : own;
}

std::shared_ptr<TextureObject> TextureObjects::describe(const hipResourceDesc& resource, const hipTextureDesc& texture,
                                                        const std::optional<hipResourceViewDesc>& view) {
  Source source = sourceOf(devices_, resource);
  if (view) applyView(source, *view);
  auto object = std::make_shared<TextureObject>();
  object->resource = resource;
  object->view = view;
  object->levels = makeLevels(source, view ? view->firstLayer : 0);
  object->source = source.descriptor;
  object->arrays = std::move(source.arrays);
  object->mipmapped = std::move(source.mipmapped);
  sample(*object, *source.device, texture);
  return object;
}

std::shared_ptr<TextureObject> TextureObjects::resample(const TextureObject& former, const hipTextureDesc& texture) {
  auto object = std::make_shared<TextureObject>();
  object->resource = former.resource;
  object->view = former.view;
  object->levels = former.levels;
  object->source = former.source;
  object->arrays = former.arrays;
  object->mipmapped = former.mipmapped;
  sample(*object, former.handle->device(), texture);
  return object;
}

hipTextureObject_t TextureObjects::makeTexture(const hipResourceDesc& resource, const hipTextureDesc& texture,
                                               const std::optional<hipResourceViewDesc>& view) {
  return static_cast<hipTextureObject_t>(add(&Tables::textures, describe(resource, texture, view)));
}

hipSurfaceObject_t TextureObjects::makeSurface(const hipResourceDesc& resource) {
  return static_cast<hipSurfaceObject_t>(add(&Tables::surfaces, describeSurface(resource)));
}

std::shared_ptr<TextureObject> TextureObjects::describeSurface(const hipResourceDesc& resource) {
  require(resource.resType == hipResourceTypeArray, hipErrorInvalidValue);
  Source source = arraySource(devices_, resource);
  source.descriptor.flags |= HIPSPV_TEXTURE_SURFACE;
  for (auto& mode : source.descriptor.address) mode = HIPSPV_ADDRESS_CLAMP;
  auto object = std::make_shared<TextureObject>();
  object->resource = resource;
  object->handle = surfaceHandle(*source.arrays.front(), source.descriptor);
  object->arrays = std::move(source.arrays);
  return object;
}

std::shared_ptr<TextureObject> TextureObjects::find(hipTextureObject_t handle) const {
  return holding(handle, &Tables::textures).find(handle);
}

void TextureObjects::destroy(const void* handle, Table Tables::* kind) {
  if (handle == nullptr) return;
  auto object = holding(handle, kind).take(handle, [](const TextureObject&) { return true; });
  require(object != nullptr, hipErrorInvalidValue);
  endOutsideHostFunctions(std::move(object));
}

void TextureObjects::destroy(hipTextureObject_t handle) { destroy(handle, &Tables::textures); }

void TextureObjects::destroy(hipSurfaceObject_t handle) { destroy(handle, &Tables::surfaces); }

void TextureObjects::releaseAll(Device& device) {
  const auto all = [](const TextureObject&) { return true; };
  const auto textures = tables_[device.ordinal()].textures.takeAll(all);
  const auto surfaces = tables_[device.ordinal()].surfaces.takeAll(all);
}

}  // namespace hipspv
