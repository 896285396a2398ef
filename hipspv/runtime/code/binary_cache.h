// Device binaries that persist between runs of a program (docs/architecture-runtime.md, "Device binaries").
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "binary_store.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

class BinaryCache {
 public:
  static BinaryCache& instance();

  // The device's program for the module: from the cache, or built and stored there. Only built if it isn't lasting.
  // Throws the exceptions of the device's build.
  std::unique_ptr<backend::Program> build(backend::Device& device, std::span<const std::uint32_t> spirv,
                                          bool lasting = true);

 private:
  BinaryCache();
  // nullptr if there is none that the device accepts.
  std::unique_ptr<backend::Program> find(backend::Device& device, const Digest& key);

  std::unique_ptr<BinaryStore> store_;  // nullptr without a cache
};

}  // namespace hipspv
