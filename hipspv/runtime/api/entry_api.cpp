// Names and addresses of the entry points.
#include <hip/hip_runtime_api.h>

// After HIP's header and with this macro, names of cuda.h are names of HIP's.
#define __HIPSPV_HIP_RESULTS__ 1
#include <cuda.h>
#include <dlfcn.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "driver_forms.h"
#include "guard.h"

using namespace hipspv;

namespace {

constexpr const char* kEntryNames[] = {
#include "entry_names.inc"
};

// hipGetProcAddress's flags: CUDA's CU_GET_PROC_ADDRESS_*. 1, the legacy stream, is the meaning of 0.
constexpr std::uint64_t kPerThreadStream = 2;
constexpr int kHipVersion = HIP_VERSION / 100000;

// The version from which on objects link a function under another name (hip_runtime_api.h).
struct Renamed {
  std::string_view name;
  int since;  // major * 100 + minor, as HIP's own code compares
  const char* now;
};
constexpr Renamed kRenamed[] = {
    {"hipGetDeviceProperties", 600, "hipGetDevicePropertiesR0600"},
    {"hipChooseDevice", 600, "hipChooseDeviceR0600"},
};

void* ownSymbol(const std::string& name) {
  Dl_info info{};
  dladdr(reinterpret_cast<void*>(&ownSymbol), &info);
  void* library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  if (library == nullptr) return nullptr;
  void* symbol = dlsym(library, name.c_str());
  dlclose(library);  // the reference: the library itself stays
  return symbol;
}

// The CUDA driver's functions, as cuda.h declares them.
struct CudaName {
  std::string_view name;
  const char* now;  // a name of HIP's, or another one of CUDA's
};
struct CudaFunction {
  std::string_view name;
  void* address;
};

#define HIPSPV_TEXT(name) #name
#define HIPSPV_NOW(name) HIPSPV_TEXT(name)

#define FUNCTION(name)
#define RENAMED(name) {#name, HIPSPV_NOW(name)},
constexpr CudaName kCudaNames[] = {
#include "cuda_entries.inc"
};
#undef RENAMED
#undef FUNCTION

#define RENAMED(name)
#define FUNCTION(name) {#name, reinterpret_cast<void*>(name)},
const CudaFunction kCudaFunctions[] = {
#include "cuda_entries.inc"
};
#undef RENAMED
#undef FUNCTION

struct CudaEntry {
  std::string hip;          // HIP's function, if it implements CUDA's under another name
  void* address = nullptr;  // otherwise the implementation of CUDA's own
};

// Empty if the driver API has no such function here. name: with or without a version suffix such as _v2.
CudaEntry cudaEntry(const std::string& name) {
  std::string now = name;
  const auto named = [&](const auto& entry) { return entry.name == now; };
  if (const auto found = std::ranges::find_if(kCudaNames, named); found != std::end(kCudaNames)) now = found->now;
  if (now.starts_with("hip")) return name == now ? CudaEntry{} : CudaEntry{now, nullptr};
  const auto found = std::ranges::find_if(kCudaFunctions, named);
  return found == std::end(kCudaFunctions) ? CudaEntry{} : CudaEntry{{}, found->address};
}

void* hipEntry(const std::string& name, int version, std::uint64_t flags) {
  for (const Renamed& renamed : kRenamed)
    if (name == renamed.name && version >= renamed.since) return ownSymbol(renamed.now);
  if (flags == kPerThreadStream)
    if (void* symbol = ownSymbol(name + "_spt")) return symbol;
  return ownSymbol(name);
}

driver_forms::Found entryPoint(const std::string& asked, int version, std::uint64_t flags, void** address) {
  using driver_forms::Found;
  if (asked.starts_with("cu"))
    return driver_forms::find(asked, version, address, [&](const std::string& name) -> void* {
      const CudaEntry cuda = cudaEntry(name);
      return cuda.hip.empty() ? cuda.address : hipEntry(cuda.hip, version, flags);
    });
  *address = asked.starts_with("hip") ? hipEntry(asked, version, flags) : nullptr;
  return *address != nullptr ? Found::kSuccess : Found::kNotFound;
}

}  // namespace

HIPSPV_CALL hipGetProcAddress(const char* name, void** address, int version, std::uint64_t flags,
                              hipDriverProcAddressQueryResult* status) {
  return guard([&] {
    require(name != nullptr && *name != '\0' && address != nullptr, hipErrorInvalidValue);
    require(flags <= kPerThreadStream, hipErrorInvalidValue);
    *address = nullptr;
    const driver_forms::Found found = entryPoint(name, version, flags, address);
    if (status != nullptr) *status = static_cast<hipDriverProcAddressQueryResult>(found);
    require(found == driver_forms::Found::kSuccess, hipErrorInvalidValue);
  });
}

HIPSPV_CALL hipGetProcAddress_spt(const char* name, void** address, int version, std::uint64_t flags,
                                  hipDriverProcAddressQueryResult* status) {
  return hipGetProcAddress(name, address, version, flags == hipEnableDefault ? kPerThreadStream : flags, status);
}

namespace {

// As in CUDA, an unknown name is no error if the caller asks for the query's result.
hipError_t driverEntryPoint(const char* name, void** address, int version, unsigned long long flags,
                            hipDriverEntryPointQueryResult* status, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(name != nullptr && *name != '\0' && address != nullptr, hipErrorInvalidValue);
    require(flags <= kPerThreadStream, hipErrorInvalidValue);
    *address = nullptr;
    const driver_forms::Found found = entryPoint(name, version, flags, address);
    if (status != nullptr) *status = static_cast<hipDriverEntryPointQueryResult>(found);
    require(found == driver_forms::Found::kSuccess || status != nullptr, hipErrorNotFound);
  });
}

}  // namespace

HIPSPV_CALL hipGetDriverEntryPoint(const char* name, void** address, unsigned long long flags,
                                   hipDriverEntryPointQueryResult* status) {
  return driverEntryPoint(name, address, kHipVersion, flags, status);
}

HIPSPV_CALL hipGetDriverEntryPoint_spt(const char* name, void** address, unsigned long long flags,
                                       hipDriverEntryPointQueryResult* status) {
  return driverEntryPoint(name, address, kHipVersion, flags == hipEnableDefault ? kPerThreadStream : flags, status);
}

// CUDA's functions of a version (cuda_runtime_api.h, cuda.h).
HIPSPV_EXPORT hipError_t __hipspvGetDriverEntryPoint(const char* name, void** address, unsigned version,
                                                     unsigned long long flags, hipDriverEntryPointQueryResult* status) {
  return driverEntryPoint(name, address, static_cast<int>(version), flags, status, "hipGetDriverEntryPoint");
}

HIPSPV_EXPORT const char* hipApiName(std::uint32_t id) {
  const char* name = id < std::size(kEntryNames) ? kEntryNames[id] : nullptr;
  return name != nullptr ? name : "unknown";
}
