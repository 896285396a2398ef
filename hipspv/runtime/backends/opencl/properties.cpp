// A device's description of itself.
#include <algorithm>
#include <cstring>
#include <iterator>
#include <sstream>

#include "driver.h"
#include "hipspv/runtime/support/host_machine.h"

namespace hipspv::cl {
namespace {

using backend::Aspect;

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
  properties.set(Aspect::kSystemMemory, properties.systemSvm || properties.usmSystem);
  // OpenCL doesn't say so, and no extension tells it: seen with intel-opencl-rt 2026.2.0, for all of its sizes.
  properties.subGroupRows = isIntelCpu(properties);
  properties.smallerGroups = isIntelCpu(properties);
  properties.llvmIntrinsics = isIntelCpu(properties);
  if (isIntelCpu(properties)) properties.vectorLanes = value<Uint>(core, device, kDeviceNativeVectorWidthFloat);
  properties.bufferAddresses = has("cl_ext_buffer_device_address");
  properties.set(Aspect::kUnifiedMemory, value<Uint>(core, device, kDeviceHostUnifiedMemory) != 0);
  properties.set(Aspect::kFp64, value<Bitfield>(core, device, kDeviceDoubleFpConfig) != 0);
  const auto doubles = value<Uint>(core, device, kDeviceNativeVectorWidthDouble);
  if (properties.has(Aspect::kFp64) && doubles != 0)
    properties.doublePerFloat = value<Uint>(core, device, kDeviceNativeVectorWidthFloat) / doubles;
  properties.fp16 = has("cl_khr_fp16");
  properties.architecture = "spirv64";
  properties.fma = true;  // OpenCL has it, at least as a function
  const auto floats = value<Bitfield>(core, device, kDeviceSingleFpConfig);
  properties.hardwareFma = (floats & kFpFma) != 0;
  // CPUs divide so without an option.
  properties.exactDivision = (floats & kFpExactDivision) != 0 && properties.type != backend::DeviceType::kCpu;
  properties.set(Aspect::kPriorities, has("cl_khr_priority_hints"));
  properties.set(Aspect::kKernelClock, has("cl_khr_kernel_clock"));
  if (has("cl_ext_float_atomics")) properties.floatAtomics = floatAtomics(core, device);
  if (has("cl_khr_pci_bus_info")) {
    const auto pci = value<PciBusInfo>(core, device, kDevicePciBusInfo);
    properties.pciKnown = true;
    properties.pciDomain = pci.domain;
    properties.pciBus = pci.bus;
    properties.pciDevice = pci.device;
  }
}

// OpenCL 3.0 made features of OpenCL 2.0 to 2.2 optional, with queries for them (OpenCL 3.0, appendix F).
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
  if (!properties.has(Aspect::kUnifiedMemory)) return;
  const HostClocks clocks = hostClocks();
  properties.memoryClockKhz = clocks.memoryKhz;
  properties.memoryBusBits = clocks.memoryBits;
  if (properties.type == backend::DeviceType::kCpu && clocks.cpuKhz != 0) properties.clockKhz = clocks.cpuKhz;
}

}  // namespace

std::string platformText(const Core& core, Platform platform, Info info) {
  std::size_t size = 0;
  if (core.GetPlatformInfo(platform, info, 0, nullptr, &size) != kSuccess || size == 0) return {};
  std::string result(size, '\0');
  core.GetPlatformInfo(platform, info, size, result.data(), nullptr);
  result.resize(std::strlen(result.c_str()));
  return result;
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
  properties.set(Aspect::kErrorCorrection, value<Uint>(core, device, kDeviceErrorCorrectionSupport) != 0);
  std::size_t bytes = 0;
  if (core.GetDeviceInfo(device, kDeviceSubGroupSizes, 0, nullptr, &bytes) == kSuccess) {
    properties.subGroupSizes.resize(bytes / sizeof(std::size_t));
    core.GetDeviceInfo(device, kDeviceSubGroupSizes, bytes, properties.subGroupSizes.data(), nullptr);
  }
  readMemoryProperties(core, device, properties);
  readHostClocks(properties);
  return properties;
}

}  // namespace hipspv::cl
