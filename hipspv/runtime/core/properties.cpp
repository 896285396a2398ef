// hipDeviceProp_t from the device's description of itself. Values unknown to OpenCL stay 0.
#include <algorithm>
#include <climits>
#include <cstring>

#include "device.h"
#include "features.h"
#include "hipspv/runtime/textures/array.h"
#include "registry.h"

namespace hipspv {
namespace {

// For a multiprocessor of that compute capability (CUDA C++ Programming Guide, table of technical
// specifications): OpenCL has no such number. A compute unit may run its blocks one after the
// other.
constexpr std::size_t kThreadsPerMultiprocessor = 2048;
constexpr int kBlocksPerMultiprocessor = 32;

constexpr int clampToInt(std::size_t value) {
  return static_cast<int>(std::min<std::size_t>(value, INT_MAX));
}

// The compute capability whose device functions the headers have. __CUDA_ARCH__ has the same value
// (include/host_defines.h), so that a program's host side selects what its device side
// compiled.
void setVersion(hipDeviceProp_t& p) {
  p.major = 8;
  p.minor = 0;
}

void setLimits(hipDeviceProp_t& p, const backend::DeviceFacts& facts) {
  const std::size_t group = std::min(facts.maxWorkGroup, backend::kMaxThreadsPerBlock);
  p.maxThreadsPerBlock = clampToInt(group);
  for (std::size_t i = 0; i < 3; ++i)
    p.maxThreadsDim[i] = clampToInt(std::min(facts.maxWorkItems[i], group));
  for (int& size : p.maxGridSize) size = INT_MAX / clampToInt(group) * clampToInt(group);
  p.sharedMemPerBlock = facts.localMemory;
  p.sharedMemPerBlockOptin = facts.localMemory;
  p.sharedMemPerMultiprocessor = facts.localMemory;
  p.maxSharedMemoryPerMultiProcessor = facts.localMemory;
  p.maxThreadsPerMultiProcessor = clampToInt(std::max(group, kThreadsPerMultiprocessor));
  p.maxBlocksPerMultiProcessor = kBlocksPerMultiprocessor;
  p.multiProcessorCount = static_cast<int>(facts.computeUnits);
  p.warpSize = Registry::instance().warpSize();
}

void setMemory(hipDeviceProp_t& p, const backend::DeviceFacts& facts) {
  const bool shared = facts.usm || facts.fineGrainSvm || facts.buffers();
  p.totalGlobalMem = facts.globalMemory;
  p.totalConstMem = facts.constantMemory;
  p.memPitch = INT_MAX;
  p.textureAlignment = p.texturePitchAlignment = p.surfaceAlignment = 256;
  p.l2CacheSize = clampToInt(facts.cacheBytes);
  p.globalL1CacheSupported = p.localL1CacheSupported = facts.cacheBytes != 0;
  p.canMapHostMemory = shared;
  p.managedMemory = shared;
  p.unifiedAddressing = shared;
  p.concurrentManagedAccess = facts.systemMemory;
  p.directManagedMemAccessFromHost = facts.unifiedMemory && shared && !facts.buffers();
  p.pageableMemoryAccess = facts.systemMemory;
  p.pageableMemoryAccessUsesHostPageTables =
      facts.systemMemory && facts.type == backend::DeviceType::kCpu;
  p.hostRegisterSupported = facts.systemMemory;
  p.canUseHostPointerForRegisteredMem = facts.systemMemory;
  // Must include 64 bits: the host doesn't know the locks of devices without them.
  p.hostNativeAtomicSupported =
      facts.type == backend::DeviceType::kCpu && has(facts, Feature::kInt64Atomics) && !facts.buffers();
  p.integrated = facts.unifiedMemory;
  p.ECCEnabled = facts.errorCorrection;
}

// The same on every device, since textures are read by address arithmetic
// (docs/architecture-library.md).
void setTextures(hipDeviceProp_t& p) {
  constexpr int width = clampToInt(kMaxTextureWidth), height = clampToInt(kMaxTextureHeight);
  constexpr int layered = clampToInt(kMaxTextureLayered), layers = clampToInt(kMaxTextureLayers);
  constexpr int deep = clampToInt(kMaxTexture3D), faces = layers / 6 * 6;
  p.maxTexture1D = p.maxTexture1DMipmap = p.maxSurface1D = width;
  p.maxTexture1DLinear = clampToInt(kMaxTextureLinear);
  for (int* size : {p.maxTexture2D, p.maxTexture2DMipmap, p.maxTexture2DGather,
                    p.maxTexture2DLinear, p.maxSurface2D}) {
    size[0] = width;
    size[1] = height;
  }
  p.maxTexture2DLinear[2] = clampToInt(kMaxTexturePitch);
  for (int* size : {p.maxTexture3D, p.maxTexture3DAlt, p.maxSurface3D})
    std::fill_n(size, 3, deep);
  for (int* size : {p.maxTexture1DLayered, p.maxSurface1DLayered}) {
    size[0] = layered;
    size[1] = layers;
  }
  for (int* size : {p.maxTexture2DLayered, p.maxSurface2DLayered}) {
    size[0] = size[1] = layered;
    size[2] = layers;
  }
  p.maxTextureCubemap = p.maxSurfaceCubemap = layered;
  for (int* size : {p.maxTextureCubemapLayered, p.maxSurfaceCubemapLayered}) {
    size[0] = layered;
    size[1] = faces;
  }
}

void setArch(hipDeviceArch_t& arch, const backend::DeviceFacts& facts) {
  arch.hasGlobalInt32Atomics = arch.hasGlobalFloatAtomicExch = 1;
  arch.hasSharedInt32Atomics = arch.hasSharedFloatAtomicExch = 1;
  arch.hasFloatAtomicAdd = 1;
  arch.hasGlobalInt64Atomics = arch.hasSharedInt64Atomics = has(facts, Feature::kInt64Atomics);
  arch.hasDoubles = facts.fp64;
  arch.hasWarpVote = arch.hasWarpBallot = arch.hasWarpShuffle = 1;
  arch.hasFunnelShift = 1;
  arch.hasSurfaceFuncs = 1;
  arch.hasThreadFenceSystem = 1;
  arch.has3dGrid = 1;
}

}  // namespace

hipDeviceProp_t describe(const backend::DeviceFacts& facts) {
  hipDeviceProp_t p{};
  std::strncpy(p.name, facts.name.c_str(), sizeof p.name - 1);
  std::strncpy(p.gcnArchName, "spirv64", sizeof p.gcnArchName - 1);
  std::memcpy(p.uuid.bytes, facts.uuid.data(), sizeof p.uuid.bytes);
  setVersion(p);
  setLimits(p, facts);
  setMemory(p, facts);
  setTextures(p);
  setArch(p.arch, facts);
  // Programs divide the result of clock64() by it.
  p.clockRate = static_cast<int>(facts.kernelClock ? facts.timerKhz : facts.clockKhz);
  p.clockInstructionRate = p.clockRate;
  p.pciDomainID = static_cast<int>(facts.pciDomain);
  p.pciBusID = static_cast<int>(facts.pciBus);
  p.pciDeviceID = static_cast<int>(facts.pciDevice);
  // Two concurrent kernels, or a kernel and a copy, need two compute units.
  p.concurrentKernels = facts.computeUnits > 1;
  p.deviceOverlap = p.asyncEngineCount = facts.computeUnits > 1;
  p.memoryClockRate = static_cast<int>(facts.memoryClockKhz);
  p.memoryBusWidth = static_cast<int>(facts.memoryBusBits);
  p.cooperativeLaunch = 1;
  // Only for a single device: grids of several devices can't wait for each other.
  p.cooperativeMultiDeviceLaunch = 1;
  p.streamPrioritiesSupported = facts.priorities;
  p.memoryPoolsSupported = 1;
  p.ipcEventSupported = 1;  // a file that the processes map (shared_event.h), without the device
  if (facts.systemMemory) p.memoryPoolSupportedHandleTypes = hipMemHandleTypePosixFileDescriptor;
  p.computeMode = hipComputeModeDefault;
  p.singleToDoublePrecisionPerfRatio = static_cast<int>(facts.doublePerFloat);
  return p;
}

}  // namespace hipspv
