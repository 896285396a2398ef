// The tables that the loader asks for. The loader's version says which members its table has, the driver's which of
// them have a function.
#include <level_zero/ze_ddi.h>

#include <cstddef>
#include <cstring>
#include <map>
#include <string_view>
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

template <class Pointer>
void* typed(Pointer function) {
  return reinterpret_cast<void*>(function);
}

// A member that the oldest supported headers have, since that minor version; entry: the start of the function's name.
#define MEMBER(table, object, entry, member, minor)                                                      \
  Member {                                                                                               \
    offsetof(ze_##table##_dditable_t, pfn##member) / sizeof(void*), "ze" #object #member,                \
        typed<decltype(ze_##table##_dditable_t::pfn##member)>(&entry##member), ZE_MAKE_VERSION(1, minor) \
  }
// A later one; its position follows from the specification's ze_ddi.h.
#define LATER(index, name, function, minor) \
  Member { index, "ze" #name, reinterpret_cast<void*>(&function), ZE_MAKE_VERSION(1, minor) }

#define DRIVER(member, minor) MEMBER(driver, Driver, driver, member, minor)
#define DEVICE(member, minor) MEMBER(device, Device, device, member, minor)
#define CONTEXT(member) MEMBER(context, Context, context, member, 0)
#define QUEUE(member) MEMBER(command_queue, CommandQueue, commandQueue, member, 0)
#define LIST(member) MEMBER(command_list, CommandList, commandList, member, 0)
#define POOL(member) MEMBER(event_pool, EventPool, eventPool, member, 0)
#define EVENT(member) MEMBER(event, Event, event, member, 0)
#define MODULE(member) MEMBER(module, Module, module, member, 0)
#define LOG(member) MEMBER(module_build_log, ModuleBuildLog, moduleBuildLog, member, 0)
#define KERNEL(member) MEMBER(kernel, Kernel, kernel, member, 0)
#define PHYSICAL(member) MEMBER(physical_mem, PhysicalMem, physicalMem, member, 0)
#define MEM(member) MEMBER(mem, Mem, mem, member, 0)
#define VIRTUAL(member) MEMBER(virtual_mem, VirtualMem, virtualMem, member, 0)

// By the names of the tables' types.
const std::map<std::string_view, std::vector<Member>>& tables() {
  static const std::map<std::string_view, std::vector<Member>> all{
      {"global", {Member{0, "zeInit", typed<decltype(ze_global_dditable_t::pfnInit)>(&init), ZE_MAKE_VERSION(1, 0)}}},
      {"driver",
       {DRIVER(Get, 0), DRIVER(GetApiVersion, 0), DRIVER(GetProperties, 0), DRIVER(GetExtensionProperties, 0),
        DRIVER(GetExtensionFunctionAddress, 1)}},
      {"device",
       {DEVICE(Get, 0), DEVICE(GetSubDevices, 0), DEVICE(GetProperties, 0), DEVICE(GetComputeProperties, 0),
        DEVICE(GetModuleProperties, 0), DEVICE(GetCommandQueueGroupProperties, 0), DEVICE(GetMemoryProperties, 0),
        DEVICE(GetMemoryAccessProperties, 0), DEVICE(GetCacheProperties, 0), DEVICE(GetImageProperties, 0),
        DEVICE(GetExternalMemoryProperties, 0), DEVICE(GetP2PProperties, 0), DEVICE(CanAccessPeer, 0),
        DEVICE(GetGlobalTimestamps, 1), DEVICE(PciGetPropertiesExt, 3)}},
      {"context", {CONTEXT(Create), CONTEXT(Destroy), CONTEXT(MakeMemoryResident), CONTEXT(EvictMemory)}},
      {"command_queue", {QUEUE(Create), QUEUE(Destroy), QUEUE(ExecuteCommandLists), QUEUE(Synchronize)}},
      {"command_list",
       {LIST(Create), LIST(CreateImmediate), LIST(Destroy), LIST(Close), LIST(AppendBarrier), LIST(AppendMemoryCopy),
        LIST(AppendMemoryFill), LIST(AppendMemoryCopyRegion), LIST(AppendMemoryPrefetch), LIST(AppendMemAdvise),
        LIST(AppendSignalEvent), LIST(AppendWaitOnEvents), LIST(AppendEventReset), LIST(AppendLaunchKernel),
        LIST(AppendLaunchCooperativeKernel), LATER(28, CommandListHostSynchronize, commandListHostSynchronize, 6)}},
      {"command_list_exp",
       {LATER(1, CommandListImmediateAppendCommandListsExp, commandListImmediateAppendCommandListsExp, 9)}},
      {"event_pool", {POOL(Create), POOL(Destroy)}},
      {"event",
       {EVENT(Create), EVENT(Destroy), EVENT(HostSignal), EVENT(HostSynchronize), EVENT(QueryStatus), EVENT(HostReset),
        EVENT(QueryKernelTimestamp)}},
      {"module", {MODULE(Create), MODULE(Destroy), MODULE(GetNativeBinary)}},
      {"module_build_log", {LOG(Destroy), LOG(GetString)}},
      {"kernel",
       {KERNEL(Create), KERNEL(Destroy), KERNEL(SetGroupSize), KERNEL(SuggestGroupSize),
        KERNEL(SuggestMaxCooperativeGroupCount), KERNEL(SetArgumentValue), KERNEL(SetIndirectAccess),
        KERNEL(GetProperties)}},
      {"physical_mem",
       {PHYSICAL(Create), PHYSICAL(Destroy), LATER(2, PhysicalMemGetProperties, physicalMemGetProperties, 15)}},
      {"mem",
       {MEM(AllocShared), MEM(AllocDevice), MEM(AllocHost), MEM(Free), MEM(GetAllocProperties), MEM(GetAddressRange),
        MEM(GetIpcHandle), MEM(OpenIpcHandle), MEM(CloseIpcHandle)}},
      {"virtual_mem",
       {VIRTUAL(Reserve), VIRTUAL(Free), VIRTUAL(QueryPageSize), VIRTUAL(Map), VIRTUAL(Unmap),
        VIRTUAL(SetAccessAttribute)}},
      // No loader that the tests have passes these on: the stand-in for the loader alone finds them, by name.
      {"semaphores",
       {LATER(0, DeviceImportExternalSemaphoreExt, deviceImportExternalSemaphoreExt, 12),
        LATER(0, DeviceReleaseExternalSemaphoreExt, deviceReleaseExternalSemaphoreExt, 12),
        LATER(0, CommandListAppendSignalExternalSemaphoreExt, commandListAppendSignalExternalSemaphoreExt, 12),
        LATER(0, CommandListAppendWaitExternalSemaphoreExt, commandListAppendWaitExternalSemaphoreExt, 12)}},
  };
  return all;
}

// A function that the driver doesn't have. Applications may call it without knowing whether it is there.
ze_result_t ZE_APICALL unsupported() { return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE; }

// count: of members that version 1.4 has.
ze_result_t fill(std::uint32_t version, void* table, std::string_view name, std::size_t count) {
  if (table == nullptr) return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
  if (ZE_MAJOR_VERSION(version) != 1) return ZE_RESULT_ERROR_UNSUPPORTED_VERSION;
  auto* const pointers = static_cast<void**>(table);
  for (std::size_t i = 0; i < count; ++i) pointers[i] = reinterpret_cast<void*>(&unsupported);
  const auto found = tables().find(name);
  if (found == tables().end()) return ZE_RESULT_SUCCESS;
  for (const Member& member : found->second)
    if (member.since <= version && member.since <= settings().api) pointers[member.index] = member.function;
  return ZE_RESULT_SUCCESS;
}

}  // namespace

void* functionOf(const char* name) {
  for (const auto& [table, members] : tables())
    for (const Member& member : members)
      if (std::strcmp(member.name, name) == 0 && member.since <= settings().api) return member.function;
  return nullptr;
}

}  // namespace test_driver

// members: of the table in version 1.4.
#define TABLE(name, table, members)                                                             \
  ZE_DLLEXPORT ze_result_t ZE_APICALL zeGet##name##ProcAddrTable(ze_api_version_t version,      \
                                                                 ze_##table##_dditable_t* to) { \
    return test_driver::fill(version, to, #table, members);                                     \
  }
// A table that later headers declare.
#define LATER_TABLE(name, table)                                                                                   \
  ZE_DLLEXPORT ze_result_t later##name(ze_api_version_t version, void* to) __asm__("zeGet" #name "ProcAddrTable"); \
  ze_result_t later##name(ze_api_version_t version, void* to) { return test_driver::fill(version, to, #table, 0); }

extern "C" {

TABLE(Global, global, 1)
TABLE(Driver, driver, 6)
TABLE(Device, device, 18)
TABLE(DeviceExp, device_exp, 1)
TABLE(Context, context, 9)
TABLE(CommandQueue, command_queue, 4)
TABLE(CommandList, command_list, 28)
TABLE(Image, image, 4)
TABLE(ImageExp, image_exp, 2)
TABLE(Fence, fence, 5)
TABLE(EventPool, event_pool, 5)
TABLE(Event, event, 7)
TABLE(EventExp, event_exp, 1)
TABLE(Module, module, 9)
TABLE(ModuleBuildLog, module_build_log, 2)
TABLE(Kernel, kernel, 12)
TABLE(KernelExp, kernel_exp, 2)
TABLE(Sampler, sampler, 2)
TABLE(PhysicalMem, physical_mem, 2)
TABLE(Mem, mem, 10)
TABLE(VirtualMem, virtual_mem, 7)
TABLE(FabricVertexExp, fabric_vertex_exp, 4)
TABLE(FabricEdgeExp, fabric_edge_exp, 3)
LATER_TABLE(CommandListExp, command_list_exp)

// A table without any function. The loader refuses a driver that lacks one of the older ones.
ZE_DLLEXPORT ze_result_t testDriverEmptyTable(ze_api_version_t version, void* to) {
  return test_driver::fill(version, to, "", 0);
}

}  // extern "C"

#define EMPTY(name) __asm__(".globl " #name "ProcAddrTable\n.set " #name "ProcAddrTable, testDriverEmptyTable");
#define EMPTY4(a, b, c, d) EMPTY(a) EMPTY(b) EMPTY(c) EMPTY(d)
EMPTY4(zeGetDriverExp, zeGetExecutableGraph, zeGetGraph, zeGetMemExp)
EMPTY4(zeGetRTASBuilder, zeGetRTASBuilderExp, zeGetRTASParallelOperation, zeGetRTASParallelOperationExp)
EMPTY4(zerGetGlobal, zesGetDevice, zesGetDeviceExp, zesGetDiagnostics)
EMPTY4(zesGetDriver, zesGetDriverExp, zesGetEngine, zesGetFabricPort)
EMPTY4(zesGetFan, zesGetFirmware, zesGetFirmwareExp, zesGetFrequency)
EMPTY4(zesGetGlobal, zesGetLed, zesGetMemory, zesGetOverclock)
EMPTY4(zesGetPerformanceFactor, zesGetPower, zesGetPsu, zesGetRas)
EMPTY4(zesGetRasExp, zesGetScheduler, zesGetStandby, zesGetTemperature)
EMPTY4(zesGetVFManagementExp, zetGetCommandList, zetGetCommandListExp, zetGetContext)
EMPTY4(zetGetDebug, zetGetDevice, zetGetDeviceExp, zetGetKernel)
EMPTY4(zetGetMetric, zetGetMetricDecoderExp, zetGetMetricExp, zetGetMetricGroup)
EMPTY4(zetGetMetricGroupExp, zetGetMetricProgrammableExp, zetGetMetricQuery, zetGetMetricQueryPool)
EMPTY4(zetGetMetricStreamer, zetGetMetricTracerExp, zetGetModule, zetGetTracerExp)
