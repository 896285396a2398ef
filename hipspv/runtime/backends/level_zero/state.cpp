#include "state.h"

#include <utility>

namespace hipspv::ze {
namespace {

constexpr Flags kOfKernels = kCompute | kCopy;

bool has(const QueueGroup& group, Flags flags) { return (group.flags & flags) == flags && group.queues != 0; }

}  // namespace

State::State(Found found, ContextHandle given)
    : found_(std::move(found)),
      context_(
          given != nullptr
              ? given
              : found_.context->get([this] { return std::make_unique<Context>(found_.api, found_.driver); }).get()),
      ordersLists_(found_.ordersLists()),
      appendsLists_(found_.appendsLists()) {
  const auto& groups = found_.groups;
  std::optional<std::uint32_t> compute;
  for (std::uint32_t i = 0; i < groups.size(); ++i) {
    const bool kernels = has(groups[i], kOfKernels);
    const bool better =
        kernels && (!compute || (has(groups[i], kCooperativeKernels) && !has(groups[*compute], kCooperativeKernels)));
    if (better) compute = i;
    // Intel's drivers have the main copy engine first, then those that links between GPUs use.
    if (!copy_ && has(groups[i], kCopy) && (groups[i].flags & kCompute) == 0) copy_ = i;
  }
  if (!compute) throw Error(hipErrorNoDevice, found_.features.name + " has no engine that runs kernels and copies");
  compute_ = *compute;
}

MemoryType memoryType(const State& state, const void* pointer) {
  AllocationProperties properties{};
  DeviceHandle device = nullptr;
  check(state.api().MemGetAllocProperties(state.context(), pointer, &properties, &device), "zeMemGetAllocProperties");
  return properties.memory;
}

}  // namespace hipspv::ze
