// Device binaries that persist between runs of a program (docs/architecture-runtime.md, "Device binaries").
#pragma once

#include <memory>

#include "binary_store.h"

namespace hipspv {

class BinaryCache {
 public:
  // nullptr without a cache: HIPSPV_CACHE, HIPSPV_CACHE_BYTES.
  static BinaryStore* instance();

 private:
  BinaryCache();

  std::unique_ptr<BinaryStore> store_;
};

}  // namespace hipspv
