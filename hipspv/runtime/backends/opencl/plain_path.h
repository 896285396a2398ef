// A path without white space for Intel's CPU runtime.
#pragma once

#include <filesystem>

namespace hipspv::cl {

// Intel's CPU runtime finds its own directory by reading /proc/self/maps word by word. If the path has white space
// it finds none, and clCreateContext fails with CL_DEVICE_NOT_AVAILABLE (seen with intel-opencl-rt 2026.2.0). For
// such a path this makes a directory of hard links to the runtime's files (copies across file systems) in the
// user's cache, once, and returns the library's path there. Returns `library` itself if its path is plain or no
// such directory can be made.
std::filesystem::path plainPath(const std::filesystem::path& library);

}  // namespace hipspv::cl
