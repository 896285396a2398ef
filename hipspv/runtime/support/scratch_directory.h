// Temporary files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hipspv {

// A directory in the system's place for temporary files, removed with all its contents.
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
