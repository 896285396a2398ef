// Texture and surface objects, and the descriptors that device code reads.
#pragma once

#include <hip/hip_runtime_api.h>

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "array.h"
#include "hipspv/devlib/texture_abi.h"

namespace hipspv {

// The memory of a device's descriptors. The slot of a destroyed object keeps its contents until the
// device has completed all earlier work, since a kernel in a queue may still read it.
class DescriptorPool {
 public:
  explicit DescriptorPool(Device& device) : device_(device) {}
  DescriptorPool(const DescriptorPool&) = delete;
  DescriptorPool& operator=(const DescriptorPool&) = delete;

  // A slot that holds the descriptor. If the descriptor has one level, `levels` of its copy is the
  // slot's own address. Throws hipErrorOutOfMemory.
  void* make(hipspv_texture descriptor);
  void retire(void* slot);
  // Slots in use, without retired ones.
  std::size_t live() const;

 private:
  void* take();
  void addSlab();

  Device& device_;
  mutable std::mutex mutex_;
  std::unique_ptr<backend::Queue> queue_;
  std::deque<void*> free_;  // the longest unused first, so that a stale handle stays an error for long
  std::deque<void*> retired_;
  std::size_t slots_ = 0;
};

// The device memory of one descriptor.
class Descriptor {
 public:
  Descriptor(Device& device, const hipspv_texture& value);
  ~Descriptor();
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  Device& device() const { return device_; }
  void* address() const { return address_; }

 private:
  Device& device_;
  void* address_;
};

// Both kinds of object. A surface has no texture description.
struct TextureObject {
  hipResourceDesc resource{};
  std::optional<hipTextureDesc> texture;
  std::optional<hipResourceViewDesc> view;
  hipspv_texture source{};                     // the descriptor without what `texture` adds
  std::vector<std::shared_ptr<Array>> arrays;  // kept alive by the object
  std::shared_ptr<ArrayMemory> levels;         // the table of a mipmapped texture's levels
  std::unique_ptr<Descriptor> descriptor;
};

class TextureObjects {
 public:
  static TextureObjects& instance();

  // Throw hipErrorInvalidValue, hipErrorInvalidHandle for an array that was freed,
  // hipErrorNotSupported with the reason.
  hipTextureObject_t makeTexture(const hipResourceDesc& resource, const hipTextureDesc& texture,
                                 const std::optional<hipResourceViewDesc>& view);
  // The same without a handle.
  static std::shared_ptr<TextureObject> describe(const hipResourceDesc& resource, const hipTextureDesc& texture,
                                                 const std::optional<hipResourceViewDesc>& view);
  // The former object's texels, sampled differently.
  static std::shared_ptr<TextureObject> resample(const TextureObject& former, const hipTextureDesc& texture);
  hipSurfaceObject_t makeSurface(const hipResourceDesc& resource);
  static std::shared_ptr<TextureObject> describeSurface(const hipResourceDesc& resource);

  // Throw hipErrorInvalidValue for invalid and destroyed objects, and for the other kind.
  std::shared_ptr<TextureObject> find(hipTextureObject_t texture) const;
  // nullptr is allowed. Enqueued work still runs to its end.
  void destroy(hipTextureObject_t texture);
  void destroy(hipSurfaceObject_t surface);
  void releaseAll(Device& device);

 private:
  void* add(std::shared_ptr<TextureObject> object);
  void destroy(const void* handle, bool texture);

  HandleTable<TextureObject> objects_{hipErrorInvalidValue};
};

}  // namespace hipspv
