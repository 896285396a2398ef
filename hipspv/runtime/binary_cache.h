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

  // The device's program of the module: from the cache, or built, and kept there. Throws what the
  // device's build throws.
  std::unique_ptr<backend::Program> build(backend::Device& device,
                                          std::span<const std::uint32_t> spirv);

 private:
  BinaryCache();

  std::unique_ptr<BinaryStore> store_;  // nullptr where nothing is kept
};

}  // namespace hipspv
