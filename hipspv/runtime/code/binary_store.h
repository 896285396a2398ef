// A directory of files by key, shared by many processes: each file is complete or absent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "hipspv/runtime/support/blake2b.h"

namespace hipspv {

class BinaryStore {
 public:
  // limit: bytes of all files together, approximately: other processes' files are counted only now and then.
  BinaryStore(std::filesystem::path directory, std::uint64_t limit);

  // Nothing if there is none. Removes a damaged file, and one larger than the limit.
  std::optional<std::vector<std::byte>> read(const Digest& key);
  // Removes the files that were read longest ago if there would be too much. A failed write is ignored: a full disk
  // or a read-only directory is no error.
  void write(const Digest& key, std::span<const std::byte> content);
  void remove(const Digest& key);

 private:
  std::filesystem::path pathOf(const Digest& key) const;
  bool writeWhole(const std::filesystem::path& path, const Digest& key, std::span<const std::byte> content);
  void makeRoom(std::uint64_t bytes);
  std::uint64_t tidy();

  const std::filesystem::path directory_;
  const std::uint64_t limit_;
  std::mutex mutex_;
  std::uint64_t used_ = 0;     // bytes at the last scan of the directory, and written since
  std::uint64_t written_ = 0;  // since then; at first more than any limit
  bool looked_ = false;
};

}  // namespace hipspv
