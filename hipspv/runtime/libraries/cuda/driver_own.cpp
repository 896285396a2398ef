// The driver's functions that aren't HIP's: addresses of the library's functions, and versions.
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "hipspv/runtime/api/driver_forms.h"
#include "results.h"

using namespace hipspv::cuda_library;
using hipspv::driver_forms::Found;

namespace {

constexpr int kVersion = 12080;  // CUDA_VERSION of cuda.h

// CUdriverProcAddress_flags. Functions of hipspv take the legacy stream for 0.
constexpr std::uint64_t kPerThreadStream = 2;

void* symbol(const std::string& name) {
  Dl_info info{};
  dladdr(reinterpret_cast<void*>(&symbol), &info);
  void* library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  if (library == nullptr) return nullptr;
  void* found = dlsym(library, name.c_str());
  dlclose(library);
  return found;
}

}  // namespace

// A name that the library doesn't have is no error for clients that ask for the status.
HIPSPV_CUDA_CALL cuGetProcAddress_v2(const char* name, void** address, int version, std::uint64_t flags,
                                     Found* status) {
  if (name == nullptr || *name == '\0' || address == nullptr || flags > kPerThreadStream) return kInvalidValue;
  *address = nullptr;
  // dlsym() would find the runtime's own functions, too.
  const bool named = std::string_view(name).starts_with("cu");
  const Found found = named ? hipspv::driver_forms::find(name, version, address, symbol) : Found::kNotFound;
  if (status != nullptr) *status = found;
  return found == Found::kSuccess || status != nullptr ? kSuccess : kNotFound;
}

HIPSPV_CUDA_CALL cuGetProcAddress(const char* name, void** address, int version, std::uint64_t flags) {
  return cuGetProcAddress_v2(name, address, version, flags, nullptr);
}

// ---- Versions

HIPSPV_CUDA_CALL cuDriverGetVersion(int* version) {
  if (version == nullptr) return kInvalidValue;
  *version = kVersion;
  return kSuccess;
}

HIPSPV_CUDA_CALL cuCtxGetApiVersion(hipCtx_t context, unsigned* version) {
  if (version == nullptr) return kInvalidValue;
  unsigned hips = 0;  // checks the context
  const Result checked = result(hipCtxGetApiVersion(context, &hips));
  if (checked == kSuccess) *version = kVersion;
  return checked;
}
