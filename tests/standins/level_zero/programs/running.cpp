// The driver executes commands rightly.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <numeric>

#include "sections.h"

namespace {

constexpr ze_group_count_t kOne{1, 1, 1};

// A function of a later version than the headers'.
template <class Function>
Function later(const Setup& setup, const char* name) {
  void* result = nullptr;
  zeDriverGetExtensionFunctionAddress(setup.driver, name, &result);
  return reinterpret_cast<Function>(result);
}

using HostSynchronize = ze_result_t (*)(ze_command_list_handle_t, std::uint64_t);
using AppendLists = ze_result_t (*)(ze_command_list_handle_t, std::uint32_t, ze_command_list_handle_t*,
                                    ze_event_handle_t, std::uint32_t, ze_event_handle_t*);

// Waits for all commands of a list.
void finish(Setup& setup, ze_command_list_handle_t list) {
  auto pool = setup.pool(1);
  auto event = setup.event(pool, 0);
  works(zeCommandListAppendBarrier(list, event, 0, nullptr));
  works(zeEventHostSynchronize(event, kForEver));
}

void appendStep(ze_command_list_handle_t list, ze_kernel_handle_t kernel, int* value, int factor, int addend) {
  set(kernel, 0, value);
  set(kernel, 1, factor);
  set(kernel, 2, addend);
  works(zeCommandListAppendLaunchKernel(list, kernel, &kOne, nullptr, 0, nullptr));
}

// The result of steps in their order.
int ordered(int steps) {
  unsigned result = 1;
  for (int i = 0; i < steps; ++i) result = result * 3 + static_cast<unsigned>(i);
  return static_cast<int>(result);
}

}  // namespace

SECTION(addition) {
  Scope setup;
  constexpr std::uint32_t kCount = 1000;
  auto *a = setup.shared<float>(kCount), *b = setup.shared<float>(kCount), *sum = setup.onDevice<float>(kCount);
  for (std::uint32_t i = 0; i < kCount; ++i) a[i] = static_cast<float>(i), b[i] = 2;
  auto kernel = setup.kernel("add");
  works(zeKernelSetGroupSize(kernel, 100, 1, 1));
  set(kernel, 0, a);
  set(kernel, 1, b);
  set(kernel, 2, sum);
  auto list = setup.immediate();
  auto pool = setup.pool(1);
  auto event = setup.event(pool, 0);
  const ze_group_count_t groups{10, 1, 1};
  works(zeCommandListAppendLaunchKernel(list, kernel, &groups, nullptr, 0, nullptr));
  works(zeCommandListAppendBarrier(list, nullptr, 0, nullptr));
  std::vector<float> result(kCount);
  works(zeCommandListAppendMemoryCopy(list, result.data(), sum, kCount * sizeof(float), event, 0, nullptr));
  works(zeEventHostSynchronize(event, kForEver));
  int wrong = 0;
  for (std::uint32_t i = 0; i < kCount; ++i) wrong += result[i] != static_cast<float>(i) + 2;
  gives(0, wrong);
}

SECTION(arguments) {
  Scope setup;
  struct {
    char first;
    int second;
    double third;
  } three{1, 20, 300};
  const float vector[4] = {1, 2, 4, 8};
  auto* out = setup.shared<int>(4);
  auto kernel = setup.kernel("values");
  set(kernel, 0, out);
  set(kernel, 1, char{7});
  set(kernel, 2, 11L);
  set(kernel, 3, three);
  set(kernel, 4, vector);
  auto list = setup.immediate(0, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  works(zeCommandListAppendLaunchKernel(list, kernel, &kOne, nullptr, 0, nullptr));
  gives(7, out[0]);
  gives(11, out[1]);
  gives(321, out[2]);
  gives(9, out[3]);
}

SECTION(local_memory) {
  Scope setup;
  auto* data = setup.shared<int>(64);
  std::iota(data, data + 64, 0);
  auto kernel = setup.kernel("reverse");
  works(zeKernelSetGroupSize(kernel, 32, 1, 1));
  set(kernel, 0, data);
  works(zeKernelSetArgumentValue(kernel, 1, 32 * sizeof(int), nullptr));
  auto list = setup.immediate(0, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  const ze_group_count_t two{2, 1, 1};
  works(zeCommandListAppendLaunchKernel(list, kernel, &two, nullptr, 0, nullptr));
  gives(31, data[0]);
  gives(0, data[31]);
  gives(63, data[32]);
}

SECTION(in_order) {
  Scope setup;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto list = setup.immediate(kInOrder);
  *value = 1;
  for (int i = 0; i < 12; ++i) appendStep(list, kernel, value, 3, i);
  works(later<HostSynchronize>(setup, "zeCommandListHostSynchronize")(list, kForEver));
  gives(ordered(12), *value);
}

SECTION(barriers) {
  Scope setup;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto list = setup.immediate();
  *value = 1;
  for (int i = 0; i < 12; ++i) {
    appendStep(list, kernel, value, 3, i);
    works(zeCommandListAppendBarrier(list, nullptr, 0, nullptr));
  }
  finish(setup, list);
  gives(ordered(12), *value);
}

// Without barriers only the environment says whether commands overtake each other.
SECTION(unordered) {
  Scope setup;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto list = setup.immediate();
  auto pool = setup.pool(1);
  auto gate = setup.event(pool, 0);
  works(zeCommandListAppendWaitOnEvents(list, 1, &gate));
  *value = 1;
  for (int i = 0; i < 12; ++i) appendStep(list, kernel, value, 3, i);
  works(zeEventHostSignal(gate));
  finish(setup, list);
  std::printf("%s\n", *value == ordered(12) ? "in order" : "not in order");
}

SECTION(recorded) {
  Scope setup;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto queue = setup.queue();
  auto list = setup.list(kListInOrder);
  for (int i = 0; i < 4; ++i) appendStep(list, kernel, value, 3, i);
  set(kernel, 2, 1000);  // too late
  works(zeCommandListClose(list));
  for (int i = 0; i < 2; ++i) {
    *value = 1;
    works(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr));
    works(zeCommandQueueSynchronize(queue, kForEver));
    gives(ordered(4), *value);
  }
}

SECTION(lists_in_lists) {
  Scope setup;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto immediate = setup.immediate(kInOrder);
  auto list = setup.list(kListInOrder);
  appendStep(list, kernel, value, 3, 1);
  appendStep(list, kernel, value, 3, 2);
  works(zeCommandListClose(list));
  auto pool = setup.pool(2);
  ze_event_handle_t events[] = {setup.event(pool, 0), setup.event(pool, 1)};
  *value = 1;
  appendStep(immediate, kernel, value, 3, 0);
  const auto append = later<AppendLists>(setup, "zeCommandListImmediateAppendCommandListsExp");
  works(append(immediate, 1, &list, events[1], 1, events));
  gives(ZE_RESULT_NOT_READY, zeEventHostSynchronize(events[1], 1'000'000));
  works(zeEventHostSignal(events[0]));
  works(zeEventHostSynchronize(events[1], kForEver));
  gives(ordered(3), *value);
  works(later<HostSynchronize>(setup, "zeCommandListHostSynchronize")(immediate, kForEver));
}

SECTION(events_between_queues) {
  Scope setup;
  auto* value = setup.shared<int>(2);
  auto kernel = setup.kernel("step");
  auto first = setup.immediate(), second = setup.immediate(0, 1);
  auto pool = setup.pool(3);
  ze_event_handle_t gate = setup.event(pool, 0), made = setup.event(pool, 1), copied = setup.event(pool, 2);
  value[0] = value[1] = 0;
  works(zeCommandListAppendMemoryCopy(second, value + 1, value, sizeof(int), copied, 1, &made));
  set(kernel, 0, value);
  set(kernel, 1, 0);
  set(kernel, 2, 42);
  works(zeCommandListAppendLaunchKernel(first, kernel, &kOne, made, 1, &gate));
  gives(ZE_RESULT_NOT_READY, zeEventHostSynchronize(copied, 2'000'000));
  gives(ZE_RESULT_NOT_READY, zeEventQueryStatus(made));
  gives(0, value[1]);
  works(zeEventHostSignal(gate));
  works(zeEventHostSynchronize(copied, kForEver));
  gives(42, value[1]);
  works(zeEventQueryStatus(made));
  // A command resets an event, another signals it again.
  works(zeCommandListAppendEventReset(first, made));
  works(zeCommandListAppendBarrier(first, nullptr, 0, nullptr));
  works(zeCommandListAppendSignalEvent(first, made));
  works(zeEventHostSynchronize(made, kForEver));
  finish(setup, first);
  works(zeEventHostReset(made));
  gives(ZE_RESULT_NOT_READY, zeEventQueryStatus(made));
}

// A barrier with events waits for these and not for earlier commands.
SECTION(barrier_with_events) {
  Scope setup;
  auto* value = setup.shared<int>(2);
  auto list = setup.immediate();
  auto pool = setup.pool(4);
  ze_event_handle_t gate = setup.event(pool, 0), set = setup.event(pool, 1), passed = setup.event(pool, 2),
                    blocked = setup.event(pool, 3);
  works(zeCommandListAppendMemoryCopy(list, value, value + 1, sizeof(int), blocked, 1, &gate));
  works(zeEventHostSignal(set));
  works(zeCommandListAppendBarrier(list, passed, 1, &set));
  works(zeEventHostSynchronize(passed, kForEver));
  gives(ZE_RESULT_NOT_READY, zeEventQueryStatus(blocked));
  works(zeEventHostSignal(gate));
  works(zeEventHostSynchronize(blocked, kForEver));
  finish(setup, list);
}

SECTION(counter_based_events) {
  Scope setup;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  struct {
    std::uint32_t type;
    const void* next;
    std::uint32_t flags;
  } counters{0x00020014, nullptr, 1};  // ze_event_pool_counter_based_exp_desc_t
  auto pool = setup.pool(1, 0, &counters);
  auto event = setup.event(pool, 0);
  auto list = setup.immediate(kInOrder);
  *value = 1;
  for (int i = 0; i < 3; ++i) {  // without resets
    set(kernel, 0, value);
    set(kernel, 1, 3);
    set(kernel, 2, i);
    works(zeCommandListAppendLaunchKernel(list, kernel, &kOne, event, 0, nullptr));
  }
  works(zeEventHostSynchronize(event, kForEver));
  gives(ordered(3), *value);
}

SECTION(fills_and_regions) {
  Scope setup;
  auto list = setup.immediate(kInOrder, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  auto* device = setup.onDevice<std::uint8_t>(600);
  const std::uint32_t pattern = 0x04030201;
  works(zeCommandListAppendMemoryFill(list, device, &pattern, 4, 600, nullptr, 0, nullptr));
  std::vector<std::uint8_t> host(600, 9);
  // A box of 3 x 2 x 2 bytes from (1, 2, 1) to (4, 0, 1), rows of 10 and 20 bytes, slices of 60 and 100.
  const ze_copy_region_t from{1, 2, 1, 3, 2, 2}, to{4, 0, 1, 3, 2, 2};
  works(
      zeCommandListAppendMemoryCopyRegion(list, host.data(), &to, 20, 100, device, &from, 10, 60, nullptr, 0, nullptr));
  int wrong = 0;
  for (std::size_t z = 0; z < 2; ++z)
    for (std::size_t y = 0; y < 2; ++y)
      for (std::size_t x = 0; x < 3; ++x)
        wrong += host[(z + 1) * 100 + y * 20 + 4 + x] != ((z + 1) * 60 + (y + 2) * 10 + 1 + x) % 4 + 1;
  gives(0, wrong);
  gives(600 - 12, std::count(host.begin(), host.end(), 9));
}

SECTION(timestamps) {
  Scope setup;
  ze_device_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2;
  works(zeDeviceGetProperties(setup.device, &properties));
  gives(1'000'000'000, properties.timerResolution);
  gives(32, properties.kernelTimestampValidBits);
  const std::uint64_t mask = (std::uint64_t{1} << properties.kernelTimestampValidBits) - 1;
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto list = setup.immediate(kInOrder);
  auto pool = setup.pool(1, ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP);
  auto event = setup.event(pool, 0);
  std::uint64_t host = 0, first = 0, last = 0;
  works(zeDeviceGetGlobalTimestamps(setup.device, &host, &first));
  set(kernel, 0, value);
  set(kernel, 1, 1);
  set(kernel, 2, 1);
  works(zeCommandListAppendLaunchKernel(list, kernel, &kOne, event, 0, nullptr));
  works(zeEventHostSynchronize(event, kForEver));
  works(zeDeviceGetGlobalTimestamps(setup.device, &host, &last));
  ze_kernel_timestamp_result_t times{};
  works(zeEventQueryKernelTimestamp(event, &times));
  // In order, across the wrapping.
  const std::uint64_t points[] = {first, times.global.kernelStart, times.global.kernelEnd, last};
  for (std::size_t i = 1; i < 4; ++i) gives(true, ((points[i] - points[i - 1]) & mask) < mask / 2);
  std::printf("%s\n", last < first ? "wrapped" : "not wrapped");
}

SECTION(devices) {
  Scope setup;
  std::uint32_t count = 0;
  works(zeDeviceGet(setup.driver, &count, nullptr));
  std::vector<ze_device_handle_t> devices(count);
  works(zeDeviceGet(setup.driver, &count, devices.data()));
  gives(2, count);
  std::uint32_t parts = 0;
  works(zeDeviceGetSubDevices(devices[1], &parts, nullptr));
  gives(2, parts);
  std::vector<ze_device_handle_t> subDevices(parts);
  works(zeDeviceGetSubDevices(devices[1], &parts, subDevices.data()));
  ze_device_properties_t one{}, other{};
  one.stype = other.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES;
  works(zeDeviceGetProperties(devices[1], &one));
  works(zeDeviceGetProperties(subDevices[1], &other));
  gives(1, other.subdeviceId);
  gives(true, (other.flags & ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE) != 0);
  gives(true, std::memcmp(&one.uuid, &other.uuid, sizeof one.uuid) != 0);
  ze_bool_t access = false;
  works(zeDeviceCanAccessPeer(devices[0], devices[1], &access));
  gives(true, access);
  // A copy between devices.
  auto* from = setup.onDevice<int>(1);
  setup.device = devices[1];
  auto* to = setup.onDevice<int>(1);
  auto list = setup.immediate(kInOrder, 1, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  const int seven = 7;
  int result = 0;
  works(zeCommandListAppendMemoryCopy(list, from, &seven, 4, nullptr, 0, nullptr));
  works(zeCommandListAppendMemoryCopy(list, to, from, 4, nullptr, 0, nullptr));
  works(zeCommandListAppendMemoryCopy(list, &result, to, 4, nullptr, 0, nullptr));
  gives(7, result);
  ze_memory_allocation_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  ze_device_handle_t owner = nullptr;
  works(zeMemGetAllocProperties(setup.context, to, &properties, &owner));
  gives(ZE_MEMORY_TYPE_DEVICE, properties.type);
  gives(true, owner == devices[1]);
  works(zeMemGetAllocProperties(setup.context, &result, &properties, &owner));
  gives(ZE_MEMORY_TYPE_UNKNOWN, properties.type);
}

SECTION(native_binaries) {
  Scope setup;
  std::size_t bytes = 0;
  works(zeModuleGetNativeBinary(setup.module, &bytes, nullptr));
  std::vector<std::uint8_t> binary(bytes);
  works(zeModuleGetNativeBinary(setup.module, &bytes, binary.data()));
  ze_module_desc_t desc{
      ZE_STRUCTURE_TYPE_MODULE_DESC, nullptr, ZE_MODULE_FORMAT_NATIVE, bytes, binary.data(), "", nullptr};
  ze_module_handle_t module = nullptr;
  works(zeModuleCreate(setup.context, setup.device, &desc, &module, nullptr));
  std::swap(module, setup.module);
  auto* value = setup.shared<int>(1);
  auto kernel = setup.kernel("step");
  auto list = setup.immediate(0, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  *value = 2;
  appendStep(list, kernel, value, 10, 3);
  gives(23, *value);
  works(zeModuleDestroy(module));
  desc.inputSize = bytes - 100;
  gives(ZE_RESULT_ERROR_INVALID_NATIVE_BINARY, zeModuleCreate(setup.context, setup.device, &desc, &module, nullptr));
}

SECTION(cooperation) {
  Scope setup;
  auto kernel = setup.kernel("meet");
  works(zeKernelSetGroupSize(kernel, 16, 1, 1));
  std::uint32_t most = 0;
  works(zeKernelSuggestMaxCooperativeGroupCount(kernel, &most));
  gives(true, most >= 1);
  auto* arrived = setup.shared<int>(1);
  auto* out = setup.shared<int>(most);
  *arrived = 0;
  set(kernel, 0, arrived);
  set(kernel, 1, out);
  auto list = setup.immediate(0, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  const ze_group_count_t groups{most, 1, 1};
  works(zeCommandListAppendLaunchCooperativeKernel(list, kernel, &groups, nullptr, 0, nullptr));
  gives(most, std::accumulate(out, out + most, 0u));
}

SECTION(pointers_in_memory) {
  Scope setup;
  auto* target = setup.shared<int>(1);
  auto* place = setup.shared<int*>(1);
  *place = target;
  auto kernel = setup.kernel("follow");
  works(zeKernelSetIndirectAccess(kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED));
  set(kernel, 0, place);
  set(kernel, 1, 5);
  auto list = setup.immediate();
  works(zeCommandListAppendLaunchKernel(list, kernel, &kOne, nullptr, 0, nullptr));
  finish(setup, list);
  gives(5, *target);
}

SECTION(virtual_memory) {
  Scope setup;
  std::size_t page = 0;
  works(zeVirtualMemQueryPageSize(setup.context, setup.device, 100, &page));
  void* space = nullptr;
  works(zeVirtualMemReserve(setup.context, nullptr, 2 * page, &space));
  ze_physical_mem_desc_t desc{ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, nullptr, 0, page};
  ze_physical_mem_handle_t parts[2] = {};
  auto* first = static_cast<char*>(space);
  for (int i = 0; i < 2; ++i) {
    works(zePhysicalMemCreate(setup.context, setup.device, &desc, parts + i));
    works(zeVirtualMemMap(setup.context, first + i * page, page, parts[i], 0, ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
  }
  auto list = setup.immediate(kInOrder, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  std::vector<int> values(2 * page / sizeof(int)), result(values.size());
  std::iota(values.begin(), values.end(), 0);
  works(zeCommandListAppendMemoryCopy(list, space, values.data(), 2 * page, nullptr, 0, nullptr));
  // The parts change places.
  for (int i = 0; i < 2; ++i) works(zeVirtualMemUnmap(setup.context, first + i * page, page));
  for (int i = 0; i < 2; ++i)
    works(
        zeVirtualMemMap(setup.context, first + (1 - i) * page, page, parts[i], 0, ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY));
  works(zeCommandListAppendMemoryCopy(list, result.data(), space, 2 * page, nullptr, 0, nullptr));
  gives(static_cast<int>(page / sizeof(int)), result[0]);
  gives(0, result[page / sizeof(int)]);
  works(zeVirtualMemSetAccessAttribute(setup.context, space, page, ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
  works(zeCommandListAppendMemoryCopy(list, space, values.data(), page, nullptr, 0, nullptr));
  for (int i = 0; i < 2; ++i) works(zeVirtualMemUnmap(setup.context, first + i * page, page));
  for (ze_physical_mem_handle_t part : parts) works(zePhysicalMemDestroy(setup.context, part));
  works(zeVirtualMemFree(setup.context, space, 2 * page));
}

SECTION(external_memory) {
  Scope setup;
  const ze_external_memory_export_desc_t exported{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, nullptr,
                                                  ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD};
  auto* own = setup.onDevice<int>(1000, &exported);
  ze_external_memory_export_fd_t file{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, nullptr,
                                      ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, -1};
  ze_memory_allocation_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  properties.pNext = &file;
  works(zeMemGetAllocProperties(setup.context, own, &properties, nullptr));
  const ze_external_memory_import_fd_t imported{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD, nullptr,
                                                ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, file.fd};
  auto* same = setup.onDevice<int>(1000, &imported);
  auto list = setup.immediate(kInOrder, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  const int value = 12;
  int result = 0;
  works(zeCommandListAppendMemoryCopy(list, own + 999, &value, 4, nullptr, 0, nullptr));
  works(zeCommandListAppendMemoryCopy(list, &result, same + 999, 4, nullptr, 0, nullptr));
  gives(12, result);
  gives(0, close(file.fd));
}

SECTION(sharing) {
  Scope setup;
  setup.onDevice<int>(50);  // the memory below is not the first
  auto* memory = setup.onDevice<int>(50);
  auto list = setup.immediate(kInOrder, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  std::vector<int> values(50, 3);
  works(zeCommandListAppendMemoryCopy(list, memory, values.data(), 200, nullptr, 0, nullptr));
  ze_ipc_mem_handle_t shared{};
  works(zeMemGetIpcHandle(setup.context, memory, &shared));
  int pipes[2];
  gives(0, pipe(pipes));
  const pid_t child = fork();
  if (child == 0) {
    dup2(pipes[0], 0);
    // The descriptor that the handle begins with, or not, goes on in the other process: without close-on-exec.
    std::uint64_t file = 0;
    std::memcpy(&file, shared.data, sizeof file);
    dup2(dup(static_cast<int>(file)), static_cast<int>(file));
    const char* words[] = {"/proc/self/exe", "sharing_child", Section::arguments[2], nullptr};
    execv(words[0], const_cast<char**>(words));
  }
  gives(sizeof shared, write(pipes[1], &shared, sizeof shared));
  int status = 0;
  waitpid(child, &status, 0);
  gives(0, status);
  works(zeCommandListAppendMemoryCopy(list, values.data(), memory, 200, nullptr, 0, nullptr));
  gives(3, values[0]);
  gives(4, values[49]);
}

// Run by the section above.
SECTION(sharing_child) {
  if (isatty(0)) return;
  ze_ipc_mem_handle_t shared{};
  if (read(0, &shared, sizeof shared) != sizeof shared) return;
  Scope setup;
  void* memory = nullptr;
  works(zeMemOpenIpcHandle(setup.context, setup.device, shared, 0, &memory));
  auto list = setup.immediate(kInOrder, 0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  auto* values = static_cast<int*>(memory);
  int here = 0;
  works(zeCommandListAppendMemoryCopy(list, &here, values + 49, 4, nullptr, 0, nullptr));
  gives(3, here);
  ++here;
  works(zeCommandListAppendMemoryCopy(list, values + 49, &here, 4, nullptr, 0, nullptr));
  works(zeMemCloseIpcHandle(setup.context, memory));
}

// Of version 1.4: what later ones have is neither there nor accepted.
SECTION(old_version) {
  Scope setup;
  ze_api_version_t version{};
  works(zeDriverGetApiVersion(setup.driver, &version));
  gives(ZE_API_VERSION_1_4, version);
  gives(true, later<HostSynchronize>(setup, "zeCommandListHostSynchronize") == nullptr);
  const ze_command_queue_desc_t desc{
      ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, nullptr, 0, 0, kInOrder, ZE_COMMAND_QUEUE_MODE_DEFAULT,
      ZE_COMMAND_QUEUE_PRIORITY_NORMAL};
  ze_command_list_handle_t list = nullptr;
  gives(ZE_RESULT_ERROR_INVALID_ENUMERATION, zeCommandListCreateImmediate(setup.context, setup.device, &desc, &list));
}
