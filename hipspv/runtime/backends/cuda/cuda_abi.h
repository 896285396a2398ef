// The subset of the CUDA driver's binary interface that the back end uses, version 12.0 or later. Names, values and
// structures are those of the CUDA Driver API's reference manual; symbols have the suffixes of their current versions.
#pragma once

#include <cstddef>
#include <cstdint>

#include "hipspv/runtime/backends/library.h"

namespace hipspv::cuda {

using Status = int;  // CUresult
using DeviceOrdinal = int;
using Address = std::uint64_t;
using Context = struct ContextObject*;
using Stream = struct StreamObject*;
using EventHandle = struct EventObject*;
using ModuleHandle = struct ModuleObject*;
using Function = struct FunctionObject*;
using Linker = struct LinkerObject*;
using GraphHandle = struct GraphObject*;
using GraphNodeHandle = struct GraphNodeObject*;
using ExecutableHandle = struct ExecutableObject*;  // CUgraphExec
using ArrayHandle = struct ArrayObject*;
using MipmappedHandle = struct MipmappedObject*;
using ObjectHandle = std::uint64_t;  // CUtexObject, CUsurfObject
using HostFunction = void (*)(void*);

struct Uuid {
  std::uint8_t bytes[16];
};

// CUipcMemHandle and CUipcEventHandle.
struct IpcHandle {
  char bytes[64];
};

using AllocationHandle = std::uint64_t;  // CUmemGenericAllocationHandle

// CUmemLocation: of a device.
struct Location {
  int type, id;
};

// CUmemAllocationProp.
struct AllocationProperties {
  int type, handleTypes;
  Location location;
  void* windows;
  std::uint8_t compression, directAccess;
  std::uint16_t usage;
  std::uint8_t reserved[4];
};
static_assert(sizeof(AllocationProperties) == 32);

enum AccessFlags : int { kAccessNone = 0, kAccessRead = 1, kAccessReadWrite = 3 };

// CUmemAccessDesc.
struct AccessDescription {
  Location location;
  AccessFlags flags;
};
static_assert(sizeof(AccessDescription) == 12);

using PoolHandle = struct PoolObject*;

// CUmemPoolProps.
struct PoolProperties {
  int type, handleTypes;
  Location location;
  void* windows;
  std::size_t maxSize;
  std::uint16_t usage;
  std::uint8_t reserved[54];
};
static_assert(sizeof(PoolProperties) == 88);

// CUmemPoolPtrExportData.
struct PoolPointer {
  std::uint8_t bytes[64];
};

enum : int {
  kAllocationPinned = 1,     // CUmemAllocationType
  kPosixFileDescriptor = 1,  // CUmemAllocationHandleType
  kLocationDevice = 1,       // CUmemLocationType
  kLocationHost = 2,
};

// The errors, by value: ERROR(name, value, HIP's error, true if it lasts: every later call in the context fails with
// it). HIP has one code for the exceptions in a kernel, and none for the driver's limit of peers.
#define HIPSPV_CUDA_ERRORS(ERROR)                                                      \
  ERROR(kInvalidValue, 1, hipErrorInvalidValue, false)                                 \
  ERROR(kOutOfMemory, 2, hipErrorOutOfMemory, false)                                   \
  ERROR(kNotInitialized, 3, hipErrorNotInitialized, false)                             \
  ERROR(kDeinitialized, 4, hipErrorDeinitialized, true)                                \
  ERROR(kStubLibrary, 34, hipErrorNoDevice, false)                                     \
  ERROR(kDeviceUnavailable, 46, hipErrorNoDevice, false)                               \
  ERROR(kNoDevice, 100, hipErrorNoDevice, false)                                       \
  ERROR(kInvalidDevice, 101, hipErrorInvalidDevice, false)                             \
  ERROR(kInvalidImage, 200, hipErrorInvalidImage, false)                               \
  ERROR(kInvalidContext, 201, hipErrorInvalidContext, false)                           \
  ERROR(kMapFailed, 205, hipErrorMapFailed, false)                                     \
  ERROR(kUnmapFailed, 206, hipErrorUnmapFailed, false)                                 \
  ERROR(kNoBinaryForGpu, 209, hipErrorNoBinaryForGpu, false)                           \
  ERROR(kEccUncorrectable, 214, hipErrorECCNotCorrectable, true)                       \
  ERROR(kUnsupportedLimit, 215, hipErrorUnsupportedLimit, false)                       \
  ERROR(kContextAlreadyInUse, 216, hipErrorContextAlreadyInUse, false)                 \
  ERROR(kPeerAccessUnsupported, 217, hipErrorPeerAccessUnsupported, false)             \
  ERROR(kInvalidPtx, 218, hipErrorNoBinaryForGpu, false)                               \
  ERROR(kNvlinkUncorrectable, 220, hipErrorECCNotCorrectable, true)                    \
  ERROR(kJitCompilerNotFound, 221, hipErrorNoBinaryForGpu, false)                      \
  ERROR(kUnsupportedPtxVersion, 222, hipErrorNoBinaryForGpu, false)                    \
  ERROR(kJitCompilationDisabled, 223, hipErrorNoBinaryForGpu, false)                   \
  ERROR(kContained, 226, hipErrorLaunchFailure, true)                                  \
  ERROR(kInvalidSource, 300, hipErrorNoBinaryForGpu, false)                            \
  ERROR(kFileNotFound, 301, hipErrorFileNotFound, false)                               \
  ERROR(kOperatingSystem, 304, hipErrorOperatingSystem, false)                         \
  ERROR(kInvalidHandle, 400, hipErrorInvalidHandle, false)                             \
  ERROR(kIllegalState, 401, hipErrorIllegalState, false)                               \
  ERROR(kNotFound, 500, hipErrorNotFound, false)                                       \
  ERROR(kNotReady, 600, hipErrorNotReady, false)                                       \
  ERROR(kIllegalAddress, 700, hipErrorIllegalAddress, true)                            \
  ERROR(kLaunchOutOfResources, 701, hipErrorLaunchOutOfResources, false)               \
  ERROR(kLaunchTimeout, 702, hipErrorLaunchTimeOut, true)                              \
  ERROR(kPeerAccessAlreadyEnabled, 704, hipErrorPeerAccessAlreadyEnabled, false)       \
  ERROR(kPeerAccessNotEnabled, 705, hipErrorPeerAccessNotEnabled, false)               \
  ERROR(kContextIsDestroyed, 709, hipErrorContextIsDestroyed, true)                    \
  ERROR(kAssert, 710, hipErrorAssert, true)                                            \
  ERROR(kTooManyPeers, 711, hipErrorPeerAccessUnsupported, false)                      \
  ERROR(kHostMemoryAlreadyRegistered, 712, hipErrorHostMemoryAlreadyRegistered, false) \
  ERROR(kHostMemoryNotRegistered, 713, hipErrorHostMemoryNotRegistered, false)         \
  ERROR(kHardwareStackError, 714, hipErrorLaunchFailure, true)                         \
  ERROR(kIllegalInstruction, 715, hipErrorLaunchFailure, true)                         \
  ERROR(kMisalignedAddress, 716, hipErrorLaunchFailure, true)                          \
  ERROR(kInvalidAddressSpace, 717, hipErrorLaunchFailure, true)                        \
  ERROR(kInvalidPc, 718, hipErrorLaunchFailure, true)                                  \
  ERROR(kLaunchFailed, 719, hipErrorLaunchFailure, true)                               \
  ERROR(kCooperativeLaunchTooLarge, 720, hipErrorCooperativeLaunchTooLarge, false)     \
  ERROR(kNotPermitted, 800, hipErrorNotSupported, false)                               \
  ERROR(kNotSupported, 801, hipErrorNotSupported, false)                               \
  ERROR(kSystemNotReady, 802, hipErrorUnknown, false)                                  \
  ERROR(kSystemDriverMismatch, 803, hipErrorInsufficientDriver, false)                 \
  ERROR(kCompatNotSupported, 804, hipErrorUnknown, false)                              \
  ERROR(kUnknown, 999, hipErrorUnknown, false)

enum : Status {
  kSuccess = 0,
#define HIPSPV_CUDA_ERROR(name, value, hip, lasting) name = value,
  HIPSPV_CUDA_ERRORS(HIPSPV_CUDA_ERROR)
#undef HIPSPV_CUDA_ERROR
};

// CUdevice_attribute.
enum class Attribute : int {
  kMaxThreadsPerBlock = 1,
  kMaxBlockX = 2,
  kMaxBlockY = 3,
  kMaxBlockZ = 4,
  kMaxGridX = 5,
  kMaxGridY = 6,
  kMaxGridZ = 7,
  kSharedMemory = 8,  // bytes of a block
  kConstantMemory = 9,
  kBlockRegisters = 12,
  kClockRate = 13,  // kHz
  kTextureAlignment = 14,
  kMultiprocessors = 16,
  kIntegrated = 18,
  kComputeMode = 20,
  kTexture1DWidth = 21,
  kTexture2DWidth = 22,
  kTexture2DHeight = 23,
  kTexture3DWidth = 24,
  kTexture3DHeight = 25,
  kTexture3DDepth = 26,
  kTexture2DLayeredWidth = 27,
  kTexture2DLayeredHeight = 28,
  kTexture2DLayers = 29,
  kSurfaceAlignment = 30,
  kEcc = 32,
  kPciBus = 33,
  kPciDevice = 34,
  kMemoryClockRate = 36,  // kHz
  kMemoryBusWidth = 37,   // bits
  kL2CacheBytes = 38,
  kUnitThreads = 39,
  kCopyEngines = 40,
  kTexture1DLayeredWidth = 42,
  kTexture1DLayers = 43,
  kGatherWidth = 45,
  kGatherHeight = 46,
  kOtherTexture3DWidth = 47,
  kOtherTexture3DHeight = 48,
  kOtherTexture3DDepth = 49,
  kPciDomain = 50,
  kTexturePitchAlignment = 51,
  kCubemapWidth = 52,
  kCubemapLayeredWidth = 53,
  kCubemapLayers = 54,
  kSurface1DWidth = 55,
  kSurface2DWidth = 56,
  kSurface2DHeight = 57,
  kSurface3DWidth = 58,
  kSurface3DHeight = 59,
  kSurface3DDepth = 60,
  kSurface1DLayeredWidth = 61,
  kSurface1DLayers = 62,
  kSurface2DLayeredWidth = 63,
  kSurface2DLayeredHeight = 64,
  kSurface2DLayers = 65,
  kSurfaceCubemapWidth = 66,
  kSurfaceCubemapLayeredWidth = 67,
  kSurfaceCubemapLayers = 68,
  kTexture1DLinearWidth = 69,
  kTexture2DLinearWidth = 70,
  kTexture2DLinearHeight = 71,
  kTexture2DLinearPitch = 72,
  kTexture2DMipmappedWidth = 73,
  kTexture2DMipmappedHeight = 74,
  kCapabilityMajor = 75,
  kCapabilityMinor = 76,
  kTexture1DMipmappedWidth = 77,
  kStreamPriorities = 78,
  kUnitSharedMemory = 81,
  kUnitRegisters = 82,
  kManagedMemory = 83,
  kSingleToDouble = 87,
  kPageableMemoryAccess = 88,
  kConcurrentManagedAccess = 89,
  kHostPointerForRegistered = 91,
  kCooperativeLaunch = 95,
  kSharedMemoryOptIn = 97,  // bytes of a block with the function's attribute
  kVirtualMemory = 102,
  kUnitBlocks = 106,
  kPoolHandleTypes = 119,
  kWideValueOperations = 122,
  kNorValueWaits = 123,
  kIpcEvents = 125,
};

enum : int { kComputeModeProhibited = 2 };  // CUcomputemode

// CUfunction_attribute.
enum class FunctionAttribute : int {
  kMaxThreadsPerBlock = 0,
  kSharedBytes = 1,
  kLocalBytes = 3,
  kRegisters = 4,
  kPtxVersion = 5,
  kBinaryVersion = 6,
  kMaxDynamicSharedBytes = 8,
};

enum : int { kPointerMemoryType = 2 };  // CUpointer_attribute

// CUjit_option.
enum : int {
  kJitInfoLog = 3,
  kJitInfoLogBytes = 4,
  kJitErrorLog = 5,
  kJitErrorLogBytes = 6,
};

enum : int { kJitInputPtx = 1 };  // CUjitInputType

enum : unsigned {
  kStreamNonBlocking = 1,
  kEventDisableTiming = 2,
  kEventInterprocess = 4,
  kIpcLazyEnablePeerAccess = 1,
  kHostAllocPortable = 1,
  kHostAllocDeviceMap = 2,
  kAttachGlobal = 1,
  kWaitGreaterOrEqual = 0,  // CUstreamWaitValue_flags; cyclic: by the sign of the difference
};

inline constexpr DeviceOrdinal kCpuDevice = -1;

// CUstreamBatchMemOpType.
enum class ValueOperation : int { kWait32 = 1, kWrite32 = 2, kWait64 = 4, kWrite64 = 5, kBarrier = 6 };

// CUstreamBatchMemOpParams, as all operations use it.
struct ValueParameters {
  ValueOperation operation;
  unsigned barrier;  // 0: of the system
  Address address;
  std::uint64_t value;
  unsigned flags;
  Address alias;  // the driver's own
  std::uint64_t padding;
};
static_assert(sizeof(ValueParameters) == 48);

// The driver takes fewer operations than this at once.
inline constexpr std::size_t kMaxValueOperations = 256;

// ---- Arrays and textures

// CUmemorytype.
enum class MemoryType : int { kHost = 1, kDevice = 2, kArray = 3, kUnified = 4 };

// One side of CUDA_MEMCPY3D and of CUDA_MEMCPY3D_PEER.
struct CopySide3D {
  std::size_t x, y, z, lod;  // x in bytes
  MemoryType type;
  void* host;
  Address device;
  ArrayHandle array;
  Context context;            // of memory of the latter; nullptr in the former
  std::size_t pitch, height;  // of memory: bytes of a row, rows of a slice
};

struct Copy3D {
  CopySide3D from, to;
  std::size_t width, height, depth;  // width in bytes
};

// CUDA_KERNEL_NODE_PARAMS, version 2.
struct KernelNode {
  Function function;
  unsigned gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes;
  void **arguments, **extra;
  void* kernel;
  Context context;
};
static_assert(sizeof(KernelNode) == 72);

// CUDA_MEMSET_NODE_PARAMS.
struct FillNode {
  Address to;
  std::size_t pitch;
  unsigned value, elementBytes;
  std::size_t width, height;  // width in elements
};
static_assert(sizeof(FillNode) == 40);

// CUlaunchAttributeValue: of those that are an int.
union NodeAttribute {
  int value;
  char padding[64];
};
// CUlaunchAttributeID.
enum : int { kNodeCooperative = 2, kNodePriority = 8 };

enum : unsigned { kUseNodePriority = 8 };  // CUgraphInstantiate_flags

// CUarray_format.
enum class ArrayFormat : int {
  kUnsigned8 = 0x01,
  kUnsigned16 = 0x02,
  kUnsigned32 = 0x03,
  kSigned8 = 0x08,
  kSigned16 = 0x09,
  kSigned32 = 0x0A,
  kHalf = 0x10,
  kFloat = 0x20,
};

// CUDA_ARRAY3D_DESCRIPTOR. depth counts layers and faces.
struct ArrayDescription {
  std::size_t width, height, depth;
  ArrayFormat format;
  unsigned channels, flags;
};

// CUDA_ARRAY3D_LAYERED and so on.
enum : unsigned { kLayered = 0x01, kSurfaceLoadStore = 0x02, kCubemap = 0x04, kTextureGather = 0x08 };

// CUresourcetype.
enum class ResourceType : int { kArray = 0, kMipmappedArray = 1, kLinear = 2, kPitch2D = 3 };

// CUDA_RESOURCE_DESC.
struct ResourceDescription {
  ResourceType type;
  union {
    ArrayHandle array;
    MipmappedHandle mipmapped;
    struct {
      Address base;
      ArrayFormat format;
      unsigned channels;
      std::size_t bytes;
    } linear;
    struct {
      Address base;
      ArrayFormat format;
      unsigned channels;
      std::size_t width, height, pitch;  // pitch in bytes
    } pitched;
    int reserved[32];
  };
  unsigned flags;
};

// CUaddress_mode and CUfilter_mode have HIP's values.
enum : int { kAddressWrap = 0, kAddressClamp = 1, kAddressMirror = 2, kAddressBorder = 3 };
enum : int { kFilterPoint = 0, kFilterLinear = 1 };

// CU_TRSF_READ_AS_INTEGER and so on.
enum : unsigned { kReadAsInteger = 0x01, kNormalizedCoordinates = 0x02, kSrgb = 0x10 };

// CUDA_TEXTURE_DESC.
struct SamplingDescription {
  int address[3], filter;
  unsigned flags, maxAnisotropy;
  int mipmapFilter;
  float mipmapBias, mipmapMin, mipmapMax;
  float border[4];  // the bits of integers, if the texture returns those
  int reserved[12];
};

// CUDA_RESOURCE_VIEW_DESC. CUresourceViewFormat has HIP's values.
struct ViewDescription {
  int format;
  std::size_t width, height, depth;
  unsigned firstLevel, lastLevel, firstLayer, lastLayer;
  unsigned reserved[16];
};

// ---- Memory and semaphores of other APIs

using ExternalMemoryHandle = struct ExternalMemoryObject*;
using ExternalSemaphoreHandle = struct ExternalSemaphoreObject*;

enum : int {
  kOpaqueDescriptor = 1,    // CUexternalMemoryHandleType, CUexternalSemaphoreHandleType
  kTimelineDescriptor = 9,  // the latter
};
enum : unsigned { kExternalDedicated = 1 };

// CUDA_EXTERNAL_MEMORY_HANDLE_DESC.
struct ExternalMemoryDescription {
  int type;
  union {
    int descriptor;
    void* windows[2];
  };
  std::uint64_t size;
  unsigned flags, reserved[16];
};
static_assert(sizeof(ExternalMemoryDescription) == 104);

// CUDA_EXTERNAL_MEMORY_BUFFER_DESC.
struct ExternalBufferDescription {
  std::uint64_t offset, size;
  unsigned flags, reserved[16];
};
static_assert(sizeof(ExternalBufferDescription) == 88);

// CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.
struct ExternalMipmappedDescription {
  std::uint64_t offset;
  ArrayDescription array;
  unsigned levels, reserved[16];
};
static_assert(sizeof(ExternalMipmappedDescription) == 120);

// CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC.
struct ExternalSemaphoreDescription {
  int type;
  union {
    int descriptor;
    void* windows[2];
  };
  unsigned flags, reserved[16];
};
static_assert(sizeof(ExternalSemaphoreDescription) == 96);

// CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS and CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS.
struct SemaphoreParameters {
  std::uint64_t value;
  std::uint64_t others[8];  // of semaphores for Windows and of NvSciSync
  unsigned flags, reserved[16];
};
static_assert(sizeof(SemaphoreParameters) == 144);

// The entry points: ENTRY(name of the member, symbol, parameters). All return a status. A driver without one of the
// first list isn't used; those of the second are null if it has none.
#define HIPSPV_CUDA_REQUIRED(ENTRY)                                                                                   \
  ENTRY(Init, cuInit, (unsigned))                                                                                     \
  ENTRY(DriverGetVersion, cuDriverGetVersion, (int*))                                                                 \
  ENTRY(GetErrorName, cuGetErrorName, (Status, const char**))                                                         \
  ENTRY(GetErrorString, cuGetErrorString, (Status, const char**))                                                     \
  ENTRY(DeviceGetCount, cuDeviceGetCount, (int*))                                                                     \
  ENTRY(DeviceGet, cuDeviceGet, (DeviceOrdinal*, int))                                                                \
  ENTRY(DeviceGetName, cuDeviceGetName, (char*, int, DeviceOrdinal))                                                  \
  ENTRY(DeviceGetUuid, cuDeviceGetUuid_v2, (Uuid*, DeviceOrdinal))                                                    \
  ENTRY(DeviceTotalMem, cuDeviceTotalMem_v2, (std::size_t*, DeviceOrdinal))                                           \
  ENTRY(DeviceGetAttribute, cuDeviceGetAttribute, (int*, Attribute, DeviceOrdinal))                                   \
  ENTRY(DevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, (Context*, DeviceOrdinal))                                  \
  ENTRY(DevicePrimaryCtxRelease, cuDevicePrimaryCtxRelease_v2, (DeviceOrdinal))                                       \
  ENTRY(CtxSetCurrent, cuCtxSetCurrent, (Context))                                                                    \
  ENTRY(DevicePrimaryCtxReset, cuDevicePrimaryCtxReset_v2, (DeviceOrdinal))                                           \
  ENTRY(CtxSetLimit, cuCtxSetLimit, (int, std::size_t))                                                               \
  ENTRY(CtxGetLimit, cuCtxGetLimit, (std::size_t*, int))                                                              \
  ENTRY(CtxGetStreamPriorityRange, cuCtxGetStreamPriorityRange, (int*, int*))                                         \
  ENTRY(DeviceCanAccessPeer, cuDeviceCanAccessPeer, (int*, DeviceOrdinal, DeviceOrdinal))                             \
  ENTRY(DeviceGetP2PAttribute, cuDeviceGetP2PAttribute, (int*, int, DeviceOrdinal, DeviceOrdinal))                    \
  ENTRY(CtxEnablePeerAccess, cuCtxEnablePeerAccess, (Context, unsigned))                                              \
  ENTRY(CtxDisablePeerAccess, cuCtxDisablePeerAccess, (Context))                                                      \
  ENTRY(MemcpyPeerAsync, cuMemcpyPeerAsync, (Address, Context, Address, Context, std::size_t, Stream))                \
  ENTRY(MemGetInfo, cuMemGetInfo_v2, (std::size_t*, std::size_t*))                                                    \
  ENTRY(MemAlloc, cuMemAlloc_v2, (Address*, std::size_t))                                                             \
  ENTRY(MemFree, cuMemFree_v2, (Address))                                                                             \
  ENTRY(MemGetAddressRange, cuMemGetAddressRange_v2, (Address*, std::size_t*, Address))                               \
  ENTRY(IpcGetMemHandle, cuIpcGetMemHandle, (IpcHandle*, Address))                                                    \
  ENTRY(IpcOpenMemHandle, cuIpcOpenMemHandle_v2, (Address*, IpcHandle, unsigned))                                     \
  ENTRY(IpcCloseMemHandle, cuIpcCloseMemHandle, (Address))                                                            \
  ENTRY(IpcGetEventHandle, cuIpcGetEventHandle, (IpcHandle*, EventHandle))                                            \
  ENTRY(IpcOpenEventHandle, cuIpcOpenEventHandle, (EventHandle*, IpcHandle))                                          \
  ENTRY(MemAddressReserve, cuMemAddressReserve, (Address*, std::size_t, std::size_t, Address, unsigned long long))    \
  ENTRY(MemAddressFree, cuMemAddressFree, (Address, std::size_t))                                                     \
  ENTRY(MemCreate, cuMemCreate, (AllocationHandle*, std::size_t, const AllocationProperties*, unsigned long long))    \
  ENTRY(MemRelease, cuMemRelease, (AllocationHandle))                                                                 \
  ENTRY(MemMap, cuMemMap, (Address, std::size_t, std::size_t, AllocationHandle, unsigned long long))                  \
  ENTRY(MemUnmap, cuMemUnmap, (Address, std::size_t))                                                                 \
  ENTRY(MemSetAccess, cuMemSetAccess, (Address, std::size_t, const AccessDescription*, std::size_t))                  \
  ENTRY(MemGetAllocationGranularity, cuMemGetAllocationGranularity, (std::size_t*, const AllocationProperties*, int)) \
  ENTRY(MemGetAllocationPropertiesFromHandle, cuMemGetAllocationPropertiesFromHandle,                                 \
        (AllocationProperties*, AllocationHandle))                                                                    \
  ENTRY(MemExportToShareableHandle, cuMemExportToShareableHandle, (void*, AllocationHandle, int, unsigned long long)) \
  ENTRY(MemImportFromShareableHandle, cuMemImportFromShareableHandle, (AllocationHandle*, void*, int))                \
  ENTRY(MemPoolCreate, cuMemPoolCreate, (PoolHandle*, const PoolProperties*))                                         \
  ENTRY(MemPoolDestroy, cuMemPoolDestroy, (PoolHandle))                                                               \
  ENTRY(MemPoolSetAccess, cuMemPoolSetAccess, (PoolHandle, const AccessDescription*, std::size_t))                    \
  ENTRY(MemPoolExportToShareableHandle, cuMemPoolExportToShareableHandle,                                             \
        (void*, PoolHandle, int, unsigned long long))                                                                 \
  ENTRY(MemPoolImportFromShareableHandle, cuMemPoolImportFromShareableHandle,                                         \
        (PoolHandle*, void*, int, unsigned long long))                                                                \
  ENTRY(MemPoolExportPointer, cuMemPoolExportPointer, (PoolPointer*, Address))                                        \
  ENTRY(MemPoolImportPointer, cuMemPoolImportPointer, (Address*, PoolHandle, PoolPointer*))                           \
  ENTRY(MemAllocFromPoolAsync, cuMemAllocFromPoolAsync, (Address*, std::size_t, PoolHandle, Stream))                  \
  ENTRY(MemFreeAsync, cuMemFreeAsync, (Address, Stream))                                                              \
  ENTRY(MemHostAlloc, cuMemHostAlloc, (void**, std::size_t, unsigned))                                                \
  ENTRY(MemFreeHost, cuMemFreeHost, (void*))                                                                          \
  ENTRY(MemHostRegister, cuMemHostRegister_v2, (void*, std::size_t, unsigned))                                        \
  ENTRY(MemHostUnregister, cuMemHostUnregister, (void*))                                                              \
  ENTRY(MemAllocManaged, cuMemAllocManaged, (Address*, std::size_t, unsigned))                                        \
  ENTRY(PointerGetAttributes, cuPointerGetAttributes, (unsigned, int*, void**, Address))                              \
  ENTRY(MemcpyAsync, cuMemcpyAsync, (Address, Address, std::size_t, Stream))                                          \
  ENTRY(Memcpy3DAsync, cuMemcpy3DAsync_v2, (const Copy3D*, Stream))                                                   \
  ENTRY(Memcpy3DPeerAsync, cuMemcpy3DPeerAsync, (const Copy3D*, Stream))                                              \
  ENTRY(ArrayCreate, cuArray3DCreate_v2, (ArrayHandle*, const ArrayDescription*))                                     \
  ENTRY(ArrayDestroy, cuArrayDestroy, (ArrayHandle))                                                                  \
  ENTRY(MipmappedArrayCreate, cuMipmappedArrayCreate, (MipmappedHandle*, const ArrayDescription*, unsigned))          \
  ENTRY(MipmappedArrayGetLevel, cuMipmappedArrayGetLevel, (ArrayHandle*, MipmappedHandle, unsigned))                  \
  ENTRY(MipmappedArrayDestroy, cuMipmappedArrayDestroy, (MipmappedHandle))                                            \
  ENTRY(TexObjectCreate, cuTexObjectCreate,                                                                           \
        (ObjectHandle*, const ResourceDescription*, const SamplingDescription*, const ViewDescription*))              \
  ENTRY(TexObjectDestroy, cuTexObjectDestroy, (ObjectHandle))                                                         \
  ENTRY(SurfObjectCreate, cuSurfObjectCreate, (ObjectHandle*, const ResourceDescription*))                            \
  ENTRY(SurfObjectDestroy, cuSurfObjectDestroy, (ObjectHandle))                                                       \
  ENTRY(MemsetD8Async, cuMemsetD8Async, (Address, unsigned char, std::size_t, Stream))                                \
  ENTRY(MemsetD16Async, cuMemsetD16Async, (Address, unsigned short, std::size_t, Stream))                             \
  ENTRY(MemsetD32Async, cuMemsetD32Async, (Address, unsigned, std::size_t, Stream))                                   \
  ENTRY(MemsetD2D32Async, cuMemsetD2D32Async, (Address, std::size_t, unsigned, std::size_t, std::size_t, Stream))     \
  ENTRY(StreamCreateWithPriority, cuStreamCreateWithPriority, (Stream*, unsigned, int))                               \
  ENTRY(StreamDestroy, cuStreamDestroy_v2, (Stream))                                                                  \
  ENTRY(StreamSynchronize, cuStreamSynchronize, (Stream))                                                             \
  ENTRY(StreamWaitEvent, cuStreamWaitEvent, (Stream, EventHandle, unsigned))                                          \
  ENTRY(StreamWaitValue32, cuStreamWaitValue32_v2, (Stream, Address, std::uint32_t, unsigned))                        \
  ENTRY(StreamWaitValue64, cuStreamWaitValue64_v2, (Stream, Address, std::uint64_t, unsigned))                        \
  ENTRY(StreamWriteValue32, cuStreamWriteValue32_v2, (Stream, Address, std::uint32_t, unsigned))                      \
  ENTRY(StreamWriteValue64, cuStreamWriteValue64_v2, (Stream, Address, std::uint64_t, unsigned))                      \
  ENTRY(StreamBatchMemOp, cuStreamBatchMemOp_v2, (Stream, unsigned, ValueParameters*, unsigned))                      \
  ENTRY(ImportExternalMemory, cuImportExternalMemory, (ExternalMemoryHandle*, const ExternalMemoryDescription*))      \
  ENTRY(DestroyExternalMemory, cuDestroyExternalMemory, (ExternalMemoryHandle))                                       \
  ENTRY(ExternalMemoryGetMappedBuffer, cuExternalMemoryGetMappedBuffer,                                               \
        (Address*, ExternalMemoryHandle, const ExternalBufferDescription*))                                           \
  ENTRY(ExternalMemoryGetMappedMipmappedArray, cuExternalMemoryGetMappedMipmappedArray,                               \
        (MipmappedHandle*, ExternalMemoryHandle, const ExternalMipmappedDescription*))                                \
  ENTRY(ImportExternalSemaphore, cuImportExternalSemaphore,                                                           \
        (ExternalSemaphoreHandle*, const ExternalSemaphoreDescription*))                                              \
  ENTRY(DestroyExternalSemaphore, cuDestroyExternalSemaphore, (ExternalSemaphoreHandle))                              \
  ENTRY(SignalExternalSemaphoresAsync, cuSignalExternalSemaphoresAsync,                                               \
        (const ExternalSemaphoreHandle*, const SemaphoreParameters*, unsigned, Stream))                               \
  ENTRY(WaitExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync,                                                   \
        (const ExternalSemaphoreHandle*, const SemaphoreParameters*, unsigned, Stream))                               \
  ENTRY(EventCreate, cuEventCreate, (EventHandle*, unsigned))                                                         \
  ENTRY(EventDestroy, cuEventDestroy_v2, (EventHandle))                                                               \
  ENTRY(EventRecord, cuEventRecord, (EventHandle, Stream))                                                            \
  ENTRY(EventQuery, cuEventQuery, (EventHandle))                                                                      \
  ENTRY(EventSynchronize, cuEventSynchronize, (EventHandle))                                                          \
  ENTRY(EventElapsedTime, cuEventElapsedTime, (float*, EventHandle, EventHandle))                                     \
  ENTRY(LaunchHostFunc, cuLaunchHostFunc, (Stream, HostFunction, void*))                                              \
  ENTRY(LaunchKernel, cuLaunchKernel,                                                                                 \
        (Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Stream, void**, void**))     \
  ENTRY(LaunchCooperativeKernel, cuLaunchCooperativeKernel,                                                           \
        (Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Stream, void**))             \
  ENTRY(GraphCreate, cuGraphCreate, (GraphHandle*, unsigned))                                                         \
  ENTRY(GraphDestroy, cuGraphDestroy, (GraphHandle))                                                                  \
  ENTRY(GraphAddEmptyNode, cuGraphAddEmptyNode, (GraphNodeHandle*, GraphHandle, const GraphNodeHandle*, std::size_t)) \
  ENTRY(GraphAddKernelNode, cuGraphAddKernelNode_v2,                                                                  \
        (GraphNodeHandle*, GraphHandle, const GraphNodeHandle*, std::size_t, const KernelNode*))                      \
  ENTRY(GraphAddMemcpyNode, cuGraphAddMemcpyNode,                                                                     \
        (GraphNodeHandle*, GraphHandle, const GraphNodeHandle*, std::size_t, const Copy3D*, Context))                 \
  ENTRY(GraphAddMemsetNode, cuGraphAddMemsetNode,                                                                     \
        (GraphNodeHandle*, GraphHandle, const GraphNodeHandle*, std::size_t, const FillNode*, Context))               \
  ENTRY(GraphKernelNodeSetAttribute, cuGraphKernelNodeSetAttribute, (GraphNodeHandle, int, const NodeAttribute*))     \
  ENTRY(GraphInstantiate, cuGraphInstantiateWithFlags, (ExecutableHandle*, GraphHandle, unsigned long long))          \
  ENTRY(GraphExecDestroy, cuGraphExecDestroy, (ExecutableHandle))                                                     \
  ENTRY(GraphExecKernelNodeSetParams, cuGraphExecKernelNodeSetParams_v2,                                              \
        (ExecutableHandle, GraphNodeHandle, const KernelNode*))                                                       \
  ENTRY(GraphExecMemcpyNodeSetParams, cuGraphExecMemcpyNodeSetParams,                                                 \
        (ExecutableHandle, GraphNodeHandle, const Copy3D*, Context))                                                  \
  ENTRY(GraphExecMemsetNodeSetParams, cuGraphExecMemsetNodeSetParams,                                                 \
        (ExecutableHandle, GraphNodeHandle, const FillNode*, Context))                                                \
  ENTRY(GraphNodeSetEnabled, cuGraphNodeSetEnabled, (ExecutableHandle, GraphNodeHandle, unsigned))                    \
  ENTRY(GraphUpload, cuGraphUpload, (ExecutableHandle, Stream))                                                       \
  ENTRY(GraphLaunch, cuGraphLaunch, (ExecutableHandle, Stream))                                                       \
  ENTRY(ModuleLoadDataEx, cuModuleLoadDataEx, (ModuleHandle*, const void*, unsigned, int*, void**))                   \
  ENTRY(ModuleUnload, cuModuleUnload, (ModuleHandle))                                                                 \
  ENTRY(ModuleGetFunction, cuModuleGetFunction, (Function*, ModuleHandle, const char*))                               \
  ENTRY(ModuleGetGlobal, cuModuleGetGlobal_v2, (Address*, std::size_t*, ModuleHandle, const char*))                   \
  ENTRY(FuncGetAttribute, cuFuncGetAttribute, (int*, FunctionAttribute, Function))                                    \
  ENTRY(FuncSetAttribute, cuFuncSetAttribute, (Function, FunctionAttribute, int))                                     \
  ENTRY(OccupancyMaxActiveBlocks, cuOccupancyMaxActiveBlocksPerMultiprocessor, (int*, Function, int, std::size_t))    \
  ENTRY(LinkCreate, cuLinkCreate_v2, (unsigned, int*, void**, Linker*))                                               \
  ENTRY(LinkAddData, cuLinkAddData_v2, (Linker, int, void*, std::size_t, const char*, unsigned, int*, void**))        \
  ENTRY(LinkComplete, cuLinkComplete, (Linker, void**, std::size_t*))                                                 \
  ENTRY(LinkDestroy, cuLinkDestroy, (Linker))

// Drivers of CUDA 12.2 and later have the versions with a location.
#define HIPSPV_CUDA_OPTIONAL(ENTRY)                                                                   \
  ENTRY(MemPrefetchAsync, cuMemPrefetchAsync, (Address, std::size_t, DeviceOrdinal, Stream))          \
  ENTRY(MemPrefetchAsync2, cuMemPrefetchAsync_v2, (Address, std::size_t, Location, unsigned, Stream)) \
  ENTRY(MemAdvise, cuMemAdvise, (Address, std::size_t, int, DeviceOrdinal))                           \
  ENTRY(MemAdvise2, cuMemAdvise_v2, (Address, std::size_t, int, Location))

template <class... Parameters>
using EntryPoint = backend::EntryPoint<Status(Parameters...)>;

struct Driver {
#define HIPSPV_CUDA_MEMBER(name, symbol, parameters) backend::EntryPoint<Status parameters> name{#symbol};
  HIPSPV_CUDA_REQUIRED(HIPSPV_CUDA_MEMBER)
  HIPSPV_CUDA_OPTIONAL(HIPSPV_CUDA_MEMBER)
#undef HIPSPV_CUDA_MEMBER
};

inline Address addressOf(const void* pointer) { return reinterpret_cast<Address>(pointer); }

}  // namespace hipspv::cuda
