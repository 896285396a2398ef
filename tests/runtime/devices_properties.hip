// Each attribute equals its property; choice, addresses and limits of devices.
#include <hip/hip_deprecated.h>

#include <algorithm>
#include <climits>
#include <cstring>
#include <string>

#include "show.h"

static int wrong = 0, known = 0;

static void expect(hipDeviceAttribute_t attribute, std::size_t property) {
  int value = -1;
  ++known;
  const auto wanted = static_cast<int>(std::min<std::size_t>(property, INT_MAX));
  if (hipDeviceGetAttribute(&value, attribute, 0) == hipSuccess && value == wanted) return;
  ++wrong;
  std::printf("attribute %d is %d, not %d\n", attribute, value, wanted);
}

#define SAME(attribute, member) expect(hipDeviceAttribute##attribute, p.member)

static void testAttributes(const hipDeviceProp_t& p) {
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
  show("attributes.wrong", wrong);
  // No attribute outside the list above answers, except these two, which are no properties.
  int value;
  for (const auto attribute : {hipDeviceAttributeVirtualMemoryManagementSupported,
                               hipDeviceAttributeCanUseStreamWaitValue})
    show("attribute.flag", hipDeviceGetAttribute(&value, attribute, 0) == hipSuccess &&
                               (value == 0 || value == 1));
  int answered = 0;
  for (int attribute = 0; attribute < 20100; ++attribute)
    answered += hipDeviceGetAttribute(&value, hipDeviceAttribute_t(attribute), 0) == hipSuccess;
  show("attributes.unknown", answered - known - 2);
  static_cast<void>(hipGetLastError());
}

static void testErrors(const hipDeviceProp_t& p) {
  int value;
  hipDeviceProp_t other;
  char text[64];
  std::size_t bytes;
  hipUUID uuid;
  hipDevice_t device;
  const int none = 99;
  show("attribute.null", hipDeviceGetAttribute(nullptr, hipDeviceAttributeWarpSize, 0));
  show("attribute.device", hipDeviceGetAttribute(&value, hipDeviceAttributeWarpSize, none));
  show("attribute.luid", hipDeviceGetAttribute(&value, hipDeviceAttributeLuid, 0));
  show("props.null", hipGetDeviceProperties(nullptr, 0));
  show("count.null", hipGetDeviceCount(nullptr));
  show("current.null", hipGetDevice(nullptr));
  show("set.negative", hipSetDevice(-1));
  show("get", hipDeviceGet(&device, 0));
  show("get.null", hipDeviceGet(nullptr, 0));
  show("get.device", hipDeviceGet(&device, none));
  show("name.null", hipDeviceGetName(nullptr, 5, 0));
  show("name.length", hipDeviceGetName(text, 0, 0));
  show("name.device", hipDeviceGetName(text, 5, none));
  show("uuid.null", hipDeviceGetUuid(nullptr, 0));
  show("uuid.device", hipDeviceGetUuid(&uuid, none));
  HIP(hipDeviceGetUuid(&uuid, 0));
  show("uuid", std::memcmp(&uuid, &p.uuid, sizeof uuid) == 0);
  const char zero[16] = {};
  show("uuid.set", std::memcmp(&uuid, zero, sizeof zero) != 0);
  show("memory.null", hipDeviceTotalMem(nullptr, 0));
  show("memory.device", hipDeviceTotalMem(&bytes, none));
  int major = 0, minor = -1;
  show("capability", hipDeviceComputeCapability(&major, &minor, 0));
  show("capability.same", major == p.major && minor == p.minor);
  show("capability.null", hipDeviceComputeCapability(nullptr, &minor, 0));
  show("capability.device", hipDeviceComputeCapability(&major, &minor, none));
  show("pci.short", hipDeviceGetPCIBusId(text, 12, 0));
  show("pci.null", hipDeviceGetPCIBusId(nullptr, 20, 0));
  show("pci.device", hipDeviceGetPCIBusId(text, 20, none));
  show("bypci.null", hipDeviceGetByPCIBusId(nullptr, "0000:00:00.0"));
  show("bypci.text", hipDeviceGetByPCIBusId(&value, "elsewhere"));
  show("choose.null", hipChooseDevice(nullptr, &other));
  show("choose.props", hipChooseDevice(&value, nullptr));
  show("p2p.same", hipDeviceGetP2PAttribute(&value, hipDevP2PAttrAccessSupported, 0, 0));
  show("p2p.device", hipDeviceGetP2PAttribute(&value, hipDevP2PAttrAccessSupported, 0, none));
  show("p2p.null", hipDeviceGetP2PAttribute(nullptr, hipDevP2PAttrAccessSupported, 0, 1));
  show("p2p.bad", hipDeviceGetP2PAttribute(&value, hipDeviceP2PAttr(17), 0, 1));
  std::uint32_t type, hops;
  show("link.same", hipExtGetLinkTypeAndHopCount(0, 0, &type, &hops));
  show("link.negative", hipExtGetLinkTypeAndHopCount(-1, 0, &type, &hops));
  show("link.device", hipExtGetLinkTypeAndHopCount(0, none, &type, &hops));
  show("link.null", hipExtGetLinkTypeAndHopCount(0, 1, nullptr, &hops));
  show("init", hipInit(0));
  show("init.flags", hipInit(7));
  show("version.null", hipRuntimeGetVersion(nullptr));
  show("driver.null", hipDriverGetVersion(nullptr));
  show("valid", hipSetValidDevices(nullptr, 0));
  show("valid.many", hipSetValidDevices(&value, none));
  show("valid.null", hipSetValidDevices(nullptr, 1));
  value = none;
  show("valid.device", hipSetValidDevices(&value, 1));
  value = 0;
  show("valid.first", hipSetValidDevices(&value, 1));
}

static void testLimits() {
  std::size_t value = 0;
  for (const auto& [limit, name] : {std::pair{hipLimitStackSize, "stack"},
                                    std::pair{hipLimitPrintfFifoSize, "printf"},
                                    std::pair{hipLimitMallocHeapSize, "heap"}}) {
    HIP(hipDeviceGetLimit(&value, limit));
    const std::size_t before = value;
    HIP(hipDeviceSetLimit(limit, 2 * before));
    HIP(hipDeviceGetLimit(&value, limit));
    show((std::string("limit.") + name).c_str(), before != 0 && value == 2 * before);
  }
  show("limit.large", hipDeviceSetLimit(hipLimitStackSize, 128 * 1024));
  show("limit.none", hipDeviceSetLimit(hipLimitPrintfFifoSize, 0));
  show("limit.null", hipDeviceGetLimit(nullptr, hipLimitStackSize));
  show("limit.range", hipDeviceGetLimit(&value, hipLimitRange));
  HIP(hipDeviceReset());
  HIP(hipDeviceGetLimit(&value, hipLimitStackSize));
  show("limit.reset", value);
}

extern "C" hipError_t plainProperties(hipDeviceProp_tR0000*, int) __asm__("hipGetDeviceProperties");
extern "C" hipError_t plainChoose(int*, const hipDeviceProp_tR0000*) __asm__("hipChooseDevice");

static void testOldLayout(const hipDeviceProp_t& p) {
  hipDeviceProp_tR0000 old, plain;
  HIP(hipGetDevicePropertiesR0000(&old, 0));
  HIP(plainProperties(&plain, 0));
  show("old", old.warpSize == p.warpSize && old.totalGlobalMem == p.totalGlobalMem &&
                  old.maxTexture3D[2] == p.maxTexture3D[2] && !std::strcmp(old.name, p.name) &&
                  old.pageableMemoryAccess == p.pageableMemoryAccess);
  show("old.plain", plain.warpSize == old.warpSize && !std::strcmp(plain.name, old.name));
  show("old.null", hipGetDevicePropertiesR0000(nullptr, 0));
  show("old.device", plainProperties(&old, 99));
  int device = -1;
  HIP(hipChooseDeviceR0000(&device, &old));
  show("old.choose", device);
  HIP(plainChoose(&device, &old));
  show("old.choose.plain", device);
  show("old.choose.null", hipChooseDeviceR0000(nullptr, &old));
}

static void testEntries() {
  void* address = nullptr;
  hipDriverProcAddressQueryResult status;
  int version = 0;
  HIP(hipRuntimeGetVersion(&version));
  HIP(hipGetProcAddress("hipGetDeviceCount", &address, version, 0, &status));
  int count = 0;
  HIP(reinterpret_cast<hipError_t (*)(int*)>(address)(&count));
  show("entry.count", count);
  show("entry.status", static_cast<int>(status));
  hipDeviceProp_t p;
  HIP(hipGetProcAddress("hipGetDeviceProperties", &address, version, 0, nullptr));
  HIP(reinterpret_cast<hipError_t (*)(hipDeviceProp_t*, int)>(address)(&p, 0));
  show("entry.properties", p.warpSize);
  hipDeviceProp_tR0000 old;
  HIP(hipGetProcAddress("hipGetDeviceProperties", &address, 507, 0, nullptr));
  HIP(reinterpret_cast<hipError_t (*)(hipDeviceProp_tR0000*, int)>(address)(&old, 0));
  show("entry.old", old.warpSize);
  HIP(hipGetProcAddress("hipInit", &address, version, 2, nullptr));  // no stream: the same for all
  show("entry.thread", address == reinterpret_cast<void*>(&hipInit));
  HIP(hipGetProcAddress("hipMemcpy", &address, version, 1, nullptr));
  show("entry.legacy", address == reinterpret_cast<void*>(&hipMemcpy));
  show("entry.none", hipGetProcAddress("hipNoSuchCall", &address, version, 0, &status));
  show("entry.none.status", static_cast<int>(status));
  show("entry.foreign", hipGetProcAddress("malloc", &address, version, 0, nullptr));
  show("entry.null", hipGetProcAddress("hipInit", nullptr, version, 0, nullptr));
  show("entry.name", hipGetProcAddress(nullptr, &address, version, 0, nullptr));
  show("entry.empty", hipGetProcAddress("", &address, version, 0, nullptr));
  show("entry.flags", hipGetProcAddress("hipInit", &address, version, 8, nullptr));
  show("api.8", hipApiName(8));
  show("api.0", hipApiName(0));
  show("api.none", hipApiName(1u << 30));
}

int main() {
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  show("resident", p.maxThreadsPerMultiProcessor >= p.maxThreadsPerBlock &&
                       p.maxBlocksPerMultiProcessor >= 1 &&
                       p.maxSharedMemoryPerMultiProcessor >= p.sharedMemPerBlock);
  show("clocks", p.clockRate > 0 && p.memoryClockRate > 0 && p.memoryBusWidth > 0);
  int least = 9, greatest = 9;
  HIP(hipDeviceGetStreamPriorityRange(&least, &greatest));
  show("priorities", (least != greatest) == (p.streamPrioritiesSupported != 0) && greatest <= least);
  hipStream_t stream;
  int given = 9;
  HIP(hipStreamCreateWithPriority(&stream, hipStreamDefault, -5));
  HIP(hipStreamGetPriority(stream, &given));
  show("priority", given == greatest);
  show("concurrent", p.concurrentKernels == (p.multiProcessorCount > 1) &&
                         p.asyncEngineCount == p.deviceOverlap);
  testAttributes(p);
  testErrors(p);
  testLimits();
  testOldLayout(p);
  testEntries();
  return 0;
}
