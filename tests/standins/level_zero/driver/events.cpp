// Events and their pools. No process shares them with another one.
#include "entries.h"
#include "things.h"

namespace test_driver {
namespace {

constexpr ze_event_pool_flags_t kOldFlags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE | ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP;
constexpr ze_event_scope_flags_t kScopes =
    ZE_EVENT_SCOPE_FLAG_SUBDEVICE | ZE_EVENT_SCOPE_FLAG_DEVICE | ZE_EVENT_SCOPE_FLAG_HOST;

// An event that the host asks.
Event& visible(ze_event_handle_t handle) {
  auto& event = from<Event>(handle);
  require(event.pool.has(ZE_EVENT_POOL_FLAG_HOST_VISIBLE), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT);
  return event;
}

}  // namespace

bool isSignalled(const Event& event) {
  if (event.pool.counterBased) return event.last == nullptr || event.last->done;
  return event.signal().set;
}

ze_kernel_timestamp_result_t timesOf(const Event& event) {
  require(event.pool.has(ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP) ||
              event.pool.has(static_cast<ze_event_pool_flag_t>(later::kPoolMappedTimestamp)),
          ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT);
  const ze_kernel_timestamp_data_t times{event.signal().start, event.signal().end};
  return {times, times};
}

ze_result_t eventPoolCreate(ze_context_handle_t context, const ze_event_pool_desc_t* desc, std::uint32_t devices,
                            ze_device_handle_t* list, ze_event_pool_handle_t* pool) {
  return entry(__func__, [&] {
    auto& own = from<Context>(context);
    const auto& of = described(desc, ZE_STRUCTURE_TYPE_EVENT_POOL_DESC);
    require(devices == 0 || list != nullptr, ZE_RESULT_ERROR_INVALID_NULL_POINTER);
    for (std::uint32_t i = 0; i < devices; ++i) from<Device>(list[i]);
    const ze_event_pool_flags_t known = kOldFlags | (offers(1, 6) ? later::kPoolMappedTimestamp : 0);
    require((of.flags & ~known) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    require(of.count != 0, ZE_RESULT_ERROR_INVALID_SIZE);
    pointed(pool);
    const Lock lock(state().mutex);
    auto* result = new Pool(own);
    result->flags = of.flags;
    result->signals.resize(of.count);
    result->taken.resize(of.count);
    result->counterBased = offers(1, 8) && chained<const ze_base_desc_t>(of.pNext, later::kCounterBasedPool) != nullptr;
    *pool = handle(result);
  });
}

ze_result_t eventPoolDestroy(ze_event_pool_handle_t pool) {
  return entry(__func__, [&] {
    auto& of = from<Pool>(pool);
    const Lock lock(state().mutex);
    destroy(of, lock);
  });
}

ze_result_t eventCreate(ze_event_pool_handle_t pool, const ze_event_desc_t* desc, ze_event_handle_t* event) {
  return entry(__func__, [&] {
    auto& of = from<Pool>(pool);
    const auto& wanted = described(desc, ZE_STRUCTURE_TYPE_EVENT_DESC);
    require((wanted.signal & ~kScopes) == 0 && (wanted.wait & ~kScopes) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    require(wanted.index < of.signals.size(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
    pointed(event);
    const Lock lock(state().mutex);
    if (of.taken[wanted.index]) misuse("an event is created at the place of a living one");
    of.taken[wanted.index] = true;
    auto* result = new Event(of, wanted.index);
    result->signal().set = false;
    *event = handle(result);
  });
}

ze_result_t eventDestroy(ze_event_handle_t event) {
  return entry(__func__, [&] {
    auto& of = from<Event>(event);
    const Lock lock(state().mutex);
    of.pool.taken[of.index] = false;
    destroy(of, lock);
  });
}

ze_result_t eventHostSignal(ze_event_handle_t event) {
  return entry(__func__, [&] {
    auto& of = visible(event);
    const Lock lock(state().mutex);
    if (of.pool.counterBased) misuse("the host signals a counter-based event");
    of.signal().set = true;
    state().changed.notify_all();
  });
}

ze_result_t eventHostSynchronize(ze_event_handle_t event, std::uint64_t timeout) {
  return entry(__func__, [&] {
    auto& of = visible(event);
    Lock lock(state().mutex);
    const Deadline deadline(timeout);
    ++of.inUse;
    bool signalled = isSignalled(of);
    while (!signalled && deadline.wait(lock)) signalled = isSignalled(of);
    --of.inUse;
    return signalled ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
  });
}

ze_result_t eventQueryStatus(ze_event_handle_t event) {
  return entry(__func__, [&] {
    const auto& of = visible(event);
    const Lock lock(state().mutex);
    return isSignalled(of) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
  });
}

ze_result_t eventHostReset(ze_event_handle_t event) {
  return entry(__func__, [&] {
    auto& of = visible(event);
    const Lock lock(state().mutex);
    if (of.pool.counterBased) misuse("the host resets a counter-based event");
    if (of.signals > of.resets) misuse("the host resets an event that a command has yet to signal");
    if (of.waits != 0) misuse("the host resets an event that a command has yet to wait for");
    of.signal().set = false;
  });
}

ze_result_t eventQueryKernelTimestamp(ze_event_handle_t event, ze_kernel_timestamp_result_t* times) {
  return entry(__func__, [&] {
    const auto& of = from<Event>(event);
    pointed(times);
    const Lock lock(state().mutex);
    const ze_kernel_timestamp_result_t result = timesOf(of);
    if (!isSignalled(of)) return ZE_RESULT_NOT_READY;
    *times = result;
    return ZE_RESULT_SUCCESS;
  });
}

}  // namespace test_driver
