// The subset of the OpenCL ABI that the back end uses, so that building needs no OpenCL headers.
// Values and signatures: OpenCL 3.0 API specification, cl_khr_pci_bus_info, cl_ext_float_atomics,
// cl_ext_buffer_device_address, cl_intel_unified_shared_memory and cl_intel_required_subgroup_size
// (KhronosGroup/OpenCL-Headers CL/cl.h and CL/cl_ext.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "hipspv/runtime/backends/library.h"

namespace hipspv::cl {

using Platform = struct PlatformTag*;
using DeviceId = struct DeviceIdTag*;
using Context = struct ContextTag*;
using CommandQueue = struct CommandQueueTag*;
using ClProgram = struct ProgramTag*;
using ClKernel = struct KernelTag*;
using ClEvent = struct EventTag*;
using ClMemory = struct MemoryTag*;
using Int = std::int32_t;
using Uint = std::uint32_t;
using Bitfield = std::uint64_t;
using Property = std::intptr_t;
using EventCallback = void (*)(ClEvent, Int status, void* user_data);

enum Status : Int {
  kSuccess = 0,
  kMemObjectAllocationFailure = -4,
  kOutOfResources = -5,
  kOutOfHostMemory = -6,
  kInvalidValue = -30,
  kInvalidKernelName = -46,
  kInvalidArgValue = -50,
  kInvalidArgSize = -51,
  kInvalidWorkGroupSize = -54,
  kInvalidWorkItemSize = -55,
  kInvalidBufferSize = -61,
  kInvalidGlobalWorkSize = -63,
};

enum Info : Uint {
  // clGetPlatformInfo
  kPlatformName = 0x0902,
  // clGetDeviceInfo
  kDeviceType = 0x1000,
  kDeviceMaxComputeUnits = 0x1002,
  kDeviceMaxWorkGroupSize = 0x1004,
  kDeviceMaxWorkItemSizes = 0x1005,
  kDeviceMaxClockFrequency = 0x100C,
  kDeviceProfilingTimerResolution = 0x1025,
  kDeviceMaxMemAllocSize = 0x1010,
  kDeviceImageSupport = 0x1016,
  kDeviceMaxParameterSize = 0x1017,
  kDeviceGlobalMemCacheSize = 0x101E,
  kDeviceSingleFpConfig = 0x101B,
  kDeviceGlobalMemSize = 0x101F,
  kDeviceMaxConstantBufferSize = 0x1020,
  kDeviceLocalMemSize = 0x1023,
  kDeviceErrorCorrectionSupport = 0x1024,
  kDeviceName = 0x102B,
  kDeviceVendor = 0x102C,
  kDriverVersion = 0x102D,
  kDeviceVersion = 0x102F,
  kDeviceExtensions = 0x1030,
  kDeviceDoubleFpConfig = 0x1032,
  kDeviceHostUnifiedMemory = 0x1035,
  kDeviceNativeVectorWidthFloat = 0x103A,
  kDeviceNativeVectorWidthDouble = 0x103B,
  kDeviceSvmCapabilities = 0x1053,
  kDeviceMaxGlobalVariableSize = 0x104D,
  kDeviceIlVersion = 0x105B,
  kDeviceMaxNumSubGroups = 0x105C,
  kDeviceAtomicMemoryCapabilities = 0x1063,
  kDeviceWorkGroupCollectives = 0x1068,
  kDeviceGenericAddressSpace = 0x1069,
  kDeviceUuid = 0x106A,
  kDevicePciBusInfo = 0x410F,
  kDeviceSubGroupSizes = 0x4108,
  kDeviceHostMemCapabilities = 0x4190,
  kDeviceDeviceMemCapabilities = 0x4191,
  kDeviceSharedSystemMemCapabilities = 0x4194,
  kDeviceSingleAtomics = 0x4231,
  kDeviceDoubleAtomics = 0x4232,
  // clGetProgramBuildInfo, clGetProgramInfo
  kProgramBuildLog = 0x1183,
  kProgramBinarySizes = 0x1165,
  kProgramBinaries = 0x1166,
  // clGetKernelInfo, clGetKernelWorkGroupInfo
  kKernelWorkGroupSize = 0x11B0,
  kKernelLocalMemSize = 0x11B2,
  kKernelPreferredMultiple = 0x11B3,
  kKernelPrivateMemSize = 0x11B4,
  // clSetKernelExecInfo
  kExecInfoSvmPtrs = 0x11B6,
  kExecInfoDevicePtrs = 0x5002,
  kExecInfoIndirectHostAccess = 0x4200,
  kExecInfoIndirectDeviceAccess = 0x4201,
  kExecInfoIndirectSharedAccess = 0x4202,
  // clGetEventInfo, clGetEventProfilingInfo
  kEventExecutionStatus = 0x11D3,
  kProfilingCommandStart = 0x1282,
  kProfilingCommandEnd = 0x1283,
  // clGetMemObjectInfo
  kMemDeviceAddress = 0x5001,
  // property names
  kMemDevicePrivateAddress = 0x5000,
  kContextPlatform = 0x1084,
  kQueueProperties = 0x1093,
  kQueuePriority = 0x1096,
};

inline constexpr Bitfield kDeviceTypeAll = 0xFFFFFFFF;
inline constexpr Bitfield kDeviceTypeCpu = 1u << 1;
inline constexpr Bitfield kDeviceTypeGpu = 1u << 2;
inline constexpr Bitfield kDeviceTypeAccelerator = 1u << 3;
inline constexpr Bitfield kQueueProfilingEnable = 1u << 1;
inline constexpr Bitfield kMemReadWrite = 1u << 0;
inline constexpr Bitfield kMemSvmFineGrain = 1u << 10;
// cl_device_fp_atomic_capabilities_ext
inline constexpr Bitfield kAtomicGlobalAdd = 1u << 1;
inline constexpr Bitfield kAtomicGlobalMinMax = 1u << 2;
inline constexpr Bitfield kAtomicLocalAdd = 1u << 17;
inline constexpr Bitfield kAtomicLocalMinMax = 1u << 18;
// cl_device_atomic_capabilities
inline constexpr Bitfield kAtomicScopeAllDevices = 1u << 6;
inline constexpr Bitfield kMigrateToHost = 1u << 0;
inline constexpr Bitfield kSvmCoarseGrain = 1u << 0;
inline constexpr Bitfield kFpFma = 1u << 5, kFpExactDivision = 1u << 7;  // CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
inline constexpr Bitfield kSvmFineGrain = 1u << 1;
inline constexpr Bitfield kSvmSystem = 1u << 2;
inline constexpr Int kComplete = 0;
inline constexpr Uint kTrue = 1;
inline constexpr Uint kFalse = 0;
inline constexpr Property kPriorityHigh = 1 << 0;
inline constexpr Property kPriorityLow = 1 << 2;

// struct cl_device_pci_bus_info_khr
struct PciBusInfo {
  Uint domain, bus, device, function;
};

// Every entry point of the core API that the back end calls: result, name without "cl", parameters.
#define HIPSPV_CL_CORE(X)                                                                                            \
  X(Int, GetPlatformIDs, (Uint, Platform*, Uint*))                                                                   \
  X(Int, GetPlatformInfo, (Platform, Uint, std::size_t, void*, std::size_t*))                                        \
  X(Int, GetDeviceIDs, (Platform, Bitfield, Uint, DeviceId*, Uint*))                                                 \
  X(Int, GetDeviceInfo, (DeviceId, Uint, std::size_t, void*, std::size_t*))                                          \
  X(Int, GetDeviceAndHostTimer, (DeviceId, std::uint64_t*, std::uint64_t*))                                          \
  X(Context, CreateContext,                                                                                          \
    (const Property*, Uint, const DeviceId*, void (*)(const char*, const void*, std::size_t, void*), void*, Int*))   \
  X(Int, RetainContext, (Context))                                                                                   \
  X(CommandQueue, CreateCommandQueueWithProperties, (Context, DeviceId, const Bitfield*, Int*))                      \
  X(Int, ReleaseCommandQueue, (CommandQueue))                                                                        \
  X(ClProgram, CreateProgramWithIL, (Context, const void*, std::size_t, Int*))                                       \
  X(ClProgram, CreateProgramWithBinary,                                                                              \
    (Context, Uint, const DeviceId*, const std::size_t*, const unsigned char* const*, Int*, Int*))                   \
  X(Int, GetProgramInfo, (ClProgram, Uint, std::size_t, void*, std::size_t*))                                        \
  X(Int, BuildProgram, (ClProgram, Uint, const DeviceId*, const char*, void (*)(ClProgram, void*), void*))           \
  X(Int, ReleaseProgram, (ClProgram))                                                                                \
  X(Int, GetProgramBuildInfo, (ClProgram, DeviceId, Uint, std::size_t, void*, std::size_t*))                         \
  X(ClKernel, CreateKernel, (ClProgram, const char*, Int*))                                                          \
  X(Int, ReleaseKernel, (ClKernel))                                                                                  \
  X(Int, SetKernelArg, (ClKernel, Uint, std::size_t, const void*))                                                   \
  X(Int, SetKernelArgSVMPointer, (ClKernel, Uint, const void*))                                                      \
  X(Int, SetKernelExecInfo, (ClKernel, Uint, std::size_t, const void*))                                              \
  X(Int, GetKernelInfo, (ClKernel, Uint, std::size_t, void*, std::size_t*))                                          \
  X(Int, GetKernelWorkGroupInfo, (ClKernel, DeviceId, Uint, std::size_t, void*, std::size_t*))                       \
  X(Int, EnqueueNDRangeKernel,                                                                                       \
    (CommandQueue, ClKernel, Uint, const std::size_t*, const std::size_t*, const std::size_t*, Uint, const ClEvent*, \
     ClEvent*))                                                                                                      \
  X(Int, EnqueueMarkerWithWaitList, (CommandQueue, Uint, const ClEvent*, ClEvent*))                                  \
  X(Int, EnqueueBarrierWithWaitList, (CommandQueue, Uint, const ClEvent*, ClEvent*))                                 \
  X(Int, Flush, (CommandQueue))                                                                                      \
  X(Int, Finish, (CommandQueue))                                                                                     \
  X(Int, WaitForEvents, (Uint, const ClEvent*))                                                                      \
  X(Int, GetEventInfo, (ClEvent, Uint, std::size_t, void*, std::size_t*))                                            \
  X(Int, GetEventProfilingInfo, (ClEvent, Uint, std::size_t, void*, std::size_t*))                                   \
  X(Int, SetEventCallback, (ClEvent, Int, EventCallback, void*))                                                     \
  X(ClEvent, CreateUserEvent, (Context, Int*))                                                                       \
  X(Int, SetUserEventStatus, (ClEvent, Int))                                                                         \
  X(Int, RetainEvent, (ClEvent))                                                                                     \
  X(Int, ReleaseEvent, (ClEvent))                                                                                    \
  X(void*, SVMAlloc, (Context, Bitfield, std::size_t, Uint))                                                         \
  X(void, SVMFree, (Context, void*))                                                                                 \
  X(Int, EnqueueSVMMemcpy, (CommandQueue, Uint, void*, const void*, std::size_t, Uint, const ClEvent*, ClEvent*))    \
  X(Int, EnqueueSVMMemFill,                                                                                          \
    (CommandQueue, void*, const void*, std::size_t, std::size_t, Uint, const ClEvent*, ClEvent*))                    \
  X(ClMemory, CreateBuffer, (Context, Bitfield, std::size_t, void*, Int*))                                           \
  X(Int, ReleaseMemObject, (ClMemory))                                                                               \
  X(Int, GetMemObjectInfo, (ClMemory, Uint, std::size_t, void*, std::size_t*))                                       \
  X(Int, EnqueueReadBuffer,                                                                                          \
    (CommandQueue, ClMemory, Uint, std::size_t, std::size_t, void*, Uint, const ClEvent*, ClEvent*))                 \
  X(Int, EnqueueWriteBuffer,                                                                                         \
    (CommandQueue, ClMemory, Uint, std::size_t, std::size_t, const void*, Uint, const ClEvent*, ClEvent*))           \
  X(Int, EnqueueCopyBuffer,                                                                                          \
    (CommandQueue, ClMemory, ClMemory, std::size_t, std::size_t, std::size_t, Uint, const ClEvent*, ClEvent*))       \
  X(Int, EnqueueFillBuffer,                                                                                          \
    (CommandQueue, ClMemory, const void*, std::size_t, std::size_t, std::size_t, Uint, const ClEvent*, ClEvent*))    \
  X(void*, GetExtensionFunctionAddressForPlatform, (Platform, const char*))

// Entry points of OpenCL 3.0, which may be missing.
#define HIPSPV_CL_LATER(X) \
  X(ClMemory, CreateBufferWithProperties, (Context, const Bitfield*, Bitfield, std::size_t, void*, Int*))

// cl_ext_buffer_device_address, found through clGetExtensionFunctionAddressForPlatform.
#define HIPSPV_CL_ADDRESSES(X) X(Int, SetKernelArgDevicePointerEXT, (ClKernel, Uint, std::uint64_t))

// cl_intel_unified_shared_memory, found through clGetExtensionFunctionAddressForPlatform.
#define HIPSPV_CL_USM(X)                                                                                            \
  X(void*, HostMemAllocINTEL, (Context, const Bitfield*, std::size_t, Uint, Int*))                                  \
  X(void*, DeviceMemAllocINTEL, (Context, DeviceId, const Bitfield*, std::size_t, Uint, Int*))                      \
  X(void*, SharedMemAllocINTEL, (Context, DeviceId, const Bitfield*, std::size_t, Uint, Int*))                      \
  X(Int, MemFreeINTEL, (Context, void*))                                                                            \
  X(Int, SetKernelArgMemPointerINTEL, (ClKernel, Uint, const void*))                                                \
  X(Int, EnqueueMemcpyINTEL, (CommandQueue, Uint, void*, const void*, std::size_t, Uint, const ClEvent*, ClEvent*)) \
  X(Int, EnqueueMemFillINTEL,                                                                                       \
    (CommandQueue, void*, const void*, std::size_t, std::size_t, Uint, const ClEvent*, ClEvent*))                   \
  X(Int, EnqueueMigrateMemINTEL, (CommandQueue, const void*, std::size_t, Bitfield, Uint, const ClEvent*, ClEvent*))

#define HIPSPV_CL_DECLARE(result, name, parameters) backend::EntryPoint<result parameters> name{"cl" #name};

// One loader's entry points.
struct Core {
  HIPSPV_CL_CORE(HIPSPV_CL_DECLARE)
  HIPSPV_CL_LATER(HIPSPV_CL_DECLARE)
};

// One platform's unified shared memory; empty if the platform lacks it.
struct Usm {
  HIPSPV_CL_USM(HIPSPV_CL_DECLARE)
};

// One platform's device addresses of buffers; empty if the platform lacks them.
struct BufferAddresses {
  HIPSPV_CL_ADDRESSES(HIPSPV_CL_DECLARE)
};

#undef HIPSPV_CL_DECLARE

}  // namespace hipspv::cl
