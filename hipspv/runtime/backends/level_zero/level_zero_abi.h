// The subset of Level Zero's binary interface that the back end uses, version 1.3 or later. Names, values and
// structures are those of the oneAPI Level Zero specification 1.17, core programming interface; symbols have their
// names there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "hipspv/runtime/backends/library.h"

namespace hipspv::ze {

using DriverHandle = struct DriverObject*;
using DeviceHandle = struct DeviceObject*;
using ContextHandle = struct ContextObject*;
using QueueHandle = struct QueueObject*;  // ze_command_queue_handle_t
using ListHandle = struct ListObject*;    // ze_command_list_handle_t
using FenceHandle = struct FenceObject*;
using EventPoolHandle = struct EventPoolObject*;
using EventHandle = struct EventObject*;
using ModuleHandle = struct ModuleObject*;
using BuildLogHandle = struct BuildLogObject*;
using KernelHandle = struct KernelObject*;
using PhysicalHandle = struct PhysicalObject*;    // ze_physical_mem_handle_t
using SemaphoreHandle = struct SemaphoreObject*;  // ze_external_semaphore_ext_handle_t
using Flags = std::uint32_t;
using Bool = std::uint8_t;
using Version = std::uint32_t;

constexpr Version version(std::uint32_t major, std::uint32_t minor) { return major << 16 | minor; }

// The results but success: RESULT(name, value, name after ZE_RESULT_, HIP's error).
#define HIPSPV_ZE_RESULTS(RESULT)                                                                                \
  RESULT(kNotReady, 1, NOT_READY, hipErrorNotReady)                                                              \
  RESULT(kDeviceLost, 0x70000001, ERROR_DEVICE_LOST, hipErrorLaunchFailure)                                      \
  RESULT(kOutOfHostMemory, 0x70000002, ERROR_OUT_OF_HOST_MEMORY, hipErrorOutOfMemory)                            \
  RESULT(kOutOfDeviceMemory, 0x70000003, ERROR_OUT_OF_DEVICE_MEMORY, hipErrorOutOfMemory)                        \
  RESULT(kModuleBuildFailure, 0x70000004, ERROR_MODULE_BUILD_FAILURE, hipErrorNoBinaryForGpu)                    \
  RESULT(kModuleLinkFailure, 0x70000005, ERROR_MODULE_LINK_FAILURE, hipErrorNoBinaryForGpu)                      \
  RESULT(kDeviceRequiresReset, 0x70000006, ERROR_DEVICE_REQUIRES_RESET, hipErrorLaunchFailure)                   \
  RESULT(kDeviceInLowPowerState, 0x70000007, ERROR_DEVICE_IN_LOW_POWER_STATE, hipErrorNotReady)                  \
  RESULT(kInsufficientPermissions, 0x70010000, ERROR_INSUFFICIENT_PERMISSIONS, hipErrorOperatingSystem)          \
  RESULT(kNotAvailable, 0x70010001, ERROR_NOT_AVAILABLE, hipErrorNotReady)                                       \
  RESULT(kDependencyUnavailable, 0x70020000, ERROR_DEPENDENCY_UNAVAILABLE, hipErrorSharedObjectInitFailed)       \
  RESULT(kUninitialized, 0x78000001, ERROR_UNINITIALIZED, hipErrorNotInitialized)                                \
  RESULT(kUnsupportedVersion, 0x78000002, ERROR_UNSUPPORTED_VERSION, hipErrorNotSupported)                       \
  RESULT(kUnsupportedFeature, 0x78000003, ERROR_UNSUPPORTED_FEATURE, hipErrorNotSupported)                       \
  RESULT(kInvalidArgument, 0x78000004, ERROR_INVALID_ARGUMENT, hipErrorInvalidValue)                             \
  RESULT(kInvalidNullHandle, 0x78000005, ERROR_INVALID_NULL_HANDLE, hipErrorInvalidHandle)                       \
  RESULT(kObjectInUse, 0x78000006, ERROR_HANDLE_OBJECT_IN_USE, hipErrorInvalidHandle)                            \
  RESULT(kInvalidNullPointer, 0x78000007, ERROR_INVALID_NULL_POINTER, hipErrorInvalidValue)                      \
  RESULT(kInvalidSize, 0x78000008, ERROR_INVALID_SIZE, hipErrorInvalidValue)                                     \
  RESULT(kUnsupportedSize, 0x78000009, ERROR_UNSUPPORTED_SIZE, hipErrorInvalidValue)                             \
  RESULT(kUnsupportedAlignment, 0x7800000a, ERROR_UNSUPPORTED_ALIGNMENT, hipErrorInvalidValue)                   \
  RESULT(kInvalidSynchronizationObject, 0x7800000b, ERROR_INVALID_SYNCHRONIZATION_OBJECT, hipErrorInvalidHandle) \
  RESULT(kInvalidEnumeration, 0x7800000c, ERROR_INVALID_ENUMERATION, hipErrorInvalidValue)                       \
  RESULT(kUnsupportedEnumeration, 0x7800000d, ERROR_UNSUPPORTED_ENUMERATION, hipErrorNotSupported)               \
  RESULT(kInvalidNativeBinary, 0x7800000f, ERROR_INVALID_NATIVE_BINARY, hipErrorNoBinaryForGpu)                  \
  RESULT(kInvalidGlobalName, 0x78000010, ERROR_INVALID_GLOBAL_NAME, hipErrorNotFound)                            \
  RESULT(kInvalidKernelName, 0x78000011, ERROR_INVALID_KERNEL_NAME, hipErrorNotFound)                            \
  RESULT(kInvalidGroupSize, 0x78000013, ERROR_INVALID_GROUP_SIZE_DIMENSION, hipErrorInvalidConfiguration)        \
  RESULT(kInvalidGlobalWidth, 0x78000014, ERROR_INVALID_GLOBAL_WIDTH_DIMENSION, hipErrorInvalidConfiguration)    \
  RESULT(kInvalidArgumentIndex, 0x78000015, ERROR_INVALID_KERNEL_ARGUMENT_INDEX, hipErrorInvalidValue)           \
  RESULT(kInvalidArgumentSize, 0x78000016, ERROR_INVALID_KERNEL_ARGUMENT_SIZE, hipErrorInvalidValue)             \
  RESULT(kInvalidModuleUnlinked, 0x78000018, ERROR_INVALID_MODULE_UNLINKED, hipErrorNoBinaryForGpu)              \
  RESULT(kInvalidCommandListType, 0x78000019, ERROR_INVALID_COMMAND_LIST_TYPE, hipErrorInvalidHandle)            \
  RESULT(kOverlappingRegions, 0x7800001a, ERROR_OVERLAPPING_REGIONS, hipErrorInvalidValue)                       \
  RESULT(kUnknown, 0x7ffffffe, ERROR_UNKNOWN, hipErrorUnknown)

// ze_result_t.
enum Result : std::uint32_t {
  kSuccess = 0,
#define HIPSPV_ZE_RESULT(name, value, symbol, hip) name = value,
  HIPSPV_ZE_RESULTS(HIPSPV_ZE_RESULT)
#undef HIPSPV_ZE_RESULT
};

// ze_structure_type_t.
enum StructureType : std::uint32_t {
  kDriverProperties = 0x1,
  kDeviceProperties = 0x3,
  kComputeProperties = 0x4,
  kModuleProperties = 0x5,
  kQueueGroupProperties = 0x6,
  kMemoryProperties = 0x7,
  kMemoryAccessProperties = 0x8,
  kCacheProperties = 0x9,
  kImageProperties = 0xa,
  kP2pProperties = 0xb,
  kExternalMemoryProperties = 0xc,
  kContextDesc = 0xd,
  kQueueDesc = 0xe,
  kListDesc = 0xf,
  kEventPoolDesc = 0x10,
  kEventDesc = 0x11,
  kDeviceMemoryDesc = 0x15,
  kHostMemoryDesc = 0x16,
  kAllocationProperties = 0x17,
  kMemoryExportDesc = 0x18,
  kMemoryImportFd = 0x19,
  kMemoryExportFd = 0x1a,
  kModuleDesc = 0x1b,
  kKernelDesc = 0x1d,
  kKernelProperties = 0x1e,
  kPhysicalDesc = 0x20,
  kFloatAtomicProperties = 0x10003,
  kPciProperties = 0x10008,
  kMaxGroupSizeProperties = 0x10013,
  kRelaxedLimitsDesc = 0x20001,
  kDeviceProperties12 = 0x20006,  // ze_device_properties_t with the timer's resolution in cycles a second
  kSemaphoreDesc = 0x20022,
  kSemaphoreFdDesc = 0x20024,
  kSemaphoreSignal = 0x20025,
  kSemaphoreWait = 0x20026,
  kMemmapSysmemDesc = 0x20037,
  kPhysicalProperties = 0x20040,
};

enum DeviceKind : std::uint32_t { kGpu = 1, kCpu = 2, kFpga = 3, kMca = 4, kVpu = 5 };  // ze_device_type_t

enum DeviceFlag : Flags { kIntegrated = 1, kSubDevice = 2, kErrorCorrection = 4 };
enum ModuleFlag : Flags { kHalf = 1, kDouble = 2, kInt64Atomics = 4 };
enum FloatFlag : Flags { kFma = 1 << 5 };
enum FloatAtomicFlag : Flags {
  kGlobalAdd = 1 << 1,
  kGlobalMinMax = 1 << 2,
  kLocalAdd = 1 << 17,
  kLocalMinMax = 1 << 18
};
enum QueueGroupFlag : Flags { kCompute = 1, kCopy = 2, kCooperativeKernels = 4 };
enum AccessFlag : Flags { kAccessible = 1, kAtomic = 2, kConcurrent = 4 };  // ze_memory_access_cap_flag_t
enum PeerFlag : Flags { kPeerAccess = 1, kPeerAtomics = 2 };
enum QueueFlag : Flags { kInOrder = 2 };
enum QueueMode : std::uint32_t { kSynchronous = 1, kAsynchronous = 2 };
enum QueuePriority : std::uint32_t { kNormal = 0, kLow = 1, kHigh = 2 };
enum EventPoolFlag : Flags { kHostVisible = 1, kTimestamps = 4 };
enum EventScope : Flags { kDeviceScope = 2, kHostScope = 4 };
enum ModuleFormat : std::uint32_t { kSpirv = 0, kNative = 1 };
enum MemoryType : std::uint32_t { kUnknownMemory = 0, kHostMemory = 1, kDeviceMemory = 2, kSharedMemory = 3 };
enum RelaxedLimitsFlag : Flags { kMaxSize = 1 };
enum IndirectAccessFlag : Flags { kIndirectHost = 1, kIndirectDevice = 2, kIndirectShared = 4 };
enum ExternalMemoryFlag : Flags { kOpaqueFd = 1, kDmaBuf = 2 };
enum SemaphoreFlag : Flags { kOpaqueSemaphoreFd = 1, kTimelineSemaphoreFd = 1 << 7 };
enum AccessAttribute : std::uint32_t { kNoAccess = 0, kReadWrite = 1, kReadOnly = 2 };
enum PhysicalFlag : Flags { kOnDevice = 1 };

// ze_memory_advice_t.
enum MemoryAdvice : std::uint32_t {
  kSetReadMostly = 0,
  kClearReadMostly = 1,
  kSetPreferredLocation = 2,
  kClearPreferredLocation = 3,
  kSetSystemPreferredLocation = 8,
  kClearSystemPreferredLocation = 9,
};

inline constexpr std::uint64_t kForEver = ~std::uint64_t{0};  // a timeout in nanoseconds

// The head of a structure, which may continue with others. Those that the driver only reads are const in the
// specification.
template <StructureType kType>
struct Head {
  StructureType type = kType;
  void* next = nullptr;
};

struct DriverProperties : Head<kDriverProperties> {
  std::array<std::uint8_t, 16> uuid;
  std::uint32_t version;
};

struct ExtensionProperties {
  char name[256];
  std::uint32_t version;
};

// With kDeviceProperties the resolution is in nanoseconds.
struct DeviceProperties : Head<kDeviceProperties12> {
  DeviceKind kind;
  std::uint32_t vendor, device;
  Flags flags;
  std::uint32_t subDevice, coreClockMhz;
  std::uint64_t maxAllocation;
  std::uint32_t maxHardwareContexts, maxQueuePriority, threadsPerEu, euSimdWidth, eusPerSubslice, subslicesPerSlice,
      slices;
  std::uint64_t timerResolution;
  std::uint32_t timestampBits, kernelTimestampBits;
  std::array<std::uint8_t, 16> uuid;
  char name[256];
};

struct ComputeProperties : Head<kComputeProperties> {
  std::uint32_t maxGroup, maxGroupX, maxGroupY, maxGroupZ, maxGroupsX, maxGroupsY, maxGroupsZ, maxSharedMemory;
  std::uint32_t subGroupSizeCount, subGroupSizes[8];
};

struct ModuleProperties : Head<kModuleProperties> {
  Version spirv;
  Flags flags, halfFlags, floatFlags, doubleFlags;
  std::uint32_t maxArgumentBytes, printfBytes;
  std::array<std::uint8_t, 16> nativeKernels;
};

struct FloatAtomicProperties : Head<kFloatAtomicProperties> {
  Flags halfFlags, floatFlags, doubleFlags;
};

struct QueueGroupProperties : Head<kQueueGroupProperties> {
  Flags flags;
  std::size_t maxFillPattern;
  std::uint32_t queues;
};

struct MemoryProperties : Head<kMemoryProperties> {
  Flags flags;
  std::uint32_t maxClockMhz, busBits;
  std::uint64_t bytes;
  char name[256];
};

struct MemoryAccessProperties : Head<kMemoryAccessProperties> {
  Flags host, device, shared, sharedAcross, system;
};

struct CacheProperties : Head<kCacheProperties> {
  Flags flags;
  std::size_t bytes;
};

struct ImageProperties : Head<kImageProperties> {
  std::uint32_t max1d, max2d, max3d;
  std::uint64_t maxBuffer;
  std::uint32_t maxSlices, maxSamplers, maxReadArguments, maxWriteArguments;
};

struct P2pProperties : Head<kP2pProperties> {
  Flags flags;
};

struct ExternalMemoryProperties : Head<kExternalMemoryProperties> {
  Flags memoryImports, memoryExports, imageImports, imageExports;
};

struct PciProperties : Head<kPciProperties> {
  std::uint32_t domain, bus, device, function;
  std::int32_t generation, width;
  std::int64_t maxBandwidth;
};

struct ContextDesc : Head<kContextDesc> {
  Flags flags = 0;
};

struct QueueDesc : Head<kQueueDesc> {
  std::uint32_t ordinal = 0, index = 0;
  Flags flags = 0;
  QueueMode mode = kAsynchronous;
  QueuePriority priority = kNormal;
};

struct ListDesc : Head<kListDesc> {
  std::uint32_t ordinal = 0;
  Flags flags = 0;
};

struct EventPoolDesc : Head<kEventPoolDesc> {
  Flags flags = 0;
  std::uint32_t count = 0;
};

struct EventDesc : Head<kEventDesc> {
  std::uint32_t index = 0;
  Flags signal = 0, wait = 0;
};

struct TimestampRange {
  std::uint64_t start, end;
};
struct KernelTimestamps {
  TimestampRange global, context;
};

struct DeviceMemoryDesc : Head<kDeviceMemoryDesc> {
  Flags flags = 0;
  std::uint32_t ordinal = 0;
};

struct HostMemoryDesc : Head<kHostMemoryDesc> {
  Flags flags = 0;
};

struct AllocationProperties : Head<kAllocationProperties> {
  MemoryType memory;
  std::uint64_t id, pageBytes;
};

struct MemoryExportDesc : Head<kMemoryExportDesc> {
  Flags flags = 0;
};

struct MemoryImportFd : Head<kMemoryImportFd> {
  Flags flags = 0;
  int fd = -1;
};

struct MemoryExportFd : Head<kMemoryExportFd> {
  Flags flags = 0;
  int fd = -1;
};

struct RelaxedLimitsDesc : Head<kRelaxedLimitsDesc> {
  Flags flags = 0;
};

struct MemmapSysmemDesc : Head<kMemmapSysmemDesc> {
  void* memory = nullptr;
  std::uint64_t bytes = 0;
};

// ze_ipc_mem_handle_t.
struct IpcHandle {
  char bytes[64];
};

struct ModuleDesc : Head<kModuleDesc> {
  ModuleFormat format = kSpirv;
  std::size_t bytes = 0;
  const std::uint8_t* input = nullptr;
  const char* flags = nullptr;
  const void* constants = nullptr;
};

struct KernelDesc : Head<kKernelDesc> {
  Flags flags = 0;
  const char* name = nullptr;
};

struct KernelProperties : Head<kKernelProperties> {
  std::uint32_t arguments, requiredGroupX, requiredGroupY, requiredGroupZ, requiredSubGroups, requiredSubGroupSize,
      maxSubGroupSize, maxSubGroups, localBytes, privateBytes, spillBytes;
  std::array<std::uint8_t, 32> uuid;
};

struct MaxGroupSizeProperties : Head<kMaxGroupSizeProperties> {
  std::uint32_t maxGroup;
};

struct GroupCount {
  std::uint32_t x, y, z;
};

// x and width in bytes.
struct CopyRegion {
  std::uint32_t x, y, z, width, height, depth;
};

struct PhysicalDesc : Head<kPhysicalDesc> {
  Flags flags = 0;
  std::size_t bytes = 0;
};

struct PhysicalProperties : Head<kPhysicalProperties> {
  std::uint64_t id = 0, bytes = 0;
};

struct SemaphoreDesc : Head<kSemaphoreDesc> {
  Flags flags = 0;
};
struct SemaphoreFdDesc : Head<kSemaphoreFdDesc> {
  int fd = -1;
};
struct SemaphoreSignal : Head<kSemaphoreSignal> {
  std::uint64_t value = 0;
};
struct SemaphoreWait : Head<kSemaphoreWait> {
  std::uint64_t value = 0;
};

// The last three parameters of most commands.
#define HIPSPV_ZE_SYNC EventHandle, std::uint32_t, EventHandle*

#define HIPSPV_ZE_REQUIRED(ENTRY)                                                                                      \
  ENTRY(Init, zeInit, (Flags))                                                                                         \
  ENTRY(DriverGet, zeDriverGet, (std::uint32_t*, DriverHandle*))                                                       \
  ENTRY(DriverGetApiVersion, zeDriverGetApiVersion, (DriverHandle, Version*))                                          \
  ENTRY(DriverGetProperties, zeDriverGetProperties, (DriverHandle, DriverProperties*))                                 \
  ENTRY(DriverGetExtensionProperties, zeDriverGetExtensionProperties,                                                  \
        (DriverHandle, std::uint32_t*, ExtensionProperties*))                                                          \
  ENTRY(DeviceGet, zeDeviceGet, (DriverHandle, std::uint32_t*, DeviceHandle*))                                         \
  ENTRY(DeviceGetSubDevices, zeDeviceGetSubDevices, (DeviceHandle, std::uint32_t*, DeviceHandle*))                     \
  ENTRY(DeviceGetProperties, zeDeviceGetProperties, (DeviceHandle, DeviceProperties*))                                 \
  ENTRY(DeviceGetComputeProperties, zeDeviceGetComputeProperties, (DeviceHandle, ComputeProperties*))                  \
  ENTRY(DeviceGetModuleProperties, zeDeviceGetModuleProperties, (DeviceHandle, ModuleProperties*))                     \
  ENTRY(DeviceGetCommandQueueGroupProperties, zeDeviceGetCommandQueueGroupProperties,                                  \
        (DeviceHandle, std::uint32_t*, QueueGroupProperties*))                                                         \
  ENTRY(DeviceGetMemoryProperties, zeDeviceGetMemoryProperties, (DeviceHandle, std::uint32_t*, MemoryProperties*))     \
  ENTRY(DeviceGetMemoryAccessProperties, zeDeviceGetMemoryAccessProperties, (DeviceHandle, MemoryAccessProperties*))   \
  ENTRY(DeviceGetCacheProperties, zeDeviceGetCacheProperties, (DeviceHandle, std::uint32_t*, CacheProperties*))        \
  ENTRY(DeviceGetImageProperties, zeDeviceGetImageProperties, (DeviceHandle, ImageProperties*))                        \
  ENTRY(DeviceGetExternalMemoryProperties, zeDeviceGetExternalMemoryProperties,                                        \
        (DeviceHandle, ExternalMemoryProperties*))                                                                     \
  ENTRY(DeviceGetP2PProperties, zeDeviceGetP2PProperties, (DeviceHandle, DeviceHandle, P2pProperties*))                \
  ENTRY(DeviceCanAccessPeer, zeDeviceCanAccessPeer, (DeviceHandle, DeviceHandle, Bool*))                               \
  ENTRY(DeviceGetGlobalTimestamps, zeDeviceGetGlobalTimestamps, (DeviceHandle, std::uint64_t*, std::uint64_t*))        \
  ENTRY(ContextCreate, zeContextCreate, (DriverHandle, const ContextDesc*, ContextHandle*))                            \
  ENTRY(ContextDestroy, zeContextDestroy, (ContextHandle))                                                             \
  ENTRY(ContextMakeMemoryResident, zeContextMakeMemoryResident, (ContextHandle, DeviceHandle, void*, std::size_t))     \
  ENTRY(ContextEvictMemory, zeContextEvictMemory, (ContextHandle, DeviceHandle, void*, std::size_t))                   \
  ENTRY(CommandQueueCreate, zeCommandQueueCreate, (ContextHandle, DeviceHandle, const QueueDesc*, QueueHandle*))       \
  ENTRY(CommandQueueDestroy, zeCommandQueueDestroy, (QueueHandle))                                                     \
  ENTRY(CommandQueueExecuteCommandLists, zeCommandQueueExecuteCommandLists,                                            \
        (QueueHandle, std::uint32_t, ListHandle*, FenceHandle))                                                        \
  ENTRY(CommandQueueSynchronize, zeCommandQueueSynchronize, (QueueHandle, std::uint64_t))                              \
  ENTRY(CommandListCreate, zeCommandListCreate, (ContextHandle, DeviceHandle, const ListDesc*, ListHandle*))           \
  ENTRY(CommandListCreateImmediate, zeCommandListCreateImmediate,                                                      \
        (ContextHandle, DeviceHandle, const QueueDesc*, ListHandle*))                                                  \
  ENTRY(CommandListDestroy, zeCommandListDestroy, (ListHandle))                                                        \
  ENTRY(CommandListClose, zeCommandListClose, (ListHandle))                                                            \
  ENTRY(CommandListAppendBarrier, zeCommandListAppendBarrier, (ListHandle, HIPSPV_ZE_SYNC))                            \
  ENTRY(CommandListAppendMemoryCopy, zeCommandListAppendMemoryCopy,                                                    \
        (ListHandle, void*, const void*, std::size_t, HIPSPV_ZE_SYNC))                                                 \
  ENTRY(CommandListAppendMemoryFill, zeCommandListAppendMemoryFill,                                                    \
        (ListHandle, void*, const void*, std::size_t, std::size_t, HIPSPV_ZE_SYNC))                                    \
  ENTRY(CommandListAppendMemoryCopyRegion, zeCommandListAppendMemoryCopyRegion,                                        \
        (ListHandle, void*, const CopyRegion*, std::uint32_t, std::uint32_t, const void*, const CopyRegion*,           \
         std::uint32_t, std::uint32_t, HIPSPV_ZE_SYNC))                                                                \
  ENTRY(CommandListAppendMemoryPrefetch, zeCommandListAppendMemoryPrefetch, (ListHandle, const void*, std::size_t))    \
  ENTRY(CommandListAppendMemAdvise, zeCommandListAppendMemAdvise,                                                      \
        (ListHandle, DeviceHandle, const void*, std::size_t, MemoryAdvice))                                            \
  ENTRY(CommandListAppendEventReset, zeCommandListAppendEventReset, (ListHandle, EventHandle))                         \
  ENTRY(CommandListAppendLaunchKernel, zeCommandListAppendLaunchKernel,                                                \
        (ListHandle, KernelHandle, const GroupCount*, HIPSPV_ZE_SYNC))                                                 \
  ENTRY(CommandListAppendLaunchCooperativeKernel, zeCommandListAppendLaunchCooperativeKernel,                          \
        (ListHandle, KernelHandle, const GroupCount*, HIPSPV_ZE_SYNC))                                                 \
  ENTRY(EventPoolCreate, zeEventPoolCreate,                                                                            \
        (ContextHandle, const EventPoolDesc*, std::uint32_t, DeviceHandle*, EventPoolHandle*))                         \
  ENTRY(EventPoolDestroy, zeEventPoolDestroy, (EventPoolHandle))                                                       \
  ENTRY(EventCreate, zeEventCreate, (EventPoolHandle, const EventDesc*, EventHandle*))                                 \
  ENTRY(EventDestroy, zeEventDestroy, (EventHandle))                                                                   \
  ENTRY(EventHostSignal, zeEventHostSignal, (EventHandle))                                                             \
  ENTRY(EventHostSynchronize, zeEventHostSynchronize, (EventHandle, std::uint64_t))                                    \
  ENTRY(EventHostReset, zeEventHostReset, (EventHandle))                                                               \
  ENTRY(EventQueryKernelTimestamp, zeEventQueryKernelTimestamp, (EventHandle, KernelTimestamps*))                      \
  ENTRY(                                                                                                               \
      MemAllocShared, zeMemAllocShared,                                                                                \
      (ContextHandle, const DeviceMemoryDesc*, const HostMemoryDesc*, std::size_t, std::size_t, DeviceHandle, void**)) \
  ENTRY(MemAllocDevice, zeMemAllocDevice,                                                                              \
        (ContextHandle, const DeviceMemoryDesc*, std::size_t, std::size_t, DeviceHandle, void**))                      \
  ENTRY(MemAllocHost, zeMemAllocHost, (ContextHandle, const HostMemoryDesc*, std::size_t, std::size_t, void**))        \
  ENTRY(MemFree, zeMemFree, (ContextHandle, void*))                                                                    \
  ENTRY(MemGetAllocProperties, zeMemGetAllocProperties,                                                                \
        (ContextHandle, const void*, AllocationProperties*, DeviceHandle*))                                            \
  ENTRY(MemGetAddressRange, zeMemGetAddressRange, (ContextHandle, const void*, void**, std::size_t*))                  \
  ENTRY(MemGetIpcHandle, zeMemGetIpcHandle, (ContextHandle, const void*, IpcHandle*))                                  \
  ENTRY(MemOpenIpcHandle, zeMemOpenIpcHandle, (ContextHandle, DeviceHandle, IpcHandle, Flags, void**))                 \
  ENTRY(MemCloseIpcHandle, zeMemCloseIpcHandle, (ContextHandle, const void*))                                          \
  ENTRY(ModuleCreate, zeModuleCreate,                                                                                  \
        (ContextHandle, DeviceHandle, const ModuleDesc*, ModuleHandle*, BuildLogHandle*))                              \
  ENTRY(ModuleDestroy, zeModuleDestroy, (ModuleHandle))                                                                \
  ENTRY(ModuleBuildLogGetString, zeModuleBuildLogGetString, (BuildLogHandle, std::size_t*, char*))                     \
  ENTRY(ModuleBuildLogDestroy, zeModuleBuildLogDestroy, (BuildLogHandle))                                              \
  ENTRY(ModuleGetNativeBinary, zeModuleGetNativeBinary, (ModuleHandle, std::size_t*, std::uint8_t*))                   \
  ENTRY(KernelCreate, zeKernelCreate, (ModuleHandle, const KernelDesc*, KernelHandle*))                                \
  ENTRY(KernelDestroy, zeKernelDestroy, (KernelHandle))                                                                \
  ENTRY(KernelSetGroupSize, zeKernelSetGroupSize, (KernelHandle, std::uint32_t, std::uint32_t, std::uint32_t))         \
  ENTRY(KernelSuggestGroupSize, zeKernelSuggestGroupSize,                                                              \
        (KernelHandle, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t*, std::uint32_t*, std::uint32_t*))   \
  ENTRY(KernelSuggestMaxCooperativeGroupCount, zeKernelSuggestMaxCooperativeGroupCount,                                \
        (KernelHandle, std::uint32_t*))                                                                                \
  ENTRY(KernelSetArgumentValue, zeKernelSetArgumentValue, (KernelHandle, std::uint32_t, std::size_t, const void*))     \
  ENTRY(KernelSetIndirectAccess, zeKernelSetIndirectAccess, (KernelHandle, Flags))                                     \
  ENTRY(KernelGetProperties, zeKernelGetProperties, (KernelHandle, KernelProperties*))                                 \
  ENTRY(VirtualMemReserve, zeVirtualMemReserve, (ContextHandle, const void*, std::size_t, void**))                     \
  ENTRY(VirtualMemFree, zeVirtualMemFree, (ContextHandle, const void*, std::size_t))                                   \
  ENTRY(VirtualMemQueryPageSize, zeVirtualMemQueryPageSize, (ContextHandle, DeviceHandle, std::size_t, std::size_t*))  \
  ENTRY(VirtualMemMap, zeVirtualMemMap,                                                                                \
        (ContextHandle, const void*, std::size_t, PhysicalHandle, std::size_t, AccessAttribute))                       \
  ENTRY(VirtualMemUnmap, zeVirtualMemUnmap, (ContextHandle, const void*, std::size_t))                                 \
  ENTRY(PhysicalMemCreate, zePhysicalMemCreate, (ContextHandle, DeviceHandle, PhysicalDesc*, PhysicalHandle*))         \
  ENTRY(PhysicalMemDestroy, zePhysicalMemDestroy, (ContextHandle, PhysicalHandle))                                     \
  ENTRY(DevicePciGetPropertiesExt, zeDevicePciGetPropertiesExt, (DeviceHandle, PciProperties*))

// Newer loaders have these. A driver has them from a version on (Context::has).
#define HIPSPV_ZE_OPTIONAL(ENTRY)                                                                                   \
  ENTRY(CommandListHostSynchronize, zeCommandListHostSynchronize, (ListHandle, std::uint64_t))                      \
  ENTRY(CommandListImmediateAppendCommandListsExp, zeCommandListImmediateAppendCommandListsExp,                     \
        (ListHandle, std::uint32_t, ListHandle*, HIPSPV_ZE_SYNC))                                                   \
  ENTRY(PhysicalMemGetProperties, zePhysicalMemGetProperties, (ContextHandle, PhysicalHandle, PhysicalProperties*)) \
  ENTRY(DeviceImportExternalSemaphoreExt, zeDeviceImportExternalSemaphoreExt,                                       \
        (DeviceHandle, const SemaphoreDesc*, SemaphoreHandle*))                                                     \
  ENTRY(DeviceReleaseExternalSemaphoreExt, zeDeviceReleaseExternalSemaphoreExt, (SemaphoreHandle))                  \
  ENTRY(CommandListAppendSignalExternalSemaphoreExt, zeCommandListAppendSignalExternalSemaphoreExt,                 \
        (ListHandle, std::uint32_t, SemaphoreHandle*, SemaphoreSignal*, HIPSPV_ZE_SYNC))                            \
  ENTRY(CommandListAppendWaitExternalSemaphoreExt, zeCommandListAppendWaitExternalSemaphoreExt,                     \
        (ListHandle, std::uint32_t, SemaphoreHandle*, SemaphoreWait*, HIPSPV_ZE_SYNC))

template <class... Parameters>
using EntryPoint = backend::EntryPoint<Result(Parameters...)>;

struct Api {
#define HIPSPV_ZE_MEMBER(name, symbol, parameters) backend::EntryPoint<Result parameters> name{#symbol};
  HIPSPV_ZE_REQUIRED(HIPSPV_ZE_MEMBER)
  HIPSPV_ZE_OPTIONAL(HIPSPV_ZE_MEMBER)
#undef HIPSPV_ZE_MEMBER
};

}  // namespace hipspv::ze
