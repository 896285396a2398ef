// Where the runtime may keep files from one run of a program to the next.
#pragma once

#include <filesystem>
#include <vector>

namespace hipspv {

// Best first: $HIPSPV_CACHE_DIR alone where set, else $XDG_CACHE_HOME/hipspv, ~/.cache/hipspv.
std::vector<std::filesystem::path> cacheFolders();

// Makes the folder where it isn't there. Whether nobody but the user can write to it: what lies there
// gets loaded.
bool makeOwnFolder(const std::filesystem::path& folder);

}  // namespace hipspv
