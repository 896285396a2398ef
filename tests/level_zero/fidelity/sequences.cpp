// Sequences of calls of the Level Zero API: `right` keeps all rules, each other section breaks one.
//   sequences SECTION
#include <level_zero/ze_api.h>

#include <cstdint>
#include <cstring>

namespace {

constexpr std::uint64_t kSecond = 1'000'000'000;

struct Program {
  ze_driver_handle_t driver{};
  ze_device_handle_t device{};
  ze_context_handle_t context{};
  ze_command_queue_handle_t queue{};
  ze_command_list_handle_t list{};
  ze_event_pool_handle_t pool{};
  ze_event_handle_t event{};

  Program() {
    std::uint32_t one = 1;
    zeInit(0);
    zeDriverGet(&one, &driver);
    zeDeviceGet(driver, &one, &device);
    const ze_context_desc_t description{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
    zeContextCreate(driver, &description, &context);
  }

  static ze_command_queue_desc_t queueDescription() {
    ze_command_queue_desc_t description{};
    description.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    description.mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS;
    return description;
  }

  void makeQueue() {
    const ze_command_queue_desc_t description = queueDescription();
    zeCommandQueueCreate(context, device, &description, &queue);
  }

  void makeList() {
    const ze_command_list_desc_t description{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, 0, 0};
    zeCommandListCreate(context, device, &description, &list);
  }

  void makeImmediateList() {
    const ze_command_queue_desc_t description = queueDescription();
    zeCommandListCreateImmediate(context, device, &description, &list);
  }

  void makePool(ze_event_pool_flags_t flags) {
    const ze_event_pool_desc_t description{ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr, flags, 2};
    zeEventPoolCreate(context, &description, 1, &device, &pool);
  }

  ze_event_handle_t makeEvent(std::uint32_t index) {
    const ze_event_desc_t description{ZE_STRUCTURE_TYPE_EVENT_DESC, nullptr, index, ZE_EVENT_SCOPE_FLAG_HOST,
                                      ZE_EVENT_SCOPE_FLAG_HOST};
    ze_event_handle_t made{};
    zeEventCreate(pool, &description, &made);
    return made;
  }
};

void right() {
  Program program;
  program.makePool(ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
  program.event = program.makeEvent(0);
  program.makeQueue();
  program.makeList();
  zeCommandListAppendSignalEvent(program.list, program.event);
  zeCommandListClose(program.list);
  zeCommandQueueExecuteCommandLists(program.queue, 1, &program.list, nullptr);
  zeCommandQueueSynchronize(program.queue, kSecond);
  zeCommandListReset(program.list);
  zeCommandListAppendBarrier(program.list, nullptr, 1, &program.event);
  zeCommandListDestroy(program.list);
  zeEventHostReset(program.event);
  program.makeImmediateList();
  zeCommandListAppendSignalEvent(program.list, program.event);
  zeEventHostSynchronize(program.event, kSecond);
  zeCommandListDestroy(program.list);
  zeCommandQueueDestroy(program.queue);
  zeEventDestroy(program.event);
  zeEventPoolDestroy(program.pool);
  zeContextDestroy(program.context);
}

void null_handle() {
  Program program;
  zeCommandListAppendBarrier(nullptr, nullptr, 0, nullptr);
}

void wrong_structure() {
  Program program;
  ze_command_queue_desc_t description = program.queueDescription();
  description.stype = ZE_STRUCTURE_TYPE_EVENT_DESC;
  zeCommandQueueCreate(program.context, program.device, &description, &program.queue);
}

void missing_description() {
  Program program;
  void* memory{};
  zeMemAllocHost(program.context, nullptr, 64, 64, &memory);
}

void context_in_use() {
  Program program;
  program.makeQueue();
  zeContextDestroy(program.context);
}

void closed_list() {
  Program program;
  program.makeList();
  zeCommandListClose(program.list);
  zeCommandListAppendBarrier(program.list, nullptr, 0, nullptr);
}

void reset_of_immediate_list() {
  Program program;
  program.makeImmediateList();
  zeCommandListReset(program.list);
}

void hidden_event() {
  Program program;
  program.makePool(0);
  program.event = program.makeEvent(0);
  zeEventQueryStatus(program.event);
}

void event_without_time() {
  Program program;
  program.makePool(ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
  program.event = program.makeEvent(0);
  ze_kernel_timestamp_result_t time{};
  zeEventQueryKernelTimestamp(program.event, &time);
}

void shared_index() {
  Program program;
  program.makePool(ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
  program.makeEvent(1);
  program.makeEvent(1);
}

void place_outside() {
  Program program;
  program.makePool(ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
  program.makeEvent(2);
}

void two_signals() {
  Program program;
  program.makePool(ZE_EVENT_POOL_FLAG_HOST_VISIBLE);
  program.event = program.makeEvent(0);
  program.makeList();
  zeCommandListAppendSignalEvent(program.list, program.event);
  zeCommandListAppendSignalEvent(program.list, program.event);
}

struct Section {
  const char* name;
  void (*body)();
};
#define SECTION(name) {#name, name}
const Section kSections[] = {SECTION(right),
                             SECTION(null_handle),
                             SECTION(wrong_structure),
                             SECTION(missing_description),
                             SECTION(context_in_use),
                             SECTION(closed_list),
                             SECTION(reset_of_immediate_list),
                             SECTION(hidden_event),
                             SECTION(event_without_time),
                             SECTION(shared_index),
                             SECTION(place_outside),
                             SECTION(two_signals)};

}  // namespace

int main(int, char** words) {
  for (const Section& each : kSections) {
    if (std::strcmp(each.name, words[1]) != 0) continue;
    each.body();
    return 0;
  }
  return 2;
}
