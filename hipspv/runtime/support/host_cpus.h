// The part of the machine's processors that this process may use.
#pragma once

#include <cstdint>
#include <string>

namespace hipspv {

// The number of CPUs that the calling thread may use, and for which the process's control groups have time (cgroups(7),
// cpu.max): at least 1. root: "" or a directory that stands for /.
std::uint32_t usableCpus(const std::string& root = {});

}  // namespace hipspv
