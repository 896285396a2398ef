// Texture and surface objects. For device code an object is a handle of the device's own (backends/textures.h), or the
// address of a descriptor that the device library reads.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "hipspv/devlib/texture_abi.h"
#include "hipspv/runtime/memory/array.h"

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

// The handles of ended objects. The device keeps them until it has completed all earlier work, since a kernel in a
// queue may still use one.
class RetiredHandles {
 public:
  explicit RetiredHandles(Device& device) : device_(device) {}
  ~RetiredHandles() { release(handles_); }
  RetiredHandles(const RetiredHandles&) = delete;
  RetiredHandles& operator=(const RetiredHandles&) = delete;

  // May wait for the device.
  void retire(std::uint64_t handle, bool texture) noexcept;

 private:
  struct Handle {
    std::uint64_t value;
    bool texture;
  };
  void release(const std::vector<Handle>& handles) noexcept;

  Device& device_;
  std::mutex mutex_;
  std::vector<Handle> handles_;
};

// An object as device code knows it, by the value of its handle. Launched work may use it after its end.
class DeviceHandle {
 public:
  explicit DeviceHandle(Device& device) : device_(device) {}
  virtual ~DeviceHandle() = default;
  DeviceHandle(const DeviceHandle&) = delete;
  DeviceHandle& operator=(const DeviceHandle&) = delete;

  Device& device() const { return device_; }
  virtual void* value() const = 0;

 private:
  Device& device_;
};

// Both kinds of object. A surface has no texture description.
struct TextureObject {
  hipResourceDesc resource{};
  std::optional<hipTextureDesc> texture;
  std::optional<hipResourceViewDesc> view;
  hipspv_texture source{};                     // the descriptor without what `texture` adds
  std::vector<std::shared_ptr<Array>> arrays;  // kept alive by the object
  std::shared_ptr<MipmappedArray> mipmapped;   // likewise, of which they are levels
  std::shared_ptr<ArrayMemory> levels;         // the table of a mipmapped texture's levels
  std::unique_ptr<DeviceHandle> handle;
};

class TextureObjects {
 public:
  explicit TextureObjects(Devices& devices) : devices_(devices) {}

  // Throw hipErrorInvalidValue, hipErrorInvalidHandle for an array that was freed,
  // hipErrorNotSupported with the reason.
  hipTextureObject_t makeTexture(const hipResourceDesc& resource, const hipTextureDesc& texture,
                                 const std::optional<hipResourceViewDesc>& view);
  // The same without a handle.
  std::shared_ptr<TextureObject> describe(const hipResourceDesc& resource, const hipTextureDesc& texture,
                                          const std::optional<hipResourceViewDesc>& view);
  // The former object's texels, sampled differently.
  static std::shared_ptr<TextureObject> resample(const TextureObject& former, const hipTextureDesc& texture);
  hipSurfaceObject_t makeSurface(const hipResourceDesc& resource);
  std::shared_ptr<TextureObject> describeSurface(const hipResourceDesc& resource);

  // Throw hipErrorInvalidValue for invalid and destroyed objects, and for the other kind.
  std::shared_ptr<TextureObject> find(hipTextureObject_t texture) const;
  // nullptr is allowed. Enqueued work still runs to its end.
  void destroy(hipTextureObject_t texture);
  void destroy(hipSurfaceObject_t surface);
  void releaseAll(Device& device);

 private:
  // Devices number their objects each for itself, and textures apart from surfaces.
  using Table = HandleTable<TextureObject>;
  struct Tables {
    Table textures{hipErrorInvalidValue}, surfaces{hipErrorInvalidValue};
  };
  void* add(Table Tables::* kind, std::shared_ptr<TextureObject> object);
  // The table that has the handle, the current device's first.
  Table& holding(const void* handle, Table Tables::* kind) const;
  void destroy(const void* handle, Table Tables::* kind);

  Devices& devices_;
  mutable std::array<Tables, kMaxDevices> tables_;
};

}  // namespace hipspv
