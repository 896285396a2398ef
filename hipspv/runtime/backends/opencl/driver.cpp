#include "driver.h"

#include <pthread.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "hipspv/runtime/spirv/quirks/table.h"
#include "hipspv/runtime/support/directories.h"
#include "intel.h"

namespace hipspv::cl {

namespace {

namespace fs = std::filesystem;

constexpr const char* kSystemLoader = "libOpenCL.so.1";
constexpr const char* kWheelRuntime = "libintelocl.so";
// A file next to libhipspv.so in a source checkout: one line, the path of the runtime to fall back to.
constexpr const char* kPathFile = "opencl-library.txt";

fs::path ownDirectory() { return ownLibrary().parent_path(); }

// Wheels put libintelocl.so in <prefix>/lib, an ancestor of <prefix>/lib/pythonX.Y/site-packages/hipspv/lib.
std::optional<std::string> wheelRuntime() {
  const fs::path own = ownDirectory();
  if (own.empty()) return std::nullopt;
  std::error_code ignored;
  if (std::ifstream file(own / kPathFile); file) {
    std::string line;
    if (std::getline(file, line) && fs::exists(line, ignored)) return line;
  }
  for (fs::path directory = own; directory.has_relative_path(); directory = directory.parent_path())
    if (fs::exists(directory / kWheelRuntime, ignored)) return (directory / kWheelRuntime).string();
  return std::nullopt;
}

// The reason why the device can't be used; empty if it can.
std::string objection(const DeviceFeatures& properties) {
  const bool spirv = std::any_of(properties.ilVersions.begin(), properties.ilVersions.end(),
                                 [](const auto& il) { return il.starts_with("SPIR-V"); });
  if (!spirv) return "takes no SPIR-V";
  return {};
}

std::shared_ptr<const Core> resolve(void* library, std::string& missing) {
  auto core = std::make_shared<Core>();
#define LOAD(result, name, parameters) \
  if (!core->name.load(library)) missing = core->name.symbol();
  HIPSPV_CL_CORE(LOAD)
#undef LOAD
#define LOAD(result, name, parameters) core->name.load(library);
  HIPSPV_CL_LATER(LOAD)
#undef LOAD
  return missing.empty() ? core : nullptr;
}

// The functions of an extension: nullptr if the platform lacks one of them.
#define LOAD(result, name, parameters) \
  if (!table->name.set(core.GetExtensionFunctionAddressForPlatform(platform, table->name.symbol()))) return nullptr;

std::shared_ptr<const Usm> resolveUsm(const Core& core, Platform platform) {
  auto table = std::make_shared<Usm>();
  HIPSPV_CL_USM(LOAD)
  return table;
}

std::shared_ptr<const BufferAddresses> resolveAddresses(const Core& core, Platform platform) {
  auto table = std::make_shared<BufferAddresses>();
  if (!core.CreateBufferWithProperties) return nullptr;
  HIPSPV_CL_ADDRESSES(LOAD)
  return table;
}
#undef LOAD

// Threads that a driver starts while this exists have at least these stacks, unless address space is limited. PoCL
// (7.1) keeps the private memory of all work-items of a group there, and CUDA has 512 KiB for each of 1,024.
// Untouched pages cost no memory.
class LargeStacks {
 public:
  LargeStacks() {
    std::size_t size = 0;
    rlimit addresses{};
    if (pthread_getattr_default_np(&before_) != 0) return;
    if (getrlimit(RLIMIT_AS, &addresses) != 0 || addresses.rlim_cur != RLIM_INFINITY) return;
    pthread_attr_t large;
    pthread_attr_init(&large);
    pthread_attr_getstacksize(&before_, &size);
    if (size < kBytes && pthread_attr_setstacksize(&large, kBytes) == 0)
      changed_ = pthread_setattr_default_np(&large) == 0;
    pthread_attr_destroy(&large);
  }
  ~LargeStacks() {
    if (changed_) pthread_setattr_default_np(&before_);
    pthread_attr_destroy(&before_);
  }
  LargeStacks(const LargeStacks&) = delete;
  LargeStacks& operator=(const LargeStacks&) = delete;

 private:
  static constexpr std::size_t kBytes = 512 << 20;
  pthread_attr_t before_{};
  bool changed_ = false;
};

void collect(const std::shared_ptr<const Core>& functions, Platform platform, const std::string& loader,
             const Mask& mask, std::vector<Found>& found, std::string& outcome) {
  const Core& core = *functions;
  const std::string name = platformText(core, platform, kPlatformName);
  if (!backend::platformWanted(name)) {
    outcome += "; platform " + name + ": left out by HIPSPV_PLATFORM";
    return;
  }
  setDriverVariables(name);
  Uint count = 0;
  core.GetDeviceIDs(platform, kDeviceTypeAll, 0, nullptr, &count);
  std::vector<DeviceId> devices(count);
  if (count != 0) core.GetDeviceIDs(platform, kDeviceTypeAll, count, devices.data(), nullptr);
  const auto usm = count != 0 ? resolveUsm(core, platform) : nullptr;
  const auto addresses = count != 0 ? resolveAddresses(core, platform) : nullptr;
  for (DeviceId device : devices) {
    DeviceFeatures properties = readProperties(core, platform, device);
    properties.usm = properties.usm && usm != nullptr;
    properties.bufferAddresses = properties.bufferAddresses && addresses != nullptr;
    properties.loader = loader;
    withdrawClaims(properties);
    mask.apply(properties);
    const std::string reason = objection(properties);
    outcome += "; device " + properties.name + ": " + (reason.empty() ? "usable" : reason);
    if (reason.empty())
      found.push_back({functions, properties.usm ? usm : nullptr, properties.bufferAddresses ? addresses : nullptr,
                       platform, device, properties});
  }
}

std::vector<Found> tryLibrary(const std::string& path, const Mask& mask, std::vector<backend::Attempt>& attempts) {
  std::vector<Found> found;
  const bool named = path.find('/') != std::string::npos;
  const std::string opened = named ? plainPath(path).string() : path;
  std::string reason;
  void* library = backend::openLibrary(opened, reason);
  if (library == nullptr) {
    attempts.push_back({path, reason});
    return found;
  }
  // That driver takes a tenth of a short program's time to find no device.
  if (!named && !backend::hasGpuFiles() && opensOnlyIntelGpus(library)) {
    attempts.push_back(
        {path, "not used: its only driver is Intel's for GPUs, and the machine has neither /dev/dri nor /dev/dxg"});
    return found;
  }
  const LargeStacks stacks;
  std::string missing;
  const std::shared_ptr<const Core> core = resolve(library, missing);
  if (core == nullptr) {
    attempts.push_back({path, "is not an OpenCL 2.1 or later implementation: lacks " + missing});
    return found;
  }
  Uint count = 0;
  const Int status = core->GetPlatformIDs(0, nullptr, &count);
  if (status != kSuccess) count = 0;
  std::vector<Platform> platforms(count);
  if (count != 0) core->GetPlatformIDs(count, platforms.data(), nullptr);
  std::string outcome = "opened, " + std::to_string(count) + " platform(s)";
  for (Platform platform : platforms) collect(core, platform, path, mask, found, outcome);
  attempts.push_back({path, outcome});
  return found;
}

}  // namespace

std::vector<Found> findDevices(const Mask& mask, std::vector<backend::Attempt>& attempts) {
  if (const char* only = std::getenv("HIPSPV_OPENCL_LIBRARY"); only != nullptr && *only != '\0')
    return tryLibrary(only, mask, attempts);
  if (auto found = tryLibrary(kSystemLoader, mask, attempts); !found.empty()) return found;
  if (const auto path = wheelRuntime()) return tryLibrary(*path, mask, attempts);
  attempts.push_back({kWheelRuntime, "not found in or above " + ownDirectory().string() +
                                         ": pip install 'hipspv[opencl]' installs it"});
  return {};
}

}  // namespace hipspv::cl
