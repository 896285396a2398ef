#include "loader.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
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

// The remedies if the driver can't begin.
struct Remedy {
  Status status;
  const char* text;
};
constexpr Remedy kRemedies[] = {
    {kNoDevice, "if there is a GPU: unset CUDA_VISIBLE_DEVICES, and start a container with --gpus all"},
    {kSystemNotReady, "start nvidia-fabricmanager"},
    {kSystemDriverMismatch, "restart the machine: the kernel's module isn't of the library's version"},
    {kCompatNotSupported, "take the directory of CUDA's compat library out of LD_LIBRARY_PATH"},
};
constexpr const char* kAsk = "nvidia-smi shows the state of the driver";

std::vector<Found> find(backend::Attempt& attempt) try {
  if (!platformWanted()) {
    attempt.outcome = "left out by HIPSPV_PLATFORM";
    return {};
  }
  void* library = openLibrary(attempt.outcome);
  if (library == nullptr) {
    attempt.remedy = "for an NVIDIA GPU: install its driver, and start a container with --gpus all";
    return {};
  }
  std::string missing;
  const std::shared_ptr<const Driver> driver = resolve(library, missing);
  if (driver == nullptr) {
    attempt.outcome = "is no driver of CUDA 12.0 or later: lacks " + missing;
    attempt.remedy = "update the NVIDIA driver to 530 or later";
    return {};
  }
  const Status status = driver->Init(0);
  const auto* remedy = std::ranges::find(kRemedies, status, &Remedy::status);
  attempt.remedy = remedy == std::end(kRemedies) ? kAsk : remedy->text;
  check(*driver, status, "cuInit");
  int version = 0;
  check(*driver, driver->DriverGetVersion(&version), "cuDriverGetVersion");
  return devicesOf(driver, version, attempt.outcome);
} catch (const Error& error) {
  attempt.outcome = error.what();
  return {};
}

}  // namespace

std::vector<Found> findDevices(std::vector<backend::Attempt>& attempts) {
  backend::Attempt attempt{kLibrary, {}};
  std::vector<Found> found = find(attempt);
  attempts.push_back(std::move(attempt));
  return found;
}

}  // namespace hipspv::cuda
