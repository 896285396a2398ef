#include <algorithm>
#include <array>
#include <fstream>

#include "driver.h"

namespace hipspv::cuda {
namespace {

using backend::Aspect;

// The kernel module's version, which users know as the driver's. Empty without the file, as in some containers.
std::string moduleVersion() {
  std::ifstream file("/sys/module/nvidia/version");
  std::string version;
  std::getline(file, version);
  return version;
}

// CUDA C++ Programming Guide, "__global__ Function Parameters": since CUDA 12.1 and compute capability 7.0.
std::size_t parameterBytes(int capability, int version) { return capability >= 70 && version >= 12010 ? 32764 : 4096; }

class Reader {
 public:
  Reader(const Driver& driver, DeviceOrdinal device) : driver_(driver), device_(device) {}

  int number(Attribute wanted) const { return attribute(driver_, device_, wanted); }
  bool flag(Attribute wanted) const { return number(wanted) != 0; }
  std::uint32_t positive(Attribute wanted) const { return static_cast<std::uint32_t>(std::max(number(wanted), 0)); }
  template <class... Attributes>
  std::array<std::size_t, sizeof...(Attributes)> sizes(Attributes... wanted) const {
    return {positive(wanted)...};
  }

  void identity(backend::DeviceProperties& properties) const {
    char name[256] = "";
    call(driver_, &Driver::DeviceGetName, name, sizeof name, device_);
    properties.name = name;
    Uuid uuid{};
    if (driver_.DeviceGetUuid(&uuid, device_) == kSuccess) std::ranges::copy(uuid.bytes, properties.uuid.begin());
    properties.pciKnown = true;
    properties.pciDomain = positive(Attribute::kPciDomain);
    properties.pciBus = positive(Attribute::kPciBus);
    properties.pciDevice = positive(Attribute::kPciDevice);
  }

  void memory(backend::DeviceProperties& properties) const {
    call(driver_, &Driver::DeviceTotalMem, &properties.globalMemory, device_);
    properties.maxAllocation = properties.globalMemory;
    properties.localMemory = positive(Attribute::kSharedMemoryOptIn);
    properties.usualLocalMemory = positive(Attribute::kSharedMemory);
    properties.unitLocalMemory = positive(Attribute::kUnitSharedMemory);
    properties.constantMemory = positive(Attribute::kConstantMemory);
    properties.cacheBytes = positive(Attribute::kL2CacheBytes);
    properties.memoryClockKhz = positive(Attribute::kMemoryClockRate);
    properties.memoryBusBits = positive(Attribute::kMemoryBusWidth);
    properties.memoryModel = "CUDA's unified virtual addresses";
    properties.set(Aspect::kSharedMemory, flag(Attribute::kManagedMemory));
    properties.set(Aspect::kSystemMemory, flag(Attribute::kPageableMemoryAccess));
    properties.set(Aspect::kPinning, flag(Attribute::kHostPointerForRegistered));
    properties.set(Aspect::kConcurrentShared, flag(Attribute::kConcurrentManagedAccess));
    properties.set(Aspect::kUnifiedMemory, flag(Attribute::kIntegrated));
    properties.set(Aspect::kErrorCorrection, flag(Attribute::kEcc));
  }

  void textures(TextureLimits& limits) const {
    using enum Attribute;
    limits.texture = {positive(kTexture1DWidth),
                      sizes(kTexture2DWidth, kTexture2DHeight),
                      sizes(kTexture3DWidth, kTexture3DHeight, kTexture3DDepth),
                      sizes(kTexture1DLayeredWidth, kTexture1DLayers),
                      sizes(kTexture2DLayeredWidth, kTexture2DLayeredHeight, kTexture2DLayers),
                      positive(kCubemapWidth),
                      sizes(kCubemapLayeredWidth, kCubemapLayers)};
    limits.surface = {positive(kSurface1DWidth),
                      sizes(kSurface2DWidth, kSurface2DHeight),
                      sizes(kSurface3DWidth, kSurface3DHeight, kSurface3DDepth),
                      sizes(kSurface1DLayeredWidth, kSurface1DLayers),
                      sizes(kSurface2DLayeredWidth, kSurface2DLayeredHeight, kSurface2DLayers),
                      positive(kSurfaceCubemapWidth),
                      sizes(kSurfaceCubemapLayeredWidth, kSurfaceCubemapLayers)};
    limits.mipmapLine = positive(kTexture1DMipmappedWidth);
    limits.mipmapPlane = sizes(kTexture2DMipmappedWidth, kTexture2DMipmappedHeight);
    limits.gather = sizes(kGatherWidth, kGatherHeight);
    limits.otherVolume = sizes(kOtherTexture3DWidth, kOtherTexture3DHeight, kOtherTexture3DDepth);
    limits.linear = positive(kTexture1DLinearWidth);
    limits.pitched = sizes(kTexture2DLinearWidth, kTexture2DLinearHeight);
    limits.pitch = positive(kTexture2DLinearPitch);
    limits.alignment = std::max(positive(kTextureAlignment), 1u);
    limits.pitchAlignment = std::max(positive(kTexturePitchAlignment), 1u);
    limits.surfaceAlignment = positive(kSurfaceAlignment);
  }

  void execution(backend::DeviceProperties& properties) const {
    properties.maxWorkGroup = positive(Attribute::kMaxThreadsPerBlock);
    properties.maxWorkItems = {positive(Attribute::kMaxBlockX), positive(Attribute::kMaxBlockY),
                               positive(Attribute::kMaxBlockZ)};
    properties.maxGrid = {positive(Attribute::kMaxGridX), positive(Attribute::kMaxGridY),
                          positive(Attribute::kMaxGridZ)};
    properties.computeUnits = positive(Attribute::kMultiprocessors);
    properties.unitThreads = positive(Attribute::kUnitThreads);
    properties.unitBlocks = positive(Attribute::kUnitBlocks);
    properties.unitRegisters = positive(Attribute::kUnitRegisters);
    properties.groupRegisters = positive(Attribute::kBlockRegisters);
    properties.copyEngines = positive(Attribute::kCopyEngines);
    properties.clockKhz = positive(Attribute::kClockRate);
    properties.timerKhz = properties.clockKhz;  // kernels read %clock64
    properties.set(Aspect::kKernelClock);
    properties.doublePerFloat = positive(Attribute::kSingleToDouble);
    properties.set(Aspect::kPriorities, flag(Attribute::kStreamPriorities));
    properties.set(Aspect::kCooperativeLaunch, flag(Attribute::kCooperativeLaunch));
    properties.set(Aspect::kFp64);
    properties.set(Aspect::kInt64Atomics);
    properties.set(Aspect::kValueOperations);
    properties.set(Aspect::kWideValueOperations, flag(Attribute::kWideValueOperations));
    properties.set(Aspect::kNorWaits, flag(Attribute::kNorValueWaits));
    properties.set(Aspect::kVirtualMemory, flag(Attribute::kVirtualMemory));
    properties.set(Aspect::kSharedPools,
                   (attribute(driver_, device_, Attribute::kPoolHandleTypes) & kPosixFileDescriptor) != 0);
    properties.set(Aspect::kRestarts);
    // CUDA Programming Guide, "Lazy Loading", "Impact on concurrent kernel execution".
    properties.set(Aspect::kLoadingWaits);
  }

 private:
  const Driver& driver_;
  const DeviceOrdinal device_;
};

}  // namespace

int attribute(const Driver& driver, DeviceOrdinal device, Attribute attribute) {
  int value = 0;
  const Status status = driver.DeviceGetAttribute(&value, attribute, device);
  if (status == kInvalidValue) return 0;
  if (status != kSuccess) fail(driver, status, driver.DeviceGetAttribute.symbol());
  return value;
}

int capabilityOf(const Driver& driver, DeviceOrdinal device) {
  return 10 * attribute(driver, device, Attribute::kCapabilityMajor) +
         attribute(driver, device, Attribute::kCapabilityMinor);
}

backend::DeviceProperties readProperties(const Driver& driver, DeviceOrdinal device, int version, const char* loader) {
  backend::DeviceProperties properties;
  const Reader reader(driver, device);
  reader.identity(properties);
  reader.memory(properties);
  reader.execution(properties);
  reader.textures(properties.textures);
  properties.set(Aspect::kBoxCopies);
  const int capability = capabilityOf(driver, device);
  const std::string module = moduleVersion();
  properties.vendor = "NVIDIA Corporation";
  properties.platform = kPlatform;
  properties.version = "CUDA " + versionText(version);
  properties.driver = module.empty() ? properties.version : module;
  properties.loader = loader;
  properties.type = backend::DeviceType::kGpu;
  properties.capability = static_cast<std::uint32_t>(capability);
  properties.architecture = "sm_" + std::to_string(capability);
  properties.maxParameterBytes = parameterBytes(capability, version);
  if (attribute(driver, device, Attribute::kComputeMode) == kComputeModeProhibited) {
    properties.defect = "its compute mode prohibits programs";
    properties.remedy = "nvidia-smi -c DEFAULT, as root";
  }
  return properties;
}

std::string versionText(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

}  // namespace hipspv::cuda
