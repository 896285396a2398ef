// The cache's directories, the library's own, and temporary ones.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hipspv {

// Best first: $HIPSPV_CACHE_DIR alone if set, else $XDG_CACHE_HOME/hipspv, ~/.cache/hipspv.
std::vector<std::filesystem::path> cacheDirectories();

// Creates the directory if it is missing. True if only the user can write to it: files in it get loaded.
bool makeOwnDirectory(const std::filesystem::path& directory);

// Empty if the system doesn't tell.
std::filesystem::path ownLibrary();

// A directory in the system's directory for temporary files, removed with all its contents.
class ScratchDirectory {
 public:
  ScratchDirectory();  // throws std::filesystem::filesystem_error
  ~ScratchDirectory();
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Writes a file; its name may contain directories, but none outside this one.
  std::filesystem::path write(std::string_view name, std::string_view content) const;

 private:
  std::filesystem::path path_;
};

// A file's bytes; throws std::filesystem::filesystem_error if it can't be read.
std::string readWhole(const std::filesystem::path& file);

}  // namespace hipspv
