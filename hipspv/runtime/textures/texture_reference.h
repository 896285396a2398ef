// Texture and surface references: the `texture<...>` and `surface<...>` variables of older code, which the
// host binds to memory.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "texture.h"

namespace hipspv {

class Image;

// A reference is two variables: the host's has the sampling parameters, the device's is a copy of it whose
// textureObject or surfaceObject is the handle that device code uses. Binding makes a texture or surface object
// and writes the copy, after all work launched with the former object is complete.
class TextureReferences {
 public:
  explicit TextureReferences(Devices& devices) : textures_(devices.object<TextureObjects>()) {}

  // The reference for a device variable of a module that the program loads explicitly. Throws hipErrorNotFound if
  // the module has none of that name.
  textureReference* ofModule(Device& device, Image& image, const std::string& name);
  // The module is unloaded: removes its references' bindings, and the references of ofModule.
  void forget(const Image& image);
  // The device's modules are unloaded, and will start from null references.
  void releaseAll(Device& device);

  // Throw hipErrorInvalidValue for nullptr, hipErrorInvalidSymbol for an invalid reference.
  void check(const textureReference* reference);
  // Also throws the errors of TextureObjects::makeTexture, and then the former binding stays.
  void bind(const textureReference* reference, const hipResourceDesc& resource,
            const std::optional<hipResourceViewDesc>& view);
  void bind(const surfaceReference* reference, hipArray_const_t array);
  void unbind(const textureReference* reference);
  // Applies the reference's current sampling parameters, if it is bound.
  void refresh(const textureReference* reference);
  // Throws hipErrorInvalidValue if nothing is bound.
  hipResourceDesc bound(const textureReference* reference);

  // The border colour, for which HIP's structure has no field.
  std::array<float, 4> border(const textureReference* reference);
  void setBorder(const textureReference* reference, const std::array<float, 4>& color);

 private:
  struct Reference {
    Image* image = nullptr;
    std::string name;
    std::array<float, 4> border{};
    std::shared_ptr<TextureObject> object;    // nullptr: not bound
    std::unique_ptr<textureReference> owned;  // of a module that the program loads explicitly
  };

  Reference& find(const void* host);
  template <class Host>
  void set(const Host* host, Reference& reference, std::shared_ptr<TextureObject> object);

  TextureObjects& textures_;
  std::mutex mutex_;
  std::unordered_map<const void*, Reference> references_;  // by the host's variable
};

}  // namespace hipspv
