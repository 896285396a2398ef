#include "library.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <vector>

namespace hipspv::backend {

void* openLibrary(const std::string& name, std::string& reason) {
  void* library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library != nullptr) return library;
  reason = dlerror();
  if (const std::string prefix = name + ": "; reason.starts_with(prefix)) reason.erase(0, prefix.size());
  return nullptr;
}

namespace {

// True for a library of hipspv: dlsym() finds the functions of the runtime, on which that depends.
bool isOwn(void* library) { return dlsym(library, "hipInit") != nullptr; }

// Directories of drivers: the loader's, of distributions, WSL, NVIDIA's containers and NixOS.
std::vector<std::string> driverDirectories() {
  std::vector<std::string> directories;
  const char* paths = std::getenv("LD_LIBRARY_PATH");
  std::istringstream loaders(paths != nullptr ? paths : "");
  for (std::string directory; std::getline(loaders, directory, ':');)
    if (!directory.empty()) directories.push_back(directory);
  for (const char* directory : {"/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/lib/wsl/lib",
                                "/usr/local/nvidia/lib64", "/usr/local/cuda/compat", "/run/opengl-driver/lib"})
    directories.emplace_back(directory);
  return directories;
}

}  // namespace

void* openVendorLibrary(const std::string& name, std::string& reason) {
  void* library = openLibrary(name, reason);
  if (library == nullptr || !isOwn(library)) return library;
  dlclose(library);
  for (const std::string& directory : driverDirectories()) {
    std::string ignored;
    library = openLibrary(directory + "/" + name, ignored);
    if (library != nullptr && !isOwn(library)) return library;
    if (library != nullptr) dlclose(library);
  }
  reason = "is hipspv's own; there is no other in the directories of drivers";
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
