// Graphs as closed command lists.
#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/support/log.h"
#include "program.h"
#include "queue.h"
#include "services.h"

namespace hipspv::ze {
namespace {

// A list has each row of a fill as a command. The runtime enqueues larger ones, which don't stay in memory.
constexpr std::size_t kMaxCommands = 1024;

// A launch with copies of its arguments.
class KernelNode {
 public:
  // The kernel is the graph's own: calls of its functions don't overlap.
  KernelNode(std::shared_ptr<Kernel> kernel, const backend::Launch& launch)
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

  const std::shared_ptr<Kernel>& kernel() const { return kernel_; }
  const backend::Launch& launch() const { return launch_; }

 private:
  std::shared_ptr<Kernel> kernel_;
  backend::Launch launch_;
  std::vector<std::byte> values_;
  std::vector<const void*> addresses_;  // of the values, by parameter
};

struct Node {
  std::variant<backend::NoWork, KernelNode, backend::BoxCopy, backend::FillWork> work{};
  bool enabled = true;                   // otherwise it does nothing
  bool barrier = false;                  // it runs after all earlier nodes
  std::vector<std::uint32_t> waits{};    // the nodes since the last barrier that it runs after
  std::optional<std::uint32_t> event{};  // the index of the event that it signals, if other nodes wait for it
};

// The number of commands of a fill: one, or one for each row.
std::size_t commandsForFill(const backend::FillWork& fill) { return fill.pitch == fill.widthBytes ? 1 : fill.height; }

// Appends nodes to a list.
class Recorder {
 public:
  Recorder(const Api& api, ListHandle list, const EventSet& events, std::span<const Node> nodes)
      : api_(api), list_(list), events_(events), nodes_(nodes) {}

  // The events have been signalled by the list's previous execution.
  void reset() {
    for (EventHandle event : events_.all()) call(api_.CommandListAppendEventReset, list_, event);
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
  void barrier(const Sync& sync) { call(api_.CommandListAppendBarrier, list_, sync.signal, sync.count, sync.waits); }

  void append(const backend::NoWork&, const Sync& sync) {
    if (sync.signal != nullptr) barrier(sync);
  }

  void append(const KernelNode& node, const Sync& sync) {
    const backend::Launch& launch = node.launch();
    const GroupCount groups{launch.grid[0], launch.grid[1], launch.grid[2]};
    KernelHandle prepared = node.kernel()->prepare(launch);
    const bool together = launch.cooperative && node.kernel()->fitsTogether(launch);
    const auto& entry = together ? api_.CommandListAppendLaunchCooperativeKernel : api_.CommandListAppendLaunchKernel;
    call(entry, list_, prepared, &groups, sync.signal, sync.count, sync.waits);
  }

  void append(const backend::BoxCopy& copy, const Sync& sync) {
    appendAll(commandsFor(copy), api_.CommandListAppendMemoryCopyRegion.symbol(), sync,
              [&](std::size_t i, const Sync& own) { return appendCopy(api_, list_, copy, i, own); });
  }

  void append(const backend::FillWork& fill, const Sync& sync) {
    const std::size_t count = commandsForFill(fill), bytes = fill.widthBytes * fill.height / count;
    appendAll(count, api_.CommandListAppendMemoryFill.symbol(), sync, [&](std::size_t i, const Sync& own) {
      return api_.CommandListAppendMemoryFill(list_, fill.to + i * fill.pitch, &fill.pattern, fill.patternBytes, bytes,
                                              own.signal, own.count, own.waits);
    });
  }

  // Appends the commands of a node. The end of several is that of a barrier.
  template <class Command>
  void appendAll(std::size_t count, const char* symbol, const Sync& sync, Command&& command) {
    const bool several = count > 1 && sync.signal != nullptr;
    const Sync own{several ? nullptr : sync.signal, sync.count, sync.waits};
    for (std::size_t i = 0; i < count; ++i) check(command(i, own), symbol);
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

// A graph's nodes as a regular list.
class GraphList {
 public:
  // events: the number of the nodes' events. Throws hipspv::Error.
  GraphList(const State& state, std::span<const Node> nodes, std::uint32_t events)
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

  ListHandle get() const { return list_.get(); }
  // A new list would have the same commands.
  // Commands belong to allocations that exist when they are appended, as arguments of kernels do (Kernel::prepare).
  bool isCurrent() const {
    return allocations_ == state_.allocations() &&
           std::ranges::all_of(kernels_, [](const auto& kernel) { return kernel->isCurrent(); });
  }

 private:
  const State& state_;
  const std::uint64_t allocations_;
  const EventSet events_;
  std::vector<std::shared_ptr<const Kernel>> kernels_;
  RegularList list_;
};

// Decides how the nodes of a list are ordered. A node waits for the nodes that it depends on by events, unless a
// barrier delays nothing: if every earlier node since the last barrier has to end before the node anyway.
class Order {
 public:
  // nodes: the last one is new, and runs after those of these indices.
  void place(std::vector<Node>& nodes, std::span<const std::uint32_t> dependencies) {
    Node& node = nodes.back();
    std::ranges::copy_if(dependencies, std::back_inserter(node.waits), [&](auto index) { return index >= first_; });
    const auto isEnd = [&](std::uint32_t index) { return ends_[index]; };
    const auto closed = static_cast<std::size_t>(std::ranges::count_if(node.waits, isEnd));
    if (closed != 0 && closed == open_) {
      node.barrier = true;
      node.waits.clear();
      first_ = static_cast<std::uint32_t>(nodes.size() - 1);
    }
    for (const std::uint32_t index : node.waits) {
      ends_[index] = false;
      if (!nodes[index].event) nodes[index].event = events_++;
    }
    open_ += 1 - closed;
    ends_.push_back(true);
  }

  std::uint32_t events() const { return events_; }

 private:
  std::uint32_t first_ = 0;   // node since the last barrier
  std::vector<bool> ends_;    // by node: no later one runs after it
  std::size_t open_ = 0;      // those of them since the last barrier
  std::uint32_t events_ = 0;  // that nodes signal
};

// A list is made for the first launch after a change. Launches that are under way keep the earlier ones.
class Graph final : public backend::DeviceGraph {
 public:
  Graph(const State& state, bool priorities) : state_(state), priorities_(priorities) {}

  bool add(const backend::NodeWork& work, std::span<const std::uint32_t> dependencies) override {
    Node node;
    if (!take(work, node)) return false;
    nodes_.push_back(std::move(node));
    order_.place(nodes_, dependencies);
    return true;
  }

  // The runtime enqueues what the driver refuses, and reports its errors.
  bool complete() override {
    try {
      renew();
      return true;
    } catch (const Error& error) {
      log(LogLevel::kDebug, "a graph's list: ", error.what());
      return false;
    }
  }

  bool change(std::uint32_t node, const backend::NodeWork& work) override {
    list_ = nullptr;
    return take(work, nodes_[node]);
  }

  bool enable(std::uint32_t node, bool enabled) override {
    list_ = nullptr;
    nodes_[node].enabled = enabled;
    return true;
  }

  void upload(backend::Queue&) override { renew(); }

  void launch(backend::Queue& queue) override {
    renew();
    static_cast<Queue&>(queue).run(list_->get(), list_);
  }

 private:
  void renew() {
    if (list_ != nullptr && list_->isCurrent()) return;
    list_ = nullptr;
    list_ = std::make_shared<const GraphList>(state_, nodes_, order_.events());
  }

  // Sets the node's work. False if the list can't have it.
  bool take(const backend::NodeWork& work, Node& node) {
    return std::visit([&](const auto& each) { return take(each, node); }, work);
  }

  bool take(const backend::NoWork& work, Node& node) {
    node.work = work;
    return true;
  }

  // The queue's priority is that of the whole list.
  bool take(const backend::KernelWork& work, Node& node) {
    if (priorities_ && work.priority != 0) return false;
    node.work.emplace<KernelNode>(own(static_cast<const Kernel&>(work.kernel)), work.launch);
    return true;
  }

  bool take(const backend::BoxCopy& copy, Node& node) {
    if (copy.to.array != nullptr || copy.from.array != nullptr || commandsFor(copy) > kMaxCommands) return false;
    node.work = copy;
    return true;
  }

  bool take(const backend::FillWork& fill, Node& node) {
    if (commandsForFill(fill) > kMaxCommands) return false;
    node.work = fill;
    return true;
  }

  // Other launches set the kernel's arguments at the same time, so that the graph has a copy of each kernel.
  std::shared_ptr<Kernel> own(const Kernel& kernel) {
    std::weak_ptr<Kernel>& known = kernels_[&kernel];
    std::shared_ptr<Kernel> copy = known.lock();
    if (copy == nullptr || !copy->isAnother(kernel)) known = copy = kernel.another();
    return copy;
  }

  const State& state_;
  const bool priorities_;
  std::vector<Node> nodes_;
  Order order_;
  std::map<const Kernel*, std::weak_ptr<Kernel>> kernels_;  // by the original, which may have ended
  std::shared_ptr<const GraphList> list_;
};

class Graphs final : public backend::Graphs {
 public:
  explicit Graphs(const State& state) : state_(state) {}

  std::unique_ptr<backend::DeviceGraph> create(bool priorities) override {
    return std::make_unique<Graph>(state_, priorities);
  }

 private:
  const State& state_;
};

}  // namespace

std::unique_ptr<backend::Graphs> makeGraphs(const State& state) { return std::make_unique<Graphs>(state); }

}  // namespace hipspv::ze
