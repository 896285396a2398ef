// An executable graph: a copy of a graph, and how to do it in a stream.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "graph.h"
#include "schedule.h"

namespace hipspv {

// Why a graph can't take the place of the one that an executable graph was made from.
struct UpdateFailure {
  hipGraphExecUpdateResult result = hipGraphExecUpdateSuccess;
  Node* node = nullptr;  // of the new graph; nullptr where the numbers of nodes differ
};

class ExecutableGraph : public Listed<ExecutableGraph> {
 public:
  // Throws what the first launch of a kernel throws, hipErrorNotSupported for a graph with memory
  // nodes that has an executable graph.
  ExecutableGraph(Graph& graph, unsigned long long flags);
  // What was launched goes on.
  ~ExecutableGraph();

  hipGraphExec_t handle() { return static_cast<hipGraphExec_t>(address()); }
  unsigned long long flags() const { return flags_; }

  // In the stream's order, as one operation; behind the launch before. Throws hipErrorInvalidValue
  // where memory of the launch before wasn't freed. Of a capturing stream: becomes a child graph.
  void launch(Stream& stream);
  // Gets ready what the first launch in the stream needs.
  void upload(Stream& stream);

  // The copy of a node of the graph that this was made from, or of a child graph of it. Throws
  // hipErrorInvalidValue for others.
  Node& copyOf(const Node& node) const;

  // A node's parameters, where HIP allows it: a copy keeps its kind, a node its sort
  // (hipErrorInvalidValue), and what memory nodes do stays (hipErrorNotSupported).
  void replace(const Node& node, Operation operation);

  // Takes all parameters from a graph of the same shape, or says why it can't and takes none. The
  // second form is for a child graph's node alone.
  UpdateFailure update(const Graph& graph);
  UpdateFailure update(const Node& node, const Graph& child);

 private:
  void planKernels(Device& device) const;
  void beginMemory();
  void orderBehindLast(Stream& stream);
  void openLanes(Device& device);
  void closeLanes() noexcept;
  void run(Stream& stream);
  void runLanes(Stream& stream);
  void joinAfterError() noexcept;

  const unsigned long long flags_;
  const std::shared_ptr<void> memoryClaim_;
  const std::unique_ptr<Graph> graph_;
  const Schedule schedule_;
  std::unordered_map<std::uint64_t, Node*> copies_;  // by the id of the node that was copied

  std::mutex mutex_;  // one launch at a time gets enqueued
  std::shared_ptr<Stream> last_;  // where the last launch was
  Device* lanesDevice_ = nullptr;
  std::vector<std::shared_ptr<Stream>> lanes_;  // all but the launch's own stream
  std::vector<backend::EventPtr> marks_;  // of the steps that others wait for
};

}  // namespace hipspv
