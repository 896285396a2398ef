// A folder of files by key, for many processes at once: each file is there whole or not at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "blake2b.h"

namespace hipspv {

class BinaryStore {
 public:
  // limit: bytes of all files together, roughly: what other processes write is counted now and then.
  BinaryStore(std::filesystem::path folder, std::uint64_t limit);

  // Nothing where there is none. A damaged file is removed, as is one larger than the limit.
  std::optional<std::vector<std::byte>> read(const Digest& key);
  // Files that weren't read for longest go where there would be too much. What can't be written isn't
  // kept: a full disk or a folder that is read-only is no error.
  void write(const Digest& key, std::span<const std::byte> content);
  void remove(const Digest& key);

 private:
  std::filesystem::path pathOf(const Digest& key) const;
  bool writeWhole(const std::filesystem::path& path, const Digest& key,
                  std::span<const std::byte> content);
  void makeRoom(std::uint64_t bytes);
  std::uint64_t tidy();

  const std::filesystem::path folder_;
  const std::uint64_t limit_;
  std::mutex mutex_;
  std::uint64_t used_ = 0;     // bytes when the folder was last looked at, and written since
  std::uint64_t written_ = 0;  // since then; at first more than any limit
  bool looked_ = false;
};

}  // namespace hipspv
