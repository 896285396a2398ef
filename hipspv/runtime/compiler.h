// Runs hipspv-cc from within a program: for hiprtc.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hipspv {

// A folder in the system's place for temporary files, removed with all that is in it.
class ScratchFolder {
 public:
  ScratchFolder();  // throws std::filesystem::filesystem_error
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Writes a file; its name may have folders in it, but none outside this one.
  std::filesystem::path write(std::string_view name, std::string_view content) const;

 private:
  std::filesystem::path path_;
};

// A file's bytes; throws std::filesystem::filesystem_error where it can't be read.
std::string readWhole(const std::filesystem::path& file);

struct CompilerRun {
  int status = 0;   // 0, or what hipspv-cc, or the shell's convention for a signal, says
  std::string log;  // what it wrote to standard error
};

// Calls hipspv-cc with these arguments, in the caller's working folder, and waits for it.
// Throws std::system_error where it can't be started. HIPSPV_CC names another one; otherwise it is
// <prefix>/bin/hipspv-cc of the installation that this library belongs to, or that of PATH.
CompilerRun runCompiler(const std::vector<std::string>& arguments, const ScratchFolder& scratch);

}  // namespace hipspv
