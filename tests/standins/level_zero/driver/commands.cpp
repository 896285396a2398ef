// Commands other than launches.
#include <algorithm>
#include <bit>
#include <cstring>

#include "appending.h"
#include "entries.h"
#include "memory.h"

namespace test_driver {
namespace {

// One side of a copy of a box of bytes.
struct Side {
  std::byte* base;
  ze_copy_region_t region;
  std::size_t pitch, slice;

  std::byte* row(std::size_t y, std::size_t z) const {
    return base + (z + region.originZ) * slice + (y + region.originY) * pitch + region.originX;
  }
  Use use() const {
    const std::byte *first = row(0, 0), *last = row(region.height - 1, region.depth - 1) + region.width;
    return {first, static_cast<std::size_t>(last - first)};
  }
};

Side side(const void* base, const ze_copy_region_t& region, std::size_t pitch, std::size_t slice) {
  Side result{static_cast<std::byte*>(const_cast<void*>(base)), region, pitch, slice};
  result.region.depth = std::max(region.depth, 1u);
  require(region.width != 0 && region.height != 0, ZE_RESULT_ERROR_INVALID_SIZE);
  return result;
}

// Checks now and when the command runs.
void checkUses(Command& command, Device& device) {
  const Lock lock(state().mutex);
  for (const Use& use : command.uses) checkAccess(command.name.c_str(), device, use.address, use.bytes, lock);
  command.run = [name = command.name, uses = command.uses, next = std::move(command.run)](Engine& engine) {
    {
      const Lock inner(state().mutex);
      for (const Use& use : uses) checkAccess(name.c_str(), engine.device, use.address, use.bytes, inner);
    }
    return next(engine);
  };
}

Command copy(List& list, void* to, const void* from, std::size_t bytes) {
  pointed(static_cast<char*>(to));
  pointed(static_cast<const char*>(from));
  Command result;
  result.name = "memory copy";
  result.uses = {{to, bytes}, {from, bytes}};
  result.run = [=](Engine&) {
    std::memmove(to, from, bytes);
    return true;
  };
  checkUses(result, list.device);
  return result;
}

void fillWith(std::byte* to, const std::vector<std::byte>& pattern, std::size_t bytes) {
  if (pattern.size() == 1) {
    std::memset(to, static_cast<int>(pattern[0]), bytes);
    return;
  }
  for (std::size_t at = 0; at < bytes; at += pattern.size()) std::memcpy(to + at, pattern.data(), pattern.size());
}

void checkKnown(const void* address) {
  const Lock lock(state().mutex);
  require(settings().system || rangeOf(address, lock) != nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

void checkScope(const List& list, const Event& event) {
  if (event.pool.counterBased && !list.inOrder) misuse("a counter-based event is used in a list that isn't in order");
}

}  // namespace

List& appendable(ze_command_list_handle_t handle) {
  auto& list = from<List>(handle);
  if (list.closed) misuse("a command is appended to a closed list");
  return list;
}

bool computes(std::uint32_t ordinal) {
  return (queueGroups()[ordinal].flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE) != 0;
}

ze_result_t append(List& list, Command command, const Waits& waits) {
  require(waits.count == 0 || waits.events != nullptr, ZE_RESULT_ERROR_INVALID_SIZE);
  for (std::uint32_t i = 0; i < waits.count; ++i) command.waits.push_back(&from<Event>(waits.events[i]));
  if (waits.signal != nullptr) {
    command.signal = &from<Event>(waits.signal);
    checkScope(list, *command.signal);
  }
  auto shared = std::make_shared<const Command>(std::move(command));
  Lock lock(state().mutex);
  if (list.engine == nullptr) {
    list.commands.push_back(std::move(shared));
    return ZE_RESULT_SUCCESS;
  }
  list.engine->submit(std::move(shared), list.inOrder ? &list : nullptr, lock);
  return list.synchronous ? list.engine->finish(lock, UINT64_MAX) : ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendMemoryCopy(ze_command_list_handle_t list, void* to, const void* from, std::size_t bytes,
                                        ze_event_handle_t signal, std::uint32_t waits, ze_event_handle_t* events) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    return append(of, copy(of, to, from, bytes), {signal, waits, events});
  });
}

ze_result_t commandListAppendMemoryFill(ze_command_list_handle_t list, void* to, const void* pattern,
                                        std::size_t patternBytes, std::size_t bytes, ze_event_handle_t signal,
                                        std::uint32_t waits, ze_event_handle_t* events) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    checkKnown(&pointed(static_cast<char*>(to)));
    const auto* first = &pointed(static_cast<const std::byte*>(pattern));
    require(std::has_single_bit(patternBytes) && bytes % patternBytes == 0, ZE_RESULT_ERROR_INVALID_SIZE);
    if (patternBytes > queueGroups()[of.ordinal].maxPattern)
      misuse("a fill's pattern has " + std::to_string(patternBytes) + " bytes, more than the queue group allows");
    Command command;
    command.name = "memory fill";
    command.uses = {{to, bytes}};
    command.run = [to, values = std::vector(first, first + patternBytes), bytes](Engine&) {
      fillWith(static_cast<std::byte*>(to), values, bytes);
      return true;
    };
    checkUses(command, of.device);
    return append(of, std::move(command), {signal, waits, events});
  });
}

ze_result_t commandListAppendMemoryCopyRegion(ze_command_list_handle_t list, void* to, const ze_copy_region_t* toRegion,
                                              std::uint32_t toPitch, std::uint32_t toSlice, const void* from,
                                              const ze_copy_region_t* fromRegion, std::uint32_t fromPitch,
                                              std::uint32_t fromSlice, ze_event_handle_t signal, std::uint32_t waits,
                                              ze_event_handle_t* events) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    const Side target = side(&pointed(static_cast<char*>(to)), pointed(toRegion), toPitch, toSlice);
    const Side source = side(&pointed(static_cast<const char*>(from)), pointed(fromRegion), fromPitch, fromSlice);
    require(target.region.width == source.region.width && target.region.height == source.region.height &&
                target.region.depth == source.region.depth,
            ZE_RESULT_ERROR_INVALID_SIZE);
    Command command;
    command.name = "memory region copy";
    command.uses = {target.use(), source.use()};
    command.run = [target, source](Engine&) {
      for (std::size_t z = 0; z < target.region.depth; ++z)
        for (std::size_t y = 0; y < target.region.height; ++y)
          std::memmove(target.row(y, z), source.row(y, z), target.region.width);
      return true;
    };
    checkUses(command, of.device);
    return append(of, std::move(command), {signal, waits, events});
  });
}

ze_result_t commandListAppendMemoryPrefetch(ze_command_list_handle_t list, const void* address, std::size_t bytes) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    checkKnown(&pointed(static_cast<const char*>(address)));
    Command command;
    command.name = "memory prefetch";
    command.uses = {{address, bytes}};
    checkUses(command, of.device);
    return append(of, std::move(command), {});
  });
}

ze_result_t commandListAppendMemAdvise(ze_command_list_handle_t list, ze_device_handle_t device, const void* address,
                                       std::size_t bytes, ze_memory_advice_t advice) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    from<Device>(device);
    checkKnown(&pointed(static_cast<const char*>(address)));
    const auto value = static_cast<std::uint32_t>(advice);
    require(value <= ZE_MEMORY_ADVICE_BIAS_UNCACHED || (offers(1, 7) && value <= later::kAdviseNoSystemPreferred),
            ZE_RESULT_ERROR_INVALID_ENUMERATION);
    Command command;
    command.name = "memory advice";
    command.uses = {{address, bytes}};
    checkUses(command, of.device);
    return append(of, std::move(command), {});
  });
}

// Without events it waits for all earlier commands, with events only for these.
ze_result_t commandListAppendBarrier(ze_command_list_handle_t list, ze_event_handle_t signal, std::uint32_t waits,
                                     ze_event_handle_t* events) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    Command command;
    command.name = "barrier";
    command.afterAll = waits == 0;
    command.beforeAll = true;
    return append(of, std::move(command), {signal, waits, events});
  });
}

ze_result_t commandListAppendSignalEvent(ze_command_list_handle_t list, ze_event_handle_t event) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    Command command;
    command.name = "event signal";
    from<Event>(event);
    return append(of, std::move(command), {event, 0, nullptr});
  });
}

ze_result_t commandListAppendWaitOnEvents(ze_command_list_handle_t list, std::uint32_t count,
                                          ze_event_handle_t* events) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    pointed(events);
    Command command;
    command.name = "wait for events";
    command.beforeAll = true;
    return append(of, std::move(command), {nullptr, count, events});
  });
}

ze_result_t commandListAppendEventReset(ze_command_list_handle_t list, ze_event_handle_t event) {
  return entry(__func__, [&] {
    auto& of = appendable(list);
    auto& reset = from<Event>(event);
    if (reset.pool.counterBased) misuse("a command resets a counter-based event");
    Command command;
    command.name = "event reset";
    command.resets = {&reset};
    return append(of, std::move(command), {});
  });
}

}  // namespace test_driver
