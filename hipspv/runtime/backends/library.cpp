#include "library.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace hipspv::backend {

void* openLibrary(const std::string& name, std::string& reason) {
  void* library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library != nullptr) return library;
  reason = dlerror();
  if (const std::string prefix = name + ": "; reason.starts_with(prefix)) reason.erase(0, prefix.size());
  return nullptr;
}

bool platformWanted(std::string_view name) {
  const char* wanted = std::getenv("HIPSPV_PLATFORM");
  return wanted == nullptr || name.find(wanted) != std::string_view::npos;
}

bool hasGpuFiles() {
  constexpr const char* kPaths[] = {"/dev/dri", "/dev/dxg"};
  std::error_code ignored;
  return std::ranges::any_of(kPaths, [&](const char* path) { return std::filesystem::exists(path, ignored); });
}

}  // namespace hipspv::backend
