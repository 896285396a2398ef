#include "loader.h"

#include <dlfcn.h>

#include <cstdlib>
#include <string_view>
#include <utility>

#include "properties.h"
#include "status.h"

namespace hipspv::cuda {
namespace {

constexpr const char* kLibrary = "libcuda.so.1";

std::shared_ptr<const Driver> resolve(void* library, std::string& missing) {
  auto driver = std::make_shared<Driver>();
#define RESOLVE(name, symbol, parameters) \
  driver->name = reinterpret_cast<decltype(driver->name)>(dlsym(library, #symbol));
  HIPSPV_CUDA_REQUIRED(RESOLVE)
  HIPSPV_CUDA_OPTIONAL(RESOLVE)
#undef RESOLVE
#define MISSING(name, symbol, parameters) \
  if (driver->name == nullptr) missing = #symbol;
  HIPSPV_CUDA_REQUIRED(MISSING)
#undef MISSING
  return missing.empty() ? driver : nullptr;
}

// The library's handle, or nullptr and the reason.
void* openLibrary(std::string& reason) {
  void* library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  if (library != nullptr) return library;
  const std::string prefix = std::string(kLibrary) + ": ";
  reason = dlerror();
  if (reason.starts_with(prefix)) reason.erase(0, prefix.size());
  return nullptr;
}

std::vector<Found> devicesOf(const std::shared_ptr<const Driver>& driver, int version, std::string& outcome) {
  int count = 0;
  check(*driver, driver->DeviceGetCount(&count), "cuDeviceGetCount");
  outcome = "CUDA " + versionText(version) + ", " + std::to_string(count) + " device(s)";
  std::vector<Found> found;
  for (int i = 0; i < count; ++i) {
    DeviceNumber device = 0;
    check(*driver, driver->DeviceGet(&device, i), "cuDeviceGet");
    found.push_back(
        {driver, device, capabilityOf(*driver, device), version, readProperties(*driver, device, version, kLibrary)});
    outcome += "; device " + found.back().properties.name + ": usable";
  }
  return found;
}

bool platformWanted() {
  const char* wanted = std::getenv("HIPSPV_PLATFORM");
  return wanted == nullptr || std::string_view(kPlatform).find(wanted) != std::string_view::npos;
}

std::vector<Found> find(std::string& outcome) try {
  if (!platformWanted()) {
    outcome = "left out by HIPSPV_PLATFORM";
    return {};
  }
  void* library = openLibrary(outcome);
  if (library == nullptr) return {};
  std::string missing;
  const std::shared_ptr<const Driver> driver = resolve(library, missing);
  if (driver == nullptr) {
    outcome = "is no driver of CUDA 12.0 or later: lacks " + missing;
    return {};
  }
  int version = 0;
  check(*driver, driver->Init(0), "cuInit");
  check(*driver, driver->DriverGetVersion(&version), "cuDriverGetVersion");
  return devicesOf(driver, version, outcome);
} catch (const Error& error) {
  outcome = error.what();
  return {};
}

}  // namespace

std::vector<Found> findDevices(std::vector<backend::Attempt>& attempts) {
  std::string outcome;
  std::vector<Found> found = find(outcome);
  attempts.push_back({kLibrary, outcome});
  return found;
}

}  // namespace hipspv::cuda
