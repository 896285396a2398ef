// Directories for files that persist between runs of a program.
#pragma once

#include <filesystem>
#include <vector>

namespace hipspv {

// Best first: $HIPSPV_CACHE_DIR alone if set, else $XDG_CACHE_HOME/hipspv, ~/.cache/hipspv.
std::vector<std::filesystem::path> cacheDirectories();

// Creates the directory if it is missing. True if only the user can write to it: files in it get loaded.
bool makeOwnDirectory(const std::filesystem::path& directory);

}  // namespace hipspv
