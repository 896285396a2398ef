// Each attribute equals its property; limits, HIP 5's layout and entry points.
#include <hip/hip_deprecated.h>

#include <algorithm>
#include <climits>
#include <cstring>

#include "sections.h"

static const hipDeviceProp_t p = [] {
  hipDeviceProp_t properties;
  HIP(hipGetDeviceProperties(&properties, 0));
  return properties;
}();
static int known = 0;

static void expect(hipDeviceAttribute_t attribute, std::size_t property) {
  int value = -1;
  ++known;
  HIP(hipDeviceGetAttribute(&value, attribute, 0));
  if (std::size_t(value) == std::min<std::size_t>(property, INT_MAX)) return;
  gives(property, value);
  std::printf("for attribute %d\n", attribute);
}

#define SAME(attribute, member) expect(hipDeviceAttribute##attribute, p.member)

SECTION(attributes) {
  SAME(EccEnabled, ECCEnabled);
  SAME(AccessPolicyMaxWindowSize, accessPolicyMaxWindowSize);
  SAME(AsyncEngineCount, asyncEngineCount);
  SAME(CanMapHostMemory, canMapHostMemory);
  SAME(CanUseHostPointerForRegisteredMem, canUseHostPointerForRegisteredMem);
  SAME(ClockRate, clockRate);
  SAME(ComputeMode, computeMode);
  SAME(ComputePreemptionSupported, computePreemptionSupported);
  SAME(ConcurrentKernels, concurrentKernels);
  SAME(ConcurrentManagedAccess, concurrentManagedAccess);
  SAME(CooperativeLaunch, cooperativeLaunch);
  SAME(CooperativeMultiDeviceLaunch, cooperativeMultiDeviceLaunch);
  SAME(DeviceOverlap, deviceOverlap);
  SAME(DirectManagedMemAccessFromHost, directManagedMemAccessFromHost);
  SAME(GlobalL1CacheSupported, globalL1CacheSupported);
  SAME(HostNativeAtomicSupported, hostNativeAtomicSupported);
  SAME(Integrated, integrated);
  SAME(IsMultiGpuBoard, isMultiGpuBoard);
  SAME(KernelExecTimeout, kernelExecTimeoutEnabled);
  SAME(L2CacheSize, l2CacheSize);
  SAME(LocalL1CacheSupported, localL1CacheSupported);
  SAME(LuidDeviceNodeMask, luidDeviceNodeMask);
  SAME(ComputeCapabilityMajor, major);
  SAME(ManagedMemory, managedMemory);
  SAME(MaxBlocksPerMultiProcessor, maxBlocksPerMultiProcessor);
  SAME(MaxBlockDimX, maxThreadsDim[0]);
  SAME(MaxBlockDimY, maxThreadsDim[1]);
  SAME(MaxBlockDimZ, maxThreadsDim[2]);
  SAME(MaxGridDimX, maxGridSize[0]);
  SAME(MaxGridDimY, maxGridSize[1]);
  SAME(MaxGridDimZ, maxGridSize[2]);
  SAME(MaxSurface1D, maxSurface1D);
  SAME(MaxSurface1DLayered, maxSurface1DLayered[0]);
  SAME(MaxSurface2D, maxSurface2D[0]);
  SAME(MaxSurface2DLayered, maxSurface2DLayered[0]);
  SAME(MaxSurface3D, maxSurface3D[0]);
  SAME(MaxSurfaceCubemap, maxSurfaceCubemap);
  SAME(MaxSurfaceCubemapLayered, maxSurfaceCubemapLayered[0]);
  SAME(MaxTexture1DWidth, maxTexture1D);
  SAME(MaxTexture1DLayered, maxTexture1DLayered[0]);
  SAME(MaxTexture1DLinear, maxTexture1DLinear);
  SAME(MaxTexture1DMipmap, maxTexture1DMipmap);
  SAME(MaxTexture2DWidth, maxTexture2D[0]);
  SAME(MaxTexture2DHeight, maxTexture2D[1]);
  SAME(MaxTexture2DGather, maxTexture2DGather[0]);
  SAME(MaxTexture2DLayered, maxTexture2DLayered[0]);
  SAME(MaxTexture2DLinear, maxTexture2DLinear[0]);
  SAME(MaxTexture2DMipmap, maxTexture2DMipmap[0]);
  SAME(MaxTexture3DWidth, maxTexture3D[0]);
  SAME(MaxTexture3DHeight, maxTexture3D[1]);
  SAME(MaxTexture3DDepth, maxTexture3D[2]);
  SAME(MaxTexture3DAlt, maxTexture3DAlt[0]);
  SAME(MaxTextureCubemap, maxTextureCubemap);
  SAME(MaxTextureCubemapLayered, maxTextureCubemapLayered[0]);
  SAME(MaxTexture1DLayeredLayers, maxTexture1DLayered[1]);
  SAME(MaxTexture2DLayeredLayers, maxTexture2DLayered[2]);
  SAME(MaxTextureCubemapLayeredLayers, maxTextureCubemapLayered[1]);
  SAME(MaxSurface1DLayeredLayers, maxSurface1DLayered[1]);
  SAME(MaxSurface2DLayeredLayers, maxSurface2DLayered[2]);
  SAME(MaxSurfaceCubemapLayeredLayers, maxSurfaceCubemapLayered[1]);
  SAME(MaxThreadsDim, maxThreadsDim[0]);
  SAME(MaxThreadsPerBlock, maxThreadsPerBlock);
  SAME(MaxThreadsPerMultiProcessor, maxThreadsPerMultiProcessor);
  SAME(MaxPitch, memPitch);
  SAME(MemoryBusWidth, memoryBusWidth);
  SAME(MemoryClockRate, memoryClockRate);
  SAME(ComputeCapabilityMinor, minor);
  SAME(MultiGpuBoardGroupID, multiGpuBoardGroupID);
  SAME(MultiprocessorCount, multiProcessorCount);
  SAME(PageableMemoryAccess, pageableMemoryAccess);
  SAME(PageableMemoryAccessUsesHostPageTables, pageableMemoryAccessUsesHostPageTables);
  SAME(PciBusId, pciBusID);
  SAME(PciDeviceId, pciDeviceID);
  SAME(PciDomainID, pciDomainID);
  SAME(PersistingL2CacheMaxSize, persistingL2CacheMaxSize);
  SAME(MaxRegistersPerBlock, regsPerBlock);
  SAME(MaxRegistersPerMultiprocessor, regsPerMultiprocessor);
  SAME(ReservedSharedMemPerBlock, reservedSharedMemPerBlock);
  SAME(MaxSharedMemoryPerBlock, sharedMemPerBlock);
  SAME(SharedMemPerBlockOptin, sharedMemPerBlockOptin);
  SAME(SharedMemPerMultiprocessor, sharedMemPerMultiprocessor);
  SAME(SingleToDoublePrecisionPerfRatio, singleToDoublePrecisionPerfRatio);
  SAME(StreamPrioritiesSupported, streamPrioritiesSupported);
  SAME(SurfaceAlignment, surfaceAlignment);
  SAME(TccDriver, tccDriver);
  SAME(TextureAlignment, textureAlignment);
  SAME(TexturePitchAlignment, texturePitchAlignment);
  SAME(TotalConstantMemory, totalConstMem);
  SAME(TotalGlobalMem, totalGlobalMem);
  SAME(UnifiedAddressing, unifiedAddressing);
  SAME(WarpSize, warpSize);
  SAME(MemoryPoolsSupported, memoryPoolsSupported);
  SAME(HostRegisterSupported, hostRegisterSupported);
  SAME(MemoryPoolSupportedHandleTypes, memoryPoolSupportedHandleTypes);
  SAME(ClockInstructionRate, clockInstructionRate);
  SAME(MaxSharedMemoryPerMultiprocessor, maxSharedMemoryPerMultiProcessor);
  SAME(CooperativeMultiDeviceUnmatchedFunc, cooperativeMultiDeviceUnmatchedFunc);
  SAME(CooperativeMultiDeviceUnmatchedGridDim, cooperativeMultiDeviceUnmatchedGridDim);
  SAME(CooperativeMultiDeviceUnmatchedBlockDim, cooperativeMultiDeviceUnmatchedBlockDim);
  SAME(CooperativeMultiDeviceUnmatchedSharedMem, cooperativeMultiDeviceUnmatchedSharedMem);
  SAME(IsLargeBar, isLargeBar);
  SAME(AsicRevision, asicRevision);
  SAME(PhysicalMultiProcessorCount, multiProcessorCount);
  SAME(FineGrainSupport, managedMemory);
  SAME(WallClockRate, clockInstructionRate);
  expect(hipDeviceAttributeImageSupport, 1);
  expect(hipDeviceAttributeHdpMemFlushCntl, 0);
  expect(hipDeviceAttributeHdpRegFlushCntl, 0);
  // No attribute outside the list above answers, except these two, which are no properties.
  int value;
  for (const auto attribute :
       {hipDeviceAttributeVirtualMemoryManagementSupported, hipDeviceAttributeCanUseStreamWaitValue})
    gives(true, hipDeviceGetAttribute(&value, attribute, 0) == hipSuccess && (value == 0 || value == 1));
  int answered = 0;
  for (int attribute = 0; attribute < 20100; ++attribute)
    answered += hipDeviceGetAttribute(&value, hipDeviceAttribute_t(attribute), 0) == hipSuccess;
  gives(0, answered - known - 2);
  static_cast<void>(hipGetLastError());
}

SECTION(identity) {
  int value = 0, major = 0, minor = -1;
  hipUUID uuid;
  const char zero[16] = {};
  HIP(hipDeviceGetUuid(&uuid, 0));
  gives(true, std::memcmp(&uuid, &p.uuid, sizeof uuid) == 0);
  gives(true, std::memcmp(&uuid, zero, sizeof zero) != 0);
  HIP(hipDeviceComputeCapability(&major, &minor, 0));
  gives(true, major == p.major && minor == p.minor);
  gives(hipErrorInvalidValue, hipDeviceGetAttribute(&value, hipDeviceAttributeLuid, 0));
  gives(hipErrorInvalidValue, hipDeviceGetByPCIBusId(&value, "elsewhere"));
  gives(hipSuccess, hipInit(0));
  gives(hipSuccess, hipSetValidDevices(nullptr, 0));
  value = 0;
  gives(hipSuccess, hipSetValidDevices(&value, 1));
}

SECTION(limits) {
  std::size_t value = 0;
  for (const auto limit : {hipLimitStackSize, hipLimitPrintfFifoSize, hipLimitMallocHeapSize}) {
    HIP(hipDeviceGetLimit(&value, limit));
    const std::size_t before = value;
    HIP(hipDeviceSetLimit(limit, 2 * before));
    HIP(hipDeviceGetLimit(&value, limit));
    gives(true, before != 0 && value == 2 * before);
  }
  gives(hipErrorInvalidValue, hipDeviceSetLimit(hipLimitStackSize, 128 * 1024));
  HIP(hipDeviceReset());
  HIP(hipDeviceGetLimit(&value, hipLimitStackSize));
  gives(1024, value);
}

extern "C" hipError_t plainProperties(hipDeviceProp_tR0000*, int) __asm__("hipGetDeviceProperties");
extern "C" hipError_t plainChoose(int*, const hipDeviceProp_tR0000*) __asm__("hipChooseDevice");

SECTION(old_layout) {
  hipDeviceProp_tR0000 old, plain;
  HIP(hipGetDevicePropertiesR0000(&old, 0));
  HIP(plainProperties(&plain, 0));
  gives(true, old.warpSize == p.warpSize && old.totalGlobalMem == p.totalGlobalMem &&
                  old.maxTexture3D[2] == p.maxTexture3D[2] && !std::strcmp(old.name, p.name) &&
                  old.pageableMemoryAccess == p.pageableMemoryAccess);
  gives(true, plain.warpSize == old.warpSize && !std::strcmp(plain.name, old.name));
  gives(hipErrorInvalidValue, hipGetDevicePropertiesR0000(nullptr, 0));
  gives(hipErrorInvalidDevice, plainProperties(&old, 99));
  int device = -1;
  HIP(hipChooseDeviceR0000(&device, &old));
  gives(0, device);
  HIP(plainChoose(&device, &old));
  gives(0, device);
  gives(hipErrorInvalidValue, hipChooseDeviceR0000(nullptr, &old));
}

SECTION(entries) {
  void* address = nullptr;
  hipDriverProcAddressQueryResult status;
  int version = 0;
  HIP(hipRuntimeGetVersion(&version));
  HIP(hipGetProcAddress("hipGetDeviceCount", &address, version, 0, &status));
  int count = 0;
  HIP(reinterpret_cast<hipError_t (*)(int*)>(address)(&count));
  gives(1, count);
  gives(0, status);
  hipDeviceProp_t properties;
  HIP(hipGetProcAddress("hipGetDeviceProperties", &address, version, 0, nullptr));
  HIP(reinterpret_cast<hipError_t (*)(hipDeviceProp_t*, int)>(address)(&properties, 0));
  gives(32, properties.warpSize);
  hipDeviceProp_tR0000 old;
  HIP(hipGetProcAddress("hipGetDeviceProperties", &address, 507, 0, nullptr));
  HIP(reinterpret_cast<hipError_t (*)(hipDeviceProp_tR0000*, int)>(address)(&old, 0));
  gives(32, old.warpSize);
  HIP(hipGetProcAddress("hipInit", &address, version, 2, nullptr));  // no stream: the same for all
  gives(true, address == reinterpret_cast<void*>(&hipInit));
  HIP(hipGetProcAddress("hipMemcpy", &address, version, 1, nullptr));
  gives(true, address == reinterpret_cast<void*>(&hipMemcpy));
  gives(hipErrorInvalidValue, hipGetProcAddress("hipNoSuchCall", &address, version, 0, &status));
  gives(1, status);
  gives(hipErrorInvalidValue, hipGetProcAddress("malloc", &address, version, 0, nullptr));
  gives("hipCtxCreate", hipApiName(8));
  gives("unknown", hipApiName(0));
  gives("unknown", hipApiName(1u << 30));
}

SECTION(properties) {
  gives(true, p.maxThreadsPerMultiProcessor >= p.maxThreadsPerBlock && p.maxBlocksPerMultiProcessor >= 1 &&
                  p.maxSharedMemoryPerMultiProcessor >= p.sharedMemPerBlock);
  gives(true, p.clockRate > 0 && p.memoryClockRate > 0 && p.memoryBusWidth > 0);
  int least = 9, greatest = 9;
  HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
  gives(true, (least != greatest) == (p.streamPrioritiesSupported != 0) && greatest <= least);
  hipStream_t stream;
  int given = 9;
  HIP(hipStreamCreateWithPriority(&stream, hipStreamDefault, -5));
  HIP(hipStreamGetPriority(stream, &given));
  gives(true, given == greatest);
  gives(true, p.concurrentKernels == (p.multiProcessorCount > 1) && p.asyncEngineCount == p.deviceOverlap);
}
