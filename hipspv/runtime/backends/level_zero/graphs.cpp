#include "graphs.h"

#include <algorithm>
#include <map>
#include <utility>

#include "copy_region.h"
#include "graph_list.h"
#include "hipspv/runtime/support/log.h"
#include "queue.h"

namespace hipspv::ze {
namespace {

// A list has each row of a fill as a command. The runtime enqueues larger ones, which don't stay in memory.
constexpr std::size_t kMostCommands = 1024;

// Decides how the nodes of a list are ordered. A node waits for the nodes that it depends on by events, unless a
// barrier delays nothing: if every earlier node since the last barrier has to end before the node anyway.
class Order {
 public:
  // nodes: the last one is new, and runs after those of these numbers.
  void place(std::vector<Node>& nodes, std::span<const std::uint32_t> dependencies) {
    Node& node = nodes.back();
    std::ranges::copy_if(dependencies, std::back_inserter(node.waits), [&](auto number) { return number >= first_; });
    const auto isEnd = [&](std::uint32_t number) { return ends_[number]; };
    const auto closed = static_cast<std::size_t>(std::ranges::count_if(node.waits, isEnd));
    if (closed != 0 && closed == open_) {
      node.barrier = true;
      node.waits.clear();
      first_ = static_cast<std::uint32_t>(nodes.size() - 1);
    }
    for (const std::uint32_t number : node.waits) {
      ends_[number] = false;
      if (!nodes[number].event) nodes[number].event = events_++;
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
    if (copy.to.array != nullptr || copy.from.array != nullptr || commandsFor(copy) > kMostCommands) return false;
    node.work = copy;
    return true;
  }

  bool take(const backend::FillWork& fill, Node& node) {
    if (commandsFor(fill) > kMostCommands) return false;
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

}  // namespace

std::unique_ptr<backend::DeviceGraph> Graphs::create(bool priorities) {
  return std::make_unique<Graph>(state_, priorities);
}

}  // namespace hipspv::ze
