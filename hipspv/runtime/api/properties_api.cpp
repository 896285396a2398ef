// Device properties in their present and old layout, and choice of a device by properties.
#include <hip/hip_deprecated.h>

#include <cstring>

#include "guard.h"

using namespace hipspv;

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
  // Differs from HIP, which orders 8.0 before 3.5: a version is two numbers.
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
  return guard(
      [&] {
        require(properties != nullptr, hipErrorInvalidValue);
        *properties = inOldLayout(propertiesOf(device));
      },
      call);
}

}  // namespace

HIPSPV_EXPORT hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int device) {
  return guard([&] {
    require(properties != nullptr, hipErrorInvalidValue);
    *properties = propertiesOf(device);
  });
}

HIPSPV_EXPORT hipError_t hipChooseDevice(int* device, const hipDeviceProp_t* wanted) {
  return guard([&] { choose(device, wanted); });
}

HIPSPV_EXPORT hipError_t hipGetDevicePropertiesR0000(hipDeviceProp_tR0000* properties, int device) {
  return propertiesR0000(properties, device);
}

HIPSPV_EXPORT hipError_t hipChooseDeviceR0000(int* device, const hipDeviceProp_tR0000* wanted) {
  return guard([&] { choose(device, wanted); });
}

// Objects compiled with HIP 5 call the plain names.
#undef hipGetDeviceProperties
#undef hipChooseDevice

HIPSPV_EXPORT hipError_t hipGetDeviceProperties(hipDeviceProp_tR0000* properties, int device) {
  return propertiesR0000(properties, device);
}

HIPSPV_EXPORT hipError_t hipChooseDevice(int* device, const hipDeviceProp_tR0000* wanted) {
  return guard([&] { choose(device, wanted); });
}
