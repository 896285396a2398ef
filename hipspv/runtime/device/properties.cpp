// hipDeviceProp_t from the device's description of itself. Values that the device doesn't report stay 0.
#include <algorithm>
#include <array>
#include <climits>
#include <cstring>

#include "device.h"
#include "registry.h"

namespace hipspv {
namespace {

// Indices of CUDA 13's members among the reserved ones (hip_runtime_api.h).
constexpr int kDeviceNumaId = 1, kHostNumaId = 3;

using backend::Aspect;

// For a multiprocessor of that compute capability (CUDA C++ Programming Guide, table of technical specifications):
// devices report no such number. A compute unit may run its blocks one after the other.
constexpr std::size_t kThreadsPerMultiprocessor = 2048;
constexpr int kBlocksPerMultiprocessor = 32;
constexpr std::uint32_t kRegistersPerMultiprocessor = 65536;

constexpr int clampToInt(std::size_t value) { return static_cast<int>(std::min<std::size_t>(value, INT_MAX)); }

// __CUDA_ARCH__ has the same value, so that a program's host side selects what its device side compiled.
void setVersion(hipDeviceProp_t& p, const backend::DeviceProperties& properties) {
  p.major = static_cast<int>(properties.capability / 10);
  p.minor = static_cast<int>(properties.capability % 10);
}

template <class T>
T given(T value, T otherwise) {
  return value != 0 ? value : otherwise;
}

void setLimits(hipDeviceProp_t& p, const backend::DeviceProperties& properties) {
  const std::size_t group = std::min(properties.maxWorkGroup, backend::kMaxThreadsPerBlock);
  p.maxThreadsPerBlock = clampToInt(group);
  for (std::size_t i = 0; i < 3; ++i) p.maxThreadsDim[i] = clampToInt(std::min(properties.maxWorkItems[i], group));
  for (std::size_t i = 0; i < 3; ++i)
    p.maxGridSize[i] = properties.maxGrid[i] != 0 ? clampToInt(properties.maxGrid[i])
                                                  : INT_MAX / clampToInt(group) * clampToInt(group);
  p.sharedMemPerBlock = given(properties.usualLocalMemory, properties.localMemory);
  p.sharedMemPerBlockOptin = properties.localMemory;
  p.sharedMemPerMultiprocessor = given(properties.unitLocalMemory, properties.localMemory);
  p.maxSharedMemoryPerMultiProcessor = p.sharedMemPerMultiprocessor;
  p.maxThreadsPerMultiProcessor =
      clampToInt(given<std::size_t>(properties.unitThreads, std::max(group, kThreadsPerMultiprocessor)));
  p.maxBlocksPerMultiProcessor = given(static_cast<int>(properties.unitBlocks), kBlocksPerMultiprocessor);
  p.regsPerBlock = static_cast<int>(given(properties.groupRegisters, kRegistersPerMultiprocessor));
  p.regsPerMultiprocessor = static_cast<int>(given(properties.unitRegisters, kRegistersPerMultiprocessor));
  p.multiProcessorCount = static_cast<int>(properties.computeUnits);
  p.warpSize = given(static_cast<int>(properties.warpSize), Registry::instance().warpSize());
}

void setMemory(hipDeviceProp_t& p, const backend::DeviceProperties& properties) {
  const bool shared = properties.has(Aspect::kSharedMemory);
  p.totalGlobalMem = properties.globalMemory;
  p.totalConstMem = properties.constantMemory;
  p.memPitch = INT_MAX;
  p.l2CacheSize = clampToInt(properties.cacheBytes);
  p.globalL1CacheSupported = p.localL1CacheSupported = properties.cacheBytes != 0;
  p.canMapHostMemory = shared;
  p.managedMemory = shared;
  p.unifiedAddressing = shared;
  p.concurrentManagedAccess = properties.has(Aspect::kSystemMemory) || properties.has(Aspect::kConcurrentShared);
  p.directManagedMemAccessFromHost =
      properties.has(Aspect::kUnifiedMemory) && shared && !properties.has(Aspect::kMirroredMemory);
  p.pageableMemoryAccess = properties.has(Aspect::kSystemMemory);
  p.pageableMemoryAccessUsesHostPageTables =
      properties.has(Aspect::kSystemMemory) && properties.type == backend::DeviceType::kCpu;
  p.hostRegisterSupported = properties.has(Aspect::kSystemMemory) || properties.has(Aspect::kPinning);
  p.canUseHostPointerForRegisteredMem = properties.has(Aspect::kSystemMemory) || properties.has(Aspect::kPinning);
  // Must include 64 bits: the host doesn't know the locks of devices without them.
  p.hostNativeAtomicSupported = properties.type == backend::DeviceType::kCpu && properties.has(Aspect::kInt64Atomics) &&
                                !properties.has(Aspect::kMirroredMemory);
  p.integrated = properties.has(Aspect::kUnifiedMemory);
  p.ECCEnabled = properties.has(Aspect::kErrorCorrection);
}

template <std::size_t N, class Sizes>
void set(int (&sizes)[N], const Sizes& limits) {
  std::ranges::transform(limits, sizes, clampToInt);
}

void setTextures(hipDeviceProp_t& p, const TextureLimits& limits) {
  const ArrayLimits &texture = limits.texture, &surface = limits.surface;
  p.maxTexture1D = clampToInt(texture.line);
  p.maxTexture1DMipmap = clampToInt(limits.mipmapLine);
  p.maxTexture1DLinear = clampToInt(limits.linear);
  set(p.maxTexture2D, texture.plane);
  set(p.maxTexture2DMipmap, limits.mipmapPlane);
  set(p.maxTexture2DGather, limits.gather);
  set(p.maxTexture2DLinear, std::array{limits.pitched[0], limits.pitched[1], limits.pitch});
  set(p.maxTexture3D, texture.volume);
  set(p.maxTexture3DAlt, limits.otherVolume);
  set(p.maxTexture1DLayered, texture.layeredLine);
  set(p.maxTexture2DLayered, texture.layeredPlane);
  p.maxTextureCubemap = clampToInt(texture.cubemap);
  set(p.maxTextureCubemapLayered, texture.layeredCubemap);
  p.maxSurface1D = clampToInt(surface.line);
  set(p.maxSurface2D, surface.plane);
  set(p.maxSurface3D, surface.volume);
  set(p.maxSurface1DLayered, surface.layeredLine);
  set(p.maxSurface2DLayered, surface.layeredPlane);
  p.maxSurfaceCubemap = clampToInt(surface.cubemap);
  set(p.maxSurfaceCubemapLayered, surface.layeredCubemap);
  p.textureAlignment = limits.alignment;
  p.texturePitchAlignment = limits.pitchAlignment;
  p.surfaceAlignment = limits.surfaceAlignment;
}

void setArch(hipDeviceArch_t& arch, const backend::DeviceProperties& properties) {
  arch.hasGlobalInt32Atomics = arch.hasGlobalFloatAtomicExch = 1;
  arch.hasSharedInt32Atomics = arch.hasSharedFloatAtomicExch = 1;
  arch.hasFloatAtomicAdd = 1;
  arch.hasGlobalInt64Atomics = arch.hasSharedInt64Atomics = properties.has(Aspect::kInt64Atomics);
  arch.hasDoubles = properties.has(Aspect::kFp64);
  arch.hasWarpVote = arch.hasWarpBallot = arch.hasWarpShuffle = 1;
  arch.hasFunnelShift = 1;
  arch.hasSurfaceFuncs = 1;
  arch.hasThreadFenceSystem = 1;
  arch.has3dGrid = 1;
}

}  // namespace

hipDeviceProp_t describe(const backend::DeviceProperties& properties) {
  hipDeviceProp_t p{};
  std::strncpy(p.name, properties.name.c_str(), sizeof p.name - 1);
  std::strncpy(p.gcnArchName, properties.architecture.c_str(), sizeof p.gcnArchName - 1);
  std::memcpy(p.uuid.bytes, properties.uuid.data(), sizeof p.uuid.bytes);
  setVersion(p, properties);
  setLimits(p, properties);
  setMemory(p, properties);
  setTextures(p, properties.textures);
  setArch(p.arch, properties);
  // Programs divide the result of clock64() by it.
  p.clockRate = static_cast<int>(properties.has(Aspect::kKernelClock) ? properties.timerKhz : properties.clockKhz);
  p.clockInstructionRate = p.clockRate;
  p.pciDomainID = static_cast<int>(properties.pciDomain);
  p.pciBusID = static_cast<int>(properties.pciBus);
  p.pciDeviceID = static_cast<int>(properties.pciDevice);
  // Two concurrent kernels, or a kernel and a copy, need two compute units.
  p.concurrentKernels = properties.computeUnits > 1;
  p.asyncEngineCount = given(static_cast<int>(properties.copyEngines), static_cast<int>(properties.computeUnits > 1));
  p.deviceOverlap = p.asyncEngineCount != 0;
  p.memoryClockRate = static_cast<int>(properties.memoryClockKhz);
  p.memoryBusWidth = static_cast<int>(properties.memoryBusBits);
  p.cooperativeLaunch = 1;
  // Only for a single device: grids of several devices can't wait for each other.
  p.cooperativeMultiDeviceLaunch = 1;
  p.streamPrioritiesSupported = properties.has(Aspect::kPriorities);
  p.memoryPoolsSupported = 1;
  p.ipcEventSupported = 1;  // a file that the processes map (SharedEvent), without the device
  if (properties.has(Aspect::kSystemMemory) || properties.has(Aspect::kSharedPools))
    p.memoryPoolSupportedHandleTypes = hipMemHandleTypePosixFileDescriptor;
  p.computeMode = hipComputeModeDefault;
  p.reserved[kDeviceNumaId] = p.reserved[kHostNumaId] = -1;
  p.singleToDoublePrecisionPerfRatio = static_cast<int>(properties.doublePerFloat);
  return p;
}

}  // namespace hipspv
