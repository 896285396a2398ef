// The runtime's functions that aren't HIP's: those with other structures, entry points of the driver, and versions.
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>

#include "results.h"

#define HIPSPV_RUNTIME_CALL extern "C" __attribute__((visibility("default"))) int

namespace {

constexpr int kVersion = HIPSPV_CUDA_MAJOR == 12 ? 12080 : 13000;

#if HIPSPV_CUDA_MAJOR < 13
// CUDA 12's properties are the beginning of HIP's, CUDA 11's the beginning of those.
constexpr std::size_t kBytes = offsetof(hipDeviceProp_t, hipReserved);
constexpr std::size_t kBytes11 = offsetof(hipDeviceProp_t, hostRegisterSupported);
static_assert(kBytes == 1032 && kBytes11 == 728);
#else
struct Properties {
#define MEMBER(name) decltype(hipDeviceProp_t::name) name;
#include "properties_13.inc"
#undef MEMBER
  int deviceNumaConfig, deviceNumaId, mpsEnabled, hostNumaId;
  unsigned gpuPciDeviceId, gpuPciSubsystemId;
  int hostNumaMultinodeIpcSupported;
  int reserved[56];
};
#endif

struct PointerAttributes {
  int type, device;
  void *devicePointer, *hostPointer;
#if HIPSPV_CUDA_MAJOR >= 13
  long reserved[8];
#endif
};

// Calls with HIP's properties.
template <class Give>
int properties(const void* to, int device, Give&& give) {
  if (to == nullptr) return hipErrorInvalidValue;
  hipDeviceProp_t hips;
  const hipError_t error = hipGetDeviceProperties(&hips, device);
  if (error == hipSuccess) give(hips);
  return error;
}

}  // namespace

#if HIPSPV_CUDA_MAJOR < 13
HIPSPV_RUNTIME_CALL cudaGetDeviceProperties_v2(void* to, int device) {
  return properties(to, device, [to](const hipDeviceProp_t& hips) { std::memcpy(to, &hips, kBytes); });
}
HIPSPV_RUNTIME_CALL cudaGetDeviceProperties(void* to, int device) {
  return properties(to, device, [to](const hipDeviceProp_t& hips) { std::memcpy(to, &hips, kBytes11); });
}
#else
HIPSPV_RUNTIME_CALL cudaGetDeviceProperties(Properties* to, int device) {
  return properties(to, device, [to](const hipDeviceProp_t& hips) {
    *to = {};
#define MEMBER(name) std::memcpy(&to->name, &hips.name, sizeof hips.name);
#include "properties_13.inc"
#undef MEMBER
    to->deviceNumaId = to->hostNumaId = -1;  // unknown
  });
}
#endif

HIPSPV_RUNTIME_CALL cudaPointerGetAttributes(PointerAttributes* to, const void* pointer) {
  if (to == nullptr) return hipErrorInvalidValue;
  hipPointerAttribute_t hips{};
  const hipError_t error = hipPointerGetAttributes(&hips, pointer);
  if (error != hipSuccess) return error;
  *to = {};
  to->type = hips.type;
  to->device = hips.device;
  to->devicePointer = hips.devicePointer;
  to->hostPointer = hips.hostPointer;
  return hipSuccess;
}

// ---- Entry points of the driver

namespace {

using hipspv::cuda_library::Result;
using Query = Result (*)(const char*, void**, int, std::uint64_t, int*);

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

// ---- Versions

namespace {

int give(int* version) {
  if (version == nullptr) return hipErrorInvalidValue;
  *version = kVersion;
  return hipSuccess;
}

}  // namespace

HIPSPV_RUNTIME_CALL cudaRuntimeGetVersion(int* version) { return give(version); }
HIPSPV_RUNTIME_CALL cudaDriverGetVersion(int* version) { return give(version); }
