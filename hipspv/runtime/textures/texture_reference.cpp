#include "texture_reference.h"

#include <algorithm>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/streams/device_streams.h"

namespace hipspv {
namespace {

hipTextureDesc samplingBy(const textureReference& r, const std::array<float, 4>& border) {
  hipTextureDesc t{};
  std::copy(std::begin(r.addressMode), std::end(r.addressMode), t.addressMode);
  t.filterMode = r.filterMode;
  t.readMode = r.readMode;
  t.sRGB = r.sRGB;
  std::copy(border.begin(), border.end(), t.borderColor);
  t.normalizedCoords = r.normalized;
  t.maxAnisotropy = r.maxAnisotropy;
  t.mipmapFilterMode = r.mipmapFilterMode;
  t.mipmapLevelBias = r.mipmapLevelBias;
  t.minMipmapLevelClamp = r.minMipmapLevelClamp;
  t.maxMipmapLevelClamp = r.maxMipmapLevelClamp;
  return t;
}

// The initial value of a reference from the driver's API (hipModuleGetTexRef in ROCm/clr): a texture<char> that
// reads normalised floats, with the format of one float.
std::unique_ptr<textureReference> makeReference() {
  auto made = std::make_unique<textureReference>();
  made->readMode = hipReadModeNormalizedFloat;
  std::fill(std::begin(made->addressMode), std::end(made->addressMode), hipAddressModeClamp);
  made->channelDesc = {8, 0, 0, 0, hipChannelFormatKindSigned};
  made->numChannels = 1;
  made->format = HIP_AD_FORMAT_FLOAT;
  return made;
}

// The device's copy. hipErrorNotFound if the module has no reference of that name and size.
void* deviceCopy(Device& device, Image& image, const std::string& name, std::size_t size) {
  const DeviceVariable variable = modulesOf(device).module(image).variable(name);
  require(variable.size == size, hipErrorNotFound);
  return variable.address;
}

void point(textureReference& reference, void* handle) {
  reference.textureObject = static_cast<hipTextureObject_t>(handle);
}

void point(surfaceReference& reference, void* handle) {
  reference.surfaceObject = static_cast<hipSurfaceObject_t>(handle);
}

}  // namespace

textureReference* TextureReferences::ofModule(Device& device, Image& image, const std::string& name) {
  deviceCopy(device, image, name, sizeof(textureReference));
  const std::lock_guard lock(mutex_);
  for (const auto& [host, reference] : references_)
    if (reference.owned != nullptr && reference.image == &image && reference.name == name) return reference.owned.get();
  auto made = makeReference();
  textureReference* host = made.get();
  references_[host] = {&image, name, {}, nullptr, std::move(made)};
  return host;
}

void TextureReferences::forget(const Image& image) {
  const std::lock_guard lock(mutex_);
  std::erase_if(references_, [&](const auto& entry) { return entry.second.image == &image; });
}

void TextureReferences::releaseAll(Device& device) {
  const std::lock_guard lock(mutex_);
  for (auto& [host, reference] : references_)
    if (reference.object != nullptr && &reference.object->handle->device() == &device) reference.object = nullptr;
}

TextureReferences::Reference& TextureReferences::find(const void* host) {
  require(host != nullptr, hipErrorInvalidValue);
  const auto found = references_.find(host);
  if (found != references_.end()) return found->second;
  const auto symbol = Registry::instance().reference(host);
  require(symbol.has_value(), hipErrorInvalidSymbol);
  return references_[host] = {symbol->image, symbol->name, {}, nullptr, nullptr};
}

void TextureReferences::check(const textureReference* host) {
  const std::lock_guard lock(mutex_);
  find(host);
}

// The host's variable isn't const, despite HIP's signatures.
template <class Host>
void TextureReferences::set(const Host* host, Reference& reference, std::shared_ptr<TextureObject> object) {
  const TextureObject* shown = object != nullptr ? object.get() : reference.object.get();
  if (shown == nullptr) return;
  Device& device = shown->handle->device();
  void* copy = deviceCopy(device, *reference.image, reference.name, sizeof(Host));
  Host value = *host;
  point(value, object == nullptr ? nullptr : object->handle->value());
  streamsOf(device).synchronize();  // kernels in any stream may still use the former object
  const Layout to{static_cast<std::byte*>(copy), 0, 0};
  const Layout from{reinterpret_cast<std::byte*>(&value), 0, 0};
  hipspv::copy(streamsOf(device).legacy(), to, from, {sizeof value}, hipMemcpyHostToDevice, Wait::kYes);
  point(const_cast<Host&>(*host), object == nullptr ? nullptr : object->handle->value());
  reference.object = std::move(object);
}

void TextureReferences::bind(const textureReference* host, const hipResourceDesc& resource,
                             const std::optional<hipResourceViewDesc>& view) {
  const std::lock_guard lock(mutex_);
  Reference& reference = find(host);
  set(host, reference, textures_.describe(resource, samplingBy(*host, reference.border), view));
}

void TextureReferences::bind(const surfaceReference* host, hipArray_const_t array) {
  const std::lock_guard lock(mutex_);
  Reference& reference = find(host);
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(array);
  set(host, reference, textures_.describeSurface(resource));
}

void TextureReferences::unbind(const textureReference* host) {
  const std::lock_guard lock(mutex_);
  set(host, find(host), nullptr);
}

void TextureReferences::refresh(const textureReference* host) {
  const std::lock_guard lock(mutex_);
  const auto found = references_.find(host);
  if (found == references_.end() || found->second.object == nullptr) return;
  set(host, found->second, TextureObjects::resample(*found->second.object, samplingBy(*host, found->second.border)));
}

hipResourceDesc TextureReferences::bound(const textureReference* host) {
  const std::lock_guard lock(mutex_);
  const Reference& reference = find(host);
  require(reference.object != nullptr, hipErrorInvalidValue);
  return reference.object->resource;
}

std::array<float, 4> TextureReferences::border(const textureReference* host) {
  const std::lock_guard lock(mutex_);
  return find(host).border;
}

void TextureReferences::setBorder(const textureReference* host, const std::array<float, 4>& color) {
  {
    const std::lock_guard lock(mutex_);
    find(host).border = color;
  }
  refresh(host);
}

}  // namespace hipspv
