// Execution contexts. No device API here limits a queue to some of the compute units, so that the smallest partition is
// a whole device: contexts are groups of streams.
#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/streams/event.h"

using namespace hipspv;

namespace {

// ---- Resources. Each has the ordinal of its device, and which split it comes from, in the bytes that HIP reserves.
struct Tag {
  std::uint32_t split;  // 0: none
  std::int32_t device;
};

Tag tagOf(const hipDevResource& resource) {
  Tag tag;
  std::memcpy(&tag, resource._internal_padding, sizeof tag);
  return tag;
}

hipDevResource unitsOf(unsigned count, unsigned alignment, unsigned flags, Tag tag) {
  hipDevResource result{};
  result.type = count != 0 ? hipDevResourceTypeSm : hipDevResourceTypeInvalid;
  if (count == 0) return result;
  result.sm = {count, alignment, alignment, flags};
  std::memcpy(result._internal_padding, &tag, sizeof tag);
  return result;
}

// All units of a device, which are one partition. Throws hipErrorInvalidDevice.
hipDevResource wholeOf(int ordinal) {
  const auto units = static_cast<unsigned>(Runtime::get().device(ordinal).hipProperties().multiProcessorCount);
  return unitsOf(units, units, 0, {0, ordinal});
}

void requireUnits(hipDevResourceType type) { require(type == hipDevResourceTypeSm, hipErrorInvalidResourceType); }

// A resource that may be split. Its device must exist.
const hipDevResource& splittable(const hipDevResource* input) {
  const hipDevResource& resource = given(input);
  requireUnits(resource.type);
  require(resource.sm.smCoscheduledAlignment != 0, hipErrorInvalidResourceConfiguration);
  Runtime::get().device(tagOf(resource).device);
  return resource;
}

Tag newSplit(const hipDevResource& input) {
  static std::atomic<std::uint32_t> last{0};
  return {++last, tagOf(input).device};
}

void leaveRest(hipDevResource* remainder, unsigned count, const hipDevResource& input, Tag tag) {
  if (remainder != nullptr) *remainder = unitsOf(count, input.sm.smCoscheduledAlignment, 0, tag);
}

// Gives a group that leaves its size open all units that are left, or the multiple of its alignment.
void completeGroup(hipDevSmResourceGroupParams& group, const hipDevSmResource& input, unsigned taken) {
  if (group.coscheduledSmCount == 0) group.coscheduledSmCount = input.smCoscheduledAlignment;
  if (group.preferredCoscheduledSmCount == 0) group.preferredCoscheduledSmCount = group.coscheduledSmCount;
  const unsigned left = input.smCount - taken;
  if (group.smCount == 0)
    group.smCount = (group.flags & hipDevSmResourceGroupBackfill) != 0 ? left : left - left % group.coscheduledSmCount;
  else
    require(group.smCount >= input.smCoscheduledAlignment && group.smCount <= left,
            hipErrorInvalidResourceConfiguration);
}

void checkGroup(const hipDevSmResourceGroupParams& group) {
  const bool whole = group.smCount % group.coscheduledSmCount == 0;
  require(group.smCount >= group.coscheduledSmCount, hipErrorInvalidResourceConfiguration);
  require(whole || (group.flags & hipDevSmResourceGroupBackfill) != 0, hipErrorInvalidResourceConfiguration);
}

// ---- Descriptors, which stay valid.
struct Description {
  std::vector<hipDevResource> resources;
  int device;
};

// The units of one context come from one split of one device.
std::shared_ptr<Description> describe(std::span<const hipDevResource> resources) {
  for (const hipDevResource& one : resources) requireUnits(one.type);
  const hipDevResource& first = resources.front();
  for (const hipDevResource& one : resources) {
    const Tag tag = tagOf(one);
    require(one.sm.smCount != 0 && one.sm.smCoscheduledAlignment == first.sm.smCoscheduledAlignment &&
                tag.device == tagOf(first).device && tag.split == tagOf(first).split,
            hipErrorInvalidResourceConfiguration);
  }
  return std::make_shared<Description>(
      Description{{resources.begin(), resources.end()}, static_cast<int>(tagOf(first).device)});
}

// ---- ExecutionContexts
class ExecutionContext {
 public:
  ExecutionContext(Device& device, std::vector<hipDevResource> resources)
      : device(device), resources(std::move(resources)), id(nextId()) {}

  std::shared_ptr<Stream> createStream(unsigned flags, int priority) {
    const PriorityRange range = device.priorities();
    auto stream = streamsOf(device).create(flags, std::clamp(priority, range.greatest, range.least));
    const std::lock_guard lock(mutex_);
    for (const auto& event : awaited_) event->makeWait(*stream);
    streams_.push_back(stream);
    return stream;
  }

  void record(Event& event) {
    const auto all = streams();
    if (join_ == nullptr) join_ = streamsOf(device).create(hipStreamNonBlocking, 0);
    for (const auto& stream : all) {
      Event reached(device, hipEventDisableTiming);
      reached.record(*stream);
      reached.makeWait(*join_);
    }
    event.record(*join_);
  }

  // Streams that are created later wait for it, too.
  void wait(Event& event) {
    for (const auto& stream : streams()) event.makeWait(*stream);
    auto pending = std::make_unique<Event>(event.device(), hipEventDisableTiming);
    pending->adopt(event.point());
    const std::lock_guard lock(mutex_);
    std::erase_if(awaited_, [](const auto& earlier) { return earlier->complete(); });
    awaited_.push_back(std::move(pending));
  }

  void synchronize() {
    for (const auto& stream : streams()) stream->synchronize();
  }

  // Its streams stay usable.
  ~ExecutionContext() {
    if (join_ != nullptr) streamsOf(device).retire(std::move(join_));
  }
  ExecutionContext(const ExecutionContext&) = delete;
  ExecutionContext& operator=(const ExecutionContext&) = delete;

  Device& device;
  const std::vector<hipDevResource> resources;
  const unsigned long long id;

 private:
  static unsigned long long nextId() {
    static std::atomic<unsigned long long> last{0};
    return ++last;
  }

  // Those that still exist.
  std::vector<std::shared_ptr<Stream>> streams() {
    std::vector<std::shared_ptr<Stream>> all;
    const std::lock_guard lock(mutex_);
    std::erase_if(streams_, [](const auto& stream) { return stream.expired(); });
    for (const auto& stream : streams_)
      if (auto one = stream.lock()) all.push_back(std::move(one));
    return all;
  }

  std::mutex mutex_;
  std::vector<std::weak_ptr<Stream>> streams_;
  std::vector<std::unique_ptr<Event>> awaited_;
  std::shared_ptr<Stream> join_;  // waits for all streams on behalf of a recorded event
};

// The objects whose handles programs hold.
struct ExecutionContexts {
  HandleTable<Description> descriptions{hipErrorInvalidValue};
  HandleTable<ExecutionContext> contexts{hipErrorInvalidValue};
  std::mutex mutex;
  std::vector<std::shared_ptr<ExecutionContext>> primary;  // by device; made when it is asked for

  static ExecutionContexts& get() {
    static ExecutionContexts& all = *new ExecutionContexts;  // outlives every static destructor
    return all;
  }
};

std::shared_ptr<ExecutionContext> contextOf(hipExecutionCtx_t handle) {
  return ExecutionContexts::get().contexts.find(handle);
}

hipExecutionCtx_t add(const std::shared_ptr<ExecutionContext>& context) {
  ExecutionContexts::get().contexts.add(context.get(), context);
  return reinterpret_cast<hipExecutionCtx_t>(context.get());
}

hipExecutionCtx_t primaryOf(int ordinal) {
  ExecutionContexts& all = ExecutionContexts::get();
  Device& device = Runtime::get().device(ordinal);
  const std::lock_guard lock(all.mutex);
  if (all.primary.size() <= static_cast<std::size_t>(ordinal)) all.primary.resize(ordinal + 1);
  auto& context = all.primary[ordinal];
  if (context == nullptr) {
    context = std::make_shared<ExecutionContext>(device, std::vector{wholeOf(ordinal)});
    add(context);
  }
  return reinterpret_cast<hipExecutionCtx_t>(context.get());
}

bool isPrimary(const ExecutionContext& context) {
  ExecutionContexts& all = ExecutionContexts::get();
  const std::lock_guard lock(all.mutex);
  return std::ranges::any_of(all.primary, [&](const auto& one) { return one.get() == &context; });
}

}  // namespace

// ---- Resources

HIPSPV_CALL hipDeviceGetDevResource(hipDevice_t device, hipDevResource* resource, hipDevResourceType type) {
  return guard([&] {
    require(resource != nullptr, hipErrorInvalidValue);
    requireUnits(type);
    *resource = wholeOf(device);
  });
}

HIPSPV_CALL hipDevSmResourceSplitByCount(hipDevResource* result, unsigned int* groups, const hipDevResource* input,
                                         hipDevResource* remainder, unsigned int flags, unsigned int least) {
  return guard([&] {
    require(groups != nullptr, hipErrorInvalidValue);
    const hipDevResource& whole = splittable(input);
    require((flags & hipDevSmResourceSplitIgnoreSmCoscheduling) == 0, hipErrorNotSupported);
    const unsigned alignment = whole.sm.smCoscheduledAlignment;
    const std::uint64_t size =
        std::max<std::uint64_t>((std::uint64_t{least} + alignment - 1) / alignment, 1) * alignment;
    const auto possible = static_cast<unsigned>(whole.sm.smCount / size);
    *groups = result == nullptr ? possible : std::min(*groups, possible);
    if (result == nullptr) return;
    const Tag tag = newSplit(whole);
    for (hipDevResource& one : std::span(result, *groups))
      one = unitsOf(static_cast<unsigned>(size), alignment, 0, tag);
    leaveRest(remainder, whole.sm.smCount - *groups * static_cast<unsigned>(size), whole, tag);
  });
}

HIPSPV_CALL hipDevSmResourceSplit(hipDevResource* result, unsigned int count, const hipDevResource* input,
                                  hipDevResource* remainder, unsigned int flags, hipDevSmResourceGroupParams* groups) {
  return guard([&] {
    require(groups != nullptr && flags == 0, hipErrorInvalidValue);
    const hipDevResource& whole = splittable(input);
    unsigned taken = 0;
    for (hipDevSmResourceGroupParams& group : std::span(groups, count)) {
      completeGroup(group, whole.sm, taken);
      taken += group.smCount;
    }
    const Tag tag = newSplit(whole);
    if (result != nullptr) {
      for (const hipDevSmResourceGroupParams& group : std::span(groups, count)) checkGroup(group);
      for (unsigned i = 0; i < count; ++i)
        result[i] = unitsOf(groups[i].smCount, groups[i].coscheduledSmCount, groups[i].flags, tag);
    }
    leaveRest(remainder, whole.sm.smCount - taken, whole, tag);
  });
}

HIPSPV_CALL hipDevResourceGenerateDesc(hipDevResourceDesc_t* handle, hipDevResource* resources, unsigned int count) {
  return guard([&] {
    require(handle != nullptr && resources != nullptr && count != 0, hipErrorInvalidValue);
    const auto description = describe(std::span(resources, count));
    ExecutionContexts::get().descriptions.add(description.get(), description);
    *handle = reinterpret_cast<hipDevResourceDesc_t>(description.get());
  });
}

HIPSPV_CALL hipStreamGetDevResource(hipStream_t stream, hipDevResource* resource, hipDevResourceType type) {
  return guard([&] {
    require(resource != nullptr, hipErrorInvalidValue);
    requireUnits(type);
    *resource = wholeOf(streamOf(stream, hipErrorInvalidHandle).device().ordinal());
  });
}

// ---- ExecutionContexts

HIPSPV_CALL hipGreenCtxCreate(hipExecutionCtx_t* context, hipDevResourceDesc_t handle, int device, unsigned int flags) {
  return guard([&] {
    require(context != nullptr && flags == 0, hipErrorInvalidValue);
    const auto description = ExecutionContexts::get().descriptions.find(handle);
    Device& chosen = Runtime::get().device(device);
    require(description->device == device, hipErrorInvalidDevice);
    *context = add(std::make_shared<ExecutionContext>(chosen, description->resources));
  });
}

HIPSPV_CALL hipExecutionCtxDestroy(hipExecutionCtx_t handle) {
  return guard([&] {
    require(!isPrimary(*contextOf(handle)), hipErrorInvalidValue);
    ExecutionContexts::get().contexts.take(handle, [](const ExecutionContext&) { return true; });
  });
}

HIPSPV_CALL hipDeviceGetExecutionCtx(hipExecutionCtx_t* context, int device) {
  return query(context, [&] { return primaryOf(device); });
}

HIPSPV_CALL hipExecutionCtxGetDevResource(hipExecutionCtx_t handle, hipDevResource* resource, hipDevResourceType type) {
  return guard([&] {
    const auto context = contextOf(handle);
    require(resource != nullptr, hipErrorInvalidValue);
    requireUnits(type);
    for (std::size_t i = 0; i < context->resources.size(); ++i) {
      resource[i] = context->resources[i];
      resource[i].nextResource = i + 1 < context->resources.size() ? &resource[i + 1] : nullptr;
    }
  });
}

HIPSPV_CALL hipExecutionCtxGetDevice(int* device, hipExecutionCtx_t context) {
  return query(device, [&] { return contextOf(context)->device.ordinal(); });
}

HIPSPV_CALL hipExecutionCtxGetId(hipExecutionCtx_t context, unsigned long long* id) {
  return query(id, [&] { return contextOf(context)->id; });
}

// ---- Work

HIPSPV_CALL hipExecutionCtxStreamCreate(hipStream_t* stream, hipExecutionCtx_t context, unsigned int flags,
                                        int priority) {
  return guard([&] {
    require(stream != nullptr, hipErrorInvalidValue);
    require(flags == hipStreamDefault || flags == hipStreamNonBlocking, hipErrorInvalidValue);
    *stream = Runtime::get().streams().make(contextOf(context)->createStream(flags, priority));
  });
}

HIPSPV_CALL hipExecutionCtxRecordEvent(hipExecutionCtx_t context, hipEvent_t event) {
  return guard([&] {
    const auto of = contextOf(context);
    of->record(Runtime::get().events().get(event, hipErrorInvalidHandle));
  });
}

HIPSPV_CALL hipExecutionCtxWaitEvent(hipExecutionCtx_t context, hipEvent_t event) {
  return guard([&] {
    const auto of = contextOf(context);
    of->wait(Runtime::get().events().get(event, hipErrorInvalidHandle));
  });
}

HIPSPV_CALL hipExecutionCtxSynchronize(hipExecutionCtx_t context) {
  return guard([&] { contextOf(context)->synchronize(); });
}
