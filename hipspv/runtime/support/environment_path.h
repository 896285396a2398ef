// Paths that users give in environment variables.
#pragma once

#include <unistd.h>

#include <string>

namespace hipspv {

// Replaces each "%p" by the process id, so that each process of a program gets its own file.
inline std::string environmentPath(std::string path) {
  const std::string pid = std::to_string(getpid());
  for (std::size_t at = path.find("%p"); at != std::string::npos; at = path.find("%p", at)) path.replace(at, 2, pid);
  return path;
}

}  // namespace hipspv
