// An executable graph: a copy of a graph, and a plan for executing it in a stream.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <set>
#include <unordered_map>
#include <vector>

#include "graph.h"
#include "native_graph.h"
#include "schedule.h"

namespace hipspv {

// The reason why a graph can't replace the one that an executable graph was made from.
struct UpdateFailure {
  hipGraphExecUpdateResult result = hipGraphExecUpdateSuccess;
  Node* node = nullptr;  // of the new graph; nullptr if the numbers of nodes differ
};

class ExecutableGraph : public Listed<ExecutableGraph> {
 public:
  // Throws the errors of a first launch of each kernel, hipErrorNotSupported for a graph with
  // memory nodes that already has an executable graph.
  ExecutableGraph(Graph& graph, unsigned long long flags);
  // Launched work continues.
  ~ExecutableGraph();

  hipGraphExec_t handle() { return static_cast<hipGraphExec_t>(address()); }
  unsigned long long flags() const { return flags_; }

  // For launches on the device.
  void prepare(Device& device);
  // Runs in the stream's order, as one operation, after the previous launch. Throws hipErrorInvalidValue if memory of
  // the previous launch wasn't freed. In a capturing stream it becomes a child graph.
  void launch(Stream& stream);
  // Prepares the next launch in the stream.
  void upload(Stream& stream);

  // The copy of a node of the graph that this was made from, or of one of its child graphs. Throws
  // hipErrorInvalidValue for other nodes.
  Node& copyOf(const Node& node) const;

  // Replaces a node's parameters, as far as HIP allows: a copy keeps its kind, a node its sort
  // (hipErrorInvalidValue), and memory nodes don't change (hipErrorNotSupported).
  void replace(const Node& node, Operation operation);

  // A node that isn't runs as an empty one.
  void setEnabled(const Node& node, bool enabled);

  // Takes all parameters from a graph of the same shape, or returns the reason and takes none. The
  // second form is for the node of a child graph only.
  UpdateFailure update(const Graph& graph);
  UpdateFailure update(const Node& node, const Graph& child);

 private:
  void planKernels(Device& device) const;
  void beginMemory();
  void orderBehindLast(Stream& stream);
  void openLanes(Device& device);
  void closeLanes() noexcept;
  bool usesNodePriority() const { return (flags_ & hipGraphInstantiateFlagUseNodePriority) != 0; }
  void takeAll(Graph& have, const Graph& want);
  void run(Stream& stream);
  void runLanes(Stream& stream);
  void joinAfterError() noexcept;

  const unsigned long long flags_;
  const std::shared_ptr<void> memoryClaim_;
  const std::unique_ptr<Graph> graph_;
  const Schedule schedule_;
  std::unordered_map<std::uint64_t, Node*> copies_;  // by the id of the original node
  std::set<std::shared_ptr<Condition>> conditions_;  // of all nodes

  std::mutex mutex_;              // for enqueuing: one launch at a time
  std::shared_ptr<Stream> last_;  // the stream of the last launch
  NativeGraph native_;
  Device* lanesDevice_ = nullptr;
  std::vector<std::shared_ptr<Stream>> lanes_;  // all but the launch's own stream
  std::vector<backend::EventPtr> marks_;        // of the steps with waiters
};

}  // namespace hipspv
