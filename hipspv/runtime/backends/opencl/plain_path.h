// A path without white space for Intel's CPU runtime.
#pragma once

#include <filesystem>

namespace hipspv::cl {

// Intel's CPU runtime finds its own folder by reading /proc/self/maps word by word: where the path has
// white space it finds no folder, and clCreateContext fails with CL_DEVICE_NOT_AVAILABLE (seen of
// intel-opencl-rt 2026.2.0). For such a path this makes a folder of hard links to the runtime's files
// (copies across file systems) in the user's cache, once, and returns the library's path there.
// Returns `library` itself where its path is plain or no such folder can be made.
std::filesystem::path plainPath(const std::filesystem::path& library);

}  // namespace hipspv::cl
