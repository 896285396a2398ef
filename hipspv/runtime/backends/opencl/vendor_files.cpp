#include "vendor_files.h"

#include <dlfcn.h>
#include <link.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace hipspv::cl {
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
