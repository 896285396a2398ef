#include "directories.h"

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

namespace hipspv {

namespace fs = std::filesystem;

std::vector<fs::path> cacheDirectories() {
  if (const char* own = std::getenv("HIPSPV_CACHE_DIR"); own != nullptr && *own != '\0') return {own};
  std::vector<fs::path> found;
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
    found.push_back(fs::path(cache) / "hipspv");
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
    found.push_back(fs::path(home) / ".cache" / "hipspv");
  return found;
}

bool makeOwnDirectory(const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory.parent_path(), error);
  mkdir(directory.c_str(), 0700);
  struct stat status{};
  return lstat(directory.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid() &&
         (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

std::filesystem::path ownLibrary() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&ownLibrary), &info) == 0 || info.dli_fname == nullptr) return {};
  std::error_code ignored;
  return std::filesystem::weakly_canonical(info.dli_fname, ignored);
}

namespace fs = std::filesystem;

ScratchDirectory::ScratchDirectory() {
  std::string name = (fs::temp_directory_path() / "hipspv-rtc-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr)
    throw fs::filesystem_error("mkdtemp", name, std::error_code(errno, std::generic_category()));
  path_ = name;
}

ScratchDirectory::~ScratchDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path ScratchDirectory::write(std::string_view name, std::string_view content) const {
  const fs::path file = (path_ / fs::path(name).relative_path()).lexically_normal();
  const fs::path inside = file.lexically_relative(path_);
  if (inside.empty() || *inside.begin() == "..")
    throw fs::filesystem_error("name outside its directory", fs::path(name),
                               std::make_error_code(std::errc::invalid_argument));
  fs::create_directories(file.parent_path());
  std::ofstream stream(file, std::ios::binary);
  stream.write(content.data(), static_cast<std::streamsize>(content.size()));
  if (!stream.flush()) throw fs::filesystem_error("write", file, std::make_error_code(std::errc::io_error));
  return file;
}

std::string readWhole(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw fs::filesystem_error("read", file, std::make_error_code(std::errc::no_such_file_or_directory));
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace hipspv
