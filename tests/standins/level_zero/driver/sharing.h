#pragma once

#include <cstdint>

namespace test_driver {

// This process's own descriptor of a file that another process has open, or -1. process: 0 for this one.
int fetchFile(std::uint64_t file, std::int64_t process);

}  // namespace test_driver
