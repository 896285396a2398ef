// The driver ends a process that does what a real driver would silently get wrong.
#include "sections.h"

namespace {

constexpr ze_group_count_t kOne{1, 1, 1};

// A list with a command that waits for an event which nobody signals.
struct Waiting {
  Setup setup;
  ze_event_pool_handle_t pool = setup.pool(3);
  ze_event_handle_t gate = setup.event(pool, 0), end = setup.event(pool, 1), other = setup.event(pool, 2);
  ze_command_list_handle_t list = setup.immediate();
  int* memory = setup.onDevice<int>(4);

  Waiting() { works(zeCommandListAppendMemoryCopy(list, memory, memory + 1, sizeof(int), end, 1, &gate)); }
};

ze_kernel_handle_t step(Setup& setup, int* memory) {
  auto kernel = setup.kernel("step");
  set(kernel, 0, memory);
  set(kernel, 1, 1);
  set(kernel, 2, 1);
  return kernel;
}

}  // namespace

MISUSE(event_in_use) {
  Waiting waiting;
  zeEventDestroy(waiting.gate);
}

MISUSE(pool_with_events) {
  Setup setup;
  auto pool = setup.pool(1);
  setup.event(pool, 0);
  zeEventPoolDestroy(pool);
}

MISUSE(list_in_use) {
  Waiting waiting;
  zeCommandListDestroy(waiting.list);
}

MISUSE(recorded_list_in_use) {
  Waiting waiting;
  auto queue = waiting.setup.queue();
  auto list = waiting.setup.list();
  works(zeCommandListAppendBarrier(list, nullptr, 1, &waiting.gate));
  works(zeCommandListClose(list));
  works(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr));
  zeCommandListDestroy(list);
}

MISUSE(kernel_in_use) {
  Waiting waiting;
  auto kernel = step(waiting.setup, waiting.memory);
  works(zeCommandListAppendLaunchKernel(waiting.list, kernel, &kOne, nullptr, 1, &waiting.gate));
  zeKernelDestroy(kernel);
}

MISUSE(module_with_kernels) {
  Setup setup;
  setup.kernel("add");
  zeModuleDestroy(setup.module);
}

MISUSE(context_with_memory) {
  Setup setup;
  setup.onDevice<int>(1);
  works(zeModuleDestroy(setup.module));
  zeContextDestroy(setup.context);
}

MISUSE(context_with_module) {
  Setup setup;
  zeContextDestroy(setup.context);
}

MISUSE(memory_in_use) {
  Waiting waiting;
  zeMemFree(waiting.setup.context, waiting.memory);
}

MISUSE(memory_freed_twice) {
  Setup setup;
  auto* memory = setup.onDevice<int>(1);
  setup.release(memory);
  zeMemFree(setup.context, memory);
}

MISUSE(closed_list) {
  Setup setup;
  auto list = setup.list();
  works(zeCommandListClose(list));
  zeCommandListAppendBarrier(list, nullptr, 0, nullptr);
}

MISUSE(open_list) {
  Setup setup;
  auto queue = setup.queue();
  auto list = setup.list();
  zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr);
}

MISUSE(two_signals) {
  Waiting waiting;
  zeCommandListAppendBarrier(waiting.list, waiting.end, 1, &waiting.other);
}

MISUSE(reset_before_signal) {
  Waiting waiting;
  zeEventHostReset(waiting.end);
}

MISUSE(reset_before_wait) {
  Waiting waiting;
  zeEventHostReset(waiting.gate);
}

MISUSE(copy_out_of_range) {
  Setup setup;
  auto* memory = setup.onDevice<int>(4);
  auto list = setup.immediate();
  int here[8] = {};
  zeCommandListAppendMemoryCopy(list, memory + 1, here, 16, nullptr, 0, nullptr);
}

MISUSE(region_out_of_range) {
  Setup setup;
  auto* memory = setup.onDevice<char>(99);
  auto list = setup.immediate();
  char here[100] = {};
  const ze_copy_region_t region{0, 0, 0, 10, 10, 1};
  zeCommandListAppendMemoryCopyRegion(list, here, &region, 10, 0, memory, &region, 10, 0, nullptr, 0, nullptr);
}

MISUSE(freed_argument) {
  Setup setup;
  auto* memory = setup.onDevice<int>(4);
  auto kernel = step(setup, memory);
  setup.release(memory);
  zeCommandListAppendLaunchKernel(setup.immediate(), kernel, &kOne, nullptr, 0, nullptr);
}

MISUSE(argument_freed_later) {
  Setup setup;
  auto* memory = setup.onDevice<int>(4);
  auto kernel = step(setup, memory);
  auto list = setup.list();
  works(zeCommandListAppendLaunchKernel(list, kernel, &kOne, nullptr, 0, nullptr));
  works(zeCommandListClose(list));
  setup.release(memory);
  auto queue = setup.queue();
  works(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr));
  zeCommandQueueSynchronize(queue, kForEver);
}

MISUSE(unknown_argument) {
  Setup setup;
  int here = 0;
  auto kernel = step(setup, &here);
  zeCommandListAppendLaunchKernel(setup.immediate(), kernel, &kOne, nullptr, 0, nullptr);
}

MISUSE(missing_argument) {
  Setup setup;
  zeCommandListAppendLaunchKernel(setup.immediate(), setup.kernel("add"), &kOne, nullptr, 0, nullptr);
}

MISUSE(too_many_groups) {
  Setup setup;
  auto kernel = step(setup, setup.onDevice<int>(1));
  const ze_group_count_t groups{1, 0x80000000u, 1};
  zeCommandListAppendLaunchKernel(setup.immediate(), kernel, &groups, nullptr, 0, nullptr);
}

MISUSE(too_many_groups_together) {
  Setup setup;
  auto kernel = step(setup, setup.onDevice<int>(1));
  std::uint32_t most = 0;
  works(zeKernelSuggestMaxCooperativeGroupCount(kernel, &most));
  const ze_group_count_t groups{most + 1, 1, 1};
  zeCommandListAppendLaunchCooperativeKernel(setup.immediate(), kernel, &groups, nullptr, 0, nullptr);
}

MISUSE(kernel_on_copy_engine) {
  Setup setup;
  auto kernel = step(setup, setup.onDevice<int>(1));
  zeCommandListAppendLaunchKernel(setup.immediate(0, 1), kernel, &kOne, nullptr, 0, nullptr);
}

MISUSE(pattern_on_copy_engine) {
  Setup setup;
  auto* memory = setup.onDevice<int>(4);
  const int value = 5;
  zeCommandListAppendMemoryFill(setup.immediate(0, 1), memory, &value, 4, 16, nullptr, 0, nullptr);
}

MISUSE(wrong_handle) {
  Setup setup;
  zeEventQueryStatus(reinterpret_cast<ze_event_handle_t>(setup.context));
}

MISUSE(destroyed_handle) {
  Setup setup;
  auto pool = setup.pool(1);
  works(zeEventPoolDestroy(pool));
  zeEventPoolDestroy(pool);
}

MISUSE(untyped_structure) {
  Setup setup;
  ze_device_properties_t properties{};
  zeDeviceGetProperties(setup.device, &properties);
}

MISUSE(mapped_physical_memory) {
  Setup setup;
  std::size_t page = 0;
  works(zeVirtualMemQueryPageSize(setup.context, setup.device, 1, &page));
  void* space = nullptr;
  works(zeVirtualMemReserve(setup.context, nullptr, page, &space));
  ze_physical_mem_desc_t desc{ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, nullptr, 0, page};
  ze_physical_mem_handle_t physical = nullptr;
  works(zePhysicalMemCreate(setup.context, setup.device, &desc, &physical));
  works(zeVirtualMemMap(setup.context, space, page, physical, 0, ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
  zePhysicalMemDestroy(setup.context, physical);
}

// Ends without an abort, with the status of leaks.
SECTION(leak) { Setup setup; }
