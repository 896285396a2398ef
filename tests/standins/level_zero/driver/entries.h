// The entry points, by their names without "ze". ze_ddi.h's tables have their types, except those of later.h.
#pragma once

#include <level_zero/ze_api.h>

#include "later.h"

namespace test_driver {

#define ENTRY(name, ...) ze_result_t ZE_APICALL name(__VA_ARGS__)

// devices.cpp
ENTRY(init, ze_init_flags_t);
ENTRY(driverGet, std::uint32_t*, ze_driver_handle_t*);
ENTRY(driverGetApiVersion, ze_driver_handle_t, ze_api_version_t*);
ENTRY(driverGetProperties, ze_driver_handle_t, ze_driver_properties_t*);
ENTRY(driverGetExtensionProperties, ze_driver_handle_t, std::uint32_t*, ze_driver_extension_properties_t*);
ENTRY(driverGetExtensionFunctionAddress, ze_driver_handle_t, const char*, void**);
ENTRY(deviceGet, ze_driver_handle_t, std::uint32_t*, ze_device_handle_t*);
ENTRY(deviceGetSubDevices, ze_device_handle_t, std::uint32_t*, ze_device_handle_t*);
ENTRY(deviceGetProperties, ze_device_handle_t, ze_device_properties_t*);
ENTRY(deviceGetComputeProperties, ze_device_handle_t, ze_device_compute_properties_t*);
ENTRY(deviceGetModuleProperties, ze_device_handle_t, ze_device_module_properties_t*);
ENTRY(deviceGetCommandQueueGroupProperties, ze_device_handle_t, std::uint32_t*, ze_command_queue_group_properties_t*);
ENTRY(deviceGetMemoryProperties, ze_device_handle_t, std::uint32_t*, ze_device_memory_properties_t*);
ENTRY(deviceGetMemoryAccessProperties, ze_device_handle_t, ze_device_memory_access_properties_t*);
ENTRY(deviceGetCacheProperties, ze_device_handle_t, std::uint32_t*, ze_device_cache_properties_t*);
ENTRY(deviceGetImageProperties, ze_device_handle_t, ze_device_image_properties_t*);
ENTRY(deviceGetExternalMemoryProperties, ze_device_handle_t, ze_device_external_memory_properties_t*);
ENTRY(deviceGetP2PProperties, ze_device_handle_t, ze_device_handle_t, ze_device_p2p_properties_t*);
ENTRY(deviceCanAccessPeer, ze_device_handle_t, ze_device_handle_t, ze_bool_t*);
ENTRY(deviceGetGlobalTimestamps, ze_device_handle_t, std::uint64_t*, std::uint64_t*);
ENTRY(devicePciGetPropertiesExt, ze_device_handle_t, ze_pci_ext_properties_t*);
ENTRY(contextCreate, ze_driver_handle_t, const ze_context_desc_t*, ze_context_handle_t*);
ENTRY(contextDestroy, ze_context_handle_t);
ENTRY(contextMakeMemoryResident, ze_context_handle_t, ze_device_handle_t, void*, std::size_t);
ENTRY(contextEvictMemory, ze_context_handle_t, ze_device_handle_t, void*, std::size_t);

// memory.cpp
ENTRY(memAllocShared, ze_context_handle_t, const ze_device_mem_alloc_desc_t*, const ze_host_mem_alloc_desc_t*,
      std::size_t, std::size_t, ze_device_handle_t, void**);
ENTRY(memAllocDevice, ze_context_handle_t, const ze_device_mem_alloc_desc_t*, std::size_t, std::size_t,
      ze_device_handle_t, void**);
ENTRY(memAllocHost, ze_context_handle_t, const ze_host_mem_alloc_desc_t*, std::size_t, std::size_t, void**);
ENTRY(memFree, ze_context_handle_t, void*);
ENTRY(memGetAllocProperties, ze_context_handle_t, const void*, ze_memory_allocation_properties_t*, ze_device_handle_t*);
ENTRY(memGetAddressRange, ze_context_handle_t, const void*, void**, std::size_t*);

// sharing.cpp
ENTRY(memGetIpcHandle, ze_context_handle_t, const void*, ze_ipc_mem_handle_t*);
ENTRY(memOpenIpcHandle, ze_context_handle_t, ze_device_handle_t, ze_ipc_mem_handle_t, ze_ipc_memory_flags_t, void**);
ENTRY(memCloseIpcHandle, ze_context_handle_t, const void*);

// virtual_memory.cpp
ENTRY(physicalMemCreate, ze_context_handle_t, ze_device_handle_t, ze_physical_mem_desc_t*, ze_physical_mem_handle_t*);
ENTRY(physicalMemDestroy, ze_context_handle_t, ze_physical_mem_handle_t);
ENTRY(physicalMemGetProperties, ze_context_handle_t, ze_physical_mem_handle_t, later::PhysicalProperties*);
ENTRY(virtualMemReserve, ze_context_handle_t, const void*, std::size_t, void**);
ENTRY(virtualMemFree, ze_context_handle_t, const void*, std::size_t);
ENTRY(virtualMemQueryPageSize, ze_context_handle_t, ze_device_handle_t, std::size_t, std::size_t*);
ENTRY(virtualMemMap, ze_context_handle_t, const void*, std::size_t, ze_physical_mem_handle_t, std::size_t,
      ze_memory_access_attribute_t);
ENTRY(virtualMemUnmap, ze_context_handle_t, const void*, std::size_t);
ENTRY(virtualMemSetAccessAttribute, ze_context_handle_t, const void*, std::size_t, ze_memory_access_attribute_t);

// modules.cpp
ENTRY(moduleCreate, ze_context_handle_t, ze_device_handle_t, const ze_module_desc_t*, ze_module_handle_t*,
      ze_module_build_log_handle_t*);
ENTRY(moduleDestroy, ze_module_handle_t);
ENTRY(moduleGetNativeBinary, ze_module_handle_t, std::size_t*, std::uint8_t*);
ENTRY(moduleBuildLogDestroy, ze_module_build_log_handle_t);
ENTRY(moduleBuildLogGetString, ze_module_build_log_handle_t, std::size_t*, char*);

// kernels.cpp
ENTRY(kernelCreate, ze_module_handle_t, const ze_kernel_desc_t*, ze_kernel_handle_t*);
ENTRY(kernelDestroy, ze_kernel_handle_t);
ENTRY(kernelSetGroupSize, ze_kernel_handle_t, std::uint32_t, std::uint32_t, std::uint32_t);
ENTRY(kernelSuggestGroupSize, ze_kernel_handle_t, std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t*,
      std::uint32_t*, std::uint32_t*);
ENTRY(kernelSuggestMaxCooperativeGroupCount, ze_kernel_handle_t, std::uint32_t*);
ENTRY(kernelSetArgumentValue, ze_kernel_handle_t, std::uint32_t, std::size_t, const void*);
ENTRY(kernelSetIndirectAccess, ze_kernel_handle_t, ze_kernel_indirect_access_flags_t);
ENTRY(kernelGetProperties, ze_kernel_handle_t, ze_kernel_properties_t*);

// events.cpp
ENTRY(eventPoolCreate, ze_context_handle_t, const ze_event_pool_desc_t*, std::uint32_t, ze_device_handle_t*,
      ze_event_pool_handle_t*);
ENTRY(eventPoolDestroy, ze_event_pool_handle_t);
ENTRY(eventCreate, ze_event_pool_handle_t, const ze_event_desc_t*, ze_event_handle_t*);
ENTRY(eventDestroy, ze_event_handle_t);
ENTRY(eventHostSignal, ze_event_handle_t);
ENTRY(eventHostSynchronize, ze_event_handle_t, std::uint64_t);
ENTRY(eventQueryStatus, ze_event_handle_t);
ENTRY(eventHostReset, ze_event_handle_t);
ENTRY(eventQueryKernelTimestamp, ze_event_handle_t, ze_kernel_timestamp_result_t*);

// queues.cpp
ENTRY(commandQueueCreate, ze_context_handle_t, ze_device_handle_t, const ze_command_queue_desc_t*,
      ze_command_queue_handle_t*);
ENTRY(commandQueueDestroy, ze_command_queue_handle_t);
ENTRY(commandQueueExecuteCommandLists, ze_command_queue_handle_t, std::uint32_t, ze_command_list_handle_t*,
      ze_fence_handle_t);
ENTRY(commandQueueSynchronize, ze_command_queue_handle_t, std::uint64_t);
ENTRY(commandListCreate, ze_context_handle_t, ze_device_handle_t, const ze_command_list_desc_t*,
      ze_command_list_handle_t*);
ENTRY(commandListCreateImmediate, ze_context_handle_t, ze_device_handle_t, const ze_command_queue_desc_t*,
      ze_command_list_handle_t*);
ENTRY(commandListDestroy, ze_command_list_handle_t);
ENTRY(commandListClose, ze_command_list_handle_t);
ENTRY(commandListHostSynchronize, ze_command_list_handle_t, std::uint64_t);
ENTRY(commandListImmediateAppendCommandListsExp, ze_command_list_handle_t, std::uint32_t, ze_command_list_handle_t*,
      ze_event_handle_t, std::uint32_t, ze_event_handle_t*);

// commands.cpp
#define WAITS ze_event_handle_t, std::uint32_t, ze_event_handle_t*
ENTRY(commandListAppendBarrier, ze_command_list_handle_t, WAITS);
ENTRY(commandListAppendMemoryCopy, ze_command_list_handle_t, void*, const void*, std::size_t, WAITS);
ENTRY(commandListAppendMemoryFill, ze_command_list_handle_t, void*, const void*, std::size_t, std::size_t, WAITS);
ENTRY(commandListAppendMemoryCopyRegion, ze_command_list_handle_t, void*, const ze_copy_region_t*, std::uint32_t,
      std::uint32_t, const void*, const ze_copy_region_t*, std::uint32_t, std::uint32_t, WAITS);
ENTRY(commandListAppendMemoryPrefetch, ze_command_list_handle_t, const void*, std::size_t);
ENTRY(commandListAppendMemAdvise, ze_command_list_handle_t, ze_device_handle_t, const void*, std::size_t,
      ze_memory_advice_t);
ENTRY(commandListAppendSignalEvent, ze_command_list_handle_t, ze_event_handle_t);
ENTRY(commandListAppendWaitOnEvents, ze_command_list_handle_t, std::uint32_t, ze_event_handle_t*);
ENTRY(commandListAppendEventReset, ze_command_list_handle_t, ze_event_handle_t);

// launches.cpp
ENTRY(commandListAppendLaunchKernel, ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t*, WAITS);
ENTRY(commandListAppendLaunchCooperativeKernel, ze_command_list_handle_t, ze_kernel_handle_t, const ze_group_count_t*,
      WAITS);

// semaphores.cpp
ENTRY(deviceImportExternalSemaphoreExt, ze_device_handle_t, const later::SemaphoreDesc*, later::SemaphoreHandle*);
ENTRY(deviceReleaseExternalSemaphoreExt, later::SemaphoreHandle);
ENTRY(commandListAppendSignalExternalSemaphoreExt, ze_command_list_handle_t, std::uint32_t, later::SemaphoreHandle*,
      later::SemaphoreValue*, WAITS);
ENTRY(commandListAppendWaitExternalSemaphoreExt, ze_command_list_handle_t, std::uint32_t, later::SemaphoreHandle*,
      later::SemaphoreValue*, WAITS);
#undef WAITS
#undef ENTRY

// tables.cpp: the function of that name that the driver's version of the API has, or nullptr.
void* functionOf(const char* name);

}  // namespace test_driver
