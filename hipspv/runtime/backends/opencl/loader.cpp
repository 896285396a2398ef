#include "loader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "hipspv/runtime/backends/library.h"
#include "hipspv/runtime/spirv/quirks.h"
#include "hipspv/runtime/support/directories.h"
#include "hipspv/runtime/support/host_clocks.h"
#include "hipspv/runtime/support/host_memory.h"
#include "plain_path.h"
#include "vendor_files.h"

namespace hipspv::cl {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSystemLoader = "libOpenCL.so.1";
constexpr const char* kWheelRuntime = "libintelocl.so";
// A file next to libhipspv.so in a source checkout: one line, the path of the runtime to fall back
// to.
constexpr const char* kPathFile = "opencl-library.txt";

fs::path ownDirectory() { return ownLibrary().parent_path(); }

// Wheels put libintelocl.so in <prefix>/lib, an ancestor of
// <prefix>/lib/pythonX.Y/site-packages/hipspv/lib.
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

template <class T>
T value(const Core& core, DeviceId device, Info info, T fallback = {}) {
  T result{};
  return core.GetDeviceInfo(device, info, sizeof result, &result, nullptr) == kSuccess ? result : fallback;
}

std::string text(const Core& core, DeviceId device, Info info) {
  std::size_t size = 0;
  if (core.GetDeviceInfo(device, info, 0, nullptr, &size) != kSuccess || size == 0) return {};
  std::string result(size, '\0');
  if (core.GetDeviceInfo(device, info, size, result.data(), nullptr) != kSuccess) return {};
  result.resize(std::strlen(result.c_str()));
  return result;
}

std::string platformText(const Core& core, Platform platform, Info info) {
  std::size_t size = 0;
  if (core.GetPlatformInfo(platform, info, 0, nullptr, &size) != kSuccess || size == 0) return {};
  std::string result(size, '\0');
  core.GetPlatformInfo(platform, info, size, result.data(), nullptr);
  result.resize(std::strlen(result.c_str()));
  return result;
}

std::vector<std::string> words(const std::string& line) {
  std::istringstream stream(line);
  return {std::istream_iterator<std::string>(stream), {}};
}

backend::DeviceType deviceType(Bitfield bits) {
  if (bits & kDeviceTypeGpu) return backend::DeviceType::kGpu;
  if (bits & kDeviceTypeAccelerator) return backend::DeviceType::kAccelerator;
  return backend::DeviceType::kCpu;
}

// cl_ext_float_atomics.
FloatAtomics floatAtomics(const Core& core, DeviceId device) {
  FloatAtomics result;
  for (const auto& [bits, info] : {std::pair{32u, kDeviceSingleAtomics}, std::pair{64u, kDeviceDoubleAtomics}}) {
    const auto known = value<Bitfield>(core, device, info);
    if ((known & kAtomicGlobalAdd) != 0) result.globalAdd |= bits;
    if ((known & kAtomicGlobalMinMax) != 0) result.globalMinMax |= bits;
    if ((known & kAtomicLocalAdd) != 0) result.sharedAdd |= bits;
    if ((known & kAtomicLocalMinMax) != 0) result.sharedMinMax |= bits;
  }
  return result;
}

void readMemoryProperties(const Core& core, DeviceId device, DeviceFeatures& properties) {
  properties.extensions = words(text(core, device, kDeviceExtensions));
  const auto has = [&](std::string_view name) {
    return std::find(properties.extensions.begin(), properties.extensions.end(), name) != properties.extensions.end();
  };
  properties.usm = has("cl_intel_unified_shared_memory") &&
                   value<Bitfield>(core, device, kDeviceDeviceMemCapabilities) != 0 &&
                   value<Bitfield>(core, device, kDeviceHostMemCapabilities) != 0;
  const auto svm = value<Bitfield>(core, device, kDeviceSvmCapabilities);
  properties.coarseGrainSvm = (svm & kSvmCoarseGrain) != 0;
  properties.fineGrainSvm = (svm & kSvmFineGrain) != 0;
  properties.systemSvm = (svm & kSvmSystem) != 0;
  properties.usmSystem = properties.usm && value<Bitfield>(core, device, kDeviceSharedSystemMemCapabilities) != 0;
  properties.systemMemory = properties.systemSvm || properties.usmSystem;
  // OpenCL doesn't say so, and no extension tells it: seen with intel-opencl-rt 2026.2.0, for all of its sizes.
  properties.subGroupRows = isIntelCpu(properties);
  properties.smallerGroups = isIntelCpu(properties);
  properties.llvmIntrinsics = isIntelCpu(properties);
  if (isIntelCpu(properties)) properties.vectorLanes = value<Uint>(core, device, kDeviceNativeVectorWidthFloat);
  properties.bufferAddresses = has("cl_ext_buffer_device_address");
  properties.unifiedMemory = value<Uint>(core, device, kDeviceHostUnifiedMemory) != 0;
  properties.fp64 = value<Bitfield>(core, device, kDeviceDoubleFpConfig) != 0;
  const auto doubles = value<Uint>(core, device, kDeviceNativeVectorWidthDouble);
  if (properties.fp64 && doubles != 0)
    properties.doublePerFloat = value<Uint>(core, device, kDeviceNativeVectorWidthFloat) / doubles;
  properties.fp16 = has("cl_khr_fp16");
  properties.architecture = "spirv64";
  properties.fma = true;  // OpenCL has it, at least as a function
  const auto floats = value<Bitfield>(core, device, kDeviceSingleFpConfig);
  properties.hardwareFma = (floats & kFpFma) != 0;
  // CPUs divide so without an option.
  properties.exactDivision = (floats & kFpExactDivision) != 0 && properties.type != backend::DeviceType::kCpu;
  properties.priorities = has("cl_khr_priority_hints");
  properties.kernelClock = has("cl_khr_kernel_clock");
  if (has("cl_ext_float_atomics")) properties.floatAtomics = floatAtomics(core, device);
  if (has("cl_khr_pci_bus_info")) {
    const auto pci = value<PciBusInfo>(core, device, kDevicePciBusInfo);
    properties.pciKnown = true;
    properties.pciDomain = pci.domain;
    properties.pciBus = pci.bus;
    properties.pciDevice = pci.device;
  }
}

// OpenCL 3.0 made features of OpenCL 2.0 to 2.2 optional, with queries for them (OpenCL 3.0,
// appendix F).
void readLanguageProperties(const Core& core, DeviceId device, DeviceFeatures& properties) {
  const bool mandatory = properties.version.starts_with("OpenCL 2.");
  properties.genericPointers = mandatory || value<Uint>(core, device, kDeviceGenericAddressSpace) != 0;
  properties.programScopeVariables = mandatory || value<std::size_t>(core, device, kDeviceMaxGlobalVariableSize) != 0;
  properties.workGroupCollectives = mandatory || value<Uint>(core, device, kDeviceWorkGroupCollectives) != 0;
  properties.systemScope =
      mandatory || (value<Bitfield>(core, device, kDeviceAtomicMemoryCapabilities) & kAtomicScopeAllDevices) != 0;
  properties.subGroups = value<Uint>(core, device, kDeviceMaxNumSubGroups) != 0;
}

// OpenCL doesn't report the speed of memory; that of the host is known from elsewhere.
void readHostClocks(DeviceFeatures& properties) {
  if (!properties.unifiedMemory) return;
  const HostClocks clocks = hostClocks();
  properties.memoryClockKhz = clocks.memoryKhz;
  properties.memoryBusBits = clocks.memoryBits;
  if (properties.type == backend::DeviceType::kCpu && clocks.cpuKhz != 0) properties.clockKhz = clocks.cpuKhz;
}

DeviceFeatures readProperties(const Core& core, Platform platform, DeviceId device) {
  DeviceFeatures properties;
  properties.name = text(core, device, kDeviceName);
  properties.vendor = text(core, device, kDeviceVendor);
  properties.driver = text(core, device, kDriverVersion);
  properties.version = text(core, device, kDeviceVersion);
  properties.platform = platformText(core, platform, kPlatformName);
  properties.type = deviceType(value<Bitfield>(core, device, kDeviceType));
  properties.ilVersions = words(text(core, device, kDeviceIlVersion));
  properties.uuid = value<std::array<std::uint8_t, 16>>(core, device, kDeviceUuid);
  properties.globalMemory = value<std::uint64_t>(core, device, kDeviceGlobalMemSize);
  // Control groups may leave this process less than the machine has.
  if (value<Uint>(core, device, kDeviceHostUnifiedMemory) != 0)
    properties.globalMemory = std::min(properties.globalMemory, hostMemory().limit);
  properties.maxAllocation = value<std::uint64_t>(core, device, kDeviceMaxMemAllocSize);
  properties.localMemory = value<std::uint64_t>(core, device, kDeviceLocalMemSize);
  properties.constantMemory = value<std::uint64_t>(core, device, kDeviceMaxConstantBufferSize);
  properties.cacheBytes = value<std::uint64_t>(core, device, kDeviceGlobalMemCacheSize);
  properties.maxParameterBytes = value<std::size_t>(core, device, kDeviceMaxParameterSize);
  properties.maxWorkGroup = value<std::size_t>(core, device, kDeviceMaxWorkGroupSize);
  properties.maxWorkItems = value<std::array<std::size_t, 3>>(core, device, kDeviceMaxWorkItemSizes);
  properties.computeUnits = value<Uint>(core, device, kDeviceMaxComputeUnits);
  properties.clockKhz = value<Uint>(core, device, kDeviceMaxClockFrequency) * 1000;
  // cl_khr_kernel_clock leaves the unit open. Devices that have it read the clock of profiling.
  const auto nanoseconds = value<std::size_t>(core, device, kDeviceProfilingTimerResolution);
  properties.timerKhz = static_cast<std::uint32_t>(1'000'000 / std::max<std::size_t>(nanoseconds, 1));
  readLanguageProperties(core, device, properties);
  properties.images = value<Uint>(core, device, kDeviceImageSupport) != 0;
  properties.errorCorrection = value<Uint>(core, device, kDeviceErrorCorrectionSupport) != 0;
  std::size_t bytes = 0;
  if (core.GetDeviceInfo(device, kDeviceSubGroupSizes, 0, nullptr, &bytes) == kSuccess) {
    properties.subGroupSizes.resize(bytes / sizeof(std::size_t));
    core.GetDeviceInfo(device, kDeviceSubGroupSizes, bytes, properties.subGroupSizes.data(), nullptr);
  }
  readMemoryProperties(core, device, properties);
  readHostClocks(properties);
  return properties;
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
#define RESOLVE(result, name, parameters)                                          \
  core->name = reinterpret_cast<decltype(core->name)>(dlsym(library, "cl" #name)); \
  if (core->name == nullptr) missing = "cl" #name;
  HIPSPV_CL_CORE(RESOLVE)
#undef RESOLVE
#define RESOLVE(result, name, parameters) \
  core->name = reinterpret_cast<decltype(core->name)>(dlsym(library, "cl" #name));
  HIPSPV_CL_LATER(RESOLVE)
#undef RESOLVE
  return missing.empty() ? core : nullptr;
}

// The functions of an extension: nullptr if the platform lacks one of them.
#define RESOLVE(result, name, parameters)                                                                         \
  table->name =                                                                                                   \
      reinterpret_cast<decltype(table->name)>(core.GetExtensionFunctionAddressForPlatform(platform, "cl" #name)); \
  if (table->name == nullptr) return nullptr;

std::shared_ptr<const Usm> resolveUsm(const Core& core, Platform platform) {
  auto table = std::make_shared<Usm>();
  HIPSPV_CL_USM(RESOLVE)
  return table;
}

std::shared_ptr<const BufferAddresses> resolveAddresses(const Core& core, Platform platform) {
  auto table = std::make_shared<BufferAddresses>();
  if (core.CreateBufferWithProperties == nullptr) return nullptr;
  HIPSPV_CL_ADDRESSES(RESOLVE)
  return table;
}
#undef RESOLVE

bool platformWanted(const std::string& name) {
  const char* wanted = std::getenv("HIPSPV_PLATFORM");
  return wanted == nullptr || name.find(wanted) != std::string::npos;
}

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
  if (!platformWanted(name)) {
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
  void* library = dlopen(opened.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::string reason = dlerror();
    if (reason.starts_with(opened + ": ")) reason.erase(0, opened.size() + 2);
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
                                         ": install the intel-opencl-rt package beside hipspv"});
  return {};
}

}  // namespace hipspv::cl
