// The driver's functions by name: those of the libcuda.so.1 beside this library.
#include <dlfcn.h>

#include <cstdint>
#include <filesystem>
#include <string>

#include "results.h"

#define HIPSPV_RUNTIME_CALL extern "C" __attribute__((visibility("default"))) int

namespace {

using hipspv::cuda_library::Result;
using Query = Result (*)(const char*, void**, int, std::uint64_t, int*);

constexpr unsigned kVersion = HIPSPV_CUDA_MAJOR == 12 ? 12080 : 13000;

// The name alone could be another vendor's library, which the process has opened before. The library stays open.
Query query() {
  Dl_info info{};
  dladdr(reinterpret_cast<void*>(&query), &info);
  const std::string driver = std::filesystem::path(info.dli_fname).replace_filename("libcuda.so.1");
  void* library = dlopen(driver.c_str(), RTLD_LAZY);
  return library != nullptr ? reinterpret_cast<Query>(dlsym(library, "cuGetProcAddress_v2")) : nullptr;
}

}  // namespace

HIPSPV_RUNTIME_CALL cudaGetDriverEntryPointByVersion(const char* name, void** address, unsigned version,
                                                     unsigned long long flags, int* status) {
  static const Query kQuery = query();
  // CUDA's errors have the driver's values.
  return kQuery != nullptr ? kQuery(name, address, static_cast<int>(version), flags, status) : hipErrorNotFound;
}

HIPSPV_RUNTIME_CALL cudaGetDriverEntryPoint(const char* name, void** address, unsigned long long flags, int* status) {
  return cudaGetDriverEntryPointByVersion(name, address, kVersion, flags, status);
}
