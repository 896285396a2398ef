// The files by which a machine shows its GPUs.
#pragma once

#include <algorithm>
#include <filesystem>

namespace hipspv::backend {

// Drivers of Intel's GPUs open files there (Direct Rendering Manager; WSL). Without one of them they find no device.
inline bool hasGpuFiles() {
  constexpr const char* kPlaces[] = {"/dev/dri", "/dev/dxg"};
  std::error_code ignored;
  return std::ranges::any_of(kPlaces, [&](const char* path) { return std::filesystem::exists(path, ignored); });
}

}  // namespace hipspv::backend
