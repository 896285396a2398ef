// Events and their pools, whose state may be shared with other processes.
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

#include "entries.h"
#include "memory.h"
#include "sharing.h"

namespace test_driver {
namespace {

constexpr ze_event_pool_flags_t kOldFlags =
    ZE_EVENT_POOL_FLAG_HOST_VISIBLE | ZE_EVENT_POOL_FLAG_IPC | ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP;
constexpr ze_event_scope_flags_t kScopes =
    ZE_EVENT_SCOPE_FLAG_SUBDEVICE | ZE_EVENT_SCOPE_FLAG_DEVICE | ZE_EVENT_SCOPE_FLAG_HOST;

struct PoolHandle {
  std::uint64_t file;
  std::uint32_t count, flags;
  std::int64_t process;
  std::uint32_t magic;
};
static_assert(sizeof(PoolHandle) <= ZE_MAX_IPC_HANDLE_SIZE);

constexpr std::uint32_t kMagic = 0x7a657670;

PoolHandle read(const ze_ipc_event_pool_handle_t& handle) {
  PoolHandle result;
  std::memcpy(&result, handle.data, sizeof result);
  require(result.magic == kMagic, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return result;
}

void mapSignals(Pool& pool) {
  const int file = pool.has(ZE_EVENT_POOL_FLAG_IPC) ? pool.file : -1;
  pool.signals = static_cast<Signal*>(mapPages(wholePages(pool.count * sizeof(Signal)), kPage, file, 0));
  require(pool.signals != nullptr, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  pool.taken.resize(pool.count);
}

void destroyPool(Pool& pool, const Lock& lock) {
  Signal* const signals = pool.signals;
  const std::size_t bytes = wholePages(pool.count * sizeof(Signal));
  if (pool.file != -1) close(pool.file);
  destroy(pool, lock);
  munmap(signals, bytes);
}

// An event that the host asks.
Event& visible(ze_event_handle_t handle) {
  auto& event = from<Event>(handle);
  require(event.pool.has(ZE_EVENT_POOL_FLAG_HOST_VISIBLE), ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT);
  return event;
}

}  // namespace

bool isSignalled(const Event& event) {
  if (event.pool.counterBased) return event.last == nullptr || event.last->done;
  return event.signal().set != 0;
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
    result->count = of.count;
    result->counterBased = offers(1, 8) && chained<const ze_base_desc_t>(of.pNext, later::kCounterBasedPool) != nullptr;
    if (result->has(ZE_EVENT_POOL_FLAG_IPC)) result->file = makeFile(wholePages(of.count * sizeof(Signal)));
    mapSignals(*result);
    *pool = handle(result);
  });
}

ze_result_t eventPoolDestroy(ze_event_pool_handle_t pool) {
  return entry(__func__, [&] {
    auto& of = from<Pool>(pool);
    if (of.opened) misuse("an event pool of another process is destroyed, not closed");
    const Lock lock(state().mutex);
    destroyPool(of, lock);
  });
}

ze_result_t eventPoolGetIpcHandle(ze_event_pool_handle_t pool, ze_ipc_event_pool_handle_t* handle) {
  return entry(__func__, [&] {
    const auto& of = from<Pool>(pool);
    pointed(handle);
    require(of.has(ZE_EVENT_POOL_FLAG_IPC), ZE_RESULT_ERROR_INVALID_ARGUMENT);
    const int file = settings().ipcByProcess ? of.file : fcntl(of.file, F_DUPFD_CLOEXEC, 0);
    const PoolHandle result{static_cast<std::uint64_t>(file), of.count, of.flags,
                            settings().ipcByProcess ? getpid() : 0, kMagic};
    std::memset(handle->data, 0, sizeof handle->data);
    std::memcpy(handle->data, &result, sizeof result);
  });
}

ze_result_t eventPoolPutIpcHandle(ze_context_handle_t context, ze_ipc_event_pool_handle_t handle) {
  return entry(__func__, [&] {
    from<Context>(context);
    const PoolHandle from = read(handle);
    if (from.process == 0) close(static_cast<int>(from.file));
  });
}

ze_result_t eventPoolOpenIpcHandle(ze_context_handle_t context, ze_ipc_event_pool_handle_t handle,
                                   ze_event_pool_handle_t* pool) {
  return entry(__func__, [&] {
    auto& own = from<Context>(context);
    pointed(pool);
    const PoolHandle of = read(handle);
    const int file = fetchFile(of.file, of.process);
    require(file != -1, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    const Lock lock(state().mutex);
    auto* result = new Pool(own);
    result->flags = of.flags;
    result->count = of.count;
    result->opened = true;
    result->file = file;
    mapSignals(*result);
    *pool = test_driver::handle(result);
  });
}

ze_result_t eventPoolCloseIpcHandle(ze_event_pool_handle_t pool) {
  return entry(__func__, [&] {
    auto& of = from<Pool>(pool);
    require(of.opened, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    const Lock lock(state().mutex);
    destroyPool(of, lock);
  });
}

ze_result_t eventPoolGetFlags(ze_event_pool_handle_t pool, ze_event_pool_flags_t* flags) {
  return entry(__func__, [&] { pointed(flags) = from<Pool>(pool).flags; });
}

ze_result_t eventCreate(ze_event_pool_handle_t pool, const ze_event_desc_t* desc, ze_event_handle_t* event) {
  return entry(__func__, [&] {
    auto& of = from<Pool>(pool);
    const auto& wanted = described(desc, ZE_STRUCTURE_TYPE_EVENT_DESC);
    require((wanted.signal & ~kScopes) == 0 && (wanted.wait & ~kScopes) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
    require(wanted.index < of.count, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    pointed(event);
    const Lock lock(state().mutex);
    if (of.taken[wanted.index]) misuse("an event is created at the place of a living one");
    of.taken[wanted.index] = true;
    auto* result = new Event(of, wanted.index);
    if (!of.opened) result->signal().set = 0;
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
    of.signal().set = 1;
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
    of.signal().set = 0;
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

ze_result_t eventQueryTimestampsExp(ze_event_handle_t event, ze_device_handle_t device, std::uint32_t* count,
                                    ze_kernel_timestamp_result_t* times) {
  return entry(__func__, [&] {
    const auto& of = from<Event>(event);
    from<Device>(device);
    const Lock lock(state().mutex);
    const ze_kernel_timestamp_result_t result = timesOf(of);
    enumerate(1, count, times, [&](std::uint32_t) { return result; });
  });
}

ze_result_t eventGetEventPool(ze_event_handle_t event, ze_event_pool_handle_t* pool) {
  return entry(__func__, [&] { pointed(pool) = handle(&from<Event>(event).pool); });
}

}  // namespace test_driver
