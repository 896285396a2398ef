#include "graph_list.h"

#include <algorithm>
#include <cstring>

#include "copy_region.h"

namespace hipspv::ze {
namespace {

// Appends nodes to a list.
class Recorder {
 public:
  Recorder(const Api& api, ListHandle list, const EventSet& events, std::span<const Node> nodes)
      : api_(api), list_(list), events_(events), nodes_(nodes) {}

  // The events have been signalled by the list's previous execution.
  void reset() {
    for (EventHandle event : events_.all())
      check(api_.CommandListAppendEventReset(list_, event), "zeCommandListAppendEventReset");
    if (!events_.all().empty()) barrier({});
  }

  void append(const Node& node) {
    if (node.barrier) barrier({});
    waits_.clear();
    for (const std::uint32_t before : node.waits) waits_.push_back(events_[nodes_[before].event.value()]);
    const Sync sync{node.event ? events_[*node.event] : nullptr, static_cast<std::uint32_t>(waits_.size()),
                    waits_.data()};
    if (node.enabled)
      std::visit([&](const auto& work) { append(work, sync); }, node.work);
    else
      append(backend::NoWork{}, sync);
  }

 private:
  // Without events to wait for it waits for all earlier commands.
  void barrier(const Sync& sync) {
    check(api_.CommandListAppendBarrier(list_, sync.signal, sync.count, sync.waits), "zeCommandListAppendBarrier");
  }

  void append(const backend::NoWork&, const Sync& sync) {
    if (sync.signal != nullptr) barrier(sync);
  }

  void append(const KernelNode& node, const Sync& sync) {
    const backend::Launch& launch = node.launch();
    const GroupCount groups{launch.grid[0], launch.grid[1], launch.grid[2]};
    KernelHandle prepared = node.kernel()->prepare(launch);
    const bool together = launch.cooperative && node.kernel()->fitsTogether(launch);
    const auto call = together ? api_.CommandListAppendLaunchCooperativeKernel : api_.CommandListAppendLaunchKernel;
    check(call(list_, prepared, &groups, sync.signal, sync.count, sync.waits), "zeCommandListAppendLaunchKernel");
  }

  void append(const backend::BoxCopy& copy, const Sync& sync) {
    appendAll(commandsFor(copy), "zeCommandListAppendMemoryCopyRegion", sync,
              [&](std::size_t i, const Sync& own) { return appendCopy(api_, list_, copy, i, own); });
  }

  void append(const backend::FillWork& fill, const Sync& sync) {
    const std::size_t count = commandsFor(fill), bytes = fill.widthBytes * fill.height / count;
    appendAll(count, "zeCommandListAppendMemoryFill", sync, [&](std::size_t i, const Sync& own) {
      return api_.CommandListAppendMemoryFill(list_, fill.to + i * fill.pitch, &fill.pattern, fill.patternBytes, bytes,
                                              own.signal, own.count, own.waits);
    });
  }

  // Appends the commands of a node. The end of several is that of a barrier.
  template <class Command>
  void appendAll(std::size_t count, const char* call, const Sync& sync, Command&& command) {
    const bool several = count > 1 && sync.signal != nullptr;
    const Sync own{several ? nullptr : sync.signal, sync.count, sync.waits};
    for (std::size_t i = 0; i < count; ++i) check(command(i, own), call);
    if (several) barrier({sync.signal});
  }

  const Api& api_;
  ListHandle list_;
  const EventSet& events_;
  std::span<const Node> nodes_;
  std::vector<EventHandle> waits_;  // of the node that is appended
};

std::vector<std::shared_ptr<const Kernel>> kernelsOf(std::span<const Node> nodes) {
  std::vector<std::shared_ptr<const Kernel>> kernels;
  for (const Node& node : nodes)
    if (const auto* work = std::get_if<KernelNode>(&node.work); work != nullptr && node.enabled)
      kernels.push_back(work->kernel());
  std::ranges::sort(kernels);
  const auto rest = std::ranges::unique(kernels);
  kernels.erase(rest.begin(), rest.end());
  return kernels;
}

}  // namespace

KernelNode::KernelNode(std::shared_ptr<Kernel> kernel, const backend::Launch& launch)
    : kernel_(std::move(kernel)), launch_(launch) {
  const std::size_t count = launch.arguments.size();
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < count; ++i) bytes += kernel_->argumentBytes(i);
  values_.resize(bytes);
  std::byte* value = values_.data();
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t size = kernel_->argumentBytes(i);
    if (size != 0) std::memcpy(value, launch.arguments[i], size);
    addresses_.push_back(value);
    value += size;
  }
  launch_.arguments = addresses_;
}

std::size_t commandsFor(const backend::FillWork& fill) { return fill.pitch == fill.widthBytes ? 1 : fill.height; }

GraphList::GraphList(const State& state, std::span<const Node> nodes, std::uint32_t events)
    : state_(state),
      allocations_(state.allocations()),
      events_(state, events),
      kernels_(kernelsOf(nodes)),
      list_(state) {
  Recorder recorder(state.api(), list_.get(), events_, nodes);
  recorder.reset();
  for (const Node& node : nodes) recorder.append(node);
  list_.close();
}

// Commands belong to allocations that exist when they are appended, as arguments of kernels do (Kernel::prepare).
bool GraphList::isCurrent() const {
  return allocations_ == state_.allocations() &&
         std::ranges::all_of(kernels_, [](const auto& kernel) { return kernel->isCurrent(); });
}

}  // namespace hipspv::ze
