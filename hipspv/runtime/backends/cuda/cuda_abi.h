// The part of the CUDA driver's binary interface that the back end uses, version 12.0 or later. Names and numbers are
// those of the CUDA Driver API's reference manual; symbols have the suffixes of their current versions.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hipspv::cuda {

using Status = int;  // CUresult
using DeviceNumber = int;
using Address = std::uint64_t;
using Context = struct ContextObject*;
using Stream = struct StreamObject*;
using EventHandle = struct EventObject*;
using ModuleHandle = struct ModuleObject*;
using Function = struct FunctionObject*;
using Linker = struct LinkerObject*;
using HostFunction = void (*)(void*);

struct Uuid {
  std::uint8_t bytes[16];
};

enum : Status {
  kSuccess = 0,
  kInvalidValue = 1,
  kOutOfMemory = 2,
  kNotInitialized = 3,
  kDeinitialized = 4,
  kStubLibrary = 34,
  kDeviceUnavailable = 46,
  kNoDevice = 100,
  kInvalidDevice = 101,
  kInvalidImage = 200,
  kInvalidContext = 201,
  kMapFailed = 205,
  kUnmapFailed = 206,
  kNoBinaryForGpu = 209,
  kEccUncorrectable = 214,
  kUnsupportedLimit = 215,
  kContextAlreadyInUse = 216,
  kPeerAccessUnsupported = 217,
  kInvalidPtx = 218,
  kNvlinkUncorrectable = 220,
  kJitCompilerNotFound = 221,
  kUnsupportedPtxVersion = 222,
  kJitCompilationDisabled = 223,
  kContained = 226,
  kInvalidSource = 300,
  kFileNotFound = 301,
  kOperatingSystem = 304,
  kInvalidHandle = 400,
  kIllegalState = 401,
  kNotFound = 500,
  kNotReady = 600,
  kIllegalAddress = 700,
  kLaunchOutOfResources = 701,
  kLaunchTimeout = 702,
  kContextIsDestroyed = 709,
  kAssert = 710,
  kHostMemoryAlreadyRegistered = 712,
  kHostMemoryNotRegistered = 713,
  kHardwareStackError = 714,
  kIllegalInstruction = 715,
  kMisalignedAddress = 716,
  kInvalidAddressSpace = 717,
  kInvalidPc = 718,
  kLaunchFailed = 719,
  kCooperativeLaunchTooLarge = 720,
  kNotPermitted = 800,
  kNotSupported = 801,
  kSystemNotReady = 802,
  kSystemDriverMismatch = 803,
  kCompatNotSupported = 804,
  kUnknown = 999,
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
  kMultiprocessors = 16,
  kIntegrated = 18,
  kComputeMode = 20,
  kEcc = 32,
  kPciBus = 33,
  kPciDevice = 34,
  kMemoryClockRate = 36,  // kHz
  kMemoryBusWidth = 37,   // bits
  kL2CacheBytes = 38,
  kUnitThreads = 39,
  kCopyEngines = 40,
  kPciDomain = 50,
  kCapabilityMajor = 75,
  kCapabilityMinor = 76,
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
  kUnitBlocks = 106,
};

enum : int { kComputeModeProhibited = 2 };  // CUcomputemode

// CUfunction_attribute.
enum class FunctionAttribute : int {
  kMaxThreadsPerBlock = 0,
  kSharedBytes = 1,
  kLocalBytes = 3,
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
  kHostAllocPortable = 1,
  kHostAllocDeviceMap = 2,
  kAttachGlobal = 1,
  kWaitGreaterOrEqual = 0,  // cyclic: by the sign of the difference
};

inline constexpr DeviceNumber kCpuDevice = -1;

// The entry points: ENTRY(name of the member, symbol, parameters). All return a status. A driver without one of the
// first list isn't used; those of the second are null if it has none.
#define HIPSPV_CUDA_REQUIRED(ENTRY)                                                                                \
  ENTRY(Init, cuInit, (unsigned))                                                                                  \
  ENTRY(DriverGetVersion, cuDriverGetVersion, (int*))                                                              \
  ENTRY(GetErrorName, cuGetErrorName, (Status, const char**))                                                      \
  ENTRY(GetErrorString, cuGetErrorString, (Status, const char**))                                                  \
  ENTRY(DeviceGetCount, cuDeviceGetCount, (int*))                                                                  \
  ENTRY(DeviceGet, cuDeviceGet, (DeviceNumber*, int))                                                              \
  ENTRY(DeviceGetName, cuDeviceGetName, (char*, int, DeviceNumber))                                                \
  ENTRY(DeviceGetUuid, cuDeviceGetUuid_v2, (Uuid*, DeviceNumber))                                                  \
  ENTRY(DeviceTotalMem, cuDeviceTotalMem_v2, (std::size_t*, DeviceNumber))                                         \
  ENTRY(DeviceGetAttribute, cuDeviceGetAttribute, (int*, Attribute, DeviceNumber))                                 \
  ENTRY(DevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, (Context*, DeviceNumber))                                \
  ENTRY(DevicePrimaryCtxRelease, cuDevicePrimaryCtxRelease_v2, (DeviceNumber))                                     \
  ENTRY(CtxSetCurrent, cuCtxSetCurrent, (Context))                                                                 \
  ENTRY(CtxSetLimit, cuCtxSetLimit, (int, std::size_t))                                                            \
  ENTRY(CtxGetStreamPriorityRange, cuCtxGetStreamPriorityRange, (int*, int*))                                      \
  ENTRY(MemGetInfo, cuMemGetInfo_v2, (std::size_t*, std::size_t*))                                                 \
  ENTRY(MemAlloc, cuMemAlloc_v2, (Address*, std::size_t))                                                          \
  ENTRY(MemFree, cuMemFree_v2, (Address))                                                                          \
  ENTRY(MemHostAlloc, cuMemHostAlloc, (void**, std::size_t, unsigned))                                             \
  ENTRY(MemFreeHost, cuMemFreeHost, (void*))                                                                       \
  ENTRY(MemHostRegister, cuMemHostRegister_v2, (void*, std::size_t, unsigned))                                     \
  ENTRY(MemHostUnregister, cuMemHostUnregister, (void*))                                                           \
  ENTRY(MemAllocManaged, cuMemAllocManaged, (Address*, std::size_t, unsigned))                                     \
  ENTRY(PointerGetAttribute, cuPointerGetAttribute, (void*, int, Address))                                         \
  ENTRY(MemcpyAsync, cuMemcpyAsync, (Address, Address, std::size_t, Stream))                                       \
  ENTRY(MemsetD8Async, cuMemsetD8Async, (Address, unsigned char, std::size_t, Stream))                             \
  ENTRY(MemsetD16Async, cuMemsetD16Async, (Address, unsigned short, std::size_t, Stream))                          \
  ENTRY(MemsetD32Async, cuMemsetD32Async, (Address, unsigned, std::size_t, Stream))                                \
  ENTRY(MemsetD2D32Async, cuMemsetD2D32Async, (Address, std::size_t, unsigned, std::size_t, std::size_t, Stream))  \
  ENTRY(StreamCreateWithPriority, cuStreamCreateWithPriority, (Stream*, unsigned, int))                            \
  ENTRY(StreamDestroy, cuStreamDestroy_v2, (Stream))                                                               \
  ENTRY(StreamSynchronize, cuStreamSynchronize, (Stream))                                                          \
  ENTRY(StreamWaitEvent, cuStreamWaitEvent, (Stream, EventHandle, unsigned))                                       \
  ENTRY(StreamWaitValue32, cuStreamWaitValue32_v2, (Stream, Address, std::uint32_t, unsigned))                     \
  ENTRY(EventCreate, cuEventCreate, (EventHandle*, unsigned))                                                      \
  ENTRY(EventDestroy, cuEventDestroy_v2, (EventHandle))                                                            \
  ENTRY(EventRecord, cuEventRecord, (EventHandle, Stream))                                                         \
  ENTRY(EventQuery, cuEventQuery, (EventHandle))                                                                   \
  ENTRY(EventSynchronize, cuEventSynchronize, (EventHandle))                                                       \
  ENTRY(EventElapsedTime, cuEventElapsedTime, (float*, EventHandle, EventHandle))                                  \
  ENTRY(LaunchHostFunc, cuLaunchHostFunc, (Stream, HostFunction, void*))                                           \
  ENTRY(LaunchKernel, cuLaunchKernel,                                                                              \
        (Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Stream, void**, void**))  \
  ENTRY(LaunchCooperativeKernel, cuLaunchCooperativeKernel,                                                        \
        (Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Stream, void**))          \
  ENTRY(ModuleLoadDataEx, cuModuleLoadDataEx, (ModuleHandle*, const void*, unsigned, int*, void**))                \
  ENTRY(ModuleUnload, cuModuleUnload, (ModuleHandle))                                                              \
  ENTRY(ModuleGetFunction, cuModuleGetFunction, (Function*, ModuleHandle, const char*))                            \
  ENTRY(ModuleGetGlobal, cuModuleGetGlobal_v2, (Address*, std::size_t*, ModuleHandle, const char*))                \
  ENTRY(FuncGetAttribute, cuFuncGetAttribute, (int*, FunctionAttribute, Function))                                 \
  ENTRY(FuncSetAttribute, cuFuncSetAttribute, (Function, FunctionAttribute, int))                                  \
  ENTRY(OccupancyMaxActiveBlocks, cuOccupancyMaxActiveBlocksPerMultiprocessor, (int*, Function, int, std::size_t)) \
  ENTRY(LinkCreate, cuLinkCreate_v2, (unsigned, int*, void**, Linker*))                                            \
  ENTRY(LinkAddData, cuLinkAddData_v2, (Linker, int, void*, std::size_t, const char*, unsigned, int*, void**))     \
  ENTRY(LinkComplete, cuLinkComplete, (Linker, void**, std::size_t*))                                              \
  ENTRY(LinkDestroy, cuLinkDestroy, (Linker))

// cuMemPrefetchAsync has the parameters of CUDA 12 and earlier; the later ones have another symbol.
#define HIPSPV_CUDA_OPTIONAL(ENTRY) \
  ENTRY(MemPrefetchAsync, cuMemPrefetchAsync, (Address, std::size_t, DeviceNumber, Stream))

struct Driver {
#define HIPSPV_CUDA_MEMBER(name, symbol, parameters) Status(*name) parameters = nullptr;
  HIPSPV_CUDA_REQUIRED(HIPSPV_CUDA_MEMBER)
  HIPSPV_CUDA_OPTIONAL(HIPSPV_CUDA_MEMBER)
#undef HIPSPV_CUDA_MEMBER
};

inline Address addressOf(const void* pointer) { return reinterpret_cast<Address>(pointer); }

}  // namespace hipspv::cuda
