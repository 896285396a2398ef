#include "driver.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string_view>
#include <utility>

#include "hipspv/runtime/spirv/quirks/table.h"

namespace hipspv::ze {

// ---- Results

namespace {

struct Row {
  Result result;
  const char* name;  // after ZE_RESULT_
  hipError_t error;
};

constexpr Row kRows[] = {
#define ROW(name, value, symbol, hip) {name, #symbol, hip},
    HIPSPV_ZE_RESULTS(ROW)
#undef ROW
};

const Row* rowOf(Result result) {
  const auto* found = std::ranges::find(kRows, result, &Row::result);
  return found == std::end(kRows) ? nullptr : found;
}

}  // namespace

hipError_t toHip(Result result) {
  if (result == kSuccess) return hipSuccess;
  const Row* row = rowOf(result);
  return row != nullptr ? row->error : hipErrorUnknown;
}

std::string describe(Result result) {
  std::array<char, 8> digits{};
  const auto [end, error] =
      std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::uint32_t>(result), 16);
  const Row* row = rowOf(result);
  return std::string("ZE_RESULT_") + (row != nullptr ? row->name : "ERROR_UNKNOWN") + " (0x" +
         std::string(digits.data(), end) + ")";
}

void fail(Result result, const char* call) {
  throw Error(toHip(result), std::string(call) + " failed: " + describe(result));
}

// ---- The library and its devices

namespace {

constexpr const char* kLibrary = "libze_loader.so.1";
// Shows sub-devices (tiles, stacks) instead of the devices that have them.
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
#define LOAD(name, symbol, parameters) \
  if (!api->name.load(library)) missing = #symbol;
  HIPSPV_ZE_REQUIRED(LOAD)
#undef LOAD
#define LOAD(name, symbol, parameters) api->name.load(library);
  HIPSPV_ZE_OPTIONAL(LOAD)
#undef LOAD
  return missing.empty() ? api : nullptr;
}

std::vector<std::string> extensionsOf(const Api& api, DriverHandle driver) {
  std::vector<ExtensionProperties> all;
  list(all, api.DriverGetExtensionProperties, driver);
  std::vector<std::string> names;
  for (const ExtensionProperties& each : all) names.emplace_back(each.name, strnlen(each.name, sizeof each.name));
  return names;
}

std::vector<DeviceHandle> devicesOf(const Api& api, DriverHandle driver) {
  const char* variable = std::getenv(kSubDevices);
  const bool parts = variable != nullptr && std::string_view(variable) == "1";
  std::vector<DeviceHandle> devices, all;
  list(devices, api.DeviceGet, driver);
  for (DeviceHandle device : devices) {
    std::vector<DeviceHandle> own;
    if (parts) list(own, api.DeviceGetSubDevices, device);
    if (own.empty()) own.push_back(device);
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

void collect(const std::shared_ptr<const Api>& api, DriverHandle driver, const Mask& mask, std::vector<Found>& found,
             std::string& outcome) {
  Found common;
  common.api = api;
  common.driver = driver;
  call(api->DriverGetApiVersion, driver, &common.version);
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
    if (reason.empty() && !backend::platformWanted(each.features.platform)) reason = "left out by HIPSPV_PLATFORM";
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
  void* library = backend::openLibrary(kLibrary, attempt.outcome);
  if (library == nullptr) {
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
  call(api->Init, 0);
  std::vector<DriverHandle> drivers;
  check(list(drivers, api->DriverGet), api->DriverGet.symbol());
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
  return api->CommandListImmediateAppendCommandListsExp &&
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

// ---- Contexts

Context::Context(std::shared_ptr<const Api> api, DriverHandle driver) : api_(std::move(api)) {
  const ContextDesc description;
  call(api_->ContextCreate, driver, &description, &handle_);
}

Context::~Context() { api_->ContextDestroy(handle_); }

namespace {

constexpr Flags kOfKernels = kCompute | kCopy;

bool has(const QueueGroup& group, Flags flags) { return (group.flags & flags) == flags && group.queues != 0; }

}  // namespace

State::State(Found found, ContextHandle given)
    : found_(std::move(found)),
      context_(
          given != nullptr
              ? given
              : found_.context->get([this] { return std::make_unique<Context>(found_.api, found_.driver); }).get()),
      ordersLists_(found_.ordersLists()),
      appendsLists_(found_.appendsLists()) {
  const auto& groups = found_.groups;
  std::optional<std::uint32_t> compute;
  for (std::uint32_t i = 0; i < groups.size(); ++i) {
    const bool kernels = has(groups[i], kOfKernels);
    const bool better =
        kernels && (!compute || (has(groups[i], kCooperativeKernels) && !has(groups[*compute], kCooperativeKernels)));
    if (better) compute = i;
    // Intel's drivers have the main copy engine first, then those that links between GPUs use.
    if (!copy_ && has(groups[i], kCopy) && (groups[i].flags & kCompute) == 0) copy_ = i;
  }
  if (!compute) throw Error(hipErrorNoDevice, found_.features.name + " has no engine that runs kernels and copies");
  compute_ = *compute;
}

MemoryType memoryType(const State& state, const void* pointer) {
  AllocationProperties properties{};
  DeviceHandle device = nullptr;
  call(state.api().MemGetAllocProperties, state.context(), pointer, &properties, &device);
  return properties.memory;
}

}  // namespace hipspv::ze
