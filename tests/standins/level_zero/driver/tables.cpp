// The tables that the loader asks for. The loader's version says which members its table has, the driver's which of
// them have a function.
#include <level_zero/ze_ddi.h>

#include <cstddef>
#include <cstring>
#include <vector>

#include "entries.h"
#include "objects.h"

namespace test_driver {
namespace {

struct Member {
  std::size_t index;  // in the table, whose members are pointers
  const char* name;
  void* function;
  std::uint32_t since;
};

constexpr std::uint32_t v(std::uint32_t minor) { return ZE_MAKE_VERSION(1, minor); }

// A member that the oldest supported headers have.
#define MEMBER(table, object, member, function, minor)                                    \
  Member {                                                                                \
    offsetof(ze_##table##_dditable_t, pfn##member) / sizeof(void*), "ze" #object #member, \
        typed<decltype(ze_##table##_dditable_t::pfn##member)>(&function), v(minor)        \
  }
// A later one; its place follows from the specification's ze_ddi.h.
#define LATER(index, name, function, minor) \
  Member { index, "ze" #name, reinterpret_cast<void*>(&function), v(minor) }

template <class Pointer>
void* typed(Pointer function) {
  return reinterpret_cast<void*>(function);
}

using Members = std::vector<Member>;

const Members& global() {
  static const Members all{MEMBER(global, , Init, init, 0), LATER(1, InitDrivers, initDrivers, 10)};
  return all;
}

const Members& driverMembers() {
  static const Members all{
      MEMBER(driver, Driver, Get, driverGet, 0),
      MEMBER(driver, Driver, GetApiVersion, driverGetApiVersion, 0),
      MEMBER(driver, Driver, GetProperties, driverGetProperties, 0),
      MEMBER(driver, Driver, GetIpcProperties, driverGetIpcProperties, 0),
      MEMBER(driver, Driver, GetExtensionProperties, driverGetExtensionProperties, 0),
      MEMBER(driver, Driver, GetExtensionFunctionAddress, driverGetExtensionFunctionAddress, 1),
      LATER(6, DriverGetLastErrorDescription, driverGetLastErrorDescription, 6),
  };
  return all;
}

const Members& device() {
  static const Members all{
      MEMBER(device, Device, Get, deviceGet, 0),
      MEMBER(device, Device, GetSubDevices, deviceGetSubDevices, 0),
      MEMBER(device, Device, GetProperties, deviceGetProperties, 0),
      MEMBER(device, Device, GetComputeProperties, deviceGetComputeProperties, 0),
      MEMBER(device, Device, GetModuleProperties, deviceGetModuleProperties, 0),
      MEMBER(device, Device, GetCommandQueueGroupProperties, deviceGetCommandQueueGroupProperties, 0),
      MEMBER(device, Device, GetMemoryProperties, deviceGetMemoryProperties, 0),
      MEMBER(device, Device, GetMemoryAccessProperties, deviceGetMemoryAccessProperties, 0),
      MEMBER(device, Device, GetCacheProperties, deviceGetCacheProperties, 0),
      MEMBER(device, Device, GetImageProperties, deviceGetImageProperties, 0),
      MEMBER(device, Device, GetExternalMemoryProperties, deviceGetExternalMemoryProperties, 0),
      MEMBER(device, Device, GetP2PProperties, deviceGetP2PProperties, 0),
      MEMBER(device, Device, CanAccessPeer, deviceCanAccessPeer, 0),
      MEMBER(device, Device, GetStatus, deviceGetStatus, 0),
      MEMBER(device, Device, GetGlobalTimestamps, deviceGetGlobalTimestamps, 1),
      MEMBER(device, Device, PciGetPropertiesExt, devicePciGetPropertiesExt, 3),
      LATER(18, DeviceGetRootDevice, deviceGetRootDevice, 7),
  };
  return all;
}

const Members& context() {
  static const Members all{
      MEMBER(context, Context, Create, contextCreate, 0),
      MEMBER(context, Context, Destroy, contextDestroy, 0),
      MEMBER(context, Context, GetStatus, contextGetStatus, 0),
      MEMBER(context, Context, SystemBarrier, contextSystemBarrier, 0),
      MEMBER(context, Context, MakeMemoryResident, contextMakeMemoryResident, 0),
      MEMBER(context, Context, EvictMemory, contextEvictMemory, 0),
      MEMBER(context, Context, CreateEx, contextCreateEx, 1),
  };
  return all;
}

const Members& queue() {
  static const Members all{
      MEMBER(command_queue, CommandQueue, Create, commandQueueCreate, 0),
      MEMBER(command_queue, CommandQueue, Destroy, commandQueueDestroy, 0),
      MEMBER(command_queue, CommandQueue, ExecuteCommandLists, commandQueueExecuteCommandLists, 0),
      MEMBER(command_queue, CommandQueue, Synchronize, commandQueueSynchronize, 0),
      LATER(4, CommandQueueGetOrdinal, commandQueueGetOrdinal, 9),
      LATER(5, CommandQueueGetIndex, commandQueueGetIndex, 9),
  };
  return all;
}

#define LIST(member, minor) MEMBER(command_list, CommandList, member, commandList##member, minor)
const Members& list() {
  static const Members all{
      LIST(Create, 0),
      LIST(CreateImmediate, 0),
      LIST(Destroy, 0),
      LIST(Close, 0),
      LIST(Reset, 0),
      LIST(AppendWriteGlobalTimestamp, 0),
      LIST(AppendBarrier, 0),
      LIST(AppendMemoryRangesBarrier, 0),
      LIST(AppendMemoryCopy, 0),
      LIST(AppendMemoryFill, 0),
      LIST(AppendMemoryCopyRegion, 0),
      LIST(AppendMemoryCopyFromContext, 0),
      LIST(AppendMemoryPrefetch, 0),
      LIST(AppendMemAdvise, 0),
      LIST(AppendSignalEvent, 0),
      LIST(AppendWaitOnEvents, 0),
      LIST(AppendEventReset, 0),
      LIST(AppendQueryKernelTimestamps, 0),
      LIST(AppendLaunchKernel, 0),
      LIST(AppendLaunchCooperativeKernel, 0),
      LIST(AppendLaunchKernelIndirect, 0),
      LIST(AppendLaunchMultipleKernelsIndirect, 0),
      LATER(28, CommandListHostSynchronize, commandListHostSynchronize, 6),
      LATER(29, CommandListGetDeviceHandle, commandListGetDeviceHandle, 9),
      LATER(30, CommandListGetContextHandle, commandListGetContextHandle, 9),
      LATER(31, CommandListGetOrdinal, commandListGetOrdinal, 9),
      LATER(32, CommandListImmediateGetIndex, commandListImmediateGetIndex, 9),
      LATER(33, CommandListIsImmediate, commandListIsImmediate, 9),
  };
  return all;
}
#undef LIST

const Members& listExp() {
  static const Members all{
      LATER(1, CommandListImmediateAppendCommandListsExp, commandListImmediateAppendCommandListsExp, 9)};
  return all;
}

const Members& fence() {
  static const Members all{
      MEMBER(fence, Fence, Create, fenceCreate, 0),
      MEMBER(fence, Fence, Destroy, fenceDestroy, 0),
      MEMBER(fence, Fence, HostSynchronize, fenceHostSynchronize, 0),
      MEMBER(fence, Fence, QueryStatus, fenceQueryStatus, 0),
      MEMBER(fence, Fence, Reset, fenceReset, 0),
  };
  return all;
}

const Members& pool() {
  static const Members all{
      MEMBER(event_pool, EventPool, Create, eventPoolCreate, 0),
      MEMBER(event_pool, EventPool, Destroy, eventPoolDestroy, 0),
      MEMBER(event_pool, EventPool, GetIpcHandle, eventPoolGetIpcHandle, 0),
      MEMBER(event_pool, EventPool, OpenIpcHandle, eventPoolOpenIpcHandle, 0),
      MEMBER(event_pool, EventPool, CloseIpcHandle, eventPoolCloseIpcHandle, 0),
      LATER(5, EventPoolPutIpcHandle, eventPoolPutIpcHandle, 6),
      LATER(7, EventPoolGetFlags, eventPoolGetFlags, 9),
  };
  return all;
}

const Members& event() {
  static const Members all{
      MEMBER(event, Event, Create, eventCreate, 0),
      MEMBER(event, Event, Destroy, eventDestroy, 0),
      MEMBER(event, Event, HostSignal, eventHostSignal, 0),
      MEMBER(event, Event, HostSynchronize, eventHostSynchronize, 0),
      MEMBER(event, Event, QueryStatus, eventQueryStatus, 0),
      MEMBER(event, Event, HostReset, eventHostReset, 0),
      MEMBER(event, Event, QueryKernelTimestamp, eventQueryKernelTimestamp, 0),
      LATER(8, EventGetEventPool, eventGetEventPool, 9),
  };
  return all;
}

const Members& eventExp() {
  static const Members all{MEMBER(event_exp, Event, QueryTimestampsExp, eventQueryTimestampsExp, 2)};
  return all;
}

const Members& module() {
  static const Members all{
      MEMBER(module, Module, Create, moduleCreate, 0),
      MEMBER(module, Module, Destroy, moduleDestroy, 0),
      MEMBER(module, Module, DynamicLink, moduleDynamicLink, 0),
      MEMBER(module, Module, GetNativeBinary, moduleGetNativeBinary, 0),
      MEMBER(module, Module, GetGlobalPointer, moduleGetGlobalPointer, 0),
      MEMBER(module, Module, GetKernelNames, moduleGetKernelNames, 0),
      MEMBER(module, Module, GetProperties, moduleGetProperties, 0),
      MEMBER(module, Module, GetFunctionPointer, moduleGetFunctionPointer, 0),
  };
  return all;
}

const Members& buildLog() {
  static const Members all{
      MEMBER(module_build_log, ModuleBuildLog, Destroy, moduleBuildLogDestroy, 0),
      MEMBER(module_build_log, ModuleBuildLog, GetString, moduleBuildLogGetString, 0),
  };
  return all;
}

const Members& kernel() {
  static const Members all{
      MEMBER(kernel, Kernel, Create, kernelCreate, 0),
      MEMBER(kernel, Kernel, Destroy, kernelDestroy, 0),
      MEMBER(kernel, Kernel, SetCacheConfig, kernelSetCacheConfig, 0),
      MEMBER(kernel, Kernel, SetGroupSize, kernelSetGroupSize, 0),
      MEMBER(kernel, Kernel, SuggestGroupSize, kernelSuggestGroupSize, 0),
      MEMBER(kernel, Kernel, SuggestMaxCooperativeGroupCount, kernelSuggestMaxCooperativeGroupCount, 0),
      MEMBER(kernel, Kernel, SetArgumentValue, kernelSetArgumentValue, 0),
      MEMBER(kernel, Kernel, SetIndirectAccess, kernelSetIndirectAccess, 0),
      MEMBER(kernel, Kernel, GetIndirectAccess, kernelGetIndirectAccess, 0),
      MEMBER(kernel, Kernel, GetSourceAttributes, kernelGetSourceAttributes, 0),
      MEMBER(kernel, Kernel, GetProperties, kernelGetProperties, 0),
      MEMBER(kernel, Kernel, GetName, kernelGetName, 0),
  };
  return all;
}

const Members& kernelExp() {
  static const Members all{
      MEMBER(kernel_exp, Kernel, SetGlobalOffsetExp, kernelSetGlobalOffsetExp, 1),
      MEMBER(kernel_exp, Kernel, SchedulingHintExp, kernelSchedulingHintExp, 2),
  };
  return all;
}

const Members& physical() {
  static const Members all{
      MEMBER(physical_mem, PhysicalMem, Create, physicalMemCreate, 0),
      MEMBER(physical_mem, PhysicalMem, Destroy, physicalMemDestroy, 0),
      LATER(2, PhysicalMemGetProperties, physicalMemGetProperties, 15),
  };
  return all;
}

const Members& mem() {
  static const Members all{
      MEMBER(mem, Mem, AllocShared, memAllocShared, 0),
      MEMBER(mem, Mem, AllocDevice, memAllocDevice, 0),
      MEMBER(mem, Mem, AllocHost, memAllocHost, 0),
      MEMBER(mem, Mem, Free, memFree, 0),
      MEMBER(mem, Mem, GetAllocProperties, memGetAllocProperties, 0),
      MEMBER(mem, Mem, GetAddressRange, memGetAddressRange, 0),
      MEMBER(mem, Mem, GetIpcHandle, memGetIpcHandle, 0),
      MEMBER(mem, Mem, OpenIpcHandle, memOpenIpcHandle, 0),
      MEMBER(mem, Mem, CloseIpcHandle, memCloseIpcHandle, 0),
      MEMBER(mem, Mem, FreeExt, memFreeExt, 3),
      LATER(10, MemPutIpcHandle, memPutIpcHandle, 6),
  };
  return all;
}

const Members& memExp() {
  static const Members all{
      LATER(0, MemGetIpcHandleFromFileDescriptorExp, memGetIpcHandleFromFileDescriptorExp, 6),
      LATER(1, MemGetFileDescriptorFromIpcHandleExp, memGetFileDescriptorFromIpcHandleExp, 6),
  };
  return all;
}

const Members& virtualMem() {
  static const Members all{
      MEMBER(virtual_mem, VirtualMem, Reserve, virtualMemReserve, 0),
      MEMBER(virtual_mem, VirtualMem, Free, virtualMemFree, 0),
      MEMBER(virtual_mem, VirtualMem, QueryPageSize, virtualMemQueryPageSize, 0),
      MEMBER(virtual_mem, VirtualMem, Map, virtualMemMap, 0),
      MEMBER(virtual_mem, VirtualMem, Unmap, virtualMemUnmap, 0),
      MEMBER(virtual_mem, VirtualMem, SetAccessAttribute, virtualMemSetAccessAttribute, 0),
      MEMBER(virtual_mem, VirtualMem, GetAccessAttribute, virtualMemGetAccessAttribute, 0),
  };
  return all;
}

const Members& none() {
  static const Members all;
  return all;
}

// No loader that the tests have passes these on: the stand-in for the loader alone finds them, by name.
const Members& semaphores() {
  static const Members all{
      LATER(0, DeviceImportExternalSemaphoreExt, deviceImportExternalSemaphoreExt, 12),
      LATER(0, DeviceReleaseExternalSemaphoreExt, deviceReleaseExternalSemaphoreExt, 12),
      LATER(0, CommandListAppendSignalExternalSemaphoreExt, commandListAppendSignalExternalSemaphoreExt, 12),
      LATER(0, CommandListAppendWaitExternalSemaphoreExt, commandListAppendWaitExternalSemaphoreExt, 12),
  };
  return all;
}

// A function that the driver doesn't have. Applications may call it without knowing whether it is there.
ze_result_t ZE_APICALL unsupported() { return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE; }

// count: of members that version 1.4 has.
ze_result_t fill(std::uint32_t version, void* table, const Members& members, std::size_t count) {
  if (table == nullptr) return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
  if (ZE_MAJOR_VERSION(version) != 1) return ZE_RESULT_ERROR_UNSUPPORTED_VERSION;
  auto* const pointers = static_cast<void**>(table);
  for (std::size_t i = 0; i < count; ++i) pointers[i] = reinterpret_cast<void*>(&unsupported);
  for (const Member& member : members)
    if (member.since <= version && member.since <= settings().api) pointers[member.index] = member.function;
  return ZE_RESULT_SUCCESS;
}

}  // namespace

void* functionOf(const char* name) {
  for (const Members* members :
       {&semaphores(), &global(), &driverMembers(), &device(), &context(), &queue(), &list(), &listExp(), &fence(), &pool(), &event(),
        &eventExp(), &module(), &buildLog(), &kernel(), &kernelExp(), &physical(), &mem(), &memExp(), &virtualMem()})
    for (const Member& member : *members)
      if (std::strcmp(member.name, name) == 0 && member.since <= settings().api) return member.function;
  return nullptr;
}

}  // namespace test_driver

// members: of the table in version 1.4.
#define TABLE(name, table, functions, members)                                                  \
  ZE_DLLEXPORT ze_result_t ZE_APICALL zeGet##name##ProcAddrTable(ze_api_version_t version,      \
                                                                 ze_##table##_dditable_t* to) { \
    return test_driver::fill(version, to, test_driver::functions, members);                     \
  }
// Tables that later headers declare.
#define LATER_TABLE(name, functions)                                                                               \
  ZE_DLLEXPORT ze_result_t later##name(ze_api_version_t version, void* to) __asm__("zeGet" #name "ProcAddrTable"); \
  ze_result_t later##name(ze_api_version_t version, void* to) {                                                    \
    return test_driver::fill(version, to, test_driver::functions, 0);                                              \
  }

extern "C" {

TABLE(Global, global, global(), 1)
TABLE(Driver, driver, driverMembers(), 6)
TABLE(Device, device, device(), 18)
TABLE(DeviceExp, device_exp, none(), 1)
TABLE(Context, context, context(), 9)
TABLE(CommandQueue, command_queue, queue(), 4)
TABLE(CommandList, command_list, list(), 28)
TABLE(Image, image, none(), 4)
TABLE(ImageExp, image_exp, none(), 2)
TABLE(Fence, fence, fence(), 5)
TABLE(EventPool, event_pool, pool(), 5)
TABLE(Event, event, event(), 7)
TABLE(EventExp, event_exp, eventExp(), 1)
TABLE(Module, module, module(), 9)
TABLE(ModuleBuildLog, module_build_log, buildLog(), 2)
TABLE(Kernel, kernel, kernel(), 12)
TABLE(KernelExp, kernel_exp, kernelExp(), 2)
TABLE(Sampler, sampler, none(), 2)
TABLE(PhysicalMem, physical_mem, physical(), 2)
TABLE(Mem, mem, mem(), 10)
TABLE(VirtualMem, virtual_mem, virtualMem(), 7)
TABLE(FabricVertexExp, fabric_vertex_exp, none(), 4)
TABLE(FabricEdgeExp, fabric_edge_exp, none(), 3)
LATER_TABLE(CommandListExp, listExp())
LATER_TABLE(MemExp, memExp())

// Tables without any function. The loader refuses a driver that lacks one of the older ones.
ZE_DLLEXPORT ze_result_t testDriverEmptyTable(ze_api_version_t version, void* to) {
  return test_driver::fill(version, to, test_driver::none(), 0);
}

}  // extern "C"

#define EMPTY(name) __asm__(".globl " #name "ProcAddrTable\n.set " #name "ProcAddrTable, testDriverEmptyTable");
EMPTY(zeGetDriverExp)
EMPTY(zeGetExecutableGraph)
EMPTY(zeGetGraph)
EMPTY(zeGetRTASBuilder)
EMPTY(zeGetRTASBuilderExp)
EMPTY(zeGetRTASParallelOperation)
EMPTY(zeGetRTASParallelOperationExp)
EMPTY(zerGetGlobal)
EMPTY(zesGetDevice)
EMPTY(zesGetDeviceExp)
EMPTY(zesGetDiagnostics)
EMPTY(zesGetDriver)
EMPTY(zesGetDriverExp)
EMPTY(zesGetEngine)
EMPTY(zesGetFabricPort)
EMPTY(zesGetFan)
EMPTY(zesGetFirmware)
EMPTY(zesGetFirmwareExp)
EMPTY(zesGetFrequency)
EMPTY(zesGetGlobal)
EMPTY(zesGetLed)
EMPTY(zesGetMemory)
EMPTY(zesGetOverclock)
EMPTY(zesGetPerformanceFactor)
EMPTY(zesGetPower)
EMPTY(zesGetPsu)
EMPTY(zesGetRas)
EMPTY(zesGetRasExp)
EMPTY(zesGetScheduler)
EMPTY(zesGetStandby)
EMPTY(zesGetTemperature)
EMPTY(zesGetVFManagementExp)
EMPTY(zetGetCommandList)
EMPTY(zetGetCommandListExp)
EMPTY(zetGetContext)
EMPTY(zetGetDebug)
EMPTY(zetGetDevice)
EMPTY(zetGetDeviceExp)
EMPTY(zetGetKernel)
EMPTY(zetGetMetric)
EMPTY(zetGetMetricDecoderExp)
EMPTY(zetGetMetricExp)
EMPTY(zetGetMetricGroup)
EMPTY(zetGetMetricGroupExp)
EMPTY(zetGetMetricProgrammableExp)
EMPTY(zetGetMetricQuery)
EMPTY(zetGetMetricQueryPool)
EMPTY(zetGetMetricStreamer)
EMPTY(zetGetMetricTracerExp)
EMPTY(zetGetModule)
EMPTY(zetGetTracerExp)
