// Runs hipspv-cc from within a program, for hiprtc.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hipspv {

// A directory in the system's place for temporary files, removed with all its contents.
class ScratchFolder {
 public:
  ScratchFolder();  // throws std::filesystem::filesystem_error
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Writes a file; its name may contain directories, but none outside this one.
  std::filesystem::path write(std::string_view name, std::string_view content) const;

 private:
  std::filesystem::path path_;
};

// A file's bytes; throws std::filesystem::filesystem_error if it can't be read.
std::string readWhole(const std::filesystem::path& file);

struct CompilerRun {
  int status = 0;   // 0, or hipspv-cc's status, or the shell's convention for a signal
  std::string log;  // its output to standard error
};

// Calls hipspv-cc with these arguments, in the caller's working directory, and waits for it. Throws
// std::system_error if it can't be started. HIPSPV_CC names another compiler; the default is
// <prefix>/bin/hipspv-cc of this library's installation, or the one in PATH.
CompilerRun runCompiler(const std::vector<std::string>& arguments, const ScratchFolder& scratch);

}  // namespace hipspv
