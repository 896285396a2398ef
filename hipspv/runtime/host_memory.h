// The machine's memory, as far as this process may have it.
#pragma once

#include <cstddef>
#include <string>

namespace hipspv {

// Bytes of the machine's memory that this process may use at all, and that it could still get: by the
// kernel's estimate (MemTotal and MemAvailable of proc(5)) and the limits of the process's control
// groups, of which a page cache that can be dropped is no use. root: "" or a folder that stands for /.
struct HostMemory {
  std::size_t limit;
  std::size_t available;
};
HostMemory hostMemory(const std::string& root = {});

}  // namespace hipspv
