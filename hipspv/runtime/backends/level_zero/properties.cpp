#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>

#include "driver.h"
#include "hipspv/runtime/support/host_machine.h"
#include "memory.h"
#include "services.h"

namespace hipspv::ze {
namespace {

using backend::Aspect;

constexpr std::uint32_t kIntel = 0x8086;  // PCI vendor
constexpr const char* kIntelName = "Intel(R) Corporation";
constexpr const char* kPlatform = "Level Zero";

std::string versionText(Version version) {
  return std::to_string(version >> 16) + "." + std::to_string(version & 0xFFFF);
}

// Intel's drivers have 8 bits, 8 bits and 16 bits (compute-runtime, level_zero/core/source/driver).
std::string driverText(std::uint32_t version) {
  return std::to_string(version >> 24) + "." + std::to_string(version >> 16 & 0xFF) + "." +
         std::to_string(version & 0xFFFF);
}

template <class Properties>
Properties read(const EntryPoint<DeviceHandle, Properties*>& entry, DeviceHandle device) {
  Properties properties{};
  call(entry, device, &properties);
  return properties;
}

template <class Properties>
std::vector<Properties> readAll(const EntryPoint<DeviceHandle, std::uint32_t*, Properties*>& entry,
                                DeviceHandle device) {
  std::vector<Properties> all;
  check(list(all, entry, device), entry.symbol());
  return all;
}

// As the names of OpenCL's extensions, by which the table of features (spirv/features.cpp) goes.
void readExtensions(const Found& found, Flags module, DeviceFeatures& features) {
  const bool isIntel = features.vendor == kIntelName;
  const auto add = [&](bool has, std::initializer_list<const char*> names) {
    if (has) features.extensions.insert(features.extensions.end(), names.begin(), names.end());
  };
  add((module & kHalf) != 0, {"cl_khr_fp16"});
  add((module & kDouble) != 0, {"cl_khr_fp64"});
  add((module & kInt64Atomics) != 0, {"cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"});
  // Level Zero's environment for SPIR-V has the capabilities Groups and SubgroupDispatch, and those of
  // SPV_INTEL_subgroups. The others are an extension, which Intel's driver 22.43 doesn't list, though its OpenCL driver
  // has them on all GPUs by the same compiler.
  add(features.subGroups, {"cl_khr_subgroups", "cl_intel_subgroups"});
  add(features.subGroups && (isIntel || found.hasExtension("ZE_extension_subgroups")),
      {"cl_khr_subgroup_ballot", "cl_khr_subgroup_non_uniform_vote", "cl_khr_subgroup_shuffle",
       "cl_khr_subgroup_shuffle_relative", "cl_khr_subgroup_non_uniform_arithmetic",
       "cl_khr_subgroup_clustered_reduce"});
  add(true, {"cl_intel_unified_shared_memory", "cl_khr_priority_hints"});
}

FloatAtomics floatAtomics(const FloatAtomicProperties& known) {
  FloatAtomics result;
  for (const auto& [bits, flags] : {std::pair{32u, known.floatFlags}, std::pair{64u, known.doubleFlags}}) {
    if ((flags & kGlobalAdd) != 0) result.globalAdd |= bits;
    if ((flags & kGlobalMinMax) != 0) result.globalMinMax |= bits;
    if ((flags & kLocalAdd) != 0) result.sharedAdd |= bits;
    if ((flags & kLocalMinMax) != 0) result.sharedMinMax |= bits;
  }
  return result;
}

void readModuleProperties(Found& found) {
  DeviceFeatures& features = found.features;
  FloatAtomicProperties atomics{};
  ModuleProperties module{};
  const bool floats = found.hasExtension("ZE_extension_float_atomics");
  if (floats) module.next = &atomics;
  call(found.api->DeviceGetModuleProperties, found.device, &module);
  // Devices that take no SPIR-V have version 0.
  if (module.spirv != 0) features.ilVersions = {"SPIR-V_" + versionText(module.spirv)};
  features.maxParameterBytes = module.maxArgumentBytes;
  features.fp16 = (module.flags & kHalf) != 0;
  features.set(Aspect::kFp64, (module.flags & kDouble) != 0);
  features.doublePerFloat = features.has(Aspect::kFp64) ? 1 : 0;  // the API doesn't tell
  features.fma = true;  // the environment for SPIR-V has it, at least as a function
  features.hardwareFma = (module.floatFlags & kFma) != 0;
  readExtensions(found, module.flags, features);
  if (floats) {
    features.floatAtomics = floatAtomics(atomics);
    features.extensions.push_back("cl_ext_float_atomics");
  }
}

void readComputeProperties(Found& found) {
  DeviceFeatures& features = found.features;
  const auto compute = read(found.api->DeviceGetComputeProperties, found.device);
  features.maxWorkGroup = compute.maxGroup;
  features.maxWorkItems = {compute.maxGroupX, compute.maxGroupY, compute.maxGroupZ};
  features.maxGrid = {compute.maxGroupsX, compute.maxGroupsY, compute.maxGroupsZ};
  features.localMemory = compute.maxSharedMemory;
  const std::size_t sizes = std::min<std::size_t>(compute.subGroupSizeCount, std::size(compute.subGroupSizes));
  features.subGroupSizes.assign(compute.subGroupSizes, compute.subGroupSizes + sizes);
  features.subGroups = sizes != 0;
}

// Level Zero's environment for SPIR-V has what these say.
void readLanguageProperties(DeviceFeatures& features) {
  features.genericPointers = true;
  features.programScopeVariables = true;
  features.workGroupCollectives = true;
  features.systemScope = true;
}

void readMemoryProperties(Found& found) {
  DeviceFeatures& features = found.features;
  const Api& api = *found.api;
  for (const auto& memory : readAll(api.DeviceGetMemoryProperties, found.device)) {
    features.globalMemory += memory.bytes;
    features.memoryClockKhz = std::max(features.memoryClockKhz, memory.maxClockMhz * 1000);
    features.memoryBusBits = std::max(features.memoryBusBits, memory.busBits);
  }
  if (features.globalMemory == 0) features.globalMemory = hostMemory().limit;
  // Control groups may leave this process less than the machine has.
  if (features.has(Aspect::kUnifiedMemory)) features.globalMemory = std::min(features.globalMemory, hostMemory().limit);
  for (const auto& cache : readAll(api.DeviceGetCacheProperties, found.device))
    features.cacheBytes = std::max(features.cacheBytes, cache.bytes);
  const auto access = read(api.DeviceGetMemoryAccessProperties, found.device);
  features.usm = (access.device & access.host & access.shared & kAccessible) != 0;
  features.usmSystem = (access.system & kAccessible) != 0;
  features.set(Aspect::kSystemMemory, features.usmSystem);
  features.set(Aspect::kConcurrentShared, (access.shared & kConcurrent) != 0);
  features.constantMemory = features.maxAllocation;
  features.set(Aspect::kVirtualMemory, reservesAddresses(found));
  features.set(Aspect::kPinning, found.pins());
}

void readQueueGroups(Found& found) {
  for (const auto& group : readAll(found.api->DeviceGetCommandQueueGroupProperties, found.device)) {
    found.groups.push_back({group.flags, group.maxFillPattern, group.queues});
    if ((group.flags & kCooperativeKernels) != 0) found.features.set(Aspect::kCooperativeLaunch);
    if ((group.flags & kCompute) == 0 && (group.flags & kCopy) != 0) found.features.copyEngines += group.queues;
  }
}

// 1.2 gives the timer's resolution in cycles per second to those who ask for it, before it was in nanoseconds.
Clock clockOf(const Found& found, const DeviceProperties& device) {
  const std::uint64_t resolution = std::max<std::uint64_t>(device.timerResolution, 1);
  const std::uint64_t frequency = found.version >= version(1, 2) ? resolution : 1'000'000'000 / resolution;
  return {frequency, device.timestampBits == 0 ? 64 : device.timestampBits,
          device.kernelTimestampBits == 0 ? 64 : device.kernelTimestampBits};
}

backend::DeviceType typeOf(DeviceKind kind) {
  switch (kind) {
    case kGpu:
      return backend::DeviceType::kGpu;
    case kCpu:
      return backend::DeviceType::kCpu;
    default:
      return backend::DeviceType::kAccelerator;
  }
}

void readPci(Found& found) {
  PciProperties pci{};
  if (found.api->DevicePciGetPropertiesExt(found.device, &pci) != kSuccess) return;
  DeviceFeatures& features = found.features;
  features.pciKnown = true;
  features.pciDomain = pci.domain;
  features.pciBus = pci.bus;
  features.pciDevice = pci.device;
}

void readShape(const DeviceProperties& device, DeviceFeatures& features) {
  // A block runs on one subslice (Xe core), and its shared memory is there.
  features.computeUnits = std::max(1u, device.slices * device.subslicesPerSlice);
  const std::uint32_t lanes = features.subGroupSizes.empty()
                                  ? device.euSimdWidth
                                  : static_cast<std::uint32_t>(std::ranges::max(features.subGroupSizes));
  features.unitThreads = device.eusPerSubslice * device.threadsPerEu * lanes;
  features.clockKhz = device.coreClockMhz * 1000;
}

}  // namespace

void readProperties(Found& found) {
  const Api& api = *found.api;
  DeviceProperties device{};
  if (found.version < version(1, 2)) device.type = kDeviceProperties;
  call(api.DeviceGetProperties, found.device, &device);
  DriverProperties driver{};
  call(api.DriverGetProperties, found.driver, &driver);
  DeviceFeatures& features = found.features;
  features.name.assign(device.name, strnlen(device.name, sizeof device.name));
  if ((device.flags & kSubDevice) != 0) features.name += ", part " + std::to_string(device.subDevice);
  features.vendor = device.vendor == kIntel ? kIntelName : "vendor " + std::to_string(device.vendor);
  features.driver = driverText(driver.version);
  features.version = "Level Zero " + versionText(found.version);
  features.platform = kPlatform;
  features.type = typeOf(device.kind);
  features.architecture = "spirv64";
  features.uuid = device.uuid;
  features.maxAllocation = device.maxAllocation;
  features.set(Aspect::kUnifiedMemory, (device.flags & kIntegrated) != 0);
  features.set(Aspect::kErrorCorrection, (device.flags & kErrorCorrection) != 0);
  features.set(Aspect::kPriorities);
  features.set(Aspect::kBoxCopies);
  found.clock = clockOf(found, device);
  features.timerKhz = static_cast<std::uint32_t>(found.clock.frequency / 1000);
  readLanguageProperties(features);
  readComputeProperties(found);
  readModuleProperties(found);
  readMemoryProperties(found);
  readQueueGroups(found);
  readPci(found);
  readShape(device, features);
  ImageProperties images{};
  features.images = api.DeviceGetImageProperties(found.device, &images) == kSuccess && images.max2d != 0;
}

}  // namespace hipspv::ze
