// Compressed offload bundles.
#pragma once

#include <memory>

#include "bundle.h"

namespace hipspv {

// What decompression gave: memory of its own.
class Decompressed {
 public:
  explicit Decompressed(std::size_t size)
      : bytes_(std::make_unique_for_overwrite<std::byte[]>(size)), size_(size) {}

  std::byte* data() { return bytes_.get(); }
  Bytes bytes() const { return {bytes_.get(), size_}; }

 private:
  std::unique_ptr<std::byte[]> bytes_;
  std::size_t size_;
};

bool isCompressed(Bytes image);

// The bundle in a compressed one. The image may be longer. Throws hipErrorInvalidImage for a broken one,
// hipErrorNotSupported where the system lacks the library for its method.
Decompressed decompress(Bytes image);

}  // namespace hipspv
