#include "cache_directory.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

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

}  // namespace hipspv
