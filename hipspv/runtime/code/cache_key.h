// The key of a device binary: a digest of all that the binary depends on.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "hipspv/runtime/support/blake2b.h"

namespace hipspv {

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
