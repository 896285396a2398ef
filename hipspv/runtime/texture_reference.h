// Texture and surface references: the `texture<...>` and `surface<...>` variables of old code, which the
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

// A reference is two variables: the host's says how to sample, the device's is a copy of it whose
// textureObject or surfaceObject is the descriptor that device code uses. Binding makes a texture or
// surface object and writes the copy, once all that was launched with the former one is over.
class TextureReferences {
 public:
  static TextureReferences& instance();

  // The reference that stands for a device variable of a module that the program loads itself. Throws
  // hipErrorNotFound where the module has none of that name.
  textureReference* ofModule(Image& image, const std::string& name);
  // The module is gone: so are what its references are bound to, and the references of ofModule.
  void forget(const Image& image);
  // The device's modules are gone, and start from null references.
  void releaseAll(Device& device);

  // Throw hipErrorInvalidValue for nullptr, hipErrorInvalidSymbol for what is no reference.
  void check(const textureReference* reference);
  // What TextureObjects::makeTexture throws, too. The former binding stays then.
  void bind(const textureReference* reference, const hipResourceDesc& resource,
            const std::optional<hipResourceViewDesc>& view);
  void bind(const surfaceReference* reference, hipArray_const_t array);
  void unbind(const textureReference* reference);
  // Samples from now on by what the reference says now, where it is bound.
  void refresh(const textureReference* reference);
  // Throws hipErrorInvalidValue where nothing is bound.
  hipResourceDesc bound(const textureReference* reference);

  // HIP's structure has no place for it.
  std::array<float, 4> border(const textureReference* reference);
  void setBorder(const textureReference* reference, const std::array<float, 4>& color);

 private:
  struct Reference {
    Image* image = nullptr;
    std::string name;
    std::array<float, 4> border{};
    std::shared_ptr<TextureObject> object;      // nullptr: not bound
    std::unique_ptr<textureReference> owned;  // of a module that the program loads itself
  };

  Reference& find(const void* host);
  template <class Host>
  void set(const Host* host, Reference& reference, std::shared_ptr<TextureObject> object);

  std::mutex mutex_;
  std::unordered_map<const void*, Reference> references_;  // by the host's variable
};

}  // namespace hipspv
