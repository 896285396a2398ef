// Command queues, and command lists without their commands.
#include <utility>

#include "entries.h"
#include "things.h"

namespace test_driver {
namespace {

const QueueGroup& group(std::uint32_t ordinal) {
  require(ordinal < queueGroups().size(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return queueGroups()[ordinal];
}

// Checks the description of a queue. immediate: it is a list's.
void check(const ze_command_queue_desc_t& desc, bool immediate) {
  require(desc.index < group(desc.ordinal).queues, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  ze_command_queue_flags_t known = ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY;
  if (immediate && offers(1, 7)) known |= later::kQueueInOrder;
  if (immediate && offers(1, 14)) known |= later::kQueueCopyOffload;
  require((desc.flags & ~known) == 0 && desc.mode <= ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS &&
              desc.priority <= ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH,
          ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

void destroyWithEngine(Object& object, std::unique_ptr<Engine>& engine) {
  {
    const Lock lock(state().mutex);
    if (engine != nullptr && !engine->idle()) misuse(one(object.kind) + " is destroyed whose commands haven't ended");
    destroy(object, lock);
  }
  // The object stays; its thread ends without the lock.
  const std::unique_ptr<Engine> last = std::move(engine);
}

// A list whose commands a queue or an immediate list is to execute.
List& executable(ze_command_list_handle_t handle, Device& device, std::uint32_t ordinal) {
  auto& list = from<List>(handle);
  if (list.engine != nullptr) misuse("an immediate list is executed");
  if (!list.closed) misuse("a list is executed that isn't closed");
  if (&list.device != &device) misuse("a list is executed on another device");
  require(list.ordinal == ordinal, ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE);
  return list;
}

// The list can't be destroyed or changed before its commands have ended.
std::shared_ptr<const Command> endOf(List& list) {
  auto result = std::make_shared<Command>();
  result->name = "end of a list";
  result->afterAll = true;
  result->objects = {&list};
  return result;
}

void submit(Engine& engine, List& list, const Lock& lock) {
  const void* const domain = list.inOrder ? &list : nullptr;
  for (const auto& command : list.commands) engine.submit(command, domain, lock);
  engine.submit(endOf(list), nullptr, lock);
}

List& immediate(ze_command_list_handle_t handle) {
  auto& list = from<List>(handle);
  require(list.engine != nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return list;
}

}  // namespace

ze_result_t commandQueueCreate(ze_context_handle_t context, ze_device_handle_t device,
                               const ze_command_queue_desc_t* desc, ze_command_queue_handle_t* queue) {
  return entry(__func__, [&] {
    auto& ownContext = from<Context>(context);
    auto& ownDevice = from<Device>(device);
    const auto& of = described(desc, ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC);
    check(of, false);
    pointed(queue);
    auto engine = std::make_unique<Engine>(ownContext, ownDevice, of.ordinal);
    const Lock lock(state().mutex);
    auto* result = new Queue(ownContext, ownDevice, of.ordinal);
    result->synchronous = of.mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    result->engine = std::move(engine);
    *queue = handle(result);
  });
}

ze_result_t commandQueueDestroy(ze_command_queue_handle_t queue) {
  return entry(__func__, [&] {
    auto& of = from<Queue>(queue);
    destroyWithEngine(of, of.engine);
  });
}

ze_result_t commandQueueExecuteCommandLists(ze_command_queue_handle_t queue, std::uint32_t count,
                                            ze_command_list_handle_t* lists, ze_fence_handle_t) {
  return entry(__func__, [&] {
    auto& of = from<Queue>(queue);
    pointed(lists);
    require(count != 0, ZE_RESULT_ERROR_INVALID_SIZE);
    Lock lock(state().mutex);
    for (std::uint32_t i = 0; i < count; ++i) executable(lists[i], of.device, of.ordinal);
    for (std::uint32_t i = 0; i < count; ++i) submit(*of.engine, from<List>(lists[i]), lock);
    return of.synchronous ? of.engine->finish(lock, UINT64_MAX) : ZE_RESULT_SUCCESS;
  });
}

ze_result_t commandQueueSynchronize(ze_command_queue_handle_t queue, std::uint64_t timeout) {
  return entry(__func__, [&] {
    auto& of = from<Queue>(queue);
    Lock lock(state().mutex);
    return of.engine->finish(lock, timeout);
  });
}

ze_result_t commandListCreate(ze_context_handle_t context, ze_device_handle_t device,
                              const ze_command_list_desc_t* desc, ze_command_list_handle_t* list) {
  return entry(__func__, [&] {
    auto& ownContext = from<Context>(context);
    auto& ownDevice = from<Device>(device);
    const auto& of = described(desc, ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC);
    group(of.commandQueueGroupOrdinal);
    ze_command_list_flags_t known = ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING | ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT |
                                    ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY;
    if (offers(1, 7)) known |= later::kListInOrder;
    if (offers(1, 9)) known |= later::kListCloneable;
    if (offers(1, 14)) known |= later::kListCopyOffload;
    require((of.flags & ~known) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    pointed(list);
    const Lock lock(state().mutex);
    auto* result = new List(ownContext, ownDevice, of.commandQueueGroupOrdinal);
    result->inOrder = (of.flags & later::kListInOrder) != 0;
    *list = handle(result);
  });
}

ze_result_t commandListCreateImmediate(ze_context_handle_t context, ze_device_handle_t device,
                                       const ze_command_queue_desc_t* desc, ze_command_list_handle_t* list) {
  return entry(__func__, [&] {
    auto& ownContext = from<Context>(context);
    auto& ownDevice = from<Device>(device);
    const auto& of = described(desc, ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC);
    check(of, true);
    pointed(list);
    auto engine = std::make_unique<Engine>(ownContext, ownDevice, of.ordinal);
    const Lock lock(state().mutex);
    auto* result = new List(ownContext, ownDevice, of.ordinal);
    result->inOrder = (of.flags & later::kQueueInOrder) != 0;
    result->synchronous = of.mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    result->engine = std::move(engine);
    *list = handle(result);
  });
}

ze_result_t commandListDestroy(ze_command_list_handle_t list) {
  return entry(__func__, [&] {
    auto& of = from<List>(list);
    destroyWithEngine(of, of.engine);
    of.commands.clear();
  });
}

ze_result_t commandListClose(ze_command_list_handle_t list) {
  return entry(__func__, [&] {
    auto& of = from<List>(list);
    if (of.engine != nullptr) misuse("an immediate list is closed");
    of.closed = true;
  });
}

ze_result_t commandListHostSynchronize(ze_command_list_handle_t list, std::uint64_t timeout) {
  return entry(__func__, [&] {
    auto& of = immediate(list);
    Lock lock(state().mutex);
    return of.engine->finish(lock, timeout);
  });
}

ze_result_t commandListImmediateAppendCommandListsExp(ze_command_list_handle_t list, std::uint32_t count,
                                                      ze_command_list_handle_t* lists, ze_event_handle_t signal,
                                                      std::uint32_t waits, ze_event_handle_t* events) {
  // The lists' commands run between two commands that have the events.
  return entry(__func__, [&] {
    auto& of = immediate(list);
    pointed(lists);
    require(waits == 0 || events != nullptr, ZE_RESULT_ERROR_INVALID_SIZE);
    auto before = std::make_shared<Command>(), after = std::make_shared<Command>();
    before->name = after->name = "lists in an immediate list";
    before->afterAll = of.inOrder;
    before->beforeAll = after->afterAll = after->beforeAll = true;
    for (std::uint32_t i = 0; i < waits; ++i) before->waits.push_back(&from<Event>(events[i]));
    after->signal = optional<Event>(signal);
    Lock lock(state().mutex);
    for (std::uint32_t i = 0; i < count; ++i) executable(lists[i], of.device, of.ordinal);
    of.engine->submit(before, nullptr, lock);
    for (std::uint32_t i = 0; i < count; ++i) submit(*of.engine, from<List>(lists[i]), lock);
    of.engine->submit(after, nullptr, lock);
    return of.synchronous ? of.engine->finish(lock, UINT64_MAX) : ZE_RESULT_SUCCESS;
  });
}

}  // namespace test_driver
