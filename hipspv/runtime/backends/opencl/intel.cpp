
#include "intel.h"

#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/directories.h"

namespace hipspv::cl {

// ---- Options

namespace {

constexpr const char* kVariable = "CL_CONFIG_LLVM_OPTIONS";

}  // namespace

CompilerOptions::CompilerOptions() {
  if (const char* value = std::getenv(kVariable)) before_ = value;
  std::string options(kIntelCpuOptions);
  if (before_) options += " " + *before_;
  setenv(kVariable, options.c_str(), 1);
}

CompilerOptions::~CompilerOptions() {
  if (before_)
    setenv(kVariable, before_->c_str(), 1);
  else
    unsetenv(kVariable);
}

// ---- Paths

namespace {

namespace fs = std::filesystem;

// The files in the wheels of the runtime and of the libraries that it needs.
constexpr std::array<std::string_view, 15> kPrefixes{
    "cl.cfg", "clbltfn", "cllibrary",   "libcommon_clang", "libhwloc", "libimf", "libintelocl", "libintlc",
    "libirc", "libirng", "libocl_svml", "libsvml",         "libtbb",   "libtcm", "libxptifw"};

bool hasSpace(const fs::path& path) { return path.string().find_first_of(" \t\n") != std::string::npos; }

// Directories for the links, best first.
std::vector<fs::path> bases() {
  std::vector<fs::path> found = cacheDirectories();
  found.push_back("/tmp/hipspv-" + std::to_string(geteuid()));
  std::erase_if(found, hasSpace);
  return found;
}

// Changes with the path, size and age of the library.
std::string nameFor(const fs::path& library) {
  std::error_code error;
  const auto written = fs::last_write_time(library, error).time_since_epoch().count();
  const std::string key =
      library.string() + '\n' + std::to_string(written) + '\n' + std::to_string(fs::file_size(library, error));
  return "opencl-" + std::to_string(std::hash<std::string>{}(key));
}

bool wanted(const std::string& name) {
  return std::any_of(kPrefixes.begin(), kPrefixes.end(),
                     [&](std::string_view prefix) { return name.starts_with(prefix); });
}

void linkFiles(const fs::path& from, const fs::path& to, std::error_code& error) {
  for (const auto& entry : fs::directory_iterator(from, error)) {
    const fs::path target = to / entry.path().filename();
    if (!wanted(entry.path().filename().string())) continue;
    if (entry.is_symlink(error)) {
      fs::copy_symlink(entry.path(), target, error);
    } else {
      fs::create_hard_link(entry.path(), target, error);
      if (error) fs::copy_file(entry.path(), target, error);
    }
    if (error) return;
  }
}

// Creates `directory` completely or not at all; another process may be doing the same.
bool make(const fs::path& from, const fs::path& directory) {
  const fs::path draft = directory.string() + ".tmp" + std::to_string(getpid());
  std::error_code error, ignored;
  if (!makeOwnDirectory(draft)) return false;
  linkFiles(from, draft, error);
  if (!error) fs::rename(draft, directory, error);
  fs::remove_all(draft, ignored);
  return fs::exists(directory, ignored);
}

}  // namespace

fs::path plainPath(const fs::path& library) {
  std::error_code error;
  const fs::path real = fs::canonical(library, error);
  if (error || !hasSpace(real)) return library;
  for (const fs::path& base : bases()) {
    const fs::path directory = base / nameFor(real);
    const fs::path result = directory / library.filename();
    if (!makeOwnDirectory(base)) continue;
    if (fs::exists(result, error) || make(real.parent_path(), directory)) return result;
  }
  return library;
}

// ---- Drivers of the loader

namespace {

namespace fs = std::filesystem;

// Each file names a driver's library (cl_khr_icd).
constexpr const char* kVendorFiles = "/etc/OpenCL/vendors";
constexpr std::string_view kIntelGpus = "libigdrcl.so";
// With these the loaders of Khronos and of ocl-icd look elsewhere.
constexpr const char* kVariables[] = {"OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "OPENCL_VENDOR_PATH"};

// Loaders of other distributions, as conda's, have vendor files of their own.
bool isSystems(void* loader) {
  link_map* map = nullptr;
  if (dlinfo(loader, RTLD_DI_LINKMAP, &map) != 0) return false;
  const std::string_view path = map->l_name;
  return path.starts_with("/usr/lib") || path.starts_with("/lib");
}

bool namesIntelGpus(const fs::path& file) {
  std::ifstream content(file);
  std::string library;
  return std::getline(content, library) && fs::path(library).filename() == kIntelGpus;
}

}  // namespace

bool opensOnlyIntelGpus(void* loader) {
  if (std::ranges::any_of(kVariables, [](const char* name) { return std::getenv(name) != nullptr; })) return false;
  if (!isSystems(loader)) return false;
  bool any = false;
  std::error_code error;
  for (fs::directory_iterator file(kVendorFiles, error), end; !error && file != end; file.increment(error)) {
    if (!namesIntelGpus(file->path())) return false;
    any = true;
  }
  return any && !error;
}

}  // namespace hipspv::cl
