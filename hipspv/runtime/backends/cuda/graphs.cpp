#include "graphs.h"

#include <utility>

#include "box_copy.h"
#include "hipspv/runtime/support/log.h"
#include "kernel.h"
#include "memory.h"
#include "queue.h"
#include "status.h"

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
    state.call(driver().GraphCreate, "cuGraphCreate", &graph_, 0u);
  }
  ~Graph() override {
    if (executable_ != nullptr) holds_.releaseQuietly(driver().GraphExecDestroy, executable_);
    holds_.releaseQuietly(driver().GraphDestroy, graph_);
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
    state_.enter();
    const unsigned flags = priorities_ ? unsigned{kUseNodePriority} : 0;
    return accepted(driver().GraphInstantiate(&executable_, graph_, flags), "cuGraphInstantiateWithFlags");
  }

  bool change(std::uint32_t node, const backend::NodeWork& work) override {
    state_.enter();
    return std::visit([&](const auto& each) { return change(each, nodes_[node]); }, work);
  }

  bool enable(std::uint32_t node, bool enabled) override {
    state_.enter();
    return accepted(driver().GraphNodeSetEnabled(executable_, nodes_[node].handle, enabled ? 1 : 0),
                    "cuGraphNodeSetEnabled");
  }

  void upload(backend::Queue& queue) override {
    state_.call(driver().GraphUpload, "cuGraphUpload", executable_, static_cast<Stream>(queue.native()));
  }

  void launch(backend::Queue& queue) override {
    state_.call(driver().GraphLaunch, "cuGraphLaunch", executable_, static_cast<Stream>(queue.native()));
  }

 private:
  struct Node {
    GraphNodeHandle handle = nullptr;
    int cooperative = 0, priority = 0;  // a kernel's attributes
  };

  const Driver& driver() const { return state_.driver(); }

  // Without a node for what the driver refuses, the runtime enqueues the graph's commands itself.
  bool accepted(Status status, const char* call) const {
    if (isLasting(status)) state_.check(status, call);
    if (status != kSuccess) log(LogLevel::kDebug, call, ": ", describe(driver(), status));
    return status == kSuccess;
  }

  // The driver takes pageable memory, but its manual doesn't say when a graph reads it.
  bool knows(const backend::BoxCopy& copy) const {
    return !isPageable(state_, copy.to) && !isPageable(state_, copy.from);
  }

  bool add(const backend::NoWork&, Node& node) {
    return accepted(driver().GraphAddEmptyNode(&node.handle, graph_, before_.data(), before_.size()),
                    "cuGraphAddEmptyNode");
  }

  bool add(const backend::KernelWork& work, Node& node) {
    const KernelNode kernel = kernelNode(work);
    if (!accepted(driver().GraphAddKernelNode(&node.handle, graph_, before_.data(), before_.size(), &kernel),
                  "cuGraphAddKernelNode"))
      return false;
    node.cooperative = work.launch.cooperative ? 1 : 0;
    node.priority = priorityOf(state_, work.priority);
    return setAttribute(node, kNodeCooperative, node.cooperative) && setAttribute(node, kNodePriority, node.priority);
  }

  // 0 is the driver's default.
  bool setAttribute(const Node& node, int attribute, int value) {
    if (value == 0) return true;
    const NodeAttribute wanted{.value = value};
    return accepted(driver().GraphKernelNodeSetAttribute(node.handle, attribute, &wanted),
                    "cuGraphKernelNodeSetAttribute");
  }

  bool add(const backend::BoxCopy& work, Node& node) {
    if (!knows(work)) return false;
    const Copy3D copy = describe(work);
    return accepted(
        driver().GraphAddMemcpyNode(&node.handle, graph_, before_.data(), before_.size(), &copy, state_.context()),
        "cuGraphAddMemcpyNode");
  }

  bool add(const backend::FillWork& work, Node& node) {
    const FillNode fill = fillNode(work);
    return accepted(
        driver().GraphAddMemsetNode(&node.handle, graph_, before_.data(), before_.size(), &fill, state_.context()),
        "cuGraphAddMemsetNode");
  }

  bool change(const backend::NoWork&, const Node&) { return false; }

  // A node keeps its attributes.
  bool change(const backend::KernelWork& work, const Node& node) {
    if (work.launch.cooperative != (node.cooperative != 0) || priorityOf(state_, work.priority) != node.priority)
      return false;
    const KernelNode kernel = kernelNode(work);
    return accepted(driver().GraphExecKernelNodeSetParams(executable_, node.handle, &kernel),
                    "cuGraphExecKernelNodeSetParams");
  }

  bool change(const backend::BoxCopy& work, const Node& node) {
    if (!knows(work)) return false;
    const Copy3D copy = describe(work);
    return accepted(driver().GraphExecMemcpyNodeSetParams(executable_, node.handle, &copy, state_.context()),
                    "cuGraphExecMemcpyNodeSetParams");
  }

  bool change(const backend::FillWork& work, const Node& node) {
    const FillNode fill = fillNode(work);
    return accepted(driver().GraphExecMemsetNodeSetParams(executable_, node.handle, &fill, state_.context()),
                    "cuGraphExecMemsetNodeSetParams");
  }

  const State& state_;
  Holds& holds_;
  const bool priorities_;
  GraphHandle graph_ = nullptr;
  ExecutableHandle executable_ = nullptr;
  std::vector<Node> nodes_;
  std::vector<GraphNodeHandle> before_;  // of the node that is added
};

}  // namespace

std::unique_ptr<backend::DeviceGraph> Graphs::create(bool priorities) {
  holds_.releaseRest();
  return std::make_unique<Graph>(state_, holds_, priorities);
}

}  // namespace hipspv::cuda
