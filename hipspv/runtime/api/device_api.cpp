// Devices: choice, properties, limits, synchronisation.
#include <hip/hip_deprecated.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <span>

#include "guard.h"
#include "hipspv/runtime/device/context.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/launch/device_launches.h"
#include "hipspv/runtime/modules/library_memory.h"

using namespace hipspv;

namespace {

using Props = hipDeviceProp_t;

struct Attribute {
  hipDeviceAttribute_t attribute;
  int (*value)(const Device&);
};

#define MEMBER(name, member) \
  {hipDeviceAttribute##name, [](const Device& d) { return static_cast<int>(d.hipProperties().member); }}
#define CLAMPED(name, member) \
  {hipDeviceAttribute##name,  \
   [](const Device& d) { return static_cast<int>(std::min<std::size_t>(d.hipProperties().member, INT32_MAX)); }}

// All but hipDeviceAttributeLuid, whose 8 bytes don't fit into an int, and the unused ones.
constexpr Attribute kAttributes[] = {
    MEMBER(EccEnabled, ECCEnabled),
    MEMBER(AccessPolicyMaxWindowSize, accessPolicyMaxWindowSize),
    MEMBER(AsyncEngineCount, asyncEngineCount),
    MEMBER(CanMapHostMemory, canMapHostMemory),
    MEMBER(CanUseHostPointerForRegisteredMem, canUseHostPointerForRegisteredMem),
    MEMBER(ClockRate, clockRate),
    MEMBER(ComputeMode, computeMode),
    MEMBER(ComputePreemptionSupported, computePreemptionSupported),
    MEMBER(ConcurrentKernels, concurrentKernels),
    MEMBER(ConcurrentManagedAccess, concurrentManagedAccess),
    MEMBER(CooperativeLaunch, cooperativeLaunch),
    MEMBER(CooperativeMultiDeviceLaunch, cooperativeMultiDeviceLaunch),
    MEMBER(DeviceOverlap, deviceOverlap),
    MEMBER(DirectManagedMemAccessFromHost, directManagedMemAccessFromHost),
    MEMBER(GlobalL1CacheSupported, globalL1CacheSupported),
    MEMBER(HostNativeAtomicSupported, hostNativeAtomicSupported),
    MEMBER(Integrated, integrated),
    MEMBER(IsMultiGpuBoard, isMultiGpuBoard),
    MEMBER(KernelExecTimeout, kernelExecTimeoutEnabled),
    MEMBER(L2CacheSize, l2CacheSize),
    MEMBER(LocalL1CacheSupported, localL1CacheSupported),
    MEMBER(LuidDeviceNodeMask, luidDeviceNodeMask),
    MEMBER(ComputeCapabilityMajor, major),
    MEMBER(ManagedMemory, managedMemory),
    MEMBER(MaxBlocksPerMultiProcessor, maxBlocksPerMultiProcessor),
    MEMBER(MaxBlockDimX, maxThreadsDim[0]),
    MEMBER(MaxBlockDimY, maxThreadsDim[1]),
    MEMBER(MaxBlockDimZ, maxThreadsDim[2]),
    MEMBER(MaxGridDimX, maxGridSize[0]),
    MEMBER(MaxGridDimY, maxGridSize[1]),
    MEMBER(MaxGridDimZ, maxGridSize[2]),
    MEMBER(MaxSurface1D, maxSurface1D),
    MEMBER(MaxSurface1DLayered, maxSurface1DLayered[0]),
    MEMBER(MaxSurface2D, maxSurface2D[0]),
    MEMBER(MaxSurface2DLayered, maxSurface2DLayered[0]),
    MEMBER(MaxSurface3D, maxSurface3D[0]),
    MEMBER(MaxSurfaceCubemap, maxSurfaceCubemap),
    MEMBER(MaxSurfaceCubemapLayered, maxSurfaceCubemapLayered[0]),
    MEMBER(MaxTexture1DWidth, maxTexture1D),
    MEMBER(MaxTexture1DLayered, maxTexture1DLayered[0]),
    MEMBER(MaxTexture1DLinear, maxTexture1DLinear),
    MEMBER(MaxTexture1DMipmap, maxTexture1DMipmap),
    MEMBER(MaxTexture2DGather, maxTexture2DGather[0]),
    MEMBER(MaxTexture2DLayered, maxTexture2DLayered[0]),
    MEMBER(MaxTexture2DLinear, maxTexture2DLinear[0]),
    MEMBER(MaxTexture2DMipmap, maxTexture2DMipmap[0]),
    MEMBER(MaxTexture3DAlt, maxTexture3DAlt[0]),
    MEMBER(MaxTextureCubemap, maxTextureCubemap),
    MEMBER(MaxTextureCubemapLayered, maxTextureCubemapLayered[0]),
    MEMBER(MaxTexture1DLayeredLayers, maxTexture1DLayered[1]),
    MEMBER(MaxTexture2DLayeredLayers, maxTexture2DLayered[2]),
    MEMBER(MaxTextureCubemapLayeredLayers, maxTextureCubemapLayered[1]),
    MEMBER(MaxSurface1DLayeredLayers, maxSurface1DLayered[1]),
    MEMBER(MaxSurface2DLayeredLayers, maxSurface2DLayered[2]),
    MEMBER(MaxSurfaceCubemapLayeredLayers, maxSurfaceCubemapLayered[1]),
    MEMBER(MaxTexture2DWidth, maxTexture2D[0]),
    MEMBER(MaxTexture2DHeight, maxTexture2D[1]),
    MEMBER(MaxTexture3DWidth, maxTexture3D[0]),
    MEMBER(MaxTexture3DHeight, maxTexture3D[1]),
    MEMBER(MaxTexture3DDepth, maxTexture3D[2]),
    MEMBER(MaxThreadsDim, maxThreadsDim[0]),
    MEMBER(MaxThreadsPerBlock, maxThreadsPerBlock),
    MEMBER(MaxThreadsPerMultiProcessor, maxThreadsPerMultiProcessor),
    CLAMPED(MaxPitch, memPitch),
    MEMBER(MemoryBusWidth, memoryBusWidth),
    MEMBER(MemoryClockRate, memoryClockRate),
    MEMBER(ComputeCapabilityMinor, minor),
    MEMBER(MultiGpuBoardGroupID, multiGpuBoardGroupID),
    MEMBER(MultiprocessorCount, multiProcessorCount),
    MEMBER(PageableMemoryAccess, pageableMemoryAccess),
    MEMBER(PageableMemoryAccessUsesHostPageTables, pageableMemoryAccessUsesHostPageTables),
    MEMBER(PciBusId, pciBusID),
    MEMBER(PciDeviceId, pciDeviceID),
    MEMBER(PciDomainID, pciDomainID),
    MEMBER(PersistingL2CacheMaxSize, persistingL2CacheMaxSize),
    MEMBER(MaxRegistersPerBlock, regsPerBlock),
    MEMBER(MaxRegistersPerMultiprocessor, regsPerMultiprocessor),
    CLAMPED(ReservedSharedMemPerBlock, reservedSharedMemPerBlock),
    CLAMPED(MaxSharedMemoryPerBlock, sharedMemPerBlock),
    CLAMPED(SharedMemPerBlockOptin, sharedMemPerBlockOptin),
    CLAMPED(SharedMemPerMultiprocessor, sharedMemPerMultiprocessor),
    MEMBER(SingleToDoublePrecisionPerfRatio, singleToDoublePrecisionPerfRatio),
    MEMBER(StreamPrioritiesSupported, streamPrioritiesSupported),
    CLAMPED(SurfaceAlignment, surfaceAlignment),
    MEMBER(TccDriver, tccDriver),
    CLAMPED(TextureAlignment, textureAlignment),
    CLAMPED(TexturePitchAlignment, texturePitchAlignment),
    CLAMPED(TotalConstantMemory, totalConstMem),
    CLAMPED(TotalGlobalMem, totalGlobalMem),
    MEMBER(UnifiedAddressing, unifiedAddressing),
    MEMBER(WarpSize, warpSize),
    MEMBER(MemoryPoolsSupported, memoryPoolsSupported),
    {hipDeviceAttributeVirtualMemoryManagementSupported,
     [](const Device& d) {
       return static_cast<int>(d.properties().has(backend::Aspect::kVirtualMemory) ||
                               d.properties().has(backend::Aspect::kSystemMemory));
     }},
    MEMBER(HostRegisterSupported, hostRegisterSupported),
    MEMBER(MemoryPoolSupportedHandleTypes, memoryPoolSupportedHandleTypes),
    MEMBER(ClockInstructionRate, clockInstructionRate),
    CLAMPED(MaxSharedMemoryPerMultiprocessor, maxSharedMemoryPerMultiProcessor),
    MEMBER(CooperativeMultiDeviceUnmatchedFunc, cooperativeMultiDeviceUnmatchedFunc),
    MEMBER(CooperativeMultiDeviceUnmatchedGridDim, cooperativeMultiDeviceUnmatchedGridDim),
    MEMBER(CooperativeMultiDeviceUnmatchedBlockDim, cooperativeMultiDeviceUnmatchedBlockDim),
    MEMBER(CooperativeMultiDeviceUnmatchedSharedMem, cooperativeMultiDeviceUnmatchedSharedMem),
    MEMBER(IsLargeBar, isLargeBar),
    MEMBER(AsicRevision, asicRevision),
    // The runtime implements these itself on any device: a stream waits for a value by a user event, and textures are
    // read by address arithmetic.
    {hipDeviceAttributeCanUseStreamWaitValue, [](const Device&) { return 1; }},
    {hipDeviceAttributeImageSupport, [](const Device&) { return 1; }},
    // Registers for programs to write to: no device of hipspv has them.
    {hipDeviceAttributeHdpMemFlushCntl, [](const Device&) { return 0; }},
    {hipDeviceAttributeHdpRegFlushCntl, [](const Device&) { return 0; }},
    MEMBER(PhysicalMultiProcessorCount, multiProcessorCount),
    MEMBER(FineGrainSupport, managedMemory),
    MEMBER(WallClockRate, clockInstructionRate),
};

int valueIn(std::span<const Attribute> table, hipDeviceAttribute_t attribute, const Device& device) {
  const auto entry = std::ranges::find(table, attribute, &Attribute::attribute);
  require(entry != table.end(), hipErrorInvalidValue);
  return entry->value(device);
}

// CUDA's attributes, by 30000 and CUDA's value (hip/spirv_detail/cuda_attributes.h).
constexpr int kCudas = 30000, kCudasEnd = 31000;
constexpr Attribute kCudaAttributes[] = {
#define LIMIT(value, member) \
  {static_cast<hipDeviceAttribute_t>(kCudas + value), [](const Device& d) { return d.hipProperties().member; }},
#define CONSTANT(value, all) {static_cast<hipDeviceAttribute_t>(kCudas + value), [](const Device&) { return all; }},
#define ATTRIBUTE(value, hip) \
  {static_cast<hipDeviceAttribute_t>(kCudas + value), [](const Device& d) { return valueIn(kAttributes, hip, d); }},
#include "cuda_attributes.inc"
#undef LIMIT
#undef CONSTANT
#undef ATTRIBUTE
};

#undef MEMBER
#undef CLAMPED

std::string pciBusId(const Props& p) {
  char text[16];
  std::snprintf(text, sizeof text, "%04x:%02x:%02x.0", p.pciDomainID & 0xFFFF, p.pciBusID & 0xFF, p.pciDeviceID & 0xFF);
  return text;
}

void copyText(char* to, int length, const std::string& text) {
  require(to != nullptr && length > 0, hipErrorInvalidValue);
  const std::size_t size = std::min<std::size_t>(text.size(), static_cast<std::size_t>(length) - 1);
  std::memcpy(to, text.data(), size);
  to[size] = '\0';
}

}  // namespace

HIPSPV_CALL hipGetDeviceCount(int* count) {
  return guard([&] {
    require(count != nullptr, hipErrorInvalidValue);
    *count = Runtime::get().deviceCount();
    require(*count != 0, hipErrorNoDevice);
  });
}

HIPSPV_CALL hipSetDevice(int device) {
  return guard([&] { setDevice(device); });
}

HIPSPV_CALL hipGetDevice(int* device) {
  return query(device, [&] { return Runtime::get().current().ordinal(); });
}

HIPSPV_CALL hipSetValidDevices(int* devices, int count) {
  return guard([&] {
    require(count >= 0 && count <= Runtime::get().deviceCount(), hipErrorInvalidValue);
    if (count == 0) return setDevice(0);
    require(devices != nullptr, hipErrorInvalidValue);
    for (int i = 0; i < count; ++i) Runtime::get().device(devices[i]);
    setDevice(devices[0]);
  });
}

HIPSPV_CALL hipDeviceSynchronize() {
  return guard([] {
    Device& device = Runtime::get().current();
    CaptureHook::checkDevice(device);
    streamsOf(device).synchronize();
  });
}

HIPSPV_CALL hipDeviceReset() {
  return guard([] { Runtime::get().reset(Runtime::get().current()); });
}

HIPSPV_CALL hipDeviceGet(hipDevice_t* device, int ordinal) {
  return query(device, [&] { return Runtime::get().device(ordinal).ordinal(); });
}

HIPSPV_CALL hipDeviceComputeCapability(int* major, int* minor, hipDevice_t device) {
  return guard([&] {
    require(major != nullptr && minor != nullptr, hipErrorInvalidValue);
    const Props& p = Runtime::get().device(device).hipProperties();
    *major = p.major;
    *minor = p.minor;
  });
}

HIPSPV_CALL hipDeviceGetName(char* name, int length, hipDevice_t device) {
  return guard([&] { copyText(name, length, Runtime::get().device(device).properties().name); });
}

HIPSPV_CALL hipDeviceGetUuid(hipUUID* uuid, hipDevice_t device) {
  return query(uuid, [&] { return Runtime::get().device(device).hipProperties().uuid; });
}

namespace {

// hsa_amd_link_info_type_t (hsa_ext_amd.h): the values of HIP's link types.
enum class LinkType : std::uint32_t { kHyperTransport = 0, kQuickPath = 1, kPcie = 2 };

// A CPU device shares the host's memory: no link connects it. The link to a device on a PCI bus is
// PCIe. Other devices' links are unknown.
std::uint32_t hopsToHost(const Device& device) {
  if (device.properties().type == backend::DeviceType::kCpu) return 0;
  if (device.properties().pciKnown) return 1;
  throw Error(hipErrorNotSupported, device.properties().name + " doesn't say how it is linked to other devices");
}

// The kind of link that connects CPU sockets.
LinkType linkOfCpus() {
#if defined(__x86_64__)
  if (__builtin_cpu_is("amd")) return LinkType::kHyperTransport;
#endif
  return LinkType::kQuickPath;
}

}  // namespace

// Copies between two devices pass through the host.
HIPSPV_CALL hipExtGetLinkTypeAndHopCount(int device1, int device2, std::uint32_t* type, std::uint32_t* hops) {
  return guard([&] {
    require(type != nullptr && hops != nullptr && device1 != device2 && device1 >= 0 && device2 >= 0,
            hipErrorInvalidValue);
    const Device& first = Runtime::get().device(device1);
    const Device& second = Runtime::get().device(device2);
    const std::uint32_t count = hopsToHost(first) + hopsToHost(second);
    *type = static_cast<std::uint32_t>(count == 0 ? linkOfCpus() : LinkType::kPcie);
    *hops = count;
  });
}

HIPSPV_CALL hipDeviceGetPCIBusId(char* id, int length, int device) {
  return guard([&] {
    const std::string text = pciBusId(Runtime::get().device(device).hipProperties());
    copyText(id, length, text);
    require(length > static_cast<int>(text.size()), hipErrorInvalidValue);  // the text is truncated
  });
}

HIPSPV_CALL hipDeviceGetByPCIBusId(int* device, const char* id) {
  return guard([&] {
    require(device != nullptr && id != nullptr, hipErrorInvalidValue);
    for (int i = 0; i < Runtime::get().deviceCount(); ++i)
      if (pciBusId(Runtime::get().device(i).hipProperties()) == id) {
        *device = i;
        return;
      }
    throw Error(hipErrorInvalidValue);
  });
}

HIPSPV_CALL hipDeviceTotalMem(std::size_t* bytes, hipDevice_t device) {
  return query(bytes, [&] { return Runtime::get().device(device).properties().globalMemory; });
}

HIPSPV_CALL hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int device) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    const Device& of = Runtime::get().device(device);
    *value = attribute > kCudas && attribute < kCudasEnd ? valueIn(kCudaAttributes, attribute, of)
                                                         : valueIn(kAttributes, attribute, of);
  });
}

// CUDA's cudaLimitDevRuntimePendingLaunchCount, which HIP lacks.
static constexpr int kPendingLaunches = 4;

HIPSPV_CALL hipDeviceGetLimit(std::size_t* value, hipLimit_t limit) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    Device& device = Runtime::get().current();
    switch (static_cast<int>(limit)) {
      case hipLimitStackSize:
        *value = device.stackBytes();
        return;
      case hipLimitPrintfFifoSize:
        *value = device.printfBytes();
        return;
      case hipLimitMallocHeapSize:
        *value = device.object<DeviceHeap>().bytes();
        return;
      case kPendingLaunches:
        *value = device.object<DeviceLaunches>().limit();
        return;
      default:
        throw Error(hipErrorUnsupportedLimit);
    }
  });
}

HIPSPV_CALL hipDeviceSetLimit(hipLimit_t limit, std::size_t value) {
  return guard([&] {
    Device& device = Runtime::get().current();
    switch (static_cast<int>(limit)) {
      case hipLimitStackSize:
        return device.setStackBytes(value);
      case hipLimitPrintfFifoSize:
        require(value != 0, hipErrorInvalidValue);
        streamsOf(device).synchronize();
        return device.setPrintfBytes(value);
      case hipLimitMallocHeapSize:
        return device.object<DeviceHeap>().setBytes(value);
      case kPendingLaunches:
        return device.object<DeviceLaunches>().setLimit(value);
      default:
        throw Error(hipErrorUnsupportedLimit);
    }
  });
}

HIPSPV_CALL hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  return guard([&] {
    const PriorityRange range = Runtime::get().current().priorities();
    if (least != nullptr) *least = range.least;
    if (greatest != nullptr) *greatest = range.greatest;
  });
}

// ---- Device properties in their present and old layout, and choice of a device by properties.
namespace {

// Members of HIP 5's structure that HIP 6's has, too.
template <class Function>
void forEachCommonMember(hipDeviceProp_tR0000& old, const hipDeviceProp_t& now, Function&& function) {
#define MEMBER(name) function(old.name, now.name);
  // clang-format off: it takes the members for one expression
  MEMBER(name) MEMBER(totalGlobalMem) MEMBER(sharedMemPerBlock) MEMBER(regsPerBlock)
  MEMBER(warpSize) MEMBER(maxThreadsPerBlock) MEMBER(maxThreadsDim) MEMBER(maxGridSize)
  MEMBER(clockRate) MEMBER(memoryClockRate) MEMBER(memoryBusWidth) MEMBER(totalConstMem)
  MEMBER(major) MEMBER(minor) MEMBER(multiProcessorCount) MEMBER(l2CacheSize)
  MEMBER(maxThreadsPerMultiProcessor) MEMBER(computeMode) MEMBER(clockInstructionRate)
  MEMBER(arch) MEMBER(concurrentKernels) MEMBER(pciDomainID) MEMBER(pciBusID)
  MEMBER(pciDeviceID) MEMBER(maxSharedMemoryPerMultiProcessor) MEMBER(isMultiGpuBoard)
  MEMBER(canMapHostMemory) MEMBER(gcnArchName) MEMBER(integrated) MEMBER(cooperativeLaunch)
  MEMBER(cooperativeMultiDeviceLaunch) MEMBER(maxTexture1DLinear) MEMBER(maxTexture1D)
  MEMBER(maxTexture2D) MEMBER(maxTexture3D) MEMBER(hdpMemFlushCntl) MEMBER(hdpRegFlushCntl)
  MEMBER(memPitch) MEMBER(textureAlignment) MEMBER(texturePitchAlignment)
  MEMBER(kernelExecTimeoutEnabled) MEMBER(ECCEnabled) MEMBER(tccDriver)
  MEMBER(cooperativeMultiDeviceUnmatchedFunc) MEMBER(cooperativeMultiDeviceUnmatchedGridDim)
  MEMBER(cooperativeMultiDeviceUnmatchedBlockDim)
  MEMBER(cooperativeMultiDeviceUnmatchedSharedMem) MEMBER(isLargeBar) MEMBER(asicRevision)
  MEMBER(managedMemory) MEMBER(directManagedMemAccessFromHost) MEMBER(concurrentManagedAccess)
  MEMBER(pageableMemoryAccess) MEMBER(pageableMemoryAccessUsesHostPageTables)
  // clang-format on
#undef MEMBER
}

hipDeviceProp_tR0000 inOldLayout(const hipDeviceProp_t& now) {
  hipDeviceProp_tR0000 old{};  // gcnArch stays 0: there is no AMD GPU
  forEachCommonMember(old, now, [](auto& to, const auto& from) {
    static_assert(sizeof to == sizeof from);
    std::memcpy(&to, &from, sizeof to);
  });
  return old;
}

const hipDeviceProp_t& propertiesOf(int device) { return Runtime::get().device(device).hipProperties(); }

// The number of requested properties (those that aren't 0) that the device has; -1 if it lacks one.
template <class Properties>
int match(const Properties& wanted, const hipDeviceProp_t& has) {
  int matched = 0;
  bool all = true;
  const auto compare = [&](auto wish, auto value) {
    if (wish == 0) return;
    all = all && value >= wish;
    ++matched;
  };
  compare(wanted.major, has.major);
  // Differs from HIP, which orders 8.0 before 3.5: a version is a pair of integers.
  if (has.major == wanted.major) compare(wanted.minor, has.minor);
  compare(wanted.totalGlobalMem, has.totalGlobalMem);
  compare(wanted.sharedMemPerBlock, has.sharedMemPerBlock);
  compare(wanted.maxThreadsPerBlock, has.maxThreadsPerBlock);
  compare(wanted.totalConstMem, has.totalConstMem);
  compare(wanted.multiProcessorCount, has.multiProcessorCount);
  compare(wanted.maxThreadsPerMultiProcessor, has.maxThreadsPerMultiProcessor);
  compare(wanted.memoryClockRate, has.memoryClockRate);
  compare(wanted.memoryBusWidth, has.memoryBusWidth);
  compare(wanted.l2CacheSize, has.l2CacheSize);
  compare(wanted.regsPerBlock, has.regsPerBlock);
  compare(wanted.maxSharedMemoryPerMultiProcessor, has.maxSharedMemoryPerMultiProcessor);
  compare(wanted.warpSize, has.warpSize);
  return all ? matched : -1;
}

template <class Properties>
void choose(int* device, const Properties* wanted) {
  require(device != nullptr && wanted != nullptr, hipErrorInvalidValue);
  propertiesOf(0);
  int best = 0;
  *device = 0;  // as in HIP, even if no device has all of them
  for (int i = 0; i < Runtime::get().deviceCount(); ++i)
    if (const int matched = match(*wanted, propertiesOf(i)); matched > best) {
      best = matched;
      *device = i;
    }
}

hipError_t propertiesR0000(hipDeviceProp_tR0000* properties, int device, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(properties != nullptr, hipErrorInvalidValue);
    *properties = inOldLayout(propertiesOf(device));
  });
}

}  // namespace

HIPSPV_CALL hipGetDeviceProperties(hipDeviceProp_t* properties, int device) {
  return query(properties, [&] { return propertiesOf(device); });
}

HIPSPV_CALL hipChooseDevice(int* device, const hipDeviceProp_t* wanted) {
  return guard([&] { choose(device, wanted); });
}

HIPSPV_CALL hipGetDevicePropertiesR0000(hipDeviceProp_tR0000* properties, int device) {
  return propertiesR0000(properties, device);
}

HIPSPV_CALL hipChooseDeviceR0000(int* device, const hipDeviceProp_tR0000* wanted) {
  return guard([&] { choose(device, wanted); });
}

// Objects compiled with HIP 5 call the plain names.
#undef hipGetDeviceProperties
#undef hipChooseDevice

HIPSPV_CALL hipGetDeviceProperties(hipDeviceProp_tR0000* properties, int device) {
  return propertiesR0000(properties, device);
}

HIPSPV_CALL hipChooseDevice(int* device, const hipDeviceProp_tR0000* wanted) {
  return guard([&] { choose(device, wanted); });
}
