// Arrays, texture and surface objects of the driver.
#pragma once

#include "hipspv/runtime/backends/textures.h"
#include "holds.h"
#include "state.h"

namespace hipspv::cuda {

// The driver's array: of its own, or a level of a mipmapped one.
class TexelArray : public backend::TexelArray {
 public:
  explicit TexelArray(ArrayHandle handle) : handle_(handle) {}
  ArrayHandle handle() const { return handle_; }

 private:
  const ArrayHandle handle_;
};

ArrayDescription describe(const Texel& texel, const ArrayShape& shape);

// Takes ownership of the driver's array. of: memory that the array is in, or nullptr.
std::unique_ptr<backend::MipmappedTexels> adoptMipmapped(const State& state, Holds& holds, MipmappedHandle handle,
                                                         unsigned levels, std::shared_ptr<const void> of);

class Textures final : public backend::Textures {
 public:
  Textures(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::unique_ptr<backend::TexelArray> createArray(const Texel& texel, const ArrayShape& shape) override;
  std::unique_ptr<backend::MipmappedTexels> createMipmapped(const Texel& texel, const ArrayShape& shape,
                                                            unsigned levels) override;
  std::uint64_t createTexture(const backend::TexelSource& source, const hipTextureDesc& sampling, bool integers,
                              const std::optional<hipResourceViewDesc>& view) override;
  std::uint64_t createSurface(const backend::TexelArray& array) override;
  void releaseTexture(std::uint64_t texture) noexcept override;
  void releaseSurface(std::uint64_t surface) noexcept override;

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace hipspv::cuda
