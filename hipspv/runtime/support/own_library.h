// The place of libhipspv.so.
#pragma once

#include <filesystem>

namespace hipspv {

// Empty if the system doesn't tell.
std::filesystem::path ownLibrary();

}  // namespace hipspv
