// The part of the machine's memory that this process may use.
#pragma once

#include <cstddef>
#include <string>

namespace hipspv {

// Bytes of the machine's memory that this process may use in total, and that it could still get. They come from the
// kernel's estimate (MemTotal and MemAvailable of proc(5)) and the limits of the process's control groups, where a
// page cache that can be dropped counts as free. root: "" or a directory that stands for /.
struct HostMemory {
  std::size_t limit;
  std::size_t available;
};
HostMemory hostMemory(const std::string& root = {});

}  // namespace hipspv
