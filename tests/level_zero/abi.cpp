// Compares the back end's declarations of Level Zero with the headers of libze-dev. It only has to compile.
#include <level_zero/ze_api.h>

#include <cstddef>
#include <type_traits>
#include <utility>

#include "hipspv/runtime/backends/level_zero/level_zero_abi.h"

namespace {

namespace ze = hipspv::ze;

// ---- Numbers

#define EQUAL(own, theirs) static_assert(static_cast<unsigned>(ze::own) == static_cast<unsigned>(theirs));

#define RESULTS(ROW)                                                       \
  ROW(kSuccess, SUCCESS)                                                   \
  ROW(kNotReady, NOT_READY)                                                \
  ROW(kDeviceLost, ERROR_DEVICE_LOST)                                      \
  ROW(kOutOfHostMemory, ERROR_OUT_OF_HOST_MEMORY)                          \
  ROW(kOutOfDeviceMemory, ERROR_OUT_OF_DEVICE_MEMORY)                      \
  ROW(kModuleBuildFailure, ERROR_MODULE_BUILD_FAILURE)                     \
  ROW(kModuleLinkFailure, ERROR_MODULE_LINK_FAILURE)                       \
  ROW(kDeviceRequiresReset, ERROR_DEVICE_REQUIRES_RESET)                   \
  ROW(kDeviceInLowPowerState, ERROR_DEVICE_IN_LOW_POWER_STATE)             \
  ROW(kInsufficientPermissions, ERROR_INSUFFICIENT_PERMISSIONS)            \
  ROW(kNotAvailable, ERROR_NOT_AVAILABLE)                                  \
  ROW(kDependencyUnavailable, ERROR_DEPENDENCY_UNAVAILABLE)                \
  ROW(kUninitialized, ERROR_UNINITIALIZED)                                 \
  ROW(kUnsupportedVersion, ERROR_UNSUPPORTED_VERSION)                      \
  ROW(kUnsupportedFeature, ERROR_UNSUPPORTED_FEATURE)                      \
  ROW(kInvalidArgument, ERROR_INVALID_ARGUMENT)                            \
  ROW(kInvalidNullHandle, ERROR_INVALID_NULL_HANDLE)                       \
  ROW(kObjectInUse, ERROR_HANDLE_OBJECT_IN_USE)                            \
  ROW(kInvalidNullPointer, ERROR_INVALID_NULL_POINTER)                     \
  ROW(kInvalidSize, ERROR_INVALID_SIZE)                                    \
  ROW(kUnsupportedSize, ERROR_UNSUPPORTED_SIZE)                            \
  ROW(kUnsupportedAlignment, ERROR_UNSUPPORTED_ALIGNMENT)                  \
  ROW(kInvalidSynchronizationObject, ERROR_INVALID_SYNCHRONIZATION_OBJECT) \
  ROW(kInvalidEnumeration, ERROR_INVALID_ENUMERATION)                      \
  ROW(kUnsupportedEnumeration, ERROR_UNSUPPORTED_ENUMERATION)              \
  ROW(kInvalidNativeBinary, ERROR_INVALID_NATIVE_BINARY)                   \
  ROW(kInvalidGlobalName, ERROR_INVALID_GLOBAL_NAME)                       \
  ROW(kInvalidKernelName, ERROR_INVALID_KERNEL_NAME)                       \
  ROW(kInvalidGroupSize, ERROR_INVALID_GROUP_SIZE_DIMENSION)               \
  ROW(kInvalidGlobalWidth, ERROR_INVALID_GLOBAL_WIDTH_DIMENSION)           \
  ROW(kInvalidArgumentIndex, ERROR_INVALID_KERNEL_ARGUMENT_INDEX)          \
  ROW(kInvalidArgumentSize, ERROR_INVALID_KERNEL_ARGUMENT_SIZE)            \
  ROW(kInvalidModuleUnlinked, ERROR_INVALID_MODULE_UNLINKED)               \
  ROW(kInvalidCommandListType, ERROR_INVALID_COMMAND_LIST_TYPE)            \
  ROW(kOverlappingRegions, ERROR_OVERLAPPING_REGIONS)                      \
  ROW(kUnknown, ERROR_UNKNOWN)

#define STRUCTURE_TYPES(ROW)                                        \
  ROW(kDriverProperties, DRIVER_PROPERTIES)                         \
  ROW(kDeviceProperties, DEVICE_PROPERTIES)                         \
  ROW(kComputeProperties, DEVICE_COMPUTE_PROPERTIES)                \
  ROW(kModuleProperties, DEVICE_MODULE_PROPERTIES)                  \
  ROW(kQueueGroupProperties, COMMAND_QUEUE_GROUP_PROPERTIES)        \
  ROW(kMemoryProperties, DEVICE_MEMORY_PROPERTIES)                  \
  ROW(kMemoryAccessProperties, DEVICE_MEMORY_ACCESS_PROPERTIES)     \
  ROW(kCacheProperties, DEVICE_CACHE_PROPERTIES)                    \
  ROW(kImageProperties, DEVICE_IMAGE_PROPERTIES)                    \
  ROW(kP2pProperties, DEVICE_P2P_PROPERTIES)                        \
  ROW(kExternalMemoryProperties, DEVICE_EXTERNAL_MEMORY_PROPERTIES) \
  ROW(kContextDesc, CONTEXT_DESC)                                   \
  ROW(kQueueDesc, COMMAND_QUEUE_DESC)                               \
  ROW(kListDesc, COMMAND_LIST_DESC)                                 \
  ROW(kEventPoolDesc, EVENT_POOL_DESC)                              \
  ROW(kEventDesc, EVENT_DESC)                                       \
  ROW(kDeviceMemoryDesc, DEVICE_MEM_ALLOC_DESC)                     \
  ROW(kHostMemoryDesc, HOST_MEM_ALLOC_DESC)                         \
  ROW(kAllocationProperties, MEMORY_ALLOCATION_PROPERTIES)          \
  ROW(kMemoryExportDesc, EXTERNAL_MEMORY_EXPORT_DESC)               \
  ROW(kMemoryImportFd, EXTERNAL_MEMORY_IMPORT_FD)                   \
  ROW(kMemoryExportFd, EXTERNAL_MEMORY_EXPORT_FD)                   \
  ROW(kModuleDesc, MODULE_DESC)                                     \
  ROW(kKernelDesc, KERNEL_DESC)                                     \
  ROW(kKernelProperties, KERNEL_PROPERTIES)                         \
  ROW(kPhysicalDesc, PHYSICAL_MEM_DESC)                             \
  ROW(kFloatAtomicProperties, FLOAT_ATOMIC_EXT_PROPERTIES)          \
  ROW(kPciProperties, PCI_EXT_PROPERTIES)                           \
  ROW(kRelaxedLimitsDesc, RELAXED_ALLOCATION_LIMITS_EXP_DESC)       \
  ROW(kDeviceProperties12, DEVICE_PROPERTIES_1_2)

#define OTHERS(ROW)                                                               \
  ROW(kGpu, DEVICE_TYPE_GPU)                                                      \
  ROW(kCpu, DEVICE_TYPE_CPU)                                                      \
  ROW(kFpga, DEVICE_TYPE_FPGA)                                                    \
  ROW(kMca, DEVICE_TYPE_MCA)                                                      \
  ROW(kVpu, DEVICE_TYPE_VPU)                                                      \
  ROW(kIntegrated, DEVICE_PROPERTY_FLAG_INTEGRATED)                               \
  ROW(kSubDevice, DEVICE_PROPERTY_FLAG_SUBDEVICE)                                 \
  ROW(kErrorCorrection, DEVICE_PROPERTY_FLAG_ECC)                                 \
  ROW(kHalf, DEVICE_MODULE_FLAG_FP16)                                             \
  ROW(kDouble, DEVICE_MODULE_FLAG_FP64)                                           \
  ROW(kInt64Atomics, DEVICE_MODULE_FLAG_INT64_ATOMICS)                            \
  ROW(kFma, DEVICE_FP_FLAG_FMA)                                                   \
  ROW(kGlobalAdd, DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_ADD)                           \
  ROW(kGlobalMinMax, DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_MIN_MAX)                    \
  ROW(kLocalAdd, DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_ADD)                             \
  ROW(kLocalMinMax, DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_MIN_MAX)                      \
  ROW(kCompute, COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE)                        \
  ROW(kCopy, COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY)                              \
  ROW(kCooperativeKernels, COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS) \
  ROW(kAccessible, MEMORY_ACCESS_CAP_FLAG_RW)                                     \
  ROW(kAtomic, MEMORY_ACCESS_CAP_FLAG_ATOMIC)                                     \
  ROW(kConcurrent, MEMORY_ACCESS_CAP_FLAG_CONCURRENT)                             \
  ROW(kPeerAccess, DEVICE_P2P_PROPERTY_FLAG_ACCESS)                               \
  ROW(kPeerAtomics, DEVICE_P2P_PROPERTY_FLAG_ATOMICS)                             \
  ROW(kSynchronous, COMMAND_QUEUE_MODE_SYNCHRONOUS)                               \
  ROW(kAsynchronous, COMMAND_QUEUE_MODE_ASYNCHRONOUS)                             \
  ROW(kNormal, COMMAND_QUEUE_PRIORITY_NORMAL)                                     \
  ROW(kLow, COMMAND_QUEUE_PRIORITY_PRIORITY_LOW)                                  \
  ROW(kHigh, COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH)                                \
  ROW(kHostVisible, EVENT_POOL_FLAG_HOST_VISIBLE)                                 \
  ROW(kTimestamps, EVENT_POOL_FLAG_KERNEL_TIMESTAMP)                              \
  ROW(kDeviceScope, EVENT_SCOPE_FLAG_DEVICE)                                      \
  ROW(kHostScope, EVENT_SCOPE_FLAG_HOST)                                          \
  ROW(kSpirv, MODULE_FORMAT_IL_SPIRV)                                             \
  ROW(kNative, MODULE_FORMAT_NATIVE)                                              \
  ROW(kUnknownMemory, MEMORY_TYPE_UNKNOWN)                                        \
  ROW(kHostMemory, MEMORY_TYPE_HOST)                                              \
  ROW(kDeviceMemory, MEMORY_TYPE_DEVICE)                                          \
  ROW(kSharedMemory, MEMORY_TYPE_SHARED)                                          \
  ROW(kMaxSize, RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE)                      \
  ROW(kIndirectHost, KERNEL_INDIRECT_ACCESS_FLAG_HOST)                            \
  ROW(kIndirectDevice, KERNEL_INDIRECT_ACCESS_FLAG_DEVICE)                        \
  ROW(kIndirectShared, KERNEL_INDIRECT_ACCESS_FLAG_SHARED)                        \
  ROW(kOpaqueFd, EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD)                             \
  ROW(kDmaBuf, EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF)                                 \
  ROW(kNoAccess, MEMORY_ACCESS_ATTRIBUTE_NONE)                                    \
  ROW(kReadWrite, MEMORY_ACCESS_ATTRIBUTE_READWRITE)                              \
  ROW(kReadOnly, MEMORY_ACCESS_ATTRIBUTE_READONLY)                                \
  ROW(kSetReadMostly, MEMORY_ADVICE_SET_READ_MOSTLY)                              \
  ROW(kClearReadMostly, MEMORY_ADVICE_CLEAR_READ_MOSTLY)                          \
  ROW(kSetPreferredLocation, MEMORY_ADVICE_SET_PREFERRED_LOCATION)                \
  ROW(kClearPreferredLocation, MEMORY_ADVICE_CLEAR_PREFERRED_LOCATION)

#define EQUAL_RESULT(own, theirs) EQUAL(own, ZE_RESULT_##theirs)
#define EQUAL_STRUCTURE_TYPE(own, theirs) EQUAL(own, ZE_STRUCTURE_TYPE_##theirs)
#define EQUAL_OTHER(own, theirs) EQUAL(own, ZE_##theirs)
RESULTS(EQUAL_RESULT)
STRUCTURE_TYPES(EQUAL_STRUCTURE_TYPE)
OTHERS(EQUAL_OTHER)

// Later headers have this macro.
#ifdef ZE_API_VERSION_CURRENT_M
#define LATER(ROW)                                                                     \
  ROW(kMaxGroupSizeProperties, STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES)    \
  ROW(kSemaphoreDesc, STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC)                      \
  ROW(kSemaphoreFdDesc, STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC)                 \
  ROW(kSemaphoreSignal, STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT)           \
  ROW(kSemaphoreWait, STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT)               \
  ROW(kMemmapSysmemDesc, STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC)               \
  ROW(kPhysicalProperties, STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES)                     \
  ROW(kInOrder, COMMAND_QUEUE_FLAG_IN_ORDER)                                           \
  ROW(kOpaqueSemaphoreFd, EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_FD)                       \
  ROW(kTimelineSemaphoreFd, EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_FD)      \
  ROW(kOnDevice, PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE)                                 \
  ROW(kSetSystemPreferredLocation, MEMORY_ADVICE_SET_SYSTEM_MEMORY_PREFERRED_LOCATION) \
  ROW(kClearSystemPreferredLocation, MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION)
LATER(EQUAL_OTHER)
#endif

// ---- Structures

// All fields after the head.
#define FIELDS(ROW)                                                                                              \
  ROW(DriverProperties, uuid, driver_properties, uuid)                                                           \
  ROW(DriverProperties, version, driver_properties, driverVersion)                                               \
  ROW(DeviceProperties, kind, device_properties, type)                                                           \
  ROW(DeviceProperties, vendor, device_properties, vendorId)                                                     \
  ROW(DeviceProperties, device, device_properties, deviceId)                                                     \
  ROW(DeviceProperties, flags, device_properties, flags)                                                         \
  ROW(DeviceProperties, subDevice, device_properties, subdeviceId)                                               \
  ROW(DeviceProperties, coreClockMhz, device_properties, coreClockRate)                                          \
  ROW(DeviceProperties, maxAllocation, device_properties, maxMemAllocSize)                                       \
  ROW(DeviceProperties, maxHardwareContexts, device_properties, maxHardwareContexts)                             \
  ROW(DeviceProperties, maxQueuePriority, device_properties, maxCommandQueuePriority)                            \
  ROW(DeviceProperties, threadsPerEu, device_properties, numThreadsPerEU)                                        \
  ROW(DeviceProperties, euSimdWidth, device_properties, physicalEUSimdWidth)                                     \
  ROW(DeviceProperties, eusPerSubslice, device_properties, numEUsPerSubslice)                                    \
  ROW(DeviceProperties, subslicesPerSlice, device_properties, numSubslicesPerSlice)                              \
  ROW(DeviceProperties, slices, device_properties, numSlices)                                                    \
  ROW(DeviceProperties, timerResolution, device_properties, timerResolution)                                     \
  ROW(DeviceProperties, timestampBits, device_properties, timestampValidBits)                                    \
  ROW(DeviceProperties, kernelTimestampBits, device_properties, kernelTimestampValidBits)                        \
  ROW(DeviceProperties, uuid, device_properties, uuid)                                                           \
  ROW(DeviceProperties, name, device_properties, name)                                                           \
  ROW(ComputeProperties, maxGroup, device_compute_properties, maxTotalGroupSize)                                 \
  ROW(ComputeProperties, maxGroupX, device_compute_properties, maxGroupSizeX)                                    \
  ROW(ComputeProperties, maxGroupY, device_compute_properties, maxGroupSizeY)                                    \
  ROW(ComputeProperties, maxGroupZ, device_compute_properties, maxGroupSizeZ)                                    \
  ROW(ComputeProperties, maxGroupsX, device_compute_properties, maxGroupCountX)                                  \
  ROW(ComputeProperties, maxGroupsY, device_compute_properties, maxGroupCountY)                                  \
  ROW(ComputeProperties, maxGroupsZ, device_compute_properties, maxGroupCountZ)                                  \
  ROW(ComputeProperties, maxSharedMemory, device_compute_properties, maxSharedLocalMemory)                       \
  ROW(ComputeProperties, subGroupSizeCount, device_compute_properties, numSubGroupSizes)                         \
  ROW(ComputeProperties, subGroupSizes, device_compute_properties, subGroupSizes)                                \
  ROW(ModuleProperties, spirv, device_module_properties, spirvVersionSupported)                                  \
  ROW(ModuleProperties, flags, device_module_properties, flags)                                                  \
  ROW(ModuleProperties, halfFlags, device_module_properties, fp16flags)                                          \
  ROW(ModuleProperties, floatFlags, device_module_properties, fp32flags)                                         \
  ROW(ModuleProperties, doubleFlags, device_module_properties, fp64flags)                                        \
  ROW(ModuleProperties, maxArgumentBytes, device_module_properties, maxArgumentsSize)                            \
  ROW(ModuleProperties, printfBytes, device_module_properties, printfBufferSize)                                 \
  ROW(ModuleProperties, nativeKernels, device_module_properties, nativeKernelSupported)                          \
  ROW(FloatAtomicProperties, halfFlags, float_atomic_ext_properties, fp16Flags)                                  \
  ROW(FloatAtomicProperties, floatFlags, float_atomic_ext_properties, fp32Flags)                                 \
  ROW(FloatAtomicProperties, doubleFlags, float_atomic_ext_properties, fp64Flags)                                \
  ROW(QueueGroupProperties, flags, command_queue_group_properties, flags)                                        \
  ROW(QueueGroupProperties, maxFillPattern, command_queue_group_properties, maxMemoryFillPatternSize)            \
  ROW(QueueGroupProperties, queues, command_queue_group_properties, numQueues)                                   \
  ROW(MemoryProperties, flags, device_memory_properties, flags)                                                  \
  ROW(MemoryProperties, maxClockMhz, device_memory_properties, maxClockRate)                                     \
  ROW(MemoryProperties, busBits, device_memory_properties, maxBusWidth)                                          \
  ROW(MemoryProperties, bytes, device_memory_properties, totalSize)                                              \
  ROW(MemoryProperties, name, device_memory_properties, name)                                                    \
  ROW(MemoryAccessProperties, host, device_memory_access_properties, hostAllocCapabilities)                      \
  ROW(MemoryAccessProperties, device, device_memory_access_properties, deviceAllocCapabilities)                  \
  ROW(MemoryAccessProperties, shared, device_memory_access_properties, sharedSingleDeviceAllocCapabilities)      \
  ROW(MemoryAccessProperties, sharedAcross, device_memory_access_properties, sharedCrossDeviceAllocCapabilities) \
  ROW(MemoryAccessProperties, system, device_memory_access_properties, sharedSystemAllocCapabilities)            \
  ROW(CacheProperties, flags, device_cache_properties, flags)                                                    \
  ROW(CacheProperties, bytes, device_cache_properties, cacheSize)                                                \
  ROW(ImageProperties, max1d, device_image_properties, maxImageDims1D)                                           \
  ROW(ImageProperties, max2d, device_image_properties, maxImageDims2D)                                           \
  ROW(ImageProperties, max3d, device_image_properties, maxImageDims3D)                                           \
  ROW(ImageProperties, maxBuffer, device_image_properties, maxImageBufferSize)                                   \
  ROW(ImageProperties, maxSlices, device_image_properties, maxImageArraySlices)                                  \
  ROW(ImageProperties, maxSamplers, device_image_properties, maxSamplers)                                        \
  ROW(ImageProperties, maxReadArguments, device_image_properties, maxReadImageArgs)                              \
  ROW(ImageProperties, maxWriteArguments, device_image_properties, maxWriteImageArgs)                            \
  ROW(P2pProperties, flags, device_p2p_properties, flags)                                                        \
  ROW(ExternalMemoryProperties, memoryImports, device_external_memory_properties, memoryAllocationImportTypes)   \
  ROW(ExternalMemoryProperties, memoryExports, device_external_memory_properties, memoryAllocationExportTypes)   \
  ROW(ExternalMemoryProperties, imageImports, device_external_memory_properties, imageImportTypes)               \
  ROW(ExternalMemoryProperties, imageExports, device_external_memory_properties, imageExportTypes)               \
  ROW(ContextDesc, flags, context_desc, flags)                                                                   \
  ROW(QueueDesc, ordinal, command_queue_desc, ordinal)                                                           \
  ROW(QueueDesc, index, command_queue_desc, index)                                                               \
  ROW(QueueDesc, flags, command_queue_desc, flags)                                                               \
  ROW(QueueDesc, mode, command_queue_desc, mode)                                                                 \
  ROW(QueueDesc, priority, command_queue_desc, priority)                                                         \
  ROW(ListDesc, ordinal, command_list_desc, commandQueueGroupOrdinal)                                            \
  ROW(ListDesc, flags, command_list_desc, flags)                                                                 \
  ROW(EventPoolDesc, flags, event_pool_desc, flags)                                                              \
  ROW(EventPoolDesc, count, event_pool_desc, count)                                                              \
  ROW(EventDesc, index, event_desc, index)                                                                       \
  ROW(EventDesc, signal, event_desc, signal)                                                                     \
  ROW(EventDesc, wait, event_desc, wait)                                                                         \
  ROW(DeviceMemoryDesc, flags, device_mem_alloc_desc, flags)                                                     \
  ROW(DeviceMemoryDesc, ordinal, device_mem_alloc_desc, ordinal)                                                 \
  ROW(HostMemoryDesc, flags, host_mem_alloc_desc, flags)                                                         \
  ROW(AllocationProperties, memory, memory_allocation_properties, type)                                          \
  ROW(AllocationProperties, id, memory_allocation_properties, id)                                                \
  ROW(AllocationProperties, pageBytes, memory_allocation_properties, pageSize)                                   \
  ROW(MemoryExportDesc, flags, external_memory_export_desc, flags)                                               \
  ROW(MemoryImportFd, flags, external_memory_import_fd, flags)                                                   \
  ROW(MemoryImportFd, fd, external_memory_import_fd, fd)                                                         \
  ROW(MemoryExportFd, flags, external_memory_export_fd, flags)                                                   \
  ROW(MemoryExportFd, fd, external_memory_export_fd, fd)                                                         \
  ROW(RelaxedLimitsDesc, flags, relaxed_allocation_limits_exp_desc, flags)                                       \
  ROW(ModuleDesc, format, module_desc, format)                                                                   \
  ROW(ModuleDesc, bytes, module_desc, inputSize)                                                                 \
  ROW(ModuleDesc, input, module_desc, pInputModule)                                                              \
  ROW(ModuleDesc, flags, module_desc, pBuildFlags)                                                               \
  ROW(ModuleDesc, constants, module_desc, pConstants)                                                            \
  ROW(KernelDesc, flags, kernel_desc, flags)                                                                     \
  ROW(KernelDesc, name, kernel_desc, pKernelName)                                                                \
  ROW(KernelProperties, arguments, kernel_properties, numKernelArgs)                                             \
  ROW(KernelProperties, requiredGroupX, kernel_properties, requiredGroupSizeX)                                   \
  ROW(KernelProperties, requiredGroupY, kernel_properties, requiredGroupSizeY)                                   \
  ROW(KernelProperties, requiredGroupZ, kernel_properties, requiredGroupSizeZ)                                   \
  ROW(KernelProperties, requiredSubGroups, kernel_properties, requiredNumSubGroups)                              \
  ROW(KernelProperties, requiredSubGroupSize, kernel_properties, requiredSubgroupSize)                           \
  ROW(KernelProperties, maxSubGroupSize, kernel_properties, maxSubgroupSize)                                     \
  ROW(KernelProperties, maxSubGroups, kernel_properties, maxNumSubgroups)                                        \
  ROW(KernelProperties, localBytes, kernel_properties, localMemSize)                                             \
  ROW(KernelProperties, privateBytes, kernel_properties, privateMemSize)                                         \
  ROW(KernelProperties, spillBytes, kernel_properties, spillMemSize)                                             \
  ROW(KernelProperties, uuid, kernel_properties, uuid)                                                           \
  ROW(PhysicalDesc, flags, physical_mem_desc, flags)                                                             \
  ROW(PhysicalDesc, bytes, physical_mem_desc, size)                                                              \
  ROW(PciProperties, domain, pci_ext_properties, address.domain)                                                 \
  ROW(PciProperties, bus, pci_ext_properties, address.bus)                                                       \
  ROW(PciProperties, device, pci_ext_properties, address.device)                                                 \
  ROW(PciProperties, function, pci_ext_properties, address.function)                                             \
  ROW(PciProperties, generation, pci_ext_properties, maxSpeed.genVersion)                                        \
  ROW(PciProperties, width, pci_ext_properties, maxSpeed.width)                                                  \
  ROW(PciProperties, maxBandwidth, pci_ext_properties, maxSpeed.maxBandwidth)

// Without a head.
#define PLAIN_FIELDS(ROW)                                                 \
  ROW(ExtensionProperties, name, driver_extension_properties, name)       \
  ROW(ExtensionProperties, version, driver_extension_properties, version) \
  ROW(TimestampRange, start, kernel_timestamp_data, kernelStart)          \
  ROW(TimestampRange, end, kernel_timestamp_data, kernelEnd)              \
  ROW(KernelTimestamps, global, kernel_timestamp_result, global)          \
  ROW(KernelTimestamps, context, kernel_timestamp_result, context)        \
  ROW(IpcHandle, bytes, ipc_mem_handle, data)                             \
  ROW(GroupCount, x, group_count, groupCountX)                            \
  ROW(GroupCount, y, group_count, groupCountY)                            \
  ROW(GroupCount, z, group_count, groupCountZ)                            \
  ROW(CopyRegion, x, copy_region, originX)                                \
  ROW(CopyRegion, y, copy_region, originY)                                \
  ROW(CopyRegion, z, copy_region, originZ)                                \
  ROW(CopyRegion, width, copy_region, width)                              \
  ROW(CopyRegion, height, copy_region, height)                            \
  ROW(CopyRegion, depth, copy_region, depth)

#define SAME_FIELD(own, field, theirs, theirField)                                  \
  static_assert(sizeof(ze::own) == sizeof(ze_##theirs##_t));                        \
  static_assert(offsetof(ze::own, field) == offsetof(ze_##theirs##_t, theirField)); \
  static_assert(sizeof(ze::own::field) == sizeof(std::declval<ze_##theirs##_t&>().theirField));
#define SAME_STRUCTURE(own, field, theirs, theirField)                        \
  SAME_FIELD(own, field, theirs, theirField)                                  \
  static_assert(offsetof(ze::own, type) == offsetof(ze_##theirs##_t, stype)); \
  static_assert(offsetof(ze::own, next) == offsetof(ze_##theirs##_t, pNext));
FIELDS(SAME_STRUCTURE)
PLAIN_FIELDS(SAME_FIELD)

#ifdef ZE_API_VERSION_CURRENT_M
#define LATER_FIELDS(ROW)                                                                   \
  ROW(MaxGroupSizeProperties, maxGroup, kernel_max_group_size_properties_ext, maxGroupSize) \
  ROW(MemmapSysmemDesc, memory, external_memmap_sysmem_ext_desc, pSystemMemory)             \
  ROW(MemmapSysmemDesc, bytes, external_memmap_sysmem_ext_desc, size)                       \
  ROW(PhysicalProperties, id, physical_mem_properties, id)                                  \
  ROW(PhysicalProperties, bytes, physical_mem_properties, size)                             \
  ROW(SemaphoreDesc, flags, external_semaphore_ext_desc, flags)                             \
  ROW(SemaphoreFdDesc, fd, external_semaphore_fd_ext_desc, fd)                              \
  ROW(SemaphoreSignal, value, external_semaphore_signal_params_ext, value)                  \
  ROW(SemaphoreWait, value, external_semaphore_wait_params_ext, value)
LATER_FIELDS(SAME_STRUCTURE)
#endif

// ---- Functions

template <class T>
concept Complete = requires { sizeof(T); };

// Passed alike, and what they lead to is alike as far as both declare it.
template <class Own, class Theirs>
constexpr bool alike() {
  if constexpr (std::is_pointer_v<Own> && std::is_pointer_v<Theirs>) {
    using A = std::remove_cv_t<std::remove_pointer_t<Own>>;
    using B = std::remove_cv_t<std::remove_pointer_t<Theirs>>;
    if constexpr (std::is_void_v<A> || std::is_void_v<B>)
      return std::is_void_v<A> == std::is_void_v<B>;
    else if constexpr (Complete<A> && Complete<B>)
      return alike<A, B>();
    else
      return Complete<A> == Complete<B>;
  } else {
    return sizeof(Own) == sizeof(Theirs) && std::is_class_v<Own> == std::is_class_v<Theirs> &&
           std::is_pointer_v<Own> == std::is_pointer_v<Theirs>;
  }
}

template <class Own, class Theirs>
struct Alike : std::false_type {};
template <class R, class S, class... Own, class... Theirs>
  requires(sizeof...(Own) == sizeof...(Theirs))
struct Alike<R (*)(Own...), S (*)(Theirs...)> : std::bool_constant<alike<R, S>() && (alike<Own, Theirs>() && ...)> {};

#define SAME_FUNCTION(name, symbol, parameters) \
  static_assert(Alike<decltype(ze::Api::name)::Function, decltype(&symbol)>::value);
HIPSPV_ZE_REQUIRED(SAME_FUNCTION)
#ifdef ZE_API_VERSION_CURRENT_M
HIPSPV_ZE_OPTIONAL(SAME_FUNCTION)
#endif

}  // namespace
