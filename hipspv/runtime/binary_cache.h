// Device binaries from one run of a program to the next (docs/architecture.md, "Device binaries").
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "backends/backend.h"
#include "binary_store.h"

namespace hipspv {

class BinaryCache {
 public:
  static BinaryCache& instance();

  // The device's program of the module: from the cache, or built, and kept there; built only, where it isn't
  // lasting. Throws what the device's build throws.
  std::unique_ptr<backend::Program> build(backend::Device& device, std::span<const std::uint32_t> spirv,
                                          bool lasting = true);

 private:
  BinaryCache();
  // nullptr where there is none that the device takes.
  std::unique_ptr<backend::Program> find(backend::Device& device, const Digest& key);

  std::unique_ptr<BinaryStore> store_;  // nullptr where nothing is kept
};

}  // namespace hipspv
