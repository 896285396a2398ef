// The driver's graphs.
#include <utility>

#include "hipspv/runtime/backends/services.h"
#include "memory.h"
#include "program.h"
#include "services.h"

namespace hipspv::cuda {
namespace {

KernelNode kernelNode(const backend::KernelWork& work) {
  const auto& kernel = static_cast<const Kernel&>(work.kernel);
  const backend::Launch& launch = work.launch;
  const auto& [gridX, gridY, gridZ] = launch.grid;
  const auto& [blockX, blockY, blockZ] = launch.block;
  kernel.allowShared(launch.sharedBytes);
  KernelNode node{};
  node.function = kernel.function();
  node.gridX = gridX;
  node.gridY = gridY;
  node.gridZ = gridZ;
  node.blockX = blockX;
  node.blockY = blockY;
  node.blockZ = blockZ;
  node.sharedBytes = static_cast<unsigned>(launch.sharedBytes);
  node.arguments = const_cast<void**>(launch.arguments.data());
  return node;
}

FillNode fillNode(const backend::FillWork& work) {
  const auto element = static_cast<unsigned>(work.patternBytes);
  const unsigned kept = ~0u >> (32 - 8 * element);
  return {addressOf(work.to), work.pitch, work.pattern & kept, element, work.widthBytes / element, work.height};
}

class Graph final : public backend::DeviceGraph {
 public:
  Graph(const State& state, Holds& holds, bool priorities) : state_(state), holds_(holds), priorities_(priorities) {
    state.call(&Driver::GraphCreate, &graph_, 0);
  }
  ~Graph() override {
    if (executable_ != nullptr) holds_.releaseQuietly(&Driver::GraphExecDestroy, executable_);
    holds_.releaseQuietly(&Driver::GraphDestroy, graph_);
  }
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;

  bool add(const backend::NodeWork& work, std::span<const std::uint32_t> dependencies) override {
    state_.enter();
    before_.clear();
    for (const std::uint32_t dependency : dependencies) before_.push_back(nodes_[dependency].handle);
    Node node;
    if (!std::visit([&](const auto& each) { return add(each, node); }, work)) return false;
    nodes_.push_back(node);
    return true;
  }

  bool complete() override {
    return accepted(&Driver::GraphInstantiate, &executable_, graph_, priorities_ ? unsigned{kUseNodePriority} : 0);
  }

  bool change(std::uint32_t node, const backend::NodeWork& work) override {
    return std::visit([&](const auto& each) { return change(each, nodes_[node]); }, work);
  }

  bool enable(std::uint32_t node, bool enabled) override {
    return accepted(&Driver::GraphNodeSetEnabled, executable_, nodes_[node].handle, enabled ? 1 : 0);
  }

  void upload(backend::Queue& queue) override {
    state_.call(&Driver::GraphUpload, executable_, static_cast<Stream>(queue.native()));
  }

  void launch(backend::Queue& queue) override {
    state_.call(&Driver::GraphLaunch, executable_, static_cast<Stream>(queue.native()));
  }

 private:
  struct Node {
    GraphNodeHandle handle = nullptr;
    int cooperative = 0, priority = 0;  // a kernel's attributes
  };

  // Without a node for what the driver refuses, the runtime enqueues the graph's commands itself.
  template <class... Parameters>
  bool accepted(EntryPoint<Parameters...> Driver::* entry, std::type_identity_t<Parameters>... arguments) const {
    return state_.attempt(entry, arguments...) == kSuccess;
  }

  // The driver takes pageable memory, but its manual doesn't say when a graph reads it.
  bool knows(const backend::BoxCopy& copy) const {
    return !isPageable(state_, copy.to) && !isPageable(state_, copy.from);
  }

  bool add(const backend::NoWork&, Node& node) {
    return accepted(&Driver::GraphAddEmptyNode, &node.handle, graph_, before_.data(), before_.size());
  }

  bool add(const backend::KernelWork& work, Node& node) {
    const KernelNode kernel = kernelNode(work);
    if (!accepted(&Driver::GraphAddKernelNode, &node.handle, graph_, before_.data(), before_.size(), &kernel))
      return false;
    node.cooperative = work.launch.cooperative ? 1 : 0;
    node.priority = priorityOf(state_, work.priority);
    return setAttribute(node, kNodeCooperative, node.cooperative) && setAttribute(node, kNodePriority, node.priority);
  }

  // 0 is the driver's default.
  bool setAttribute(const Node& node, int attribute, int value) {
    if (value == 0) return true;
    const NodeAttribute wanted{.value = value};
    return accepted(&Driver::GraphKernelNodeSetAttribute, node.handle, attribute, &wanted);
  }

  bool add(const backend::BoxCopy& work, Node& node) {
    if (!knows(work)) return false;
    const Copy3D copy = describe(work);
    return accepted(&Driver::GraphAddMemcpyNode, &node.handle, graph_, before_.data(), before_.size(), &copy,
                    state_.context());
  }

  bool add(const backend::FillWork& work, Node& node) {
    const FillNode fill = fillNode(work);
    return accepted(&Driver::GraphAddMemsetNode, &node.handle, graph_, before_.data(), before_.size(), &fill,
                    state_.context());
  }

  bool change(const backend::NoWork&, const Node&) { return false; }

  // A node keeps its attributes.
  bool change(const backend::KernelWork& work, const Node& node) {
    if (work.launch.cooperative != (node.cooperative != 0) || priorityOf(state_, work.priority) != node.priority)
      return false;
    const KernelNode kernel = kernelNode(work);
    return accepted(&Driver::GraphExecKernelNodeSetParams, executable_, node.handle, &kernel);
  }

  bool change(const backend::BoxCopy& work, const Node& node) {
    if (!knows(work)) return false;
    const Copy3D copy = describe(work);
    return accepted(&Driver::GraphExecMemcpyNodeSetParams, executable_, node.handle, &copy, state_.context());
  }

  bool change(const backend::FillWork& work, const Node& node) {
    const FillNode fill = fillNode(work);
    return accepted(&Driver::GraphExecMemsetNodeSetParams, executable_, node.handle, &fill, state_.context());
  }

  const State& state_;
  Holds& holds_;
  const bool priorities_;
  GraphHandle graph_ = nullptr;
  ExecutableHandle executable_ = nullptr;
  std::vector<Node> nodes_;
  std::vector<GraphNodeHandle> before_;  // of the node that is added
};

class Graphs final : public backend::Graphs {
 public:
  Graphs(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::unique_ptr<backend::DeviceGraph> create(bool priorities) override {
    holds_.releaseRest();
    return std::make_unique<Graph>(state_, holds_, priorities);
  }

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace

std::unique_ptr<backend::Graphs> makeGraphs(const State& state, Holds& holds) {
  return std::make_unique<Graphs>(state, holds);
}

}  // namespace hipspv::cuda
