#include "loader.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <utility>

#include "hipspv/runtime/backends/library.h"
#include "hipspv/runtime/spirv/quirks.h"
#include "properties.h"
#include "status.h"

namespace hipspv::ze {
namespace {

constexpr const char* kLibrary = "libze_loader.so.1";
// Shows sub-devices (tiles, stacks) in place of the devices that have them.
constexpr const char* kSubDevices = "HIPSPV_SUB_DEVICES";

bool isSet(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

// Opening the loader and its drivers takes as long as a short program. Without a GPU only drivers that a variable
// names could find a device.
bool mayHaveDevices() {
  return isSet("HIPSPV_BACKEND") || isSet("ZE_ENABLE_ALT_DRIVERS") || isSet("ZE_ENABLE_NULL_DRIVER") ||
         backend::hasGpuFiles();
}

std::shared_ptr<const Api> resolve(void* library, std::string& missing) {
  auto api = std::make_shared<Api>();
#define RESOLVE(name, symbol, parameters) api->name = reinterpret_cast<decltype(api->name)>(dlsym(library, #symbol));
  HIPSPV_ZE_REQUIRED(RESOLVE)
  HIPSPV_ZE_OPTIONAL(RESOLVE)
#undef RESOLVE
#define MISSING(name, symbol, parameters) \
  if (api->name == nullptr) missing = #symbol;
  HIPSPV_ZE_REQUIRED(MISSING)
#undef MISSING
  return missing.empty() ? api : nullptr;
}

std::vector<std::string> extensionsOf(const Api& api, DriverHandle driver) {
  std::uint32_t count = 0;
  if (api.DriverGetExtensionProperties(driver, &count, nullptr) != kSuccess) return {};
  std::vector<ExtensionProperties> all(count);
  if (count != 0 && api.DriverGetExtensionProperties(driver, &count, all.data()) != kSuccess) return {};
  all.resize(count);
  std::vector<std::string> names;
  for (const ExtensionProperties& each : all) names.emplace_back(each.name, strnlen(each.name, sizeof each.name));
  return names;
}

// The devices of a driver, or parts of a device.
template <class Parent>
std::vector<DeviceHandle> handles(Result (*function)(Parent, std::uint32_t*, DeviceHandle*), Parent parent) {
  std::uint32_t count = 0;
  if (function(parent, &count, nullptr) != kSuccess || count == 0) return {};
  std::vector<DeviceHandle> all(count);
  if (function(parent, &count, all.data()) != kSuccess) return {};
  all.resize(count);
  return all;
}

std::vector<DeviceHandle> devicesOf(const Api& api, DriverHandle driver) {
  const char* variable = std::getenv(kSubDevices);
  const bool parts = variable != nullptr && std::string_view(variable) == "1";
  std::vector<DeviceHandle> all;
  for (DeviceHandle device : handles(api.DeviceGet, driver)) {
    const auto own = parts ? handles(api.DeviceGetSubDevices, device) : std::vector<DeviceHandle>{};
    if (own.empty())
      all.push_back(device);
    else
      all.insert(all.end(), own.begin(), own.end());
  }
  return all;
}

// The reason why the device can't be used; empty if it can.
std::string objection(const DeviceFeatures& features) {
  if (features.ilVersions.empty()) return "takes no SPIR-V";
  if (!features.usm) return "has no unified shared memory";
  return {};
}

bool platformWanted(const DeviceFeatures& features) {
  const char* wanted = std::getenv("HIPSPV_PLATFORM");
  return wanted == nullptr || features.platform.find(wanted) != std::string::npos;
}

void collect(const std::shared_ptr<const Api>& api, DriverHandle driver, const Mask& mask, std::vector<Found>& found,
             std::string& outcome) {
  Found common;
  common.api = api;
  common.driver = driver;
  check(api->DriverGetApiVersion(driver, &common.version), "zeDriverGetApiVersion");
  common.context = std::make_shared<Lazy<Context>>();
  common.allocations = std::make_shared<std::atomic<std::uint64_t>>(0);
  common.extensions = extensionsOf(*api, driver);
  for (DeviceHandle device : devicesOf(*api, driver)) {
    Found each = common;
    each.device = device;
    readProperties(each);
    each.features.loader = kLibrary;
    withdrawClaims(each.features);
    mask.apply(each.features);
    std::string reason = objection(each.features);
    if (reason.empty() && !platformWanted(each.features)) reason = "left out by HIPSPV_PLATFORM";
    outcome += "; device " + each.features.name + ": " + (reason.empty() ? "usable" : reason);
    if (reason.empty()) found.push_back(std::move(each));
  }
}

std::vector<Found> find(const Mask& mask, backend::Attempt& attempt) {
  if (!mayHaveDevices()) {
    attempt.outcome = "not opened: the machine has neither /dev/dri nor /dev/dxg";
    attempt.remedy = "for an Intel GPU in a container: start it with --device /dev/dri";
    return {};
  }
  void* library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    const std::string prefix = std::string(kLibrary) + ": ", reason = dlerror();
    attempt.outcome = reason.starts_with(prefix) ? reason.substr(prefix.size()) : reason;
    attempt.remedy = "for an Intel GPU: apt install libze1 libze-intel-gpu1 (Debian 12: intel-opencl-icd)";
    return {};
  }
  std::string missing;
  const std::shared_ptr<const Api> api = resolve(library, missing);
  if (api == nullptr) {
    attempt.outcome = "is no loader of Level Zero 1.3 or later: lacks " + missing;
    attempt.remedy = "update libze1 to 1.8 or later";
    return {};
  }
  attempt.remedy = "for an Intel GPU: install its driver, and be in the group that /dev/dri/renderD128 belongs to";
  check(api->Init(0), "zeInit");
  const auto drivers = [&] {
    std::uint32_t count = 0;
    check(api->DriverGet(&count, nullptr), "zeDriverGet");
    std::vector<DriverHandle> all(count);
    if (count != 0) check(api->DriverGet(&count, all.data()), "zeDriverGet");
    all.resize(count);
    return all;
  }();
  attempt.outcome = "opened, " + std::to_string(drivers.size()) + " driver(s)";
  std::vector<Found> found;
  for (DriverHandle driver : drivers) collect(api, driver, mask, found, attempt.outcome);
  return found;
}

}  // namespace

bool Found::hasExtension(std::string_view name) const {
  return std::ranges::find(extensions, name) != extensions.end();
}

bool Found::appendsLists() const {
  return api->CommandListImmediateAppendCommandListsExp != nullptr &&
         hasExtension("ZE_experimental_immediate_command_list_append");
}

std::vector<Found> findDevices(const Mask& mask, std::vector<backend::Attempt>& attempts) {
  backend::Attempt attempt{kLibrary, {}};
  std::vector<Found> found;
  try {
    found = find(mask, attempt);
  } catch (const Error& error) {
    attempt.outcome = error.what();
  }
  attempts.push_back(std::move(attempt));
  return found;
}

}  // namespace hipspv::ze
