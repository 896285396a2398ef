// Device binaries that persist between runs of a program (docs/architecture-runtime.md, "Device binaries").
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "binary_store.h"
#include "hipspv/runtime/support/blake2b.h"

namespace hipspv {

class BinaryCache {
 public:
  // nullptr without a cache: HIPSPV_CACHE, HIPSPV_CACHE_BYTES.
  static BinaryStore* instance();

 private:
  BinaryCache();

  std::unique_ptr<BinaryStore> store_;
};

// The key of a device binary: a digest of all that the binary depends on.
class CacheKey {
 public:
  // Adds the length as well, so that adjacent texts stay distinct.
  void add(std::string_view text);
  void add(std::span<const std::byte> bytes) { hash_.add(bytes); }
  // The instructions of this machine's CPU: its name doesn't tell which of them a virtual machine disables.
  void addInstructionSets();
  // The environment's variables whose names begin like that.
  void addEnvironment(std::span<const std::string_view> prefixes);
  Digest finish() { return hash_.finish(); }

 private:
  Blake2b hash_;
};

}  // namespace hipspv
